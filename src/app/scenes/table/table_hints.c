/* Hints: on request the best moves, each with its reason, one of them marked on the table. */
#include "app/scenes/table/table_draw.h"

#include "app/scenes/table/hint_choice.h"
#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/marks.h"

#include <math.h>

static const float SIGN = 28;
static const char *const NUMBERS[HINTS_SHOWN] = {"1", "2", "3"};

void table_forget_hints(Table *table, App *app)
{
    if (table->advice.hint_wanted)
        thinker_drop(app->thinker); /* or its answer would lie in the way of the next question */
    table->advice.hints.count = 0;
    table->advice.hint_wanted = false;
}

/* ---- what it is about ---- */

static int held_column(const Table *table)
{
    return table->intent.active ? table->intent.held_column : INTENT_OPEN;
}

/* With a column in hand, the question is where its cards go. */
static const Game *asked_game(const Table *table, const App *app)
{
    return table->advice.hint_held == INTENT_OPEN ? play_game(app->play) : &table->intent.game;
}

/* Whether the player has begun what the hint says. Only columns, tools and helpers are chosen
 * freely; everything else is what the rules ask for now, which is no departure from the hint. */
static bool is_begun_with(const Intent *intent, const Move *first)
{
    if (intent->held_column != INTENT_OPEN)
        return (first->kind == MOVE_TAKE || first->kind == MOVE_JACKHAMMER) &&
               first->column == intent->held_column;
    return !hint_card_of(intent->kind) || intent->kind == first->kind;
}

/* Hints go when the player does something else: that needs the prompt, and a hint about another
 * card than the one in hand would confuse. */
static bool hints_fit(const Table *table)
{
    const Advice *advice = &table->advice;
    if (held_column(table) == advice->hint_held && advice->hint_held != INTENT_OPEN)
        return true;
    return advice->hint_held == INTENT_OPEN &&
           (!table->intent.active || !advice->hints.count ||
            is_begun_with(&table->intent, &advice->hints.items[advice->hint].plan.moves[0]));
}

void table_check_hints(Table *table, App *app)
{
    const Advice *advice = &table->advice;
    const bool late = advice->hint_wanted && advice->hint_held != held_column(table);
    if (late || (advice->hints.count && !hints_fit(table)))
        table_forget_hints(table, app);
}

/* ---- where it points ---- */

/* Whether a move is begun with a target. */
static bool begins_with(const Move *move, const Target *target)
{
    const MoveKind kind = (MoveKind)move->kind;
    const bool takes = kind == MOVE_TAKE || kind == MOVE_JACKHAMMER || kind == MOVE_DISCARD;
    switch (target->kind) {
    case TARGET_COLUMN:
        return takes && target->index == move->column;
    case TARGET_SPACE:
        return (kind == MOVE_PLACE || kind == MOVE_SCAFFOLD || kind == MOVE_DECORATE) &&
               target->index == move->space;
    case TARGET_RESOURCE:
        return resource_card_type((ResourceCard)target->index) == hint_card_of(kind);
    case TARGET_BUTTON:
        return kind == MOVE_PASS && target->index == BUTTON_END_TURN;
    default:
        return false;
    }
}

/* A visible focus goes to where the hint begins: its ring would distract from the marks. */
static void lead_focus(Table *table)
{
    const Move *move = &table->advice.hints.items[table->advice.hint].plan.moves[0];
    for (int i = 0; table->aim.focus != -1 && i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (!target->usable || !begins_with(move, target))
            continue;
        table->aim.focus = i;
        table->aim.focus_looks = false;
        table->aim.noticed = *target;
        table->aim.note_muted = true; /* the hint says enough about it */
        return;
    }
}

/* ---- asking ---- */

/* A tool that was taken up for something else is laid down again: the hint was asked for. */
static void make_way(Table *table, App *app)
{
    while (!hints_fit(table) && intent_can_step_back(&table->intent))
        table_cancel(table, app);
    table_find_targets(table, app);
}

/* What is begun already is helped with first. */
static void choose_first(Table *table)
{
    Advice *advice = &table->advice;
    for (advice->hint = 0; advice->hint < advice->hints.count && !hints_fit(table);)
        advice->hint++;
    advice->hint %= advice->hints.count;
}

/* The strongest computer player is asked what it would do; once it has said so, the next hint is
 * shown. */
