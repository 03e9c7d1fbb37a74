/* The rulebook: chapters at the left, a page at the right, a search above both. */
#include "app/rulebook/contents.h"
#include "app/rulebook/page.h"
#include "app/rulebook/rulebook.h"
#include "app/rulebook/search.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SEARCH, PREVIOUS, NEXT, CLOSE, PAGE, CHAPTERS, ITEM_COUNT = CHAPTERS + CHAPTER_COUNT };

typedef struct Rules {
    Widget items[ITEM_COUNT];
    Widgets widgets; /* its scroll is the one of the chapters */
    int chapter;
    float mark;   /* the place on the page while there is no layout of it */
    bool laid;    /* the page is laid out */
    Scroll sheet; /* the window onto the page */
    Box panel, title, counter, paper;
    Box next; /* the way to the next chapter, at the foot of the page, unscrolled */
    float drag_from;
    bool typed_before; /* letters were text when the book was opened */
    char sought[64];
    Hits hits;
    int hit; /* the one that was gone to, or -1 */
    Page page;
} Rules;

static const float MARGIN = 44; /* of the page */
static const float LINE_STEP = 72;

static const TextStyle TITLE_STYLE = {FACE_TITLE, 30, {0xff, 0xf1, 0xdb, 255}, ALIGN_LEFT, false};
static const TextStyle COUNTER_STYLE = {
    FACE_STRONG, 15, {0xe9, 0xc7, 0x8c, 255}, ALIGN_CENTRE, false};
static const TextStyle NEXT_STYLE = {FACE_STRONG, 18, {0x2f, 0x5d, 0x62, 255}, ALIGN_RIGHT, false};

/* ---- coming and going ---- */

/* Typing starts a search from anywhere; but where typing opens a keyboard on the screen, only the
 * field may do so. */
static void listen(void)
{
    if (!SDL_HasScreenKeyboardSupport() && !SDL_IsTextInputActive())
        SDL_StartTextInput();
}

static void take_topic(Rules *rules, App *app)
{
    BookPlace place;
    rules->chapter = app->rules_chapter;
    rules->mark = app->rules_mark;
    if (app->rules_topic && rulebook_find(app->rules_topic, &place)) {
        rules->chapter = place.chapter;
        rules->mark = (float)place.block;
    }
    app->rules_topic = NULL;
}

static bool enter(void *self, App *app)
{
    Rules *rules = self;
    rules->typed_before = SDL_IsTextInputActive();
    rules->hit = -1;
    take_topic(rules, app);
    rules->items[SEARCH] = (Widget){.kind = &text_field_widget, .id = SEARCH};
    rules->items[SEARCH].text = rules->sought;
    rules->items[SEARCH].capacity = sizeof rules->sought;
    for (int id = PREVIOUS; id <= CLOSE; id++)
        rules->items[id] = (Widget){.kind = &button_widget, .id = id};
    rules->items[PREVIOUS].shape = SHAPE_LEFT;
    rules->items[NEXT].shape = SHAPE_RIGHT;
    rules->items[CLOSE].shape = SHAPE_CROSS;
    rules->items[PAGE] = (Widget){.kind = &page_widget, .id = PAGE};
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        Widget *item = &rules->items[CHAPTERS + i];
        *item = (Widget){.kind = &chapter_widget, .id = CHAPTERS + i, .scrolls = true};
        item->icon = rulebook_chapter(i)->icon;
    }
    widgets_start(&rules->widgets, rules->items, ITEM_COUNT);
    widgets_focus(&rules->widgets, app, CHAPTERS + rules->chapter);
    listen();
    return true;
}

static void leave(void *self, App *app)
{
    const Rules *rules = self;
    app->rules_chapter = rules->chapter;
    app->rules_mark = page_mark_of(&rules->page, rules->sheet.at);
    if (rules->typed_before)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

/* ---- layout ---- */

static void lay_head(Rules *rules, App *app, Box head, float list_width)
{
    const float scale = settings_text_scale(&app->settings);
    rules->title = box_cut_left(&head, list_width, 22);
    rules->items[CLOSE].box = box_cut_right(&head, head.h, 18);
    rules->items[NEXT].box = box_cut_right(&head, head.h, 8);
    rules->items[PREVIOUS].box = box_cut_right(&head, head.h, 10);
    rules->counter = box_cut_right(&head, 40 + 90 * scale, 12);
    rules->items[SEARCH].box = head;
    rules->items[SEARCH].label = tr(app->words, "Search the rules");
}

static void lay_list(Rules *rules, App *app, Box list)
{
    float y = list.y + 4;
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        Widget *item = &rules->items[CHAPTERS + i];
        item->label = tr(app->words, rulebook_chapter(i)->title);
        const float width = list.w - 12;
        const float height = chapter_widget_height(app, item->label, width);
        item->box = box(list.x, y, width, height);
        y += height + 4;
    }
    scroll_set(&rules->widgets.scroll, list, y - list.y);
    scroll_show(&rules->widgets.scroll, rules->items[CHAPTERS + rules->chapter].box);
}

