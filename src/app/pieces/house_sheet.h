/**
 * A finished house and what it scores: the board with its roof, and the lines of the score pad.
 */
#ifndef PIECES_HOUSE_SHEET_H
#define PIECES_HOUSE_SHEET_H

#include "app/draw/canvas.h"
#include "app/words/words.h"
#include "dreamhome/score.h"
#include "dreamhome/text.h"

/** The board with its roof, as large as it fits into a box, on its paper; returns where it is. */
Box house_sheet_draw_board(Canvas *canvas, const Home *home, Box b);

/** What the score pad calls a line, up to the total; to be translated. */
const char *house_sheet_line(ScoreCategory category);

/** What each category brings and the total, a line each. */
void house_sheet_draw_lines(Canvas *canvas, const Words *words, const Home *home, Box b);

/** The same for two houses side by side, each with a word over its column. */
void house_sheet_compare(Canvas *canvas, const Words *words, const Home *const homes[2],
                         const char *const heads[2], Box b);

/** The lines of one house, to be read aloud: "Rooms 12, Décor 3, ..." */
void house_sheet_add_lines(Text *text, const Words *words, const Home *home);

#endif
