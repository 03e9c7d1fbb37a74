/**
 * The face of a seat: one of the family's for a person, its own for each computer player.
 */
#ifndef PIECES_FACE_H
#define PIECES_FACE_H

#include "app/family/computers.h"
#include "app/family/seats.h"
#include "app/widgets/widget.h"

/**
 * Head and shoulders on nothing, as large as fits into a box, standing on its lower edge: of a
 * computer player (computers.h), or of the person with this look.
 */
void face_draw(Canvas *canvas, const SeatLook *look, int computer, Box b);

/** Whose face a widget shows. */
typedef struct SeatFace {
    const SeatLook *look;
    int computer; /* or COMPUTER_NONE */
} SeatFace;

/** A portrait begins this far above its box: there other things may be pointed at. */
enum { FACE_HEADROOM = 40 };

/**
 * A large portrait in the colour of the seat, which turns to another face: `about` is a SeatFace,
 * and after it was used `value` is the direction, 1 or -1. A portrait that is disabled only shows.
 */
extern const WidgetKind face_pick_widget;

#endif
