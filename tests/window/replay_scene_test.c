/* A game looked at again, and what its review says. */
#include "app/scenes/replay/replay.h"
#include "app/scenes/replay/review_panel.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

typedef struct Told {
    bool place, small;
} Told;

static void take_review_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Told *told = self;
    (void)canvas;
    told->place = told->place || strstr(drawn->words, " on the middle floor, ");
    told->small = told->small || !drawn->fits;
}

/* In the smallest panel that there is at 100 %. */
static void a_review_says_where_a_room_would_have_gone(void **state)
{
    const Box panel = box(20, 20, 174, 192);
    const Plan plan = {
        .count = 2,
        .moves = {{.kind = MOVE_TAKE, .column = 1}, {.kind = MOVE_PLACE, .space = SPACE_B1}}};
    const ReviewItem item = {.played.plan = plan, .better.plan = plan, .loss = 12.3, .error = 0.6};
    Told told = {0};
    Game game;
    (void)state;
    record_replay(play_record(app.play), 0, &game);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &told, .words = take_review_words});
    review_panel_draw(&app, &item, &game, panel);
    canvas_unwatch(app.canvas, &told);
    assert_true(told.place);
    assert_false(told.small);
}

/* Tools stay in sight while a decision is about them, and while there is none. */
static void a_review_covers_tools_that_are_not_used(void **state)
{
    static const Plan PLACED = {.count = 1, .moves = {{.kind = MOVE_PLACE}}};
    static const Plan DRILLED = {.count = 2, .moves = {{.kind = MOVE_PLACE}, {.kind = MOVE_DRILL}}};
    const ReviewItem placed = {.played.plan = PLACED, .better.plan = PLACED};
    const ReviewItem drilled = {.played.plan = DRILLED, .better.plan = PLACED};
    const ReviewItem better_drilled = {.played.plan = PLACED, .better.plan = DRILLED};
    TableLayout l = {.tools = {20, 100, 200, 50}, .prompt = {20, 160, 200, 90}, .undo.y = 260};
    (void)state;
    l.undo.h = 40;
    assert_true(review_panel_box(&l, &placed).y == 100 && review_panel_box(&l, &placed).h == 200);
    assert_true(review_panel_box(&l, &drilled).y == 160);
    assert_true(review_panel_box(&l, &better_drilled).y == 160);
    assert_true(review_panel_box(&l, NULL).y == 160 && review_panel_box(&l, NULL).h == 140);
    l.tools.x = 300; /* they lie elsewhere */
    assert_true(review_panel_box(&l, &placed).y == 160);
}

static const ReplayScene *replay(void)
{
    return table_game_scene(SCENE_REPLAY);
}

static Record watched;

static void watch(void)
{
    Error error;
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &watched, &error));
    scenes_take(&app, scene_push_with(SCENE_REPLAY, (SceneNote){.record = &watched}));
    replay();
}

static void a_replay_goes_forward_and_back_by_moves_and_rounds(void **state)
{
    (void)state;
    watch();
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(replay()->replay.at, 2);
    table_game_key(SDLK_LEFT, 0);
    assert_int_equal(replay()->replay.at, 1);
    table_game_key(SDLK_PAGEDOWN, 0);
    assert_int_equal(replay()->replay.game.round, 2);
    assert_int_equal(replay()->replay.at, replay()->replay.round_starts[2]);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_PAGEUP, 0); /* first to the start of this round */
    assert_int_equal(replay()->replay.at, replay()->replay.round_starts[2]);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(replay()->replay.at, 0);
    table_game_key(SDLK_END, 0);
    assert_int_equal(replay()->replay.at, watched.move_count);
    assert_memory_equal(&replay()->watch.table->shown.game, &replay()->replay.game, sizeof(Game));
    table_game_key(SDLK_HOME, 0);
    assert_int_equal(replay()->replay.at, 0);
}

static void a_replay_plays_by_itself_until_its_end(void **state)
{
    (void)state;
    watch();
    table_game_key(SDLK_END, 0);
    table_game_key(SDLK_LEFT, 0);
    table_game_key(SDLK_LEFT, 0);
    assert_false(replay()->playing);
    table_game_key(SDLK_SPACE, 0);
    assert_true(replay()->playing);
    table_game_run(5 * 60);
    assert_int_equal(replay()->replay.at, watched.move_count);
    assert_false(replay()->playing);
}

static void a_replay_gives_the_game_on_the_table_back(void **state)
{
    (void)state;
    Play *own = app.play;
    watch();
    assert_true(app.play != own);
    table_game_key(SDLK_ESCAPE, 0);
    assert_true(app.play == own);
    assert_int_equal(play_record(app.play)->move_count, 40);
    assert_true(play_person_moves(app.play));
}

/* A face goes with the level: whoever had moved here would be somebody else. */
static void everybody_keeps_their_face_in_a_replay(void **state)
{
    (void)state;
    watch();
    const Record *record = play_record(app.play);
    for (int seat = 0; seat < watched.options.players; seat++)
        assert_int_equal(record->seats[seat].level, watched.seats[seat].level);
    while (record->seats[app.play->mover].level != LEVEL_PERSON)
        table_game_key(SDLK_RIGHT, 0);
    assert_false(play_person_moves(app.play));
}

static void looks_come_back_after_a_replay(void **state)
{
    (void)state;
    app.seats[0].face = 5;
    watch();
    assert_int_not_equal(app.seats[0].face, 5);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(app.seats[0].face, 5);
}

static void a_game_can_be_played_on_from_the_middle_of_its_replay(void **state)
{
    (void)state;
    watch();
    for (int i = 0; i < 5; i++)
        table_game_key(SDLK_RIGHT, 0);
    table_game_click("widget Play from here");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->move_count, 5);
    assert_int_equal(play_record(app.play)->seats[0].level, watched.seats[0].level);
    assert_string_not_equal(play_record(app.play)->started, watched.started);
}

#define TABLE(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
#define FINISHED(name)                                                                             \
    cmocka_unit_test_setup_teardown(name, table_game_open_finished, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FINISHED(a_review_says_where_a_room_would_have_gone),
        FINISHED(a_review_covers_tools_that_are_not_used),
        TABLE(a_replay_goes_forward_and_back_by_moves_and_rounds),
        TABLE(a_replay_plays_by_itself_until_its_end),
        TABLE(a_replay_gives_the_game_on_the_table_back),
        TABLE(everybody_keeps_their_face_in_a_replay),
        TABLE(looks_come_back_after_a_replay),
        TABLE(a_game_can_be_played_on_from_the_middle_of_its_replay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
