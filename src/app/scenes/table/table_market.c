/* The market, as it lies still: decks, columns, discards. */
#include "app/scenes/table/table_draw.h"

#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

/* How many cards lie in a heap. */
static const float COUNT_HEIGHT = 20;

static void draw_slot(App *app, Box b)
{
    paint_box(app->canvas, b, 8, colour_alpha(TONE_CLOTH_DEEP, 0.47f),
              colour_alpha(TONE_CLOTH_DEEP, 0.27f));
    paint_frame(app->canvas, b, 8, 1.2f, colour_alpha(TONE_MIST, 0.24f));
}

/* At the corner of a heap, with its upper edge at a height. */
static void draw_count(App *app, Box b, float top, int count)
{
    static const float OUT = 6;
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    const SDL_Color plum = colour_alpha(TONE_PLUM, 0.85f);
    char number[16];
    if (count <= 0)
        return;
    snprintf(number, sizeof number, "%d", count);
    const float width = fminf(text_width(app->canvas, &style, number) + 14, 40);
    const Box pill = box(b.x + b.w + OUT - width, top, width, COUNT_HEIGHT);
    paint_box(app->canvas, pill, COUNT_HEIGHT / 2, plum, plum);
    text_draw(app->canvas, &style, number, pill);
}

static void draw_deck(App *app, CardFace back, Box b, int count)
{
    draw_slot(app, b);
    for (int layer = 0; layer < 3 && layer < (count + 9) / 10; layer++)
        card_draw(app->cards, (CardRef){back, 0}, box_moved(b, (float)-layer, (float)(-2 * layer)),
                  0, 0);
}

/* The discards lie open. What came last stands for them, and any other while that is in the air, or
 * was taken from them. */
static uint8_t top_of(uint64_t cards, uint8_t last)
{
    return last && cards & CARD_BIT(last) ? last : (uint8_t)(63 - __builtin_clzll(cards));
}

static uint64_t discards_lying(const Table *table, PlaceKind kind)
{
    const bool rooms = kind == PLACE_ROOM_DISCARDS;
    const uint64_t all =
        rooms ? table->shown.game.room_discards : table->shown.game.resource_discards;
    const RoomCard held = rooms ? intent_supplied(&table->intent) : 0;
    return all & ~table_flying_to_discards(table, kind) & ~(held ? CARD_BIT(held) : 0);
}

static void draw_discards(App *app, const Table *table, PlaceKind kind)
{
    const bool rooms = kind == PLACE_ROOM_DISCARDS;
    const uint64_t cards = discards_lying(table, kind);
    const Box b = table_place_box(table, (Place){kind, 0, 0});
    if (!cards)
        return;
    const CardRef card = rooms ? card_room(top_of(cards, table->shown.top_room))
                               : card_resource(top_of(cards, table->shown.top_resource));
    card_draw(app->cards, card, b, 0, table_lying_tilt(kind));
}

/* An empty column tells who took it. */
static void draw_taker(App *app, const Table *table, int column)
{
    const TextStyle style = {TEXT_LABEL, TONE_MIST, .align = ALIGN_CENTRE};
    const int player = table->shown.takings.taker[column];
    Box b = table->layout.column_room[column];
    if (player == TAKER_NONE)
        return;
    const float size = b.w * 0.36f;
    b = box_centred(b, b.w - 8, size + 30);
    table_draw_seat_badge(app, player, box_centred(box_cut_top(&b, size, 4), size, size));
    line_draw_name(app->canvas, &style, table_seat_name(app, player), b);
}

Box table_market_marker(const Table *table)
{
    return box_centred(table->layout.column_resource[0], 46, 46);
}

/* Faint when its column is gone, and it cannot be had in this round. */
static void draw_marker(App *app, Box b, bool there)
{
    SDL_Texture *marker =
        pictures_get(app->canvas->pictures, "tokens", "marker", b.w * app->canvas->unit);
    paint_texture(app->canvas, marker, box(0, 0, 1, 1), b, there ? 1 : 0.25f, 0);
    if (there)
        canvas_tell_piece(app->canvas, "marker", 0);
}

