/* The round: the table with its market and homes. */
#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/table_words.h"
#include "app/speech/announcer.h"

#include <math.h>

/* Whoever comes to the table by keys or buttons goes on with them. */
static bool begins_with_keys(const App *app)
{
    const Device device = app->input.device;
    return !app->input.pointer_used && (device == DEVICE_KEYS || device == DEVICE_PAD);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Table *table = self;
    if (!app->play)
        return false;
    table_open_layers(table);
    table->aim.focus = begins_with_keys(app) ? FOCUS_LOST : -1;
    table->aim.hover = -1;
    table_forget_source(table);
    audio_music(app->audio, MUSIC_TABLE);
    table_resync(table, app);
    table->pace.computer_at = app->now + 0.6;
    table_deal_opening(table, app);
    return true;
}

static void leave(void *self, App *app)
{
    Table *table = self;
    app_follow_table(app);
    thinker_drop(app->thinker);
    table_close_layers(table);
}

static void resume(void *self, App *app, const SceneNote *result)
{
    Table *table = self;
    table->pace.ends_at = 0; /* the moment begins anew */
    if (result->moves)
        table_look_back(table, app, result->moves);
    if (result->action == ACTION_UNDO)
        table_press_button(table, app, BUTTON_UNDO);
}

static void layout(void *self, App *app)
{
    Table *table = self;
    if (table->shown.moves != play_record(app->play)->move_count ||
        table->pace.person_moves != play_person_moves(app->play))
        table_resync(table, app); /* undone, or another player, from the pause */
    table_layout(table, app);
    table_load_ahead(table, app);
    table_find_targets(table, app);
    if (table->aim.focus == FOCUS_LOST && table_person_acts(table, app))
        table_keep_focus(table);
    table_follow_tip(table, app);
    table_sound_growth(table, app);
}

/* ---- time ---- */

/* Something changes from frame to frame. */
static bool animated(const Table *table, const App *app)
{
    return table_showing(table) || table_computer_waits(table, app) || table->advice.hint_wanted ||
           table_slides(table, app) || table_hand_moves(table, app) ||
           table_waits_to_end(table, app) || table->pace.ends_shown || table_trinkets_move(table) ||
           play_finished(app->play);
}

static bool moving(const void *self, const App *app)
{
    const Table *table = self;
    return animated(table, app) || table_note_waits(table, app) ||
           (table->advice.message[0] && app->now < table->advice.message_until) ||
           table->advice.remark.words;
}

/* Until the next note is due, or a message or remark has been shown long enough. */
static double rests_until(const void *self, const App *app)
{
    const Table *table = self;
    const double note = table_note_waits(table, app) ? table_note_due(table) : HUGE_VAL;
    const double message = table->advice.message[0] ? table->advice.message_until : HUGE_VAL;
    const double remark = table->advice.remark.words ? table->advice.remark.until : HUGE_VAL;
    return animated(table, app) ? 0 : fmin(fmin(note, message), remark);
}

/* While things move, what can be used changes without any input. */
static void follow_motion(Table *table, App *app)
{
    const HandGrip grip = table_grip(table, app);
    table_find_targets(table, app);
    if (table_person_acts(table, app))
        table_keep_focus(table);
    table_follow_hand(table, app, &grip); /* to where the focus is led */
    table_see_hand(table, app);
    if (!animated(table, app))
        app_redraw(app);
}

/* All that is seen now; to be freed. */
static Layer *picture_of(const Table *table, App *app)
{
    Layer *picture = layer_new(), *layer = table->shown.layer;
    app->canvas->unseen = true;
    while (layer_next(app->canvas, layer))
        table_draw_still(app, table);
    if (layer_begin_copy(app->canvas, layer, picture)) {
        table_draw(table, app);
        layer_end(app->canvas, picture);
    }
    app->canvas->unseen = false;
    return picture;
}

