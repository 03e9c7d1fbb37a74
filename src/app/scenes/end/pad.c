#include "app/scenes/end/pad.h"

#include "app/pieces/badge.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The pad as it is drawn: 420 x 560, of which the upper 66 are the binding. */
static const float PAD_WIDTH = 420, PAD_HEIGHT = 560;
static const float LABELS = 172, SIDE = 20, TABS_TOP = 110, TABS_HEIGHT = 58;
/* Where text is large: the least size of a name, the size of labels beside signs; in units. */
static const float NAME_LEAST = 17, LABEL_WANTED = 24, SIGN_WIDTH = 42;
static const float LINES_TOP = 174, LINE_HEIGHT = 52;
static const float TOTAL_TOP = 390, TOTAL_HEIGHT = 84, CHILDREN_TOP = 480, CHILDREN_HEIGHT = 50;

static const struct {
    const char *name;
    const char *icon;
    unsigned colour;
} LINES[SCORE_CATEGORY_COUNT] = {
    [SCORE_ROOMS] = {WORDS_MARK("Rooms"), "room-living", 0x4e8c87},
    [SCORE_DECOR] = {WORDS_MARK("Décor"), "star", 0xd8a030},
    [SCORE_FUNCTION] = {WORDS_MARK("Functionality"), "room-bathroom", 0x5b80a6},
    [SCORE_ROOF] = {WORDS_MARK("Roof"), "roof", 0xa5513f},
    [SCORE_TOTAL] = {WORDS_MARK("Total"), NULL, 0x4a2f2a},
    [SCORE_CHILDREN] = {WORDS_MARK("Children"), "child", 0x8a6a54},
};

static Box on_pad(Box pad, float x, float y, float w, float h)
{
    const float across = pad.w / PAD_WIDTH;
    const float down = pad.h / PAD_HEIGHT;
    return box(pad.x + x * across, pad.y + y * down, w * across, h * down);
}

/* The columns fill the width beside the labels, but two players do not need all of it. */
static float column_width(int players)
{
    return fminf((PAD_WIDTH - LABELS - SIDE - 6) / (float)players, 92);
}

static float column_x(int players, int player)
{
    const float width = column_width(players);
    const float room = PAD_WIDTH - LABELS - SIDE;
    return LABELS + (room - width * (float)players) / 2 + width * (float)player;
}

static float line_top(ScoreCategory category)
{
    switch (category) {
    case SCORE_TOTAL:
        return TOTAL_TOP;
    case SCORE_CHILDREN:
        return CHILDREN_TOP;
    default:
        return LINES_TOP + LINE_HEIGHT * (float)category;
    }
}

static float line_height(ScoreCategory category)
{
    return category == SCORE_TOTAL      ? TOTAL_HEIGHT
           : category == SCORE_CHILDREN ? CHILDREN_HEIGHT
                                        : LINE_HEIGHT;
}

Box pad_cell(Box pad, int players, int player, ScoreCategory category)
{
    return on_pad(pad, column_x(players, player), line_top(category), column_width(players),
                  line_height(category));
}

/* ---- paper, labels and lines ---- */

void pad_draw_paper(const Stage *stage, Box pad)
{
    SDL_Texture *paper =
        pictures_get(stage->canvas->pictures, "boards", "scorepad", pad.w * stage->canvas->unit);
    paint_shadow(stage->canvas, box_inset(pad, 6), 10, 14, 0.5f);
    if (paper)
        paint_texture(stage->canvas, paper, box(0, 0, 1, 1), pad, 1, 0);
    else
        widget_draw_paper(stage->canvas, pad);
}

