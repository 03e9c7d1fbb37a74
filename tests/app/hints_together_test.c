/* Hints that are shown together: over whole recorded games no two of them contradict each other,
 * and each names the move that the arrow on the table shows. */
#include "app/scenes/table/hint_choice.h"
#include "app/scenes/table/hint_words.h"
#include "app/words/objects.h"
#include "app/words/places.h"
#include "session/record_file.h"
#include "testing.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

enum { STRIDE = 3, PLAYOUTS = 60 };

static Search search;
static Words *words;
static int positions;

/* What stands on the table: the moves and, of all but the best, how much less they bring. */
typedef struct Shown {
    Hints hints;
    char moves[HINTS_SHOWN][HINT_MOVE_CAPACITY];
} Shown;

static void ask(Shown *shown, const Game *game)
{
    const SearchSettings settings = {
        .level = LEVEL_EXPERT, .seed = 1, .playouts = PLAYOUTS, .workers = 1};
    search_run(&search, game, &settings, NEVER_STOP);
    shown->hints.count = hints_best(&search, shown->hints.items, THINKER_HINTS);
    hints_choose(&shown->hints, game, words);
    assert_in_range(shown->hints.count, 1, HINTS_SHOWN);
    for (int i = 0; i < shown->hints.count; i++)
        hint_move_words(shown->moves[i], sizeof shown->moves[i], &shown->hints.items[i], game,
                        words);
}

/* The words before the points. */
static size_t idea_length(const char *move)
{
    const char *points = strstr(move, ": +");
    return points ? (size_t)(points - move) : strlen(move);
}

static void expect_different_ideas(const Shown *shown)
{
    for (int i = 0; i < shown->hints.count; i++) {
        for (int k = 0; k < i; k++) {
            const char *one = shown->moves[i], *other = shown->moves[k];
            if (idea_length(one) == idea_length(other) &&
                strncmp(one, other, idea_length(one)) == 0)
                fail_msg("two hints say the same: %s, %s", one, other);
        }
    }
}

/* The second may not be said to lose more than the third. */
static void expect_them_in_order(const Shown *shown)
{
    for (int i = 2; i < shown->hints.count; i++)
        assert_true(shown->hints.items[i - 1].margin >= shown->hints.items[i].margin);
}

/* The arrow leads from the column of the first move to the space of the room. */
static void expect_the_arrows_move(const char *move, const Plan *plan, const Game *game)
{
    const Move *take = &plan->moves[0];
    if (take->kind != MOVE_TAKE && take->kind != MOVE_JACKHAMMER)
        return;
    for (int i = 1; i < plan->count; i++) {
        if (plan->moves[i].kind != MOVE_PLACE)
            continue;
        const char *room =
            plan->moves[i].face_down
                ? "the room face down"
                : room_as_object(words, room_card_type(game->market_room[take->column]));
        if (!strstr(move, place_words(words, (Space)plan->moves[i].space)) || !strstr(move, room))
            fail_msg("the arrow shows %s elsewhere than: %s", room, move);
        return;
    }
    fail_msg("an arrow that ends nowhere: %s", move);
}

static void look_at(const Record *record, int moves)
{
    Game game;
    Shown shown = {0};
    record_replay(record, moves, &game);
    if (game.phase == PHASE_OVER)
        return;
    ask(&shown, &game);
    expect_different_ideas(&shown);
    expect_them_in_order(&shown);
    for (int i = 0; i < shown.hints.count; i++)
        expect_the_arrows_move(shown.moves[i], &shown.hints.items[i].plan, &game);
    positions++;
}

static void hints_of_recorded_games_agree_with_each_other_and_their_arrows(void **state)
{
    DIR *games = opendir(REPLAYS);
    (void)state;
    words = words_new("");
    for (struct dirent *game; (game = readdir(games));) {
        static Record record;
        Error error;
        char path[512];
        if (!strstr(game->d_name, ".dreamhome"))
            continue;
        snprintf(path, sizeof path, REPLAYS "/%s", game->d_name);
        assert_true(record_file_load(path, &record, &error));
        for (int i = 0; i < record.move_count; i += STRIDE)
            look_at(&record, i);
    }
    closedir(games);
    words_free(words);
    assert_true(positions > 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_of_recorded_games_agree_with_each_other_and_their_arrows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
