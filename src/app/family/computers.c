#include "app/family/computers.h"

#include "dreamhome/text.h"

#include <string.h>

/* words: first names of computer players: boy, man, woman, old man, old woman, woman, man, woman */
static const char COMPUTERS[] = WORDS_IN("names", "Pip,Otto,Mina,Victor,Ada,Rosa,Max,Nora");

void name_of_list(const char *list, int index, char name[NAME_CAPACITY])
{
    int count = 1;
    for (const char *at = list; *at; at++)
        count += *at == ',';
    Word rest = word_of(list), found = {0};
    for (int i = 0; i <= index % count; i++)
        found = word_trimmed(word_until(&rest, ','));
    Text text = text_on(name, NAME_CAPACITY);
    text_add_word(&text, found);
}

void computer_name(const Words *words, int computer, char name[NAME_CAPACITY])
{
    name_of_list(tr(words, COMPUTERS), computer, name);
}

int computer_of_level(Level level)
{
    return (int)level - LEVEL_KID;
}

static int computer_called(const Words *words, const char *name)
{
    char known[NAME_CAPACITY];
    for (int i = 0; i < COMPUTER_COUNT; i++) {
        computer_name(words, i, known);
        if (strcmp(known, name) == 0)
            return i;
    }
    return COMPUTER_NONE;
}

static bool is_seated(int computer, const int who[PLAYERS_MAX])
{
    for (int i = 0; i < PLAYERS_MAX; i++) {
        if (who[i] == computer)
            return true;
    }
    return false;
}

/* Whose level it is, or else one of those who have none. */
static int find_free(Level level, const int who[PLAYERS_MAX])
{
    int computer = computer_of_level(level);
    for (int next = computer_of_level(LEVEL_COUNT); is_seated(computer, who); next++)
        computer = next;
    return computer;
}

void computers_seat(const Words *words, const Seat seats[], int count, int who[PLAYERS_MAX])
{
    for (int i = 0; i < PLAYERS_MAX; i++)
        who[i] = COMPUTER_NONE;
    for (int i = 0; i < count; i++) {
        const int called = computer_called(words, seats[i].name);
        if (seats[i].level != LEVEL_PERSON && !is_seated(called, who))
            who[i] = called;
    }
    for (int i = 0; i < count; i++) {
        if (seats[i].level != LEVEL_PERSON && who[i] == COMPUTER_NONE)
            who[i] = find_free(seats[i].level, who);
    }
}

int computer_at(const Words *words, const Record *record, int seat)
{
    int who[PLAYERS_MAX];
    computers_seat(words, record->seats, record->options.players, who);
    return who[seat];
}
