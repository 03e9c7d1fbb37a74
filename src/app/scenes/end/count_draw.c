/* How the count looks: the house in the middle, what is counted in it, and the points that fly. */
#include "app/draw/contrast.h"
#include "app/draw/sketch.h"
#include "app/pieces/badge.h"
#include "app/pieces/deal_label.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/scenes/end/count.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

static const float FRAME = 5;

static float clamp01(float value)
{
    return fminf(fmaxf(value, 0), 1);
}

/* Overshoots a little and comes back: for things that pop up. */
static float ease_pop(float t)
{
    const float rest = clamp01(t) - 1;
    return 1 + 2.7f * rest * rest * rest + 1.7f * rest * rest;
}

void count_draw_disc(const Stage *stage, Box b, SDL_Color colour, const char *words)
{
    TextStyle style = {TEXT_NAME, contrast_words_on(colour), .align = ALIGN_CENTRE};
    style.size = b.h * 0.52f / stage->canvas->text_scale; /* the disc grows with the board alone */
    paint_shadow(stage->canvas, b, b.w / 2, b.w * 0.14f, 0.45f);
    paint_box(stage->canvas, b, b.w / 2, TONE_CREAM, TONE_CREAM);
    const Box inner = box_inset(b, b.w * 0.07f);
    paint_box(stage->canvas, inner, inner.w / 2, colour_lit(colour, 0.08f),
              colour_dark(colour, 0.08f));
    text_draw(stage->canvas, &style, words, inner);
}

void count_draw_house(const Stage *stage, int player, Box board, bool roof)
{
    const Home *home = count_home(stage->play, player);
    home_view_draw(stage->canvas, home, board, 0);
    if (roof) {
        home_view_draw_store(stage->canvas, board);
        house_roof_draw(stage->canvas, home->cards, board);
    }
}

/* The head of a player's card: badge, name, and a number at the right. */
void count_draw_seat(const Stage *stage, int player, Box b, float text, const char *right)
{
    const SDL_Color colour = RGB(SEAT_COLOURS[stage->seats[player].colour]);
    const TextStyle name = {TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT, .size = text};
    const TextStyle number = {TEXT_NAME, TONE_CREAM, .align = ALIGN_RIGHT, .size = text * 1.2f};
    const float badge = fminf(b.h - 8, 34);
    paint_box(stage->canvas, b, 13, colour_lit(colour, 0.12f), colour_dark(colour, 0.08f));
    paint_fill(stage->canvas, box(b.x, b.y + b.h - 13, b.w, 13), colour_dark(colour, 0.07f));
    b = box(b.x + 8, b.y, b.w - 18, b.h);
    badge_draw(stage->canvas, &stage->seats[player],
               box_centred(box_cut_left(&b, badge, 8), badge, badge));
    if (right[0])
        text_draw(stage->canvas, &number, right, box_cut_right(&b, fminf(56, b.w * 0.4f), 4));
    line_draw_name(stage->canvas, &name, count_name(stage->play, player), b);
}

/* ---- what is counted ---- */

/* From a room to the middle of the beam below it, as a part of the board's width. */
static const float BEAM = 0.0045f;

static Box token_box(const Count *count, const Stage *stage, const CountStep *step)
{
    const Box board = count->layout.board;
    return step->spaces ? home_view_decor(stage->canvas, count_home(stage->play, step->player),
                                          board, space_first(step->spaces))
                        : home_view_garden(board, (ResourceType)step->token);
}

/* On the beam below the last card of a room, at the right, where they hide nothing in any picture.
 * The points of décor stand beside those of the room. */
static Box badge_on_beam(Box board, const Home *home, const CountStep *step, float size)
{
    const SpaceSet room = home_room_at(home, space_first(step->spaces));
    const Box b = home_view_spaces(board, step->spaces);
    const Box whole = home_view_spaces(board, room);
    const bool beside = step->kind == COUNT_TOKEN && b.x + b.w == whole.x + whole.w;
    return box(b.x + b.w - (beside ? 2.1f : 1) * size - 2, b.y + b.h + BEAM * board.w - size / 2,
               size, size);
}

Box count_badge(Box board, const Home *home, const CountStep *step, float grow)
{
    const float size = board.w * 0.036f * grow;
    if (step->spaces)
        return badge_on_beam(board, home, step, size);
    const Box token = home_view_garden(board, (ResourceType)step->token);
    const float right = fminf(token.x + token.w + size * 0.3f, board.x + board.w - 3);
    return box(right - size, token.y + token.h * 0.1f, size, size);
}

