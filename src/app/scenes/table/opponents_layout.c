/* Where the other players' houses lie. Each has a cell: either the house with a strip below it, or,
 * where cells are low, a header over the house and a narrow column beside it. Where large text
 * makes the column wide, the bonuses stand below the house instead. */
#include "app/pieces/reference.h"
#include "app/scenes/table/opponents.h"

#include <math.h>

static const float GAP = 8, EDGE = 4;

/* The strip below a house; the line about the last move in it, and what the rest needs at least. */
static const float STRIP = 74, STRIP_MOST = 100, STRIP_CARDS = 0.47f;
static const float LAST_HEIGHT = 22, LAST_LINES = 46, STRIP_REST = 54;

/* A name plate hangs in front of the rafters; on a small house it is lower, and begins at the edge
 * of the cell, to leave the rooms free. */
static const float PLATE_WIDTH = 168, PLATE_HEIGHT = 32, PLATE_LEAST = 26, PLATE_EDGE = 6;

/* A header over a house, and the column beside it. */
static const float HEADER = 32, BESIDE = 66, BONUSES_SHARE = 0.46f, BONUSES_MOST = 92;

/* Two cards above each other are no larger than beside the large house. */
static const float CARDS_MOST = 116, COLUMN_GAP = 6;

/* Bonuses below the house. */
static const float BONUSES_BELOW = 32;

/* The least and the most height the tile has use for. With a single opponent in a wide window it
 * gets a strip below the house. */
static const float TILE_MOST_HEIGHT = 1.25f, TILE_LEAST_HEIGHT = 260;
static const float TILE_STRIP_WIDTH = 620, TILE_STRIP_HEIGHT = 286;

/* The least height that is handed back for something else. */
static const float REST_LEAST = 200;

static float growth(float text)
{
    return fmaxf(1, 0.7f + 0.3f * text);
}

/* It grows with the text: large words about the last move need two lines. */
static float strip_height(float text)
{
    return STRIP * fmaxf(1, 0.5f + 0.5f * text);
}

/* ---- one house ---- */

/* The width of the house in a cell, in each of the three ways to lay it out. */
static float width_over_strip(Box cell, float text)
{
    return fminf(cell.w - 2 * EDGE, (cell.h - 2 * EDGE - strip_height(text)) * HOME_RATIO);
}

static float width_below_header(Box cell, float text)
{
    return fminf(cell.w - 3 * EDGE - BESIDE * growth(text),
                 (cell.h - HEADER * growth(text) - 2 * EDGE) * HOME_RATIO);
}

static float width_over_bonuses(Box cell, float text)
{
    return fminf(cell.w - 3 * EDGE - BESIDE,
                 (cell.h - (HEADER + BONUSES_BELOW) * growth(text) - 3 * EDGE) * HOME_RATIO);
}

/* The height of the words about the last move. Large ones get two lines if the strip has room for
 * them, even if that makes them a little smaller. */
static float last_height(float strip, float text)
{
    const float lines = fminf(2 * LAST_HEIGHT * text * 0.92f, strip - STRIP_REST);
    return text > 1 && lines >= LAST_LINES ? lines : LAST_HEIGHT * growth(text);
}

static Box plate_before_rafters(const OpponentLayout *o, float grow)
{
    const float rooms = home_view_space(o->board, SPACE_A2).y;
    const float height =
        fmaxf(PLATE_LEAST, fminf(PLATE_HEIGHT, rooms - o->box.y - PLATE_EDGE)) * grow;
    const float y = fminf(o->board.y + PLATE_EDGE, rooms - height);
    return box(o->board.x + PLATE_EDGE, fmaxf(o->box.y, y),
               fminf(PLATE_WIDTH * grow, o->board.w * 0.62f), height);
}

static void lay_over_strip(OpponentLayout *o, float text)
{
    const float grow = growth(text);
    const float width = width_over_strip(o->box, text);
    Box inner = box_inset(o->box, EDGE);
    const Box top = box_cut_top(&inner, width / HOME_RATIO, 6);
    o->board = box_centred(top, width, top.h);
    o->plate = plate_before_rafters(o, grow);
    inner = box(inner.x + EDGE, inner.y, inner.w - 2 * EDGE, inner.h - EDGE);
    o->last = box_cut_bottom(&inner, last_height(inner.h, text), 3);
    o->row = box_cut_left(&inner, inner.w * STRIP_CARDS, GAP);
    o->bonuses = inner;
    o->header = false;
}

