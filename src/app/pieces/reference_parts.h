/**
 * What the reference page (reference.h) and the tile on the table draw alike. Private to them.
 */
#ifndef PIECES_REFERENCE_PARTS_H
#define PIECES_REFERENCE_PARTS_H

#include "app/draw/canvas.h"
#include "app/draw/text.h"
#include "app/words/words.h"
#include "dreamhome/card.h"

enum { REFERENCE_GROWING_COUNT = 6, REFERENCE_SINGLE_COUNT = 10 };

/** The rooms in the order in which they are told: those that join, and those of one card. */
extern const RoomType REFERENCE_GROWING[REFERENCE_GROWING_COUNT];
extern const RoomType REFERENCE_SINGLE[REFERENCE_SINGLE_COUNT];

extern const TextStyle REFERENCE_HEADING;

/** What every part needs; all of it is borrowed. */
typedef struct ReferencePage {
    Canvas *canvas;
    const Words *words;
    bool with_car;
    float icon; /* size of a room's sign */
    float sign; /* the same, where there are several in a line */
    float roof; /* how wide a roof card is */
    TextStyle heading;
    TextStyle name; /* of rooms, which shrink together: reference_fit_name */
} ReferencePage;

/** Before anything is drawn: the name of each room, and the width that is left for it. */
void reference_fit_name(ReferencePage *page, RoomType type, float width);

/** The same for other words in the letters of the names, and for all words about functionality and
 * roofs, in lines of a width. Letters shrink to `least` of their usual size at most. */
void reference_fit_words(ReferencePage *page, const char *words, float width, float least);
void reference_fit_sentences(ReferencePage *page, float width, float least);

/** The name of a room in one line, or in two where that makes it larger. */
void reference_draw_name(const ReferencePage *page, RoomType type, Box b);

void reference_draw_heading(const ReferencePage *page, const char *words, Box b);

/** Points in a green disc; `format` takes an int. */
void reference_draw_number(const ReferencePage *page, Box b, const char *format, int number);

/** The sign of a room type, in the middle of a box. */
void reference_draw_icon(const ReferencePage *page, RoomType type, Box b);

/** Two lines, and three. */
void reference_draw_functions(const ReferencePage *page, Box b, float row);
void reference_draw_roofs(const ReferencePage *page, Box b, float row);

#endif