void count_draw_badges(const Count *count, const Stage *stage)
{
    const Box board = count->layout.board;
    const float grow = fmaxf(1, 0.7f + 0.3f * fminf(stage->canvas->text_scale, 2));
    for (int i = 0; i < count->step && i < count->plan.count; i++) {
        const CountStep *step = &count->plan.items[i];
        char number[8];
        if (step->player != count->viewed ||
            (step->kind != COUNT_ROOM && step->kind != COUNT_TOKEN))
            continue;
        snprintf(number, sizeof number, "%d", step->points);
        const Home *home = count_home(stage->play, step->player);
        count_draw_disc(stage, count_badge(board, home, step, grow),
                        step->kind == COUNT_TOKEN ? TONE_AMBER
                        : step->points            ? TONE_GREEN
                                                  : TONE_STONE,
                        number);
    }
}

/* A golden edge that shines outwards: the picture inside stays clear. */
static void draw_light(const Stage *stage, Box b, float strength, float radius)
{
    enum { RINGS = 6 };
    for (int ring = RINGS; ring > 0; ring--) {
        const float out = 2 * (float)ring;
        const float fade = 1 - (float)ring / (RINGS + 1);
        paint_frame(stage->canvas, box_inset(b, -out), radius + out, 3,
                    colour_alpha(TONE_GLOW, 0.6f * fade * strength));
    }
    paint_frame(stage->canvas, box_inset(b, -2), radius, 4.5f, colour_alpha(TONE_BUTTER, strength));
    paint_frame(stage->canvas, box_inset(b, -2), radius, 1.5f, colour_alpha(TONE_SHEET, strength));
}

/* Light on everything that the step counts. */
static void draw_lights(const Count *count, const Stage *stage, const CountStep *step, float t)
{
    const Box board = count->layout.board;
    const float strength = fminf(t / 0.12f, 1) * clamp01((1 - t) / 0.2f);
    switch (step->kind) {
    case COUNT_ROOM:
        draw_light(stage, home_view_spaces(board, step->spaces), strength, 6);
        break;
    case COUNT_TOKEN:
        draw_light(stage, box_inset(token_box(count, stage, step), 2), strength, 10);
        break;
    case COUNT_BATHROOMS:
    case COUNT_TRIO:
    case COUNT_EMPTY_ROOMS:
        for (SpaceSet left = step->spaces; left; left &= left - 1)
            draw_light(stage, home_view_space(board, space_first(left)), strength, 6);
        break;
    default:
        break;
    }
}

/* Where the points of a step appear. */
static Box source_box(const Count *count, const Stage *stage, const CountStep *step)
{
    const Box board = count->layout.board;
    switch (step->kind) {
    case COUNT_ROOM:
        return home_view_spaces(board, step->spaces);
    case COUNT_TOKEN:
        return token_box(count, stage, step);
    case COUNT_ROOF:
        return box(board.x + board.w * 0.3f, board.y, board.w * 0.4f, board.h * 0.13f);
    default:
        return box(board.x, board.y + board.h * 0.13f, board.w, board.h * 0.54f);
    }
}

/* The points pop up in the house, fly in a bow to the pad, and are written there. */
static void draw_points(const Count *count, const Stage *stage, const CountStep *step, float t)
{
    const bool counts = step->category < SCORE_TOTAL;
    char words[8];
    if (!counts || t >= COUNT_LANDS)
        return;
    const float size = count->layout.board.w * (step->points >= 6 ? 0.082f : 0.068f);
    const Box from = box_centred(source_box(count, stage, step), size, size);
    const Box cell = pad_cell(count->layout.pad, count->plan.players, step->player, step->category);
    const Box to = box_centred(cell, size * 0.6f, size * 0.6f);
    const float way = clamp01((t - COUNT_LEAVES) / (COUNT_LANDS - COUNT_LEAVES));
    const float eased = way * way * (3 - 2 * way);
    const float pop = ease_pop(t / 0.22f);
    Box b = box_between(from, to, step->points ? eased : 0);
    b = box_centred(b, b.w * pop, b.h * pop);
    b.y -= step->points ? sinf(eased * 3.1415927f) * 70 : 0;
    snprintf(words, sizeof words, "%s%d", step->points ? "+" : "", step->points);
    paint_glow(stage->canvas, b, b.w / 2, 10, colour_alpha(TONE_SHINE, 0.51f));
    count_draw_disc(stage, b, step->points ? TONE_GREEN : TONE_STONE, words);
}

/* ---- layers and the whole ---- */

