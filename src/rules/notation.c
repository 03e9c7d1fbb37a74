#include "dreamhome/notation.h"

#include <assert.h>

void notation_write_space(Text *text, Space space)
{
    text_add_char(text, space_column_letter(space));
    text_add_char(text, space_floor_digit(space));
}

static void write_numbered(Text *text, const char *key, int number)
{
    text_add(text, key);
    text_add_char(text, '-');
    text_add_number(text, (uint64_t)number);
}

void notation_write_room(Text *text, RoomCard card)
{
    const RoomInfo *info = &ROOM_INFO[room_card_type(card)];
    write_numbered(text, info->key, card - info->first_card + 1);
}

void notation_write_resource(Text *text, ResourceCard card)
{
    const ResourceInfo *info = &RESOURCE_INFO[resource_card_type(card)];
    if (info->copies == 1)
        text_add(text, info->key);
    else
        write_numbered(text, info->key, card - info->first_card + 1);
}

void notation_write_refusal(Text *text, RuleError error)
{
    text_add(text, RULE_ERROR_INFO[error].words);
    text_add(text, " (");
    text_add(text, RULE_ERROR_INFO[error].rule);
    text_add_char(text, ')');
}

bool notation_read_space(Word word, Space *space)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        Space candidate = SPACES_IN_BYTE_ORDER[i];
        if (word.length == 2 && word.at[0] == space_column_letter(candidate) &&
            word.at[1] == space_floor_digit(candidate)) {
            *space = candidate;
            return true;
        }
    }
    return false;
}

/* Names are few and short: the reader compares with what the writer writes, so that the two
 * cannot disagree. */
static bool read_by_writing(Word word, int count, void (*write)(Text *, uint8_t), uint8_t *card)
{
    for (int candidate = 1; candidate <= count; candidate++) {
        char name[32];
        Text text = text_on(name, sizeof name);
        write(&text, (uint8_t)candidate);
        if (word_is(word, name)) {
            *card = (uint8_t)candidate;
            return true;
        }
    }
    return false;
}

bool notation_read_room(Word word, RoomCard *card)
{
    return read_by_writing(word, ROOM_CARD_COUNT, notation_write_room, card);
}

bool notation_read_resource(Word word, ResourceCard *card)
{
    return read_by_writing(word, RESOURCE_CARD_COUNT, notation_write_resource, card);
}

bool notation_read_token(Word word, ResourceType *token)
{
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        const ResourceKind kind = RESOURCE_INFO[type].kind;
        if ((kind == RESOURCE_KIND_DECOR || kind == RESOURCE_KIND_OUTSIDE) &&
            word_is(word, RESOURCE_INFO[type].key)) {
            *token = type;
            return true;
        }
    }
    return false;
}

const char *notation_phase_word(Phase phase)
{
    static const char *const WORDS[PHASE_COUNT] = {
        [PHASE_DISCARD] = "discard", [PHASE_JACKHAMMER] = "jackhammer",
        [PHASE_TURN] = "turn",       [PHASE_HAND] = "hand",
        [PHASE_END] = "end",         [PHASE_OVER] = "over",
    };
    assert(phase < PHASE_COUNT);
    return WORDS[phase];
}

/* ---- moves: one table says how each kind is spelled ---- */

typedef enum Part {
    PART_END,
    PART_COLUMN,
    PART_OTHER_COLUMN,
    PART_SPACE,
    PART_OTHER_SPACE,
    PART_DOWN, /* the word "down", or nothing */
    PART_ROOM,
    PART_RESOURCE,
} Part;

enum { PARTS_MAX = 2 };

typedef struct Spelling {
    const char *word;
    Part parts[PARTS_MAX];
} Spelling;

static const Spelling SPELLINGS[MOVE_KIND_COUNT] = {
    [MOVE_DISCARD] = {"discard", {PART_COLUMN}},
    [MOVE_JACKHAMMER] = {"jackhammer", {PART_COLUMN}},
    [MOVE_PASS] = {"pass", {PART_END}},
    [MOVE_DRILL] = {"drill", {PART_COLUMN, PART_SPACE}},
    [MOVE_MIX] = {"mix", {PART_COLUMN, PART_OTHER_COLUMN}},
    [MOVE_TAKE] = {"take", {PART_COLUMN}},
    [MOVE_PLACE] = {"place", {PART_SPACE, PART_DOWN}},
    [MOVE_SCAFFOLD] = {"scaffold", {PART_SPACE}},
    [MOVE_DECORATE] = {"decorate", {PART_SPACE}},
    [MOVE_ROOFER] = {"roofer", {PART_RESOURCE}},
    [MOVE_SUPPLY] = {"supply", {PART_ROOM, PART_SPACE}},
    [MOVE_HANDYMAN] = {"handyman", {PART_SPACE, PART_OTHER_SPACE}},
};

