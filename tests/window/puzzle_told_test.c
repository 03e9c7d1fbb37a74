/* What a puzzle tells while it is played: all that lies open, and no points that would be the
 * answer. */
#include "app/scenes/table/table_words.h"
#include "app/words/names.h"
#include "app/words/running_names.h"
#include "puzzle_game.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

/* Nobody has seen the rounds before a puzzle: which roofs were taken is shown, said and told. */
static void the_own_roofs_lie_open(void **state)
{
    (void)state;
    char said[800];
    Text text = text_on(said, sizeof said);
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    app.seats[0].shows_roofs = false;
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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
        assert_int_equal(puzzle_game_drawn("resource", card_first(roofs)), 1);
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
    assert_non_null(strstr(score, ". This puzzle doesn’t tell you your own points"));
    scene->guest.table.guest.hides_points = false; /* then they would be */
    assert_true(tells_gains(scene));
    puzzles_start(scene, &app, 1);
    table_game_click("space b2");
    table_game_click("space b2"); /* the ice-cream machine */
    table_game_click("button end-turn");
    assert_false(scene->verdict.solved || tells_gains(scene)); /* it can be tried again */
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(the_own_roofs_lie_open),
        ALONE(no_points_are_told_before_the_answer_is),
        ALONE(a_space_that_cannot_be_used_yet_says_what_it_is),
        ALONE(the_rounds_to_come_can_be_read_and_asked_about),
        ALONE(the_rounds_to_come_are_told),
        ALONE(the_end_of_a_house_tells_of_nobody_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