void table_ask_hint(Table *table, App *app)
{
    const Record *record = play_record(app->play);
    if (!table_person_acts(table, app) || app->play->turn_over || table->advice.hint_wanted)
        return;
    if (!app->seats[table->shown.viewed].hints) {
        table_say(table, app,
                  tr(app->words, "Hints are off for this player. You’ll find a good move!"));
        return;
    }
    if (table->advice.hints.count) {
        table->advice.hint = (table->advice.hint + 1) % table->advice.hints.count;
        make_way(table, app);
        lead_focus(table);
        return;
    }
    table->advice.hint_wanted = true;
    table->advice.hint_held = held_column(table);
    thinker_ask_hints(app->thinker, asked_game(table, app),
                      record->options.seed + (uint64_t)record->move_count);
}

void table_take_hints(Table *table, App *app)
{
    if (!thinker_take_hints(app->thinker, &table->advice.hints))
        return;
    hints_choose(&table->advice.hints, asked_game(table, app), app->words);
    table->advice.hint_wanted = false;
    table->advice.hint = 0;
    const HandGrip grip = table_grip(table, app);
    if (table->advice.hints.count) {
        choose_first(table);
        make_way(table, app);
        lead_focus(table);
    }
    table_follow_grip(table, app, &grip); /* cards in hand glide along */
    app_redraw(app);
}

/* ---- where it lies ---- */

Box table_advice_box(const Table *table)
{
    const Box other = table->layout.other;
    Box b = table_row_panels(table, table->shown.viewed).prompt;
    if (other.x == b.x && !intent_can_switch_part(&table->intent))
        b.h = other.y + other.h - b.y;
    return b;
}

Box table_hint_button(const Table *table)
{
    Box b = table->layout.other;
    return intent_can_switch_part(&table->intent) ? box_cut_left(&b, b.h, 0) : b;
}

Box table_hint_box(const Table *table, int index)
{
    const Box b = box_inset(table_advice_box(table), 9);
    return box(b.x + (SIGN + 8) * (float)index, b.y, SIGN, SIGN);
}

/* ---- how it looks ---- */

static Mark mark_of(const Table *table, int index)
{
    return (Mark){.colour = index == table->advice.hint ? TONE_HINT : TONE_HINT_SOFT,
                  .sign = NUMBERS[index]};
}

void table_draw_hint_marks(App *app, const Table *table)
{
    for (int i = 0; i < table->advice.hints.count; i++) {
        const Mark mark = mark_of(table, i);
        if (i != table->advice.hint)
            marks_draw_start(app, table, &table->advice.hints.items[i].plan, &mark);
    }
    if (table->advice.hints.count) {
        const Mark mark = mark_of(table, table->advice.hint);
        const Plan *plan = &table->advice.hints.items[table->advice.hint].plan;
        marks_draw_plan(app, table, plan, &mark);
        marks_draw_way(app, table, plan, &mark);
    }
}

void table_draw_hint_signs(App *app, const Table *table)
{
    if (!table->advice.hints.count || !intent_holds_cards(&table->intent))
        return;
    const Mark mark = mark_of(table, table->advice.hint);
    marks_draw_signs(app, table, &table->advice.hints.items[table->advice.hint].plan, &mark);
}

/* Three dots that swell one after the other. */
void table_draw_thinking(App *app, Box b)
{
    for (int i = 0; i < 3; i++) {
        const float wave = sinf((float)(app->now * 4) - (float)i * 0.9f);
        const float size = app->settings.reduced_motion ? 8 : 7 + 3 * fmaxf(wave, 0);
        const Box dot = box_centred(box_cut_left(&b, 14, 2), size, size);
        paint_box(app->canvas, dot, size / 2, TONE_GOLD, TONE_GOLD);
    }
}

/* For the best hint: what to do, then why. For the others: what to do, and how much less it brings.
 * What a move brings at once and what it brings in the end are never told side by side. */
void table_draw_hints(App *app, const Table *table)
{
    const TextStyle move_style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle why_style = {TEXT_TAG, TONE_TEAL, .align = ALIGN_LEFT, .wrap = true};
    const Hint *best = &table->advice.hints.items[0];
    const Hint *hint = &table->advice.hints.items[table->advice.hint];
    char move[HINT_MOVE_CAPACITY], why[200];
    Box b = table_advice_box(table);
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, 9);
    hint_words(why, sizeof why, hint, play_record(app->play), app->words);
    hint_move_words(move, sizeof move, hint, asked_game(table, app), app->words);
    canvas_tell_saying(app->canvas, SAYING_PROMPT, move);
    if (hint != best)
        hint_gain_words(why, sizeof why, hint, best, app->words);
    box_cut_top(&b, SIGN, 4);
    table_draw_said(app, (Said){&move_style, move}, (Said){&why_style, why}, b);
}

void table_draw_hint_sign(App *app, const Table *table, int index)
{
    const Mark mark = mark_of(table, index);
    marks_draw_sign(app, &mark, table_hint_box(table, index));
}