/* The style of a label; the four that are added up share one. */
static TextStyle label_style(const Stage *stage, ScoreCategory category, float width)
{
    static const TextStyle ROW = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    const char *names[SCORE_TOTAL + 1] = {NULL};
    if (category == SCORE_TOTAL)
        return (TextStyle){TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    if (category == SCORE_CHILDREN)
        return (TextStyle){TEXT_LABEL, TONE_INK_SOFT, .align = ALIGN_LEFT};
    for (int i = 0; i < SCORE_TOTAL; i++)
        names[i] = pad_line_name(stage, i);
    return line_group_style(stage->canvas, &ROW, names, width);
}

/* Signs before the labels, unless large words need their room. */
static bool has_signs(const Stage *stage, Box label)
{
    const TextStyle style = label_style(stage, SCORE_ROOMS, label.w - SIGN_WIDTH);
    return stage->canvas->text_scale <= 1 ||
           text_style_size(&style) * stage->canvas->text_scale > LABEL_WANTED;
}

const char *pad_line_name(const Stage *stage, ScoreCategory category)
{
    return tr(stage->words, LINES[category].name);
}

void pad_draw_sign(const Stage *stage, ScoreCategory category, Box disc)
{
    const SDL_Color colour = paint_mark_tone(stage->canvas, RGB(LINES[category].colour));
    if (category == SCORE_ROOMS || category == SCORE_FUNCTION) {
        /* the icons of rooms bring their own disc */
        paint_picture(stage->canvas, "icons", LINES[category].icon, box_inset(disc, -1));
        return;
    }
    paint_box(stage->canvas, disc, disc.w / 2, colour_lit(colour, 0.15f),
              colour_dark(colour, 0.1f));
    paint_picture(stage->canvas, "icons", LINES[category].icon, box_inset(disc, disc.w * 0.18f));
}

/* As far as the first column. */
static void draw_label(const Stage *stage, Box pad, int players, ScoreCategory category)
{
    Box b = on_pad(pad, SIDE + 2, line_top(category), column_x(players, 0) - SIDE - 8,
                   line_height(category));
    if (LINES[category].icon && has_signs(stage, b)) {
        const float size = category == SCORE_CHILDREN ? 24 : 32;
        pad_draw_sign(stage, category,
                      box_centred(box_cut_left(&b, SIGN_WIDTH - 8, 8), size, size));
    } else if (stage->canvas->text_scale > 1) {
        b.w += 8; /* as far as the first number */
    } else {
        b.x += 4;
    }
    const TextStyle style = label_style(stage, category, b.w);
    line_draw_whole(stage->canvas, &style, pad_line_name(stage, category), b);
}

static void draw_lines(const Stage *stage, Box pad)
{
    const float width = PAD_WIDTH - 2 * SIDE;
    for (ScoreCategory category = SCORE_DECOR; category <= SCORE_ROOF; category++)
        paint_fill(stage->canvas, on_pad(pad, SIDE, line_top(category) - 0.5f, width, 1),
                   colour_alpha(TONE_SAND, 0.59f));
    paint_fill(stage->canvas, on_pad(pad, SIDE, TOTAL_TOP - 3, width, 2.4f),
               colour_alpha(TONE_INK, 0.75f));
    paint_fill(stage->canvas, on_pad(pad, SIDE, TOTAL_TOP + 1, width, 1),
               colour_alpha(TONE_INK, 0.51f));
    paint_fill(stage->canvas, on_pad(pad, SIDE, CHILDREN_TOP - 2, width, 1),
               colour_alpha(TONE_SAND, 0.59f));
}

/* Where text is large a narrow tab has no room for a name: the badges below the houses, which have
 * their names beside them, must do. */
static bool tabs_have_names(const Stage *stage, int players, float width)
{
    const float scale = stage->canvas->text_scale;
    const TextStyle style = {.role = TEXT_NAME, .size = NAME_LEAST / scale};
    for (int player = 0; player < players && scale > 1; player++) {
        const char *name = play_record(stage->play)->seats[player].name;
        char first[NAME_CAPACITY];
        snprintf(first, sizeof first, "%.*s", (int)strcspn(name, " "), name);
        if (text_width(stage->canvas, &style, first) > width)
            return false;
    }
    return true;
}

static void draw_tab(const Stage *stage, Box pad, int players, int player)
{
    const SDL_Color colour = RGB(SEAT_COLOURS[stage->seats[player].colour]);
    const TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE};
    const Box tab = on_pad(pad, column_x(players, player) + 3, TABS_TOP, column_width(players) - 6,
                           TABS_HEIGHT);
    const bool named = tabs_have_names(stage, players, tab.w - 6);
    const float badge = named ? fminf(28, tab.h * 0.5f) : fminf(tab.w, tab.h) - 8;
    paint_shadow(stage->canvas, tab, 8, 3, 0.3f);
    paint_box(stage->canvas, tab, 8, colour_lit(colour, 0.12f), colour_dark(colour, 0.08f));
    badge_draw(stage->canvas, &stage->seats[player],
               box(tab.x + (tab.w - badge) / 2, tab.y + 4, badge, badge));
    if (named)
        line_draw_name(stage->canvas, &style, play_record(stage->play)->seats[player].name,
                       box(tab.x + 3, tab.y + badge + 4, tab.w - 6, tab.h - badge - 6));
}

