/**
 * Cards as they lie on the table: picture, frame, name and points in one texture.
 *
 * A card is put together once for each size and language and kept, so that a card in flight is a
 * single textured box that can be turned.
 */
#ifndef APP_CARD_VIEW_H
#define APP_CARD_VIEW_H

#include "app/pieces/card_face.h"
#include "app/words/words.h"

typedef struct Cards Cards;

/** Height of a card of width 1. */
#define CARD_ROOM_RATIO     (300.0f / 250.0f)
#define CARD_RESOURCE_RATIO (157.0f / 250.0f)

/** The cards as they lie on one canvas; both are borrowed. */
Cards *cards_new(Canvas *canvas, const Words *words);
void cards_free(Cards *cards);

/** Forgets all cards: the renderer has lost them, or sizes have changed. */
void cards_forget(Cards *cards);

/** A picture has come: cards that lacked one are made again. */
void cards_refresh(Cards *cards);

/** Draws a card with its shadow into a box of its width; `lift` from 0, lying, to 1, held high. */
void card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);

/** The same without its name, which stands beside it. */
void card_draw_unnamed(Cards *cards, CardRef card, Box b, float lift);

/** A card in the air that is turned over: its face at 0, narrower and narrower, its back at 1. */
void card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);

/** A card over what it turns into: see through, and without its shadow. */
void card_draw_fading(Cards *cards, CardRef card, Box b, float alpha);

/** Where a card lies over a space so that its picture is that of the room there. */
Box card_over_scene(CardRef card, Box space);

/** Asks for the picture of a card that will be drawn soon. */
void card_load(const Cards *cards, CardRef card, float width);

/** Makes a card that will be drawn soon; false if that is done already. */
bool card_make(Cards *cards, CardRef card, float width);

/** What they lie on. */
Canvas *cards_canvas(const Cards *cards);

/** The height of a card in a box of this width. */
float card_height(CardRef card, float width);

#endif
