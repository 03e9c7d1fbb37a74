/* What the others took last is told in one way, whole, at every size and in every language. */
#include "table_game.h"

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
static void look_at_the_longest(const char *language)
{
    Table *table = table_game_changed();
    const OpponentLayout *others = table->layout.opponents;
    char words[LOG_LINE_CAPACITY];
    find_longest();
    const Event taken = {.kind = EVENT_COLUMN_TAKEN, .room = room, .resource = resource};
    turn_log_taking(words, sizeof words, &taken, app.words);
    for (int i = 0; i < table->layout.opponent_count; i++)
        table->shown.takings.last[others[i].player] = taken;
    table->shown.game.marker = (uint8_t)others[0].player;
    if (seen(&app, "…"))
        fail_msg("%s, %d others, %g wide: %s is cut", language, table->layout.opponent_count,
                 (double)app.canvas->view.w, words);
    if (strcmp(language, "en") == 0 || table->layout.opponent_count < 3)
        assert_int_equal(seen_times(&app, words), table->layout.opponent_count);
}

static void look_at_sizes(const char *record, int moves)
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    assert_int_equal(table_game_open_turn(record, moves), 0);
    for (int i = 0; i < 3; i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        app_measure(&app);
        seen_in_every_language(&app, LANG_FOLDER, look_at_the_longest);
    }
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

int main(void)
{
#define TEST(name) cmocka_unit_test_teardown(name, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_cards_of_one_other_player_are_told),
        TEST(the_cards_of_two_others_are_told),
        TEST(the_cards_of_three_others_are_told),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
