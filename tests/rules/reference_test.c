/* The rules core against the plain reference (reference.h), on random homes. */
#include "reference.h"

#include "dreamhome/rng.h"
#include "testing.h"

static bool chance(Rng *rng, uint32_t in)
{
    return rng_below(rng, in) == 0;
}

static void fill_space(Home *home, Space space, RoomCard card, Rng *rng)
{
    const RoomType type = room_card_type(card);
    if (chance(rng, 10))
        home_scaffold(home, RESOURCE_INFO[RESOURCE_SCAFFOLDING].first_card, space);
    else if (chance(rng, 6) || !space_in(home_floors_for(type), space))
        home_place(home, card, space, true, NULL);
    else
        home_place(home, card, space, false, NULL);
    if (home_oversized(home, type)) {
        home_remove(home, space, NULL);
        home_place(home, card, space, true, NULL);
    }
}

static void add_tokens(Home *home, Rng *rng)
{
    for (ResourceType token = RESOURCE_PIANO; token <= RESOURCE_PAINTINGS; token++) {
        const SpaceSet places = home_decor_places(home, token);
        if (places && chance(rng, 2))
            home_decorate(home, token, space_first(places));
    }
}

/* Any home without oversized rooms, reachable or not; few types, so that much is joined. */
static Home random_home(Rng *rng)
{
    static const RoomType TYPES[] = {ROOM_LIVING,   ROOM_KITCHEN, ROOM_BEDROOM, ROOM_BATHROOM,
                                     ROOM_CHILDREN, ROOM_PANTRY,  ROOM_SAUNA,   ROOM_GARAGE};
    Home home = {.no_gaps = chance(rng, 4)};
    const uint32_t types = 1 + rng_below(rng, COUNT_OF(TYPES));
    const uint32_t density = 1 + rng_below(rng, 8);
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        RoomType type = TYPES[rng_below(rng, types)];
        if (space_in(SPACES_BASEMENT, space))
            type = ROOM_GARAGE;
        if (rng_below(rng, 10) < density + 1) {
            const RoomInfo *info = &ROOM_INFO[type];
            fill_space(&home, space, (RoomCard)(info->first_card + rng_below(rng, info->copies)),
                       rng);
        }
    }
    add_tokens(&home, rng);
    home.cards = rng_next(rng) & rng_next(rng) & ((CARD_BIT(RESOURCE_CARD_COUNT) << 1) - 2);
    return home;
}

static void compare_places(const Home *home, RoomType type)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        const bool place = reference_may_place(home, type, space);
        assert_int_equal(space_in(home_places(home, type), space), place);
        assert_int_equal(home_check_place(home, type, space) == RULE_OK, place);
        if (type == ROOM_NONE)
            continue;
        const bool drill = reference_may_drill(home, type, space);
        const bool supply = reference_may_supply(home, type, space);
        assert_int_equal(space_in(home_drill_places(home, type), space), drill);
        assert_int_equal(home_check_drill(home, type, space) == RULE_OK, drill);
        assert_int_equal(space_in(home_supply_places(home, type), space), supply);
        assert_int_equal(home_check_supply(home, type, space) == RULE_OK, supply);
    }
}

static void compare_tokens_and_scaffolding(const Home *home)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        const bool scaffold =
            reference_may_place(home, ROOM_NONE, space) && !space_in(home->scaffolds, space);
        assert_int_equal(space_in(home_scaffold_places(home), space), scaffold);
        assert_int_equal(home_check_scaffold(home, space) == RULE_OK, scaffold);
        for (ResourceType token = RESOURCE_PIANO; token <= RESOURCE_PAINTINGS; token++) {
            const bool decorate = reference_may_decorate(home, token, space);
            assert_int_equal(space_in(home_decor_places(home, token), space), decorate);
            assert_int_equal(home_check_decorate(home, token, space) == RULE_OK, decorate);
        }
    }
}

static void compare_swaps(const Home *home)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        for (int j = i + 1; j < SPACE_COUNT; j++) {
            const Space one = SPACES_IN_BYTE_ORDER[i];
            const Space other = SPACES_IN_BYTE_ORDER[j];
            assert_int_equal(home_check_handyman(home, one, other) == RULE_OK,
                             reference_may_swap(home, one, other));
        }
    }
}

static void R4_3_placing_agrees_with_the_plain_telling(void **state)
{
    Rng rng = rng_seeded(4);
    (void)state;
    for (int i = 0; i < 10 * PLAYOUTS; i++) {
        const Home home = random_home(&rng);
        for (RoomType type = ROOM_NONE; type < ROOM_TYPE_COUNT; type++)
            compare_places(&home, type);
        compare_tokens_and_scaffolding(&home);
    }
}

static void R7_4_swapping_agrees_with_the_plain_telling(void **state)
{
    Rng rng = rng_seeded(7);
    (void)state;
    for (int i = 0; i < 10 * PLAYOUTS; i++) {
        const Home home = random_home(&rng);
        compare_swaps(&home);
    }
}

static void R8_1_scoring_agrees_with_the_plain_telling(void **state)
{
    Rng rng = rng_seeded(8);
    (void)state;
    for (int i = 0; i < 10 * PLAYOUTS; i++) {
        const Home home = random_home(&rng);
        const Score score = score_full(&home);
        const Score reference = reference_score(&home);
        assert_memory_equal(&score, &reference, sizeof score);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R4_3_placing_agrees_with_the_plain_telling),
        cmocka_unit_test(R7_4_swapping_agrees_with_the_plain_telling),
        cmocka_unit_test(R8_1_scoring_agrees_with_the_plain_telling),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
