/**
 * The commands, grouped by what they look at. Private to the engine.
 *
 * A command appends its answer and returns true, or sets the complaint and returns false having
 * changed nothing. `arguments` is what follows the command's name, without blanks around it.
 */
#ifndef ENGINE_COMMANDS_H
#define ENGINE_COMMANDS_H

#include "engine/engine.h"

typedef struct Command {
    const char *name;
    bool (*run)(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
    bool takes_arguments;
} Command;

/* game_commands.c: about the running game */
bool command_new(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_show(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_moves(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_play(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_undo(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_redo(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_score(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_record(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_load(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_save(Engine *engine, Word arguments, Text *answer, Complaint *complaint);

/* home_commands.c: about a home in one line */
bool command_evaluate(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_places(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_drills(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_supplies(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_handymen(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_decorates(Engine *engine, Word arguments, Text *answer, Complaint *complaint);

/* ai_commands.c: about computer players */
bool command_genmove(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
bool command_analyze(Engine *engine, Word arguments, Text *answer, Complaint *complaint);

/* show.c: JSON */
void show_game(Text *text, const Game *game, const GameOptions *options);
void show_score(Text *text, const Score *score);

/** Sets a complaint without a foreign word in it. */
bool command_refuse(Complaint *complaint, const char *words);

/** Ends the previous line of a list answer, if there is one since `start`. */
void command_next_line(Text *answer, size_t start);

#endif
