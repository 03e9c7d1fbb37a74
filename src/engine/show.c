/* The JSON of `show` and `score`. What is hidden on the table is not written: roof piles are a
 * height, empty rooms have no card. */
#include "engine/commands.h"

#include "dreamhome/json.h"
#include "dreamhome/notation.h"

enum { NAME_LENGTH = 40 }; /* longer than any card or space */

typedef void WriteCard(Text *text, uint8_t card);

static void add_card(Json *json, WriteCard *write, uint8_t card)
{
    char name[NAME_LENGTH];
    Text text = text_on(name, sizeof name);
    if (!card) {
        json_null(json);
        return;
    }
    write(&text, card);
    json_string(json, name);
}

static void add_pair(Json *json, const char *key, RoomCard room, ResourceCard resource)
{
    if (key)
        json_key(json, key);
    json_open(json, '{');
    json_key(json, "room");
    add_card(json, notation_write_room, room);
    json_key(json, "resource");
    add_card(json, notation_write_resource, resource);
    json_close(json, '}');
}

static void add_cards(Json *json, const char *key, WriteCard *write, uint64_t cards)
{
    json_key(json, key);
    json_open(json, '[');
    for (uint64_t left = cards; left; left &= left - 1)
        add_card(json, write, card_first(left));
    json_close(json, ']');
}

static void add_space(Json *json, const Home *home, Space space)
{
    char name[NAME_LENGTH];
    Text text = text_on(name, sizeof name);
    notation_write_space(&text, space);
    json_key(json, name);
    json_open(json, '{');
    json_key(json, "card");
    if (space_in(home->scaffolds, space))
        json_string(json, "scaffolding");
    else if (space_in(home->of_type[ROOM_NONE], space))
        json_string(json, "down");
    else
        add_card(json, notation_write_room, home->card[space]);
    if (space_in(home->decorated, space))
        json_add_string(json, "token", RESOURCE_INFO[home->token[space]].key);
    json_close(json, '}');
}

static void add_spaces(Json *json, const Home *home)
{
    json_key(json, "spaces");
    json_open(json, '{');
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (space_in(home->rooms | home->scaffolds, space))
            add_space(json, home, space);
    }
    json_close(json, '}');
}

static void add_resources(Json *json, const char *key, const Home *home, ResourceKind kind)
{
    add_cards(json, key, notation_write_resource, home->cards & resource_cards_of_kind(kind));
}

static void add_home(Json *json, const Home *home)
{
    const uint64_t roofs = home->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    json_open(json, '{');
    add_spaces(json, home);
    add_resources(json, "outside", home, RESOURCE_KIND_OUTSIDE);
    add_resources(json, "tools", home, RESOURCE_KIND_TOOL);
    add_resources(json, "helpers", home, RESOURCE_KIND_HELPER);
    json_add_number(json, "roofs", card_count(roofs));
    json_add_bool(json, "skips", home->skips);
    json_close(json, '}');
}

static void add_market(Json *json, const Game *game)
{
    json_key(json, "market");
    json_open(json, '[');
    for (int column = 0; column < COLUMN_COUNT; column++)
        add_pair(json, NULL, game->market_room[column], game->market_resource[column]);
    json_close(json, ']');
    add_pair(json, "hand", game->hand_room, game->hand_resource);
}

static void add_homes(Json *json, const Game *game)
{
    json_key(json, "homes");
    json_open(json, '[');
    for (int player = 0; player < game->players; player++)
        add_home(json, &game->homes[player]);
    json_close(json, ']');
}

static void add_piles(Json *json, const Game *game)
{
    json_key(json, "discards");
    json_open(json, '{');
    add_cards(json, "rooms", notation_write_room, game->room_discards);
    add_cards(json, "resources", notation_write_resource, game->resource_discards);
    json_close(json, '}');
    json_key(json, "deck");
    json_open(json, '{');
    json_add_number(json, "rooms", ROOM_CARD_COUNT - game->round * COLUMN_COUNT);
    json_add_number(json, "resources", RESOURCE_CARD_COUNT - game->round * (COLUMN_COUNT - 1));
    json_close(json, '}');
}

static void add_options(Json *json, const GameOptions *options)
{
    json_key(json, "options");
    json_open(json, '{');
    json_add_bool(json, "discard", options->discard);
    json_add_bool(json, "car", options->car);
    json_add_bool(json, "gaps", options->gaps);
    json_close(json, '}');
}

void show_game(Text *text, const Game *game, const GameOptions *options)
{
    Json json = json_on(text);
    json_open(&json, '{');
    json_add_number(&json, "round", game->round);
    json_add_string(&json, "phase", notation_phase_word(game->phase));
    json_add_number(&json, "player", game->phase == PHASE_OVER ? 0 : game->player + 1);
    json_add_number(&json, "first", game->first + 1);
    json_add_number(&json, "marker", game->marker + 1);
    add_market(&json, game);
    add_homes(&json, game);
    add_piles(&json, game);
    add_options(&json, options);
    json_close(&json, '}');
}

void show_score(Text *text, const Score *score)
{
    Json json = json_on(text);
    json_open(&json, '{');
    for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++)
        json_add_number(&json, SCORE_CATEGORY_KEYS[category], score_category(score, category));
    json_close(&json, '}');
}
