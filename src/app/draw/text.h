/**
 * Words on the screen: two typefaces, any size, rendered once and kept.
 *
 * Sizes are units at 100 % text size; the setting scales them. A text is drawn into a box and
 * never leaves it: it is made smaller, within limits, where it does not fit. What still does not
 * fit is noted for layout_check.
 */
#ifndef APP_TEXT_H
#define APP_TEXT_H

#include "app/draw/box.h"
#include "app/draw/colours.h"
#include "session/error.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Canvas Canvas;
typedef struct Texts Texts;

typedef enum Align { ALIGN_CENTRE, ALIGN_LEFT, ALIGN_RIGHT } Align;

/** The type scale: what words are for decides their face and size. */
typedef enum TextRole {
    TEXT_LOGO,    /* the name of the game */
    TEXT_DISPLAY, /* a page, a hand-over, a result */
    TEXT_TITLE,   /* a screen or a panel */
    TEXT_HEADING, /* a part of it */
    TEXT_NAME,    /* a player, a card, a short title */
    TEXT_FIGURE,  /* a number to be read from afar, a large button */
    TEXT_LABEL,   /* what a control is called */
    TEXT_TAG,     /* the same in little room */
    TEXT_READING, /* the rulebook */
    TEXT_BODY,    /* a sentence */
    TEXT_NOTE,    /* a sentence in passing */
    TEXT_ROLE_COUNT
} TextRole;

typedef struct TextStyle {
    TextRole role;
    SDL_Color colour;
    Align align;
    bool wrap;  /* several lines, from the top of the box; otherwise one line in its middle */
    float size; /* units; 0: the role's own. Others only for print on things that are scaled. */
    bool cut;   /* the words are the beginning of longer ones: noted for layout_check */
} TextStyle;

/** The size in units at 100 % text size. */
float text_style_size(const TextStyle *style);

/** The same style, smaller or larger. */
TextStyle text_style_scaled(TextStyle style, float by);

/** The same in the strong face, for a word that stands out of running text. */
TextStyle text_style_strong(TextStyle style);

Texts *texts_new(SDL_Renderer *renderer, const char *fonts_directory, Error *error);
void texts_free(Texts *texts);

/** Forgets all rendered words: the renderer has lost them, or sizes have changed. */
void texts_forget(Texts *texts);

/** Tells all words that are kept rendered, each as often as it is kept. */
void texts_tell(const Texts *texts, void (*tell)(const char *words));

/** The width in units of words in one line, and how many bytes of them fit into a width; neither
 * renders anything. */
float text_width(Canvas *canvas, const TextStyle *style, const char *words);
int text_fits(Canvas *canvas, const TextStyle *style, const char *words, float width);

/** The size in units that the words need; `width` is where lines break if the style wraps. */
void text_measure(Canvas *canvas, const TextStyle *style, const char *words, float width,
                  float *needs_width, float *needs_height);

/** The height in units of one line. */
float text_line_height(Canvas *canvas, const TextStyle *style);

void text_draw(Canvas *canvas, const TextStyle *style, const char *words, Box b);

/** How wide text_draw makes them there. */
float text_drawn_width(Canvas *canvas, const TextStyle *style, const char *words, Box b);

#endif
