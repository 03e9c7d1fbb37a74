/**
 * What is printed on a card: picture, frame, name and points, drawn in units of the card.
 */
#ifndef PIECES_CARD_FACE_H
#define PIECES_CARD_FACE_H

#include "app/draw/canvas.h"
#include "dreamhome/card.h"

typedef enum CardFace { CARD_ROOM, CARD_RESOURCE, CARD_ROOM_BACK, CARD_RESOURCE_BACK } CardFace;

typedef struct CardRef {
    CardFace face;
    uint8_t card; /* RoomCard or ResourceCard; 0 for backs */
} CardRef;

static inline CardRef card_room(RoomCard card)
{
    return (CardRef){CARD_ROOM, card};
}

static inline CardRef card_resource(ResourceCard card)
{
    return (CardRef){CARD_RESOURCE, card};
}

/** The units across a card, in which it is designed; a resource is as wide as a room. */
#define CARD_UNITS 250.0f

/** The window of a room card, and what it shows: the middle of the scene, without its bleed. */
#define CARD_WINDOW              236.0f
#define CARD_WINDOW_TOP          7.0f
#define CARD_BASEMENT_WINDOW_TOP 60.0f
#define CARD_WINDOW_PART         box(20.0f / 280, 30.0f / 300, 240.0f / 280, 238.0f / 300)

/** The colour of a room type, as on its ribbon. */
SDL_Color card_room_colour(RoomType type);

/** Draws a whole card on a canvas of its size, without words if `name` is NULL; false if a picture
 * is still to come. */
bool card_face_draw(Canvas *canvas, CardRef card, const char *name);

#endif