/* The corner of the page in the view, unscrolled: a wide sheet keeps its text in the middle. */
static Box page_origin(const Rules *rules)
{
    const Box window = rules->sheet.window;
    return box(window.x + (window.w - rules->page.width) / 2, window.y + MARGIN * 0.75f, 0, 0);
}

static void lay_page(Rules *rules, App *app)
{
    const float scale = settings_text_scale(&app->settings);
    const Box window = rules->sheet.window;
    const float width = fminf(window.w - 2 * MARGIN, 700 + 220 * scale);
    const bool last = rules->chapter == CHAPTER_COUNT - 1;
    page_lay(&rules->page, app, rules->chapter, width);
    const Box origin = page_origin(rules);
    const float foot = last ? 0 : 30 * scale;
    rules->next = box(origin.x, origin.y + rules->page.height + 8, width, foot);
    rules->sheet.at = page_y_of(&rules->page, rules->mark);
    scroll_set(&rules->sheet, window, rules->page.height + foot + MARGIN * 1.5f + 8);
    rules->laid = true;
    for (int i = 0; i < CHAPTER_COUNT; i++)
        rules->items[CHAPTERS + i].chapter_is_open = i == rules->chapter;
}

static void layout(void *self, App *app)
{
    Rules *rules = self;
    const float scale = settings_text_scale(&app->settings);
    if (rules->laid)
        rules->mark = page_mark_of(&rules->page, rules->sheet.at);
    rules->panel = box_inset(app->view, 22);
    rules->panel = box_centred(rules->panel, fminf(rules->panel.w, 1560), rules->panel.h);
    Box inside = box_inset(rules->panel, 20);
    const float list_width = fminf(176 + 100 * scale, app->view.w * 0.3f);
    lay_head(rules, app, box_cut_top(&inside, 24 + 22 * fminf(scale, 1.7f), 18), list_width);
    const Box list = box_cut_left(&inside, list_width, 22);
    rules->paper = inside;
    rules->items[PAGE].box = inside;
    rules->sheet.window = box(inside.x + 4, inside.y + 4, inside.w - 8, inside.h - 8);
    lay_list(rules, app, list);
    lay_page(rules, app);
}

/* ---- going to places ---- */

static void open_chapter(Rules *rules, App *app, int chapter, float mark)
{
    rules->chapter = chapter;
    rules->mark = mark;
    lay_page(rules, app);
    scroll_show(&rules->widgets.scroll, rules->items[CHAPTERS + chapter].box);
}

/* Another chapter by keys or at the foot of the page: the focus follows it. */
static void turn_to(Rules *rules, App *app, int chapter, float mark)
{
    if (chapter < 0 || chapter >= CHAPTER_COUNT)
        return;
    open_chapter(rules, app, chapter, mark);
    if (widgets_focused(&rules->widgets)->id >= CHAPTERS)
        widgets_focus(&rules->widgets, app, CHAPTERS + chapter);
    audio_play(app->audio, SOUND_CARD_FLIP);
}

static void scroll_by(Rules *rules, float by)
{
    rules->sheet.at += by;
    scroll_set(&rules->sheet, rules->sheet.window, rules->sheet.content);
}

static bool at_foot(const Rules *rules)
{
    return rules->sheet.at + rules->sheet.window.h >= rules->sheet.content - 1;
}

/* A page key at the end of a chapter goes on to the next one. */
static void page_key(Rules *rules, App *app, const InputEvent *event)
{
    if (event->action == ACTION_PAGE_DOWN && at_foot(rules))
        turn_to(rules, app, rules->chapter + 1, 0);
    else if (event->action == ACTION_PAGE_UP && rules->sheet.at <= 0)
        turn_to(rules, app, rules->chapter - 1, BLOCKS_MAX);
    else
        scroll_event(&rules->sheet, event, false);
}

/* ---- searching ---- */

static const char *translate(const void *words, const char *english)
{
    return tr(words, english);
}

static PageMarks marks_of(const Rules *rules)
{
    return (PageMarks){rules->sought, rules->hit >= 0 ? &rules->hits.items[rules->hit] : NULL};
}

