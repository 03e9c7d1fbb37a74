#include "app/scenes/table/hint_words.h"

#include "app/scenes/table/intent.h"
#include "app/words/names.h"
#include "app/words/places.h"
#include "app/words/running_names.h"

#include <stdio.h>
#include <string.h>

/* Where the words go, and what they are made of. */
typedef struct Teller {
    char *out;
    size_t capacity;
    const Words *words;
    bool goes_on; /* a sentence that has begun before */
    bool bare;    /* of a move only the card and its place */
    int points;   /* that all moves of the plan bring at once */
} Teller;

/* A card, where it goes, and what that brings at once. */
static void say_placing(const Teller *to, const char *card, Space space)
{
    const char *place = place_words(to->words, space);
    if (to->points > 0 && !to->bare)
        /* words: a card, where it goes, and points: Kitchen on the top floor, far left: +5 */
        snprintf(to->out, to->capacity, tr(to->words, "%s %s: +%d"), card, place, to->points);
    else
        /* words: a card, then where it goes: Kitchen on the top floor, far left */
        snprintf(to->out, to->capacity, tr(to->words, "%s %s"), card, place);
}

static void say_discard(const Teller *to, const Game *game, int column)
{
    const RoomType room = room_card_type(game->market_room[column]);
    const ResourceType resource = resource_card_type(game->market_resource[column]);
    /* words: a room and a resource */
    snprintf(to->out, to->capacity, tr(to->words, "Discard the %s and the %s"),
             running_room(to->words, room).words, running_resource(to->words, resource).words);
}

/* With nothing after it: the turn goes on as the player likes. */
static void say_mix(const Teller *to, const Game *game, const Move *move)
{
    const RoomType one = room_card_type(game->market_room[move->column]);
    const RoomType other = room_card_type(game->market_room[move->other_column]);
    /* words: two rooms that change places, or two players who share the win */
    snprintf(to->out, to->capacity, tr(to->words, "%s and %s"), running_room(to->words, one).words,
             running_room(to->words, other).words);
}

/* As the button that does it is called. */
static void say_pass(const Teller *to, const Game *game)
{
    snprintf(to->out, to->capacity, "%s",
             game->phase == PHASE_JACKHAMMER ? tr(to->words, "No thanks")
                                             : tr(to->words, "Finish"));
}

static const char *room_name(const Teller *to, RoomType type, RunningName *running)
{
    *running = running_room(to->words, type);
    return to->goes_on ? running->words : tr(to->words, name_of_room(type));
}

static const char *resource_name(const Teller *to, ResourceType type, RunningName *running)
{
    *running = running_resource(to->words, type);
    return to->goes_on ? running->words : tr(to->words, name_of_resource(type));
}

/* The card that a move puts somewhere; false if it puts none. */
static bool say_placed_card(const Teller *to, const Game *game, const Move *move)
{
    const Home *home = &game->homes[game->player];
    RunningName name;
    RoomType room = ROOM_NONE;
    Space space = (Space)move->space;
    switch ((MoveKind)move->kind) {
    case MOVE_DECORATE:
    case MOVE_SCAFFOLD:
        say_placing(to, resource_name(to, resource_card_type(game->hand_resource), &name), space);
        return true;
    case MOVE_PLACE:
        room = move->face_down ? ROOM_NONE : room_card_type(game->hand_room);
        break;
    case MOVE_DRILL:
        room = room_card_type(game->market_room[move->column]);
        break;
    case MOVE_SUPPLY:
        room = room_card_type((RoomCard)move->card);
        break;
    case MOVE_HANDYMAN:
        room = home_type_at(home, space);
        space = (Space)move->other_space;
        break;
    default:
        return false;
    }
    say_placing(to, room_name(to, room, &name), space);
    return true;
}

ResourceType hint_card_of(MoveKind kind)
{
    static const ResourceType USED[MOVE_KIND_COUNT] = {
        [MOVE_JACKHAMMER] = RESOURCE_JACKHAMMER,
        [MOVE_DRILL] = RESOURCE_DRILL,
        [MOVE_MIX] = RESOURCE_MIXER,
        [MOVE_ROOFER] = RESOURCE_ROOFER,
        [MOVE_SUPPLY] = RESOURCE_SUPPLIER,
        [MOVE_HANDYMAN] = RESOURCE_HANDYMAN,
    };
    return USED[kind];
}

/* What a move is about: a Jackhammer that rests, too. */
static ResourceType used_by(const Game *game, MoveKind kind)
{
    return kind == MOVE_PASS && game->phase == PHASE_JACKHAMMER ? RESOURCE_JACKHAMMER
                                                                : hint_card_of(kind);
}

