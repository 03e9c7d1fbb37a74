/* After a game: the count, the houses, the replay with its review, and the list of games and
 * scores. */
#include "app/pieces/room_note.h"
#include "app/scenes/end/count.h"
#include "app/scenes/records/records.h"
#include "app/scenes/records/series.h"
#include "app/scenes/replay/replay.h"
#include "app/scenes/replay/review_panel.h"
#include "seen.h"
#include "session/day.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

/* ---- looking back ---- */

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

/* ---- the end ---- */

static const Count *count(void)
{
    return table_game_scene(SCENE_END);
}

static void who_has_won_and_whose_house_it_is_is_never_cut(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1024, 600);
    app.settings.wide_spacing = true;
    table_game_key(SDLK_END, 0);
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += 50) {
        app_measure(&app);
        assert_true(seen(&app, "Balázs Kovács wins with 24 points"));
        assert_true(seen(&app, "Balázs Kovács’s dream home"));
        assert_false(seen(&app, "…"));
    }
}

static void the_count_goes_step_by_step_and_can_be_skipped(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    assert_int_equal(count()->step, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(count()->step, 1);
    table_game_run(5 * 60);
    const int step = count()->step;
    assert_true(step > 1 && !count_finished(count()));
    table_game_key(SDLK_RETURN, 0); /* to the total of this player */
    assert_true(count()->step > step);
    assert_int_equal(count_step(count())->kind, COUNT_TOTAL);
    assert_int_equal(count_step(count())->player, 0);
    table_game_key(SDLK_END, 0);
    assert_true(count_finished(count()));
    assert_int_equal(count()->viewed, __builtin_ctz(count()->winners));
}

/* A tie: the search goes from house to house, and each is painted before it is shown. */
static void another_house_is_painted_before_its_children_are_looked_for(void **state)
{
    Record record;
    Error error;
    int houses = 0;
    (void)state;
    assert_true(record_file_load(REPLAYS "/hu-3.dreamhome", &record, &error));
    app_put_match(&app, &record);
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    while (!count_finished(count())) {
        const int before = count()->viewed;
        app_draw(&app);
        table_game_key(SDLK_RIGHT, 0);
        const CountStep *step = count_step(count());
        if (!step || step->kind != COUNT_CHILD || step->player == before)
            continue;
        houses++;
        assert_true(scenes_prepare(&app));
    }
    assert_true(houses > 0);
}

/* Ana had 12 points in the game that is kept, and has 24 now. */
static void a_personal_best_is_celebrated(void **state)
{
    char file[FILE_NAME_CAPACITY];
    Record earlier, now;
    Error error;
    (void)state;
    assert_true(record_file_load(REPLAYS "/hu-3.dreamhome", &earlier, &error));
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &now, &error));
    assert_true(filing_keep(app.paths.data, &earlier, file, &error));
    for (int seat = 0; seat < 2; seat++)
        now.seats[seat].level = LEVEL_PERSON;
    app_put_match(&app, &now);
    scenes_take(&app, scene_replace(SCENE_END));
    assert_int_equal(count()->bests, 1); /* Balázs has played no other game as a person */
    table_game_key(SDLK_END, 0);
    assert_true(seen(&app, "A personal best! Your finest house so far."));
}

static void who_hurries_through_the_count_starts_no_game_by_accident(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scenes_top(&app), SCENE_END);
    table_game_run(60);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
}

static void a_rematch_is_another_deal_for_the_same_people(void **state)
{
    (void)state;
    const Record before = *play_record(app.play);
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(60);
    table_game_click("widget Rematch");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    const Record *now = play_record(app.play);
    assert_int_equal(now->move_count, 0);
    assert_int_equal(now->options.players, before.options.players);
    assert_int_equal(now->options.edition, before.options.edition);
    assert_true(now->options.seed != before.options.seed);
    for (int seat = 0; seat < before.options.players; seat++) {
        assert_string_equal(now->seats[seat].name, before.seats[seat].name);
        assert_int_equal(now->seats[seat].level, before.seats[seat].level);
    }
}

static void the_houses_of_all_players_can_be_looked_at(void **state)
{
    (void)state;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(60);
    const int first = count()->viewed;
    table_game_key(SDLK_PAGEDOWN, 0);
    assert_int_equal(count()->viewed, (first + 1) % 4);
    table_game_key(SDLK_PAGEUP, 0);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(count()->viewed, (first + 3) % 4);
}

