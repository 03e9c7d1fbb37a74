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
typedef struct Fits Fits;
typedef struct Masks Masks;
typedef struct Pictures Pictures;
typedef struct Sketch Sketch;
typedef struct Texts Texts;

/** A switch is on or off; other things are neither. */
typedef enum ThingState { THING_PLAIN, THING_ON, THING_OFF } ThingState;

/** Something that can be pointed at. Words are in the player's language; any may be NULL. */
typedef struct Thing {
    const char *kind;
    const char *name;
    Box box; /* in units */
    bool usable;
    bool focused;
    bool pointed;      /* the pointer is over it */
    const char *words; /* the sentence that stands for it, if its name is none */
    const char *value; /* what it is set to */
    const char *more;  /* what it does */
    ThingState state;
} Thing;

/** Words that were drawn at `real` and should be in `given`. */
typedef struct DrawnWords {
    const char *words;
    Box real, given;
    bool fits;
    bool cut;    /* they are the beginning of longer ones */
    float print; /* the size of the letters, in units */
    bool title;  /* of a screen or a panel */
    SDL_Color colour;
} DrawnWords;

/** What the picture says to the player, besides its things. */
typedef enum Saying {
    SAYING_MESSAGE, /* why something was refused, what went wrong */
    SAYING_PROMPT,  /* what the player is to do */
    SAYING_NEWS,    /* what has just happened */
    SAYING_COMING,  /* what will happen next */
    SAYING_COUNT
} Saying;

/** Is told what is drawn: for tests and assistive tools. Any function may be NULL. */
typedef struct CanvasWatcher {
    void *self;
    void (*words)(void *self, const Canvas *canvas, const DrawnWords *drawn);
    /** Something that can be pointed at was drawn. */
    void (*thing)(void *self, const Canvas *canvas, const Thing *thing);
    void (*said)(void *self, Saying saying, const char *words);
    /** A piece of the game was drawn: a "room" or a "resource", by the number of its card, or the
     * "store" of a finished house. */
    void (*piece)(void *self, const char *kind, int card);
    /** Something was laid over `b`: what lies below it is no longer seen. */
    void (*cover)(void *self, const Canvas *canvas, Box b);
} CanvasWatcher;

enum { CANVAS_WATCHERS_MAX = 3 };

struct Canvas {
    SDL_Renderer *renderer;
    Masks *masks;
    Fits *fits;
    Texts *texts;
    Pictures *pictures;
    Box view;           /* all of it, in units */
    float unit;         /* pixels of one unit */
    float text_scale;   /* 1 at 100 % text size */
    bool wide;          /* there is more air between letters, words and lines */
    bool patterns;      /* colours are told apart by patterns as well */
    bool large_targets; /* what can be used is larger, and a press beside it counts */
    bool contrast;      /* light and dark tones alone, outlines, no shadows (contrast.h) */
    bool shows_focus;   /* the last input was no pointer */
    int losses;         /* how often the renderer has lost its textures */
    Sketch *sketch;     /* strokes are noted there instead of painted; usually NULL */
    bool still;         /* what is drawn now goes into a layer and stays there, */
    SDL_Rect part;      /* and is seen in this part of it only; empty: everywhere */
    bool repeats;       /* pictures must be the same on every run: layers are painted whole */
    bool unseen;        /* what is drawn now is for later: nobody is told */
    CanvasWatcher watchers[CANVAS_WATCHERS_MAX];
};

/** Adds a watcher, and takes it off again. */
/** How far something lies to a side of the view: -1 at its left edge, 1 at its right one. */
float canvas_side(const Canvas *canvas, Box b);

void canvas_watch(Canvas *canvas, CanvasWatcher watcher);
void canvas_unwatch(Canvas *canvas, const void *self);

/** Whether anybody is told. */
bool canvas_is_watched(const Canvas *canvas);

/** Tell the watchers. */
void canvas_tell_words(const Canvas *canvas, const DrawnWords *drawn);
void canvas_tell_thing(const Canvas *canvas, const Thing *thing);
void canvas_tell_saying(const Canvas *canvas, Saying saying, const char *words);

/** Several sentences as one saying, the last one NULL. Empty ones are left out, and those without
 * an end get a full stop. */
void canvas_tell_sentences(const Canvas *canvas, Saying saying, const char *const sentences[]);
void canvas_tell_piece(const Canvas *canvas, const char *kind, int card);
void canvas_tell_cover(const Canvas *canvas, Box b);

#endif
