/* The end of a game: the count, who has won, and the houses. */
#include "app/pieces/house_roof.h"
#include "app/pieces/roof_tray.h"
#include "app/pieces/room_note.h"
#include "app/probe/layout_check.h"
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
        assert_true(seen(&app, "Balázs’s dream home")); /* the first word of a long name */
        assert_false(seen(&app, "…"));
    }
}

static float covered_height(Box badge, Box room)
{
    Box both;
    return SDL_IntersectFRect(&badge, &room, &both) ? both.h / room.h : 0;
}

/* They hang before the beams between the floors, one beside the other. */
static void points_in_the_house_cover_neither_rooms_nor_each_other(void **state)
{
    (void)state;
    const CountPlan *plan = &count()->plan;
    const Box board = count()->layout.board;
    Box badges[COUNT_STEPS_MAX];
    int shown = 0, player = -1;
    for (int i = 0; i < plan->count; i++) {
        const CountStep *step = &plan->items[i];
        if ((step->kind != COUNT_ROOM && step->kind != COUNT_TOKEN) || !step->spaces)
            continue;
        shown = step->player == player ? shown : 0;
        player = step->player;
        badges[shown] = count_badge(board, count_home(app.play, player), step, 1);
        for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
            assert_true(covered_height(badges[shown], home_view_space(board, space_first(left))) <
                        0.12f);
        for (int k = 0; k < shown; k++)
            assert_false(SDL_HasIntersectionF(&badges[k], &badges[shown]));
        shown++;
    }
    assert_true(shown > 0);
}

static void a_long_name_leaves_room_for_the_kind_word(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1366, 768);
    table_game_key(SDLK_END, 0);
    app_measure(&app);
    const Stage stage = stage_of(&app);
    assert_true(seen(&app, count_kind_word(count(), &stage, count()->viewed)));
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

static void who_hurries_through_its_count_is_done(void **state)
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

/* Three houses are seen: the large one, and the small ones of two players, of whom Balázs has too
 * few roof cards. */
static void a_finished_house_without_a_roof_has_its_store_as_well(void **state)
{
    Record record;
    Error error;
    (void)state;
    assert_true(record_file_load(REPLAYS "/hu-2.dreamhome", &record, &error));
    app_put_match(&app, &record);
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    while (!count_finished(count())) {
        const CountStep *step = count_step(count());
        if (step->kind <= COUNT_ROOFS_LAID)
            assert_false(count_roof_is_laid(count(), step->player));
        else
            assert_true(count_roof_is_laid(count(), step->player));
        table_game_key(SDLK_RIGHT, 0);
    }
    app.settings.speed = SPEED_OFF;
    scenes_take(&app, scene_replace(SCENE_END));
    assert_int_equal(seen_stores(&app), 3);
}

static int roofs_of(int player)
{
    return card_count(play_game(app.play)->homes[player].cards &
                      resource_cards_of_kind(RESOURCE_KIND_ROOF));
}

/* No tray is empty that has cards in it, and nobody sees them before their turn (R5.1). */
static void roofs_lie_closed_in_small_houses_until_they_are_turned(void **state)
{
    char words[ROOF_TRAY_STATE];
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    for (int player = 0; player < 2; player++) {
        roof_tray_state(app.words, roofs_of(player), words);
        assert_true(seen(&app, words));
    }
    assert_int_equal(seen_roofs(&app), 0);
    while (count_step(count())->player == 0)
        table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(count_step(count())->kind, COUNT_BEGIN);
    roof_tray_state(app.words, roofs_of(1), words);
    assert_true(seen(&app, words));
    const int laid = seen_roofs(&app); /* of the first house alone */
    assert_in_range(laid, 1, ROOF_SLOTS);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(count_step(count())->kind, COUNT_ROOF_TURNED);
    assert_int_equal(seen_roofs(&app), laid + 2 * count_step(count())->place); /* large and small */
}

/* The colours of a part of the window, as one number. */
static uint64_t look_of(Box b)
{
    static Uint32 pixels[1920 * 1200];
    const SDL_Rect part = paint_pixels_around(app.canvas, b);
    uint64_t mark = 0;
    app_draw(&app);
    assert_true(part.w * part.h <= 1920 * 1200);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_ARGB8888,
                                          pixels, part.w * (int)sizeof(Uint32)),
                     0);
    for (int i = 0; i < part.w * part.h; i++)
        mark = (mark ^ pixels[i]) * 0x100000001b3u;
    return mark;
}

static void confetti_hides_no_points_and_no_names(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    table_game_hurry_thinker();
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    pictures_wait(app.canvas->pictures, true);
    table_game_run(20);
    app_draw(&app);
    while (pictures_pending(app.canvas->pictures))
        table_game_run(1);
    const CountLayout *l = &count()->layout;
    const Box button = box_inset(l->buttons[ITEM_VISIT], 6);
    const uint64_t house = look_of(l->board), words = look_of(button), pad = look_of(l->pad);
    for (int moment = 0; moment < 6; moment++) {
        table_game_run(30);
        assert_true(look_of(l->pad) == pad);
        assert_true(look_of(button) == words);
        assert_true(look_of(l->board) != house);
    }
}

