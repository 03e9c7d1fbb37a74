/**
 * The picture as text, for tests and for tools that assist: `--describe FILE`.
 *
 * After a frame that shows something else than the frame before, one line of JSON is appended:
 *
 *   {"scene":"table","size":[1280,800],"inputs":12,"moving":false,"message":"",
 *    "game":{"phase":"hand","round":1,"mover":2,"moves":3,"last":"take 4","over":false,
 *            "result":null},
 *    "things":[{"kind":"space","name":"a1","box":[x,y,w,h],"usable":true,"focus":false}, ...]}
 *
 * Boxes are in pixels, players count from 1, moves are written as in NOTATION.md. `game` is null
 * where no match is on the table, `last` before the first move, and `result` until the game is
 * over. `inputs` counts the keys and buttons that were handled, so that a reader knows what a line
 * answers to.
 *
 * The canvas reports things and the message while it draws them. Without a Describe (NULL) nothing
 * happens.
 */
#ifndef APP_DESCRIBE_H
#define APP_DESCRIBE_H

#include "app/draw/canvas.h"
#include "session/error.h"
#include "session/play.h"

typedef struct Describe Describe;

Describe *describe_open(const char *path, Error *error);
void describe_close(Describe *describe);

/** Listens to what is drawn on a canvas. */
void describe_watch(Describe *describe, Canvas *canvas);

/** What a frame shows besides its things; `scene` is NULL before the first. */
typedef struct DescribeFrame {
    const char *scene;
    bool moving;
    const Play *play; /* or NULL */
} DescribeFrame;

/** An event came; true if it counts as input, which a frame then has to answer. */
bool describe_input(Describe *describe, const SDL_Event *event);

/** A frame is shown. */
void describe_frame(Describe *describe, const Canvas *canvas, const DescribeFrame *frame);

#endif
