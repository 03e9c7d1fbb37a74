/* Looking back at a game. */
#include "bots.h"

#include "ai/review.h"

static Review review;
static Record record;

enum { BLUNDERS = 2 };

/* A game of good players, in which two turns of the first seat are spoilt, at these moves. */
static void record_with_blunders(int at[BLUNDERS])
{
    GameOptions options = game_default_options(EDITION_EN);
    int spoilt = 0;
    options.seed = 6;
    record_init(&record, &options, "2020-01-01T00:00:00Z");
    Game game;
    game_new(&game, &options, NULL);
    while (game.phase != PHASE_OVER) {
        Plan plan = bots_plan(&game, LEVEL_HARD, 1, 0);
        if (spoilt < BLUNDERS && game.round == 3 * (spoilt + 1) && game.player == 0 &&
            game.phase == PHASE_TURN) {
            at[spoilt++] = record.move_count;
            plan.count = 2;
            plan.moves[1] = (Move){.kind = MOVE_PLACE, .face_down = true};
            const SpaceSet upper = SPACES_MIDDLE | SPACES_TOP;
            plan.moves[1].space =
                (uint8_t)space_first(home_places(&game.homes[0], ROOM_NONE) & upper);
        }
        for (int i = 0; i < plan.count; i++) {
            if (game_apply(&game, &plan.moves[i], NULL) == RULE_OK)
                record_append(&record, &plan.moves[i]);
        }
    }
    assert_int_equal(spoilt, BLUNDERS);
}

static void rooms_turned_over_for_nothing_are_found(void **state)
{
    int blunders[BLUNDERS], found = 0;
    (void)state;
    record_with_blunders(blunders);
    const ReviewSettings settings = {.players = 1, .playouts = 160, .seed = 1};
    int steps = 0;
    review_start(&review, &record, &settings);
    while (review_step(&review, NEVER_STOP))
        steps++;
    assert_true(steps >= ROUND_COUNT);
    assert_in_range(review.worst_count, 2, REVIEW_WORST);
    for (int i = 0; i < review.worst_count; i++) {
        const ReviewItem *item = &review.worst[i];
        found += item->move == blunders[0] || item->move == blunders[1];
        assert_int_equal(item->player, 0);
        assert_true(item->loss > item->error && item->error >= 0);
        assert_true(i == 0 || item->loss <= review.worst[i - 1].loss);
        assert_true(move_equal(&item->played.plan.moves[0], &record.moves[item->move]));
        assert_true(item->played.reason_count > 0 && item->better.reason_count > 0);
    }
    assert_int_equal(found, BLUNDERS);
}

/* What the review itself would have played is never found wanting. */
static void its_own_decisions_cost_nothing(void **state)
{
    (void)state;
    const ReviewSettings settings = {.players = 15, .playouts = 30, .seed = 9};
    GameOptions options = game_default_options(EDITION_FR);
    Game game;
    record_init(&record, &options, "2020-01-01T00:00:00Z");
    game_new(&game, &options, NULL);
    while (game.phase != PHASE_OVER) {
        const uint64_t seed = search_seed(settings.seed, (uint64_t)record.move_count);
        const Plan plan = bots_plan(&game, LEVEL_EXPERT, seed, settings.playouts);
        plan_play(&plan, &game);
        for (int i = 0; i < plan.count; i++)
            record_append(&record, &plan.moves[i]);
    }
    review_start(&review, &record, &settings);
    while (review_step(&review, NEVER_STOP)) {
    }
    assert_int_equal(review.next, record.move_count);
    assert_int_equal(review.worst_count, 0);
}

static bool always(void *data)
{
    (void)data;
    return true;
}

static void a_stopped_review_ends(void **state)
{
    (void)state;
    const ReviewSettings settings = {.players = 15};
    review_start(&review, &record, &settings);
    assert_false(review_step(&review, (Stop){always, NULL}));
    assert_int_equal(review.worst_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rooms_turned_over_for_nothing_are_found),
        cmocka_unit_test(its_own_decisions_cost_nothing),
        cmocka_unit_test(a_stopped_review_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