static void go_to_hit(Rules *rules, App *app, int index)
{
    rules->hit = index;
    if (index < 0)
        return;
    const PageMarks marks = marks_of(rules);
    if (marks.chosen->chapter != rules->chapter)
        open_chapter(rules, app, marks.chosen->chapter, 0);
    const Box origin = page_origin(rules);
    const Box at = box_moved(page_hit_box(&rules->page, app, &marks), origin.x, origin.y);
    scroll_show(&rules->sheet, box_inset(at, -40));
}

static void search(Rules *rules, App *app)
{
    search_book(rules->sought, translate, app->words, &rules->hits);
    const bool sought = rules->sought[strspn(rules->sought, " ")] != '\0';
    for (int i = 0; i < CHAPTER_COUNT; i++)
        rules->items[CHAPTERS + i].chapter_hits =
            sought ? rules->hits.in_chapter[i] : HITS_NOT_SOUGHT;
    rules->items[PREVIOUS].disabled = rules->items[NEXT].disabled = rules->hits.count < 2;
    const BookPlace here = {rules->chapter, BLOCK_OF_TITLE};
    go_to_hit(rules, app, search_from(&rules->hits, here));
}

static void step_hit(Rules *rules, App *app, int step)
{
    const int count = rules->hits.count;
    if (count)
        go_to_hit(rules, app, (rules->hit + step + count) % count);
}

static void clear_search(Rules *rules, App *app)
{
    rules->sought[0] = '\0';
    search(rules, app);
    widgets_focus(&rules->widgets, app, CHAPTERS + rules->chapter);
}

/* ---- input ---- */

/* Tab goes round the areas; inside the list the arrows do. */
static void step_area(Rules *rules, App *app, int step)
{
    const int areas[] = {SEARCH, PREVIOUS, NEXT, CLOSE, CHAPTERS + rules->chapter, PAGE};
    const int count = (int)(sizeof areas / sizeof areas[0]);
    const int focus = widgets_focused(&rules->widgets)->id;
    int at = 0;
    for (int i = 0; i < count; i++) {
        if (areas[i] == focus || (areas[i] >= CHAPTERS && focus >= CHAPTERS))
            at = i;
    }
    do
        at = (at + step + count) % count;
    while (rules->items[areas[at]].disabled);
    widgets_focus(&rules->widgets, app, areas[at]);
}

static void use_page(Rules *rules, App *app, Action action)
{
    if (action == ACTION_LEFT)
        widgets_focus(&rules->widgets, app, CHAPTERS + rules->chapter);
    else if (action == ACTION_UP && rules->sheet.at <= 0)
        widgets_focus(&rules->widgets, app, SEARCH);
    else if (action == ACTION_CONFIRM && at_foot(rules))
        turn_to(rules, app, rules->chapter + 1, 0);
    else
        scroll_by(rules, action == ACTION_UP ? -LINE_STEP : LINE_STEP);
}

static SceneStep use(Rules *rules, App *app, const Widget *used, const InputEvent *event)
{
    switch (used->id) {
    case SEARCH:
        search(rules, app);
        break;
    case PREVIOUS:
    case NEXT:
        step_hit(rules, app, used->id == NEXT ? 1 : -1);
        break;
    case CLOSE:
        return scene_pop();
    case PAGE:
        use_page(rules, app, event->action);
        break;
    default:
        if (used->id - CHAPTERS != rules->chapter)
            open_chapter(rules, app, used->id - CHAPTERS, 0);
        if (event->kind == INPUT_ACTION)
            widgets_focus(&rules->widgets, app, PAGE);
        break;
    }
    return scene_stay();
}

/* The widgets first; then a chapter that the focus has come to is opened. */
static SceneStep pass_on(Rules *rules, App *app, const InputEvent *event)
{
    const Widget *used = widgets_event(&rules->widgets, app, event);
    const SceneStep step = used ? use(rules, app, used, event) : scene_stay();
    const int focus = widgets_focused(&rules->widgets)->id;
    if (event->kind == INPUT_ACTION && focus >= CHAPTERS && focus - CHAPTERS != rules->chapter)
        open_chapter(rules, app, focus - CHAPTERS, 0);
    return step;
}

/* What letters do: search, wherever the focus is; a blank alone is a page key. */
static SceneStep type(Rules *rules, App *app, const InputEvent *event)
{
    if (event->kind == INPUT_TEXT && event->text[0] == ' ' && !rules->sought[0]) {
        const InputEvent page_down = {.kind = INPUT_ACTION, .action = ACTION_PAGE_DOWN};
        page_key(rules, app, &page_down);
        return scene_stay();
    }
    widgets_focus(&rules->widgets, app, SEARCH);
    return pass_on(rules, app, event);
}

