/* The commands about a home in one line, with the printed examples of RULES.md. */
#include "talk.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXAMPLE                                                                                    \
    "a2=children-1 b2=living-1 c2=living-2+piano d2=bathroom-1 e2=dressing-1 a1=bathroom-2 "       \
    "b1=bedroom-1+cat-house c1=kitchen-1 d1=pantry-1 e1=kitchen-2 d0=garage-1 e0=down "            \
    "roofs=roof-red-1,roof-blue-window,roof-green-1,roof-brown-1"

#define FULL_BUT_B1 "c1=down d0=down e0=down d1=down e1=down a2=down c2=down d2=down e2=down"

typedef struct Case {
    const char *line, *answer;
} Case;

static void expect_all(Talk *talk, const Case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        talk_expect(talk, cases[i].line, cases[i].answer);
}

static void refuse_all(Talk *talk, const Case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        talk_refused(talk, cases[i].line, cases[i].answer);
}

static int number_of(Talk *talk, const char *home, const char *key)
{
    char line[1000];
    char quoted[40];
    snprintf(line, sizeof line, "evaluate %s", home);
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *found = strstr(talk_ask(talk, line), quoted);
    assert_non_null(found);
    return atoi(found + strlen(quoted));
}

/* ---- evaluate ---- */

static void the_printed_example_counts_29(void **state)
{
    talk_expect(
        *state, "evaluate " EXAMPLE,
        "{\"rooms\":15,\"decor\":4,\"function\":6,\"roof\":4,\"total\":29,\"children\":10}");
}

static void a_home_may_be_empty(void **state)
{
    static const char *const ZERO =
        "{\"rooms\":0,\"decor\":0,\"function\":0,\"roof\":0,\"total\":0,\"children\":0}";
    talk_expect(*state, "evaluate", ZERO);
    talk_expect(*state, "evaluate ", ZERO);
    talk_expect(*state, "evaluate gaps=off", ZERO);
    talk_expect(*state, "handymen", "");
    talk_expect(*state, "places living-1",
                "a1\na1 down\nb1\nb1 down\nc1\nc1 down\nd0 down\ne0 down");
    talk_expect(*state, "places garage-1", "a1 down\nb1 down\nc1 down\nd0\nd0 down\ne0\ne0 down");
    talk_expect(*state, "drills living-1", "");
    talk_expect(*state, "supplies living-1", "");
    talk_expect(*state, "decorates piano", "");
}

static void items_of_a_home_come_in_any_order(void **state)
{
    talk_expect(*state,
                "evaluate roofs=roof-red-1 c1=living-3 helpers=designer b1=living-2 "
                "outside=birdhouse,treehouse a1=living-1+piano",
                "{\"rooms\":9,\"decor\":9,\"function\":0,\"roof\":0,\"total\":18,\"children\":3}");
    talk_expect(*state,
                "evaluate a1=living-1+piano b1=living-2 c1=living-3 helpers=designer "
                "outside=treehouse,birdhouse roofs=roof-red-1",
                "{\"rooms\":9,\"decor\":9,\"function\":0,\"roof\":0,\"total\":18,\"children\":3}");
}

static void rooms_count_by_their_size(void **state)
{
    static const struct {
        const char *home;
        int rooms;
    } CASES[] = {
        {"a1=bedroom-1", 1},
        {"a1=bedroom-1 b1=bedroom-2", 4},
        {"a1=living-1", 1},
        {"a1=living-1 b1=living-2", 4},
        {"a1=living-1 b1=living-2 c1=living-3", 9},
        {"a1=living-1 b1=living-2 d1=living-3", 5},
        {"a1=living-1 a2=living-2", 2},
        {"d0=garage-1", 0},
        {"d0=garage-1 e0=garage-2", 4},
        {"a1=kitchen-1 b1=kitchen-2", 6},
        {"a1=children-1 b1=children-2", 6},
        {"a1=pantry-1 a2=kitchen-1", 2},
        {"a1=pantry-1 b1=kitchen-1", 4},
        {"a1=pantry-1 b1=down c1=kitchen-1", 2},
        {"a1=kitchen-1 b1=pantry-1 c1=kitchen-2", 5},
        {"a1=dressing-1 b1=bedroom-1", 4},
        {"a1=sauna-1 b1=bathroom-1", 4},
        {"a1=library-1 b1=study-1 c1=games-1", 6},
        {"d0=cellar-1 e0=laundry-1", 3},
        {"a1=down b1=down", 0},
    };
    for (size_t i = 0; i < COUNT_OF(CASES); i++)
        assert_int_equal(number_of(*state, CASES[i].home, "rooms"), CASES[i].rooms);
}

