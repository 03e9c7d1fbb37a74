/**
 * A sheet of paper as a PDF file: pictures, lines, areas, and words in the game's own fonts.
 *
 * Everything is measured in millimetres from the upper left corner, or in larger units where the
 * sheet is a larger print of the same thing. What goes wrong on the way is kept and told when the
 * sheet is written: the functions between need no answers.
 */
#ifndef PRINTS_SHEET_H
#define PRINTS_SHEET_H

#include "app/draw/box.h"
#include "app/draw/colours.h"
#include "session/error.h"

#include <stddef.h>

typedef struct Sheet Sheet;

typedef enum SheetFace { SHEET_TITLE, SHEET_TEXT, SHEET_STRONG, SHEET_FACE_COUNT } SheetFace;
typedef enum SheetAlign { SHEET_LEFT, SHEET_CENTRE, SHEET_RIGHT } SheetAlign;

typedef struct SheetType {
    SheetFace face;
    float size; /* smaller where the words would leave their box */
    SDL_Color colour;
    SheetAlign align;
    float outline; /* width of the letters' outlines, which are filled if it is 0 */
} SheetType;

typedef struct SheetPen {
    float width;
    SDL_Color colour;
    float dash, gap; /* 0: an unbroken line */
} SheetPen;

/** A picture as it lies in memory: a JPEG file, or one byte of grey for each pixel. */
typedef struct SheetPicture {
    const void *bytes;
    size_t length;
    int grey_width, grey_height; /* 0: a JPEG file */
} SheetPicture;

/** A size in units, and the millimetres of a unit. */
typedef struct SheetSize {
    float width, height, unit;
} SheetSize;

/** `title` is what the desktop calls the document. */
Sheet *sheet_new(SheetSize size, const char *assets, const char *title);
void sheet_free(Sheet *sheet);

void sheet_picture(Sheet *sheet, const SheetPicture *picture, Box b);
/** Where a part of a picture is shown once more: its upper left, upper right and lower left corner,
 * and the outline beyond which nothing of it is seen. */
typedef struct SheetView {
    Box part; /* of the whole picture, from 0 to 1 */
    SDL_FPoint corners[3];
    SDL_FPoint outline[5];
    int outline_count;
} SheetView;

/** Shows the picture that came last as a parallelogram. */
void sheet_show_again(Sheet *sheet, const SheetView *view);

void sheet_fill(Sheet *sheet, Box b, float radius, SDL_Color colour);
void sheet_disc(Sheet *sheet, SDL_FPoint middle, float radius, SDL_Color colour);
void sheet_area(Sheet *sheet, const SDL_FPoint *points, int count, SDL_Color colour);

/** A line through points; `closed` returns to the first. */
void sheet_line(Sheet *sheet, const SDL_FPoint *points, int count, bool closed,
                const SheetPen *pen);

/** One line of words in the middle of a box's height. */
void sheet_words(Sheet *sheet, const SheetType *type, const char *words, Box b);

/** The same, in two lines about as wide as each other where one would be too long. */
void sheet_words_in_two(Sheet *sheet, const SheetType *type, const char *words, Box b);

/** How wide words are at the size of their type. */
float sheet_words_width(Sheet *sheet, const SheetType *type, const char *words);

/** Writes the file, whole or not at all. */
bool sheet_write(Sheet *sheet, const char *path, Error *error);

#endif
