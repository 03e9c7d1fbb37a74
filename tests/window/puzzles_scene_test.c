/* Puzzles on the real table: solved, missed, tried again, kept. */
#include "app/probe/layout_check.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/scenes/table/table_words.h"
#include "app/scenes/visit/visit.h"
#include "app/words/names.h"
#include "app/words/running_names.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

static void a_puzzle_is_solved_with_the_mouse_and_kept(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    assert_false(play_can_undo(app.play));
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    assert_true(app.play->turn_over);
    assert_int_equal(scene->mode, PUZZLES_PLAYING); /* it can still be undone */
    table_game_click("button end-turn");
    assert_int_equal(scene->mode, PUZZLES_JUDGED);
    assert_true(scene->verdict.solved);
    assert_int_equal(scene->solver->stars[0], 3);
    scene->solver->stars[1] = 1; /* as if it had been solved, too */
    table_game_click("widget Next puzzle");
    assert_int_equal(scene->index, 2);
    scene->solver->stars[1] = 0;
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scene->mode, PUZZLES_CHOOSING);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_assert_alone_ended();
    scene = table_game_go_to(SCENE_PUZZLES);
    assert_int_equal(scene->solver->stars[0], 3);
    assert_int_equal(scene->index, 1); /* the next one has the focus */
}

typedef struct Sought {
    const char *kind;
    int card;
    int times;
} Sought;

static void count_piece(void *self, const char *kind, int card)
{
    Sought *sought = self;
    sought->times += card == sought->card && strcmp(kind, sought->kind) == 0;
}

static int times_drawn(const char *kind, int card)
{
    PuzzlesScene *scene = table_game_scene(SCENE_PUZZLES);
    Sought sought = {kind, card, 0};
    layer_renew(scene->guest.table.shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &sought, .piece = count_piece});
    app_draw(&app);
    canvas_unwatch(app.canvas, &sought);
    return sought.times;
}

static void the_verdict_shows_the_cards_of_the_answer(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    const RoomCard best = play_game(app.play)->market_room[scene->puzzle.answer.column];
    const int before = times_drawn("room", best);
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    assert_true(scene->verdict.prospects_known);
    scene->verdict.prospects = (Prospects){0}; /* they come first where there is little room */
    assert_int_equal(times_drawn("room", best), before + 1);
}

static double number_of(const GainLine *line)
{
    const char *sign = strstr(line->number, "−");
    return sign ? -atof(sign + strlen("−")) : atof(line->number);
}

/* Whatever is rounded: the last line is the sum of those above it. */
static void assert_lines_add_up(const PuzzlesScene *scene)
{
    const GainLines lines = puzzles_gains(scene, &app);
    double sum = 0;
    assert_true(lines.count > 1);
    for (int i = 0; i < lines.count - 1; i++)
        sum += number_of(&lines.items[i]);
    assert_string_equal(lines.items[lines.count - 1].label, "Total");
    assert_true(sum == number_of(&lines.items[lines.count - 1]));
}

static void gains_are_rounded_to_halves_that_add_up(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, 0);
    scene->verdict.prospects =
        (Prospects){.deals = 100, .own = {{140, 5}, {212, 5}, {-91, 5}}, .rival = {-263, 5}};
    assert_lines_add_up(scene);
    const GainLines lines = puzzles_gains(scene, &app);
    assert_int_equal(lines.count, 5);
    assert_string_equal(lines.items[3].label, "The strongest opponent gets less");
    assert_string_equal(lines.items[3].number, "+2.5");
    assert_string_equal(lines.items[4].number, "+5");
    scene->verdict.prospects = (Prospects){0}; /* nothing is clear: what was found beforehand */
    assert_int_equal(puzzles_gains(scene, &app).count, 1);
    assert_string_equal(puzzles_gains(scene, &app).items[0].number, "+5");
}