/* The table fades while the count begins; who plays alone stays there. */
static SceneStep finish(const Table *table, App *app)
{
    const bool fades =
        table_speed(app) > 0 && !table->guest.people && layer_texture(table->shown.layer);
    Layer *seen = fades ? picture_of(table, app) : NULL;
    app_finish_match(app);
    return scene_replace_with(SCENE_END, (SceneNote){.seen = seen});
}

static SceneStep update(void *self, App *app, float seconds)
{
    Table *table = self;
    (void)seconds;
    const bool was_animated = animated(table, app);
    table_show_step(table, app);
    table_step_trinkets(table, app);
    table_sound_growth(table, app);
    table_let_computer_play(table, app);
    if (table->advice.hint_wanted)
        table_take_hints(table, app);
    table_end_by_itself(table, app);
    table_meet_question(table, app);
    if (table->advice.message[0] && app->now >= table->advice.message_until) {
        table->advice.message[0] = '\0';
        app_redraw(app);
    }
    if (table->advice.remark.words && app->now >= table->advice.remark.until) {
        table->advice.remark.words = NULL;
        layer_renew(table->shown.layer);
        app_redraw(app);
    }
    if (was_animated)
        follow_motion(table, app);
    table_follow_tip(table, app);
    if (!table_showing(table) && !table->shown.looking_back && play_finished(app->play))
        return finish(table, app);
    return scene_stay();
}

/* ---- input ---- */

static bool moved_far(const Table *table, const InputEvent *event)
{
    const float dx = event->x - table->aim.press_x;
    const float dy = event->y - table->aim.press_y;
    return dx * dx + dy * dy > 64;
}

/* A click beside everything puts down what was taken up. Cards that are picked from lie on top: a
 * click on what is below them counts too, but not one between them. */
static bool lets_go(const Table *table, const InputEvent *event, int target)
{
    const bool picks = table_picks_card(table);
    const bool beside = target < 0 || (picks && !table->targets.items[target].usable);
    return beside && intent_can_step_back(&table->intent) &&
           !(picks && box_has(table->layout.market, event->x, event->y));
}

static SceneStep pointer(Table *table, App *app, const InputEvent *event)
{
    switch (event->kind) {
    case INPUT_POINTER_MOVE:
        table->aim.hover = table_target_at(table, event->x, event->y);
        if (table->aim.pressed && !table->aim.drag &&
            table_can_drag(table, table->aim.pressed_target) && moved_far(table, event))
            table_start_drag(table, app); /* a press that moves */
        break;
    case INPUT_POINTER_DOWN:
        table->aim.pressed = true;
        table->aim.press_x = event->x;
        table->aim.press_y = event->y;
        table->aim.pressed_target = table_target_at(table, event->x, event->y);
        break;
    case INPUT_POINTER_UP: {
        const bool was_pressed = table->aim.pressed;
        table->aim.pressed = false;
        if (table->aim.drag) {
            table_drop(table, app, event->x, event->y);
            break;
        }
        const int target = table_target_at(table, event->x, event->y);
        if (event->held)
            break;
        if (was_pressed && table->aim.pressed_target == target && lets_go(table, event, target))
            table_cancel(table, app);
        else if (was_pressed && target >= 0 && target == table->aim.pressed_target)
            return table_use(table, app, target);
        else if (was_pressed && table->intent.active && moved_far(table, event))
            table_drop(table, app, event->x, event->y); /* the hand is dragged from anywhere */
        break;
    }
    case INPUT_POINTER_OTHER: /* there is always a way back with the mouse alone */
        if (table->aim.drag || intent_holds_cards(&table->intent))
            table_turn_hand(table, app);
        else if (intent_can_step_back(&table->intent))
            table_cancel(table, app);
        break;
    case INPUT_WHEEL:
        table_turn_hand(table, app);
        break;
    default: /* out of the window: nothing is dropped */
        table->aim.pressed = false;
        if (table->aim.drag)
            table_cancel(table, app);
        table->aim.hover = -1;
        break;
    }
    return scene_stay();
}

