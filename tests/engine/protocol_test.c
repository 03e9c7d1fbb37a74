/* The form of questions and answers, and what a game leaves behind: points, records, files. */
#include "talk.h"
#include "testing.h"

#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ZERO_SCORE "{\"rooms\":0,\"decor\":0,\"function\":0,\"roof\":0,\"total\":0,\"children\":0}"

static EngineStep step(Talk *talk, const char *line, Text *answer)
{
    *answer = text_on(talk->buffer, sizeof talk->buffer);
    return engine_answer(&talk->engine, word_of(line), answer);
}

/* ---- the form of answers ---- */

static void an_answer_is_an_equals_sign_a_blank_and_ends_with_an_empty_line(void **state)
{
    assert_string_equal(talk_raw(*state, "name"), "= Dream Home\n\n");
    assert_string_equal(talk_raw(*state, "new"), "= \n\n");
    assert_string_equal(talk_raw(*state, "moves"), "= take 1\ntake 2\ntake 3\ntake 4\ntake 5\n\n");
}

static void a_refusal_is_a_question_mark_and_one_sentence(void **state)
{
    assert_string_equal(talk_raw(*state, "undo"), "? there is no move to undo\n\n");
    assert_string_equal(talk_raw(*state, "play place a1"),
                        "? You’re not holding a room card (R3.4)\n\n");
    assert_string_equal(talk_raw(*state, "frobnicate"),
                        "? 'frobnicate' is not a command; try help\n\n");
}

static void blank_lines_and_comments_are_silent(void **state)
{
    static const char *const LINES[] = {"", " ", "\t", "\r", " \t \r", "#", "# quit", "  #name"};
    Talk *talk = *state;
    Text answer;
    for (size_t i = 0; i < COUNT_OF(LINES); i++) {
        assert_int_equal(step(talk, LINES[i], &answer), ENGINE_SILENT);
        assert_int_equal(answer.length, 0);
    }
}

static void blanks_around_words_do_not_matter(void **state)
{
    talk_expect(*state, "  name \t", "Dream Home");
    talk_expect(*state, "new   players=2\t seed=1 \r", "");
    talk_expect(*state, "play  discard   2 ", "");
}

static void quit_is_answered_and_ends(void **state)
{
    Text answer;
    assert_int_equal(step(*state, "quit", &answer), ENGINE_QUIT);
    assert_string_equal(answer.data, "= \n\n");
    talk_refused(*state, "quit now", "takes no arguments");
}

static void help_lists_every_command_of_the_notation(void **state)
{
    static const char *const COMMANDS[] = {
        "new",    "show",   "moves",    "play",     "undo",      "redo",    "score",   "evaluate",
        "places", "drills", "supplies", "handymen", "decorates", "genmove", "analyze", "record",
        "load",   "save",   "name",     "version",  "help",      "quit",
    };
    char listed[2000];
    snprintf(listed, sizeof listed, "\n%s\n", talk_ask(*state, "help"));
    for (size_t i = 0; i < COUNT_OF(COMMANDS); i++) {
        char line[40];
        snprintf(line, sizeof line, "\n%s\n", COMMANDS[i]);
        assert_non_null(strstr(listed, line));
    }
}

static void version_is_that_of_the_program(void **state)
{
    const char *version = talk_ask(*state, "version");
    assert_true(strspn(version, "0123456789.") == strlen(version) && strlen(version) >= 5);
}

static void commands_without_arguments_refuse_them(void **state)
{
    static const char *const LINES[] = {"show x",   "moves 1",   "undo 2",    "redo 2", "score 1",
                                        "record x", "name name", "version 1", "help me"};
    for (size_t i = 0; i < COUNT_OF(LINES); i++)
        talk_refused(*state, LINES[i], "takes no arguments");
}

static void what_is_no_command_is_refused_by_name(void **state)
{
    talk_refused(*state, "Show", "'Show'");
    talk_refused(*state, "showmoves", "'showmoves'");
    talk_refused(*state, "sho", "'sho'");
    talk_refused(*state, "= name", "'='");
    talk_refused(*state, "\x1b[2J\xff", "'?[2J?'");
}

static void a_line_with_a_nul_byte_is_refused(void **state)
{
    static const char LINE[] = "name\0";
    Talk *talk = *state;
    Text answer = text_on(talk->buffer, sizeof talk->buffer);
    engine_answer(&talk->engine, (Word){.at = LINE, .length = sizeof LINE}, &answer);
    assert_string_equal(answer.data, "? the line has a NUL byte in it\n\n");
}

/* ---- score, record, files ---- */

static void score_is_a_list_with_a_player_each(void **state)
{
    talk_expect(*state, "score", "[" ZERO_SCORE "," ZERO_SCORE "," ZERO_SCORE "," ZERO_SCORE "]");
    talk_expect(*state, "new players=2", "");
    talk_expect(*state, "score", "[" ZERO_SCORE "," ZERO_SCORE "]");
}

static void score_counts_no_roof_before_the_end(void **state)
{
    Talk *talk = *state;
    Rng rng = rng_seeded(9);
    int roofs = 0;
    talk_expect(talk, "new players=2 seed=9", "");
    do {
        const Game *game = &talk->engine.match.game;
        const char *score = talk_ask(talk, "score");
        if (game->phase != PHASE_OVER) {
            const char *roof = score;
            for (int player = 0; player < 2; player++) {
                roof = strstr(roof, "\"roof\":") + 7;
                assert_int_equal(strncmp(roof, "0,", 2), 0);
            }
        } else {
            roofs = game_score(game, 0).roof + game_score(game, 1).roof;
        }
    } while (talk_play_any(talk, &rng));
    assert_true(roofs > 0);
}

