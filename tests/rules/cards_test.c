/* The cards (RULES.md sections 1 and 9). */
#include "situation.h"
#include "testing.h"

#include <string.h>

static void R1_1_there_are_60_rooms_and_48_resources(void **state)
{
    int rooms = 0;
    int resources = 0;
    (void)state;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
        rooms += ROOM_INFO[type].copies;
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++)
        resources += RESOURCE_INFO[type].copies;
    assert_int_equal(rooms, 60);
    assert_int_equal(resources, 48);
    assert_int_equal(PLAYERS_MIN, 2);
    assert_int_equal(PLAYERS_MAX, 4);
}

static void R1_1_every_card_knows_its_type(void **state)
{
    (void)state;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        const RoomInfo *info = &ROOM_INFO[room_card_type((RoomCard)card)];
        assert_in_range(card, info->first_card, info->first_card + info->copies - 1);
    }
    for (int card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        const ResourceInfo *info = &RESOURCE_INFO[resource_card_type((ResourceCard)card)];
        assert_in_range(card, info->first_card, info->first_card + info->copies - 1);
    }
    assert_int_equal(room_card_type(0), ROOM_NONE);
    assert_int_equal(resource_card_type(0), RESOURCE_NONE);
}

static void R1_1_the_rooms_are_those_of_the_table(void **state)
{
    static const struct {
        const char *key;
        RoomKind kind;
        int copies, limit, points[ROOM_MAX_SIZE];
        RoomType beside;
    } TABLE[] = {
        {"living", ROOM_KIND_NORMAL, 10, 3, {1, 4, 9}, ROOM_NONE},
        {"kitchen", ROOM_KIND_NORMAL, 8, 2, {1, 6}, ROOM_NONE},
        {"bedroom", ROOM_KIND_NORMAL, 8, 2, {1, 4}, ROOM_NONE},
        {"children", ROOM_KIND_NORMAL, 6, 2, {2, 6}, ROOM_NONE},
        {"bathroom", ROOM_KIND_NORMAL, 8, 1, {1}, ROOM_NONE},
        {"pantry", ROOM_KIND_UNIQUE, 2, 1, {1}, ROOM_KITCHEN},
        {"dressing", ROOM_KIND_UNIQUE, 2, 1, {1}, ROOM_BEDROOM},
        {"sauna", ROOM_KIND_UNIQUE, 2, 1, {1}, ROOM_BATHROOM},
        {"games", ROOM_KIND_UNIQUE, 2, 1, {2}, ROOM_NONE},
        {"library", ROOM_KIND_UNIQUE, 1, 1, {2}, ROOM_NONE},
        {"study", ROOM_KIND_UNIQUE, 1, 1, {2}, ROOM_NONE},
        {"garage", ROOM_KIND_BASEMENT, 6, 2, {0, 4}, ROOM_NONE},
        {"cellar", ROOM_KIND_BASEMENT, 1, 1, {2}, ROOM_NONE},
        {"workshop", ROOM_KIND_BASEMENT, 1, 1, {2}, ROOM_NONE},
        {"laundry", ROOM_KIND_BASEMENT, 1, 1, {1}, ROOM_NONE},
        {"storage", ROOM_KIND_BASEMENT, 1, 1, {1}, ROOM_NONE},
    };
    (void)state;
    assert_int_equal(COUNT_OF(TABLE), ROOM_TYPE_COUNT - 1);
    for (size_t i = 0; i < COUNT_OF(TABLE); i++) {
        const RoomInfo *info = &ROOM_INFO[i + 1];
        assert_string_equal(info->key, TABLE[i].key);
        assert_int_equal(info->kind, TABLE[i].kind);
        assert_int_equal(info->copies, TABLE[i].copies);
        assert_int_equal(info->limit, TABLE[i].limit);
        for (int size = 0; size < ROOM_MAX_SIZE; size++)
            assert_int_equal(info->points[size], TABLE[i].points[size]);
        assert_int_equal(info->beside, TABLE[i].beside);
        assert_int_equal(info->points_beside, TABLE[i].beside ? 3 : 0);
    }
}