/* A third garage fits face down alone, where the sauna would have brought points. */
static void the_verdict_names_the_column_and_where_its_points_come_from(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_click("button end-turn");
    table_game_run(2);
    table_game_click("widget Show me");
    assert_true(seen(&app, "Column 4: sauna and canopy bed"));
    assert_true(seen(&app, "Column 5: garage and Jackhammer"));
    assert_false(seen(&app, "top floor") || seen(&app, "±"));
    assert_true(scene->verdict.prospects_known && scene->verdict.own_compared);
    assert_true(scene->verdict.prospects.own[SCORE_ROOMS].points > 0);
    assert_true(seen(&app, "compared with your move") && seen(&app, "Rooms\n"));
    assert_lines_add_up(scene);
    scene->verdict.prospects.own[SCORE_ROOMS].error = 1000; /* then nothing can be said about it */
    assert_false(seen(&app, "Rooms\n"));
    table_game_click("widget Try again");
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    table_game_run(2);
    assert_false(scene->verdict.own_compared);
    assert_true(seen(&app, "compared with the next best move"));
}

/* Whoever needs large letters reads why as well: where the table asked before. */
static void a_verdict_in_large_letters_says_why(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1024, 600);
    app.settings.text_size = 250;
    app.settings.wide_spacing = true;
    app_measure(&app);
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_click("button end-turn");
    table_game_run(2);
    assert_true(seen(&app, "Three stars at the first try"));
    assert_int_equal(layout_check(&app), 0);
    table_game_click("widget Show me");
    assert_true(scene->verdict.prospects_known);
    assert_true(seen(&app, "compared with your move:") && seen(&app, "Total\n"));
    assert_int_equal(layout_check(&app), 0);
}

static void a_wrong_answer_keeps_the_right_one_and_can_be_tried_again(void **state)
{
    Box b;
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0); /* the first puzzle has the focus */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    table_game_click("column 5");
    table_game_click("space e2"); /* it fits face down alone */
    assert_true(app.play->turn_over);
    table_game_key(SDLK_z, KMOD_LCTRL);
    assert_false(app.play->turn_over);
    table_game_key(SDLK_y, KMOD_LCTRL);
    assert_true(app.play->turn_over);
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(scene->mode, PUZZLES_JUDGED);
    assert_false(scene->verdict.solved);
    assert_true(scene->verdict.best.reason_count > 0);
    assert_int_equal(scene->solver->tries[0], 1);
    assert_int_equal(scene->solver->stars[0], 0);
    assert_true(seen(&app, "There’s a better answer."));
    assert_true(seen(&app, "Three stars at the first try"));
    assert_false(seen(&app, "auna") || seen(&app, "compared with"));
    table_game_key(SDLK_RETURN, 0); /* Try again */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_key(SDLK_SPACE, 0);
    table_game_key(SDLK_DOWN, 0);
    table_game_key(SDLK_RETURN, 0); /* Show me */
    assert_true(scene->verdict.told && seen(&app, "auna"));
    assert_false(layout_find(&app, "widget Show me", &b));
    assert_int_equal(scene->widgets.focus, PUZZLES_NEXT);
    assert_int_equal(scene->solver->tries[0], 2);
    table_game_click("widget Try again");
    assert_int_equal(scene->index, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_assert_alone_ended();
}

static int first_house(const PuzzlesScene *scene)
{
    int index = 0;
    while (scene->book.items[index].kind != PUZZLE_FINISH)
        index++;
    return index;
}

/* Only the asked player's turns are played; the neighbours' homes give way to the verdict. */
static void a_puzzle_has_no_hints_and_leaves_the_looks_alone(void **state)
{
    Box b;
    (void)state;
    app.seats[0].colour = 3;
    app.seats[0].hints = true;
    const SeatLook before = app.seats[0];
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0);
    assert_false(layout_find(&app, "button hint", &b));
    const int other = (scene->player + 1) % play_game(app.play)->players;
    assert_int_not_equal(play_record(app.play)->seats[other].level, LEVEL_PERSON);
    assert_true(scene->guest.table.layout.opponent_count > 0);
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    assert_int_equal(scene->guest.table.layout.opponent_count, 0);
    scenes_take(&app, scene_pop());
    assert_memory_equal(&app.seats[0], &before, sizeof before);
}

static void undoing_everything_starts_a_house_over(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    const int start = play_record(app.play)->move_count;
    for (int i = 0; i < 20 && !app.play->turn_over; i++) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        assert_true(table_play(&scene->guest.table, &app, &moves.items[0]));
    }
    table_end_turn(&scene->guest.table, &app);
    puzzles_follow(scene, &app);
    assert_true(play_record(app.play)->move_count > start);
    assert_false(play_can_undo(app.play));
    table_game_key(SDLK_z, KMOD_LCTRL);
    assert_int_equal(play_record(app.play)->move_count, start);
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
}

