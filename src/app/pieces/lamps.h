/**
 * Where light comes from in the scenes of the rooms: lamps, windows, and faces that must stay
 * readable at night.
 *
 * Read from cards/lamps.txt of the assets, lines of "SCENE KIND X Y RADIUS STRENGTH" in card units;
 * `dim` says in STRENGTH how dark the picture is by itself. Without the file there are no lamps.
 */
#ifndef PIECES_LAMPS_H
#define PIECES_LAMPS_H

#include "session/error.h"

#include <stdbool.h>

typedef enum LampKind { LAMP_DIM, LAMP_LAMP, LAMP_WINDOW, LAMP_FACE, LAMP_KINDS } LampKind;

enum { LAMPS_MAX = 800, LAMP_SCENE = 24 };

typedef struct Lamp {
    char scene[LAMP_SCENE]; /* key of the picture: a room card, or a room under renovation */
    LampKind kind;
    float x, y, radius;
    float strength;
} Lamp;

typedef struct Lamps {
    int count;
    Lamp items[LAMPS_MAX];
} Lamps;

/** Reads the file; on failure there are no lamps, and a line that is wrong is named. */
bool lamps_load(Lamps *lamps, const char *path, Error *error);

/** How dark the picture of a scene is by itself, from 0 to 1. */
float lamps_dim(const Lamps *lamps, const char *scene);

#endif
