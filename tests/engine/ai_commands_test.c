/* The commands that ask computer players. */
#include "talk.h"
#include "testing.h"

#include "dreamhome/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const QUICK_LEVELS[] = {"kid", "easy", "normal"};

/* A line of moves, asked before the move is made, has the move as one of its lines. */
static void expect_among(const char *moves, const char *move)
{
    char list[ENGINE_ANSWER_CAPACITY + 8];
    char line[60];
    snprintf(list, sizeof list, "\n%s\n", moves);
    snprintf(line, sizeof line, "\n%s\n", move);
    assert_non_null(strstr(list, line));
}

static void genmove_plays_and_prints_a_legal_move(void **state)
{
    Talk *talk = *state;
    for (size_t level = 0; level < COUNT_OF(QUICK_LEVELS); level++) {
        char line[40];
        snprintf(line, sizeof line, "genmove %s", QUICK_LEVELS[level]);
        talk_expect(talk, "new players=3 edition=ru seed=5", "");
        while (talk->engine.match.game.phase != PHASE_OVER) {
            char moves[ENGINE_ANSWER_CAPACITY];
            const int before = talk->engine.match.record.move_count;
            snprintf(moves, sizeof moves, "%s", talk_ask(talk, "moves"));
            expect_among(moves, talk_ask(talk, line));
            assert_int_equal(talk->engine.match.record.move_count, before + 1);
        }
    }
}

static void genmove_with_a_seed_decides_the_same_again(void **state)
{
    Talk *talk = *state;
    talk_expect(talk, "new players=2 seed=3", "");
    for (int move = 0; move < 30; move++) {
        char first[60];
        snprintf(first, sizeof first, "%s", talk_ask(talk, "genmove easy 18446744073709551615"));
        talk_expect(talk, "undo", "");
        talk_expect(talk, "genmove easy 18446744073709551615", first);
    }
}

static void a_generated_move_can_be_undone_and_redone(void **state)
{
    Talk *talk = *state;
    const uint64_t before = game_hash(&talk->engine.match.game);
    talk_ask(talk, "genmove kid");
    const uint64_t after = game_hash(&talk->engine.match.game);
    talk_expect(talk, "undo", "");
    assert_true(game_hash(&talk->engine.match.game) == before);
    talk_expect(talk, "redo", "");
    assert_true(game_hash(&talk->engine.match.game) == after);
}

static void genmove_refuses_what_it_does_not_know(void **state)
{
    talk_refused(*state, "genmove", "level");
    talk_refused(*state, "genmove genius", "'genius'");
    talk_refused(*state, "genmove person", "'person'");
    talk_refused(*state, "genmove Kid", "'Kid'");
    talk_refused(*state, "genmove kid x", "'x'");
    talk_refused(*state, "genmove kid -1", "'-1'");
    talk_refused(*state, "genmove kid 18446744073709551616", "'18446744073709551616'");
    talk_refused(*state, "genmove kid 1 2", "'2'");
}

static void analyze_refuses_what_is_no_time(void **state)
{
    static const char *const LINES[] = {
        "analyze",     "analyze 0",  "analyze -1",  "analyze soon",
        "analyze 1 1", "analyze 01", "analyze 1.5", "analyze 18446744073709551616"};
    for (size_t i = 0; i < COUNT_OF(LINES); i++)
        talk_refused(*state, LINES[i], "is not a time");
}

static void an_over_game_has_nothing_to_decide(void **state)
{
    talk_play_to(*state, "players=2", PHASE_OVER);
    talk_refused(*state, "genmove kid", "over");
    talk_refused(*state, "analyze 10", "over");
}

static int compare_lines(const void *one, const void *other)
{
    return strcmp(one, other);
}

/* Cuts the two numbers off the line and checks them. */
static void cut_numbers(char *line)
{
    char *mean = strrchr(line, ' ');
    assert_non_null(mean);
    *mean++ = '\0';
    char *win_rate = strrchr(line, ' ');
    assert_non_null(win_rate);
    *win_rate++ = '\0';
    char *end;
    const double rate = strtod(win_rate, &end);
    assert_true(!*end && rate >= 0 && rate <= 1);
    strtod(mean, &end);
    assert_int_equal(*end, '\0');
}

static void expect_every_move_analyzed(Talk *talk)
{
    static char lines[MOVE_LIST_CAPACITY][60];
    char answer[ENGINE_ANSWER_CAPACITY];
    char joined[ENGINE_ANSWER_CAPACITY] = "";
    size_t count = 0;
    const uint64_t before = game_hash(&talk->engine.match.game);
    snprintf(answer, sizeof answer, "%s", talk_ask(talk, "analyze 20"));
    assert_true(game_hash(&talk->engine.match.game) == before);
    for (char *line = strtok(answer, "\n"); line; line = strtok(NULL, "\n")) {
        snprintf(lines[count], sizeof lines[count], "%s", line);
        cut_numbers(lines[count++]);
    }
    qsort(lines, count, sizeof lines[0], compare_lines);
    for (size_t i = 0; i < count; i++) {
        strcat(joined, i ? "\n" : "");
        strcat(joined, lines[i]);
    }
    assert_string_equal(joined, talk_ask(talk, "moves"));
}

static void analyze_lists_every_legal_move_in_every_phase(void **state)
{
    static const Phase PHASES[] = {PHASE_DISCARD, PHASE_JACKHAMMER, PHASE_TURN, PHASE_HAND,
                                   PHASE_END};
    for (size_t i = 0; i < COUNT_OF(PHASES); i++) {
        talk_play_to(*state, "players=2", PHASES[i]);
        expect_every_move_analyzed(*state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(genmove_plays_and_prints_a_legal_move),
        TALK(genmove_with_a_seed_decides_the_same_again),
        TALK(a_generated_move_can_be_undone_and_redone),
        TALK(genmove_refuses_what_it_does_not_know),
        TALK(analyze_refuses_what_is_no_time),
        TALK(an_over_game_has_nothing_to_decide),
        TALK(analyze_lists_every_legal_move_in_every_phase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
