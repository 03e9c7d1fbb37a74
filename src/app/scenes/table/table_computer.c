/* A computer player's turn: asked of the thinker in time, and played at a speed that can be
 * followed. */
#include "app/scenes/table/table.h"

/* Seconds between the moves of a computer, besides those of a flight. */
static const double COMPUTER_PAUSE = 0.08;

/* For how many flights a tool glows before it is used; its name is on the plate sooner. */
static const double TOOL_SHOWN = 0.4;

bool table_computer_moves(const Table *table, const App *app)
{
    return !table->shown.looking_back && !play_person_moves(app->play) &&
           !play_finished(app->play) && !table->pace.paused;
}

/* Takes the thinker's plan, unless it answers a question about an earlier position. */
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

/* A computer thinks while cards still fly; where it explains its moves, it waits for them. */
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

static ResourceCard tool_of_next_move(const Table *table, const App *app)
{
    const Pace *pace = &table->pace;
    if (!table_computer_moves(table, app) || app->play->turn_over ||
        pace->plan_next >= pace->plan.count)
        return 0;
    const ResourceCardSet tools = intent_tools_for(pace->plan.moves[pace->plan_next].kind) &
                                  table->shown.game.homes[app->play->mover].cards;
    return tools ? card_first(tools) : 0;
}

/* Marks the tool that is used next, before anything moves. The time starts when the house and the
 * cards have come to rest, so that everybody can see it. */
static void show_tool(Table *table, App *app)
{
    Pace *pace = &table->pace;
    const ResourceCard tool = tool_of_next_move(table, app);
    if (tool != pace->tool) {
        pace->tool = tool;
        pace->tool_at = app->now;
        layer_renew(table->shown.layer); /* its name is on the plate */
        app_redraw(app);
    }
    if (table_showing(table) || table_slides(table, app))
        pace->tool_at = app->now;
}

/* A turn ends only after everybody has seen what it brought. */
static bool computer_is_ready(const Table *table, const App *app)
{
    const Pace *pace = &table->pace;
    if (!table_computer_waits(table, app) || app->now < pace->computer_at)
        return false;
    if (pace->tool && app->now < pace->tool_at + TOOL_SHOWN * (double)table_speed(app))
        return false;
    return !app->play->turn_over || !table_trinkets_arrive(table);
}

void table_hurry_computer(Table *table, const App *app)
{
    table->pace.computer_at = app->now;
    table->pace.tool_at = 0;
}

void table_let_computer_play(Table *table, App *app)
{
    if (table_computer_moves(table, app))
        think(table, app);
    show_tool(table, app);
    if (computer_is_ready(table, app))
        play_computer(table, app);
}
