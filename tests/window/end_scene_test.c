/* The end of a game: the count, who has won, and what comes then. */
#include "app/pieces/room_note.h"
#include "app/scenes/end/count.h"
#include "seen.h"
#include "session/day.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const Count *count(void)
{
    return table_game_scene(SCENE_END);
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

static int frames_of(CountKind kind)
{
    int frames = 0;
    while (count_step(count())->kind != kind)
        table_game_key(SDLK_RIGHT, 0);
    for (const int step = count()->step; count()->step == step; frames++)
        table_game_run(1);
    return frames;
}

static void whoever_has_seen_one_house_counted_sees_the_next_sooner(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    const int first = frames_of(COUNT_ROOM), total = frames_of(COUNT_TOTAL);
    while (count_step(count())->player == 0)
        table_game_key(SDLK_RIGHT, 0);
    const int second = frames_of(COUNT_ROOM);
    assert_in_range(second, first / 2, first * 3 / 4);
    assert_in_range(frames_of(COUNT_TOTAL), total - 1, total + 1); /* it is news each time */
}

/* Balázs has three roof cards, and no roof. */
static void cards_that_make_no_roof_are_seen_for_a_while(void **state)
{
    Record record;
    Error error;
    (void)state;
    assert_true(record_file_load(REPLAYS "/hu-2.dreamhome", &record, &error));
    app_put_match(&app, &record);
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    while (count_step(count())->player == 0)
        table_game_key(SDLK_RIGHT, 0);
    const int first = frames_of(COUNT_ROOF_TURNED);
    while (count_step(count())[1].kind == COUNT_ROOF_TURNED)
        table_game_key(SDLK_RIGHT, 0);
    const int last = frames_of(COUNT_ROOF_TURNED);
    assert_true(last > first + 30);
    assert_int_equal(count_step(count())->kind, COUNT_ROOM);
}

static void a_total_is_lit_and_told_as_soon_as_it_is_reached(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    while (count_step(count())->kind != COUNT_TOTAL)
        table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(count_landed(count(), table_speed(&app)), count()->step + 1);
}

static void the_key_that_skips_the_count_is_that_of_the_device_in_use(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_RIGHT, 0);
    assert_string_equal(count()->items[ITEM_SKIP].hint.words, "End");
    table_game_push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_int_equal(app.input.device, DEVICE_PAD);
    assert_string_equal(count()->items[ITEM_SKIP].hint.words,
                        app_key_hint(&app, ACTION_MENU).words);
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
    table_game_run(120); /* some of the count has been watched */
    table_game_key(SDLK_END, 0);
    for (int i = 0; i < 10; i++) { /* and on, and on */
        table_game_run(45);
        table_game_key(SDLK_RETURN, 0);
        assert_int_equal(scenes_top(&app), SCENE_END);
        assert_true(count_moving(count(), &app));
    }
    table_game_run(90);
    table_game_key(SDLK_RETURN, 0); /* enough of the finale */
    assert_int_equal(scenes_top(&app), SCENE_END);
    assert_false(count_moving(count(), &app));
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
}

/* The large house as it is drawn now. */
static Uint32 *picture_of_board(void)
{
    static Uint32 pictures[3][1024 * 1024];
    static int next;
    Uint32 *picture = pictures[next++ % 3];
    const SDL_Rect part = paint_pixels_around(app.canvas, count()->layout.board);
    assert_true(part.w * part.h <= 1024 * 1024);
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_ARGB8888,
                                          picture, part.w * (int)sizeof(Uint32)),
                     0);
    return picture;
}

static int pixels_alike(const Uint32 *one, const Uint32 *other)
{
    int alike = 0;
    for (int i = 0; i < 1024 * 1024; i++)
        alike += one[i] && one[i] == other[i];
    return alike;
}

static void the_house_before_fades_when_the_next_one_is_counted(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    pictures_wait(app.canvas->pictures, true);
    scenes_take(&app, scene_replace(SCENE_END));
    while (count_step(count())->kind != COUNT_TOTAL)
        table_game_key(SDLK_RIGHT, 0);
    const Uint32 *before = picture_of_board();
    table_game_key_down(SDLK_RIGHT, 0, false);
    const Uint32 *first = picture_of_board();
    assert_int_equal(count_step(count())->kind, COUNT_BEGIN);
    table_game_run(25);
    const Uint32 *house = picture_of_board();
    assert_true(2 * pixels_alike(before, first) > 3 * pixels_alike(first, house));
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

/* ---- a house that is counted alone ---- */

static int open_alone(void **state)
{
    if (table_game_open_finished(state))
        return -1;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_push_with(SCENE_END, (SceneNote){.alone = true}));
    return count()->alone ? 0 : -1;
}

