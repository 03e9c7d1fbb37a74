/* A rest from the table: back to it, help, settings, who plays each seat, and leaving. */
#include "app/app.h"
#include "app/pieces/badge.h"
#include "app/pieces/deal_label.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"

#include <math.h>

enum { RESUME, UNDO, ASK, RULES, SETTINGS, LEAVE, SEATS, ITEM_COUNT = SEATS + PLAYERS_MAX };

typedef struct Pause {
    Table *table; /* which can be asked, or NULL */
    Widget items[ITEM_COUNT];
    Widgets widgets;
    const char *levels[LEVEL_COUNT];
    Box panel;
    Box title;
    Box seats_title;
    Box badges[PLAYERS_MAX];
    Box names[PLAYERS_MAX];
} Pause;

static const TextStyle TITLE_STYLE = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
static const TextStyle HEADING_STYLE = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};

static bool enter(void *self, App *app, const SceneNote *note)
{
    Pause *pause = self;
    static const char *const ICONS[SEATS] = {"play", "undo", "info", "rules", "settings", "save"};
    pause->table = note->table;
    for (int id = 0; id < ITEM_COUNT; id++)
        pause->items[id] =
            (Widget){.kind = &button_widget, .id = id, .icon = id < SEATS ? ICONS[id] : NULL};
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        Widget *widget = &pause->items[SEATS + seat];
        widget->kind = &choice_widget;
        widget->scrolls = true;
        widget->choice_count = LEVEL_COUNT;
        widget->hidden = !app->play || seat >= play_game(app->play)->players;
        if (app->play)
            widget->value = (int)play_record(app->play)->seats[seat].level;
    }
    pause->items[RESUME].style = BUTTON_GREEN;
    pause->items[ASK].hidden = !pause->table;
    pause->items[UNDO].disabled =
        !app->play || !play_person_moves(app->play) || !play_can_undo(app->play);
    for (int id = 0; id < SEATS; id++)
        pause->items[id].scrolls = true;
    widgets_start(&pause->widgets, pause->items, ITEM_COUNT);
    return true;
}

static void label_items(Pause *pause, const App *app)
{
    pause->items[RESUME].label = tr(app->words, "Back to the game");
    pause->items[UNDO].label = tr(app->words, "Undo");
    pause->items[ASK].label = tr(app->words, "Ask a question");
    pause->items[RULES].label = tr(app->words, "Rules");
    pause->items[SETTINGS].label = tr(app->words, "Settings");
    pause->items[LEAVE].label = tr(app->words, "Save and quit");
    for (Level level = 0; level < LEVEL_COUNT; level++)
        pause->levels[level] = tr(app->words, name_of_level(level));
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        pause->items[SEATS + seat].choices = pause->levels;
}

/* ---- layout ---- */

static float lay_buttons(Pause *pause, Box b, float height)
{
    for (int id = 0; id < SEATS; id++) {
        if (!pause->items[id].hidden)
            pause->items[id].box = box_cut_top(&b, height, 14);
    }
    return b.y - 14;
}

/* A seat is a badge, a name above its choice. */
static float lay_seats(Pause *pause, App *app, Box b, float scale)
{
    const float name_height = 24 * scale;
    const float row = name_height + 6 + 14 + 26 * scale;
    const int players = app->play ? play_game(app->play)->players : 0;
    pause->seats_title = box_cut_top(&b, 28 * scale, 10);
    for (int seat = 0; seat < players; seat++) {
        Box place = box_cut_top(&b, row, 14);
        const float badge = fminf(row, 52);
        pause->badges[seat] = box_centred(box_cut_left(&place, badge, 14), badge, badge);
        pause->names[seat] = box_cut_top(&place, name_height, 6);
        pause->items[SEATS + seat].box = place;
    }
    return b.y - 14;
}

