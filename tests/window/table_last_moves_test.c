/* What the others took last is told in one way, whole, at every size and in every language. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/turn_log.h"
#include "app/words/names.h"
#include "seen.h"
#include "testing.h"

#include <string.h>

static RoomCard room;
static ResourceCard resource;

static float width_of(const char *words)
{
    const TextStyle style = {.role = TEXT_TAG};
    return text_width(app.canvas, &style, words);
}

static void find_longest(void)
{
    float widest_room = 0, widest_resource = 0;
    for (RoomCard card = 1; card <= ROOM_CARD_COUNT; card++) {
        const float width = width_of(tr(app.words, name_of_room(room_card_type(card))));
        room = width > widest_room ? card : room;
        widest_room = SDL_max(widest_room, width);
    }
    for (ResourceCard card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        const ResourceType type = resource_card_type(card);
        const float width = width_of(tr(app.words, name_of_resource(type)));
        if (RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF || width < widest_resource)
            continue;
        resource = card;
        widest_resource = width;
    }
}

/* The longest names of cards, taken by all the others, of whom one has the marker. */
static void take_the_longest(char words[LOG_LINE_CAPACITY])
{
    Table *table = table_game_changed();
    const OpponentLayout *others = table->layout.opponents;
    find_longest();
    const Event taken = {.kind = EVENT_COLUMN_TAKEN, .room = room, .resource = resource};
    turn_log_taking(words, LOG_LINE_CAPACITY, &taken, app.words);
    for (int i = 0; i < table->layout.opponent_count; i++)
        table->shown.takings.last[others[i].player] = taken;
    table->shown.game.marker = (uint8_t)others[0].player;
}

static void look_at_the_longest(const char *language)
{
    const Table *table = table_game();
    char words[LOG_LINE_CAPACITY];
    take_the_longest(words);
    if (seen(&app, "…"))
        fail_msg("%s, %d others, %g wide: %s is cut", language, table->layout.opponent_count,
                 (double)app.canvas->view.w, words);
    if (strcmp(language, "en") == 0 || table->layout.opponent_count < 3)
        assert_int_equal(seen_times(&app, words), table->layout.opponent_count);
}

static void expect_free(const char *language, int player, Box part, Box pill)
{
    if (part.w > 0 && part.x + part.w > pill.x - 3)
        fail_msg("%s, %g wide: the last move of player %d covers the plate by %g", language,
                 (double)app.canvas->view.w, player, (double)(part.x + part.w - pill.x));
}

static void look_at_the_headers(const char *language)
{
    static const TextStyle NAME = {.role = TEXT_NAME, .size = 12};
    const Table *table = table_game();
    char words[LOG_LINE_CAPACITY];
    take_the_longest(words);
    for (int i = 0; i < table->layout.opponent_count; i++) {
        const OpponentLayout *o = &table->layout.opponents[i];
        const Box pill = opponents_pill(&app, table, o);
        const PlateParts parts = table_plate_parts(&app, table, o->player);
        if (pill.w <= 0)
            continue;
        expect_free(language, o->player, parts.points, pill);
        expect_free(language, o->player, parts.marker, pill);
        expect_free(language, o->player, parts.words, pill);
        assert_true(parts.words.w >= text_width(app.canvas, &NAME, "Bepa"));
    }
}

static void look_in(void (*look)(const char *language))
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    for (int i = 0; i < 3; i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        app_measure(&app);
        seen_in_every_language(&app, LANG_FOLDER, look);
    }
}

static void look_at_sizes(const char *record, int moves)
{
    assert_int_equal(table_game_open_turn(record, moves), 0);
    look_in(look_at_the_longest);
}

static void the_cards_of_one_other_player_are_told(void **state)
{
    (void)state;
    look_at_sizes(REPLAYS "/en-2.dreamhome", 48);
}

static void the_cards_of_two_others_are_told(void **state)
{
    (void)state;
    look_at_sizes(REPLAYS "/en-3.dreamhome", 60);
}

static void the_cards_of_three_others_are_told(void **state)
{
    (void)state;
    look_at_sizes(REPLAYS "/en-4.dreamhome", 44);
}

/* First who it is, who starts, and with how many points; the last move has the rest. */
static void the_last_move_leaves_name_marker_and_points_free(void **state)
{
    (void)state;
    assert_int_equal(table_game_open_turn(REPLAYS "/en-4.dreamhome", 44), 0);
    look_in(look_at_the_headers);
    app.settings.live_score = 1;
    look_in(look_at_the_headers);
}

static void see_remark(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas;
    if (strcmp(drawn->words, tr(app.words, table_game()->advice.remark.words)) == 0)
        *(DrawnWords *)self = *drawn;
}

static void look_at_remarks(const char *language)
{
    static const char *const REMARKS[] = {"Nicely built!", "I’ll finish that room another day."};
    const TextStyle style = {.role = TEXT_TAG};
    Table *table = table_game_changed();
    for (int i = 0; i < 2; i++) {
        DrawnWords drawn = {0};
        table->advice.remark = (Remark){.words = REMARKS[i],
                                        .player = table->layout.opponents[0].player,
                                        .until = app.now + 60};
        layer_renew(table->shown.layer);
        canvas_watch(app.canvas, (CanvasWatcher){.self = &drawn, .words = see_remark});
        app_draw(&app);
        canvas_unwatch(app.canvas, &drawn);
        if (drawn.words && drawn.print < 0.88f * text_style_size(&style))
            fail_msg("%s, %g wide: “%s” in letters of %g", language, (double)app.canvas->view.w,
                     drawn.words, (double)drawn.print);
    }
}

static void what_another_player_says_is_large_enough_or_not_said(void **state)
{
    (void)state;
    assert_int_equal(table_game_open_turn(REPLAYS "/en-4.dreamhome", 44), 0);
    look_in(look_at_remarks);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_teardown(name, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_cards_of_one_other_player_are_told),
        TEST(the_cards_of_two_others_are_told),
        TEST(the_cards_of_three_others_are_told),
        TEST(the_last_move_leaves_name_marker_and_points_free),
        TEST(what_another_player_says_is_large_enough_or_not_said),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
