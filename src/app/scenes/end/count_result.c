/* The small houses, and what is said below the pad. */
#include "app/pieces/badge.h"
#include "app/pieces/face.h"
#include "app/pieces/home_view.h"
#include "app/pieces/medal.h"
#include "app/scenes/end/count.h"
#include "app/widgets/line.h"
#include "dreamhome/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- small houses ---- */

enum { HOUSE_LINES = 4 };                             /* up to the roof */
static const float LINE_NUMBER = 36, LINE_MOST = 260; /* eyes lose the line if it is wider */
static const float LINE_NAMES = 0.7f; /* of the size of numbers; smaller names are left out */

static TextStyle line_names_style(const Stage *stage, float width)
{
    static const TextStyle NAME = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    const char *names[HOUSE_LINES + 1] = {NULL};
    for (int line = 0; line < HOUSE_LINES; line++)
        names[line] = pad_line_name(stage, (ScoreCategory)line);
    return line_group_style(stage->canvas, &NAME, names, width);
}

/* Beside a small board, where two players leave room: the lines of the pad once more. */
static void draw_lines(const Count *count, const Stage *stage, int player, bool counted)
{
    TextStyle style = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    Box b = count->layout.house_lines[player];
    const float height = b.h / HOUSE_LINES, size = fminf(height * 0.8f, 28);
    const TextStyle name = line_names_style(stage, b.w - size - 16 - LINE_NUMBER);
    const bool names = text_style_size(&name) >= text_style_size(&style) * LINE_NAMES;
    if (b.w <= 0)
        return;
    b = box_centred(b, fminf(b.w, LINE_MOST), b.h);
    if (names)
        style.align = ALIGN_RIGHT;
    for (int i = 0; i < HOUSE_LINES; i++) {
        const ScoreCategory category = (ScoreCategory)i;
        Box line = box_cut_top(&b, height, 0);
        char number[12];
        pad_draw_sign(stage, category, box_centred(box_cut_left(&line, size + 6, 10), size, size));
        if (names)
            text_draw(stage->canvas, &name, pad_line_name(stage, category), line);
        snprintf(number, sizeof number, "%d", score_category(&count->scores[player], category));
        if (counted)
            text_draw(stage->canvas, &style, number, line);
    }
}

/* Nobody here has ever built a better one. */
static void draw_star(const Stage *stage, Box b)
{
    paint_glow(stage->canvas, box_inset(b, b.w * 0.2f), b.w * 0.3f, b.w * 0.3f, TONE_GLOW);
    paint_box(stage->canvas, b, b.w / 2, TONE_HONEY, TONE_AMBER);
    paint_frame(stage->canvas, b, b.w / 2, 2, TONE_CREAM);
    paint_picture(stage->canvas, "icons", "star", box_inset(b, b.w * 0.16f));
}

/* In the corner of the house, where it covers no number. */
static Box star_place(Box house, float size)
{
    return box(house.x + house.w - size * 1.1f, house.y + house.h - size * 1.1f, size, size);
}

static void draw_small_house(const Count *count, const Stage *stage, int player)
{
    const CountLayout *l = &count->layout;
    const Box b = l->house[player];
    const bool counted =
        count_settled(&count->plan, count_landed(count, stage->speed), player) > SCORE_TOTAL;
    const bool laid = count_roof_is_laid(count, player);
    const float head = l->house_head;
    char number[12] = "";
    if (counted)
        snprintf(number, sizeof number, "%d", count->scores[player].total);
    widget_draw_paper(stage->canvas, b);
    count_draw_seat(stage, player, box(b.x, b.y, b.w, head), 18, number);
    count_draw_house(stage, player, l->house_board[player], laid);
    if (!laid)
        count_draw_tray(count, stage, player, l->house_board[player]);
    draw_lines(count, stage, player, counted);
    if (count_finished(count))
        perfect_draw(&count->perfect, stage, count->scores[player].total, l->house_board[player],
                     l->house_board[player].h);
    if (counted && count->bests >> player & 1)
        draw_star(stage, star_place(l->house_board[player], head));
    if (player == count->viewed)
        paint_frame(stage->canvas, box_inset(b, -4), 16, 4, TONE_GOLD);
}

void count_draw_houses(const Count *count, const Stage *stage)
{
    for (int player = 0; player < count->plan.players && !count->alone; player++)
        draw_small_house(count, stage, player);
}