/* Whether a move only leads to the one that is named. */
static bool leads_on(const Plan *plan, int index)
{
    const MoveKind kind = (MoveKind)plan->moves[index].kind;
    return index + 1 < plan->count && (kind == MOVE_TAKE || kind == MOVE_JACKHAMMER ||
                                       kind == MOVE_MIX || kind == MOVE_SCAFFOLD);
}

/* The move itself, without the tool or helper that makes it. */
static bool say_move(const Teller *to, const Game *game, const Move *move)
{
    RunningName name;
    if (say_placed_card(to, game, move))
        return true;
    if (move->kind == MOVE_DISCARD)
        say_discard(to, game, move->column);
    else if (move->kind == MOVE_ROOFER)
        snprintf(to->out, to->capacity, "%s",
                 resource_name(to, resource_card_type((ResourceCard)move->card), &name));
    else if (move->kind == MOVE_MIX)
        say_mix(to, game, move);
    else if (move->kind == MOVE_PASS)
        say_pass(to, game);
    else
        return false;
    return true;
}

/* What leads to the move that is named. */
typedef struct Way {
    Game then;             /* after it */
    int length;            /* moves */
    ResourceType used;     /* the tool or helper that makes the move, */
    ResourceType resource; /* and what comes with its room, if anything, */
    int column;            /* in this column, or INTENT_OPEN: it is in hand already */
} Way;

static bool decorates(const Plan *plan)
{
    for (int i = 0; i < plan->count; i++) {
        if (plan->moves[i].kind == MOVE_DECORATE)
            return true;
    }
    return false;
}

static void follow(Way *way, const Plan *plan)
{
    for (; way->length < plan->count && leads_on(plan, way->length); way->length++) {
        const Move *move = &plan->moves[way->length];
        const ResourceType tool = used_by(&way->then, (MoveKind)move->kind);
        way->used = tool ? tool : way->used;
        if (move->kind == MOVE_TAKE) {
            way->column = move->column;
            way->resource = resource_card_type(way->then.market_resource[move->column]);
        }
        game_apply(&way->then, move, NULL);
    }
    if (way->column == INTENT_OPEN && way->then.hand_room && decorates(plan))
        way->resource = resource_card_type(way->then.hand_resource);
    if (!way->used && way->length < plan->count)
        way->used = used_by(&way->then, (MoveKind)plan->moves[way->length].kind);
}

/* After the tool or helper that makes it: "Drill: kitchen on the top floor, far left"; or after
 * what comes with the room: "Column 4: cat house and study on the top floor, far left". The points
 * are those of both. */
static bool name_move(Teller to, const Plan *plan, const Game *game)
{
    char move[HINT_MOVE_CAPACITY];
    const Teller outer = to;
    Way way = {.then = *game, .column = INTENT_OPEN};
    follow(&way, plan);
    const bool with = way.resource && !way.used && !to.bare;
    to.out = move;
    to.capacity = sizeof move;
    to.goes_on = way.used || with;
    to.points = hints_points(game, plan);
    if (way.length == plan->count || !say_move(&to, &way.then, &plan->moves[way.length]))
        return false;
    if (way.used)
        snprintf(outer.out, outer.capacity, tr(to.words, "%s: %s"),
                 tr(to.words, name_of_resource(way.used)), move);
    else if (with && way.column == INTENT_OPEN)
        snprintf(outer.out, outer.capacity, tr(to.words, "%s and %s"),
                 tr(to.words, name_of_resource(way.resource)), move);
    else if (with)
        snprintf(outer.out, outer.capacity, tr(to.words, "Column %d: %s and %s"), way.column + 1,
                 running_resource(to.words, way.resource).words, move);
    else
        snprintf(outer.out, outer.capacity, "%s", move);
    return true;
}

bool hint_move_words(char *out, size_t capacity, const Hint *hint, const Game *game,
                     const Words *words)
{
    return name_move((Teller){.out = out, .capacity = capacity, .words = words}, &hint->plan, game);
}

bool hint_is_same_idea(const Hint *hint, const Hint *other, const Game *game, const Words *words)
{
    char one[HINT_MOVE_CAPACITY], two[HINT_MOVE_CAPACITY];
    Teller to = {.out = one, .capacity = sizeof one, .words = words, .bare = true};
    if (!name_move(to, &hint->plan, game))
        return false;
    to.out = two;
    return name_move(to, &other->plan, game) && strcmp(one, two) == 0;
}
