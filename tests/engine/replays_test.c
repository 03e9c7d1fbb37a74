/* Old records still replay to the same games.
 *
 * Every record of tests/replays is loaded and walked through, and what the protocol says of each
 * position (show, moves, score) is put into a signature. tests/golden/replays.txt has a line each:
 * name, number of moves, signature, totals. A refactor must not change it. After a wanted change:
 *
 *     replays_test --update
 */
#include "talk.h"
#include "testing.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PATH_LENGTH = 4096,
    LINE_LENGTH = 160,
    REPLAYS_MAX = 200,
    GOLDEN_CAPACITY = LINE_LENGTH * REPLAYS_MAX
};

static const char GOLDEN_PATH[] = GOLDEN_FOLDER "/replays.txt";

/* FNV-1a over the answers, which the notation fixes to the byte. */
static void sign(uint64_t *signature, const char *answer)
{
    for (; *answer; answer++)
        *signature = (*signature ^ (unsigned char)*answer) * 0x100000001b3u;
}

static void sign_position(Talk *talk, uint64_t *signature)
{
    sign(signature, talk_ask(talk, "show"));
    sign(signature, talk_ask(talk, "moves"));
    sign(signature, talk_ask(talk, "score"));
}

/* Walks from the deal to the end of the loaded record. */
static uint64_t sign_course(Talk *talk)
{
    uint64_t signature = 0xcbf29ce484222325u;
    const int moves = talk->engine.match.record.move_count;
    for (int i = 0; i < moves; i++)
        talk_expect(talk, "undo", "");
    sign_position(talk, &signature);
    for (int i = 0; i < moves; i++) {
        talk_expect(talk, "redo", "");
        sign_position(talk, &signature);
    }
    return signature;
}

static void load(Talk *talk, const char *name)
{
    char line[PATH_LENGTH];
    snprintf(line, sizeof line, "load %s/%s", REPLAYS_FOLDER, name);
    talk_expect(talk, line, "");
}

static void describe(Talk *talk, const char *name, char line[LINE_LENGTH])
{
    load(talk, name);
    const uint64_t signature = sign_course(talk);
    const Match *match = &talk->engine.match;
    int length =
        snprintf(line, LINE_LENGTH, "%s %d %016" PRIx64, name, match->record.move_count, signature);
    for (int player = 0; player < match->game.players; player++)
        length += snprintf(line + length, LINE_LENGTH - (size_t)length, " %d",
                           game_score(&match->game, player).total);
    strcat(line, "\n");
}

/* The names of the records, sorted; returns how many there are. */
static int list_replays(char names[REPLAYS_MAX][LINE_LENGTH])
{
    int count = 0;
    DIR *folder = opendir(REPLAYS_FOLDER);
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        const char *ending = strrchr(entry->d_name, '.');
        if (!ending || strcmp(ending, ".dreamhome") != 0)
            continue;
        assert_true(count < REPLAYS_MAX && strlen(entry->d_name) < 80);
        strcpy(names[count++], entry->d_name);
    }
    closedir(folder);
    qsort(names, (size_t)count, LINE_LENGTH, (int (*)(const void *, const void *))strcmp);
    return count;
}

static void describe_all(Talk *talk, char text[GOLDEN_CAPACITY])
{
    static char names[REPLAYS_MAX][LINE_LENGTH];
    const int count = list_replays(names);
    text[0] = '\0';
    for (int i = 0; i < count; i++) {
        char line[LINE_LENGTH];
        describe(talk, names[i], line);
        strcat(text, line);
    }
}

static void every_replay_plays_as_it_always_did(void **state)
{
    static char now[GOLDEN_CAPACITY];
    static char golden[GOLDEN_CAPACITY];
    FILE *file = fopen(GOLDEN_PATH, "r");
    assert_non_null(file);
    assert_true(fread(golden, 1, sizeof golden - 1, file) > 0);
    fclose(file);
    describe_all(*state, now);
    assert_string_equal(now, golden);
}

static void the_replays_cover_the_game(void **state)
{
    static char names[REPLAYS_MAX][LINE_LENGTH];
    Talk *talk = *state;
    unsigned kinds = 0;
    unsigned settings = 0;
    bool car = false;
    const int count = list_replays(names);
    for (int i = 0; i < count; i++) {
        load(talk, names[i]);
        const Record *record = &talk->engine.match.record;
        for (int move = 0; move < record->move_count; move++)
            kinds |= 1u << record->moves[move].kind;
        settings |= 1u << (record->options.edition * 3 + record->options.players - PLAYERS_MIN);
        car |= talk->engine.match.game.car_taken;
        assert_int_equal(talk->engine.match.game.phase, PHASE_OVER);
    }
    assert_int_equal(kinds, (1u << MOVE_KIND_COUNT) - 1);
    assert_int_equal(settings, (1u << 3 * EDITION_COUNT) - 1);
    assert_true(car);
}

static int update(void)
{
    static char now[GOLDEN_CAPACITY];
    void *talk;
    talk_setup(&talk);
    describe_all(talk, now);
    talk_teardown(&talk);
    FILE *file = fopen(GOLDEN_PATH, "w");
    if (!file || fputs(now, file) == EOF || fclose(file) != 0) {
        perror(GOLDEN_PATH);
        return 1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TALK(every_replay_plays_as_it_always_did),
        TALK(the_replays_cover_the_game),
    };
    if (argc == 2 && strcmp(argv[1], "--update") == 0)
        return update();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
