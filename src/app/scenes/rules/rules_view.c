/* How the rulebook looks: a wooden cover, the chapters on it, and a sheet of paper. */
#include "app/scenes/rules/rules.h"

#include "app/scenes/rules/contents.h"

#include <math.h>
#include <stdio.h>

static const float MARGIN = 44; /* of the page */

static const TextStyle TITLE_STYLE = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
static const TextStyle COUNTER_STYLE = {TEXT_LABEL, TONE_HONEY, .align = ALIGN_CENTRE};
static const TextStyle NEXT_STYLE = {TEXT_LABEL, TONE_TEAL, .align = ALIGN_RIGHT};

PageMarks rules_marks(const Rules *rules)
{
    return (PageMarks){rules->sought, rules->hit >= 0 ? &rules->hits.items[rules->hit] : NULL};
}

/* ---- layout ---- */

static void lay_head(Rules *rules, App *app, Box head, float list_width)
{
    const float scale = app->canvas->text_scale;
    rules->title = box_cut_left(&head, list_width, 22);
    rules->items[CLOSE].box = box_cut_right(&head, head.h, 18);
    rules->items[NEXT].box = box_cut_right(&head, head.h, 8);
    rules->items[PREVIOUS].box = box_cut_right(&head, head.h, 10);
    rules->counter = box_cut_right(&head, 40 + 90 * scale, 12);
    rules->items[SEARCH].box = head;
    rules->items[SEARCH].label = tr(app->words, "Search the rules");
    rules->items[PREVIOUS].label = tr(app->words, "Previous match");
    rules->items[NEXT].label = tr(app->words, "Next match");
    rules->items[CLOSE].label = tr(app->words, "Close");
}

static void lay_list(Rules *rules, App *app, Box list)
{
    float y = list.y + 4;
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        Widget *item = &rules->items[CHAPTERS + i];
        item->label = tr(app->words, rulebook_chapter(i)->title);
        const float width = list.w - 12;
        const float height = chapter_widget_height(app->canvas, item->label, width);
        item->box = box(list.x, y, width, height);
        y += height + 4;
    }
    scroll_set(&rules->widgets.scroll, list, y - list.y);
    scroll_show(&rules->widgets.scroll, rules->items[CHAPTERS + rules->chapter].box);
}

/* The corner of the page in the view, unscrolled: a wide sheet keeps its text in the middle. */
Box rules_page_origin(const Rules *rules)
{
    const Box window = rules->sheet.window;
    return box(window.x + (window.w - rules->page.width) / 2, window.y + MARGIN * 0.75f, 0, 0);
}

void rules_hear(Rules *rules, const App *app, int passage)
{
    Text text = text_on(rules->heard, sizeof rules->heard);
    rules->passage = passage;
    page_passage(&rules->page, app, passage, &text);
    rules->items[PAGE].text = rules->heard;
    rules->items[PAGE].label = tr(app->words, rulebook_chapter(rules->chapter)->title);
}

void rules_lay_page(Rules *rules, App *app)
{
    const float scale = app->canvas->text_scale;
    const Box window = rules->sheet.window;
    const float width = fminf(window.w - 2 * MARGIN, 700 + 220 * scale);
    const bool last = rules->chapter == CHAPTER_COUNT - 1;
    page_lay(&rules->page, app, &rules->options, rules->chapter, width);
    const Box origin = rules_page_origin(rules);
    const float foot = last ? 0 : 30 * scale;
    rules->next = box(origin.x, origin.y + rules->page.height + 8, width, foot);
    rules->sheet.at = page_y_of(&rules->page, rules->mark);
    scroll_set(&rules->sheet, window, rules->page.height + foot + MARGIN * 1.5f + 8);
    rules->laid = true;
    rules_hear(rules, app, rules->passage);
    for (int i = 0; i < CHAPTER_COUNT; i++)
        chapter_widget_open(&rules->items[CHAPTERS + i], i == rules->chapter);
}

