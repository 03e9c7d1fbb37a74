/* What lies on the table, in sentences: for whoever cannot see it. Roofs that lie face down stay a
   secret here too. */
#include "app/scenes/table/table_words.h"

#include "app/pieces/bonus_tracker.h"
#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/table_draw.h"
#include "app/words/names.h"
#include "app/words/places.h"
#include "app/words/running_names.h"

#include <stdio.h>

static const char *room_name(const App *app, RoomType type)
{
    return tr(app->words, name_of_room(type));
}

static const char *resource_name(const App *app, ResourceType type)
{
    return tr(app->words, name_of_resource(type));
}

static void add_format(Text *text, const char *format, const char *one, const char *other)
{
    char words[512];
    snprintf(words, sizeof words, format, one, other);
    text_add(text, words);
}

void table_add_column(const Table *table, const App *app, int column, Text *text)
{
    const Game *game = &table->shown.game;
    const RoomCard room = game->market_room[column];
    const ResourceCard resource = game->market_resource[column];
    char words[256];
    if (!room)
        /* words: spoken; %d is a number from 1 to 5 */
        snprintf(words, sizeof words, tr(app->words, "Column %d is empty"), column + 1);
    else if (resource)
        /* words: spoken; a room and a resource */
        snprintf(words, sizeof words, tr(app->words, "Column %d: %s and %s"), column + 1,
                 running_room(app->words, room_card_type(room)).words,
                 running_resource(app->words, resource_card_type(resource)).words);
    else
        /* words: spoken; a room */
        snprintf(words, sizeof words, tr(app->words, "Column %d: %s and the first player marker"),
                 column + 1, running_room(app->words, room_card_type(room)).words);
    text_add(text, words);
}

void table_add_hand(const App *app, const Game *game, Text *text)
{
    const RoomType room = room_card_type(game->hand_room);
    char words[256];
    if (game->hand_resource)
        /* words: spoken; a room and a resource */
        snprintf(words, sizeof words, tr(app->words, "In your hand: %s and %s"),
                 running_room(app->words, room).words,
                 running_resource(app->words, resource_card_type(game->hand_resource)).words);
    else
        /* words: spoken; a room */
        snprintf(words, sizeof words, tr(app->words, "In your hand: %s"),
                 running_room(app->words, room).words);
    text_add(text, words);
}

void table_add_content(const App *app, const Home *home, Space space, Text *text)
{
    const ResourceType token = home->token[space];
    if (space_in(home->scaffolds, space))
        text_add(text, resource_name(app, RESOURCE_SCAFFOLDING));
    else if (!space_in(home->rooms, space))
        /* words: spoken; a space of the house on which nothing lies */
        text_add(text, tr(app->words, "free space"));
    else if (token == RESOURCE_NONE)
        text_add(text, running_room(app->words, home_type_at(home, space)).words);
    else
        /* words: spoken; a room and the décor in it */
        add_format(text, tr(app->words, "%s with %s"),
                   running_room(app->words, home_type_at(home, space)).words,
                   running_resource(app->words, token).words);
}

/* False if nothing but cards that still fly keeps the space from being used. */
static bool add_refusal(const Table *table, const App *app, Space space, Text *text)
{
    char why[REFUSAL_CAPACITY];
    const Refusal refusal = refusal_at(&table->intent, space);
    if (refusal.error == RULE_OK)
        return false;
    refusal_words(why, sizeof why, &refusal, app->words);
    text_add(text, why);
    return true;
}

/* With cards in hand a space says what it would bring, or why it cannot be. */
static void add_space(const Table *table, const App *app, const Target *target, Text *text)
{
    const Space space = (Space)target->index;
    const Home *home = &table->shown.game.homes[table->shown.viewed];
    char buffer[400];
    Text what = text_on(buffer, sizeof buffer);
    if (!intent_holds_cards(&table->intent) || target->usable ||
        !add_refusal(table, app, space, &what))
        table_add_content(app, home, space, &what);
    if (table->intent.active && target->usable && !table->guest.hides_points) {
        char points[16];
        snprintf(points, sizeof points, ", %+d", intent_points(&table->intent, space));
        text_add(&what, points);
    }
    /* words: spoken; where, and what is there: "on the top floor, far left: kitchen" */
    add_format(text, tr(app->words, "%s: %s"), place_words(app->words, space), buffer);
}

static void add_opponent(const Table *table, const App *app, int player, Text *text)
{
    const int rooms = space_count(table->shown.game.homes[player].rooms);
    char count[96];
    snprintf(count, sizeof count, tr_count(app->words, "%d room", "%d rooms", rooms), rooms);
    add_format(text, tr(app->words, "%s: %s"), table_seat_name(app, player), count);
}

void table_add_cards(const App *app, ResourceCardSet cards, Text *text)
{
    for (const char *between = ""; cards; cards &= cards - 1, between = ", ") {
        text_add(text, between);
        text_add(text, running_resource(app->words, resource_card_type(card_first(cards))).words);
    }
}