static void every_house_says_how_close_it_came_to_the_best_one(void **state)
{
    char share[48];
    (void)state;
    table_game_hurry_thinker();
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(60);
    assert_true(count()->perfect.known);
    const int best = count()->perfect.limit.points;
    assert_true(best >= 40); /* the winner of this game has 24 */
    scenes_layout(&app);     /* what lies still is drawn again */
    for (int player = 0; player < 4; player++) {
        const int points = score_full(&play_game(app.play)->homes[player]).total;
        snprintf(share, sizeof share, "%d%%", percent_of(points, best));
        assert_true(seen(&app, share));
    }
    table_game_click("widget The best house");
    assert_int_equal(scenes_top(&app), SCENE_BEST);
    snprintf(share, sizeof share, "%d points: ", best);
    assert_true(seen(&app, share));
    table_game_click("widget Visit");
    assert_int_equal(scenes_top(&app), SCENE_VISIT);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_END);
}

/* Stands in front of the program's own, which does the work (-Wl,--wrap). */
void __real_audio_play_variant(Audio *audio, Sound sound, int variant, AudioSpot spot);
void __wrap_audio_play_variant(Audio *audio, Sound sound, int variant, AudioSpot spot);

static int heard[SPACE_COUNT * PLAYERS_MAX], heard_count;

void __wrap_audio_play_variant(Audio *audio, Sound sound, int variant, AudioSpot spot)
{
    __real_audio_play_variant(audio, sound, variant, spot);
    if (sound == SOUND_ROOM_NOTE)
        heard[heard_count++] = variant;
}

/* The notes of a step of the count, behind those of the steps before. */
static int add_notes(const CountStep *step, int notes[], int count_before)
{
    const Home *home = &play_game(app.play)->homes[step->player];
    for (int space = 0; step->kind == COUNT_ROOM && space < SPACE_LIMIT; space++) {
        if (space_in(step->spaces, (Space)space))
            notes[count_before++] = room_note(home_type_at(home, (Space)space), (Space)space);
    }
    return count_before;
}

static void the_count_plays_the_melody_of_the_house(void **state)
{
    int notes[SPACE_COUNT], written = 0;
    const CountStep *last = NULL;
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    heard_count = 0;
    scenes_take(&app, scene_replace(SCENE_END));
    for (const CountStep *step; (step = count_step(count())) && step->player == 0; last = step) {
        if (step != last)
            written = add_notes(step, notes, written);
        table_game_run(1);
    }
    assert_true(written >= 6);
    assert_int_equal(heard_count, written);
    assert_memory_equal(heard, notes, sizeof notes[0] * (size_t)written);
}

static void escape_asks_twice_before_it_leaves_the_result(void **state)
{
    (void)state;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(60);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_scene(SCENE_END);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_TITLE);
}

/* ---- the replay ---- */

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

/* ---- games and scores ---- */

static const Records *records(void)
{
    return table_game_scene(SCENE_RECORDS);
}

static void keep(const char *path, int moves)
{
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    assert_true(record_file_load(path, &record, &error));
    if (moves < record.move_count)
        record.move_count = moves;
    assert_true(filing_keep(app.paths.data, &record, file, &error));
}

static void keep_three(void)
{
    keep(REPLAYS "/en-2.dreamhome", RECORD_MOVES_MAX);
    keep(REPLAYS "/en-3.dreamhome", 20);
    keep(REPLAYS "/fr-2.dreamhome", RECORD_MOVES_MAX);
    scenes_take(&app, scene_push(SCENE_RECORDS));
    assert_int_equal(records()->saves->count, 3);
}

static void a_deleted_game_comes_back(void **state)
{
    (void)state;
    keep_three();
    char file[FILE_NAME_CAPACITY];
    memcpy(file, records_selected(records())->file, sizeof file);
    table_game_click("widget Delete");
    assert_int_equal(records()->saves->count, 2);
    assert_true(seen(&app, "deleted. Undo brings it back."));
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_int_equal(records()->saves->count, 3);
    assert_string_equal(records_selected(records())->file, file);
    assert_false(seen(&app, "deleted. Undo brings it back."));
}

static void the_last_deleted_game_comes_back_first(void **state)
{
    (void)state;
    char first[FILE_NAME_CAPACITY], second[FILE_NAME_CAPACITY];
    keep_three();
    memcpy(first, records_selected(records())->file, sizeof first);
    table_game_click("widget Delete");
    memcpy(second, records_selected(records())->file, sizeof second);
    table_game_click("widget Delete");
    assert_int_equal(records()->saves->count, 1);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_string_equal(records_selected(records())->file, second);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_string_equal(records_selected(records())->file, first);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_int_equal(records()->saves->count, 3);
}

