#include "relatives.h"

#include "testing.h"

#include <string.h>

void make_family(Family *family, const Words *words)
{
    family_reset(family, words);
    family->count = 3;
    family->first = FIRST_RANDOM;
    family_set_edition(family, EDITION_RU);
    family->discard = false;
    strcpy(family->seats[0].name, "Őrsi néni 2");
    family->seats[2].level = LEVEL_EXPERT;
    family->seats[2].look.shows_roofs = true;
    strcpy(family->seats[1].look.language, "pt_BR");
    strcpy(family->seats[3].look.language, "hu");
    family_set_colour(family, 0, 3);
    family_set_symbol(family, 1, 0);
    family_set_face(family, 0, 15);
    seat_set_help(&family->seats[0].look, HELP_LOTS);
    family->seats[1].look.ends_turn = true;
    family->seats[2].look.reads = true;
    seat_set_help(&family->seats[3].look, HELP_NONE);
}

void check_sound(const Family *family)
{
    assert_in_range(family->count, PLAYERS_MIN, PLAYERS_MAX);
    assert_true(family->first >= FIRST_RANDOM && family->first < family->count);
    assert_in_range(family->edition, 0, EDITION_COUNT - 1);
    for (int i = 0; i < PLAYERS_MAX; i++) {
        const FamilySeat *seat = &family->seats[i];
        assert_in_range(seat->level, 0, LEVEL_COUNT - 1);
        assert_in_range(seat->look.colour, 0, SEAT_LOOKS - 1);
        assert_in_range(seat->look.symbol, 0, SEAT_LOOKS - 1);
        assert_in_range(seat->look.face, 0, SEAT_FACES - 1);
        assert_true(seat->name[0] != '\0');
        for (int k = 0; k < i; k++) {
            assert_int_not_equal(seat->look.colour, family->seats[k].look.colour);
            assert_int_not_equal(seat->look.symbol, family->seats[k].look.symbol);
            assert_int_not_equal(seat->look.face, family->seats[k].look.face);
            assert_string_not_equal(seat->name, family->seats[k].name);
        }
    }
}

void check_same_look(const SeatLook *one, const SeatLook *other)
{
    assert_int_equal(one->colour, other->colour);
    assert_int_equal(one->symbol, other->symbol);
    assert_int_equal(one->face, other->face);
    assert_int_equal(one->shows_places, other->shows_places);
    assert_int_equal(one->shows_points, other->shows_points);
    assert_int_equal(one->smiles, other->smiles);
    assert_int_equal(one->shows_roofs, other->shows_roofs);
    assert_int_equal(one->hints, other->hints);
    assert_int_equal(one->large_card, other->large_card);
    assert_int_equal(one->ends_turn, other->ends_turn);
    assert_int_equal(one->tips, other->tips);
    assert_int_equal(one->reads, other->reads);
    assert_string_equal(one->language, other->language);
}
