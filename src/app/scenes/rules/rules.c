/* The rulebook: chapters at the left, a page at the right, a search above both. */
#include "app/scenes/rules/rules.h"

#include "app/scenes/rules/contents.h"
#include "app/words/names.h"

#include <math.h>
#include <string.h>

static const float LINE_STEP = 72; /* of an arrow key on the page */

/* ---- coming and going ---- */

/* Typing starts a search from anywhere; but where typing opens a keyboard on the screen, only the
 * field may do so. */
static void listen(void)
{
    if (!SDL_HasScreenKeyboardSupport() && !SDL_IsTextInputActive())
        SDL_StartTextInput();
}

/* The game that is watched or played; with none, the edition of the language. */
static GameOptions options_to_follow(const App *app, const SceneNote *note)
{
    if (note->record)
        return note->record->options;
    return app->play ? play_record(app->play)->options
                     : game_default_options(edition_of_language(words_language(app->words)));
}

static void open_at(Rules *rules, const App *app, const char *topic)
{
    BookPlace place;
    rules->chapter = app->reading.bookmark.chapter;
    rules->mark = app->reading.bookmark.mark;
    if (topic && rulebook_find(topic, &rules->options, &place)) {
        rules->chapter = place.chapter;
        rules->mark = (float)place.block;
    }
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    Rules *rules = self;
    rules->typed_before = SDL_IsTextInputActive();
    rules->hit = -1;
    rules->options = options_to_follow(app, note);
    open_at(rules, app, note->topic);
    rules->items[SEARCH] = (Widget){.kind = &text_field_widget, .id = SEARCH};
    rules->items[SEARCH].text = rules->sought;
    rules->items[SEARCH].capacity = sizeof rules->sought;
    for (int id = PREVIOUS; id <= CLOSE; id++)
        rules->items[id] = (Widget){.kind = &button_widget, .id = id, .disabled = id != CLOSE};
    rules->items[PREVIOUS].shape = SHAPE_LEFT;
    rules->items[NEXT].shape = SHAPE_RIGHT;
    rules->items[CLOSE].shape = SHAPE_CROSS;
    rules->items[PAGE] = (Widget){.kind = &page_widget, .id = PAGE};
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        Widget *item = &rules->items[CHAPTERS + i];
        *item = (Widget){.kind = &chapter_widget, .id = CHAPTERS + i, .scrolls = true};
        item->icon = rulebook_chapter(i)->icon;
        chapter_widget_hits(item, HITS_NOT_SOUGHT);
    }
    widgets_start(&rules->widgets, rules->items, RULES_ITEM_COUNT);
    widgets_focus(&rules->widgets, CHAPTERS + rules->chapter);
    listen();
    return true;
}

