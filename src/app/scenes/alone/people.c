#include "app/scenes/alone/people.h"

#include "app/family/family.h"
#include "app/words/error_words.h"

#include <stdio.h>
#include <string.h>

void people_read(People *people, const App *app)
{
    Family family;
    app_recall_family(app, &family);
    people->count = 0;
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        const FamilySeat *member = &family.seats[seat];
        if (member->level != LEVEL_PERSON || seat >= family.count)
            continue;
        snprintf(people->names[people->count++], NAME_CAPACITY, "%s", member->name);
    }
    if (!people->count)
        family_suggest_name(&family, 0, people->names[people->count++]);
    for (int i = 0; i < PLAYERS_MAX; i++)
        people->choices[i] = people->names[i];
}

void people_looks(const App *app, const char *const names[], int count, SeatLook looks[SEAT_LOOKS])
{
    Family family;
    Record record;
    record_init(&record, &(GameOptions){.players = (uint8_t)count}, "");
    for (int i = 0; i < count; i++)
        record_set_name(&record, i, names[i]);
    app_recall_family(app, &family);
    family_looks(&family, &record, looks);
}

/* Where four people have taken all that there is, it has something of two of the others. */
SeatLook people_neighbour(const SeatLook looks[SEAT_LOOKS], int count, int player)
{
    if (count < SEAT_LOOKS)
        return looks[count];
    SeatLook look = looks[(player + 1) % SEAT_LOOKS];
    look.symbol = looks[(player + 2) % SEAT_LOOKS].symbol;
    return look;
}

static bool is_taken(const People *people, const char *name)
{
    for (int i = 0; i < people->count; i++) {
        if (strcmp(people->names[i], name) == 0)
            return true;
    }
    return false;
}

void people_name_other(const People *people, const App *app, int index, char name[NAME_CAPACITY])
{
    Family family;
    app_recall_family(app, &family);
    for (int at = 0; at < FAMILY_NAMES; at++) {
        family_suggest_name(&family, at, name);
        if (!is_taken(people, name) && index-- == 0)
            return;
    }
}

void people_tell_trouble(App *app, const char *damaged, const Error *error)
{
    if (damaged[0])
        snprintf(app->notice, sizeof app->notice,
                 tr(app->words, "A damaged save was set aside as %s."), damaged);
    else
        snprintf(app->notice, sizeof app->notice, tr(app->words, "That didn’t work: %s."),
                 error_words(app->words, error));
}
