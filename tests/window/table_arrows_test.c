/* Where arrows lead on the table: to what lies straight ahead, and sooner or later everywhere. */
#include "app/widgets/focus.h"
#include "table_game.h"
#include "testing.h"

typedef struct Size {
    int width, height;
} Size;

static const Size SIZES[] = {{1024, 600}, {1280, 800}, {1366, 768}, {1920, 1080}, {3440, 1440}};

static int open_three(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/hu-3.dreamhome", 22);
}

static void resize(Size size)
{
    SDL_SetWindowSize(app.window, size.width, size.height);
    app_measure(&app);
    table_game_settle();
    app_draw(&app);
}

/* What an arrow leads to from a target; the target itself if nowhere. */
static const Target *led_from(const Target *from, Action arrow)
{
    Table *table = table_game_changed();
    table->aim.focus = (int)(from - table->targets.items);
    table_move_focus(table, arrow);
    return &table->targets.items[table->aim.focus];
}

static const Target *target(TargetKind kind, int index)
{
    const Target *found = table_game_target(kind, index);
    assert_non_null(found);
    return found;
}

static void assert_leads(const Target *from, Action arrow, TargetKind kind, int index)
{
    const Target *to = led_from(from, arrow);
    assert_int_equal(to->kind, kind);
    assert_int_equal(to->index, index);
}

static void down_from_the_first_columns_is_the_house(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i]);
        for (int column = 0; column < 2; column++)
            assert_int_equal(led_from(target(TARGET_COLUMN, column), ACTION_DOWN)->kind,
                             TARGET_SPACE);
    }
}

static void nothing_is_led_to_that_lies_aside(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i]);
        assert_leads(target(TARGET_SPACE, SPACE_A1), ACTION_LEFT, TARGET_SPACE, SPACE_A1);
        assert_leads(target(TARGET_SPACE, SPACE_E0), ACTION_DOWN, TARGET_SPACE, SPACE_E0);
        const Target *end_turn = target(TARGET_BUTTON, BUTTON_END_TURN);
        assert_int_not_equal(led_from(end_turn, ACTION_LEFT)->kind, TARGET_BUTTON);
    }
}

/* To the right of the others' houses there is nothing but what lies beside those houses. */
static void right_of_the_others_is_nothing_else(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i]);
        for (int k = 0; k < table_game()->layout.opponent_count; k++) {
            const int player = table_game()->layout.opponents[k].player;
            const Target *to = led_from(target(TARGET_OPPONENT, player), ACTION_RIGHT);
            assert_true(to->kind == TARGET_OPPONENT || to->kind == TARGET_RESOURCE);
        }
    }
}

/* Spreads from one target to all that arrows lead to; returns how many. */
static int spread(bool reached[TARGETS_MAX])
{
    const TargetList *targets = &table_game()->targets;
    int waiting[TARGETS_MAX], first = 0, count = 1;
    waiting[0] = (int)(target(TARGET_SPACE, SPACE_C1) - targets->items);
    reached[waiting[0]] = true;
    for (; first < count; first++) {
        for (Action arrow = ACTION_UP; arrow <= ACTION_RIGHT; arrow++) {
            const int to = (int)(led_from(&targets->items[waiting[first]], arrow) - targets->items);
            if (!reached[to])
                waiting[count++] = to;
            reached[to] = true;
        }
    }
    return count;
}

static void everything_is_reached_by_arrows(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        bool reached[TARGETS_MAX] = {false};
        resize(SIZES[i]);
        const int count = spread(reached);
        for (int k = 0; k < table_game()->targets.count; k++) {
            const Target *left = &table_game()->targets.items[k];
            if (!reached[k])
                fail_msg("%dx%d: no arrow leads to target %d (kind %d, index %d)", SIZES[i].width,
                         SIZES[i].height, k, left->kind, left->index);
        }
        assert_int_equal(count, table_game()->targets.count);
    }
}

#define ARROWS(test, open) cmocka_unit_test_setup_teardown(test, open, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ARROWS(down_from_the_first_columns_is_the_house, open_three),
        ARROWS(nothing_is_led_to_that_lies_aside, open_three),
        ARROWS(right_of_the_others_is_nothing_else, open_three),
        ARROWS(right_of_the_others_is_nothing_else, table_game_open_four),
        ARROWS(everything_is_reached_by_arrows, open_three),
        ARROWS(everything_is_reached_by_arrows, table_game_open_two),
        ARROWS(everything_is_reached_by_arrows, table_game_open_four),
        ARROWS(everything_is_reached_by_arrows, table_game_open_drill),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
