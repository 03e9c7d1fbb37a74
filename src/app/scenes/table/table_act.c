/* What happens when something on the table is used. */
#include "app/scenes/table/table.h"

#include "app/scenes/table/picker.h"
#include "app/scenes/table/warnings.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double MESSAGE_SECONDS = 4;

void table_refuse(Table *table, App *app, Refusal refusal)
{
    const char letter = RULE_ERROR_INFO[refusal.error].letter;
    char why[REFUSAL_CAPACITY];
    refusal_words(why, sizeof why, &refusal, app->words);
    if (letter)
        snprintf(table->advice.message, sizeof table->advice.message, "%s [%c]", why, letter);
    else
        snprintf(table->advice.message, sizeof table->advice.message, "%s", why);
    table->advice.message_until = app->now + MESSAGE_SECONDS;
    table_sound_at(app, SOUND_CARD_REFUSE, table->aim.hand_at);
}

void table_say(Table *table, App *app, const char *words)
{
    snprintf(table->advice.message, sizeof table->advice.message, "%s", words);
    table->advice.message_until = app->now + MESSAGE_SECONDS;
}

/* What must be placed after the room: no choice of the player, so it is picked up at once. */
static void hold_rest_of_hand(Table *table, App *app)
{
    const Game *game = play_game(app->play);
    if (app->play->turn_over || game->phase != PHASE_HAND)
        return;
    if (game->hand_room)
        intent_begin(&table->intent, game, MOVE_PLACE);
    else if (resource_card_type(game->hand_resource) == RESOURCE_SCAFFOLDING)
        intent_begin(&table->intent, game, MOVE_SCAFFOLD);
    else
        intent_begin(&table->intent, game, MOVE_DECORATE);
}

/* The discard of a pair needs no picking up either. */
static void start_turn_intent(Table *table, App *app)
{
    const Game *game = play_game(app->play);
    intent_clear(&table->intent);
    table->pace.person_moves = play_person_moves(app->play);
    if (app->play->turn_over || !play_person_moves(app->play))
        return;
    if (game->phase == PHASE_DISCARD)
        intent_begin(&table->intent, game, MOVE_DISCARD);
    else
        hold_rest_of_hand(table, app);
}

static void warn(Table *table, App *app, const Game *before, const EventList *events)
{
    if (!app->settings.warnings || !play_person_moves(app->play))
        return;
    for (int i = 0; i < events->count; i++) {
        const char *warning = warning_for(before, &events->items[i]);
        if (warning) {
            table_say(table, app, tr(app->words, warning));
            return;
        }
    }
}

static void hold_back(Table *table, const EventList *events, int own)
{
    table->shown.after.count = 0;
    for (int i = own; i < events->count; i++)
        table->shown.after.items[table->shown.after.count++] = events->items[i];
}

/* Saves and shows a move that was played. */
static void follow_move(Table *table, App *app, const EventList *events, int own)
{
    app_save_match(app);
    table->shown.moves = play_record(app->play)->move_count;
    hold_back(table, events, own);
    table_show(table, app, events, 0, own);
    table->advice.message[0] = '\0';
    table_forget_hints(table, app);
    table_forget_source(table);
}

bool table_play(Table *table, App *app, const Move *move)
{
    EventList events;
    int own = 0;
    const Game before = *play_game(app->play);
    const RuleError error = play_move(app->play, move, &events, &own);
    if (error) {
        table_refuse(table, app, (Refusal){.error = error});
        return false;
    }
    follow_move(table, app, &events, own);
    warn(table, app, &before, &events);
    table_meet(table, app, &events, own);
    return true;
}

static void play_moves(Table *table, App *app, const IntentMoves *moves)
{
    for (int i = 0; i < moves->count; i++) {
        if (!table_play(table, app, &moves->items[i]))
            break;
    }
    table->aim.drag = DRAG_NONE;
    start_turn_intent(table, app);
    if (app->play->turn_over && app->settings.auto_end_turn)
        table->pace.ends_shown = true;
    if (table->pace.ends_shown)
        table_end_by_itself(table, app);
}

static int persons(const App *app)
{
    const Record *record = play_record(app->play);
    int count = 0;
    for (int seat = 0; seat < record->options.players; seat++)
        count += record->seats[seat].level == LEVEL_PERSON;
    return count;
}

