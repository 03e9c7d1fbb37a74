#include "expect.h"

#include "dreamhome/notation.h"
#include "situation.h"

#include <stdlib.h>
#include <string.h>

enum { LONG_TEXT_CAPACITY = MOVE_LIST_CAPACITY * MOVE_TEXT_CAPACITY };

#define FAIL(...)                                                                                  \
    do {                                                                                           \
        print_error(__VA_ARGS__);                                                                  \
        print_error("\n");                                                                         \
        _fail(file, line);                                                                         \
    } while (0)

static const char *reason(RuleError error)
{
    return error ? RULE_ERROR_INFO[error].words : "legal";
}

bool game_lists(const Game *game, const Move *move)
{
    MoveList moves;
    game_moves(game, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (move_equal(&moves.items[i], move))
            return true;
    }
    return false;
}

void expect_play(Game *game, const char *moves, EventList *events, const char *file, int line)
{
    Word rest = word_of(moves);
    while (rest.length) {
        const Word text = word_trimmed(word_until(&rest, ';'));
        Move move;
        Complaint complaint;
        if (!notation_read_move(text, &move, &complaint))
            FAIL("%s", complaint.words);
        const RuleError error = game_apply(game, &move, events);
        if (error)
            FAIL("'%.*s' is refused: %s", (int)text.length, text.at, reason(error));
    }
}

void expect_refused(Game *game, const char *text, RuleError error, const char *file, int line)
{
    const Move move = move_of(text);
    const uint64_t before = game_hash(game);
    EventList events = {.count = 7};
    const RuleError checked = game_check(game, &move);
    const RuleError applied = game_apply(game, &move, &events);
    if (applied != error || checked != error)
        FAIL("'%s': expected '%s', got '%s'", text, reason(error), reason(applied));
    if (game_hash(game) != before)
        FAIL("'%s' was refused but has changed the game", text);
    if (events.count)
        FAIL("'%s' was refused but has left events", text);
    if (game_lists(game, &move))
        FAIL("'%s' is refused but listed", text);
}

void expect_legal(const Game *game, const char *text, const char *file, int line)
{
    const Move move = move_of(text);
    const RuleError error = game_check(game, &move);
    if (error)
        FAIL("'%s' is refused: %s", text, reason(error));
    if (!game_lists(game, &move))
        FAIL("'%s' is legal but not listed", text);
}

static int compare_texts(const void *one, const void *other)
{
    return strcmp(one, other);
}

void expect_moves(const Game *game, const char *word, const char *moves, const char *file, int line)
{
    static char texts[MOVE_LIST_CAPACITY][MOVE_TEXT_CAPACITY];
    static char joined[LONG_TEXT_CAPACITY];
    MoveList list;
    size_t count = 0;
    game_moves(game, &list);
    for (int i = 0; i < list.count; i++) {
        Text text = text_on(texts[count], MOVE_TEXT_CAPACITY);
        notation_write_move(&text, &list.items[i]);
        if (strncmp(texts[count], word, strlen(word)) == 0)
            count++;
    }
    qsort(texts, count, MOVE_TEXT_CAPACITY, compare_texts);
    Text all = text_on(joined, sizeof joined);
    for (size_t i = 0; i < count; i++) {
        text_add(&all, i ? "; " : "");
        text_add(&all, texts[i]);
    }
    if (strcmp(joined, moves) != 0)
        FAIL("expected moves: %s\nbut there are:   %s", moves, joined);
}

static void write_space_item(Text *text, const Home *home, Space space)
{
    if (text->length)
        text_add_char(text, ' ');
    notation_write_space(text, space);
    text_add_char(text, '=');
    if (space_in(home->scaffolds, space))
        text_add(text, "scaffolding");
    else if (space_in(home->of_type[ROOM_NONE], space))
        text_add(text, "down");
    else
        notation_write_room(text, home->card[space]);
    if (home->token[space]) {
        text_add_char(text, '+');
        text_add(text, RESOURCE_INFO[home->token[space]].key);
    }
}

void expect_home(const Home *home, const char *expected, const char *file, int line)
{
    char buffer[512];
    Text text = text_on(buffer, sizeof buffer);
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (space_in(home->rooms | home->scaffolds, space))
            write_space_item(&text, home, space);
    }
    if (strcmp(buffer, expected) != 0)
        FAIL("expected home: %s\nbut it is:      %s", expected, buffer);
}

void expect_spaces(SpaceSet set, const char *names, const char *file, int line)
{
    char buffer[64];
    Text text = text_on(buffer, sizeof buffer);
    if (set == spaces_of(names))
        return;
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (!space_in(set, SPACES_IN_BYTE_ORDER[i]))
            continue;
        text_add(&text, text.length ? " " : "");
        notation_write_space(&text, SPACES_IN_BYTE_ORDER[i]);
    }
    FAIL("expected spaces: %s\nbut there are:    %s", names, buffer);
}

static RoomType type_of_card(const char *card)
{
    return strcmp(card, "down") == 0 ? ROOM_NONE : room_card_type(room_of(card));
}

void expect_places(const char *home, const char *card, const char *names, const char *file,
                   int line)
{
    const Home built = home_of(home);
    expect_spaces(home_places(&built, type_of_card(card)), names, file, line);
}

void expect_no_place(const char *home, const char *card, const char *space, RuleError error,
                     const char *file, int line)
{
    const Home built = home_of(home);
    const RuleError found = home_check_place(&built, type_of_card(card), space_of(space));
    if (found != error)
        FAIL("%s on %s: expected '%s', got '%s'", card, space, reason(error), reason(found));
}

void expect_waits(const Game *game, Phase phase, int player, const char *file, int line)
{
    if (game->phase != phase || game->player != player)
        FAIL("expected phase %d of player %d, but it is phase %d of player %d", (int)phase, player,
             (int)game->phase, game->player);
}

void expect_score(Score score, Score expected, const char *file, int line)
{
    if (memcmp(&score, &expected, sizeof score) != 0)
        FAIL("expected rooms %d, decor %d, function %d, roof %d, total %d, children %d\n"
             "but it is rooms %d, decor %d, function %d, roof %d, total %d, children %d",
             expected.rooms, expected.decor, expected.function, expected.roof, expected.total,
             expected.children, score.rooms, score.decor, score.function, score.roof, score.total,
             score.children);
}

void expect_events(const EventList *events, const Event *expected, size_t count, const char *file,
                   int line)
{
    for (size_t i = 0; i < count && (int)i < events->count; i++) {
        if (memcmp(&events->items[i], &expected[i], sizeof(Event)) != 0)
            FAIL("event %zu is of kind %d where kind %d was expected, or has other data", i,
                 events->items[i].kind, expected[i].kind);
    }
    if (events->count != (int)count)
        FAIL("expected %zu events, but there are %d", count, events->count);
}