void table_add_roofs(const Table *table, const App *app, int player, Text *text)
{
    const ResourceCardSet roofs =
        table->shown.game.homes[player].cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    if (roofs && table_sees_roofs(app, table, player))
        table_add_cards(app, roofs, text);
    else
        text_add_number(text, (uint64_t)table_roofs(table, player));
}

void table_add_bonuses(const App *app, const Home *home, const char *between, Text *text)
{
    const Bonuses bonuses = bonus_tracker_points(home);
    char words[256];
    snprintf(words, sizeof words, tr(app->words, "A bathroom on each upper floor: %d points."),
             bonuses.bathrooms);
    text_add(text, words);
    snprintf(words, sizeof words, tr(app->words, "Bathroom, kitchen and bedroom: %d points."),
             bonuses.trio);
    text_add(text, between);
    text_add(text, words);
}

static void add_heap(const Table *table, const App *app, TableHeap heap, Text *text)
{
    static const char *const TITLES[] = {
        [HEAP_ROOMS] = WORDS_MARK("Rooms to come"),
        [HEAP_RESOURCES] = WORDS_MARK("Resources to come"),
        [HEAP_ROOM_DISCARDS] = WORDS_MARK("Discarded rooms"),
        [HEAP_RESOURCE_DISCARDS] = WORDS_MARK("Discarded resources"),
        [HEAP_ROOFS] = WORDS_MARK("Roof pile"),
        [HEAP_BONUSES] = WORDS_MARK("Functionality"),
    };
    const Game *game = &table->shown.game;
    const int counts[] = {
        [HEAP_ROOMS] = ROOM_CARD_COUNT - game->round * COLUMN_COUNT,
        [HEAP_RESOURCES] = RESOURCE_CARD_COUNT - game->round * (COLUMN_COUNT - 1),
        [HEAP_ROOM_DISCARDS] = card_count(game->room_discards),
        [HEAP_RESOURCE_DISCARDS] = card_count(game->resource_discards),
    };
    char buffer[400];
    Text content = text_on(buffer, sizeof buffer);
    if (heap == HEAP_ROOFS)
        table_add_roofs(table, app, table->shown.viewed, &content);
    else if (heap == HEAP_BONUSES)
        table_add_bonuses(app, &game->homes[table->shown.viewed], " ", &content);
    else
        text_add_number(&content, (uint64_t)counts[heap]);
    add_format(text, tr(app->words, "%s: %s"), tr(app->words, TITLES[heap]), buffer);
}

static const char *add_pick(const Table *table, const App *app, int card, Text *text)
{
    if (table->intent.kind == MOVE_ROOFER) {
        const ResourceType type = resource_card_type((ResourceCard)card);
        text_add(text, resource_name(app, type));
        return tr(app->words, help_of_resource(type));
    }
    const RoomType type = room_card_type((RoomCard)card);
    text_add(text, room_name(app, type));
    return tr(app->words, help_of_room(type));
}

static void add_hint(const Table *table, const App *app, int index, Text *text)
{
    char why[200];
    hint_words(why, sizeof why, &table->advice.hints.items[index], play_record(app->play),
               app->words);
    text_add(text, why);
}

/* Beside whose house it lies, and how many of its kind with it. */
static void add_resource(const Table *table, const App *app, ResourceCard card, Text *text)
{
    const Game *game = &table->shown.game;
    int player = 0;
    while (player + 1 < game->players && !(game->homes[player].cards & CARD_BIT(card)))
        player++;
    table_row_add_name(text, app, &game->homes[player], card);
}

const char *table_add_target(const Table *table, const App *app, const Target *target, Text *text)
{
    switch (target->kind) {
    case TARGET_COLUMN: {
        const RoomCard room = table->shown.game.market_room[target->index];
        table_add_column(table, app, target->index, text);
        return room ? tr(app->words, help_of_room(room_card_type(room))) : NULL;
    }
    case TARGET_SPACE:
        add_space(table, app, target, text);
        return NULL;
    case TARGET_RESOURCE: {
        const ResourceType type = resource_card_type((ResourceCard)target->index);
        add_resource(table, app, (ResourceCard)target->index, text);
        return tr(app->words, help_of_resource(type));
    }
    case TARGET_PICK:
        return add_pick(table, app, target->index, text);
    case TARGET_OPPONENT:
        add_opponent(table, app, target->index, text);
        return NULL;
    case TARGET_HEAP:
        add_heap(table, app, (TableHeap)target->index, text);
        return NULL;
    case TARGET_HINT:
        add_hint(table, app, target->index, text);
        return NULL;
    case TARGET_BUTTON:
        text_add(text, table_button_label(table, app, (TableButton)target->index));
        return NULL;
    }
    return NULL;
}