void table_end_turn(Table *table, App *app)
{
    const int before = app->play->mover;
    const Move pass = {.kind = MOVE_PASS};
    table_show_all(table, app);
    table->pace.ends_shown = false;
    if (!app->play->turn_over && !table_play(table, app, &pass))
        return;
    table_show_all(table, app);
    const EventList after = table->shown.after;
    play_end_turn(app->play);
    app_save_match(app);
    table->shown.after.count = 0;
    const int last = table->shown.viewed;
    if (!play_finished(app->play)) /* else nobody's house comes: the count begins */
        table->shown.viewed = app->play->mover;
    table_layout(table, app);
    if (table->shown.viewed != last && table_speed(app) > 0)
        table_slide(table, app, last);
    table_load_ahead(table, app);
    table_show(table, app, &after, 0, after.count);
    start_turn_intent(table, app);
    table->aim.focus = app->input.pointer_used ? -1 : FOCUS_LOST; /* keys are led on */
    table_forget_source(table);
    table->pace.handing_over = app->settings.hand_over && persons(app) > 1 &&
                               play_person_moves(app->play) && app->play->mover != before;
    /* a computer reaches for its column while its home still slides in */
    table->pace.computer_at = app->now + fmax(0.1, 0.4 * (double)table_speed(app));
    table->pace.plan.count = table->pace.plan_next = 0;
    table->advice.message[0] = '\0'; /* it was not for the next player */
    table_forget_hints(table, app);
    app_follow_turn(app);
}

/* Nothing is on its way: what was discarded last lies on top. */
static void settle_discards(Shown *shown)
{
    shown->top_room = shown->takings.discarded_room;
    shown->top_resource = shown->takings.discarded_resource;
}

void table_tell_takings(Table *table, const Record *record, int moves)
{
    takings_tell(&table->shown.takings, record, moves);
    settle_discards(&table->shown);
}

/* The game as it may be shown: what follows the end of the turn waits until that is announced. */
static void show_moment(Table *table, const Play *play)
{
    EventList events;
    int own;
    const Record *record = play_record(play);
    table->shown.after.count = 0;
    table_tell_takings(table, record, record->move_count - play->turn_over);
    if (!play->turn_over) {
        table->shown.game = *play_game(play);
        return;
    }
    play_retell(play, &table->shown.game, &events, &own);
    for (int i = 0; i < own; i++) {
        event_apply(&table->shown.game, &events.items[i]);
        takings_follow(&table->shown.takings, &events.items[i]);
    }
    settle_discards(&table->shown);
    hold_back(table, &events, own);
}

/* After a jump in the record, and when a match is taken up again. */
void table_resync(Table *table, App *app)
{
    table_show_all(table, app);
    table->shown.waiting.count = table->shown.next_event = 0;
    show_moment(table, app->play);
    table->shown.moves = play_record(app->play)->move_count;
    table->shown.looking_back = false;
    table->pace.ends_shown = false;
    table->pace.plan.count = table->pace.plan_next = 0;
    table_forget_hints(table, app);
    thinker_drop(app->thinker);
    table->shown.viewed = app->play->mover;
    table_layout(table, app);
    start_turn_intent(table, app);
    app_follow_turn(app);
}

static void redo(Table *table, App *app)
{
    EventList events;
    int own;
    intent_clear(&table->intent);
    if (play_redo(app->play, &events, &own) == RULE_OK)
        follow_move(table, app, &events, own);
    start_turn_intent(table, app);
}

SceneStep table_press_button(Table *table, App *app, TableButton button)
{
    switch (button) {
    case BUTTON_UNDO:
        if (play_person_moves(app->play) && play_can_undo(app->play))
            table_undo(table, app);
        break;
    case BUTTON_REDO:
        if (play_person_moves(app->play) && play_can_redo(app->play))
            redo(table, app);
        break;
    case BUTTON_END_TURN:
        table_end_turn(table, app);
        break;
    case BUTTON_OTHER:
        if (intent_switch_part(&table->intent) && !app->input.pointer_used)
            table->aim.focus = FOCUS_LOST; /* on to where it can go */
        break;
    case BUTTON_HINT:
        table_ask_hint(table, app);
        break;
    case BUTTON_HALT:
        table_halt(table, app);
        break;
    case BUTTON_TAKE_OVER:
        table_take_over(table, app);
        break;
    case BUTTON_UNSEEN:
        return scene_push_with(SCENE_UNSEEN, (SceneNote){.game = &table->shown.game});
    case BUTTON_ASK:
        return scene_push_with(SCENE_QUESTIONS, (SceneNote){.table = table});
    case BUTTON_RULES:
        return scene_push(SCENE_RULES);
    case BUTTON_MENU:
        return scene_push_with(SCENE_PAUSE, (SceneNote){.table = table});
    case BUTTON_LOG:
        return scene_push(SCENE_LOG);
    case BUTTON_POINTS:
        return scene_push(SCENE_REFERENCE);
    case TABLE_BUTTON_COUNT:
        break;
    }
    return scene_stay();
}

