/* The rulebook says everything, and what it shows is true. */
#include "app/scenes/rules/rulebook.h"

#include "app/scenes/rules/fold.h"
#include "app/scenes/rules/search.h"
#include "dreamhome/notation.h"
#include "dreamhome/score.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

typedef void (*Visit)(const Block *block);

static void visit_blocks(Visit visit)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        const Chapter *chapter = rulebook_chapter(i);
        for (int block = 0; block < chapter->count; block++)
            visit(&chapter->blocks[block]);
    }
}

static Home home_of(const char *line)
{
    Home home;
    Complaint complaint = {""};
    if (!notation_read_home(word_of(line), &home, &complaint))
        fail_msg("%s: %s", line, complaint.words);
    return home;
}

/* ---- the chapters ---- */

static bool explained(const char *rule)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        const Chapter *chapter = rulebook_chapter(i);
        for (int block = 0; block < chapter->count; block++) {
            if (rulebook_lists(chapter->blocks[block].rule, rule))
                return true;
        }
    }
    return false;
}

static void every_rule_and_printed_example_is_in_the_book(void **state)
{
    char line[32];
    int rules = 0;
    FILE *file = fopen(RULE_IDS, "r");
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        if ((line[0] != 'R' && line[0] != 'S') || strncmp(line, "R9", 2) == 0)
            continue;
        if (!explained(line))
            fail_msg("no block explains %s", line);
        rules++;
    }
    fclose(file);
    assert_true(rules > 50);
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
    visit_blocks(check_rules_exist);
}

static void chapters_have_keys_of_their_own_and_fit_a_page(void **state)
{
    (void)state;
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        BookPlace place;
        const Chapter *chapter = rulebook_chapter(i);
        assert_true(rulebook_find(chapter->key, &place));
        assert_int_equal(place.chapter, i);
        assert_true(chapter->title[0] && chapter->icon[0]);
        assert_in_range(chapter->count, 1, 48); /* BLOCKS_MAX of page.h */
    }
}

static void the_book_opens_at_every_card(void **state)
{
    BookPlace place;
    (void)state;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        if (!rulebook_find(ROOM_INFO[type].key, &place))
            fail_msg("nothing about %s", ROOM_INFO[type].key);
    }
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        if (!rulebook_find(RESOURCE_INFO[type].key, &place))
            fail_msg("nothing about %s", RESOURCE_INFO[type].key);
    }
    assert_false(rulebook_find("nonsense", &place));
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
    visit_blocks(check_words);
}

/* ---- the pictures ---- */

static void check_names(const char *names)
{
    Word list = word_of(names ? names : ""), name;
    uint8_t card;
    while (word_next(&list, &name)) {
        if (!word_is(name, "-") && !notation_read_room(name, &card) &&
            !notation_read_resource(name, &card))
            fail_msg("no such card: %s", names);
    }
}

static void check_homes(const Block *block)
{
    if (block->home)
        home_of(block->home);
    if (block->after)
        home_of(block->after);
    check_names(block->cards);
    check_names(block->resources);
}

static void every_home_and_card_of_the_book_can_be_read(void **state)
{
    (void)state;
    visit_blocks(check_homes);
}

/* Where the card of an example may go: a room, or a token of décor. */
static SpaceSet places_of(const Home *home, const char *name)
{
    uint8_t card;
    if (notation_read_room(word_of(name), &card))
        return home_places(home, room_card_type(card));
    assert_true(notation_read_resource(word_of(name), &card));
    return home_decor_places(home, resource_card_type(card));
}

static void check_mark(const Block *block, const Home *home, Word mark)
{
    Space space;
    const Word name = word_until(&mark, ':');
    assert_true(notation_read_space(name, &space));
    if (word_is(mark, "here"))
        return;
    if (mark.at[0] == '+') {
        assert_int_equal(score_room_at(home, space), mark.at[1] - '0');
        return;
    }
    assert_non_null(block->cards);
    const bool fits = space_in(places_of(home, block->cards), space);
    if (fits != word_is(mark, "yes"))
        fail_msg("%s on %.*s of %s", block->cards, (int)name.length, name.at, block->home);
    if (word_is(mark, "down"))
        assert_true(space_in(home_places(home, ROOM_NONE), space));
    else
        assert_true(word_is(mark, "yes") || word_is(mark, "no"));
}

static void check_example(const Block *block)
{
    if (block->kind != BLOCK_EXAMPLE)
        return;
    const Home home = home_of(block->home);
    Word list = word_of(block->spaces ? block->spaces : ""), mark;
    while (word_next(&list, &mark))
        check_mark(block, &home, mark);
    if (block->points)
        assert_int_equal(score_full(&home).total, block->points);
}

static void marked_spaces_and_points_are_what_the_rules_say(void **state)
{
    (void)state;
    visit_blocks(check_example);
}

static void check_roofs(const Block *block)
{
    ResourceCardSet cards = 0;
    Word list = word_of(block->cards ? block->cards : ""), name;
    if (!block->scores)
        return;
    while (word_next(&list, &name)) {
        ResourceCard card;
        assert_true(notation_read_resource(name, &card));
        cards |= CARD_BIT(card);
    }
    assert_int_equal(score_roof(cards, NULL), block->points);
}

static void roofs_score_what_stands_beside_them(void **state)
{
    (void)state;
    visit_blocks(check_roofs);
}

static void the_four_cards_of_the_tie_show_five_children(void **state)
{
    int children = 0;
    (void)state;
    for (int i = 0; i < CHAPTER_TIES.count; i++) {
        Word list = word_of(CHAPTER_TIES.blocks[i].cards ? CHAPTER_TIES.blocks[i].cards : "");
        Word name;
        RoomCard card;
        while (word_next(&list, &name) && notation_read_room(name, &card))
            children += room_card_children(card);
    }
    assert_int_equal(children, 5);
}

static void swaps_of_examples_are_legal(void **state)
{
    const Home drilled = home_of("a1=living-1 b1=living-2 c1=study-1");
    const Home handy = home_of("a1=living-1 b1=living-2 c1=children-1 c2=living-3");
    (void)state;
    assert_true(space_in(home_drill_places(&drilled, ROOM_LIVING), SPACE_C1));
    assert_int_equal(home_check_handyman(&handy, SPACE_C1, SPACE_C2), RULE_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_and_printed_example_is_in_the_book),
        cmocka_unit_test(the_book_names_no_rule_that_is_not_there),
        cmocka_unit_test(chapters_have_keys_of_their_own_and_fit_a_page),
        cmocka_unit_test(the_book_opens_at_every_card),
        cmocka_unit_test(words_are_there_and_their_stars_in_pairs),
        cmocka_unit_test(every_home_and_card_of_the_book_can_be_read),
        cmocka_unit_test(marked_spaces_and_points_are_what_the_rules_say),
        cmocka_unit_test(roofs_score_what_stands_beside_them),
        cmocka_unit_test(the_four_cards_of_the_tie_show_five_children),
        cmocka_unit_test(swaps_of_examples_are_legal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
