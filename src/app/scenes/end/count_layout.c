#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/scenes/end/count.h"

#include <math.h>

static const float MARGIN = 16, GAP = 14, BAR_HEIGHT = 46, FRAME = 5;
static const float PAD_RATIO = 420.0f / 560.0f;
static const float ROW_MIN = 178, ROW_MAX = 250, PAD_MIN = 420, PAD_MAX = 500;
static const float COLUMN_MIN = 220, COLUMN_MAX = 330, STARTER_MOST = 58;

/* A small house: a coloured head, the board, and the points beside or below it where there is
 * room. */
static void lay_house(CountLayout *l, int player, Box b, float head)
{
    l->house[player] = b;
    l->house_head = head;
    box_cut_top(&b, head, 0);
    b = box_inset(b, 8);
    const float width = fminf(b.w, b.h * HOME_RATIO), height = width / HOME_RATIO;
    const bool beside = b.w - width > 90, below = b.h - height > 90;
    Box board = b;
    if (beside)
        board = box_cut_left(&b, width, 10);
    else if (below)
        board = box_cut_top(&b, height, 10);
    l->house_board[player] = box_centred(board, width, height);
    l->house_lines[player] = beside || below ? b : box(0, 0, 0, 0);
}

static void lay_row(CountLayout *l, Box row, int players, float text)
{
    const float width = (row.w - GAP * (float)(players - 1)) / (float)players;
    const float board = (width - 16) / HOME_RATIO + 16;
    const float head = fmaxf(36 * fminf(text, 1.3f), fminf(row.h - board, 56));
    const float height = fminf(row.h, board + head + 24);
    for (int player = 0; player < players; player++) {
        Box b = box_cut_left(&row, width, GAP);
        b.h = height;
        lay_house(l, player, b, head);
    }
}

/* On a wide screen, one below the other. */
static void lay_column(CountLayout *l, Box column, int players, float text)
{
    const float head = 36 * fminf(text, 1.3f);
    const float height = (column.h - GAP * (float)(players - 1)) / (float)players;
    for (int player = 0; player < players; player++)
        lay_house(l, player, box_cut_top(&column, height, GAP), head);
}

static void lay_pad(CountLayout *l, Box right, float text, float foot)
{
    const float banner = 62 * fminf(fmaxf(text, 1), 1.8f);
    Box below = box_cut_bottom(&right, banner + foot + GAP, GAP);
    const float wider = 1.12f * fminf(fmaxf(text, 1), 1.2f); /* large words need it */
    const float pad_width = fminf(right.w, right.h * PAD_RATIO * wider);
    l->pad = box_centred(right, pad_width, fminf(right.h, pad_width / PAD_RATIO * 1.12f));
    l->pad.y = right.y;
    l->banner = box_cut_top(&below, banner, GAP);
    l->buttons[ITEM_REMATCH] = below;
}

/* The width of the board with the houses below it, and with the houses beside it. */
static float width_above_row(Box area, int players)
{
    const float row_min = players > 1 ? ROW_MIN : 0; /* a single house is already the large one */
    const float height = area.h - row_min - GAP - 2 * FRAME;
    return fminf(area.w - PAD_MIN - MARGIN - 2 * FRAME, height * HOME_RATIO);
}

static float width_beside_column(Box area)
{
    const float width = area.w - COLUMN_MIN - PAD_MAX - 2 * MARGIN - 2 * FRAME;
    return fminf(width, (area.h - 2 * FRAME) * HOME_RATIO);
}

static void lay_with_column(CountLayout *l, Box area, int players, float text, float foot)
{
    const float width = width_beside_column(area), height = width / HOME_RATIO + 2 * FRAME;
    const float spare = area.w - width - PAD_MAX - 2 * MARGIN - 2 * FRAME;
    const float column = fminf(spare, COLUMN_MAX);
    area = box_centred(area, area.w - spare + column, height);
    lay_column(l, box_cut_left(&area, column, MARGIN), players, text);
    lay_pad(l, box_cut_right(&area, PAD_MAX, MARGIN), text, foot);
    l->board = box_inset(area, FRAME);
}