/* After Undo: a column is taken, and nothing of it put down. */
bool table_can_put_back(const Play *play)
{
    const Record *record = play_record(play);
    if (!play_can_undo(play) || !play_game(play)->hand_room)
        return false;
    const MoveKind last = (MoveKind)record->moves[record->move_count - 1].kind;
    return last == MOVE_TAKE || last == MOVE_JACKHAMMER;
}

void table_use_column(Table *table, App *app, int column)
{
    IntentMoves moves;
    if (table_can_put_back(app->play))
        table_undo(table, app);
    if (table->intent.active && table->intent.held_column == INTENT_OPEN) {
        if (intent_choose_column(&table->intent, column, &moves))
            play_moves(table, app, &moves);
        return;
    }
    if (table->intent.active && table->intent.held_column == column) {
        intent_clear(&table->intent); /* put it back */
        return;
    }
    if (intent_hold(&table->intent, play_game(app->play), column))
        table_sound_at(app, SOUND_CARD_LIFT, table->layout.column_room[column]);
}

/* A room that was chosen is let go of in the same way. */
static void refuse_space(Table *table, App *app, Space space)
{
    const Refusal refusal = refusal_at(&table->intent, space);
    if ((int)space == table->intent.space)
        table_cancel(table, app);
    else if (refusal.error)
        table_refuse(table, app, refusal);
}

void table_use_space(Table *table, App *app, Space space)
{
    IntentMoves moves;
    if (!table->intent.active)
        return;
    if (!intent_wants_space(&table->intent, space)) {
        refuse_space(table, app, space);
        return;
    }
    if (intent_choose_space(&table->intent, space, &moves))
        play_moves(table, app, &moves);
}

/* Like a column, a tool is put down again where it was taken up. */
static void use_resource(Table *table, App *app, ResourceCard card)
{
    const MoveKind use = intent_use_of(card);
    if (table->intent.active && table->intent.kind == use)
        start_turn_intent(table, app);
    else if (intent_begin(&table->intent, play_game(app->play), use))
        table_sound_at(app, SOUND_TOOL, table_row_box(table, table->shown.viewed, card));
}

/* It leaves the others from where it lies among them. */
static void use_pick(Table *table, App *app, const Target *pick)
{
    IntentMoves moves;
    table->aim.picked = picker_card(table, pick->box);
    if (intent_choose_card(&table->intent, pick->index, &moves))
        play_moves(table, app, &moves);
    else
        table_sound_at(app, SOUND_CARD_LIFT, table->aim.picked);
}

/* The first column, while one is to be discarded. */
static void refuse_column(Table *table, App *app, int column)
{
    const Move discard = {.kind = MOVE_DISCARD, .column = (uint8_t)column};
    if (table->intent.active && table->intent.kind == MOVE_DISCARD)
        table_refuse(table, app, (Refusal){.error = game_check(&table->intent.game, &discard)});
}

SceneStep table_use(Table *table, App *app, int index)
{
    const Target target = table->targets.items[index];
    if (target.kind == TARGET_BUTTON && target.usable)
        return table_press_button(table, app, (TableButton)target.index);
    if (!table_person_acts(table, app))
        return scene_stay();
    if (target.kind == TARGET_SPACE)
        table_use_space(table, app, (Space)target.index);
    else if (target.kind == TARGET_COLUMN && !target.usable)
        refuse_column(table, app, target.index);
    if (!target.usable)
        return scene_stay();
    if (target.kind == TARGET_COLUMN)
        table_use_column(table, app, target.index);
    else if (target.kind == TARGET_RESOURCE)
        use_resource(table, app, (ResourceCard)target.index);
    else if (target.kind == TARGET_HINT)
        table->advice.hint = target.index;
    else if (target.kind == TARGET_PICK)
        use_pick(table, app, &target);
    return scene_stay();
}

void table_cancel(Table *table, App *app)
{
    table->aim.drag = DRAG_NONE;
    if (!intent_step_back(&table->intent))
        start_turn_intent(table, app);
}
