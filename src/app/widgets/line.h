/**
 * Words that should stay in one line: names, and labels of a single word.
 */
#ifndef APP_LINE_H
#define APP_LINE_H

#include "app/draw/text.h"

/** Whether words fit into one line, small as text_draw may make them there. */
bool line_fits(Canvas *canvas, const TextStyle *style, const char *words, float width);

/** The width of the longest word. */
float line_widest_word(Canvas *canvas, const TextStyle *style, const char *words);

/** Draws words in one line, cut with an ellipsis where even the smallest size is too long. */
void line_draw_cut(Canvas *canvas, const TextStyle *style, const char *words, Box b);

/** The same with a smallest size: a part of the style's. */
void line_draw_cut_at(Canvas *canvas, const TextStyle *style, float part, const char *words, Box b);

/** The same for names, of which the first word is enough before they become tiny: a badge stands
 * beside them. */
void line_draw_name(Canvas *canvas, const TextStyle *style, const char *name, Box b);

/** How wide a name is that is drawn so. */
float line_name_width(Canvas *canvas, const TextStyle *style, const char *name, Box b);

/** Draws words in one line if they can be, else in several: no word is broken for its size. */
void line_draw_whole(Canvas *canvas, const TextStyle *style, const char *words, Box b);

/**
 * The style in which each of a group of labels fits into one line: they shrink together or not at
 * all. The list ends with NULL.
 */
TextStyle line_group_style(Canvas *canvas, const TextStyle *style, const char *const words[],
                           float width);

#endif
