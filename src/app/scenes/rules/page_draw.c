/* Drawing what is in sight of a page. */
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/scenes/rules/page.h"
#include "app/scenes/rules/paragraph.h"
#include "app/widgets/widget.h"
#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>

/* ---- small parts ---- */

static const char *key_of(const Part *part)
{
    return part->key[0] ? part->key : part->words;
}

static void draw_panel(App *app, const Part *part, Box b)
{
    const SDL_Color colour = part->style.colour;
    paint_box(app->canvas, b, 12, colour, colour_mix(colour, TONE_EDGE, 0.12f));
    paint_frame(app->canvas, b, 12, 1.5f, colour_mix(colour, TONE_WOOD, 0.22f));
}

static void draw_icon(App *app, const Part *part, Box b)
{
    SDL_Texture *icon =
        pictures_get(app->canvas->pictures, "icons", part->words, b.w * app->canvas->unit);
    paint_tinted(app->canvas, icon, b, part->style.colour);
}

/* A picture with a colour is printed on what it lies on. */
static void draw_picture(App *app, const Part *part, Box b)
{
    if (!part->style.colour.a) {
        paint_picture(app->canvas, part->detail, key_of(part), b);
        return;
    }
    SDL_Texture *picture =
        pictures_get(app->canvas->pictures, part->detail, key_of(part), b.w * app->canvas->unit);
    paint_tinted(app->canvas, picture, b, part->style.colour);
}

static void draw_tile(App *app, const Part *part, Box b)
{
    const SDL_Color colour = part->style.colour;
    paint_shadow(app->canvas, b, b.w * 0.2f, 5, 0.35f);
    paint_box(app->canvas, b, b.w * 0.2f, colour_lit(colour, 0.18f), colour);
    paint_frame(app->canvas, box_inset(b, 2), b.w * 0.2f - 2, 1.5f,
                colour_alpha(TONE_CREAM, 0.35f));
}

/* The number keeps to its disc, whatever the size of the text. */
static void draw_disc(App *app, const Part *part, Box b)
{
    TextStyle style = part->style;
    style.size = b.h * 0.52f / app->canvas->text_scale;
    paint_box(app->canvas, b, b.w / 2, colour_lit(TONE_RED_WARM, 0.12f), TONE_RED_WARM);
    paint_frame(app->canvas, box_inset(b, 2), b.w / 2 - 2, 1.5f, colour_alpha(TONE_CREAM, 0.63f));
    text_draw(app->canvas, &style, key_of(part), box_inset(b, b.w * 0.14f));
}

static void draw_points(App *app, int number, Box b)
{
    /* The number keeps to its badge, whatever the size of the text. */
    const float scale = app->canvas->text_scale;
    const TextStyle style = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE,
                             .size = b.h * 0.46f / scale};
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    paint_picture(app->canvas, "cards/frames", "points-badge", b);
    text_draw(app->canvas, &style, digits, box_inset(b, b.w * 0.14f));
}

static void draw_badge(App *app, const Part *part, Box b)
{
    draw_points(app, part->number, b);
}

/* ---- houses ---- */

static void draw_verdict(App *app, Box space, SDL_Color colour, Shape shape)
{
    const float size = space.w * 0.46f;
    const Box disc = box_centred(space, size, size);
    paint_box(app->canvas, box_inset(space, 1), 4, colour_alpha(colour, 0.22f),
              colour_alpha(colour, 0.22f));
    paint_frame(app->canvas, box_inset(space, 1), 4, 2, colour);
    paint_shadow(app->canvas, disc, size / 2, 4, 0.4f);
    paint_box(app->canvas, disc, size / 2, colour_lit(colour, 0.15f), colour);
    if (shape == SHAPE_NONE)
        paint_picture(app->canvas, "icons", "flip", box_inset(disc, size * 0.2f));
    else
        shape_draw(app->canvas, shape, box_inset(disc, size * 0.24f), TONE_CREAM);
}

/* The dark line around the gold one keeps it visible on light rooms. */
static void draw_here(App *app, Box space)
{
    paint_frame(app->canvas, box_inset(space, -2), 5, 5, colour_alpha(TONE_INK, 0.59f));
    paint_frame(app->canvas, box_inset(space, -1), 5, 3, TONE_GOLD);
}

/* What lies on it is drawn later. */
static void draw_glow(App *app, const Part *part, Box b)
{
    (void)part;
    paint_glow(app->canvas, b, 8, 12, colour_alpha(TONE_GOLD, 0.78f));
    paint_frame(app->canvas, box_inset(b, -5), 9, 2.5f, TONE_GOLD);
}