/* Where text is large, the heading gets only the width it needs: the rest is for the deal code. */
static Box heading_box(const Stage *stage, const TextStyle *style, const char *heading, Box b)
{
    const float high = fminf(1, 1.15f * b.h / text_line_height(stage->canvas, style));
    const TextStyle fitting = text_style_scaled(*style, high);
    if (stage->canvas->text_scale > 1)
        b.w = fminf(b.w, text_width(stage->canvas, &fitting, heading) + 4);
    return b;
}

static void draw_bar(const Count *count, const Stage *stage, const char *heading)
{
    const CountLayout *l = &count->layout;
    const TextStyle title = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const Box head = heading_box(stage, &title, heading, l->title);
    widget_draw_bar(stage->canvas, l->bar, true);
    paint_picture(stage->canvas, "icons", "home", box(l->title.x - 40, l->bar.y + 8, 30, 30));
    widget_draw_whole(stage->canvas, &title, heading, head);
    const DealLabel deal = {.options = &play_record(stage->play)->options,
                            .words = stage->words,
                            .style = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT}};
    const CountItem next = count_finished(count) ? ITEM_BEST : ITEM_REFERENCE;
    const float left = head.x + head.w + 16;
    deal_label_draw(stage->canvas, &deal,
                    box(left, head.y, l->buttons[next].x - 10 - left, head.h));
}

/* The family waves, by the light of the evening. */
static void draw_evening(const Count *count, const Stage *stage)
{
    const Home *home = count_home(stage->play, count->viewed);
    const Box board = count->layout.board;
    const Finale *finale = &count->finale;
    for (SpaceSet left = home->rooms; left; left &= left - 1) {
        const Space space = space_first(left);
        if (finale->frame[space])
            home_view_draw_motion(stage->canvas, home, board, space, finale->frame[space] - 1);
    }
    if (finale->dark) {
        evening_draw(count->evening, stage->canvas, home, board, finale->lit);
        house_roof_light(stage->canvas, home->cards, board, 1);
    }
}

/* The light fades while evening falls. Meanwhile the lights of the rooms are made, which after a
 * skipped count has not been done before. */
static void draw_dusk(const Count *count, const Stage *stage)
{
    const Box board = count->layout.board;
    if (count->finale.dark || count->finale.dusk <= 0)
        return;
    const Home *home = count_home(stage->play, count->viewed);
    const float moon = finale_moon(count->finale.dusk);
    evening_make_one(count->evening, stage->canvas, home, board);
    evening_draw_dusk(count->evening, stage->canvas, home, board, count->finale.dusk, moon);
    if (moon > 0)
        house_roof_light(stage->canvas, home->cards, board, moon);
}

static void draw_feast(const Count *count, const Stage *stage)
{
    draw_dusk(count, stage);
    count_draw_confetti(count, stage);
}

static PadSheet sheet_of(const Count *count, const Stage *stage)
{
    const CountStep *step = count_step(count);
    const int landed = count_landed(count, stage->speed);
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
        const unsigned leaders = count_leaders(play_game(stage->play));
        sheet.winners = count->winners;
        sheet.tie = (leaders & (leaders - 1)) != 0;
    }
    return sheet;
}

static void draw_sheet(const Count *count, const Stage *stage)
{
    const PadSheet sheet = sheet_of(count, stage);
    pad_draw_sheet(stage, count->layout.pad, &sheet);
}

static void draw_still(const Count *count, const Stage *stage)
{
    const CountLayout *l = &count->layout;
    SDL_Texture *wood = pictures_get(stage->canvas->pictures, "boards", "table",
                                     stage->canvas->view.w * stage->canvas->unit);
    if (wood)
        paint_texture(stage->canvas, wood, box(0, 0, 1, 1), stage->canvas->view, 1, 0);
    else
        widget_draw_backdrop(stage->canvas);
    draw_bar(count, stage,
             count_finished(count) ? tr(stage->words, "Result") : tr(stage->words, "Counting up"));
    paint_shadow(stage->canvas, box_inset(l->board, -FRAME), 14, 14, 0.55f);
    paint_box(stage->canvas, box_inset(l->board, -FRAME), 14, TONE_CREAM, TONE_PAPER);
    count_draw_house(stage, count->viewed, l->board, count_roof_is_laid(count, count->viewed));
    draw_evening(count, stage);
    count_draw_houses(count, stage);
    pad_draw_paper(stage, l->pad);
    if (count_finished(count))
        draw_sheet(count, stage);
}

