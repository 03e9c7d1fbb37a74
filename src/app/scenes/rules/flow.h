/**
 * Running text: lines of words, some of them strong, with the hits of a search marked in it.
 *
 * Words are laid one by one, so that a strong word may stand in a plain line and a hit may be
 * underlaid wherever the line happens to break.
 */
#ifndef APP_RULEBOOK_FLOW_H
#define APP_RULEBOOK_FLOW_H

#include "app/draw/canvas.h"
#include "app/draw/text.h"

/** What is to be marked; NULL instead marks nothing. */
typedef struct FlowMarks {
    const char *sought;
    int chosen; /* which hit is the one that was gone to, or -1 */
} FlowMarks;

/** The height that a text needs in lines of a width. */
float flow_height(Canvas *canvas, const TextStyle *style, const char *words, float width);

/** The height of one line, with the space to the next. */
float flow_line_height(Canvas *canvas, const TextStyle *style);

/** The width of the widest word: less than that and words are made smaller. */
float flow_widest(Canvas *canvas, const TextStyle *style, const char *words);

void flow_draw(Canvas *canvas, const TextStyle *style, const char *words, Box b,
               const FlowMarks *marks);

/** How far below the top of the text the line with a hit begins. */
float flow_hit_top(Canvas *canvas, const TextStyle *style, const char *words, float width,
                   const FlowMarks *marks);

#endif