static void draw_mark(App *app, Word what, Box space)
{
    if (word_is(what, "yes"))
        draw_verdict(app, space, TONE_GREEN, SHAPE_TICK);
    else if (word_is(what, "no"))
        draw_verdict(app, space, TONE_RED_WARM, SHAPE_CROSS);
    else if (word_is(what, "down"))
        draw_verdict(app, space, TONE_AMBER, SHAPE_NONE);
    else if (word_is(what, "here"))
        draw_here(app, space);
    else
        draw_points(app, what.length > 1 ? what.at[1] - '0' : 0,
                    box(space.x + space.w * 0.04f, space.y + space.w * 0.04f, space.w * 0.42f,
                        space.w * 0.42f));
}

static void draw_marks(App *app, const char *spaces, Box board)
{
    Word list = word_of(spaces ? spaces : ""), word;
    while (word_next(&list, &word)) {
        Space space;
        const Word name = word_until(&word, ':');
        if (notation_read_space(name, &space))
            draw_mark(app, word, home_view_space(board, space));
    }
}

static void draw_home(App *app, const Part *part, Box b)
{
    Home home;
    Complaint complaint;
    if (!notation_read_home(word_of(part->words), &home, &complaint))
        return; /* a test reads every line of the book */
    paint_shadow(app->canvas, box_inset(b, 3), 10, 7, 0.4f);
    home_view_draw(app->canvas, &home, b, 0);
    if (home.rooms == SPACES_ALL) { /* the game is over */
        home_view_draw_store(app->canvas, b);
        house_roof_draw(app->canvas, home.cards, b);
    }
    draw_marks(app, part->detail, b);
}

/* ---- the page ---- */

static bool is_chosen(const Page *page, const Part *part, const Hit *hit)
{
    return hit && hit->chapter == page->chapter && hit->block == part->block &&
           hit->line == part->line;
}

static ParagraphMarks marks_of(const Page *page, const Part *part, const PageMarks *marks)
{
    return (ParagraphMarks){marks->sought,
                            is_chosen(page, part, marks->chosen) ? marks->chosen->nth : -1};
}

static void draw_text(const Page *page, App *app, const Part *part, Box b, const PageMarks *marks)
{
    const ParagraphMarks words = marks_of(page, part, marks);
    paragraph_draw(app->canvas, &part->style, part->words, b, marks->sought[0] ? &words : NULL);
}

/* The parts that need nothing but one call. */
static void draw_simple(App *app, const Part *part, Box b)
{
    switch (part->kind) {
    case PART_LABEL:
        text_draw(app->canvas, &part->style, key_of(part), b);
        break;
    case PART_ROW:
        paint_box(app->canvas, b, 2, part->style.colour, part->style.colour);
        break;
    case PART_WOOD:
        widget_draw_wood(app->canvas, b);
        break;
    case PART_LINE:
        paint_fill(app->canvas, b, part->style.colour);
        break;
    case PART_SHAPE:
        shape_draw(app->canvas, part->shape, b, part->style.colour);
        break;
    case PART_PICTURE:
        draw_picture(app, part, b);
        break;
    case PART_CARD:
        card_draw(app->cards, part->card, b, 0, 0);
        break;
    default:
        break;
    }
}

static void draw_part(App *app, const Part *part, Box b)
{
    static void (*const DRAW[PART_COUNT])(App *, const Part *, Box) = {
        [PART_PANEL] = draw_panel, [PART_TILE] = draw_tile,    [PART_DISC] = draw_disc,
        [PART_ICON] = draw_icon,   [PART_POINTS] = draw_badge, [PART_HOME] = draw_home,
        [PART_GLOW] = draw_glow,
    };
    if (DRAW[part->kind])
        DRAW[part->kind](app, part, b);
    else
        draw_simple(app, part, b);
}

void page_draw(const Page *page, App *app, const Scroll *scroll, Box origin, const PageMarks *marks)
{
    for (int i = 0; i < page->count; i++) {
        const Part *part = &page->parts[i];
        const Box b = box_moved(part->box, origin.x, origin.y);
        if (!scroll_sees(scroll, box_inset(b, -8)))
            continue;
        if (part->kind == PART_TEXT)
            draw_text(page, app, part, scroll_moved(scroll, b), marks);
        else
            draw_part(app, part, scroll_moved(scroll, b));
    }
}

Box page_hit_box(const Page *page, App *app, const PageMarks *marks)
{
    for (int i = 0; i < page->count; i++) {
        const Part *part = &page->parts[i];
        if (part->kind != PART_TEXT || !is_chosen(page, part, marks->chosen))
            continue;
        const ParagraphMarks words = marks_of(page, part, marks);
        const float top =
            paragraph_hit_top(app->canvas, &part->style, part->words, part->box.w, &words);
        return box(part->box.x, part->box.y + top, part->box.w,
                   paragraph_line_height(app->canvas, &part->style));
    }
    return box(0, 0, page->width, 1);
}