static const char *HEAD =
    "dreamhome 2\ncards 1\nedition hu\ndiscard on\ncar off\ngaps off\nseed 1\n"
    "first 2\nplayer 1 person Player 1\nplayer 2 person Player 2\nstarted ";

static void record_is_the_text_of_a_save(void **state)
{
    talk_expect(*state, "new players=2 edition=hu first=2", "");
    const char *record = talk_ask(*state, "record");
    assert_int_equal(strncmp(record, HEAD, strlen(HEAD)), 0);
    assert_string_equal(strstr(record, "\nmoves"), "\nmoves");
    talk_expect(*state, "play discard 5", "");
    talk_expect(*state, "play take 1", "");
    talk_expect(*state, "play place a1 down", "");
    assert_string_equal(strstr(talk_ask(*state, "record"), "\nmoves"),
                        "\nmoves\ndiscard 5\ntake 1\nplace a1 down");
    talk_expect(*state, "undo", "");
    assert_string_equal(strstr(talk_ask(*state, "record"), "\nmoves"),
                        "\nmoves\ndiscard 5\ntake 1");
}

static void a_finished_record_ends_with_the_totals(void **state)
{
    Talk *talk = *state;
    char result[60];
    talk_play_to(talk, "players=3", PHASE_OVER);
    const Game *game = &talk->engine.match.game;
    snprintf(result, sizeof result, "\nresult %d %d %d", game_score(game, 0).total,
             game_score(game, 1).total, game_score(game, 2).total);
    const char *record = talk_ask(talk, "record");
    assert_string_equal(strstr(record, "\nresult"), result);
}

static void save_and_load_bring_the_game_back(void **state)
{
    char path[] = "dreamhome-test-XXXXXX";
    char line[80];
    char record[RECORD_TEXT_CAPACITY];
    close(mkstemp(path));
    talk_play_to(*state, "players=4 edition=ru", PHASE_HAND);
    snprintf(record, sizeof record, "%s", talk_ask(*state, "record"));
    snprintf(line, sizeof line, "save %s", path);
    talk_expect(*state, line, "");
    talk_expect(*state, "new seed=77", "");
    snprintf(line, sizeof line, "load %s", path);
    talk_expect(*state, line, "");
    talk_expect(*state, "record", record);
    talk_refused(*state, "redo", "no move to redo");
    unlink(path);
    talk_refused(*state, line, "No such file");
}

static void where_turns_were_ended_is_read_and_not_written(void **state)
{
    char path[] = "dreamhome-test-XXXXXX";
    char line[80];
    char record[RECORD_TEXT_CAPACITY];
    FILE *file = fdopen(mkstemp(path), "w");
    talk_expect(*state, "new players=2 edition=hu first=2", "");
    fprintf(file, "%s\ndiscard 5\nend\ntake 1\nplace a1 down\nend\n", talk_ask(*state, "record"));
    assert_int_equal(fclose(file), 0);
    talk_expect(*state, "play discard 5", "");
    talk_expect(*state, "play take 1", "");
    talk_expect(*state, "play place a1 down", "");
    snprintf(record, sizeof record, "%s", talk_ask(*state, "record"));
    talk_expect(*state, "new seed=77", "");
    snprintf(line, sizeof line, "load %s", path);
    talk_expect(*state, line, "");
    talk_expect(*state, "record", record);
    talk_expect(*state, "undo", ""); /* back over the ends as if they were not there */
    talk_expect(*state, "undo", "");
    talk_expect(*state, "undo", "");
    talk_refused(*state, "undo", "no move to undo");
    unlink(path);
}

static void no_answer_carries_control_characters(void **state)
{
    talk_refused(*state, "load no\tsuch\x1b[31mfile", "no\\x09such\\x1b[31mfile");
    talk_refused(*state, "save no/such\x7f\xff\xc2\x85", "such\\x7f\\xff\\xc2\\x85");
    talk_refused(*state, "load caf\xc3\xa9", "caf\xc3\xa9"); /* letters stay letters */
}

static void files_that_cannot_be_used_are_refused(void **state)
{
    talk_refused(*state, "load", "file name is missing");
    talk_refused(*state, "save", "file name is missing");
    talk_refused(*state, "load no-such-file", "No such file");
    talk_refused(*state, "load .", "not a regular file");
    talk_refused(*state, "save no-such-folder/game", "No such file");
    talk_refused(*state, "save .", "cannot write");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(an_answer_is_an_equals_sign_a_blank_and_ends_with_an_empty_line),
        TALK(a_refusal_is_a_question_mark_and_one_sentence),
        TALK(blank_lines_and_comments_are_silent),
        TALK(blanks_around_words_do_not_matter),
        TALK(quit_is_answered_and_ends),
        TALK(help_lists_every_command_of_the_notation),
        TALK(version_is_that_of_the_program),
        TALK(commands_without_arguments_refuse_them),
        TALK(what_is_no_command_is_refused_by_name),
        TALK(a_line_with_a_nul_byte_is_refused),
        TALK(score_is_a_list_with_a_player_each),
        TALK(score_counts_no_roof_before_the_end),
        TALK(record_is_the_text_of_a_save),
        TALK(a_finished_record_ends_with_the_totals),
        TALK(save_and_load_bring_the_game_back),
        TALK(where_turns_were_ended_is_read_and_not_written),
        TALK(no_answer_carries_control_characters),
        TALK(files_that_cannot_be_used_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
