/* What the examples of the rulebook show is true. */
#include "dreamhome/notation.h"
#include "dreamhome/score.h"
#include "rulebook_visits.h"
#include "testing.h"

static Home home_of(const char *line)
{
    Home home;
    Complaint complaint = {""};
    if (!notation_read_home(word_of(line), &home, &complaint))
        fail_msg("%s: %s", line, complaint.words);
    return home;
}

/* A home of an example, in a game with these options. A line may be stricter than the game. */
static Home home_in(const char *line, const GameOptions *options)
{
    Home home = home_of(line);
    home.no_gaps = home.no_gaps || !options->gaps;
    return home;
}

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
    rulebook_visit_blocks(check_homes);
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

static void check_example(const Block *block, const GameOptions *options)
{
    if (block->kind != BLOCK_EXAMPLE)
        return;
    const Home home = home_in(block->home, options);
    Word list = word_of(block->spaces ? block->spaces : ""), mark;
    while (word_next(&list, &mark))
        check_mark(block, &home, mark);
    if (block->points)
        assert_int_equal(score_full(&home).total, block->points);
}

static void marked_spaces_and_points_are_what_the_rules_say_in_every_edition(void **state)
{
    (void)state;
    rulebook_visit_books(check_example);
}

/* The marked spaces that have a mark. */
static SpaceSet spaces_with(const Block *block, const char *mark)
{
    SpaceSet spaces = 0;
    Word list = word_of(block->spaces ? block->spaces : ""), word;
    while (word_next(&list, &word)) {
        Space space;
        assert_true(notation_read_space(word_until(&word, ':'), &space));
        if (word_is(word, mark))
            spaces |= space_bit(space);
    }
    return spaces;
}

static void check_all_ticked(const Block *block, const GameOptions *options)
{
    if (block->kind != BLOCK_EXAMPLE || !spaces_with(block, "yes"))
        return;
    const Home home = home_in(block->home, options);
    if (spaces_with(block, "yes") != places_of(&home, block->cards))
        fail_msg("%s fits elsewhere in %s", block->cards, block->home);
}

static void every_space_that_fits_is_ticked_where_one_is(void **state)
{
    (void)state;
    rulebook_visit_books(check_all_ticked);
}

/* A room of a legal home could be placed again if it were taken out: before the décor came. */
static void check_built(const char *line, const GameOptions *options)
{
    Home home = home_in(line ? line : "", options);
    home.decorated = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        Home without = home;
        if (!space_in(home.rooms, space))
            continue;
        home_remove(&without, space, NULL);
        if (home_check_place(&without, home_type_at(&home, space), space) != RULE_OK)
            fail_msg("nobody can have built %s", line);
    }
}

static void check_legal(const Block *block, const GameOptions *options)
{
    check_built(block->home, options);
    check_built(block->after, options);
}

static void every_house_of_the_book_can_be_built_in_every_edition(void **state)
{
    (void)state;
    rulebook_visit_books(check_legal);
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
    rulebook_visit_blocks(check_roofs);
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
        cmocka_unit_test(every_home_and_card_of_the_book_can_be_read),
        cmocka_unit_test(marked_spaces_and_points_are_what_the_rules_say_in_every_edition),
        cmocka_unit_test(every_space_that_fits_is_ticked_where_one_is),
        cmocka_unit_test(every_house_of_the_book_can_be_built_in_every_edition),
        cmocka_unit_test(roofs_score_what_stands_beside_them),
        cmocka_unit_test(the_four_cards_of_the_tie_show_five_children),
        cmocka_unit_test(swaps_of_examples_are_legal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