/* Whoever builds nothing but empty rooms is told what is missing, line by line. */
static void a_house_that_could_be_better_is_compared_with_the_best(void **state)
{
    char gain[16];
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    while (scene->mode == PUZZLES_PLAYING) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        assert_true(table_play(&scene->guest.table, &app, &moves.items[moves.count - 1]));
        if (app.play->turn_over)
            table_end_turn(&scene->guest.table, &app);
        puzzles_follow(scene, &app);
    }
    table_game_run(2);
    assert_false(scene->verdict.solved);
    assert_true(scene->verdict.limit_known);
    assert_false(seen(&app, "The best house"));
    table_game_click("widget Show me");
    const Score best = score_full(&scene->verdict.limit.home);
    assert_int_equal(best.total, scene->puzzle.points);
    assert_true(seen(&app, "The best house, compared with yours"));
    assert_int_equal(seen(&app, "Rooms\n"), best.rooms != scene->verdict.score.rooms);
    assert_int_equal(seen(&app, "Roof\n"), best.roof != scene->verdict.score.roof);
    const int rooms = best.rooms - scene->verdict.score.rooms;
    snprintf(gain, sizeof gain, "%s%d\n", rooms < 0 ? "−" : "+", abs(rooms));
    assert_true(rooms && seen(&app, gain));
}

/* Nobody has seen the rounds before a puzzle: which roofs were taken is shown, said and told. */
static void the_own_roofs_lie_open(void **state)
{
    (void)state;
    char said[800];
    Text text = text_on(said, sizeof said);
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    app.seats[0].shows_roofs = false;
    puzzles_start(scene, &app, first_house(scene));
    const Table *table = &scene->guest.table;
    ResourceCardSet roofs = play_game(app.play)->homes[scene->player].cards &
                            resource_cards_of_kind(RESOURCE_KIND_ROOF);
    assert_true(roofs);
    table_game_point(home_view_pile(table->layout.board));
    table_game_run(60);
    const Target heap = {.kind = TARGET_HEAP, .index = HEAP_ROOFS};
    table_add_target(table, &app, &heap, &text);
    for (; roofs; roofs &= roofs - 1) {
        const ResourceType type = resource_card_type(card_first(roofs));
        assert_int_equal(times_drawn("resource", card_first(roofs)), 1);
        assert_true(seen(&app, name_of_resource(type))); /* in the note */
        assert_non_null(strstr(said, running_resource(app.words, type).words));
    }
    table_game_click("button log");
    table_game_scene(SCENE_LOG);
    assert_true(seen(&app, "and the green roof"));
    scenes_take(&app, scene_pop());
    scenes_take(&app, scene_pop());
    assert_false(app.seats[0].shows_roofs);
}

/* Whether a text of the picture, or what is said about a space, is a gain: +1. */
static bool tells_gains(const PuzzlesScene *scene)
{
    const Table *table = &scene->guest.table;
    bool told = false;
    for (int points = 1; points < 10; points++) {
        char gain[16];
        snprintf(gain, sizeof gain, "+%d", points);
        told = told || seen_times(&app, gain) > (points == 3); /* the bathrooms' */
    }
    for (int i = 0; i < table->targets.count; i++) {
        char words[512];
        Text text = text_on(words, sizeof words);
        table_add_target(table, &app, &table->targets.items[i], &text);
        told = told || strstr(words, ", +");
    }
    return told;
}

/* The largest number would be the answer. */
static void no_points_are_told_before_the_answer_is(void **state)
{
    (void)state;
    char score[512];
    Text text = text_on(score, sizeof score);
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    app.settings.live_score = true;
    table_game_click("widget 2");
    assert_int_equal(scene->puzzle.kind, PUZZLE_PLACE);
    assert_true(scene->guest.table.intent.active);
    assert_true(app.seats[scene->player].shows_points);
    assert_false(tells_gains(scene));
    table_answer(&scene->guest.table, &app, ACTION_ASK_SCORE, &text);
    assert_null(strstr(score, scene->solver->name));
    assert_non_null(strstr(score, ". This puzzle doesn’t tell your own points"));
    scene->guest.table.guest.hides_points = false; /* then they would be */
    assert_true(tells_gains(scene));
    puzzles_start(scene, &app, 1);
    table_game_click("space b2");
    table_game_click("space b2"); /* the ice-cream machine */
    table_game_click("button end-turn");
    assert_false(scene->verdict.solved || tells_gains(scene)); /* it can be tried again */
    puzzles_start(scene, &app, first_house(scene));
    assert_false(scene->guest.table.guest.hides_points);
}

