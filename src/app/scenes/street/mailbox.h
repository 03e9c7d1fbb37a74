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
    float rise; /* from 0 to 1: how far its house stands in front, where it is larger */
} Mailbox;

/** The size of a mailbox without its post; the same for all that stand as far in front. */
float mailbox_width(const Canvas *canvas, float rise);
float mailbox_height(Canvas *canvas, float rise);

/** Draws it into a box of that size; its post stands below. */
void mailbox_draw(Canvas *canvas, const Mailbox *mailbox, Box b);

#endif
