#include "app/scenes/table/hint_clauses.h"

#include "app/words/objects.h"
#include "app/words/places.h"

#include <stdio.h>

/* Where the words go, and what they are about. */
typedef struct Teller {
    char *out;
    const Words *words;
    const Game *game;
    const Move *move;
    HintContext context;
} Teller;

static const Home *home_of(const Teller *to)
{
    return &to->game->homes[to->game->player];
}

/* ---- cards and where they lie ---- */

/* words: where décor goes: put the fireplace in the living room */
static const char *const ROOMS[ROOM_TYPE_COUNT] = {
    [ROOM_LIVING] = WORDS_MARK("in the living room"),
    [ROOM_KITCHEN] = WORDS_MARK("in the kitchen"),
    [ROOM_BEDROOM] = WORDS_MARK("in the bedroom"),
    [ROOM_CHILDREN] = WORDS_MARK("in the playroom"),
    [ROOM_BATHROOM] = WORDS_MARK("in the bathroom"),
    [ROOM_LIBRARY] = WORDS_MARK("in the library"),
    [ROOM_STUDY] = WORDS_MARK("in the study"),
};

/* A room by its name, where the house has no other that it could be taken for. */
static const char *where(const Teller *to, Space space)
{
    const Home *home = home_of(to);
    const RoomType type = home_type_at(home, space);
    if (ROOMS[type] && home->of_type[type] == home_room_at(home, space))
        return tr(to->words, ROOMS[type]);
    return place_words(to->words, space);
}

typedef struct Object {
    char words[160];
} Object;

/* The card on a space; with its place, where others of its kind lie in the house. */
static Object card_on(const Teller *to, int space)
{
    const Home *home = home_of(to);
    const RoomType type = home_type_at(home, (Space)space);
    const char *room = room_as_object(to->words, type);
    Object object;
    if (to->context.later || (type != ROOM_NONE && space_count(home->of_type[type]) == 1))
        snprintf(object.words, sizeof object.words, "%s", room);
    else
        /* words: a room and where it is: swap the kitchen (on the top floor, far left) for ... */
        snprintf(object.words, sizeof object.words, tr(to->words, "%s (%s)"), room,
                 place_words(to->words, (Space)space));
    return object;
}

static const char *market_room(const Teller *to, int column)
{
    return room_as_object(to->words, room_card_type(to->game->market_room[column]));
}

/* ---- a turn ---- */

/* What comes with the room, unless it is put somewhere: then it is told where. */
static void say_taking(const Teller *to)
{
    const int column = to->move->column;
    const ResourceType type = resource_card_type(to->game->market_resource[column]);
    const ResourceKind kind = RESOURCE_INFO[type].kind;
    if (!type || kind == RESOURCE_KIND_DECOR || type == RESOURCE_SCAFFOLDING)
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "take column %d"), column + 1);
    else
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "take %s from column %d"),
                 resource_as_object(to->words, type), column + 1);
}

static void say_placing(const Teller *to)
{
    const char *place = place_words(to->words, (Space)to->move->space);
    if (to->move->face_down)
        /* words: then a place: on the top floor, far left */
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "place the room face down %s"),
                 place);
    else
        /* words: a room and a place: build the kitchen on the top floor, far left */
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "build %s %s"),
                 room_as_object(to->words, room_card_type(to->game->hand_room)), place);
}

static void say_decorating(const Teller *to)
{
    const char *token = resource_as_object(to->words, resource_card_type(to->game->hand_resource));
    if (to->context.built == to->move->space)
        /* words: décor, into the room that has just been built */
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "put %s there too"), token);
    else
        /* words: décor, then a room or a place: put the fireplace in the living room */
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "put %s %s"), token,
                 where(to, (Space)to->move->space));
}

/* ---- tools and helpers ---- */

/* A card of the house, and the one that comes instead. */
static void say_exchange(const Teller *to, const char *format, const char *comes)
{
    const Object leaves = card_on(to, to->move->space);
    snprintf(to->out, HINT_CLAUSE_CAPACITY, format, leaves.words, comes);
}

static void say_handyman(const Teller *to)
{
    const Object one = card_on(to, to->move->space);
    const Object other = card_on(to, to->move->other_space);
    snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "use the Handyman to swap %s and %s"),
             one.words, other.words);
}

static void say_tool(const Teller *to)
{
    const Move *move = to->move;
    const Words *words = to->words;
    if (move->kind == MOVE_DRILL)
        /* words: first the room that leaves the house, then the one that comes */
        say_exchange(to, tr(words, "use the Drill to swap %s for %s"),
                     market_room(to, move->column));
    else if (move->kind == MOVE_SUPPLY)
        /* words: first the room that leaves the house, then the one from the discards */
        say_exchange(to, tr(words, "use the Supplier to swap %s for %s"),
                     room_as_object(words, room_card_type((RoomCard)move->card)));
    else if (move->kind == MOVE_HANDYMAN)
        say_handyman(to);
    else if (move->kind == MOVE_MIX)
        snprintf(to->out, HINT_CLAUSE_CAPACITY,
                 tr(words, "use the Concrete Mixer to swap %s and %s"),
                 market_room(to, move->column), market_room(to, move->other_column));
    else if (move->kind == MOVE_ROOFER)
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(words, "use the Roofer to take %s"),
                 resource_as_object(words, resource_card_type((ResourceCard)move->card)));
    else
        snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(words, "use the Jackhammer on column %d"),
                 move->column + 1);
}

/* ---- all of them ---- */

static void say_discard(const Teller *to)
{
    const int column = to->move->column;
    snprintf(to->out, HINT_CLAUSE_CAPACITY, tr(to->words, "discard %s and %s"),
             market_room(to, column),
             resource_as_object(to->words, resource_card_type(to->game->market_resource[column])));
}

static void say_pass(const Teller *to)
{
    snprintf(to->out, HINT_CLAUSE_CAPACITY, "%s",
             to->game->phase == PHASE_JACKHAMMER ? tr(to->words, "keep the Jackhammer for now")
                                                 : tr(to->words, "you can finish now"));
}

/* words: what to do, in the middle of a sentence; at its beginning the game writes a capital */
void hint_clause(char out[HINT_CLAUSE_CAPACITY], const Game *game, const Move *move,
                 HintContext context, const Words *words)
{
    const Teller to = {out, words, game, move, context};
    switch ((MoveKind)move->kind) {
    case MOVE_TAKE:
        say_taking(&to);
        break;
    case MOVE_PLACE:
        say_placing(&to);
        break;
    case MOVE_DECORATE:
        say_decorating(&to);
        break;
    case MOVE_SCAFFOLD:
        snprintf(out, HINT_CLAUSE_CAPACITY, tr(words, "put up scaffolding %s"),
                 place_words(words, (Space)move->space));
        break;
    case MOVE_DISCARD:
        say_discard(&to);
        break;
    case MOVE_PASS:
        say_pass(&to);
        break;
    default:
        say_tool(&to);
        break;
    }
}
