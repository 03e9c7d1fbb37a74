/**
 * The score pad: all players side by side, line by line.
 */
#ifndef COUNT_PAD_H
#define COUNT_PAD_H

#include "app/scenes/end/stage.h"
#include "app/scenes/end/steps.h"

/** What is written on the pad now. */
typedef struct PadSheet {
    int players;
    Score scores[PLAYERS_MAX];
    int settled[PLAYERS_MAX]; /* lines that are written, from the first */
    bool children[PLAYERS_MAX];
    int player;       /* whose column is shaded, or -1 */
    int lit;          /* category whose number has just come to that player, or -1 */
    unsigned winners; /* their totals are golden; none while the count runs */
    bool tie;         /* the children of the winners decided */
} PadSheet;

/** Draws the paper alone. */
void pad_draw_paper(const Stage *stage, Box pad);

/** Draws what is written on it. */
void pad_draw_sheet(const Stage *stage, Box pad, const PadSheet *sheet);

/** What a line is called, and its sign; the total has none. */
const char *pad_line_name(const Stage *stage, ScoreCategory category);
void pad_draw_sign(const Stage *stage, ScoreCategory category, Box disc);

/** Where a number stands. */
Box pad_cell(Box pad, int players, int player, ScoreCategory category);

#endif
