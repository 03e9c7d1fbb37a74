/* Names inside a sentence: common nouns small, tools and helpers as their cards call them. */
#include "app/words/running_names.h"

#include "app/scenes/table/turn_log.h"
#include "app/words/names.h"
#include "session/record_file.h"
#include "testing.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

static Words *words;

static int open_words(void **state)
{
    (void)state;
    words = words_new(LANG_FOLDER);
    return 0;
}

static int close_words(void **state)
{
    (void)state;
    words_free(words);
    return 0;
}

static bool is_card_name(ResourceType type)
{
    return RESOURCE_INFO[type].kind == RESOURCE_KIND_TOOL ||
           RESOURCE_INFO[type].kind == RESOURCE_KIND_HELPER;
}

static void every_alphabet_has_its_small_letters(void **state)
{
    static const struct {
        const char *language;
        RoomType room;
        const char *name;
    } NAMES[] = {
        {"en", ROOM_LIVING, "living room"},  {"fr", ROOM_CHILDREN, "salle de jeux"},
        {"hu", ROOM_PANTRY, "éléskamra"},    {"pl", ROOM_BATHROOM, "łazienka"},
        {"pt_PT", ROOM_STUDY, "escritório"}, {"ru", ROOM_CHILDREN, "детская"},
        {"ru", ROOM_KITCHEN, "кухня"},       {"ru", ROOM_NONE, "пустая комната"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(NAMES); i++) {
        assert_true(words_set_language(words, NAMES[i].language));
        assert_string_equal(running_room(words, NAMES[i].room).words, NAMES[i].name);
    }
}

static void only_the_first_letter_of_a_common_noun_changes(void **state)
{
    static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LANGUAGES); i++) {
        assert_true(words_set_language(words, LANGUAGES[i]));
        for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
            const char *name = tr(words, name_of_resource(type));
            const RunningName running = running_resource(words, type);
            assert_int_equal(strlen(name), strlen(running.words));
            assert_int_equal(is_card_name(type), !strcmp(name, running.words));
            assert_string_equal(name + 2, running.words + 2);
        }
    }
}

static void a_sentence_begins_with_a_capital_of_its_alphabet(void **state)
{
    static const char *const SENTENCES[][2] = {{"take", "Take"},
                                               {"építsd", "Építsd"},
                                               {"állíts", "Állíts"},
                                               {"święty", "Święty"},
                                               {"żółw", "Żółw"},
                                               {"постройте", "Постройте"},
                                               {"ярко", "Ярко"},
                                               {"ёлка", "Ёлка"},
                                               {"Britadeira", "Britadeira"},
                                               {"", ""}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SENTENCES); i++) {
        char sentence[32];
        snprintf(sentence, sizeof sentence, "%s", SENTENCES[i][0]);
        begin_large(sentence);
        assert_string_equal(sentence, SENTENCES[i][1]);
    }
}

/* A name with a capital that does not begin the line. */
static void expect_no_capital_inside(const char *line, const char *name)
{
    const char *found = strstr(line, name);
    if (found && found != line)
        fail_msg("%s is written with a capital in: %s", name, line);
}

static void expect_small_names(const char *line)
{
    for (RoomType type = ROOM_NONE; type < ROOM_TYPE_COUNT; type++)
        expect_no_capital_inside(line, tr(words, name_of_room(type)));
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        if (!is_card_name(type))
            expect_no_capital_inside(line, tr(words, name_of_resource(type)));
    }
}

static void expect_small_names_in_game(const char *file)
{
    static Record record;
    static TurnLog log;
    char path[512];
    Error error;
    snprintf(path, sizeof path, REPLAYS "/%s", file);
    assert_true(record_file_load(path, &record, &error));
    turn_log_write(&log, &record, words);
    for (int i = 0; i < log.count; i++)
        expect_small_names(log.lines[i].words);
}

static void no_turn_is_told_with_a_capital_inside(void **state)
{
    static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};
    int games = 0;
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LANGUAGES); i++) {
        DIR *folder = opendir(REPLAYS);
        assert_true(words_set_language(words, LANGUAGES[i]));
        for (struct dirent *entry; (entry = readdir(folder));) {
            if (!strstr(entry->d_name, ".dreamhome"))
                continue;
            expect_small_names_in_game(entry->d_name);
            games++;
        }
        closedir(folder);
    }
    assert_true(games > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_alphabet_has_its_small_letters),
        cmocka_unit_test(only_the_first_letter_of_a_common_noun_changes),
        cmocka_unit_test(a_sentence_begins_with_a_capital_of_its_alphabet),
        cmocka_unit_test(no_turn_is_told_with_a_capital_inside),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
