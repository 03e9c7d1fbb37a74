/**
 * Sets a paragraph: breaks it into lines, some of its words strong, with the hits of a search
 * marked in it.
 *
 * A line is drawn in as few runs as there are changes of strength, so that the typeface itself
 * spaces the words. No paragraph ends with a lonely word where a slightly narrower one would not.
 */
#ifndef APP_RULEBOOK_PARAGRAPH_H
#define APP_RULEBOOK_PARAGRAPH_H

#include "app/draw/canvas.h"
#include "app/draw/text.h"

/** What is to be marked; NULL instead marks nothing. */
typedef struct ParagraphMarks {
    const char *sought;
    int chosen; /* which hit is the one that was gone to, or -1 */
} ParagraphMarks;

/** The height that a text needs in lines of a width. */
float paragraph_height(Canvas *canvas, const TextStyle *style, const char *words, float width);

/** The height of one line, with the space to the next. */
float paragraph_line_height(Canvas *canvas, const TextStyle *style);

/** The width of the widest word: less than that and words are made smaller. */
float paragraph_widest(Canvas *canvas, const TextStyle *style, const char *words);

void paragraph_draw(Canvas *canvas, const TextStyle *style, const char *words, Box b,
                    const ParagraphMarks *marks);

/** How far below the top of the text the line with a hit begins. */
float paragraph_hit_top(Canvas *canvas, const TextStyle *style, const char *words, float width,
                        const ParagraphMarks *marks);

#endif