/* A small house can be focused and clicked; how it looks is part of the layer. */
static void draw_house_widget(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    if (look.focused)
        paint_frame(canvas, box_inset(widget->box, -6), 18, 4, TONE_SHINE);
    else if (look.hovered)
        paint_frame(canvas, box_inset(widget->box, -3), 16, 2.5f, colour_alpha(TONE_CREAM, 0.86f));
}

static bool house_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind house_widget = {.draw = draw_house_widget, .event = house_event};

/* ---- who starts the rematch ---- */

/* The badge of the player, and the marker that goes there. */
static void draw_starter(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const Box b = widget->box;
    const float badge = fminf(b.w, b.h) * 0.66f, marker = badge * 0.62f;
    widget_draw_face(canvas, b, TONE_GREEN, look, false);
    badge_draw(canvas, widget->about,
               box_moved(box_centred(b, badge, badge), -3, look.pressed ? 4 : 2));
    paint_picture(canvas, "tokens", "marker", box(b.x + b.w - marker - 2, b.y + 2, marker, marker));
    if (look.focused)
        widget_draw_focus(canvas, b, 12);
}

const WidgetKind starter_widget = {
    .draw = draw_starter, .event = house_event, .sounds = true, .sound = SOUND_BUTTON};

void count_say_starter(const Count *count, const Stage *stage, char *words, size_t size)
{
    snprintf(words, size, tr(stage->words, "%s starts the next game."),
             count_name(stage->play, count->starter));
}

/* ---- below the pad ---- */

/* One line if it fits, else as many as it takes: nothing is cut. */
static void draw_line(const Stage *stage, const TextStyle *style, const char *words, Box b)
{
    TextStyle lines = *style;
    lines.wrap = !line_fits(stage->canvas, style, words, b.w);
    if (lines.wrap)
        widget_draw_whole(stage->canvas, &lines, words, b);
    else
        text_draw(stage->canvas, style, words, b);
}

/* Reads both lines out as one sentence or two, with the points, which are only seen flying. */
static void tell(const Stage *stage, const Caption *caption, int points)
{
    char words[sizeof caption->title + sizeof caption->help + 16];
    const size_t length = strlen(caption->title);
    const bool ended = length && strchr(".!?", caption->title[length - 1]);
    Text text = text_on(words, sizeof words);
    text_add(&text, caption->title);
    text_add(&text, ended ? " " : ". ");
    text_add(&text, caption->help);
    if (points) {
        text_add(&text, ", +");
        text_add_number(&text, (uint64_t)points);
    }
    canvas_tell_saying(stage->canvas, SAYING_NEWS, words);
}

/* Listeners cannot see in whose house a child was found, so they are told. */
static void tell_step(const Count *count, const Stage *stage, Caption caption)
{
    const CountStep *step = count_step(count);
    if (step->kind == COUNT_CHILD)
        snprintf(caption.title, sizeof caption.title, tr(stage->words, "%s’s house"),
                 count_name(stage->play, step->player));
    tell(stage, &caption, step->kind < COUNT_TOTAL ? step->points : 0);
}

static void draw_two_lines(const Stage *stage, Box b, const Caption *caption,
                           SDL_Color title_colour, SDL_Color help_colour)
{
    const TextStyle title = {TEXT_HEADING, title_colour, .align = ALIGN_LEFT};
    const TextStyle help = {TEXT_NOTE, help_colour, .align = ALIGN_LEFT};
    TextStyle smaller = text_style_scaled(title, 0.64f);
    if (!line_fits(stage->canvas, &title, caption->title, b.w) &&
        widget_label_height(stage->canvas, &smaller, caption->title, b.w) <= b.h) {
        smaller.wrap = true; /* who has won matters more than why */
        text_draw(stage->canvas, &smaller, caption->title, b);
        return;
    }
    /* Large words that need two lines are given them. */
    const float share = line_fits(stage->canvas, &help, caption->help, b.w) ? 0.54f : 0.4f;
    draw_line(stage, &title, caption->title, box_cut_top(&b, b.h * share, 0));
    draw_line(stage, &help, caption->help, b);
}

void count_draw_caption(const Count *count, const Stage *stage)
{
    Caption caption;
    Box b = count->layout.banner;
    count_caption(count, stage, &caption);
    widget_draw_wood(stage->canvas, b);
    b = box_inset(b, 9);
    const float size = fminf(b.h, 40);
    const Box disc = box_centred(box_cut_left(&b, size + 4, 12), size, size);
    const bool room = strncmp(caption.icon, "room-", 5) == 0; /* brings its own disc */
    if (!room)
        paint_box(stage->canvas, disc, size / 2, TONE_WOOD_LIT, TONE_WOOD);
    paint_picture(stage->canvas, "icons", caption.icon, room ? disc : box_inset(disc, size * 0.2f));
    tell_step(count, stage, caption);
    draw_two_lines(stage, b, &caption, TONE_CREAM, TONE_CREAM_SOFT);
}