static void leave(void *self, App *app)
{
    const Rules *rules = self;
    app->reading.bookmark.chapter = rules->chapter;
    app->reading.bookmark.mark = page_mark_of(&rules->page, rules->sheet.at);
    if (rules->typed_before)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

/* ---- going to places ---- */

static void open_chapter(Rules *rules, App *app, int chapter, float mark)
{
    rules->chapter = chapter;
    rules->mark = mark;
    rules->passage = 0;
    rules_lay_page(rules, app);
    scroll_show(&rules->widgets.scroll, rules->items[CHAPTERS + chapter].box);
}

/* Another chapter by keys or at the foot of the page: the focus follows it. */
static void turn_to(Rules *rules, App *app, int chapter, float mark)
{
    if (chapter < 0 || chapter >= CHAPTER_COUNT)
        return;
    open_chapter(rules, app, chapter, mark);
    if (widgets_focused(&rules->widgets)->id >= CHAPTERS)
        widgets_focus(&rules->widgets, CHAPTERS + chapter);
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

/* Sought is what the player reads: with the keys in it. */
typedef struct Seeking {
    const App *app;
    char *keyed;
} Seeking;

static const char *translate(const void *with, const char *english)
{
    const Seeking *seeking = with;
    return page_words(seeking->app, english, seeking->keyed);
}

static void go_to_hit(Rules *rules, App *app, int index)
{
    rules->hit = index;
    if (index < 0)
        return;
    const PageMarks marks = rules_marks(rules);
    if (marks.chosen->chapter != rules->chapter)
        open_chapter(rules, app, marks.chosen->chapter, 0);
    const Box origin = rules_page_origin(rules);
    const Box at = box_moved(page_hit_box(&rules->page, app, &marks), origin.x, origin.y);
    scroll_show(&rules->sheet, box_inset(at, -40));
    rules_hear(rules, app,
               page_passage_at(&rules->page, app, marks.chosen->block, marks.chosen->line));
}

static void search(Rules *rules, App *app)
{
    char keyed[PAGE_WORDS_CAPACITY];
    const Reader reader = {&rules->options, translate, &(Seeking){app, keyed}};
    find_in_book(rules->sought, &reader, &rules->hits);
    const bool sought = rules->sought[strspn(rules->sought, " ")] != '\0';
    for (int i = 0; i < CHAPTER_COUNT; i++)
        chapter_widget_hits(&rules->items[CHAPTERS + i],
                            sought ? rules->hits.in_chapter[i] : HITS_NOT_SOUGHT);
    rules->items[PREVIOUS].disabled = rules->items[NEXT].disabled = rules->hits.count < 2;
    const BookPlace here = {rules->chapter, BLOCK_OF_TITLE};
    go_to_hit(rules, app, find_from(&rules->hits, here));
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
    widgets_focus(&rules->widgets, CHAPTERS + rules->chapter);
}

/* ---- input ---- */

/* Tab goes round the areas; inside the list the arrows do. */
static void step_area(Rules *rules, int step)
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
    widgets_focus(&rules->widgets, areas[at]);
}

/* From passage to passage, and on into the next chapter. */
static void read_on(Rules *rules, App *app, int by)
{
    const int passage = rules->passage + by;
    if (passage >= page_passages(&rules->page, app)) {
        turn_to(rules, app, rules->chapter + 1, 0);
        return;
    }
    char unheard[2];
    Text text = text_on(unheard, sizeof unheard);
    const Box origin = rules_page_origin(rules);
    const Box at = box_moved(page_passage(&rules->page, app, passage, &text), origin.x, origin.y);
    scroll_show(&rules->sheet, box_inset(at, -40));
    rules_hear(rules, app, passage);
}

static void use_page(Rules *rules, App *app, Action action)
{
    const bool aloud = app->reading.aloud != NULL;
    if (aloud && (action == ACTION_DOWN || (action == ACTION_UP && rules->passage > 0)))
        read_on(rules, app, action == ACTION_DOWN ? 1 : -1);
    else if (action == ACTION_LEFT)
        widgets_focus(&rules->widgets, CHAPTERS + rules->chapter);
    else if (action == ACTION_UP && rules->sheet.at <= 0)
        widgets_focus(&rules->widgets, SEARCH);
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
            widgets_focus(&rules->widgets, PAGE);
        break;
    }
    return scene_stay();
}

/* The widgets first; then a chapter that the focus has come to is opened. */
static SceneStep pass_on(Rules *rules, App *app, const InputEvent *event)
{
    const Widget *used = widgets_event(&rules->widgets, app->canvas, app->audio, event);
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
    widgets_focus(&rules->widgets, SEARCH);
    return pass_on(rules, app, event);
}

/* The shoulders of a gamepad: from hit to hit, or else from chapter to chapter. */
static void step_on(Rules *rules, App *app, int by)
{
    if (rules->hits.count)
        step_hit(rules, app, by);
    else
        turn_to(rules, app, rules->chapter + by, 0);
}

/* Keys that mean the same wherever the focus is; false if this is none of them. */
static bool act_anywhere(Rules *rules, App *app, const InputEvent *event)
{
    switch (event->action) {
    case ACTION_NEXT:
    case ACTION_PREVIOUS:
        step_area(rules, event->action == ACTION_NEXT ? 1 : -1);
        return true;
    case ACTION_PAGE_UP:
    case ACTION_PAGE_DOWN:
    case ACTION_HOME:
    case ACTION_END:
        page_key(rules, app, event);
        return true;
    case ACTION_UNDO:
    case ACTION_REDO:
        step_on(rules, app, event->action == ACTION_REDO ? 1 : -1);
        return true;
    default:
        return false;
    }
}

static SceneStep act(Rules *rules, App *app, const InputEvent *event)
{
    const Action action = event->action;
    const bool in_field = widgets_focused(&rules->widgets)->id == SEARCH;
    const bool erases = action == ACTION_ERASE || action == ACTION_DELETE;
    if (action == ACTION_RULES || action == ACTION_MENU)
        return scene_pop();
    if (action == ACTION_CANCEL && !rules->sought[0])
        return scene_pop();
    if (action == ACTION_CANCEL)
        clear_search(rules, app);
    else if (action == ACTION_CONFIRM && in_field)
        step_hit(rules, app, event->shift ? -1 : 1);
    else if (erases)
        return rules->sought[0] ? type(rules, app, event) : scene_stay();
    else if (!act_anywhere(rules, app, event))
        return pass_on(rules, app, event);
    return scene_stay();
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

const SceneKind rules_scene = {
    .state_size = sizeof(Rules),
    .overlay = true,
    .enter = enter,
    .leave = leave,
    .layout = rules_layout,
    .event = event,
    .draw = rules_draw,
};
