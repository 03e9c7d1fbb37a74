/**
 * Something to draw on: the window, a card that is being made, a picture that is kept.
 *
 * Layout is measured in units: `unit` is how many pixels one unit has, so that a scene lays out its
 * boxes once for the size of `view` and everything is sharp at any resolution. A drawing of another
 * size is another Canvas, usually a changed copy of the window's: a copy borrows the same renderer,
 * fonts, masks and pictures, and needs no closing. Only the first one owns them (easel.h).
 */
#ifndef DRAW_CANVAS_H
#define DRAW_CANVAS_H

#include "app/draw/box.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Canvas Canvas;
typedef struct Masks Masks;
typedef struct Pictures Pictures;
typedef struct Texts Texts;

/** Something that can be pointed at. */
typedef struct Thing {
    const char *kind;
    const char *name;
    Box box; /* in units */
    bool usable;
    bool focused;
} Thing;

/** Is told what is drawn: for tests and assistive tools. Any function may be NULL. */
typedef struct CanvasWatcher {
    void *self;
    /** Words were drawn at `real` and should be in `given`. */
    void (*words)(void *self, const Canvas *canvas, const char *words, Box real, Box given,
                  bool fits);
    /** Something that can be pointed at was drawn. */
    void (*thing)(void *self, const Canvas *canvas, const Thing *thing);
    /** A message to the player is in the picture. */
    void (*message)(void *self, const char *words);
    /** A piece of the game was drawn: a "room" or a "resource", by the number of its card. */
    void (*piece)(void *self, const char *kind, int card);
    /** Something was laid over `b`: what lies below it is no longer seen. */
    void (*cover)(void *self, const Canvas *canvas, Box b);
} CanvasWatcher;

enum { CANVAS_WATCHERS_MAX = 2 };

struct Canvas {
    SDL_Renderer *renderer;
    Masks *masks;
    Texts *texts;
    Pictures *pictures;
    Box view;         /* all of it, in units */
    float unit;       /* pixels of one unit */
    float text_scale; /* 1 at 100 % text size */
    bool patterns;    /* colours are told apart by patterns as well */
    bool shows_focus; /* the last input was no pointer */
    int losses;       /* how often the renderer has lost its textures */
    CanvasWatcher watchers[CANVAS_WATCHERS_MAX];
};

/** Adds a watcher, and takes it off again. */
void canvas_watch(Canvas *canvas, CanvasWatcher watcher);
void canvas_unwatch(Canvas *canvas, const void *self);

/** Whether anybody listens. */
bool canvas_is_watched(const Canvas *canvas);

/** Tell the watchers. */
void canvas_tell_words(const Canvas *canvas, const char *words, Box real, Box given, bool fits);
void canvas_tell_thing(const Canvas *canvas, const Thing *thing);
void canvas_tell_message(const Canvas *canvas, const char *words);
void canvas_tell_piece(const Canvas *canvas, const char *kind, int card);
void canvas_tell_cover(const Canvas *canvas, Box b);

#endif