/* Board and row at the left, pad and banner at the right, all in the middle of the view. */
static void lay_with_row(CountLayout *l, Box area, int players, float text, float foot)
{
    const float width = width_above_row(area, players);
    const float row = fminf(area.h - width / HOME_RATIO - GAP - 2 * FRAME, ROW_MAX);
    const float used = width / HOME_RATIO + 2 * FRAME + GAP + row;
    const float pad = fminf(area.w - width - MARGIN - 2 * FRAME, PAD_MAX);
    area = box_centred(area, width + 2 * FRAME + MARGIN + pad, used);
    lay_pad(l, box_cut_right(&area, pad, MARGIN), text, foot);
    l->board = box_inset(box_cut_top(&area, width / HOME_RATIO + 2 * FRAME, GAP), FRAME);
    if (players > 1)
        lay_row(l, area, players, text);
}

Box count_plaque(Box board)
{
    const Box pile = home_view_pile(board);
    return box_inset(pile, pile.h * 0.06f);
}

/* At the result the place of the roof pile is free. */
static Box lay_visit(Box board, float foot, bool large)
{
    Box b = box_inset(count_plaque(board), 10);
    b = box_cut_right(&b, b.w * (large ? 0.36f : 0.32f), 0);
    return box_centred(b, b.w, fminf(foot, b.h));
}

/* The wide button is the one that most people want. */
static void lay_buttons(CountLayout *l, bool large)
{
    Box foot = l->buttons[ITEM_REMATCH];
    l->buttons[ITEM_VISIT] = lay_visit(l->board, foot.h, large);
    const float unit = (foot.w - 2 * 12) / 10;
    l->buttons[ITEM_SKIP] = foot;
    l->buttons[ITEM_REMATCH] = box_cut_left(&foot, unit * (large ? 3.05f : 3.2f), 6);
    l->buttons[ITEM_STARTER] = box_cut_left(&foot, large ? STARTER_MOST : foot.h, 12);
    l->buttons[ITEM_KEEP] = box_cut_left(&foot, unit * (large ? 3.25f : 2.9f), 12);
    l->buttons[ITEM_HOME] = foot;
}

static void lay_bar(CountLayout *l, Box view, float text)
{
    const bool large = text > 1; /* words that need as much room as there is */
    const float button = 128 * fmaxf(fminf(text, 1.4f), 0.9f), edge = large ? 3 : 6;
    l->bar = box_cut_top(&view, BAR_HEIGHT, 0);
    Box bar = box(l->bar.x + MARGIN, l->bar.y + edge, l->bar.w - 2 * MARGIN, l->bar.h - 2 * edge);
    l->buttons[ITEM_RULES] = box_cut_right(&bar, button * (large ? 0.9f : 1), 10);
    l->buttons[ITEM_REFERENCE] = box_cut_right(&bar, button * (large ? 1.23f : 1.2f), 10);
    l->buttons[ITEM_REVIEW] = box_cut_right(&bar, button * (large ? 1.28f : 1.42f), 10);
    l->buttons[ITEM_BEST] = box_cut_right(&bar, button * (large ? 1.56f : 1.66f), 10);
    box_cut_left(&bar, 42, 0);
    bar = box_centred(bar, bar.w, BAR_HEIGHT - 12);
    l->title = box_cut_left(&bar, fminf(220 * text, bar.w * 0.5f), 16);
    l->deal = bar;
}

/* Pieces of roof are there when they are laid. */
static void load_roofs(const Count *count, App *app)
{
    for (int player = 0; player < count->plan.players; player++) {
        const ResourceCardSet cards = count_home(app->play, player)->cards;
        house_roof_load(app->canvas, cards, count->layout.board);
        if (count->layout.house_board[player].w > 0)
            house_roof_load(app->canvas, cards, count->layout.house_board[player]);
    }
}

void count_layout(Count *count, App *app)
{
    CountLayout *l = &count->layout;
    const float text = app->canvas->text_scale;
    const float foot = 54 * fminf(fmaxf(text, 1), 1.3f);
    const int players = count->plan.players;
    Box area = app->canvas->view;
    lay_bar(l, area, text);
    box_cut_top(&area, BAR_HEIGHT, 12);
    area = box(MARGIN, area.y, area.w - 2 * MARGIN, area.h - MARGIN);
    if (players > 1 && width_beside_column(area) > width_above_row(area, players))
        lay_with_column(l, area, players, text, foot);
    else
        lay_with_row(l, area, players, text, foot);
    lay_buttons(l, text > 1);
    for (int id = 0; id < COUNT_ITEM_COUNT; id++)
        count->items[id].box = l->buttons[id];
    for (int player = 0; player < players; player++)
        count->items[ITEM_HOUSES + player].box = l->house[player];
    layer_renew(count->layer);
    load_roofs(count, app);
}
