#include "situation.h"

#include "dreamhome/notation.h"
#include "testing.h"

static const char DEFAULT_MARKET[] = "living-10 kitchen-8/roof-red-5 bedroom-8/roof-brown-5 "
                                     "bathroom-8/roof-blue-5 children-6/roof-green-5";

static void require(bool fine, const char *what, Word word)
{
    if (!fine)
        fail_msg("the test names a wrong %s: '%.*s'", what, (int)word.length, word.at);
}

static RoomCard read_room(Word word)
{
    RoomCard card = 0;
    require(notation_read_room(word, &card), "room card", word);
    return card;
}

static ResourceCard read_resource(Word word)
{
    ResourceCard card = 0;
    require(notation_read_resource(word, &card), "resource card", word);
    return card;
}

Space space_of(const char *name)
{
    Space space = SPACE_LIMIT;
    require(notation_read_space(word_of(name), &space), "space", word_of(name));
    return space;
}

SpaceSet spaces_of(const char *names)
{
    SpaceSet spaces = 0;
    Word rest = word_of(names);
    Word word;
    while (word_next(&rest, &word)) {
        Space space = SPACE_LIMIT;
        require(notation_read_space(word, &space), "space", word);
        spaces |= space_bit(space);
    }
    return spaces;
}

RoomCard room_of(const char *name)
{
    return read_room(word_of(name));
}

ResourceCard resource_of(const char *name)
{
    return read_resource(word_of(name));
}

ResourceCardSet resources_of(const char *names)
{
    ResourceCardSet cards = 0;
    Word rest = word_of(names);
    Word word;
    while (word_next(&rest, &word))
        cards |= CARD_BIT(read_resource(word));
    return cards;
}

Move move_of(const char *text)
{
    Move move = {0};
    Complaint complaint;
    require(notation_read_move(word_of(text), &move, &complaint), "move", word_of(text));
    return move;
}

Home home_of(const char *line)
{
    Home home;
    Complaint complaint;
    if (!notation_read_home(word_of(line), &home, &complaint))
        fail_msg("the home '%s' is wrong: %s", line, complaint.words);
    return home;
}

/* "ROOM", "ROOM/RESOURCE", "-/RESOURCE" or "-" */
static void read_pair(Word pair, RoomCard *room, ResourceCard *resource)
{
    Word rest = pair;
    const Word name = word_until(&rest, '/');
    *room = word_is(name, "-") ? 0 : read_room(name);
    *resource = rest.length ? read_resource(rest) : 0;
}

static void set_market(Game *game, const char *market)
{
    Word rest = word_of(market);
    Word pair;
    for (int column = 0; word_next(&rest, &pair); column++)
        read_pair(pair, &game->market_room[column], &game->market_resource[column]);
}

static void set_discards(Game *game, const char *discards)
{
    Word rest = word_of(discards);
    Word word;
    while (word_next(&rest, &word)) {
        RoomCard room;
        if (notation_read_room(word, &room))
            game->room_discards |= CARD_BIT(room);
        else
            game->resource_discards |= CARD_BIT(read_resource(word));
    }
}

static RoomCardSet rooms_in_use(const Game *game)
{
    RoomCardSet used = game->room_discards | CARD_BIT(game->hand_room);
    for (int column = 0; column < COLUMN_COUNT; column++)
        used |= CARD_BIT(game->market_room[column]);
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        for (SpaceSet left = home->rooms; left; left &= left - 1)
            used |= CARD_BIT(home->card[space_first(left)]);
    }
    return used;
}

static ResourceCardSet resources_in_use(const Game *game)
{
    ResourceCardSet used = game->resource_discards | CARD_BIT(game->hand_resource);
    for (int column = 0; column < COLUMN_COUNT; column++)
        used |= CARD_BIT(game->market_resource[column]);
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        used |= home->cards;
        for (SpaceSet left = home->scaffolds; left; left &= left - 1)
            used |= CARD_BIT(home->card[space_first(left)]);
    }
    return used;
}

/* A home line does not say which card lies face down. */
static void choose_empty_rooms(Game *game, Home *home)
{
    RoomCard card = ROOM_CARD_COUNT;
    for (SpaceSet left = home->of_type[ROOM_NONE]; left; left &= left - 1) {
        while (rooms_in_use(game) & CARD_BIT(card))
            card--;
        home->card[space_first(left)] = card;
    }
}

static void discard_token_cards(Game *game, const Home *home)
{
    for (SpaceSet left = home->decorated; left; left &= left - 1)
        game->resource_discards |= resource_cards_of_type(home->token[space_first(left)]);
}

static void order_deck(uint8_t *deck, int count, uint64_t used)
{
    int at = 0;
    for (int card = 1; card <= count; card++) {
        if (used & CARD_BIT(card))
            deck[at++] = (uint8_t)card;
    }
    for (int card = 1; card <= count; card++) {
        if (!(used & CARD_BIT(card)))
            deck[at++] = (uint8_t)card;
    }
}

static void set_homes(Game *game, const Situation *situation)
{
    for (int player = 0; player < game->players; player++) {
        Home *home = &game->homes[player];
        *home = home_of(situation->homes[player] ? situation->homes[player] : "");
        home->no_gaps |= situation->no_gaps;
        if (situation->tools[player])
            home->cards |= resources_of(situation->tools[player]);
        discard_token_cards(game, home);
    }
    for (int player = 0; player < game->players; player++)
        choose_empty_rooms(game, &game->homes[player]);
}

static Phase phase_of(const Situation *situation)
{
    if (situation->hand)
        return PHASE_HAND;
    return situation->phase ? situation->phase : PHASE_TURN;
}

Game game_in(Situation situation)
{
    const bool at_end = situation.phase == PHASE_END || situation.phase == PHASE_OVER;
    const int usual_round = at_end ? ROUND_COUNT : 5;
    Game game = {
        .players = (uint8_t)(situation.players ? situation.players : PLAYERS_MIN),
        .round = (uint8_t)(situation.round ? situation.round : usual_round),
        .phase = (uint8_t)phase_of(&situation),
        .first = (uint8_t)situation.first,
        .marker = (uint8_t)situation.marker,
        .turn = (uint8_t)situation.turn,
        .discard = situation.discard,
        .car = situation.car,
    };
    game.player = (uint8_t)(((at_end ? game.marker : game.first) + game.turn) % game.players);
    if (!at_end)
        set_market(&game, situation.market ? situation.market : DEFAULT_MARKET);
    if (situation.hand)
        read_pair(word_of(situation.hand), &game.hand_room, &game.hand_resource);
    if (situation.discards)
        set_discards(&game, situation.discards);
    set_homes(&game, &situation);
    order_deck(game.room_deck, ROOM_CARD_COUNT, rooms_in_use(&game));
    order_deck(game.resource_deck, RESOURCE_CARD_COUNT, resources_in_use(&game));
    return game;
}

Game game_started(Edition edition, int players, uint64_t seed)
{
    Game game;
    GameOptions options = game_default_options(edition);
    options.players = (uint8_t)players;
    options.seed = seed;
    game_new(&game, &options, NULL);
    return game;
}