static void roofs_count_as_in_the_printed_examples(void **state)
{
    static const struct {
        const char *roofs;
        int points;
    } CASES[] = {
        {"roofs=roof-red-1,roof-red-2,roof-blue-1,roof-green-1", 3},
        {"roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-4", 8},
        {"roofs=roof-red-window,roof-red-2,roof-blue-window,roof-green-1", 5},
        {"roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-window", 9},
        {"roofs=roof-red-1,roof-red-2,roof-red-3", 0},
        {"roofs=roof-red-window,roof-blue-window,roof-green-window,roof-brown-window", 7},
        {"roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-4,roof-blue-window,roof-green-window", 8},
        {"roofs=roof-red-1,roof-red-2,roof-red-3,roof-blue-1,roof-red-window", 9},
    };
    for (size_t i = 0; i < COUNT_OF(CASES); i++)
        assert_int_equal(number_of(*state, CASES[i].roofs, "roof"), CASES[i].points);
}

static void the_architect_and_the_designer_count_in_the_home(void **state)
{
    Talk *talk = *state;
    assert_int_equal(number_of(talk, EXAMPLE " helpers=architect", "function"), 9);
    assert_int_equal(number_of(talk, EXAMPLE " helpers=designer", "decor"), 6);
    assert_int_equal(number_of(talk, EXAMPLE " helpers=roofer,supplier,handyman", "total"), 29);
    assert_int_equal(number_of(talk, "d0=garage-1 e0=garage-2+car", "decor"), 1);
}

/* ---- places ---- */

static void R12_a_bathroom_beside_a_bathroom_only_face_down(void **state)
{
    talk_expect(*state, "places a1=bathroom-1 " FULL_BUT_B1 " bathroom-2", "b1 down");
    talk_expect(*state, "places a1=living-1 " FULL_BUT_B1 " bathroom-2", "b1\nb1 down");
}

static void R12_a_third_bedroom_beside_two_only_face_down(void **state)
{
    talk_expect(*state,
                "places a1=bedroom-1 b1=bedroom-2 d0=down e0=down d1=down e1=down a2=down "
                "b2=down d2=down e2=down bedroom-3",
                "c1 down");
}

static void R12_a_kitchen_with_two_spaces_left(void **state)
{
    talk_expect(*state,
                "places a1=living-1 c1=down d1=down e1=down d0=down e0=down a2=down "
                "b2=down c2=kitchen-1 d2=kitchen-2 kitchen-3",
                "b1\nb1 down\ne2 down");
}

static void R12_no_living_room_beside_the_piano(void **state)
{
    talk_expect(*state, "places a1=living-1+piano " FULL_BUT_B1 " living-2", "b1 down");
    talk_expect(*state, "places a1=living-1+piano helpers=designer " FULL_BUT_B1 " living-2",
                "b1\nb1 down");
}

static void R12_scaffolding_carries_the_third_living_room(void **state)
{
    talk_expect(*state,
                "places a1=down b1=living-1 c1=living-2 d0=scaffolding e0=down e1=down "
                "living-3",
                "a2\na2 down\nb2\nb2 down\nc2\nc2 down\nd0 down\nd1\nd1 down\ne2\ne2 down");
}