const char *notation_move_word(MoveKind kind)
{
    assert(kind < MOVE_KIND_COUNT);
    return SPELLINGS[kind].word;
}

static void write_part(Text *text, Part part, const Move *move)
{
    if (part == PART_END || (part == PART_DOWN && !move->face_down))
        return;
    text_add_char(text, ' ');
    switch (part) {
    case PART_COLUMN:
        text_add_number(text, move->column + 1u);
        break;
    case PART_OTHER_COLUMN:
        text_add_number(text, move->other_column + 1u);
        break;
    case PART_SPACE:
        notation_write_space(text, move->space);
        break;
    case PART_OTHER_SPACE:
        notation_write_space(text, move->other_space);
        break;
    case PART_DOWN:
        text_add(text, "down");
        break;
    case PART_ROOM:
        notation_write_room(text, move->card);
        break;
    case PART_RESOURCE:
        notation_write_resource(text, move->card);
        break;
    case PART_END:
        break;
    }
}

void notation_write_move(Text *text, const Move *move)
{
    assert(move->kind < MOVE_KIND_COUNT);
    const Spelling *spelling = &SPELLINGS[move->kind];
    text_add(text, spelling->word);
    for (int i = 0; i < PARTS_MAX; i++)
        write_part(text, spelling->parts[i], move);
}

static bool read_column(Word word, uint8_t *column, Complaint *complaint)
{
    uint64_t number;
    if (!word_number(word, &number) || number < 1 || number > COLUMN_COUNT)
        return complain(complaint, "", word, " is not a market column, 1 to 5");
    *column = (uint8_t)(number - 1);
    return true;
}

static bool read_space_of_move(Word word, uint8_t *space, Complaint *complaint)
{
    Space found;
    if (!notation_read_space(word, &found))
        return complain(complaint, "", word, " is not a space of a home");
    *space = (uint8_t)found;
    return true;
}

static bool read_part(Word word, Part part, Move *move, Complaint *complaint)
{
    switch (part) {
    case PART_COLUMN:
        return read_column(word, &move->column, complaint);
    case PART_OTHER_COLUMN:
        return read_column(word, &move->other_column, complaint);
    case PART_SPACE:
        return read_space_of_move(word, &move->space, complaint);
    case PART_OTHER_SPACE:
        return read_space_of_move(word, &move->other_space, complaint);
    case PART_DOWN:
        move->face_down = word_is(word, "down");
        return move->face_down || complain(complaint, "", word, " should be 'down' or nothing");
    case PART_ROOM:
        return notation_read_room(word, &move->card) ||
               complain(complaint, "", word, " is not a room card");
    case PART_RESOURCE:
        return notation_read_resource(word, &move->card) ||
               complain(complaint, "", word, " is not a resource card");
    case PART_END:
        break;
    }
    return complain(complaint, "", word, " is one word too many");
}

static bool read_kind(Word word, MoveKind *kind)
{
    for (MoveKind candidate = 0; candidate < MOVE_KIND_COUNT; candidate++) {
        if (word_is(word, SPELLINGS[candidate].word)) {
            *kind = candidate;
            return true;
        }
    }
    return false;
}

bool notation_read_move(Word line, Move *move, Complaint *complaint)
{
    Word rest = line;
    Word word;
    MoveKind kind;
    if (!word_next(&rest, &word))
        return complain(complaint, "", line, " is not a move");
    if (!read_kind(word, &kind))
        return complain(complaint, "", word, " is not a move");
    *move = (Move){.kind = (uint8_t)kind};
    for (int i = 0; i < PARTS_MAX; i++) {
        const Part part = SPELLINGS[kind].parts[i];
        if (!word_next(&rest, &word)) {
            if (part == PART_END || part == PART_DOWN)
                return true;
            return complain(complaint, "the move ", line, " lacks a word");
        }
        if (!read_part(word, part, move, complaint))
            return false;
    }
    return !word_next(&rest, &word) || complain(complaint, "", word, " is one word too many");
}