/* While cards fly nothing can be used, but no rule forbids it: what lies there is said. */
static void a_space_that_cannot_be_used_yet_says_what_it_is(void **state)
{
    (void)state;
    int told = 0;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 2");
    const Table *table = &scene->guest.table;
    assert_true(intent_holds_cards(&table->intent));
    for (int i = 0; i < table->targets.count; i++) {
        Target target = table->targets.items[i];
        char words[512];
        Text text = text_on(words, sizeof words);
        if (target.kind != TARGET_SPACE || !target.usable)
            continue;
        target.usable = false;
        table_add_target(table, &app, &target, &text);
        assert_non_null(strstr(words, ": free space"));
        told++;
    }
    assert_true(told > 0);
}

/* In letters as large as other notes, and with all that is known about a card. */
static void the_rounds_to_come_can_be_read_and_asked_about(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    const Game *game = play_game(app.play);
    const RoomType type = room_card_type(game->room_deck[game->round * COLUMN_COUNT]);
    assert_true(seen(&app, "every card is face up, and you choose first each round."));
    assert_true(seen(&app, "Round 11 of 12") && seen(&app, "Round 12 of 12"));
    assert_true(seen_times(&app, name_of_room(type)) > 0);
    assert_false(seen(&app, help_of_room(type)));
    table_game_point(box(scene->words.x, scene->words.y + 30, 40, 40)); /* the first of them */
    assert_true(seen(&app, help_of_room(type)));
}

static void answer(PuzzlesScene *scene, Action question, char answered[2048])
{
    Text text = text_on(answered, 2048);
    assert_true(table_answer(&scene->guest.table, &app, question, &text));
}

/* Open cards are open to everybody: who asks for the market hears the rounds to come as well. */
static void the_rounds_to_come_are_told(void **state)
{
    (void)state;
    char answered[2048], column[256];
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    const Game *game = play_game(app.play);
    answer(scene, ACTION_ASK_MARKET, answered);
    assert_int_equal(strncmp(answered, "Column 1: ", 10), 0);
    const char *round = strstr(answered, ". Round 11 of 12. Column 1: ");
    const char *last = strstr(answered, ". Round 12 of 12. Column 1: ");
    assert_true(round && last && round < last);
    snprintf(column, sizeof column, ". Column 5: %s and %s",
             running_room(app.words, room_card_type(game->room_deck[11 * COLUMN_COUNT + 4])).words,
             running_resource(app.words,
                              resource_card_type(game->resource_deck[11 * (COLUMN_COUNT - 1) + 3]))
                 .words);
    assert_string_equal(last + strlen(last) - strlen(column), column);
    puzzles_start(scene, &app, 0); /* of this one nobody knows them */
    answer(scene, ACTION_ASK_MARKET, answered);
    assert_null(strstr(answered, "Round"));
}

static void note_news(void *self, Saying saying, const char *words)
{
    char *news = self;
    if (saying == SAYING_NEWS)
        snprintf(news, 512, "%s", words);
}

/* The others' houses are not shown: nothing is told about them, and one's own has its roof. */
static void the_end_of_a_house_tells_of_nobody_else(void **state)
{
    (void)state;
    char answered[2048], own[128], news[512] = "";
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    const Game *game = play_game(app.play);
    snprintf(own, sizeof own, "%s: %d", scene->solver->name,
             score_full(&game->homes[scene->player]).total);
    answer(scene, ACTION_ASK_SCORE, answered);
    assert_string_equal(answered, own);
    snprintf(own, sizeof own, "%s: ", scene->solver->name);
    answer(scene, ACTION_ASK_LAST, answered);
    assert_int_equal(strncmp(answered, own, strlen(own)), 0);
    answer(scene, ACTION_ASK_OTHERS, answered);
    assert_int_equal(strncmp(answered, scene->solver->name, strlen(scene->solver->name)), 0);
    canvas_watch(app.canvas, (CanvasWatcher){.self = news, .said = note_news});
    app_draw(&app);
    canvas_unwatch(app.canvas, news);
    assert_string_equal(news, "");
}