static void R1_1_the_resources_are_those_of_the_table(void **state)
{
    static const struct {
        const char *key;
        ResourceKind kind;
        int copies, value;
    } TABLE[] = {
        {"roof-red", RESOURCE_KIND_ROOF, 5, 0},
        {"roof-brown", RESOURCE_KIND_ROOF, 5, 0},
        {"roof-blue", RESOURCE_KIND_ROOF, 5, 0},
        {"roof-green", RESOURCE_KIND_ROOF, 5, 0},
        {"roof-red-window", RESOURCE_KIND_ROOF, 1, 0},
        {"roof-brown-window", RESOURCE_KIND_ROOF, 1, 0},
        {"roof-blue-window", RESOURCE_KIND_ROOF, 1, 0},
        {"roof-green-window", RESOURCE_KIND_ROOF, 1, 0},
        {"piano", RESOURCE_KIND_DECOR, 1, 3},
        {"fireplace", RESOURCE_KIND_DECOR, 1, 2},
        {"canopy-bed", RESOURCE_KIND_DECOR, 1, 2},
        {"whirlpool", RESOURCE_KIND_DECOR, 1, 2},
        {"ice-cream", RESOURCE_KIND_DECOR, 1, 2},
        {"slide", RESOURCE_KIND_DECOR, 1, 2},
        {"cat-house", RESOURCE_KIND_DECOR, 1, 1},
        {"paintings", RESOURCE_KIND_DECOR, 1, 1},
        {"treehouse", RESOURCE_KIND_OUTSIDE, 1, 2},
        {"birdhouse", RESOURCE_KIND_OUTSIDE, 1, 1},
        {"drill", RESOURCE_KIND_TOOL, 2, 0},
        {"jackhammer", RESOURCE_KIND_TOOL, 2, 0},
        {"mixer", RESOURCE_KIND_TOOL, 2, 0},
        {"scaffolding", RESOURCE_KIND_TOOL, 3, 0},
        {"roofer", RESOURCE_KIND_HELPER, 1, 0},
        {"supplier", RESOURCE_KIND_HELPER, 1, 0},
        {"architect", RESOURCE_KIND_HELPER, 1, 0},
        {"handyman", RESOURCE_KIND_HELPER, 1, 0},
        {"designer", RESOURCE_KIND_HELPER, 1, 0},
        {"car", RESOURCE_KIND_DECOR, 0, 1},
    };
    (void)state;
    assert_int_equal(COUNT_OF(TABLE), RESOURCE_TYPE_COUNT - 1);
    for (size_t i = 0; i < COUNT_OF(TABLE); i++) {
        const ResourceInfo *info = &RESOURCE_INFO[i + 1];
        assert_string_equal(info->key, TABLE[i].key);
        assert_int_equal(info->kind, TABLE[i].kind);
        assert_int_equal(info->copies, TABLE[i].copies);
        assert_int_equal(info->value, TABLE[i].value);
        if (info->kind == RESOURCE_KIND_ROOF) {
            assert_int_equal(info->window, strstr(info->key, "window") != NULL);
            assert_int_equal(info->colour, i % COLOUR_COUNT);
        }
    }
}

static void sets_of_cards_hold_the_cards_of_a_type_or_kind(void **state)
{
    (void)state;
    assert_int_equal(resource_cards_of_type(RESOURCE_DRILL), resources_of("drill-1 drill-2"));
    assert_int_equal(resource_cards_of_type(RESOURCE_CAR), 0);
    assert_int_equal(card_count(resource_cards_of_kind(RESOURCE_KIND_ROOF)), 24);
    assert_int_equal(card_count(resource_cards_of_kind(RESOURCE_KIND_DECOR)), 8);
    assert_int_equal(resource_cards_of_kind(RESOURCE_KIND_OUTSIDE),
                     resources_of("treehouse birdhouse"));
    assert_int_equal(resource_cards_of_kind(RESOURCE_KIND_HELPER),
                     resources_of("roofer supplier architect handyman designer"));
    assert_int_equal(card_first(resources_of("mixer-2 drill-2")), resource_of("drill-2"));
}

static void R8_5_there_are_24_children_to_find(void **state)
{
    static const struct {
        const char *card;
        int children;
    } TABLE[] = {
        {"children-1", 2}, {"children-2", 2}, {"children-3", 1}, {"children-6", 1},
        {"living-5", 1},   {"living-6", 0},   {"kitchen-3", 1},  {"kitchen-4", 0},
        {"bedroom-2", 1},  {"bedroom-3", 0},  {"bathroom-2", 1}, {"bathroom-3", 0},
        {"games-1", 1},    {"games-2", 1},    {"library-1", 1},  {"study-1", 0},
        {"garage-1", 1},   {"garage-2", 0},   {"pantry-1", 0},   {"cellar-1", 0},
    };
    int all = 0;
    (void)state;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++)
        all += room_card_children((RoomCard)card);
    assert_int_equal(all, 24);
    for (size_t i = 0; i < COUNT_OF(TABLE); i++)
        assert_int_equal(room_card_children(room_of(TABLE[i].card)), TABLE[i].children);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R1_1_there_are_60_rooms_and_48_resources),
        cmocka_unit_test(R1_1_every_card_knows_its_type),
        cmocka_unit_test(R1_1_the_rooms_are_those_of_the_table),
        cmocka_unit_test(R1_1_the_resources_are_those_of_the_table),
        cmocka_unit_test(sets_of_cards_hold_the_cards_of_a_type_or_kind),
        cmocka_unit_test(R8_5_there_are_24_children_to_find),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
