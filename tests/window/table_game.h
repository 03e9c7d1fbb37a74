/**
 * The program with a game on its table, on a screen that is not there: for tests that look inside.
 */
#ifndef TESTS_TABLE_GAME_H
#define TESTS_TABLE_GAME_H

#include "app/scenes/table/table.h"
#include "tried_app.h"

/** The first moves of a replay, all seats persons, nothing flies. For cmocka's setup functions. */
int table_game_open(const char *record, int moves);

/** The same, and the end of the turn if it is over. */
int table_game_open_turn(const char *record, int moves);

/** Turns that several tests begin with: of two players, of four, and with a tool to be used. */
int table_game_open_two(void **state);
int table_game_open_four(void **state);
int table_game_open_jackhammer(void **state);
int table_game_open_mixer(void **state);
int table_game_open_drill(void **state);

/** The end of a game of four. */
int table_game_open_finished(void **state);

/** From now on whoever asks waits for the answer, and the best house is looked for in a hurry. */
void table_game_hurry_thinker(void);

/** Somebody plays alone while the family's own game, after nine moves, waits. */
int table_game_open_alone(void **state);

/** That game lies on the table again, as it was. */
void table_game_assert_alone_ended(void);

/** For cmocka's teardown. */
int table_game_close(void **state);

/** The state of the scene on top, which has to be this one; the same after going there. */
void *table_game_scene(SceneId id);
void *table_game_go_to(SceneId id);

/** The scene of the table; the same for tests that bring something about on it. */
const Table *table_game(void);
Table *table_game_changed(void);

/** Something on it that can be pointed at, or NULL. */
const Target *table_game_target(TargetKind kind, int index);

/** How many moves were played. */
int table_game_moves(void);

/** So many steps of the clock, with the events that have come. */
void table_game_run(int frames);

/** Until nothing flies. */
void table_game_settle(void);

/** A key, pressed and let go. */
void table_game_key(SDL_Keycode key, Uint16 modifiers);

/** A key goes down, or repeats, and nothing is waited for; so does a button of a gamepad. */
void table_game_key_down(SDL_Keycode key, Uint16 modifiers, bool repeat);
void table_game_push(int button);

/** The last column is taken, and all of it placed by keys: the turn is over, not ended. */
void table_game_play_turn(void);

/** The pointer goes to a place. */
void table_game_point(Box b);

/** A click in the middle of a thing of the description, as "button end-turn". */
void table_game_click(const char *thing);

#endif
