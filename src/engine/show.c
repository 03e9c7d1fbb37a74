/* The JSON of `show` and `score`. All strings are keys of ours, so that nothing needs escaping.
 * What is hidden on the table is not written: roof piles are a height, empty rooms have no card. */
#include "engine/commands.h"

#include "dreamhome/notation.h"

static void add_key(Text *text, const char *key)
{
    text_add_char(text, '"');
    text_add(text, key);
    text_add(text, "\":");
}

static void add_number(Text *text, const char *key, int number)
{
    add_key(text, key);
    text_add_number(text, (uint64_t)number);
}

static void add_bool(Text *text, const char *key, bool value)
{
    add_key(text, key);
    text_add(text, value ? "true" : "false");
}

static void add_string(Text *text, const char *key, const char *value)
{
    add_key(text, key);
    text_add_char(text, '"');
    text_add(text, value);
    text_add_char(text, '"');
}

typedef void WriteCard(Text *text, uint8_t card);

static void add_card_name(Text *text, WriteCard *write, uint8_t card)
{
    text_add_char(text, '"');
    write(text, card);
    text_add_char(text, '"');
}

static void add_card(Text *text, const char *key, WriteCard *write, uint8_t card)
{
    add_key(text, key);
    if (card)
        add_card_name(text, write, card);
    else
        text_add(text, "null");
}

static void add_pair(Text *text, RoomCard room, ResourceCard resource)
{
    text_add_char(text, '{');
    add_card(text, "room", notation_write_room, room);
    text_add_char(text, ',');
    add_card(text, "resource", notation_write_resource, resource);
    text_add_char(text, '}');
}

static void add_cards(Text *text, const char *key, WriteCard *write, uint64_t cards)
{
    add_key(text, key);
    text_add_char(text, '[');
    for (uint64_t left = cards; left; left &= left - 1) {
        if (left != cards)
            text_add_char(text, ',');
        add_card_name(text, write, card_first(left));
    }
    text_add_char(text, ']');
}

static void add_space(Text *text, const Home *home, Space space)
{
    text_add_char(text, '"');
    notation_write_space(text, space);
    text_add(text, "\":{");
    if (space_in(home->scaffolds, space))
        add_string(text, "card", "scaffolding");
    else if (space_in(home->of_type[ROOM_NONE], space))
        add_string(text, "card", "down");
    else
        add_card(text, "card", notation_write_room, home->card[space]);
    if (space_in(home->decorated, space)) {
        text_add_char(text, ',');
        add_string(text, "token", RESOURCE_INFO[home->token[space]].key);
    }
    text_add_char(text, '}');
}

static void add_spaces(Text *text, const Home *home)
{
    bool any = false;
    add_key(text, "spaces");
    text_add_char(text, '{');
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (!space_in(home->rooms | home->scaffolds, space))
            continue;
        if (any)
            text_add_char(text, ',');
        any = true;
        add_space(text, home, space);
    }
    text_add_char(text, '}');
}

static void add_resources(Text *text, const char *key, const Home *home, ResourceKind kind)
{
    text_add_char(text, ',');
    add_cards(text, key, notation_write_resource, home->cards & resource_cards_of_kind(kind));
}

static void add_home(Text *text, const Home *home)
{
    text_add_char(text, '{');
    add_spaces(text, home);
    add_resources(text, "outside", home, RESOURCE_KIND_OUTSIDE);
    add_resources(text, "tools", home, RESOURCE_KIND_TOOL);
    add_resources(text, "helpers", home, RESOURCE_KIND_HELPER);
    text_add_char(text, ',');
    add_number(text, "roofs", card_count(home->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF)));
    text_add_char(text, ',');
    add_bool(text, "skips", home->skips);
    text_add_char(text, '}');
}

static void add_market(Text *text, const Game *game)
{
    add_key(text, "market");
    for (int column = 0; column < COLUMN_COUNT; column++) {
        text_add_char(text, column ? ',' : '[');
        add_pair(text, game->market_room[column], game->market_resource[column]);
    }
    text_add(text, "],");
    add_key(text, "hand");
    add_pair(text, game->hand_room, game->hand_resource);
}

static void add_homes(Text *text, const Game *game)
{
    add_key(text, "homes");
    for (int player = 0; player < game->players; player++) {
        text_add_char(text, player ? ',' : '[');
        add_home(text, &game->homes[player]);
    }
    text_add_char(text, ']');
}

static void add_piles(Text *text, const Game *game)
{
    add_key(text, "discards");
    text_add_char(text, '{');
    add_cards(text, "rooms", notation_write_room, game->room_discards);
    text_add_char(text, ',');
    add_cards(text, "resources", notation_write_resource, game->resource_discards);
    text_add(text, "},");
    add_key(text, "deck");
    text_add_char(text, '{');
    add_number(text, "rooms", ROOM_CARD_COUNT - game->round * COLUMN_COUNT);
    text_add_char(text, ',');
    add_number(text, "resources", RESOURCE_CARD_COUNT - game->round * (COLUMN_COUNT - 1));
    text_add_char(text, '}');
}

static void add_options(Text *text, const GameOptions *options)
{
    add_key(text, "options");
    text_add_char(text, '{');
    add_bool(text, "discard", options->discard);
    text_add_char(text, ',');
    add_bool(text, "car", options->car);
    text_add_char(text, ',');
    add_bool(text, "gaps", options->gaps);
    text_add_char(text, '}');
}

void show_game(Text *text, const Game *game, const GameOptions *options)
{
    const bool over = game->phase == PHASE_OVER;
    text_add_char(text, '{');
    add_number(text, "round", game->round);
    text_add_char(text, ',');
    add_string(text, "phase", notation_phase_word(game->phase));
    text_add_char(text, ',');
    add_number(text, "player", over ? 0 : game->player + 1);
    text_add_char(text, ',');
    add_number(text, "first", game->first + 1);
    text_add_char(text, ',');
    add_number(text, "marker", game->marker + 1);
    text_add_char(text, ',');
    add_market(text, game);
    text_add_char(text, ',');
    add_homes(text, game);
    text_add_char(text, ',');
    add_piles(text, game);
    text_add_char(text, ',');
    add_options(text, options);
    text_add_char(text, '}');
}

void show_score(Text *text, const Score *score)
{
    text_add_char(text, '{');
    add_number(text, "rooms", score->rooms);
    text_add_char(text, ',');
    add_number(text, "decor", score->decor);
    text_add_char(text, ',');
    add_number(text, "function", score->function);
    text_add_char(text, ',');
    add_number(text, "roof", score->roof);
    text_add_char(text, ',');
    add_number(text, "total", score->total);
    text_add_char(text, ',');
    add_number(text, "children", score->children);
    text_add_char(text, '}');
}