static void a_press_ends_the_finale_and_without_motion_there_is_none(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    table_game_hurry_thinker();
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(60);
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

/* On a screen much wider than high the houses stand beside the board, which grows. */
static void a_wide_screen_is_filled(void **state)
{
    (void)state;
    const CountLayout *l = &count()->layout;
    assert_true(l->house[0].y > l->board.y + l->board.h);
    SDL_SetWindowSize(app.window, 1720, 720);
    app_measure(&app);
    const Box view = app.canvas->view;
    assert_true(l->board.h > view.h * 0.75f);
    assert_true(l->house[0].x < view.w * 0.02f && l->banner.x + l->banner.w > view.w * 0.98f);
    assert_true(l->board.x + l->board.w < l->pad.x);
    for (int player = 0; player < 4; player++) {
        assert_true(l->house[player].x + l->house[player].w < l->board.x);
        assert_true(!player ||
                    l->house[player].y > l->house[player - 1].y + l->house[player - 1].h);
    }
    assert_true(l->house[3].y + l->house[3].h < view.h);
    assert_int_equal(layout_check(&app), 0);
}

static int open_finished_two(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/hu-2.dreamhome", RECORD_MOVES_MAX);
}

/* Two houses are high enough there for their points. */
static void points_stand_below_houses_that_are_high(void **state)
{
    (void)state;
    const CountLayout *l = &count()->layout;
    SDL_SetWindowSize(app.window, 1720, 720);
    app_measure(&app);
    assert_true(l->house_lines[0].h > 80);
    assert_true(l->house_lines[0].y > l->house_board[0].y + l->house_board[0].h);
    assert_int_equal(layout_check(&app), 0);
}

#define FINISHED(name)                                                                             \
    cmocka_unit_test_setup_teardown(name, table_game_open_finished, table_game_close)

static int named_functionality(int width, int height)
{
    SDL_SetWindowSize(app.window, width, height);
    app_measure(&app);
    return seen_times(&app, "Functionality");
}

/* Else signs alone tell as much: on the pad all lines have their names. */
static void small_houses_name_what_they_count_where_there_is_room(void **state)
{
    (void)state;
    const bool two = play_game(app.play)->players == 2;
    assert_int_equal(named_functionality(1366, 768), two ? 3 : 1);
    assert_int_equal(named_functionality(3440, 1440), two ? 3 : 1);
    assert_int_equal(named_functionality(640, 600), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FINISHED(who_has_won_and_whose_house_it_is_is_never_cut),
        FINISHED(a_long_name_leaves_room_for_the_kind_word),
        FINISHED(a_wide_screen_is_filled),
        cmocka_unit_test_setup_teardown(small_houses_name_what_they_count_where_there_is_room,
                                        open_finished_two, table_game_close),
        cmocka_unit_test_setup_teardown(small_houses_name_what_they_count_where_there_is_room,
                                        table_game_open_finished, table_game_close),
        cmocka_unit_test_setup_teardown(points_stand_below_houses_that_are_high, open_finished_two,
                                        table_game_close),
        FINISHED(points_in_the_house_cover_neither_rooms_nor_each_other),
        FINISHED(the_count_goes_step_by_step_and_can_be_skipped),
        FINISHED(the_key_that_skips_the_count_is_that_of_the_device_in_use),
        FINISHED(another_house_is_painted_before_its_children_are_looked_for),
        FINISHED(a_personal_best_is_celebrated),
        FINISHED(who_hurries_through_the_count_starts_no_game_by_accident),
        FINISHED(a_rematch_is_another_deal_for_the_same_people),
        FINISHED(the_houses_of_all_players_can_be_looked_at),
        cmocka_unit_test_setup_teardown(a_house_that_is_counted_alone_stands_there_once, open_alone,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(who_hurries_through_its_count_is_done, open_alone,
                                        table_game_close),
        FINISHED(a_house_better_than_all_that_were_found_is_the_best),
        FINISHED(every_house_says_how_close_it_came_to_the_best_one),
        FINISHED(the_count_plays_the_melody_of_the_house),
        FINISHED(a_finished_house_without_a_roof_has_its_store_as_well),
        cmocka_unit_test_setup_teardown(roofs_lie_closed_in_small_houses_until_they_are_turned,
                                        open_finished_two, table_game_close),
        FINISHED(confetti_hides_no_points_and_no_names),
        FINISHED(a_press_ends_the_finale_and_without_motion_there_is_none),
        FINISHED(escape_asks_twice_before_it_leaves_the_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
