#include "app/pieces/house_roof.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "dreamhome/score.h"

#include <stdio.h>

/* The four pieces on the board, which is 776 wide. */
static const float BOARD_WIDTH = 776;
static const float PIECE_LEFT = 95, PIECE_PITCH = 166, PIECE_TOP = 2;
static const float PIECE_WIDTH = 170, PIECE_HEIGHT = 62;

void house_roof_order(ResourceCardSet cards, ResourceCard order[ROOF_SLOTS])
{
    static const int WINDOWS_FIRST[ROOF_SLOTS] = {1, 2, 0, 3};
    ResourceCardSet best, windows = 0;
    for (int slot = 0; slot < ROOF_SLOTS; slot++)
        order[slot] = 0;
    score_roof(cards, &best);
    for (ResourceCardSet left = best; left; left &= left - 1) {
        if (RESOURCE_INFO[resource_card_type(card_first(left))].window)
            windows |= left & -left;
    }
    for (int i = 0; windows; windows &= windows - 1, i++) {
        order[WINDOWS_FIRST[i]] = card_first(windows);
        best &= ~CARD_BIT(card_first(windows));
    }
    for (int slot = 0; slot < ROOF_SLOTS && best; slot++) {
        if (!order[slot]) {
            order[slot] = card_first(best);
            best &= best - 1;
        }
    }
}

Box house_roof_slot(Box board, int slot)
{
    const float scale = board.w / BOARD_WIDTH;
    return box(board.x + (PIECE_LEFT + PIECE_PITCH * (float)slot) * scale,
               board.y + PIECE_TOP * scale, PIECE_WIDTH * scale, PIECE_HEIGHT * scale);
}

void house_roof_key(ResourceCard card, int slot, char key[HOUSE_ROOF_KEY])
{
    static const char *const PLACES[ROOF_SLOTS] = {"left", "middle", "middle", "right"};
    const ResourceInfo *info = &RESOURCE_INFO[resource_card_type(card)];
    snprintf(key, HOUSE_ROOF_KEY, "%s%s-%s", house_roof_colour(card), info->window ? "-window" : "",
             PLACES[slot]);
}

const char *house_roof_colour(ResourceCard card)
{
    static const char *const COLOURS[COLOUR_COUNT] = {"red", "brown", "blue", "green"};
    return COLOURS[RESOURCE_INFO[resource_card_type(card)].colour];
}

static SDL_Texture *piece_picture(Canvas *canvas, ResourceCard card, int slot, float width)
{
    char key[HOUSE_ROOF_KEY];
    house_roof_key(card, slot, key);
    return pictures_get(canvas->pictures, "boards/roofs", key, width * canvas->unit);
}

void house_roof_load(Canvas *canvas, ResourceCardSet cards, Box board)
{
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(cards, order);
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        if (order[slot])
            piece_picture(canvas, order[slot], slot, house_roof_slot(board, slot).w);
    }
}

void house_roof_draw_piece(Canvas *canvas, ResourceCard card, int slot, Box board, float alpha)
{
    const Box b = house_roof_slot(board, slot);
    canvas_tell_piece(canvas, "resource", card);
    paint_texture(canvas, piece_picture(canvas, card, slot, b.w), box(0, 0, 1, 1), b, alpha, 0);
}

void house_roof_draw(Canvas *canvas, ResourceCardSet cards, Box board)
{
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(cards, order);
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        if (order[slot])
            house_roof_draw_piece(canvas, order[slot], slot, board, 1);
    }
}

/* The pane of a dormer, in units of its piece. */
static const float DORMER_AT[ROOF_SLOTS] = {84, 85, 85, 96};
static const float PANE_WIDTH = 25.4f, PANE_TOP = 28.6f, PANE_HEIGHT = 20.6f;

static void light_window(Canvas *canvas, ResourceCard card, int slot, Box board, float power)
{
    const Box piece = house_roof_slot(board, slot);
    const Box part = box((DORMER_AT[slot] - PANE_WIDTH / 2) / PIECE_WIDTH, PANE_TOP / PIECE_HEIGHT,
                         PANE_WIDTH / PIECE_WIDTH, PANE_HEIGHT / PIECE_HEIGHT);
    const Box pane = box(piece.x + part.x * piece.w, piece.y + part.y * piece.h, part.w * piece.w,
                         part.h * piece.h);
    paint_glow(canvas, pane, pane.h / 2, pane.h * 0.7f, colour_alpha(TONE_GLOW, 0.45f * power));
    paint_texture(canvas, piece_picture(canvas, card, slot, piece.w), part, pane, power, 0);
}

void house_roof_light(Canvas *canvas, ResourceCardSet cards, Box board, float power)
{
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(cards, order);
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        if (order[slot] && RESOURCE_INFO[resource_card_type(order[slot])].window)
            light_window(canvas, order[slot], slot, board, power);
    }
}
