/**
 * What stands below a house that is kept: who built it and when, and its points; drawn in
 * the millimetres of a page of 297 x 210, whatever it is printed on.
 */
#ifndef PRINTS_CAPTION_H
#define PRINTS_CAPTION_H

#include "app/draw/canvas.h"
#include "app/prints/print.h"
#include "app/prints/sheet.h"

/** What a caption is drawn with: a sheet, or a canvas. */
typedef struct CaptionInk {
    void *on;
    void (*fill)(void *on, Box b, float radius, SDL_Color colour);
    void (*words)(void *on, const SheetType *type, const char *words, Box b);
} CaptionInk;

CaptionInk caption_on_sheet(Sheet *sheet);
CaptionInk caption_on_canvas(Canvas *canvas);

/** Where the house stands on the page. */
Box caption_house(void);

/** The frame around a house; a number on a seal of gold. */
void caption_frame(const CaptionInk *ink, Box house);
void caption_seal(const CaptionInk *ink, int points, Box b);

/** Draws paper, the frame of the house, and the caption. */
void caption_draw(const CaptionInk *ink, const PrintOrder *order);

#endif