/* ---- numbers ---- */

static void draw_lit_cell(const Stage *stage, Box cell)
{
    const Box b = box_inset(cell, 5);
    paint_glow(stage->canvas, b, 10, 6, colour_alpha(TONE_GLOW, 0.78f));
    paint_box(stage->canvas, b, 9, TONE_SHINE, TONE_BUTTER);
    paint_frame(stage->canvas, b, 9, 1.6f, TONE_AMBER);
}

/* The total of a winner is a golden seal. */
static void draw_seal(const Stage *stage, Box cell)
{
    const float size = fminf(cell.h - 16, cell.w + 2);
    const Box seal = box_centred(cell, size, size);
    paint_shadow(stage->canvas, seal, size / 2, 5, 0.45f);
    paint_box(stage->canvas, seal, size / 2, TONE_HONEY, TONE_AMBER);
    paint_frame(stage->canvas, box_inset(seal, 3.5f), size / 2 - 3.5f, 1.6f, TONE_SHINE);
}

static void draw_number(const Stage *stage, Box cell, const PadSheet *sheet, int player,
                        ScoreCategory category)
{
    const bool total = category == SCORE_TOTAL;
    const bool children = category == SCORE_CHILDREN;
    const bool seal = total && (sheet->winners >> player & 1);
    const bool written =
        total || (children ? sheet->children[player] : (int)category < sheet->settled[player]);
    TextStyle style = {total      ? TEXT_TITLE
                       : children ? TEXT_LABEL
                                  : TEXT_FIGURE,
                       TONE_INK, .align = ALIGN_CENTRE};
    char number[12];
    if (!written || (total && !sheet->settled[player]))
        return;
    if (children)
        style.colour = TONE_INK_SOFT;
    else if (total && sheet->settled[player] <= SCORE_TOTAL)
        style.colour = TONE_INK_SOFT; /* still growing */
    if (seal)
        draw_seal(stage, cell);
    snprintf(number, sizeof number, "%d", score_category(&sheet->scores[player], category));
    text_draw(stage->canvas, &style, number, box_inset(cell, seal ? 9 : 6));
}

static void draw_column(const Stage *stage, Box pad, const PadSheet *sheet, int player)
{
    if (player == sheet->player) {
        const SDL_Color colour = RGB(SEAT_COLOURS[stage->seats[player].colour]);
        const Box shade =
            on_pad(pad, column_x(sheet->players, player) + 3, TABS_TOP + TABS_HEIGHT + 2,
                   column_width(sheet->players) - 6, CHILDREN_TOP - TABS_TOP - TABS_HEIGHT - 8);
        paint_box(stage->canvas, shade, 8, colour_alpha(colour, 0.1f), colour_alpha(colour, 0.1f));
    }
    draw_tab(stage, pad, sheet->players, player);
    for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++) {
        const Box cell = pad_cell(pad, sheet->players, player, category);
        const bool decided = sheet->tie && category == SCORE_CHILDREN;
        if ((player == sheet->player && (int)category == sheet->lit) ||
            (decided && (sheet->winners >> player & 1)))
            draw_lit_cell(stage, cell);
        draw_number(stage, cell, sheet, player, category);
    }
}

void pad_draw_sheet(const Stage *stage, Box pad, const PadSheet *sheet)
{
    const TextStyle style = {TEXT_TITLE, TONE_INK, .align = ALIGN_CENTRE};
    text_draw(stage->canvas, &style, tr(stage->words, "Score pad"), on_pad(pad, SIDE, 66, 380, 40));
    draw_lines(stage, pad);
    for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++)
        draw_label(stage, pad, sheet->players, category);
    for (int player = 0; player < sheet->players; player++)
        draw_column(stage, pad, sheet, player);
}