/* The rules open at the thing under the pointer, or under the focus. */
static const char *topic(const Table *table, const App *app)
{
    const int index = app->input.pointer_used ? table->aim.hover : table->aim.focus;
    if (index < 0 || index >= table->targets.count)
        return NULL;
    const Target *target = &table->targets.items[index];
    RoomType room = ROOM_NONE;
    if (target->kind == TARGET_RESOURCE)
        return RESOURCE_INFO[resource_card_type((ResourceCard)target->index)].key;
    if (target->kind == TARGET_COLUMN)
        room = room_card_type(table->shown.game.market_room[target->index]);
    else if (target->kind == TARGET_SPACE)
        room = home_type_at(&table->shown.game.homes[table->shown.viewed], (Space)target->index);
    return room == ROOM_NONE ? NULL : ROOM_INFO[room].key;
}

/* Spoken only: whoever sees the table has the answers before them. */
static bool answer(Table *table, App *app, Action action)
{
    char words[SENTENCE_CAPACITY * 2];
    Text text = text_on(words, sizeof words);
    if (!table_answer(table, app, action, &text))
        return false;
    announcer_say(app->reading.aloud, app->words, words);
    return true;
}

/* The button at the foot, whatever it says, if it can be used. */
static SceneStep end_turn(Table *table, App *app)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        const bool ends = target->index == BUTTON_END_TURN || target->index == BUTTON_HALT;
        if (target->kind == TARGET_BUTTON && ends && target->usable)
            return table_press_button(table, app, (TableButton)target->index);
    }
    return scene_stay();
}

/* A ring that jumps about while computers play would say that there is something to choose. */
static bool only_hurries(const Table *table, const App *app)
{
    return table_computer_moves(table, app) && !table_is_spectated(table, app);
}

static SceneStep act(Table *table, App *app, Action action)
{
    switch (action) {
    case ACTION_CONFIRM:
        if (table->aim.focus >= 0)
            return table_use(table, app, table->aim.focus);
        table->aim.focus = FOCUS_LOST; /* first it is shown what would be used */
        return scene_stay();
    case ACTION_END_TURN:
        return end_turn(table, app);
    case ACTION_FLIP:
        table_turn_hand(table, app);
        return scene_stay();
    case ACTION_UNDO:
        return table_press_button(table, app, BUTTON_UNDO);
    case ACTION_REDO:
        return table_press_button(table, app, BUTTON_REDO);
    case ACTION_RULES:
        return scene_push_with(SCENE_RULES, (SceneNote){.topic = topic(table, app)});
    case ACTION_REFERENCE:
        return scene_push(SCENE_REFERENCE);
    case ACTION_HINT:
        table_ask_hint(table, app);
        return scene_stay();
    case ACTION_LOG:
        return scene_push(SCENE_LOG);
    case ACTION_ASK:
        return table_press_button(table, app, BUTTON_ASK);
    case ACTION_UNSEEN:
        return table_press_button(table, app, BUTTON_UNSEEN);
    case ACTION_MENU:
        return table_press_button(table, app, BUTTON_MENU);
    case ACTION_CANCEL:
        if (table_close_note(table, app))
            return scene_stay();
        if (intent_can_step_back(&table->intent))
            table_cancel(table, app);
        else if (table_person_acts(table, app) && table_can_put_back(app->play))
            table_undo(table, app);
        else if (table->advice.hints.count)
            table_forget_hints(table, app);
        else
            return table_press_button(table, app, BUTTON_MENU);
        return scene_stay();
    default:
        if (!answer(table, app, action) && !only_hurries(table, app))
            table_move_focus(table, action);
        return scene_stay();
    }
}

/* Whether something was taken up, or chosen for what is in hand. */
static bool chooses(const Intent *before, const Intent *now)
{
    return now->active && (!before->active || now->space != before->space ||
                           now->column != before->column || now->card != before->card);
}