static void lay_below_header(OpponentLayout *o, float text)
{
    const float header = HEADER * growth(text);
    const float beside = width_below_header(o->box, text), over = width_over_bonuses(o->box, text);
    const float width = fmaxf(beside, over);
    Box inner = box_inset(o->box, EDGE);
    o->plate = box(o->box.x, o->box.y, o->box.w, header);
    box_cut_top(&inner, header - EDGE, EDGE);
    if (over > beside)
        o->bonuses = box_inset(box_cut_bottom(&inner, inner.h - width / HOME_RATIO, 0), EDGE);
    Box left = box_cut_left(&inner, width, EDGE);
    o->board = box_centred(left, width, width / HOME_RATIO);
    inner = box_inset(inner, 2);
    if (over <= beside) {
        const float most = CARDS_MOST + COLUMN_GAP + BONUSES_MOST;
        inner = box_centred(inner, inner.w, fminf(inner.h, most));
        o->bonuses =
            box_cut_bottom(&inner, fminf(inner.h * BONUSES_SHARE, BONUSES_MOST), COLUMN_GAP);
    }
    o->row = inner;
    o->last = (Box){0};
    o->header = true;
}

/* ---- all of them ---- */

typedef struct Grid {
    int across, down;
} Grid;

static Box cell_of(Box area, Grid grid, int index)
{
    const float width = (area.w - GAP * (float)(grid.across - 1)) / (float)grid.across;
    const float height = (area.h - GAP * (float)(grid.down - 1)) / (float)grid.down;
    return box(area.x + (width + GAP) * (float)(index % grid.across),
               area.y + (height + GAP) * (float)(index / grid.across), width, height);
}

static float house_width(Box cell, float text)
{
    return fmaxf(width_over_strip(cell, text),
                 fmaxf(width_below_header(cell, text), width_over_bonuses(cell, text)));
}

/* As many columns as make the houses largest. */
static Grid best_grid(Box area, int cells, float text)
{
    Grid best = {1, cells};
    if (cells == 2 && area.w >= TILE_STRIP_WIDTH)
        return (Grid){2, 1}; /* a little smaller, and the tile has room below */
    for (int across = 2; across <= cells; across++) {
        const Grid grid = {across, (cells + across - 1) / across};
        if (house_width(cell_of(area, grid, 0), text) >
            house_width(cell_of(area, best, 0), text) + 1)
            best = grid;
    }
    return best;
}

/* The height that a house and its strip can use; cells are no higher. */
static float useful_height(float width, float text)
{
    const float second_line = text > 1 ? LAST_HEIGHT * text : 0;
    return (width - 2 * EDGE) / HOME_RATIO + 2 * EDGE + STRIP_MOST * growth(text) + second_line;
}

static void lay_opponent(OpponentLayout *o, float text)
{
    if (width_over_strip(o->box, text) >= house_width(o->box, text))
        lay_over_strip(o, text);
    else
        lay_below_header(o, text);
}

/* The print of the tile does not grow with the text: for large text it has to be larger itself. */
static bool has_room_for_tile(float width, float height, float text)
{
    const float wished = fmaxf(1, text * 0.9f);
    return height >= TILE_LEAST_HEIGHT && reference_tile_fits(width / wished, height / wished);
}

/* The height that the houses get. */
static float used_height(Box area, Grid grid, float text, float rest_least)
{
    const float useful = useful_height(cell_of(area, grid, 0).w, text) * (float)grid.down +
                         GAP * (float)(grid.down - 1);
    if (grid.across * grid.down == 1 && area.w >= TILE_STRIP_WIDTH)
        return fminf(useful, area.h - GAP - TILE_STRIP_HEIGHT);
    const float rest = area.h - useful - GAP;
    return rest >= rest_least || has_room_for_tile(area.w, rest, text) ? useful : area.h;
}

/* Below the houses; with three others in a wide window, the fourth cell. */
static Box rest_of(Box area, Box used, Grid grid, int others)
{
    if (others < grid.across * grid.down)
        return cell_of(used, grid, others);
    return box(area.x, used.y + used.h + GAP, area.w, area.h - used.h - GAP);
}

static Box lay_tile(TableLayout *l, Box rest, float text)
{
    l->tile = (Box){0};
    if (!has_room_for_tile(rest.w, rest.h, text))
        return rest;
    const float most = rest.w * TILE_MOST_HEIGHT;
    l->tile = rest;
    if (has_room_for_tile(rest.w, most, text))
        l->tile.h = fminf(rest.h, most);
    return (Box){0};
}

int opponents_seat(int viewed, int index)
{
    return index < viewed ? index : index + 1;
}

Box opponents_lay_out(Table *table, Box area, float text, bool shares)
{
    TableLayout *l = &table->layout;
    const int players = table->shown.game.players;
    const Grid grid = best_grid(area, players - 1, text);
    Box used = area;
    used.h = used_height(area, grid, text, shares ? REST_LEAST * growth(text) : INFINITY);
    l->opponent_count = players - 1;
    for (int i = 0; i < l->opponent_count; i++) {
        OpponentLayout *o = &l->opponents[i];
        o->player = opponents_seat(table->shown.viewed, i);
        o->box = cell_of(used, grid, i);
        lay_opponent(o, text);
    }
    const Box rest = lay_tile(l, rest_of(area, used, grid, players - 1), text);
    if (!table->guest.hides_others)
        return rest.h >= REST_LEAST && shares ? rest : (Box){0};
    l->opponent_count = 0;
    l->tile = (Box){0};
    return (Box){0};
}
