/* Names: those that a language suggests, and no two alike. */
#include "app/family/family.h"

#include <stdio.h>
#include <string.h>

/* words: twelve first names that people in your country have, with a comma between them */
static const char PEOPLE[] = WORDS_IN("names", "Ana,Ben,Cai,Eva,Leo,Mia,Noa,Tom,Zoe,Kim,Sam,Ida");

/* words: first names of five computer players, from the child to the expert, with a comma between
 */
static const char COMPUTERS[] = WORDS_IN("names", "Pip,Otto,Mina,Victor,Ada");

/* The name at `index` of a list, which goes round. */
static void copy_name(const char *list, int index, char name[NAME_CAPACITY])
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

void family_suggest_name(const Family *family, int index, char name[NAME_CAPACITY])
{
    copy_name(tr(family->words, PEOPLE), index, name);
}

static void computer_name(const Family *family, Level level, char name[NAME_CAPACITY])
{
    copy_name(tr(family->words, COMPUTERS), (int)level - LEVEL_KID, name);
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

void family_settle_names(Family *family)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        char *name = family->seats[seat].name;
        trim(name);
        if (seat >= family->count && name_taken(family, seat, name))
            name[0] = '\0'; /* nobody chose the name of a seat that is not there */
        find_name(family, seat);
        tell_apart(family, seat);
    }
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
    for (Level level = LEVEL_KID; level < LEVEL_COUNT && !ours; level++) {
        computer_name(family, level, known);
        ours = is_name(name, known);
    }
    return !ours;
}

void family_set_level(Family *family, int seat, Level level)
{
    char *name = family->seats[seat].name;
    family->seats[seat].level = level;
    if (was_typed(family, name))
        return;
    name[0] = '\0';
    if (level != LEVEL_PERSON)
        computer_name(family, level, name);
    family_settle_names(family);
}
