#include "app/family/family.h"

#include <stdio.h>
#include <string.h>

static const char *const NAMES[] = {"Ana", "Ben", "Cai", "Eva", "Leo", "Mia",
                                    "Noa", "Tom", "Zoe", "Kim", "Sam", "Ida"};

enum { NAME_COUNT = sizeof NAMES / sizeof NAMES[0] };

/* What computer players are called who were not given another name. */
static const char *const COMPUTERS[LEVEL_COUNT] = {
    [LEVEL_KID] = "Pip",     [LEVEL_EASY] = "Otto",  [LEVEL_NORMAL] = "Mina",
    [LEVEL_HARD] = "Victor", [LEVEL_EXPERT] = "Ada",
};

const char *family_suggested_name(int index)
{
    return NAMES[index % NAME_COUNT];
}

void family_set_edition(Family *family, Edition edition)
{
    const EditionInfo *info = &EDITION_INFO[edition];
    family->edition = edition;
    family->discard = info->discard;
    family->car = info->car;
    family->gaps = info->gaps;
}

void family_reset(Family *family)
{
    *family = (Family){.count = 2};
    for (int i = 0; i < PLAYERS_MAX; i++) {
        FamilySeat *seat = &family->seats[i];
        snprintf(seat->name, sizeof seat->name, "%s", NAMES[i]);
        seat->level = LEVEL_PERSON;
        seat->look = seat_look_standard(i);
    }
    family_set_level(family, 1, LEVEL_EASY);
    family_set_edition(family, EDITION_EN);
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

static bool name_taken(const Family *family, int before, const char *name)
{
    for (int i = 0; i < before; i++) {
        if (strcmp(family->seats[i].name, name) == 0)
            return true;
    }
    return false;
}

static void trim(char *name)
{
    const Word word = word_trimmed(word_of(name));
    memmove(name, word.at, word.length);
    name[word.length] = '\0';
}

/* "Ana 2", with the name cut between characters if there is no room for the number. */
static void tell_apart(Family *family, int seat)
{
    char *name = family->seats[seat].name;
    char stem[NAME_CAPACITY];
    size_t length = strlen(name);
    if (length > NAME_CAPACITY - 3) {
        length = NAME_CAPACITY - 3;
        while (length && ((unsigned char)name[length] & 0xc0) == 0x80)
            length--;
    }
    memcpy(stem, name, length);
    for (unsigned number = 2; name_taken(family, seat, name); number++) {
        Text text = text_on(name, NAME_CAPACITY);
        text_add_word(&text, (Word){stem, length});
        text_add_char(&text, ' ');
        text_add_number(&text, number);
    }
}

void family_settle_names(Family *family)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        char *name = family->seats[seat].name;
        trim(name);
        if (seat >= family->count && name_taken(family, seat, name))
            name[0] = '\0'; /* nobody chose the name of a seat that is not there */
        for (int i = seat; !name[0]; i++) {
            if (!name_taken(family, PLAYERS_MAX, NAMES[i % NAME_COUNT]))
                snprintf(name, NAME_CAPACITY, "%s", NAMES[i % NAME_COUNT]);
        }
        tell_apart(family, seat);
    }
}

/* ---- seats ---- */

/* Whether `name` is `ours`, perhaps with a number. */
static bool is_name(const char *name, const char *ours)
{
    const size_t length = strlen(ours);
    return strncmp(name, ours, length) == 0 &&
           strspn(name + length, " 0123456789") == strlen(name + length);
}

static bool was_typed(const char *name)
{
    bool ours = !name[0];
    for (int i = 0; i < NAME_COUNT; i++)
        ours = ours || is_name(name, NAMES[i]);
    for (Level level = LEVEL_KID; level < LEVEL_COUNT; level++)
        ours = ours || is_name(name, COMPUTERS[level]);
    return !ours;
}

void family_set_level(Family *family, int seat, Level level)
{
    char *name = family->seats[seat].name;
    family->seats[seat].level = level;
    if (was_typed(name))
        return;
    snprintf(name, NAME_CAPACITY, "%s", level == LEVEL_PERSON ? "" : COMPUTERS[level]);
    family_settle_names(family);
}

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