/* Whose house it is and, once that is known, how close it came to the best one. */
static void say_house(const Count *count, const Stage *stage, int player, char *words, size_t size)
{
    char whose[NAME_CAPACITY + 64], share[PERFECT_CAPACITY] = "";
    snprintf(whose, sizeof whose, tr(stage->words, "%s’s house"), count_name(stage->play, player));
    if (count_finished(count))
        perfect_words(&count->perfect, stage->words, count->scores[player].total, share);
    snprintf(words, size, share[0] ? tr(stage->words, "%s: %s") : "%s", whose, share);
}

/* A name alone says too little. */
static const char *spoken_words(const Count *count, const Stage *stage, const Widget *widget,
                                char *words, size_t size)
{
    if (!widget || (widget->id != ITEM_STARTER && widget->kind != &house_widget))
        return NULL;
    if (widget->id == ITEM_STARTER)
        count_say_starter(count, stage, words, size);
    else
        say_house(count, stage, widget->id - ITEM_HOUSES, words, size);
    return words;
}

/* While the count runs, every key hurries it: no button has the focus until it is looked for. */
static void draw_widgets(const Count *count, const Stage *stage)
{
    Widgets shown = count->widgets;
    if (!count_finished(count) && !count->tabbed)
        shown.focus = -1;
    char words[NAME_CAPACITY + 192];
    const Widget *attended = widgets_attended(&shown, stage->canvas);
    widgets_draw_spoken(&shown, stage->canvas,
                        spoken_words(count, stage, attended, words, sizeof words));
}

/* Everything that moves, and everything that lies over it. */
static void draw_over(const Count *count, const Stage *stage)
{
    const CountStep *step = count_step(count);
    const float t = count_progress(count, stage->speed);
    if (step)
        draw_sheet(count, stage);
    if (!step)
        draw_feast(count, stage);
    count_draw_plaque(count, stage);
    if (step)
        draw_lights(count, stage, step, t);
    count_draw_badges(count, stage);
    count_draw_pile(count, stage);
    count_draw_found(count, stage);
    count_draw_lens(count, stage);
    if (step)
        count_draw_caption(count, stage);
    else
        count_draw_banner(count, stage);
    draw_widgets(count, stage);
    count_draw_message(count, stage);
    if (step)
        draw_points(count, stage, step, t);
}

/* A dry run that paints nothing, but asks for the pictures and makes the words, so that neither
 * takes long when it is first seen. */
static void go_through(const Count *count, const Stage *stage, bool still)
{
    Sketch unseen = {0};
    stage->canvas->sketch = &unseen;
    if (still)
        draw_still(count, stage);
    draw_over(count, stage);
    stage->canvas->sketch = NULL;
    sketch_close(&unseen);
}

void count_foresee(Count *count, const Stage *stage)
{
    stage->canvas->unseen = true;
    count->step = count->plan.count;
    go_through(count, stage, true);
    count->step = 0; /* which is seen first, so its pictures are asked for last */
    go_through(count, stage, true);
    stage->canvas->unseen = false;
}

/* The first picture does not come in pieces: until all is there, the last one of the table stays.
 */
static bool awaits_pictures(const Count *count, const Stage *stage)
{
    const bool first = !layer_texture(count->layer);
    if (first)
        go_through(count, stage, true);
    return first && pictures_pending(stage->canvas->pictures);
}

bool count_prepare(const Count *count, const Stage *stage)
{
    if (!layer_has_parts(stage->canvas, count->layer))
        return false;
    if (layer_waited(count->layer))
        return true;
    if (awaits_pictures(count, stage))
        return true;
    go_through(count, stage, false);
    while (layer_next_part(stage->canvas, count->layer))
        draw_still(count, stage);
    return true;
}

/* What the finale needs is made before: the confetti while the count begins, the lights of the
 * winners' house while there is time to look at a total. */
static void make_finale_ahead(const Count *count, const Stage *stage)
{
    const CountStep *step = count_step(count);
    if (count_make_confetti(count, stage->canvas))
        return;
    if (step && step->kind == COUNT_TOTAL && count->evening && layer_is_valid(count->layer))
        evening_make_one(count->evening, stage->canvas,
                         count_home(stage->play, __builtin_ctz(count->winners)),
                         count->layout.board);
}

void count_draw_moving(const Count *count, const Stage *stage)
{
    count_draw_fade_below(count, stage);
    draw_over(count, stage);
    count_draw_fade_above(count, stage);
}

void count_draw(const Count *count, const Stage *stage)
{
    make_finale_ahead(count, stage);
    while (layer_next(stage->canvas, count->layer))
        draw_still(count, stage);
    layer_show(stage->canvas, count->layer);
    count_draw_moving(count, stage);
}
