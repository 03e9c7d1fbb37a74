/**
 * What tests expect of a game or a home. A failure names the line of the test.
 */
#ifndef SUPPORT_EXPECT_H
#define SUPPORT_EXPECT_H

#include "dreamhome/game.h"
#include "testing.h"

/** Plays moves separated by ';', each of which must be legal. */
#define play(game, moves) expect_play(game, moves, NULL, __FILE__, __LINE__)

/** The same, and keeps the events of the last move. */
#define play_and_watch(game, moves, events) expect_play(game, moves, events, __FILE__, __LINE__)

/** A refusal for this very reason, that changes nothing, tells nothing and is not listed. */
#define assert_refused(game, move, error) expect_refused(game, move, error, __FILE__, __LINE__)

/** A legal and listed move, not played. */
#define assert_legal(game, move) expect_legal(game, move, __FILE__, __LINE__)

/** Exactly these moves are legal: byte order, separated by "; ". */
#define assert_moves(game, moves) expect_moves(game, "", moves, __FILE__, __LINE__)

/** The same among the moves that begin with `word`. */
#define assert_moves_of(game, word, moves) expect_moves(game, word, moves, __FILE__, __LINE__)

/** The spaces of the home as a home line, in byte order. */
#define assert_home(home, line) expect_home(home, line, __FILE__, __LINE__)

/** Exactly these spaces, separated by blanks. */
#define assert_spaces(set, names) expect_spaces(set, names, __FILE__, __LINE__)

/** Where a card ("living-2", or "down" for any card face down) may be placed in a home line. */
#define assert_places(line, card, names) expect_places(line, card, names, __FILE__, __LINE__)

/** Why a card may not be placed on a space of a home line. */
#define assert_no_place(line, card, space, error)                                                  \
    expect_no_place(line, card, space, error, __FILE__, __LINE__)

/** The state of the round: who moves, from 0, and in which phase. */
#define assert_waits(game, phase, player) expect_waits(game, phase, player, __FILE__, __LINE__)

/** assert_score(score, .rooms = 4, .total = 4): these categories, and 0 in the others. */
#define assert_score(score, ...) expect_score(score, (Score){__VA_ARGS__}, __FILE__, __LINE__)

/** assert_events(&events, {.kind = EVENT_..., ...}, ...): exactly these, with no other field set.
 */
#define assert_events(events, ...)                                                                 \
    expect_events(events, (const Event[]){__VA_ARGS__},                                            \
                  sizeof((const Event[]){__VA_ARGS__}) / sizeof(Event), __FILE__, __LINE__)

void expect_play(Game *game, const char *moves, EventList *events, const char *file, int line);
void expect_refused(Game *game, const char *text, RuleError error, const char *file, int line);
void expect_legal(const Game *game, const char *text, const char *file, int line);
void expect_moves(const Game *game, const char *word, const char *moves, const char *file,
                  int line);
void expect_home(const Home *home, const char *expected, const char *file, int line);
void expect_spaces(SpaceSet set, const char *names, const char *file, int line);
void expect_places(const char *home, const char *card, const char *names, const char *file,
                   int line);
void expect_no_place(const char *home, const char *card, const char *space, RuleError error,
                     const char *file, int line);
void expect_score(Score score, Score expected, const char *file, int line);
void expect_waits(const Game *game, Phase phase, int player, const char *file, int line);
void expect_events(const EventList *events, const Event *expected, size_t count, const char *file,
                   int line);

/** Whether game_moves lists the move. */
bool game_lists(const Game *game, const Move *move);

#endif