static SceneStep act(Rules *rules, App *app, const InputEvent *event)
{
    const bool in_field = widgets_focused(&rules->widgets)->id == SEARCH;
    const bool found = rules->hits.count > 0;
    switch (event->action) {
    case ACTION_CANCEL:
        if (!rules->sought[0])
            return scene_pop();
        clear_search(rules, app);
        return scene_stay();
    case ACTION_RULES:
    case ACTION_MENU:
        return scene_pop();
    case ACTION_NEXT:
    case ACTION_PREVIOUS:
        step_area(rules, app, event->action == ACTION_NEXT ? 1 : -1);
        return scene_stay();
    case ACTION_PAGE_UP:
    case ACTION_PAGE_DOWN:
    case ACTION_HOME:
    case ACTION_END:
        page_key(rules, app, event);
        return scene_stay();
    case ACTION_UNDO: /* the shoulders of a gamepad */
    case ACTION_REDO: {
        const int step = event->action == ACTION_REDO ? 1 : -1;
        if (found)
            step_hit(rules, app, step);
        else
            turn_to(rules, app, rules->chapter + step, 0);
        return scene_stay();
    }
    case ACTION_CONFIRM:
        if (!in_field)
            break;
        step_hit(rules, app, event->shift ? -1 : 1);
        return scene_stay();
    case ACTION_ERASE:
    case ACTION_DELETE:
        return rules->sought[0] ? type(rules, app, event) : scene_stay();
    default:
        break;
    }
    return pass_on(rules, app, event);
}

static SceneStep point(Rules *rules, App *app, const InputEvent *event)
{
    const bool on_page = box_has(rules->sheet.window, event->x, event->y);
    if (event->kind == INPUT_POINTER_DOWN && !box_has(rules->panel, event->x, event->y))
        return scene_pop();
    if (event->kind == INPUT_POINTER_DOWN)
        rules->drag_from = event->y;
    if (event->kind == INPUT_POINTER_UP && rules->sheet.dragging &&
        fabsf(event->y - rules->drag_from) < 6 && on_page &&
        box_has(scroll_moved(&rules->sheet, rules->next), event->x, event->y))
        turn_to(rules, app, rules->chapter + 1, 0);
    scroll_event(&rules->sheet, event, on_page);
    return pass_on(rules, app, event);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Rules *rules = self;
    SceneStep step = scene_stay();
    switch (event->kind) {
    case INPUT_ACTION:
        step = act(rules, app, event);
        break;
    case INPUT_TEXT:
        step = type(rules, app, event);
        break;
    case INPUT_WHEEL:
        scroll_event(box_has(rules->widgets.scroll.window, event->x, event->y)
                         ? &rules->widgets.scroll
                         : &rules->sheet,
                     event, false);
        break;
    case INPUT_LOADED:
        break;
    default:
        step = point(rules, app, event);
        break;
    }
    if (step.kind == STEP_STAY)
        listen();
    return step;
}

/* ---- drawing ---- */

static void draw_counter(const Rules *rules, App *app)
{
    char words[64];
    if (!rules->sought[0])
        return;
    if (rules->hits.count)
        snprintf(words, sizeof words, tr(app->words, "%d of %d"), rules->hit + 1,
                 rules->hits.count);
    else
        snprintf(words, sizeof words, "%s", tr(app->words, "Nothing found"));
    widget_draw_label(app, &COUNTER_STYLE, words, rules->counter);
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
    shape_draw(app, SHAPE_RIGHT, box_inset(arrow, b.h * 0.22f), style.colour);
    text_draw(app, &style, tr(app->words, rulebook_chapter(rules->chapter + 1)->title), b);
}

static void draw_page_sheet(const Rules *rules, App *app)
{
    const PageMarks marks = marks_of(rules);
    widget_draw_paper(app, rules->paper);
    scroll_begin(app, &rules->sheet);
    page_draw(&rules->page, app, &rules->sheet, page_origin(rules), &marks);
    draw_next(rules, app);
    scroll_end(app, &rules->sheet);
}

static void draw(const void *self, App *app)
{
    const Rules *rules = self;
    Box title = rules->title;
    paint_fill(app, app->view, RGBA(0x2f1a24, 165));
    widget_draw_wood(app, rules->panel);
    paint_picture(app, "icons", "rules", box_cut_left(&title, title.h, 10));
    text_draw(app, &TITLE_STYLE, tr(app->words, "Rules"), title);
    draw_counter(rules, app);
    draw_page_sheet(rules, app);
    widgets_draw(&rules->widgets, app);
}

const SceneKind rules_scene = {
    .state_size = sizeof(Rules),
    .overlay = true,
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