static void draw_column(App *app, const Table *table, int column)
{
    const TableLayout *l = &table->layout;
    const bool waits = table_waiting_column(table) == column;
    const bool lifted = table_lifted_column(table) == column;
    const RoomCard room =
        waits ? table->intent.game.hand_room : table->shown.game.market_room[column];
    const ResourceCard resource = table->shown.game.market_resource[column];
    const bool room_lies =
        room && (waits || !lifted) && !table_flies_to(table, (Place){PLACE_MARKET_ROOM, 0, column});
    const bool resource_lies = resource && !(lifted && table_lifts_resource(table)) &&
                               !table_flies_to(table, (Place){PLACE_MARKET_RESOURCE, 0, column});
    if (!room_lies)
        draw_slot(app, l->column_room[column]);
    if (!resource_lies)
        draw_slot(app, l->column_resource[column]);
    if (!room && table_column_in_hand(table) != column)
        draw_taker(app, table, column);
    if (column == 0)
        draw_marker(app, table_market_marker(table), room && !table_marker_returns(table));
    if (resource_lies)
        card_draw(app->cards, card_resource(resource), l->column_resource[column], 0, 0);
    if (resource_lies && lifted && table_wastes_resource(table))
        paint_box(app->canvas, l->column_resource[column], 8, colour_alpha(TONE_CLOTH_DEEP, 0.75f),
                  colour_alpha(TONE_CLOTH_DEEP, 0.75f));
    if (room_lies)
        card_draw(app->cards, card_room(room), l->column_room[column], 0, 0);
}

/* Their number begins where the card ends: what is printed on it stays to be read. */
static void draw_discards_count(App *app, const Table *table, PlaceKind kind)
{
    const bool rooms = kind == PLACE_ROOM_DISCARDS;
    const Box slot = rooms ? table->layout.room_discards : table->layout.resource_discards;
    const Box b = table_place_box(table, (Place){kind, 0, 0});
    const float height = card_height(rooms ? card_room(1) : card_resource(1), b.w);
    draw_count(app, slot, b.y + height - 1, card_count(discards_lying(table, kind)));
}

static int left_in_deck(const Table *table, bool rooms)
{
    const int dealt = table->shown.game.round;
    return rooms ? ROOM_CARD_COUNT - dealt * COLUMN_COUNT
                 : RESOURCE_CARD_COUNT - dealt * (COLUMN_COUNT - 1);
}

void table_draw_counts(App *app, const Table *table)
{
    const Box rooms = table->layout.room_deck, resources = table->layout.resource_deck;
    draw_count(app, rooms, rooms.y + rooms.h + 6 - COUNT_HEIGHT, left_in_deck(table, true));
    draw_count(app, resources, resources.y + resources.h + 6 - COUNT_HEIGHT,
               left_in_deck(table, false));
    draw_discards_count(app, table, PLACE_ROOM_DISCARDS);
    draw_discards_count(app, table, PLACE_RESOURCE_DISCARDS);
}

void table_draw_market(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    paint_shadow(app->canvas, l->market, 16, 10, 0.5f);
    SDL_Texture *felt =
        pictures_get(app->canvas->pictures, "boards", "market", l->market.w * app->canvas->unit);
    if (felt)
        paint_texture(app->canvas, felt, box(0, 0, 1, 1), l->market, 1, 0);
    else
        paint_box(app->canvas, l->market, 16, TONE_CLOTH, TONE_CLOTH_LOW);
    draw_deck(app, CARD_ROOM_BACK, l->room_deck, left_in_deck(table, true));
    draw_deck(app, CARD_RESOURCE_BACK, l->resource_deck, left_in_deck(table, false));
    for (int column = 0; column < COLUMN_COUNT; column++)
        draw_column(app, table, column);
    draw_slot(app, l->room_discards);
    draw_slot(app, l->resource_discards);
    draw_discards(app, table, PLACE_ROOM_DISCARDS);
    draw_discards(app, table, PLACE_RESOURCE_DISCARDS);
    table_draw_counts(app, table);
}
