#include "app/scenes/table/hint_words.h"

#include "app/words/names.h"
#include "app/words/places.h"

#include <math.h>
#include <stdio.h>

static const char *colour_words(RoofColour colour, const Words *words)
{
    static const ResourceType ROOFS[COLOUR_COUNT] = {
        [COLOUR_RED] = RESOURCE_ROOF_RED,
        [COLOUR_BROWN] = RESOURCE_ROOF_BROWN,
        [COLOUR_BLUE] = RESOURCE_ROOF_BLUE,
        [COLOUR_GREEN] = RESOURCE_ROOF_GREEN,
    };
    return tr(words, name_of_resource(ROOFS[colour]));
}

/* Where the words go, and what they are made of. */
typedef struct Teller {
    char *out;
    size_t capacity;
    const Words *words;
    const Seat *seats;
} Teller;

/* A room or a décor card that scores. */
static void say_points(const Teller *to, const Reason *reason)
{
    const Words *words = to->words;
    const char *room = tr(words, name_of_room(reason->room));
    const int points = reason->points;
    if (reason->kind == REASON_ROOM && reason->size > 1)
        snprintf(to->out, to->capacity,
                 tr_count(words, "%s × %d: %d point.", "%s × %d: %d points.", points), room,
                 reason->size, points);
    else if (reason->kind == REASON_DECOR)
        snprintf(
            to->out, to->capacity,
            tr_count(words, "%s fits right in: %d point.", "%s fits right in: %d points.", points),
            tr(words, name_of_resource(reason->resource)), points);
    else
        snprintf(to->out, to->capacity,
                 tr_count(words, "%s: worth %d point there.", "%s: worth %d points there.", points),
                 room, points);
}

/* Something with a name: a card, or a player who would like one. */
static void say_named(const Teller *to, const Reason *reason)
{
    const Words *words = to->words;
    const char *room = tr(words, name_of_room(reason->room));
    const char *resource = tr(words, name_of_resource(reason->resource));
    if (reason->kind == REASON_ROOF)
        /* words: %s is a roof: Red roof */
        snprintf(to->out, to->capacity, tr(words, "%s: one more of the same colour."),
                 colour_words(reason->colour, words));
    else if (reason->kind == REASON_GROWTH)
        /* words: %s is a room */
        snprintf(to->out, to->capacity, tr(words, "%s: it can still grow there."), room);
    else if (reason->kind == REASON_DENIES)
        /* words: %s is a player */
        snprintf(to->out, to->capacity, tr(words, "%s would love that column."),
                 to->seats[reason->player].name);
    else if (reason->kind == REASON_SPENDS)
        /* words: %s is a tool or a helper */
        snprintf(to->out, to->capacity, tr(words, "Now’s the best time for the %s."), resource);
    else
        /* words: %s is a tool or a helper */
        snprintf(to->out, to->capacity, tr(words, "The %s will come in handy."), resource);
}

static const char *sentence_of(ReasonKind kind, const Words *words)
{
    switch (kind) {
    case REASON_BATHROOMS:
        return tr(words, "A bathroom on each upper floor: %d points.");
    case REASON_FUNCTION:
        return tr(words, "Bathroom, kitchen and bedroom: %d points.");
    case REASON_ROOF_MIXED:
        return tr(words, "One more roof card for your pile.");
    case REASON_MARKER:
        return tr(words, "You start the next round.");
    case REASON_SUPPORT:
        return tr(words, "You can build more above it.");
    case REASON_WAITS:
        return tr(words, "Better to save that for later.");
    default:
        return tr(words, "Keeps your options open.");
    }
}

void hint_words(char *out, size_t capacity, const Hint *hint, const Seat *seats, const Words *words)
{
    const Teller to = {out, capacity, words, seats};
    const Reason *reason = &hint->reasons[0];
    switch (hint->reason_count ? reason->kind : REASON_OPTIONS) {
    case REASON_ROOM:
    case REASON_BESIDE:
    case REASON_EMPTY_ROOM:
    case REASON_DECOR:
        say_points(&to, reason);
        break;
    case REASON_ROOF:
    case REASON_TOOL:
    case REASON_HELPER:
    case REASON_GROWTH:
    case REASON_DENIES:
    case REASON_SPENDS:
        say_named(&to, reason);
        break;
    default:
        snprintf(out, capacity,
                 sentence_of(hint->reason_count ? reason->kind : REASON_OPTIONS, words),
                 reason->points);
        break;
    }
}

/* A card, where it goes, and what that brings at once. */
static void say_placing(const Teller *to, const char *card, Space space, int points)
{
    const char *place = place_words(to->words, space);
    if (points > 0)
        /* words: a card, where it goes, and points: Kitchen on the top floor, far left: +5 */
        snprintf(to->out, to->capacity, tr(to->words, "%s %s: +%d"), card, place, points);
    else
        /* words: a card, then where it goes: Kitchen on the top floor, far left */
        snprintf(to->out, to->capacity, tr(to->words, "%s %s"), card, place);
}

