/* The rulebook says everything, in every edition. */
#include "app/scenes/rules/rulebook.h"

#include "app/keys/key_names.h"
#include "app/scenes/rules/find_words.h"
#include "app/scenes/rules/fold.h"
#include "dreamhome/notation.h"
#include "rulebook_visits.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* ---- the chapters ---- */

static bool explained(const char *rule, const GameOptions *options)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        const Chapter *chapter = rulebook_chapter(i);
        for (int block = 0; block < chapter->count; block++) {
            if (rulebook_shows(&chapter->blocks[block], options) &&
                rulebook_lists(chapter->blocks[block].rule, rule))
                return true;
        }
    }
    return false;
}

/* Gaps are either free (R4.7) or forbidden; the step that discards a column may be left out. */
static bool holds(const char *rule, const GameOptions *options)
{
    return options->gaps || strcmp(rule, "R4.7") != 0;
}

static void check_all_explained(const GameOptions *options)
{
    char line[32];
    int rules = 0;
    FILE *file = fopen(RULE_IDS, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        if ((line[0] != 'R' && line[0] != 'S') || strncmp(line, "R9", 2) == 0)
            continue;
        if (holds(line, options) && !explained(line, options))
            fail_msg("no block explains %s", line);
        rules++;
    }
    fclose(file);
    assert_true(rules > 50);
}

static void every_rule_and_printed_example_is_in_the_book_of_every_edition(void **state)
{
    (void)state;
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        const GameOptions options = game_default_options(edition);
        check_all_explained(&options);
    }
}

static void check_rules_exist(const Block *block)
{
    char ids[4096];
    Word list = word_of(block->rule ? block->rule : ""), id;
    FILE *file = fopen(RULE_IDS, "r");
    assert_non_null(file);
    const size_t length = fread(ids, 1, sizeof ids - 1, file);
    fclose(file);
    ids[length] = '\0';
    for (char *c = ids; *c; c++)
        *c = *c == '\n' ? ' ' : *c;
    while (word_next(&list, &id)) {
        char name[16];
        snprintf(name, sizeof name, "%.*s", (int)id.length, id.at);
        if (!rulebook_lists(ids, name))
            fail_msg("%s is no rule", name);
    }
}

static void the_book_names_no_rule_that_is_not_there(void **state)
{
    (void)state;
    rulebook_visit_blocks(check_rules_exist);
}

static void chapters_have_keys_of_their_own_and_fit_a_page(void **state)
{
    (void)state;
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        BookPlace place;
        const Chapter *chapter = rulebook_chapter(i);
        const GameOptions options = game_default_options(EDITION_EN);
        assert_true(rulebook_find(chapter->key, &options, &place));
        assert_int_equal(place.chapter, i);
        assert_true(chapter->title[0] && chapter->icon[0]);
        assert_in_range(chapter->count, 1, 48); /* BLOCKS_MAX of page.h */
    }
}

static void the_book_opens_at_every_card(void **state)
{
    BookPlace place;
    const GameOptions options = game_default_options(EDITION_EN);
    (void)state;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        if (!rulebook_find(ROOM_INFO[type].key, &options, &place))
            fail_msg("nothing about %s", ROOM_INFO[type].key);
    }
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        if (!rulebook_find(RESOURCE_INFO[type].key, &options, &place))
            fail_msg("nothing about %s", RESOURCE_INFO[type].key);
    }
    assert_false(rulebook_find("nonsense", &options, &place));
}

/* Strong words are between two stars, or the rest of the text would be strong. */
static void check_words(const Block *block)
{
    for (int line = 0; line < rulebook_line_count(block); line++) {
        int stars = 0;
        const char *words = rulebook_line(block, line);
        assert_true(strlen(words) < FOLDED_MAX);
        for (const char *c = words; *c; c++)
            stars += *c == '*';
        if (stars % 2)
            fail_msg("a star is missing: %s", words);
    }
    if (block->kind != BLOCK_TABLE)
        assert_true(block->words && block->words[0]);
}

static void words_are_there_and_their_stars_in_pairs(void **state)
{
    (void)state;
    rulebook_visit_blocks(check_words);
}

static int steps_of_a_round(const GameOptions *options)
{
    int steps = 0;
    for (int i = 0; i < CHAPTER_ROUND.count; i++)
        steps += CHAPTER_ROUND.blocks[i].kind == BLOCK_STEP &&
                 rulebook_shows(&CHAPTER_ROUND.blocks[i], options);
    return steps;
}

