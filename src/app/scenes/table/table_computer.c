/* A computer player's turn: asked of the thinker in time, and played at a speed that can be
 * followed. */
#include "app/scenes/table/table.h"

/* Seconds between the moves of a computer, besides those of a flight. */
static const double COMPUTER_PAUSE = 0.08;

bool table_computer_moves(const Table *table, const App *app)
{
    return !table->shown.looking_back && !play_person_moves(app->play) &&
           !play_finished(app->play) && !table->pace.paused;
}

/* A plan of the thinker's, unless it is for a game that was asked about before this one. */
static bool take_plan(Table *table, const App *app)
{
    Plan plan;
    if (!thinker_take_move(app->thinker, &plan) ||
        table->pace.asked != game_hash(play_game(app->play)))
        return false;
    table->pace.plan = plan;
    table->pace.plan_next = 0;
    return true;
}

/* A computer thinks while the cards before its turn still fly; where it says why, it waits. */
static void think(Table *table, App *app)
{
    const Record *record = play_record(app->play);
    Pace *pace = &table->pace;
    if (app->play->turn_over || pace->plan_next < pace->plan.count ||
        (table_showing(table) && table_is_spectated(table, app)))
        return;
    if (table->guest.rival) {
        table->guest.rival(play_game(app->play), &pace->plan);
        pace->plan_next = 0;
    } else if (take_plan(table, app)) {
        table_comment(table, app);
    } else if (!thinker_busy(app->thinker)) {
        pace->asked = game_hash(play_game(app->play));
        thinker_ask_move(app->thinker, play_game(app->play), record->seats[app->play->mover].level,
                         record->options.seed + (uint64_t)record->move_count);
    }
}

/* The plan of a turn is played move by move, at a speed that can be followed. */
static void play_computer(Table *table, App *app)
{
    if (app->play->turn_over) {
        table->advice.comment.reason_count = 0;
        table_end_turn(table, app);
        return;
    }
    if (table->pace.plan_next == table->pace.plan.count)
        return;
    table_play(table, app, &table->pace.plan.moves[table->pace.plan_next++]);
    table->pace.computer_at = app->now + COMPUTER_PAUSE + (double)table_speed(app);
}

bool table_computer_waits(const Table *table, const App *app)
{
    return !table_showing(table) && table_computer_moves(table, app);
}

/* What its turn has brought is seen before the turn ends. */
static bool computer_is_ready(const Table *table, const App *app)
{
    return table_computer_waits(table, app) && app->now >= table->pace.computer_at &&
           !(app->play->turn_over && table_trinkets_arrive(table));
}

void table_let_computer_play(Table *table, App *app)
{
    if (table_computer_moves(table, app))
        think(table, app);
    if (computer_is_ready(table, app))
        play_computer(table, app);
}
