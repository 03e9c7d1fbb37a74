/* Keepsakes: what can be made of a finished house, to be printed, cut out, and given away. */
#include "app/files/open_file.h"
#include "app/scenes/keep/keep.h"
#include "app/words/error_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool enter(void *self, App *app, const SceneNote *note)
{
    static const char *const EMBLEMS[PRINT_KIND_COUNT] = {[PRINT_POSTCARD] = "postcard",
                                                          [PRINT_POSTER] = "poster",
                                                          [PRINT_LARGE_POSTER] = "poster-a3",
                                                          [PRINT_COLOURING] = "colouring",
                                                          [PRINT_FOLD] = "fold",
                                                          [PRINT_BUILT] = "built",
                                                          [PRINT_TOGETHER] = "together"};
    Keep *keep = self;
    if (!note->house)
        return false;
    keep->house = *note->house;
    if (note->record)
        keep->record = *note->record;
    for (PrintKind kind = 0; kind < PRINT_KIND_COUNT; kind++)
        keep->items[KEEP_FIRST + kind] =
            (Widget){.kind = &keepsake_widget, .id = KEEP_FIRST + (int)kind, .icon = EMBLEMS[kind]};
    keep->items[KEEP_FIRST + PRINT_BUILT].hidden = !keep->record.move_count;
    keep->items[KEEP_FIRST + PRINT_TOGETHER].hidden = !keep->record.move_count;
    keep->items[KEEP_WHO] = (Widget){.kind = &choice_widget,
                                     .id = KEEP_WHO,
                                     .hidden = !keep->record.move_count,
                                     .choices = keep->names,
                                     .choice_count = keep->record.options.players,
                                     .value = keep->house.seat};
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        keep->names[seat] = keep->record.seats[seat].name;
    keep->items[KEEP_OPEN] =
        (Widget){.kind = &button_widget, .id = KEEP_OPEN, .style = BUTTON_GREEN, .hidden = true};
    keep->items[KEEP_BACK] =
        (Widget){.kind = &button_widget, .id = KEEP_BACK, .style = BUTTON_WOOD};
    widgets_start(&keep->widgets, keep->items, KEEP_ITEMS);
    widgets_focus(&keep->widgets, KEEP_FIRST);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static void leave(void *self, App *app)
{
    Keep *keep = self;
    Error ignored;
    (void)app;
    if (keep->print)
        print_finish(keep->print, &ignored);
}

/* ---- layout ---- */

static void label_items(Keep *keep, const App *app)
{
    for (PrintKind kind = 0; kind < PRINT_KIND_COUNT; kind++) {
        keep->items[KEEP_FIRST + kind].label = tr(app->words, KEEP_LABELS[kind]);
        keep->items[KEEP_FIRST + kind].note = tr(app->words, KEEP_NOTES[kind]);
    }
    keep->items[KEEP_WHO].label = tr(app->words, "Whose house?");
    keep->items[KEEP_OPEN].label = tr(app->words, "Open it");
    keep->items[KEEP_BACK].label = tr(app->words, "Back");
}

/* Two columns; with large letters, one, and no picture of the house beside them. */
static void lay_tiles(Keep *keep, Box b, int columns)
{
    const int rows = (PRINT_KIND_COUNT + columns - 1) / columns;
    const float gap = 14;
    const float width = (b.w - gap * (float)(columns - 1)) / (float)columns;
    const float height = fminf((b.h - gap * (float)(rows - 1)) / (float)rows, 150);
    const float top = b.y + (b.h - height * (float)rows - gap * (float)(rows - 1)) / 2;
    for (int i = 0; i < PRINT_KIND_COUNT; i++)
        keep->items[KEEP_FIRST + i].box =
            box(b.x + (width + gap) * (float)(i % columns),
                top + (height + gap) * (float)(i / columns), width, height);
}

static void layout(void *self, App *app)
{
    Keep *keep = self;
    const float scale = fmaxf(app->canvas->text_scale, 0.9f);
    const bool roomy = scale < 1.3f;
    const Box view = app->canvas->view;
    keep->panel = box_centred(view, fminf(view.w - 60, 1240), fminf(view.h - 50, 760));
    Box b = box_inset(keep->panel, 26);
    keep->title = box_cut_top(&b, 40 * scale, 12);
    keep->items[KEEP_WHO].box = box_cut_right(&keep->title, keep->title.w * 0.55f, 20);
    Box foot = box_cut_bottom(&b, 22 + 26 * scale, 16);
    keep->items[KEEP_BACK].box = box_cut_right(&foot, fminf(foot.w * 0.24f, 190 * scale), 14);
    keep->items[KEEP_OPEN].box = box_cut_right(&foot, fminf(foot.w * 0.3f, 190 * scale), 14);
    keep->status = foot;
    keep->board = keep->name = box(0, 0, 0, 0);
    if (roomy) {
        keep->board = box_cut_left(&b, b.w * 0.4f, 24);
        keep->name = box_cut_bottom(&keep->board, 70 * scale, 6);
    }
    lay_tiles(keep, b, 2);
    label_items(keep, app);
}

/* ---- making ---- */

static void say(Keep *keep, const char *format, const char *words)
{
    snprintf(keep->message, sizeof keep->message, format, words);
}

static void offer(Keep *keep, bool offered)
{
    for (PrintKind kind = 0; kind < PRINT_KIND_COUNT; kind++)
        keep->items[KEEP_FIRST + kind].disabled = !offered;
    keep->items[KEEP_WHO].disabled = !offered;
}

static void say_failure(Keep *keep, App *app, const Error *error)
{
    say(keep, tr(app->words, "This couldn’t be saved: %s."), error_words(app->words, error));
    audio_play(app->audio, SOUND_WARNING);
}

static void start(Keep *keep, App *app, PrintKind kind)
{
    PrintOrder *order = malloc(sizeof *order);
    Error error = {0};
    if (!order)
        abort();
    keep_order(keep, app, kind, order);
    snprintf(keep->path, sizeof keep->path, "%s", order->path);
    keep->kind = kind;
    keep->message[0] = 0;
    keep->items[KEEP_OPEN].hidden = true;
    keep->print = print_start(order, &error);
    free(order);
    offer(keep, !keep->print);
    if (!keep->print)
        say_failure(keep, app, &error);
    app_redraw(app);
}

static void finish(Keep *keep, App *app)
{
    Error error = {0};
    const bool made = print_finish(keep->print, &error);
    keep->print = NULL;
    offer(keep, true);
    if (made) {
        say(keep, tr(app->words, "Saved: %s"), open_file_short_name(keep->path));
        audio_play(app->audio, SOUND_CHIME);
        keep->items[KEEP_OPEN].hidden = !open_file_is_possible();
    } else {
        say_failure(keep, app, &error);
    }
    app_redraw(app);
}

static void open_it(Keep *keep, App *app)
{
    Error error = {0};
    if (open_file(keep->path))
        return;
    error_set(&error, "%s", SDL_GetError());
    snprintf(keep->message, sizeof keep->message, tr(app->words, "%s can’t be opened: %s."),
             open_file_short_name(keep->path), error_words(app->words, &error));
    app_redraw(app);
}

/* Another house of the same game. */
static void choose(Keep *keep, App *app, int seat)
{
    char file[FILE_NAME_CAPACITY];
    memcpy(file, keep->house.file, sizeof file);
    house_from_record(&keep->record, seat, file, &keep->house);
    app_redraw(app);
}

/* ---- using it ---- */

/* What is being made is made first. */
static SceneStep go_back(Keep *keep)
{
    keep->leaving = keep->print;
    return keep->print ? scene_stay() : scene_pop();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Keep *keep = self;
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return go_back(keep);
    const Widget *used = widgets_event(&keep->widgets, app->canvas, app->audio, event);
    if (!used)
        return scene_stay();
    if (used->id == KEEP_BACK)
        return go_back(keep);
    if (used->id == KEEP_WHO)
        choose(keep, app, used->value);
    else if (used->id == KEEP_OPEN)
        open_it(keep, app);
    else
        start(keep, app, (PrintKind)(used->id - KEEP_FIRST));
    return scene_stay();
}

static SceneStep update(void *self, App *app, float seconds)
{
    Keep *keep = self;
    (void)seconds;
    if (!keep->print || !print_done(keep->print))
        return scene_stay();
    finish(keep, app);
    return keep->leaving ? scene_pop() : scene_stay();
}

static bool moving(const void *self, const App *app)
{
    (void)app;
    return ((const Keep *)self)->print;
}

static void draw(const void *self, App *app)
{
    keep_draw(self, app);
}

const SceneKind keep_scene = {
    .state_size = sizeof(Keep),
    .overlay = true,
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .draw = draw,
};
