/**
 * Confetti: papers that are thrown over a house from both its sides and rain from above, flutter,
 * and come to rest on roof, grass and floor, or leave below.
 *
 * Measures are shares of the width of the house's board, from its upper left corner. Where a paper
 * is follows from its number and the time alone, without random numbers. After
 * confetti_seconds nothing moves any more.
 */
#ifndef END_CONFETTI_H
#define END_CONFETTI_H

#include <stdbool.h>

typedef enum PaperShape {
    PAPER_STRIP,
    PAPER_SQUARE,
    PAPER_DISC,
    PAPER_FIGURE, /* one of the pictures of things that belong to a house */
    PAPER_SHAPES,
} PaperShape;

/** Papers of every celebration, and golden ones besides for a personal best. */
enum { CONFETTI_PAPERS = 320, CONFETTI_GOLDEN = 80, CONFETTI_ALL = 400 };

enum { PAPER_COLOURS = 8, PAPER_FIGURES = 10 };

typedef struct Paper {
    PaperShape shape;
    int kind;     /* colour of a paper, or which figure */
    bool seen;    /* it has been thrown, and has not left */
    bool aloft;   /* and it has not come to rest */
    bool golden;  /* for a personal best */
    float x, y;   /* its middle */
    float tumble; /* how often it has turned over; once it lies, from 0 to 1: how it lies */
} Paper;

typedef struct PaperSize {
    float width, height;
} PaperSize;

/** A paper, from 0 to CONFETTI_ALL - 1, so many seconds after it all began. */
Paper confetti_paper(int which, float seconds);

float confetti_seconds(void);

PaperSize paper_size(PaperShape shape);

/** In radians: how it lies in the picture, and how far it is turned over: at 0 one looks at its
 * face, after a half turn at its back. */
float paper_turn(const Paper *paper);
float paper_tilt(const Paper *paper);

#endif