/* How high a winner jumps for joy: each at another time, and not for ever. */
static float jump(const Count *count, int player)
{
    const float left = finale_seconds() - count->time;
    if (!count->feasting || left <= 0)
        return 0;
    return fabsf(sinf(count->time * 4.5f + (float)player)) * fminf(left, 1) * 6;
}

/* A face in the colour of its seat. */
static void draw_winner(const Count *count, const Stage *stage, int player, Box b)
{
    const SeatLook *look = &stage->seats[player];
    const SDL_Color colour = RGB(SEAT_COLOURS[look->colour]);
    const float radius = b.w / 2;
    paint_shadow(stage->canvas, b, radius, 5, 0.35f);
    paint_box(stage->canvas, b, radius, colour_lit(colour, 0.3f), colour);
    face_draw(stage->canvas, look, computer_at(stage->words, play_record(stage->play), player),
              box_moved(box_inset(b, b.w * 0.06f), 0, -jump(count, player)));
    paint_frame(stage->canvas, b, radius, 2, TONE_CREAM);
}

/* The faces of all winners, one over the other's edge. */
static void draw_winners(const Count *count, const Stage *stage, Box *b)
{
    const float size = fminf(b->h, 46);
    for (int player = 0; player < count->plan.players; player++) {
        if (count->winners >> player & 1)
            draw_winner(count, stage, player,
                        box_centred(box_cut_left(b, size * 0.8f, 0), size, size));
    }
    box_cut_left(b, size * 0.2f + 10, 0);
}

void count_draw_banner(const Count *count, const Stage *stage)
{
    Caption caption;
    Box b = count->layout.banner;
    count_verdict(count, stage, &caption);
    paint_glow(stage->canvas, b, 14, 14, colour_alpha(TONE_GLOW, 0.43f));
    paint_shadow(stage->canvas, b, 14, 10, 0.5f);
    paint_box(stage->canvas, b, 14, TONE_HONEY, TONE_AMBER);
    paint_frame(stage->canvas, box_inset(b, 1.5f), 12, 1.6f, colour_alpha(TONE_SHINE, 0.82f));
    b = box_inset(b, 9);
    const float size = fminf(b.h, 46);
    if (stage->canvas->text_scale < 1.5f) /* large words need its place */
        medal_draw_trophy(stage->canvas, box_centred(box_cut_right(&b, size, 8), size, size));
    draw_winners(count, stage, &b);
    tell(stage, &caption, 0);
    draw_two_lines(stage, b, &caption, TONE_INK, TONE_INK);
}

static bool points_at_starter(const Count *count, const Stage *stage)
{
    const int at = stage->pointer_used ? count->widgets.hover : count->widgets.focus;
    return at >= 0 && count->items[at].id == ITEM_STARTER && !count->items[at].hidden;
}

/* Below the plaque, where there is only earth. */
static void draw_share(const Count *count, const Stage *stage)
{
    const Box board = count->layout.board, plaque = count_plaque(board);
    const float foot = board.y + board.h - 8, below = plaque.y + plaque.h + 2;
    if (count_finished(count))
        perfect_draw(&count->perfect, stage, count->scores[count->viewed].total,
                     box(plaque.x, board.y, plaque.w, foot - board.y), foot - below);
}

/* Where the picture is, until something is pressed, or what the badge beside Rematch means: over
 * the lower edge of the house. Otherwise its share of the best one, in words. */
void count_draw_message(const Count *count, const Stage *stage)
{
    const TextStyle style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_CENTRE};
    const Box board = count->layout.board;
    const float width = board.w - 60;
    char words[sizeof count->message];
    snprintf(words, sizeof words, "%s", count->message);
    if (points_at_starter(count, stage))
        count_say_starter(count, stage, words, sizeof words);
    if (!words[0]) {
        draw_share(count, stage);
        return;
    }
    const float height = widget_label_height(stage->canvas, &style, words, width - 40) + 16;
    const Box b = box(board.x + 30, board.y + board.h - height - 5, width, height);
    widget_draw_wood(stage->canvas, b);
    widget_draw_label(stage->canvas, &style, words, box_inset(b, 8));
}
