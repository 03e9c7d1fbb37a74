/**
 * The mailbox before a house: who built it, when, and what it scored.
 */
#ifndef STREET_MAILBOX_H
#define STREET_MAILBOX_H

#include "app/draw/canvas.h"
#include "app/family/seats.h"

typedef struct Mailbox {
    const char *name;
    const char *date;
    int points; /* below 0: none */
    const SeatLook *look;
    bool front; /* of the house in front: larger */
} Mailbox;

/** The size of a mailbox without its post; the same for all of a kind. */
float mailbox_width(const Canvas *canvas, bool front);
float mailbox_height(Canvas *canvas, bool front);

/** Draws it into a box of that size; its post stands below. */
void mailbox_draw(Canvas *canvas, const Mailbox *mailbox, Box b);

#endif