static void the_hungarian_book_forbids_gaps_and_the_russian_one_has_the_car(void **state)
{
    BookPlace gaps, car;
    const GameOptions hungarian = game_default_options(EDITION_HU);
    const GameOptions russian = game_default_options(EDITION_RU);
    (void)state;
    assert_true(rulebook_find("gaps", &hungarian, &gaps));
    assert_int_equal(CHAPTER_PLACING.blocks[gaps.block].when, WHEN_NO_GAPS);
    assert_true(rulebook_find("gaps", &russian, &gaps));
    assert_int_not_equal(CHAPTER_PLACING.blocks[gaps.block].when, WHEN_NO_GAPS);
    assert_true(rulebook_find("car", &russian, &car));
    assert_ptr_equal(rulebook_chapter(car.chapter), &CHAPTER_DECOR);
    assert_true(rulebook_find("car", &hungarian, &car));
    assert_ptr_equal(rulebook_chapter(car.chapter), &CHAPTER_EDITIONS);
}

static void a_round_without_the_discard_has_a_step_less(void **state)
{
    GameOptions options = game_default_options(EDITION_EN);
    (void)state;
    assert_int_equal(steps_of_a_round(&options), 5);
    options.discard = false;
    assert_int_equal(steps_of_a_round(&options), 4);
}

static void check_tokens(const Block *block)
{
    Word list = word_of(block->tokens ? block->tokens : ""), name;
    int count = 0;
    for (; word_next(&list, &name); count++) {
        bool known = false;
        for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++)
            known = known || word_is(name, RESOURCE_INFO[type].key);
        if (!known && !word_is(name, "car"))
            fail_msg("no such token: %.*s", (int)name.length, name.at);
    }
    if (block->kind == BLOCK_SETUP)
        assert_int_equal(count, block->when == WHEN_CAR ? 11 : 10);
}

static void the_set_table_has_all_tokens_of_the_edition(void **state)
{
    (void)state;
    rulebook_visit_blocks(check_tokens);
}

/* ---- controls ---- */

/* How often a table names an action; each time as the screen of the keys does, with its usual key.
 */
static int times_in_table(TableId table, Action action, const Words *words, const Keymap *usual)
{
    char key[KEY_NAME_CAPACITY];
    Press press;
    int times = 0;
    for (int i = 1; i < rulebook_table_rows(table); i++) {
        const TableRow row = rulebook_table_row(table, i);
        if (row.action != action)
            continue;
        times++;
        assert_string_equal(row.cells[0], action_name(words, action));
        if (!keymap_find(usual, action, false, &press))
            continue;
        press_name(words, press, PAD_XBOX, key);
        if (strncmp(row.cells[1], key, strlen(key)) != 0)
            fail_msg("%s: the book says %s, the key is %s", row.cells[0], row.cells[1], key);
    }
    return times;
}

static void every_key_of_a_game_is_in_the_book_once(void **state)
{
    Words *words = words_new("");
    Keymap usual;
    (void)state;
    keymap_reset(&usual);
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        const ActionGroup group = action_group(action);
        if (group == GROUP_MOVING || group == GROUP_TYPING)
            continue; /* one row for all of them, and what every field of text can */
        const int times = times_in_table(TABLE_CONTROLS, action, words, &usual) +
                          times_in_table(TABLE_QUESTIONS, action, words, &usual);
        if (times != 1)
            fail_msg("%s: %d rows", action_name(words, action), times);
    }
    words_free(words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_and_printed_example_is_in_the_book_of_every_edition),
        cmocka_unit_test(the_book_names_no_rule_that_is_not_there),
        cmocka_unit_test(chapters_have_keys_of_their_own_and_fit_a_page),
        cmocka_unit_test(the_book_opens_at_every_card),
        cmocka_unit_test(words_are_there_and_their_stars_in_pairs),
        cmocka_unit_test(a_round_without_the_discard_has_a_step_less),
        cmocka_unit_test(the_set_table_has_all_tokens_of_the_edition),
        cmocka_unit_test(the_hungarian_book_forbids_gaps_and_the_russian_one_has_the_car),
        cmocka_unit_test(every_key_of_a_game_is_in_the_book_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
