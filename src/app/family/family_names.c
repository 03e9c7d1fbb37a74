/* Names: those that a language suggests, and no two alike. */
#include "app/family/computers.h"
#include "app/family/family.h"

#include <stdio.h>
#include <string.h>

/* words: twelve first names that people in your country have, with a comma between them */
static const char PEOPLE[] = WORDS_IN("names", "Ana,Ben,Cai,Eva,Leo,Mia,Noa,Tom,Zoe,Kim,Sam,Ida");

void family_suggest_name(const Family *family, int index, char name[NAME_CAPACITY])
{
    name_of_list(tr(family->words, PEOPLE), index, name);
}

/* ---- no two alike ---- */

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

/* A name that nobody has; a number if the language has too few. */
static void find_name(Family *family, int seat)
{
    char *name = family->seats[seat].name;
    char suggested[NAME_CAPACITY];
    for (int i = seat; i < seat + FAMILY_NAMES && !name[0]; i++) {
        family_suggest_name(family, i, suggested);
        if (!name_taken(family, PLAYERS_MAX, suggested))
            snprintf(name, NAME_CAPACITY, "%s", suggested);
    }
    if (!name[0])
        snprintf(name, NAME_CAPACITY, "%d", seat + 1);
}

/* Whether `name` is `ours`, perhaps with a number. */
static bool is_name(const char *name, const char *ours)
{
    const size_t length = strlen(ours);
    return strncmp(name, ours, length) == 0 &&
           strspn(name + length, " 0123456789") == strlen(name + length);
}

static bool was_typed(const Family *family, const char *name)
{
    char known[NAME_CAPACITY];
    bool ours = !name[0];
    for (int i = 0; i < FAMILY_NAMES && !ours; i++) {
        family_suggest_name(family, i, known);
        ours = is_name(name, known);
    }
    for (int i = 0; i < COMPUTER_COUNT && !ours; i++) {
        computer_name(family->words, i, known);
        ours = is_name(name, known);
    }
    return !ours;
}

static bool is_called(const Family *family, int seat, int computer)
{
    char name[NAME_CAPACITY];
    computer_name(family->words, computer, name);
    return strcmp(family->seats[seat].name, name) == 0;
}

static bool is_at_table(const Family *family, int computer)
{
    for (int i = 0; i < family->count; i++) {
        if (is_called(family, i, computer))
            return true;
    }
    return false;
}

/* A seat without a name of a computer gets that of whose level it is; if that one sits here
 * already, of one who has none. */
static void call_computer(Family *family, int seat)
{
    int computer = computer_of_level(family->seats[seat].level);
    for (int next = computer_of_level(LEVEL_COUNT);
         is_at_table(family, computer) && next < COMPUTER_COUNT; next++)
        computer = next;
    computer_name(family->words, computer, family->seats[seat].name);
}

/* A number tells people apart; a computer player has a name of its own. */
static bool needs_name(const Family *family, int seat)
{
    const char *name = family->seats[seat].name;
    char known[NAME_CAPACITY];
    bool numbered = false;
    for (int i = 0; i < COMPUTER_COUNT && !numbered; i++) {
        computer_name(family->words, i, known);
        numbered = is_name(name, known) && strcmp(name, known) != 0;
    }
    return family->seats[seat].level != LEVEL_PERSON && (!name[0] || numbered);
}

void family_settle_names(Family *family)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        char *name = family->seats[seat].name;
        trim(name);
        if (seat >= family->count && name_taken(family, seat, name))
            name[0] = '\0'; /* nobody chose the name of a seat that is not there */
        if (needs_name(family, seat))
            call_computer(family, seat);
        find_name(family, seat);
        tell_apart(family, seat);
    }
}

void family_set_level(Family *family, int seat, Level level)
{
    char *name = family->seats[seat].name;
    family->seats[seat].level = level;
    if (was_typed(family, name))
        return;
    name[0] = '\0';
    if (level != LEVEL_PERSON)
        call_computer(family, seat);
    family_settle_names(family);
}
