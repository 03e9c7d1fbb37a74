/**
 * The replay, shared by its two files: the scene with its buttons, and what it shows.
 */
#ifndef SCENES_REPLAY_H
#define SCENES_REPLAY_H

#include "app/scenes/table/turn_log.h"
#include "app/scenes/table/watch.h"
#include "session/replay.h"

enum {
    REPLAY_FIRST,
    REPLAY_BACK,
    REPLAY_FORWARD,
    REPLAY_LAST,
    REPLAY_PLAY,
    REPLAY_ROUND,
    REPLAY_PLAY_ON,
    REPLAY_LEAVE,
    REPLAY_ITEM_COUNT,
};

enum { ROUND_WORDS_CAPACITY = 48 };

typedef struct ReplayScene {
    Replay replay;
    TurnLog log;
    Watch watch;
    Widget items[REPLAY_ITEM_COUNT];
    Widgets widgets;
    char round_words[ROUND_COUNT + 1][ROUND_WORDS_CAPACITY];
    const char *rounds[ROUND_COUNT + 1];
    Box words;
    bool playing;
    double next_at; /* when the next move is made */
} ReplayScene;

/** After a jump nothing flies: the table simply is as it was then. */
void replay_show_position(ReplayScene *scene, App *app);

/** Makes the next move, if there is one, and lets its cards fly. */
void replay_step_forward(ReplayScene *scene, App *app);

void replay_draw(const ReplayScene *scene, App *app);

#endif
