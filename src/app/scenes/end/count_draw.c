/* How the count looks: the house in the middle, what is counted in it, and the points that fly. */
#include "app/pieces/badge.h"
#include "app/pieces/deal_label.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/scenes/end/count.h"
#include "app/scenes/table/table.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

static const float FRAME = 5;

static float clamp01(float value)
{
    return fminf(fmaxf(value, 0), 1);
}

static float ease_out(float t)
{
    const float rest = 1 - clamp01(t);
    return 1 - rest * rest * rest;
}

/* A little too far and back: for things that pop up. */
static float ease_pop(float t)
{
    const float rest = clamp01(t) - 1;
    return 1 + 2.7f * rest * rest * rest + 1.7f * rest * rest;
}

void count_draw_disc(App *app, Box b, SDL_Color colour, const char *words)
{
    TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE};
    style.size = b.h * 0.52f / app->canvas->text_scale; /* the disc grows with the board alone */
    paint_shadow(app->canvas, b, b.w / 2, b.w * 0.14f, 0.45f);
    paint_box(app->canvas, b, b.w / 2, TONE_CREAM, TONE_CREAM);
    const Box inner = box_inset(b, b.w * 0.07f);
    paint_box(app->canvas, inner, inner.w / 2, colour_lit(colour, 0.2f),
              colour_dark(colour, 0.12f));
    text_draw(app->canvas, &style, words, inner);
}

void count_draw_house(App *app, int player, Box board, bool roof)
{
    const Home *home = count_home(app, player);
    home_view_draw(app->canvas, home, board, 0);
    if (roof)
        house_roof_draw(app->canvas, home->cards, board);
}

/* The head of a player's card: badge, name, and a number at the right. */
void count_draw_seat(App *app, int player, Box b, float text, const char *right)
{
    const SDL_Color colour = RGB(SEAT_COLOURS[app->seats[player].colour]);
    const TextStyle name = {TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT, .size = text};
    const TextStyle number = {TEXT_NAME, TONE_CREAM, .align = ALIGN_RIGHT, .size = text * 1.2f};
    const float badge = fminf(b.h - 8, 34);
    paint_box(app->canvas, b, 13, colour_lit(colour, 0.12f), colour_dark(colour, 0.08f));
    paint_fill(app->canvas, box(b.x, b.y + b.h - 13, b.w, 13), colour_dark(colour, 0.07f));
    b = box(b.x + 8, b.y, b.w - 18, b.h);
    badge_draw(app->canvas, &app->seats[player],
               box_centred(box_cut_left(&b, badge, 8), badge, badge));
    if (right[0])
        text_draw(app->canvas, &number, right, box_cut_right(&b, fminf(56, b.w * 0.4f), 4));
    line_draw_name(app->canvas, &name, count_name(app, player), b);
}

/* ---- what is counted ---- */

/* The box around spaces of one floor. */
static Box spaces_box(Box board, SpaceSet spaces)
{
    const Box first = home_view_space(board, space_first(spaces));
    const Box last = home_view_space(board, (Space)(31 - __builtin_clz((unsigned)spaces)));
    return box(first.x, first.y, last.x + last.w - first.x, first.h);
}

static Box token_box(Box board, const CountStep *step)
{
    if (!step->spaces)
        return home_view_garden(board, (ResourceType)step->token);
    const Box b = home_view_space(board, space_first(step->spaces));
    const float size = b.w * 0.36f;
    return box(b.x + b.w * 0.97f - size, b.y + b.h - b.w * 0.03f - size, size, size);
}

/* Where the points of a step stay on the house. */
static Box badge_box(Box board, const Home *home, const CountStep *step)
{
    const float size = board.w * 0.036f;
    if (step->kind == COUNT_TOKEN) {
        const Box token = token_box(board, step);
        const float top = step->spaces ? token.y - size * 0.35f : token.y + token.h * 0.1f;
        const float right = fminf(token.x + token.w + size * 0.3f, board.x + board.w - 3);
        return box(right - size, top, size, size);
    }
    const Box b = spaces_box(board, step->spaces);
    const Space last = (Space)(31 - __builtin_clz((unsigned)step->spaces));
    const bool token = space_in(home->decorated, last);
    const float x = token ? b.x + 4 : b.x + b.w - size - 4;
    return box(x, b.y + b.h - size - 4, size, size);
}

void count_draw_badges(const Count *count, App *app)
{
    const Box board = count->layout.board;
    for (int i = 0; i < count->step && i < count->plan.count; i++) {
        const CountStep *step = &count->plan.items[i];
        char number[8];
        if (step->player != count->viewed ||
            (step->kind != COUNT_ROOM && step->kind != COUNT_TOKEN))
            continue;
        snprintf(number, sizeof number, "%d", step->points);
        count_draw_disc(app, badge_box(board, count_home(app, step->player), step),
                        step->kind == COUNT_TOKEN ? TONE_AMBER
                        : step->points            ? TONE_GREEN
                                                  : TONE_STONE,
                        number);
    }
}