static void say_discard(const Teller *to, const Game *game, int column)
{
    const RoomType room = room_card_type(game->market_room[column]);
    const ResourceType resource = resource_card_type(game->market_resource[column]);
    /* words: a room and a resource */
    snprintf(to->out, to->capacity, tr(to->words, "Discard %s and %s"),
             tr(to->words, name_of_room(room)), tr(to->words, name_of_resource(resource)));
}

/* The card that a move puts somewhere; false if it puts none. */
static bool placed_card(const Teller *to, const Game *game, const Move *move, const char **card,
                        Space *space)
{
    const Home *home = &game->homes[game->player];
    RoomType room = ROOM_NONE;
    *space = (Space)move->space;
    switch ((MoveKind)move->kind) {
    case MOVE_DECORATE:
    case MOVE_SCAFFOLD:
        *card = tr(to->words, name_of_resource(resource_card_type(game->hand_resource)));
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
        room = home_type_at(home, *space);
        *space = (Space)move->other_space;
        break;
    default:
        return false;
    }
    *card = tr(to->words, name_of_room(room));
    return true;
}

/* The tool or helper that makes a move; RESOURCE_NONE for most. */
static ResourceType used_by(MoveKind kind)
{
    static const ResourceType USED[MOVE_KIND_COUNT] = {
        [MOVE_DRILL] = RESOURCE_DRILL,
        [MOVE_ROOFER] = RESOURCE_ROOFER,
        [MOVE_SUPPLY] = RESOURCE_SUPPLIER,
        [MOVE_HANDYMAN] = RESOURCE_HANDYMAN,
    };
    return USED[kind];
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
    const char *card;
    Space space;
    if (placed_card(to, game, move, &card, &space))
        say_placing(to, card, space, game_preview(game, move).total);
    else if (move->kind == MOVE_DISCARD)
        say_discard(to, game, move->column);
    else if (move->kind == MOVE_ROOFER)
        snprintf(to->out, to->capacity, "%s",
                 tr(to->words, name_of_resource(resource_card_type((ResourceCard)move->card))));
    else
        return false;
    return true;
}

bool hint_move_words(char *out, size_t capacity, const Hint *hint, const Game *game,
                     const Words *words)
{
    char named[HINT_MOVE_CAPACITY];
    const Teller to = {named, sizeof named, words, NULL};
    const Plan *plan = &hint->plan;
    ResourceType used = RESOURCE_NONE;
    Game then = *game;
    int last = 0;
    for (; last < plan->count && leads_on(plan, last); last++) {
        used = plan->moves[last].kind == MOVE_MIX ? RESOURCE_MIXER : used;
        game_apply(&then, &plan->moves[last], NULL);
    }
    if (last == plan->count || !say_move(&to, &then, &plan->moves[last]))
        return false;
    used = used ? used : used_by((MoveKind)plan->moves[last].kind);
    if (used) /* Drill: Kitchen on the top floor, far left */
        snprintf(out, capacity, tr(words, "%s: %s"), tr(words, name_of_resource(used)), named);
    else
        snprintf(out, capacity, "%s", named);
    return true;
}

/* Where a hint says "you". */
static const char *words_of_another(ReasonKind kind, const Words *words)
{
    switch (kind) {
    case REASON_MARKER:
        /* words: what a player does, said to those who watch */
        return tr(words, "Starts the next round.");
    case REASON_SUPPORT:
        return tr(words, "More can be built above it.");
    case REASON_ROOF_MIXED:
        return tr(words, "One more roof card for the pile.");
    case REASON_OPTIONS:
        /* words: what a player does, said to those who watch */
        return tr(words, "Keeps many options open.");
    default:
        return NULL;
    }
}

void hint_words_of_another(char *out, size_t capacity, const Hint *hint, const Seat *seats,
                           const Words *words)
{
    const ReasonKind kind = hint->reason_count ? hint->reasons[0].kind : REASON_OPTIONS;
    const char *others = words_of_another(kind, words);
    if (others)
        snprintf(out, capacity, "%s", others);
    else
        hint_words(out, capacity, hint, seats, words);
}

void hint_gain_words(char *out, size_t capacity, const Hint *hint, const Hint *best,
                     const Words *words)
{
    const int lead = (int)lround(best->margin);
    const int less = (int)lround(best->margin - hint->margin);
    if (hint != best && less < 1)
        snprintf(out, capacity, "%s", tr(words, "Just about as good"));
    else if (hint != best)
        snprintf(out, capacity,
                 tr_count(words, "About %d point less", "About %d points less", less), less);
    else if (lead > 0)
        snprintf(
            out, capacity,
            tr_count(words, "You’d win by about %d point", "You’d win by about %d points", lead),
            lead);
    else if (lead < 0)
        snprintf(out, capacity,
                 tr_count(words, "You’d be about %d point behind",
                          "You’d be about %d points behind", -lead),
                 -lead);
    else
        snprintf(out, capacity, "%s", tr(words, "It would be close to a tie"));
}
