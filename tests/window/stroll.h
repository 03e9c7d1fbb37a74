/**
 * A stroll along our street: the scene from inside, with games of a test's own, on a screen that is
 * not there.
 */
#ifndef WINDOW_STROLL_H
#define WINDOW_STROLL_H

#include "app/scenes/street/street_scene.h"
#include "session/folder.h"
#include "tried_app.h"

enum { STROLL_WIDTH = 640, STROLL_HEIGHT = 400, STROLL_SEATS = 2 };

/** Files games of two people, a month apart: Ana and Zoé; every third has a computer for Zoé. */
void stroll_file_games(const Folder *folder, int count);

void stroll_open(const Folder *folder);

/** The scene, which has to be on top; the house in front. */
StreetScene *stroll_street(void);
int stroll_front(void);

/** Lets time pass until nothing moves. */
void stroll_settle(void);

/** An action, a pointer, a click in the middle of a box; the first and the last settle. */
void stroll_act(Action action);
void stroll_point(InputKind kind, float x, float y);
void stroll_click(Box b);

#endif