/* A golden edge that shines outwards: the picture inside stays clear. */
static void draw_light(App *app, Box b, float strength, float radius)
{
    enum { RINGS = 6 };
    for (int ring = RINGS; ring > 0; ring--) {
        const float out = 2 * (float)ring;
        const float fade = 1 - (float)ring / (RINGS + 1);
        paint_frame(app->canvas, box_inset(b, -out), radius + out, 3,
                    colour_alpha(TONE_GLOW, 0.6f * fade * strength));
    }
    paint_frame(app->canvas, box_inset(b, -2), radius, 4.5f, colour_alpha(TONE_BUTTER, strength));
    paint_frame(app->canvas, box_inset(b, -2), radius, 1.5f, colour_alpha(TONE_SHEET, strength));
}

/* Light on everything that the step counts. */
static void draw_lights(const Count *count, App *app, const CountStep *step, float t)
{
    const Box board = count->layout.board;
    const float strength = fminf(t / 0.12f, 1) * clamp01((1 - t) / 0.2f);
    switch (step->kind) {
    case COUNT_ROOM:
        draw_light(app, spaces_box(board, step->spaces), strength, 6);
        break;
    case COUNT_TOKEN:
        draw_light(app, box_inset(token_box(board, step), step->spaces ? -3 : 2), strength,
                   step->spaces ? board.w * 0.04f : 10);
        break;
    case COUNT_BATHROOMS:
    case COUNT_TRIO:
    case COUNT_EMPTY_ROOMS:
        for (SpaceSet left = step->spaces; left; left &= left - 1)
            draw_light(app, home_view_space(board, space_first(left)), strength, 6);
        break;
    default:
        break;
    }
}

/* Where the points of a step appear. */
static Box source_box(const Count *count, const CountStep *step)
{
    const Box board = count->layout.board;
    switch (step->kind) {
    case COUNT_ROOM:
        return spaces_box(board, step->spaces);
    case COUNT_TOKEN:
        return token_box(board, step);
    case COUNT_ROOF:
        return box(board.x + board.w * 0.3f, board.y, board.w * 0.4f, board.h * 0.13f);
    default:
        return box(board.x, board.y + board.h * 0.13f, board.w, board.h * 0.54f);
    }
}

/* The points pop up in the house, fly in a bow to the pad, and are written there. */
static void draw_points(const Count *count, App *app, const CountStep *step, float t)
{
    const bool counts = step->category < SCORE_TOTAL;
    char words[8];
    if (!counts || t >= COUNT_LANDS)
        return;
    const float size = count->layout.board.w * (step->points >= 6 ? 0.082f : 0.068f);
    const Box from = box_centred(source_box(count, step), size, size);
    const Box cell = pad_cell(count->layout.pad, count->plan.players, step->player, step->category);
    const Box to = box_centred(cell, size * 0.6f, size * 0.6f);
    const float way = clamp01((t - COUNT_LEAVES) / (COUNT_LANDS - COUNT_LEAVES));
    const float eased = way * way * (3 - 2 * way);
    const float pop = ease_pop(t / 0.22f);
    Box b = box_between(from, to, step->points ? eased : 0);
    b = box_centred(b, b.w * pop, b.h * pop);
    b.y -= step->points ? sinf(eased * 3.1415927f) * 70 : 0;
    snprintf(words, sizeof words, "%s%d", step->points ? "+" : "", step->points);
    paint_glow(app->canvas, b, b.w / 2, 10, colour_alpha(TONE_SHINE, 0.51f));
    count_draw_disc(app, b, step->points ? TONE_GREEN : TONE_STONE, words);
}

/* ---- the plaque in the earth ---- */

void count_draw_plaque(const Count *count, App *app)
{
    const CountStep *step = count_step(count);
    const Box pile = home_view_pile(count->layout.board);
    const TextStyle title = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle help = {TEXT_NOTE, TONE_OAT, .align = ALIGN_LEFT};
    const int children = count->scores[count->viewed].children;
    char words[NAME_CAPACITY + 64];
    if (step && step->kind <= COUNT_ROOFS_LAID)
        return; /* the roofs lie there */
    Box b = box_inset(pile, pile.h * 0.14f);
    const float badge = fminf(b.h * 0.6f, 52);
    paint_box(app->canvas, b, 12, colour_alpha(TONE_BEAM_LOW, 0.8f),
              colour_alpha(TONE_BEAM_LOW, 0.8f));
    paint_frame(app->canvas, b, 12, 1.4f, colour_alpha(TONE_SAND, 0.67f));
    b = box_inset(b, 10);
    badge_draw(app->canvas, &app->seats[count->viewed],
               box_centred(box_cut_left(&b, badge, 14), badge, badge));
    snprintf(words, sizeof words, tr(app->words, "%s’s dream home"),
             count_name(app, count->viewed));
    if (step) { /* how many children live there is not told before it counts */
        line_draw_cut(app->canvas, &title, words, b);
        return;
    }
    line_draw_cut(app->canvas, &title, words, box_cut_top(&b, b.h * 0.56f, 0));
    snprintf(words, sizeof words,
             tr_count(app->words, "%d child lives here", "%d children live here", children),
             children);
    text_draw(app->canvas, &help, words, b);
}