static void count_rooms(void *self, const char *kind, int card)
{
    int *rooms = self;
    if (strcmp(kind, "room") == 0)
        rooms[card]++;
}

static void a_house_that_is_counted_alone_stands_there_once(void **state)
{
    (void)state;
    int rooms[ROOM_CARD_COUNT + 1] = {0};
    const Home *home = &play_game(app.play)->homes[0];
    layer_renew(count()->layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = rooms, .piece = count_rooms});
    app_draw(&app);
    canvas_unwatch(app.canvas, rooms);
    assert_true(home->rooms);
    for (SpaceSet left = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE]; left; left &= left - 1)
        assert_int_equal(rooms[home->card[space_first(left)]], 1);
}

static void skipping_the_count_of_a_single_house_leaves_it(void **state)
{
    (void)state;
    table_game_key_down(SDLK_END, 0, false);
    table_game_run(1);
    assert_false(count()->alone); /* what lies below */
}

/* Nobody comes to more than all there is. */
static void a_house_better_than_all_that_were_found_is_the_best(void **state)
{
    (void)state;
    const Score scores[PLAYERS_MAX] = {{.total = 1}, {.total = 400}};
    Perfect perfect = {0};
    table_game_hurry_thinker();
    perfect_ask(&perfect, &app);
    for (int i = 0; i < 6000 && !perfect_take(&perfect, &app, scores); i++)
        SDL_Delay(1);
    assert_true(perfect.known && perfect.limit.complete);
    assert_int_equal(perfect.limit.points, 400);
    assert_memory_equal(&perfect.limit.home, &play_game(app.play)->homes[1], sizeof(Home));
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
    const int viewed = count()->viewed; /* where there is room it says of what */
    snprintf(share, sizeof share, "%d%% of the best possible house",
             percent_of(count()->scores[viewed].total, best));
    scenes_layout(&app);
    assert_true(seen(&app, share));
    table_game_click("widget Best possible house");
    assert_int_equal(scenes_top(&app), SCENE_BEST);
    snprintf(share, sizeof share, "%d points: ", best);
    assert_true(seen(&app, share));
    scenes_layout(&app);
    assert_true(seen(&app, "Possible"));
    scenes_layout(&app);
    assert_true(seen(&app, play_record(app.play)->seats[viewed].name));
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

static void a_press_ends_the_finale_and_without_motion_there_is_none(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    table_game_hurry_thinker();
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(90);
    assert_true(count_moving(count(), &app));
    table_game_key(SDLK_TAB, 0);
    assert_false(count_moving(count(), &app));
    assert_true(count()->finale.dark);
    assert_true(count()->finale.lit == play_game(app.play)->homes[count()->viewed].rooms);
    app.settings.reduced_motion = true;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(1);
    assert_false(count_moving(count(), &app));
    assert_false(count()->feasting);
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

#define FINISHED(name)                                                                             \
    cmocka_unit_test_setup_teardown(name, table_game_open_finished, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FINISHED(the_count_goes_step_by_step_and_can_be_skipped),
        FINISHED(whoever_has_seen_one_house_counted_sees_the_next_sooner),
        FINISHED(cards_that_make_no_roof_are_seen_for_a_while),
        FINISHED(a_total_is_lit_and_told_as_soon_as_it_is_reached),
        FINISHED(the_key_that_skips_the_count_is_that_of_the_device_in_use),
        FINISHED(another_house_is_painted_before_its_children_are_looked_for),
        FINISHED(a_personal_best_is_celebrated),
        FINISHED(who_hurries_through_the_count_starts_no_game_by_accident),
        FINISHED(the_house_before_fades_when_the_next_one_is_counted),
        FINISHED(a_rematch_is_another_deal_for_the_same_people),
        FINISHED(the_houses_of_all_players_can_be_looked_at),
        cmocka_unit_test_setup_teardown(a_house_that_is_counted_alone_stands_there_once, open_alone,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(skipping_the_count_of_a_single_house_leaves_it, open_alone,
                                        table_game_close),
        FINISHED(a_house_better_than_all_that_were_found_is_the_best),
        FINISHED(every_house_says_how_close_it_came_to_the_best_one),
        FINISHED(the_count_plays_the_melody_of_the_house),
        FINISHED(a_press_ends_the_finale_and_without_motion_there_is_none),
        FINISHED(escape_asks_twice_before_it_leaves_the_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