/* What Enter would open can be seen. */
static void the_page_keys_take_the_focus_along(void **state)
{
    (void)state;
    static const SDL_Keycode KEYS[] = {SDLK_PAGEDOWN, SDLK_PAGEDOWN, SDLK_PAGEUP, SDLK_END,
                                       SDLK_HOME};
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    for (size_t i = 0; i < SDL_arraysize(KEYS); i++) {
        const int before = scene->widgets.focus;
        table_game_key(KEYS[i], 0);
        const Scroll *scroll = &scene->widgets.scroll;
        const Box b = scroll_moved(scroll, scene->items[scene->widgets.focus].box);
        assert_int_not_equal(scene->widgets.focus, before);
        assert_true(b.y >= scroll->window.y && b.y + b.h <= scroll->window.y + scroll->window.h);
        if (KEYS[i] == SDLK_END)
            assert_int_equal(scene->widgets.focus, PUZZLES_TILES + scene->book.count - 1);
    }
    assert_int_equal(scene->widgets.focus, PUZZLES_TILES);
    for (int i = 0; i < 9 && scene->widgets.focus != PUZZLES_BACK; i++)
        table_game_key(SDLK_UP, 0);
    table_game_key(SDLK_PAGEDOWN, 0); /* what does not scroll keeps it */
    assert_int_equal(scene->widgets.focus, PUZZLES_BACK);
    assert_true(scene->widgets.scroll.at > 0);
}

/* The way to the best house, found by the solver, played on the table. */
static void a_house_is_finished_as_the_solver_would(void **state)
{
    (void)state;
    enum { WIDTH = 200 };
    static LimitItem items[LIMIT_ITEMS(WIDTH)];
    static Record solution;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    assert_true(puzzle_finish(&scene->puzzle, items, WIDTH, &solution));
    for (int i = scene->puzzle.record.move_count; i < solution.move_count; i++) {
        if (play_record(app.play)->move_count != i)
            continue; /* the others have played it already */
        assert_true(table_play(&scene->guest.table, &app, &solution.moves[i]));
        if (app.play->turn_over)
            table_end_turn(&scene->guest.table, &app);
        puzzles_follow(scene, &app);
    }
    assert_int_equal(scene->mode, PUZZLES_JUDGED);
    assert_true(scene->verdict.solved);
    assert_int_equal(scene->verdict.score.total, scene->puzzle.points);
    table_game_run(2);
    assert_true(scene->verdict.limit_known);
    assert_true(seen(&app, "No other house gets as many points."));
    table_game_click("widget Best possible house");
    table_game_scene(SCENE_BEST);
    scenes_layout(&app); /* all of it is drawn anew */
    assert_true(seen(&app, "points: no better end is possible."));
    scenes_layout(&app);
    assert_false(seen(&app, "To build it"));
    table_game_click("widget Visit");
    const Visit *visit = table_game_scene(SCENE_VISIT);
    assert_int_equal(visit->house.score.total, scene->verdict.limit.points);
    assert_memory_equal(&visit->house.home, &scene->verdict.limit.home, sizeof(Home));
    table_game_click("widget Back");
    table_game_click("widget Back");
    table_game_scene(SCENE_PUZZLES);
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(a_puzzle_is_solved_with_the_mouse_and_kept),
        ALONE(the_verdict_shows_the_cards_of_the_answer),
        ALONE(gains_are_rounded_to_halves_that_add_up),
        ALONE(the_verdict_names_the_column_and_where_its_points_come_from),
        ALONE(a_verdict_in_large_letters_says_why),
        ALONE(a_house_that_could_be_better_is_compared_with_the_best),
        ALONE(a_wrong_answer_keeps_the_right_one_and_can_be_tried_again),
        ALONE(a_puzzle_has_no_hints_and_leaves_the_looks_alone),
        ALONE(undoing_everything_starts_a_house_over),
        ALONE(the_rounds_to_come_can_be_read_and_asked_about),
        ALONE(a_space_that_cannot_be_used_yet_says_what_it_is),
        ALONE(the_rounds_to_come_are_told),
        ALONE(the_end_of_a_house_tells_of_nobody_else),
        ALONE(the_page_keys_take_the_focus_along),
        ALONE(the_own_roofs_lie_open),
        ALONE(no_points_are_told_before_the_answer_is),
        ALONE(a_house_is_finished_as_the_solver_would),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