/* While the table shows something other than the present moment, any press only goes on. */
static bool goes_on(Table *table, App *app, const InputEvent *event)
{
    const bool again = event->kind == INPUT_ACTION && event->action == ACTION_PAGE_UP;
    app->notice[0] = '\0'; /* it was read */
    table_close_tip(table, app);
    if (table->pace.handing_over)
        table->pace.handing_over = false;
    else if (again)
        table_show_again(table, app);
    else if (table->shown.looking_back)
        table_resync(table, app);
    else
        return false;
    return true;
}

/* Whatever still moves is there at once. */
static void hurry(Table *table, App *app)
{
    if (table_showing(table) || table_computer_moves(table, app))
        table_show_all(table, app);
    if (table_computer_moves(table, app))
        table_hurry_computer(table, app);
}

/* Cards that leave the hand by this input fly from where it is now. */
static void remember_hand(Table *table, const App *app, const HandGrip *grip)
{
    const Intent *intent = &table->intent;
    table->aim.hand_at = grip->shown;
    table->aim.hand_covered = table_hand_covered(table, app) >= 0.5f;
    table->aim.hand_alone = intent_holds_cards(intent) && intent->kind != MOVE_PLACE;
    table->aim.hand_waits = grip->waits == INTENT_OPEN ? (Place){PLACE_NONE, 0, 0}
                                                       : (Place){PLACE_MARKET_ROOM, 0, grip->waits};
    table->aim.hand_supplied = grip->supplied;
    table->aim.picked = box(0, 0, 0, 0);
    table_remember_source(table);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Table *table = self;
    SceneStep step = scene_stay();
    if (event->kind == INPUT_LOADED) {
        layer_renew(table->shown.layer);
        return step;
    }
    if (event->kind == INPUT_ACTION || event->kind == INPUT_POINTER_DOWN) {
        if (goes_on(table, app, event)) {
            table_find_targets(table, app);
            if (event->kind == INPUT_ACTION && table_person_acts(table, app))
                table_keep_focus(table);
            return step;
        }
        hurry(table, app);
    }
    table_find_targets(table, app);
    const int moves = table->shown.moves;
    const Intent intent = table->intent;
    const HandGrip grip = table_grip(table, app);
    remember_hand(table, app, &grip);
    if (event->kind == INPUT_ACTION)
        step = act(table, app, event->action);
    else
        step = pointer(table, app, event);
    if (grip.column != table_lifted_column(table) || grip.waits != table_waiting_column(table) ||
        grip.space != table_lifted_space(table) || grip.tool != table_lifted_tool(table) ||
        grip.supplied != intent_supplied(&table->intent))
        layer_renew(table->shown.layer); /* what is held leaves its place, or comes back */
    table_find_targets(table, app);
    if (event->kind == INPUT_ACTION)
        table_keep_focus(table);
    table_follow_grip(table, app, &grip);
    table_see_hand(table, app);
    table_notice(table, app);
    if (table->shown.moves != moves || chooses(&intent, &table->intent))
        table->aim.note_muted = true; /* not about what was just put down, or taken up */
    table_follow_tip(table, app);
    return step;
}

/* The home of the next player is painted before it starts to slide. */
static bool prepare(const void *self, App *app)
{
    const Table *table = self;
    if (!layer_has_parts(app->canvas, table->shown.layer)) {
        const bool waited = layer_waited(table->shown.layer);
        if (waited)
            scene_foresee(app, SCENE_END); /* it takes most of a frame */
        return waited;
    }
    while (layer_next_part(app->canvas, table->shown.layer))
        table_draw_still(app, table);
    return true;
}

static void draw(const void *self, App *app)
{
    const Table *table = self;
    const bool first = !layer_texture(table->shown.layer);
    if (first)
        pictures_wait(app->canvas->pictures, true); /* the table does not come in pieces */
    table_draw(table, app);
    if (first)
        pictures_wait(app->canvas->pictures, false);
}

const SceneKind table_scene = {
    .state_size = sizeof(Table),
    .enter = enter,
    .leave = leave,
    .resume = resume,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .prepare = prepare,
    .draw = draw,
};