void rules_layout(void *self, App *app)
{
    Rules *rules = self;
    const float scale = app->canvas->text_scale;
    if (rules->laid)
        rules->mark = page_mark_of(&rules->page, rules->sheet.at);
    rules->panel = box_inset(app->canvas->view, 22);
    rules->panel = box_centred(rules->panel, fminf(rules->panel.w, 1560), rules->panel.h);
    Box inside = box_inset(rules->panel, 20);
    const float list_width = fminf(190 + 112 * scale, app->canvas->view.w * 0.3f);
    lay_head(rules, app, box_cut_top(&inside, 24 + 22 * fminf(scale, 1.7f), 18), list_width);
    const Box list = box_cut_left(&inside, list_width, 22);
    rules->paper = inside;
    rules->items[PAGE].box = inside;
    rules->sheet.window = box(inside.x + 4, inside.y + 4, inside.w - 8, inside.h - 8);
    lay_list(rules, app, list);
    rules_lay_page(rules, app);
}

/* ---- drawing ---- */

/* Whoever searches by ear hears which match it is, and what it says. */
static void tell_match(const Rules *rules, App *app, const char *counter)
{
    char words[SENTENCE_CAPACITY];
    Text text = text_on(words, sizeof words);
    text_add(&text, counter);
    if (rules->hits.count) {
        text_add(&text, ". ");
        text_add(&text, rules->heard);
    }
    canvas_tell_saying(app->canvas, SAYING_NEWS, words);
}

static void draw_counter(const Rules *rules, App *app)
{
    char words[64];
    if (!rules->sought[0])
        return;
    if (rules->hits.count)
        /* words: the match of a search that is shown, and how many there are */
        snprintf(words, sizeof words, tr(app->words, "%d of %d"), rules->hit + 1,
                 rules->hits.count);
    else
        snprintf(words, sizeof words, "%s", tr(app->words, "Nothing found"));
    widget_draw_label(app->canvas, &COUNTER_STYLE, words, rules->counter);
    tell_match(rules, app, words);
}

static void draw_next(const Rules *rules, App *app)
{
    if (rules->chapter == CHAPTER_COUNT - 1 || !scroll_sees(&rules->sheet, rules->next))
        return;
    Box b = scroll_moved(&rules->sheet, rules->next);
    const bool hovered = app->input.pointer_used && box_has(b, app->input.x, app->input.y);
    TextStyle style = NEXT_STYLE;
    if (hovered)
        style.colour = TONE_RED_WARM;
    const Box arrow = box_cut_right(&b, b.h, 6);
    shape_draw(app->canvas, SHAPE_RIGHT, box_inset(arrow, b.h * 0.22f), style.colour);
    text_draw(app->canvas, &style, tr(app->words, rulebook_chapter(rules->chapter + 1)->title), b);
}

static void draw_page_sheet(const Rules *rules, App *app)
{
    const PageMarks marks = rules_marks(rules);
    widget_draw_paper(app->canvas, rules->paper);
    scroll_begin(app->canvas, &rules->sheet);
    page_draw(&rules->page, app, &rules->sheet, rules_page_origin(rules), &marks);
    draw_next(rules, app);
    scroll_end(app->canvas, &rules->sheet);
}

void rules_draw(const void *self, App *app)
{
    const Rules *rules = self;
    Box title = rules->title;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_wood(app->canvas, rules->panel);
    /* The cover is opaque: nothing below may shine through between the chapters. */
    paint_box(app->canvas, box_inset(rules->panel, 2), 11, TONE_BEAM, TONE_BEAM_LOW);
    paint_picture(app->canvas, "icons", "rules", box_cut_left(&title, title.h, 10));
    text_draw(app->canvas, &TITLE_STYLE, tr(app->words, "Rules"), title);
    draw_counter(rules, app);
    draw_page_sheet(rules, app);
    widgets_draw(&rules->widgets, app->canvas);
}
