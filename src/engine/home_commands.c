#include "engine/commands.h"

#include "dreamhome/notation.h"

/* Lists the spaces in byte order, each also with " down" if it is in `down`. */
static void list_spaces(Text *answer, SpaceSet up, SpaceSet down)
{
    const size_t start = answer->length;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (space_in(up, space)) {
            command_next_line(answer, start);
            notation_write_space(answer, space);
        }
        if (space_in(down, space)) {
            command_next_line(answer, start);
            notation_write_space(answer, space);
            text_add(answer, " down");
        }
    }
}

/* "HOME WORD": the last word is apart, the home before it may be empty. */
static bool split(Word arguments, Word *home, Word *last, Complaint *complaint)
{
    if (!arguments.length)
        return command_refuse(complaint, "a home and a card or token are missing");
    size_t length = arguments.length;
    while (length && arguments.at[length - 1] != ' ' && arguments.at[length - 1] != '\t')
        length--;
    *home = (Word){.at = arguments.at, .length = length};
    *last = (Word){.at = arguments.at + length, .length = arguments.length - length};
    return true;
}

static bool read_home_and_room(Word arguments, Home *home, RoomType *type, Complaint *complaint)
{
    Word line, name;
    RoomCard card;
    if (!split(arguments, &line, &name, complaint))
        return false;
    if (!notation_read_room(name, &card))
        return complain(complaint, "", name, " is not a room card");
    if (!notation_read_home(line, home, complaint))
        return false;
    if (notation_home_has_room(home, card))
        return complain(complaint, "the card ", name, " is in the home already");
    *type = room_card_type(card);
    return true;
}

bool command_evaluate(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine;
    Home home;
    if (!notation_read_home(arguments, &home, complaint))
        return false;
    const Score score = score_full(&home);
    show_score(answer, &score);
    return true;
}

bool command_places(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine;
    Home home;
    RoomType type;
    if (!read_home_and_room(arguments, &home, &type, complaint))
        return false;
    list_spaces(answer, home_places(&home, type), home_places(&home, ROOM_NONE));
    return true;
}

bool command_drills(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine;
    Home home;
    RoomType type;
    if (!read_home_and_room(arguments, &home, &type, complaint))
        return false;
    list_spaces(answer, home_drill_places(&home, type), 0);
    return true;
}

bool command_supplies(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine;
    Home home;
    RoomType type;
    if (!read_home_and_room(arguments, &home, &type, complaint))
        return false;
    list_spaces(answer, home_supply_places(&home, type), 0);
    return true;
}

bool command_handymen(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine;
    Home home;
    const size_t start = answer->length;
    if (!notation_read_home(arguments, &home, complaint))
        return false;
    for (int one = 0; one < SPACE_COUNT; one++) {
        for (int other = one + 1; other < SPACE_COUNT; other++) {
            const Space space = SPACES_IN_BYTE_ORDER[one];
            const Space other_space = SPACES_IN_BYTE_ORDER[other];
            if (home_check_handyman(&home, space, other_space))
                continue;
            command_next_line(answer, start);
            notation_write_space(answer, space);
            text_add_char(answer, ' ');
            notation_write_space(answer, other_space);
        }
    }
    return true;
}

bool command_decorates(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine;
    Home home;
    Word line, name;
    ResourceType token;
    if (!split(arguments, &line, &name, complaint))
        return false;
    if (!notation_read_token(name, &token))
        return complain(complaint, "", name, " is not a token");
    if (token == RESOURCE_CAR || RESOURCE_INFO[token].kind == RESOURCE_KIND_OUTSIDE)
        return complain(complaint, "no player decides where ", name, " goes");
    if (!notation_read_home(line, &home, complaint))
        return false;
    if (notation_home_has_token(&home, token))
        return complain(complaint, "the token ", name, " is in the home already");
    list_spaces(answer, home_decor_places(&home, token), 0);
    return true;
}
