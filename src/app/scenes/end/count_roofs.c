/* Roofs: the pile is turned over card by card, and the best four become the roof. */
#include "app/pieces/card_view.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/pieces/roof_tray.h"
#include "app/scenes/end/count.h"

#include <math.h>

static const float HALF_TURN = 3.14159265f;

/* Those of a player that everyone has seen by now (R5.1). */
static ResourceCardSet turned_roofs(const Count *count, int player, ResourceCardSet pile)
{
    const CountStep *step = count_step(count);
    ResourceCardSet turned = 0;
    if (!step || step->player != player || step->kind == COUNT_BEGIN)
        return 0;
    if (step->kind != COUNT_ROOF_TURNED)
        return pile;
    for (int i = 0; i < step->place; i++, pile &= pile - 1)
        turned |= pile & -pile;
    return turned;
}

void count_draw_tray(const Count *count, const Stage *stage, int player, Box board)
{
    const ResourceCardSet pile =
        count_home(stage->play, player)->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    char state[ROOF_TRAY_STATE];
    const RoofTray tray = {.count = card_count(pile),
                           .open = turned_roofs(count, player, pile),
                           .title = tr(stage->words, "Roof"),
                           .state = state};
    roof_tray_state(stage->words, tray.count, state);
    roof_tray_draw(stage->cards, &tray, board);
}

/* The tiles of a roof card, without its ribbon. */
static const Box TILES = {0.03f, 0.05f, 0.94f, 0.66f};

static SDL_Texture *card_picture(const Stage *stage, ResourceCard card, float width)
{
    const char *key = RESOURCE_INFO[resource_card_type(card)].key;
    return pictures_get(stage->canvas->pictures, "cards/resources", key,
                        width * stage->canvas->unit);
}

/* ---- the pile ---- */

/* The cards lie side by side where the pile was, one over the other if there are many. */
static Box pile_card_box(Box board, int place, int roofs)
{
    const Box pile = home_view_pile(board);
    const float margin = pile.w * 0.05f;
    const float height = pile.h * 0.62f;
    const float width = fminf(height / CARD_RESOURCE_RATIO, (pile.w - 2 * margin) / 3);
    const float room = pile.w - 2 * margin - width;
    const float pitch = roofs > 1 ? fminf(room / (float)(roofs - 1), width + 8) : 0;
    const float used = width + pitch * (float)(roofs - 1);
    return box(pile.x + (pile.w - used) / 2 + pitch * (float)place,
               pile.y + (pile.h - width * CARD_RESOURCE_RATIO) / 2, width,
               width * CARD_RESOURCE_RATIO);
}

/* A card turns on its axis: its back becomes narrow, its face wide. */
static void draw_turning(const Stage *stage, ResourceCard card, Box b, float t)
{
    const float wide = fabsf(cosf(t * HALF_TURN));
    const Box squeezed =
        box_moved(box_centred(b, fmaxf(b.w * wide, 1), b.h), 0, -b.h * 0.22f * sinf(t * HALF_TURN));
    SDL_Texture *side = t < 0.5f ? pictures_get(stage->canvas->pictures, "cards/backs",
                                                "back-resource", b.w * stage->canvas->unit)
                                 : card_picture(stage, card, b.w);
    paint_shadow(stage->canvas, box_inset(squeezed, 2), 6, 8, 0.4f);
    paint_texture(stage->canvas, side, box(0, 0, 1, 1), squeezed, 1, 0);
}

static int slot_of(const ResourceCard order[ROOF_SLOTS], ResourceCard card)
{
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        if (order[slot] == card)
            return slot;
    }
    return -1;
}

/* A chosen card rises to the house, loses its ribbon and becomes a piece of the roof. */
static void draw_laying(const Stage *stage, ResourceCard card, int slot, Box from, Box board,
                        float t)
{
    const float own = fminf(fmaxf((t - 0.1f * (float)slot) / 0.55f, 0), 1);
    const float eased = 1 - (1 - own) * (1 - own) * (1 - own);
    const Box b = box_between(from, house_roof_slot(board, slot), eased);
    if (own >= 1) {
        house_roof_draw_piece(stage->canvas, card, slot, board, 1);
        return;
    }
    const float piece = fmaxf(own - 0.6f, 0) / 0.4f;
    const float left = 1 - piece * piece;
    if (piece > 0)
        house_roof_draw_piece(stage->canvas, card, slot, board, fminf(2 * piece, 1));
    paint_shadow(stage->canvas, box_inset(b, 2), 6, 6 + 10 * (1 - own), 0.4f * left);
    paint_texture(stage->canvas, card_picture(stage, card, b.w),
                  box_between(box(0, 0, 1, 1), TILES, eased), b, left, 0);
}

static void draw_pile_card(const Count *count, const Stage *stage, ResourceCard card, int place,
                           int roofs)
{
    const CountStep *step = count_step(count);
    const Box b = pile_card_box(count->layout.board, place, roofs);
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(count_home(stage->play, step->player)->cards, order);
    const int slot = slot_of(order, card);
    if (step->kind == COUNT_ROOFS_LAID) {
        if (slot < 0)
            card_draw(stage->cards, card_resource(card), b, 0, 0);
        return; /* those that rise are drawn above all others */
    }
    const int turned = step->kind == COUNT_BEGIN ? 0 : step->place;
    const bool turns = step->kind == COUNT_ROOF_TURNED && place == turned;
    const float t = count_turned(count, stage->speed);
    if (place < turned || (turns && t >= 1)) /* the last one may stay to be seen */
        card_draw(stage->cards, card_resource(card), b, 0, 0);
    else if (turns)
        draw_turning(stage, card, b, t);
    else
        card_draw(stage->cards, (CardRef){CARD_RESOURCE_BACK, 0}, b, 0, 0);
}

void count_draw_pile(const Count *count, const Stage *stage)
{
    const CountStep *step = count_step(count);
    if (!step || step->kind > COUNT_ROOFS_LAID)
        return;
    const ResourceCardSet cards = count_home(stage->play, step->player)->cards;
    ResourceCardSet pile = cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    const int roofs = card_count(pile);
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(cards, order);
    if (roofs == 0)
        count_draw_tray(count, stage, step->player, count->layout.board);
    for (int place = 0; place < roofs; place++, pile &= pile - 1)
        draw_pile_card(count, stage, card_first(pile), place, roofs);
    pile = cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    for (int place = 0; place < roofs; place++, pile &= pile - 1) {
        const int slot = slot_of(order, card_first(pile));
        if (step->kind == COUNT_ROOFS_LAID && slot >= 0)
            draw_laying(stage, card_first(pile), slot,
                        pile_card_box(count->layout.board, place, roofs), count->layout.board,
                        count_progress(count, stage->speed));
    }
}