static void a_room_needs_support_and_its_floor(void **state)
{
    static const Case CASES[] = {
        {"places d1=living-1 e2=down study-1",
         "a1\na1 down\nb1\nb1 down\nc1\nc1 down\nd0 down\nd2\nd2 down\ne0 down"},
        {"places a1=down b1=down c1=down d0=scaffolding e0=garage-1 d1=scaffolding e1=down "
         "a2=down b2=down c2=down d2=down e2=down garage-2",
         "d0\nd0 down\nd1 down"},
        {"places d0=garage-1+car a1=down b1=down c1=down a2=down b2=down c2=down d1=down d2=down "
         "garage-2",
         "e0 down"},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

static void without_gaps_a_floor_stays_together(void **state)
{
    static const Case CASES[] = {
        {"places a1=study-1 gaps=off library-1", "a2\na2 down\nb1\nb1 down\nd0 down\ne0 down"},
        {"places a1=study-1 gaps=on library-1",
         "a2\na2 down\nb1\nb1 down\nc1\nc1 down\nd0 down\ne0 down"},
        {"places a1=scaffolding c1=study-1 gaps=off library-1",
         "a2\na2 down\nb1\nb1 down\nc2\nc2 down\nd0 down\ne0 down"},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

static void two_rooms_join_where_the_sum_fits(void **state)
{
    static const Case CASES[] = {
        {"places a1=living-1 " FULL_BUT_B1 " living-2", "b1\nb1 down"},
        {"places a1=living-1 c1=living-3 d0=down e0=down d1=down e1=down a2=down c2=down d2=down "
         "e2=down living-2",
         "b1\nb1 down"},
        {"places a1=living-1 c1=living-3 d1=living-4 d0=down e0=down e1=down a2=down c2=down "
         "d2=down e2=down living-2",
         "b1 down"},
        {"places a1=kitchen-1 c1=kitchen-3 d0=down e0=down d1=down e1=down a2=down c2=down d2=down "
         "e2=down kitchen-2",
         "b1 down"},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

/* ---- tools, helpers and tokens ---- */

static void R12_the_drill_brings_the_third_living_room(void **state)
{
    talk_expect(*state, "drills a1=living-1 b1=living-2 c1=study-1 living-3", "a1\nb1\nc1");
}

static void R6_1_the_drill_leaves_empty_rooms_and_looks_at_the_rest(void **state)
{
    static const Case CASES[] = {
        {"drills a1=down b1=study-1 d0=scaffolding living-1", "b1"},
        {"drills a1=living-1+piano b1=study-1 living-2", "a1"},
        {"drills a1=living-1+piano b1=living-2 living-3", "a1"},
        {"drills a1=living-1+piano b1=study-1 helpers=designer living-2", "a1\nb1"},
        {"drills a1=study-1 d0=garage-1 e0=garage-2 garage-3", "d0\ne0"},
        {"drills a1=study-1 d0=garage-1 e0=garage-2+car garage-3", "e0"},
        {"drills a2=study-1 living-1", ""},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

static void R7_3_the_supplier_also_replaces_empty_rooms(void **state)
{
    static const Case CASES[] = {
        {"supplies a1=down b1=living-1 kitchen-1", "a1\nb1"},
        {"supplies a1=down b1=bathroom-1 c1=study-1 bathroom-3", "b1"},
        {"supplies a1=down b1=study-1 d0=down e0=down garage-1", "d0\ne0"},
        {"supplies a1=living-1+piano b1=living-2 living-3", "a1"},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

static void R12_the_handyman_swaps_a_living_room_and_a_childrens_room(void **state)
{
    talk_expect(*state, "handymen a1=living-1 b1=children-1 a2=living-2 b2=kitchen-1",
                "a1 a2\na1 b1\na1 b2\na2 b1\na2 b2\nb1 b2");
    assert_int_equal(number_of(*state, "a1=living-1 b1=children-1 a2=living-2", "rooms"), 4);
    assert_int_equal(number_of(*state, "a1=living-1 b1=living-2 a2=children-1", "rooms"), 6);
}

static void R7_4_the_handyman_obeys_floors_and_limits_but_no_token(void **state)
{
    static const Case CASES[] = {
        {"handymen a1=down b1=down", "a1 b1"},
        {"handymen a1=study-1 d0=garage-1", ""},
        {"handymen a1=study-1 d0=down", ""},
        {"handymen a1=down d0=down", "a1 d0"},
        {"handymen a1=down d0=garage-1", ""},
        {"handymen a1=study-1 d0=scaffolding", ""},
        {"handymen a1=bathroom-1 c1=bathroom-2 d0=down d1=study-1", "a1 c1\nc1 d1"},
        {"handymen a1=living-1+piano b1=study-1 a2=living-2", "a1 a2\na1 b1\na2 b1"},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

static void R12_the_canopy_bed_finds_no_bedroom(void **state)
{
    static const Case CASES[] = {
        {"decorates a1=bedroom-1+cat-house canopy-bed", ""},
        {"decorates a1=bedroom-1+cat-house b1=bedroom-2 d1=bedroom-3 canopy-bed", "d1"},
        {"decorates a1=living-1 b1=living-2 a2=library-1 b2=down paintings", "a1\na2\nb1"},
        {"decorates a1=study-1 b1=bathroom-1 d0=garage-1 whirlpool", "b1"},
        {"decorates a1=living-1 b1=kitchen-1 c1=children-1 d0=scaffolding slide", "c1"},
        {"decorates a1=living-1 b1=kitchen-1 ice-cream", "b1"},
        {"decorates a1=living-1 b1=kitchen-1 c1=bedroom-1 d1=children-1 cat-house", "a1\nc1\nd1"},
        {"decorates a1=living-1+piano c1=living-2 helpers=designer fireplace", "c1"},
    };
    expect_all(*state, CASES, COUNT_OF(CASES));
}

/* ---- errors ---- */

static void every_error_of_a_home_is_named(void **state)
{
    static const Case CASES[] = {
        {"evaluate a1=living-1 b1=living-1", "'living-1' is there twice"},
        {"evaluate a1=living-1+piano c1=living-2+piano", "'piano' is there twice"},
        {"evaluate outside=treehouse,treehouse", "'treehouse' is there twice"},
        {"evaluate helpers=roofer helpers=roofer", "'roofer' is there twice"},
        {"evaluate roofs=roof-red-1,roof-red-1", "'roof-red-1' is there twice"},
        {"evaluate a1=living-1 a1=living-2", "'a1=living-2' is there twice"},
        {"evaluate a1=down a1=scaffolding", "'a1=scaffolding' is there twice"},
        {"evaluate d0=garage-1+car e0=garage-2+car", "'car' is there twice"},
        {"evaluate a1=garage-1", "R4.2"},
        {"evaluate d0=living-1", "R4.2"},
        {"evaluate e2=laundry-1", "R4.2"},
        {"evaluate a1=bathroom-1 b1=bathroom-2", "'bathroom' is over its limit"},
        {"evaluate a1=living-1 b1=living-2 c1=living-3 d1=living-4", "'living' is over its limit"},
        {"evaluate d1=living-4 b1=living-2 a1=living-1 c1=living-3", "'living' is over its limit"},
        {"evaluate a1=games-1 b1=games-2", "'games' is over its limit"},
        {"evaluate a1=kitchen-1+piano", "does not go there"},
        {"evaluate a1=living-1+car", "does not go there"},
        {"evaluate a1=bathroom-1+paintings", "does not go there"},
        {"evaluate d0=cellar-1+car", "does not go there"},
        {"evaluate a1=living-1+treehouse", "does not go there"},
        {"evaluate a1=down+piano", "does not go there"},
        {"evaluate a1=scaffolding+piano", "does not go there"},
        {"evaluate a1=living-1+piano b1=living-2+fireplace", "second token"},
        {"evaluate a1=living-1+piano c1=living-3+fireplace b1=living-2", "second token"},
        {"evaluate a1=living-1+piano+fireplace", "'piano+fireplace'"},
        {"evaluate a1=livin-1", "'livin-1'"},
        {"evaluate a1=living", "'living'"},
        {"evaluate a1=living-11", "'living-11'"},
        {"evaluate a1=living-01", "'living-01'"},
        {"evaluate a1=library", "'library'"},
        {"evaluate a1=piano", "'piano'"},
        {"evaluate a1=living-1+sofa", "'sofa'"},
        {"evaluate a1=living-1+drill-1", "'drill-1'"},
        {"evaluate a1=living-1+", "''"},
        {"evaluate a1=", "''"},
        {"evaluate f1=living-1", "'f1'"},
        {"evaluate a0=living-1", "'a0'"},
        {"evaluate =living-1", "''"},
        {"evaluate a1", "'a1'"},
        {"evaluate living-1", "'living-1'"},
        {"evaluate outside=piano", "'piano'"},
        {"evaluate outside=", "''"},
        {"evaluate helpers=drill-1", "'drill-1'"},
        {"evaluate helpers=architect,", "''"},
        {"evaluate roofs=roof-red", "'roof-red'"},
        {"evaluate roofs=roof-red-6", "'roof-red-6'"},
        {"evaluate roofs=roof-red-window-1", "'roof-red-window-1'"},
        {"evaluate tools=drill-1", "'tools'"},
        {"evaluate gaps=maybe", "'gaps=maybe'"},
        {"evaluate a1=scaffolding b1=scaffolding c1=scaffolding d0=scaffolding",
         "'d0=scaffolding'"},
    };
    refuse_all(*state, CASES, COUNT_OF(CASES));
}

static void every_command_about_a_home_refuses_a_wrong_home(void **state)
{
    static const Case CASES[] = {
        {"places a1=x living-1", "'x'"},   {"drills a1=x living-1", "'x'"},
        {"supplies a1=x living-1", "'x'"}, {"handymen a1=x", "'x'"},
        {"decorates a1=x piano", "'x'"},   {"handymen a1=living-1 living-2", "'living-2'"},
    };
    refuse_all(*state, CASES, COUNT_OF(CASES));
}

static void the_card_or_token_must_be_one_and_not_in_the_home(void **state)
{
    static const Case CASES[] = {
        {"places", "missing"},
        {"drills", "missing"},
        {"supplies", "missing"},
        {"decorates", "missing"},
        {"places a1=living-1", "'a1=living-1'"},
        {"places a1=living-1 living-1", "'living-1'"},
        {"drills a1=living-1 living-1", "'living-1'"},
        {"supplies a1=living-1 living-1", "'living-1'"},
        {"places a1=living-1 piano", "'piano'"},
        {"places a1=living-1 living-99", "'living-99'"},
        {"places living-2 a1=living-1", "'a1=living-1'"},
        {"decorates a1=living-1+piano c1=living-2 piano", "'piano'"},
        {"decorates a1=living-1 drill-1", "'drill-1'"},
        {"decorates a1=living-1 sofa", "'sofa'"},
        {"decorates d0=garage-1 e0=garage-2 car", "'car'"},
        {"decorates a1=living-1 treehouse", "'treehouse'"},
        {"decorates a1=living-1 birdhouse", "'birdhouse'"},
        {"decorates outside=birdhouse birdhouse", "'birdhouse'"},
    };
    refuse_all(*state, CASES, COUNT_OF(CASES));
}

static void a_long_foreign_word_is_cut_in_the_refusal(void **state)
{
    char line[4000] = "evaluate a1=";
    memset(line + 12, 'x', 3000);
    talk_refused(*state, line, "xxx...'");
    assert_true(strlen(talk_raw(*state, line)) < 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(the_printed_example_counts_29),
        TALK(a_home_may_be_empty),
        TALK(items_of_a_home_come_in_any_order),
        TALK(rooms_count_by_their_size),
        TALK(roofs_count_as_in_the_printed_examples),
        TALK(the_architect_and_the_designer_count_in_the_home),
        TALK(R12_a_bathroom_beside_a_bathroom_only_face_down),
        TALK(R12_a_third_bedroom_beside_two_only_face_down),
        TALK(R12_a_kitchen_with_two_spaces_left),
        TALK(R12_no_living_room_beside_the_piano),
        TALK(R12_scaffolding_carries_the_third_living_room),
        TALK(a_room_needs_support_and_its_floor),
        TALK(without_gaps_a_floor_stays_together),
        TALK(two_rooms_join_where_the_sum_fits),
        TALK(R12_the_drill_brings_the_third_living_room),
        TALK(R6_1_the_drill_leaves_empty_rooms_and_looks_at_the_rest),
        TALK(R7_3_the_supplier_also_replaces_empty_rooms),
        TALK(R12_the_handyman_swaps_a_living_room_and_a_childrens_room),
        TALK(R7_4_the_handyman_obeys_floors_and_limits_but_no_token),
        TALK(R12_the_canopy_bed_finds_no_bedroom),
        TALK(every_error_of_a_home_is_named),
        TALK(every_command_about_a_home_refuses_a_wrong_home),
        TALK(the_card_or_token_must_be_one_and_not_in_the_home),
        TALK(a_long_foreign_word_is_cut_in_the_refusal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