static void a_name_is_kept_by_enter_and_forgotten_by_escape(void **state)
{
    (void)state;
    keep_three();
    table_game_click("widget Rename");
    assert_true(records()->renaming);
    snprintf(((Records *)records())->name, sizeof records()->name, "Rain");
    table_game_key(SDLK_ESCAPE, 0);
    assert_string_equal(records_selected(records())->title, "");
    table_game_click("widget Rename");
    snprintf(((Records *)records())->name, sizeof records()->name, "Rain");
    table_game_key(SDLK_RETURN, 0);
    assert_false(records()->renaming);
    assert_string_equal(records_selected(records())->title, "Rain");
    assert_true(seen(&app, "Rain"));
}

/* The list begins with the youngest. */
static void select_game(bool finished)
{
    for (int i = 0; i < 3; i++) {
        records_select((Records *)records(), &app, i);
        if (records_selected(records())->finished == finished)
            break;
    }
    scenes_layout(&app);
}

static void a_finished_game_is_watched_and_another_continued(void **state)
{
    (void)state;
    keep_three();
    select_game(true);
    assert_false(seen(&app, "Continue"));
    table_game_click("widget Watch");
    assert_int_equal(replay()->replay.at, 0);
    table_game_key(SDLK_ESCAPE, 0);
    select_game(false);
    table_game_click("widget Continue");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->move_count, 20);
    assert_int_equal(app.scenes.count, 1);
}

static void scores_over_time_are_those_of_finished_games(void **state)
{
    (void)state;
    static Series series;
    Record record;
    Error error;
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    keep(REPLAYS "/en-2.dreamhome", RECORD_MOVES_MAX);
    for (int day = 1; day <= 2; day++) {
        char file[FILE_NAME_CAPACITY];
        Record other = record;
        snprintf(other.started, sizeof other.started, "2027-01-0%dT10:00:00Z", day);
        if (day == 2)
            other.move_count = 20;
        assert_true(filing_keep(app.paths.data, &other, file, &error));
    }
    series = (Series){.name_count = 1};
    snprintf(series.names[0], sizeof series.names[0], "%s", record.seats[0].name);
    assert_true(series_collect(&series, app.paths.data, &error));
    assert_int_equal(series.count, 2);
    assert_int_equal(series.games[0].totals[0], 24);
    assert_int_equal(series.games[1].totals[0], 24);
    assert_true(strcmp(series.games[0].started, series.games[1].started) < 0);
}

int main(void)
{
#define TABLE(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
#define FINISHED(name)                                                                             \
    cmocka_unit_test_setup_teardown(name, table_game_open_finished, table_game_close)
    const struct CMUnitTest tests[] = {
        FINISHED(who_has_won_and_whose_house_it_is_is_never_cut),
        FINISHED(the_count_goes_step_by_step_and_can_be_skipped),
        FINISHED(another_house_is_painted_before_its_children_are_looked_for),
        FINISHED(a_personal_best_is_celebrated),
        FINISHED(who_hurries_through_the_count_starts_no_game_by_accident),
        FINISHED(a_rematch_is_another_deal_for_the_same_people),
        FINISHED(the_houses_of_all_players_can_be_looked_at),
        FINISHED(every_house_says_how_close_it_came_to_the_best_one),
        FINISHED(the_count_plays_the_melody_of_the_house),
        FINISHED(escape_asks_twice_before_it_leaves_the_result),
        FINISHED(a_review_says_where_a_room_would_have_gone),
        TABLE(a_replay_goes_forward_and_back_by_moves_and_rounds),
        TABLE(a_replay_plays_by_itself_until_its_end),
        TABLE(a_replay_gives_the_game_on_the_table_back),
        TABLE(a_game_can_be_played_on_from_the_middle_of_its_replay),
        TABLE(a_deleted_game_comes_back),
        TABLE(the_last_deleted_game_comes_back_first),
        TABLE(a_name_is_kept_by_enter_and_forgotten_by_escape),
        TABLE(a_finished_game_is_watched_and_another_continued),
        TABLE(scores_over_time_are_those_of_finished_games),
    };
#undef FINISHED
#undef TABLE
    return cmocka_run_group_tests(tests, NULL, NULL);
}
