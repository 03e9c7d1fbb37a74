#include "app/family/family.h"

#include "app/family/computers.h"
#include "app/words/names.h"

#include <stdio.h>
#include <string.h>

void family_set_edition(Family *family, Edition edition)
{
    const EditionInfo *info = &EDITION_INFO[edition];
    family->edition = edition;
    family->discard = info->discard;
    family->car = info->car;
    family->gaps = info->gaps;
}

void family_reset(Family *family, const Words *words)
{
    *family = (Family){.count = 2, .words = words};
    for (int i = 0; i < PLAYERS_MAX; i++) {
        family->seats[i].level = LEVEL_PERSON;
        family->seats[i].look = seat_look_standard(i);
    }
    family_settle_names(family);
    family_set_level(family, 1, LEVEL_EASY);
    family_set_edition(family, edition_of_language(words_language(words)));
}

/* ---- no two alike ---- */

void family_set_colour(Family *family, int seat, int colour)
{
    for (int i = 0; i < PLAYERS_MAX; i++) {
        if (family->seats[i].look.colour == colour)
            family->seats[i].look.colour = family->seats[seat].look.colour;
    }
    family->seats[seat].look.colour = colour;
}

void family_set_symbol(Family *family, int seat, int symbol)
{
    for (int i = 0; i < PLAYERS_MAX; i++) {
        if (family->seats[i].look.symbol == symbol)
            family->seats[i].look.symbol = family->seats[seat].look.symbol;
    }
    family->seats[seat].look.symbol = symbol;
}

void family_set_face(Family *family, int seat, int face)
{
    for (int i = 0; i < PLAYERS_MAX; i++) {
        if (family->seats[i].look.face == face)
            family->seats[i].look.face = family->seats[seat].look.face;
    }
    family->seats[seat].look.face = face;
}

static bool face_taken(const Family *family, int seat, int face)
{
    for (int i = 0; i < family->count; i++) {
        if (i != seat && family->seats[i].look.face == face)
            return true;
    }
    return false;
}

void family_turn_face(Family *family, int seat, int step)
{
    int face = family->seats[seat].look.face;
    do
        face = (face + step + SEAT_FACES) % SEAT_FACES;
    while (face_taken(family, seat, face));
    family_set_face(family, seat, face);
}

/* ---- seats ---- */

void family_swap(Family *family, int one, int other)
{
    const FamilySeat kept = family->seats[one];
    family->seats[one] = family->seats[other];
    family->seats[other] = kept;
    if (family->first == one)
        family->first = other;
    else if (family->first == other)
        family->first = one;
}

void family_remove(Family *family, int seat)
{
    if (family->count <= PLAYERS_MIN)
        return;
    for (; seat + 1 < family->count; seat++)
        family_swap(family, seat, seat + 1);
    family->count--;
    if (family->first >= family->count)
        family->first = 0;
}

static bool is_person(const Family *family, int seat)
{
    return family->seats[seat].level == LEVEL_PERSON;
}

static Level level_of_computers(const Family *family)
{
    Level level = LEVEL_EASY;
    for (int i = 0; i < family->count; i++) {
        if (!is_person(family, i))
            level = family->seats[i].level;
    }
    return level;
}

/* The first of a kind among those who are not at the table, or else the last of them all. */
static int find_absent(const Family *family, bool person)
{
    for (int i = family->count; i < PLAYERS_MAX; i++) {
        if (is_person(family, i) == person)
            return i;
    }
    return PLAYERS_MAX - 1;
}

void family_add(Family *family, bool person)
{
    if (family->count >= PLAYERS_MAX)
        return;
    const Level level = person ? LEVEL_PERSON : level_of_computers(family);
    const int seat = family->count;
    family_swap(family, seat, find_absent(family, person));
    family->count++;
    if (is_person(family, seat) == person)
        return;
    family->seats[seat].name[0] = '\0'; /* it was chosen for somebody else */
    family_set_level(family, seat, level);
}

void family_computers(const Family *family, int who[PLAYERS_MAX])
{
    Seat seats[PLAYERS_MAX];
    for (int i = 0; i < PLAYERS_MAX; i++) {
        seats[i].level = family->seats[i].level;
        snprintf(seats[i].name, NAME_CAPACITY, "%s", family->seats[i].name);
    }
    computers_seat(family->words, seats, family->count, who);
}

void family_looks(const Family *family, const Record *record, SeatLook looks[PLAYERS_MAX])
{
    Family seated = *family;
    for (int i = 0; i < record->options.players; i++) {
        for (int k = 0; k < PLAYERS_MAX; k++) {
            if (strcmp(seated.seats[k].name, record->seats[i].name) == 0)
                family_swap(&seated, i, k);
        }
    }
    for (int i = 0; i < PLAYERS_MAX; i++) {
        const SeatLook look = seated.seats[i].look;
        const bool known =
            i < record->options.players && strcmp(seated.seats[i].name, record->seats[i].name) == 0;
        looks[i] = known ? look : seat_look_standard(i);
        looks[i].colour = look.colour;
        looks[i].symbol = look.symbol;
        looks[i].face = look.face;
    }
}

void family_start(const Family *family, uint64_t seed, const char *started, Record *record)
{
    const GameOptions options = {
        .seed = seed,
        .edition = family->edition,
        .players = (uint8_t)family->count,
        .first = (uint8_t)(family->first >= 0 ? (uint64_t)family->first
                                              : (seed ^ seed >> 17) % (uint64_t)family->count),
        .discard = family->discard,
        .car = family->car,
        .gaps = family->gaps,
    };
    record_init(record, &options, started);
    for (int i = 0; i < family->count; i++) {
        record->seats[i].level = family->seats[i].level;
        record_set_name(record, i, family->seats[i].name);
    }
}