/* Two columns where they fit, one above the other where the text is large. */
static void layout(void *self, App *app)
{
    Pause *pause = self;
    const float scale = fmaxf(app->canvas->text_scale, 0.9f);
    const bool wide = scale < 1.3f;
    const float width = fminf(wide ? 780 : 400 + 320 * scale, app->canvas->view.w - 80);
    const float inset = 36;
    const Box inside = box((app->canvas->view.w - width) / 2 + inset, 0, width - 2 * inset, 0);
    const float button = 26 + 26 * scale;
    Box left = inside;
    float bottom;
    if (wide) {
        Box right = box_cut_right(&left, (inside.w - 40) * 0.54f, 40);
        const float one = lay_buttons(pause, left, button);
        bottom = fmaxf(one, lay_seats(pause, app, right, scale));
    } else {
        left.y = lay_buttons(pause, left, button) + 26;
        bottom = lay_seats(pause, app, left, scale);
    }
    const float head = 62 * scale;
    const float height = fminf(head + bottom + 40, app->canvas->view.h - 40);
    pause->panel =
        box((app->canvas->view.w - width) / 2, (app->canvas->view.h - height) / 2, width, height);
    pause->title = box(inside.x, pause->panel.y + 14, inside.w, head - 14);
    const Box window =
        box(pause->panel.x + 6, pause->panel.y + head, width - 12, height - head - 14);
    const float down = window.y + 12;
    for (int id = 0; id < ITEM_COUNT; id++)
        pause->items[id].box.y += down;
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        pause->badges[seat].y += down;
        pause->names[seat].y += down;
    }
    pause->seats_title.y += down;
    scroll_set(&pause->widgets.scroll, window, bottom + 26);
    label_items(pause, app);
}

/* ---- using it ---- */

static SceneStep use(const Pause *pause, App *app, const Widget *used)
{
    switch (used->id) {
    case RESUME:
        return scene_pop();
    case UNDO:
        return scene_pop_with((SceneNote){.action = ACTION_UNDO}); /* the table's own way */
    case ASK:
        return scene_replace_with(SCENE_QUESTIONS, (SceneNote){.table = pause->table});
    case RULES:
        return scene_push(SCENE_RULES);
    case SETTINGS:
        return scene_push(SCENE_SETTINGS);
    case LEAVE:
        return scene_home(SCENE_TITLE);
    default:
        play_set_level(app->play, used->id - SEATS, (Level)used->value);
        app_save_match(app);
        return scene_stay();
    }
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Pause *pause = self;
    const bool action = event->kind == INPUT_ACTION;
    if (action && (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    if (action && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    const Widget *used = widgets_event(&pause->widgets, app->canvas, app->audio, event);
    return used ? use(pause, app, used) : scene_stay();
}

/* ---- drawing ---- */

static void draw_seats(const Pause *pause, App *app)
{
    const TextStyle name_style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const Scroll *scroll = &pause->widgets.scroll;
    const int players = app->play ? play_game(app->play)->players : 0;
    scroll_begin(app->canvas, scroll);
    if (players)
        text_draw(app->canvas, &HEADING_STYLE, tr(app->words, "Who’s playing?"),
                  scroll_moved(scroll, pause->seats_title));
    for (int seat = 0; seat < players; seat++) {
        badge_draw(app->canvas, &app->seats[seat], scroll_moved(scroll, pause->badges[seat]));
        text_draw(app->canvas, &name_style, play_record(app->play)->seats[seat].name,
                  scroll_moved(scroll, pause->names[seat]));
    }
    scroll_end(app->canvas, scroll);
}

/* At the right of the title. */
static void draw_deal(App *app, Box title)
{
    if (!app->play)
        return;
    const DealLabel deal = {.options = &play_record(app->play)->options,
                            .words = app->words,
                            .style = {TEXT_LABEL, TONE_INK_SOFT, .align = ALIGN_RIGHT}};
    deal_label_draw(app->canvas, &deal, box_cut_right(&title, title.w * 0.6f, 0));
}

static void draw(const void *self, App *app)
{
    const Pause *pause = self;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, pause->panel);
    text_draw(app->canvas, &TITLE_STYLE, tr(app->words, "Pause"), pause->title);
    draw_deal(app, pause->title);
    draw_seats(pause, app);
    widgets_draw(&pause->widgets, app->canvas);
}

const SceneKind pause_scene = {
    .state_size = sizeof(Pause),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
