/* The game's own random numbers: the same everywhere, and fair. */
#include "dreamhome/rng.h"
#include "testing.h"

static void the_numbers_are_those_of_splitmix64(void **state)
{
    static const uint64_t FROM_0[] = {0xe220a8397b1dcdafu, 0x6e789e6aa1b965f4u,
                                      0x06c45d188009454fu};
    static const uint64_t FROM_1234567[] = {6457827717110365317u, 3203168211198807973u,
                                            9817491932198370423u};
    Rng zero = rng_seeded(0);
    Rng other = rng_seeded(1234567);
    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(rng_next(&zero), FROM_0[i]);
        assert_int_equal(rng_next(&other), FROM_1234567[i]);
    }
}

static void a_number_below_a_limit_is_below_it(void **state)
{
    static const uint32_t LIMITS[] = {1, 2, 3, 5, 60, 1000, 0x80000000u, 0xc0000000u, 0xffffffffu};
    Rng rng = rng_seeded(9);
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LIMITS); i++) {
        for (int n = 0; n < 1000; n++)
            assert_true(rng_below(&rng, LIMITS[i]) < LIMITS[i]);
    }
}

static void all_numbers_below_a_limit_are_equally_likely(void **state)
{
    enum { LIMIT = 7, DRAWS = 70000 };
    int found[LIMIT] = {0};
    Rng rng = rng_seeded(10);
    (void)state;
    for (int n = 0; n < DRAWS; n++)
        found[rng_below(&rng, LIMIT)]++;
    for (int i = 0; i < LIMIT; i++)
        assert_in_range(found[i], DRAWS / LIMIT - 500, DRAWS / LIMIT + 500);
}

/* Three quarters of all 32-bit numbers: drawn only once, some would come up twice as often. */
static void a_limit_that_does_not_divide_evenly_is_fair_too(void **state)
{
    enum { DRAWS = 60000 };
    int found[3] = {0};
    Rng rng = rng_seeded(14);
    (void)state;
    for (int n = 0; n < DRAWS; n++)
        found[rng_below(&rng, 0xc0000000u) % 3]++;
    for (int i = 0; i < 3; i++)
        assert_in_range(found[i], DRAWS / 3 - 500, DRAWS / 3 + 500);
}

static void a_shuffle_keeps_every_item(void **state)
{
    uint8_t items[60];
    uint64_t seen = 0;
    Rng rng = rng_seeded(11);
    (void)state;
    for (uint8_t i = 0; i < sizeof items; i++)
        items[i] = i;
    rng_shuffle(&rng, items, sizeof items);
    for (size_t i = 0; i < sizeof items; i++)
        seen |= (uint64_t)1 << items[i];
    assert_int_equal(seen, ((uint64_t)1 << 60) - 1);
}

static void a_shuffle_gives_every_order_equally_often(void **state)
{
    enum { DRAWS = 60000 };
    int found[27] = {0};
    int orders = 0;
    Rng rng = rng_seeded(12);
    (void)state;
    for (int n = 0; n < DRAWS; n++) {
        uint8_t items[] = {0, 1, 2};
        rng_shuffle(&rng, items, 3);
        found[items[0] * 9 + items[1] * 3 + items[2]]++;
    }
    for (int i = 0; i < 27; i++) {
        if (!found[i])
            continue;
        assert_in_range(found[i], DRAWS / 6 - 500, DRAWS / 6 + 500);
        orders++;
    }
    assert_int_equal(orders, 6);
}

static void nothing_and_one_item_need_no_random_number(void **state)
{
    uint8_t item = 3;
    Rng rng = rng_seeded(13);
    (void)state;
    rng_shuffle(&rng, &item, 0);
    rng_shuffle(&rng, &item, 1);
    assert_int_equal(rng.state, 13);
    assert_int_equal(item, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_numbers_are_those_of_splitmix64),
        cmocka_unit_test(a_number_below_a_limit_is_below_it),
        cmocka_unit_test(all_numbers_below_a_limit_are_equally_likely),
        cmocka_unit_test(a_limit_that_does_not_divide_evenly_is_fair_too),
        cmocka_unit_test(a_shuffle_keeps_every_item),
        cmocka_unit_test(a_shuffle_gives_every_order_equally_often),
        cmocka_unit_test(nothing_and_one_item_need_no_random_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
