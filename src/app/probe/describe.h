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
 * Boxes are in pixels, players count from 1, moves are written as in NOTATION.md. `inputs` counts
 * the keys and buttons that were handled, so that a reader knows what a line answers to.
 *
 * Things are told while they are drawn; without a Describe (NULL) nothing happens.
 */
#ifndef APP_DESCRIBE_H
#define APP_DESCRIBE_H

#include "app/draw/box.h"
#include "session/error.h"

typedef struct App App;
typedef struct Describe Describe;

/** Something that can be pointed at. */
typedef struct Thing {
    const char *kind;
    const char *name;
    Box box; /* in units */
    bool usable;
    bool focused;
} Thing;

Describe *describe_open(const char *path, Error *error);
void describe_close(Describe *describe);

/** An event came; a scene is drawn, over what was there; a thing or the message to the player is in
 * it; it is shown. */
void describe_input(Describe *describe, const SDL_Event *event);
void describe_begin(Describe *describe);
void describe_thing(App *app, const Thing *thing);
void describe_message(App *app, const char *words);
void describe_end(App *app);

#endif