/* ---- layers and the whole ---- */

static void draw_bar(const Count *count, App *app, const char *heading, const char *date)
{
    const CountLayout *l = &count->layout;
    const TextStyle title = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle date_style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_RIGHT};
    widget_draw_bar(app->canvas, l->bar, true);
    paint_picture(app->canvas, "icons", "home", box(l->title.x - 40, l->bar.y + 8, 30, 30));
    text_draw(app->canvas, &title, heading, l->title);
    const DealLabel deal = {.options = &play_record(app->play)->options,
                            .words = app->words,
                            .style = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT}};
    deal_label_draw(app->canvas, &deal, l->deal);
    text_draw(app->canvas, &date_style, date,
              box(l->bar.x + l->bar.w - 316, l->bar.y, 300, l->bar.h));
}

static void draw_still(const Count *count, App *app, const char *heading, const char *date)
{
    const CountLayout *l = &count->layout;
    SDL_Texture *wood = pictures_get(app->canvas->pictures, "boards", "table",
                                     app->canvas->view.w * app->canvas->unit);
    if (wood)
        paint_texture(app->canvas, wood, box(0, 0, 1, 1), app->canvas->view, 1, 0);
    else
        widget_draw_backdrop(app->canvas);
    draw_bar(count, app, heading, date);
    paint_shadow(app->canvas, box_inset(l->board, -FRAME), 14, 14, 0.55f);
    paint_box(app->canvas, box_inset(l->board, -FRAME), 14, TONE_CREAM, TONE_PAPER);
    count_draw_house(app, count->viewed, l->board, count_roof_is_laid(count, count->viewed));
    count_draw_houses(count, app);
    pad_draw_paper(app, l->pad);
}

static PadSheet sheet_of(const Count *count, const App *app)
{
    const CountStep *step = count_step(count);
    const int landed = count_landed(count, app);
    PadSheet sheet = {.players = count->plan.players, .player = count->viewed, .lit = -1};
    for (int player = 0; player < sheet.players; player++) {
        sheet.scores[player] =
            step ? count_score(&count->plan, landed, player) : count->scores[player];
        sheet.settled[player] =
            step ? count_settled(&count->plan, landed, player) : SCORE_CATEGORY_COUNT;
        sheet.children[player] = !step || sheet.scores[player].children > 0;
    }
    if (step && landed > count->step && step->kind != COUNT_TIE &&
        (step->points || step->kind == COUNT_TOTAL))
        sheet.lit = (int)step->category;
    if (!step) {
        const unsigned leaders = count_leaders(play_game(app->play));
        sheet.winners = count->winners;
        sheet.tie = (leaders & (leaders - 1)) != 0;
    }
    return sheet;
}

/* A new house does not appear at once: a veil lifts. */
static void draw_veil(const Count *count, App *app, const CountStep *step, float t)
{
    if (step->kind == COUNT_BEGIN && t < 0.5f)
        paint_box(app->canvas, count->layout.board, 2,
                  colour_alpha(TONE_CREAM, 1 - ease_out(t * 2)),
                  colour_alpha(TONE_PAPER, 1 - ease_out(t * 2)));
}

/* While the count runs, every key hurries it: no button has the focus until it is looked for. */
static void draw_widgets(const Count *count, App *app)
{
    Widgets shown = count->widgets;
    if (!count_finished(count) && !count->tabbed)
        shown.focus = -1;
    widgets_draw(&shown, app->canvas);
}

void count_draw(Count *count, App *app)
{
    const CountStep *step = count_step(count);
    const float t = count_progress(count, app);
    while (layer_next(app->canvas, &count->layer))
        draw_still(count, app, step ? tr(app->words, "Counting up") : tr(app->words, "Result"), "");
    layer_show(app->canvas, &count->layer);
    const PadSheet sheet = sheet_of(count, app);
    pad_draw_sheet(app, count->layout.pad, &sheet);
    if (step)
        draw_veil(count, app, step, t);
    count_draw_plaque(count, app);
    if (step)
        draw_lights(count, app, step, t);
    count_draw_badges(count, app);
    count_draw_pile(count, app);
    count_draw_found(count, app);
    count_draw_lens(count, app);
    if (step)
        count_draw_caption(count, app);
    else
        count_draw_banner(count, app);
    draw_widgets(count, app);
    count_draw_message(count, app);
    if (step)
        draw_points(count, app, step, t);
    else
        count_draw_confetti(count, app);
}

void count_draw_picture(const Count *count, App *app, const char *date)
{
    const PadSheet sheet = sheet_of(count, app);
    draw_still(count, app, EDITION_INFO[play_record(app->play)->options.edition].title, date);
    pad_draw_sheet(app, count->layout.pad, &sheet);
    count_draw_plaque(count, app);
    count_draw_badges(count, app);
    count_draw_banner(count, app);
}
