/* What is written around the house: where the visitor is, what goes on there, who was found. */
#include "app/pieces/home_view.h"
#include "app/scenes/visit/visit.h"
#include "app/widgets/line.h"
#include "app/words/dates.h"
#include "app/words/names.h"
#include "app/words/room_life.h"

#include <math.h>
#include <stdio.h>

static const float MARGIN = 16, GAP = 12;

/* ---- where they are ---- */

static void lay_arrows(Visit *visit)
{
    const Box stage = visit->view.stage;
    const float size = 60, y = stage.y + stage.h / 2 - size / 2;
    const float right = stage.x + stage.w - MARGIN - size;
    visit->items[VISIT_LEFT].box = box(stage.x + MARGIN, y, size, size);
    visit->items[VISIT_RIGHT].box = box(right, y, size, size);
    visit->items[VISIT_UP].box = box(right, y + size * 1.6f, size, size);
    visit->items[VISIT_DOWN].box = box(right, y + size * 2.7f, size, size);
}

/* A bar at the top and one at the bottom; between them is the stage. */
void visit_lay_signs(Visit *visit, App *app)
{
    const float scale = app->canvas->text_scale;
    VisitSigns *signs = &visit->signs;
    Box b = app->canvas->view;
    visit->view.view = b;
    b = box(b.x + MARGIN, b.y + GAP, b.w - 2 * MARGIN, b.h - 2 * GAP);
    Box top = box_cut_top(&b, 24 + 24 * fmaxf(scale, 1), GAP);
    Box foot = box_cut_bottom(&b, 40 + 46 * fmaxf(scale, 1), GAP);
    visit->view.stage = box(app->canvas->view.x, b.y, app->canvas->view.w, b.h);
    visit->items[VISIT_PLACE].box = box_cut_left(&top, top.w * 0.3f, GAP * 2);
    signs->children = box_cut_right(&top, top.w * 0.46f, GAP * 2);
    visit->items[VISIT_HOUR].box = box_inset(top, 2);
    const float button = foot.w * (scale > 1 ? 0.148f : 0.13f);
    signs->sign = box_inset(home_view_pile(camera_outside(&visit->view)), 6);
    const float below_sign = foot.y + foot.h - (signs->sign.y + signs->sign.h) - 4;
    const float high = fminf(fmaxf(below_sign, 56), 26 + 30 * fmaxf(scale, 1));
    Box right = box_cut_right(&foot, 2 * button + GAP, GAP * 2);
    Box left = box_cut_left(&foot, 2 * button + GAP, GAP * 2);
    right = box_cut_bottom(&right, high, 0);
    left = box_cut_bottom(&left, high, 0);
    visit->items[VISIT_BACK].box = box_cut_right(&right, button, GAP);
    visit->items[VISIT_TOUR].box = right;
    visit->items[VISIT_LENS].box = box_cut_left(&left, button, GAP);
    visit->items[VISIT_NEXT].box = left;
    signs->caption = foot;
    foot = box_cut_bottom(&foot, high, 0);
    visit->items[VISIT_KEEP].box = box(foot.x - GAP, foot.y, button, foot.h);
    lay_arrows(visit);
}

/* ---- what they say ---- */

static const char *name_of_place(const Visit *visit, const App *app)
{
    const Home *home = &visit->house.home;
    if (space_in(home->scaffolds, visit->stop))
        return tr(app->words, name_of_resource(RESOURCE_SCAFFOLDING));
    return tr(app->words, name_of_room(home_type_at(home, visit->stop)));
}

static void name_arrows(Visit *visit, const App *app)
{
    static const struct {
        VisitItem item;
        Action action;
        const char *label;
    } ARROWS[] = {
        {VISIT_LEFT, ACTION_LEFT, WORDS_MARK("To the left")},
        {VISIT_RIGHT, ACTION_RIGHT, WORDS_MARK("To the right")},
        {VISIT_UP, ACTION_UP, WORDS_MARK("Upstairs")},
        {VISIT_DOWN, ACTION_DOWN, WORDS_MARK("Downstairs")},
    };
    for (size_t i = 0; i < sizeof ARROWS / sizeof ARROWS[0]; i++) {
        Widget *arrow = &visit->items[ARROWS[i].item];
        const Space there = visit_towards(visit, ARROWS[i].action);
        arrow->label = tr(app->words, ARROWS[i].label);
        arrow->hidden = visit->stop == OUTSIDE || visit->search.lens || there == visit->stop ||
                        there == OUTSIDE;
    }
    if (widgets_focused(&visit->widgets)->hidden)
        widgets_focus(&visit->widgets, VISIT_PLACE);
}

void visit_name_place(Visit *visit, App *app)
{
    const bool outside = visit->stop == OUTSIDE;
    VisitSigns *signs = &visit->signs;
    Widget *items = visit->items;
    if (!outside)
        snprintf(signs->place, sizeof signs->place, "%s", name_of_place(visit, app));
    else if (visit->house.name[0])
        snprintf(signs->place, sizeof signs->place, tr(app->words, "%s’s house"),
                 visit->house.name);
    else
        snprintf(signs->place, sizeof signs->place, "%s", tr(app->words, "Best possible house"));
    const RoomType type = outside ? ROOM_NONE : home_type_at(&visit->house.home, visit->stop);
    snprintf(signs->icon, sizeof signs->icon, type == ROOM_NONE ? "home" : "room-%s",
             ROOM_INFO[type].key);
    items[VISIT_PLACE].icon = signs->icon;
    items[VISIT_PLACE].label = signs->place;
    items[VISIT_LENS].label = outside ? tr(app->words, "Come in")
                              : visit->search.lens
                                  /* words: a button: puts the magnifying glass away */
                                  ? tr(app->words, "Done")
                                  /* words: a button: a magnifying glass to find children with */
                                  : tr(app->words, "Lens");
    items[VISIT_LENS].style = outside ? BUTTON_GREEN : BUTTON_WOOD;
    items[VISIT_LENS].icon = outside ? NULL : "eye";
    items[VISIT_NEXT].label = tr(app->words, "Next house");
    items[VISIT_NEXT].hidden = !outside || !visit->has_record;
    items[VISIT_KEEP].label = tr(app->words, "Keepsakes");
    items[VISIT_KEEP].hidden = !outside;
    items[VISIT_TOUR].label = visit->tour.on
                                  /* words: a button: the tour of a house ends here */
                                  ? tr(app->words, "Stop")
                                  /* words: a button: shows all rooms of a house, one by one */
                                  : tr(app->words, "Tour");
    items[VISIT_BACK].label = tr(app->words, "Back");
    name_arrows(visit, app);
}

const char *visit_sentence(const Visit *visit, const App *app)
{
    const Home *home = &visit->house.home;
    const Space stop = visit->stop;
    const char *life = space_in(home->scaffolds, stop) ? room_life_scaffold()
                       : home_type_at(home, stop) == ROOM_NONE
                           ? room_life_at_work(home_view_empty(stop))
                           : room_life(home->card[stop]);
    return tr(app->words, life);
}

static void write_found(const Visit *visit, const App *app, char *words, size_t size)
{
    const int left = visit->search.count - visit_found(visit);
    if (left)
        snprintf(words, size,
                 tr_count(app->words, "Hee hee! %d child is still hiding in this house.",
                          "Hee hee! %d children are still hiding in this house.", left),
                 left);
    else
        snprintf(words, size, "%s",
                 tr(app->words, "Hee hee! That was the last one in this house."));
}

static void write_caption(const Visit *visit, const App *app, char *words, size_t size)
{
    if (visit->signs.trouble[0])
        snprintf(words, size, "%s", visit->signs.trouble);
    else if (visit->search.found >= 0)
        write_found(visit, app, words, size);
    else if (visit->search.looked)
        snprintf(words, size, "%s", tr(app->words, "Nobody here. Look somewhere else!"));
    else if (visit->search.lens)
        snprintf(words, size, "%s", tr(app->words, visit_warmth(visit)));
    else
        snprintf(words, size, "%s", visit_sentence(visit, app));
}

/* ---- how they look ---- */

static void draw_place(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    Box b = widget->box;
    widget_draw_wood(canvas, b);
    if (look.focused)
        widget_draw_focus(canvas, b, 12);
    b = box_inset(b, 6);
    const Box icon = box_cut_left(&b, b.h, 10);
    paint_picture(canvas, "icons", widget->icon, box_centred(icon, icon.h, icon.h));
    line_draw_cut(canvas, &style, widget->label, box(b.x, b.y, b.w - 6, b.h));
}

static bool place_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)widget, (void)canvas, (void)event;
    return false;
}

const WidgetKind place_widget = {.draw = draw_place, .event = place_event};

/* A face for everyone who was found, as far as there is room. */
static void draw_heads(const Visit *visit, Canvas *canvas, Box b, int found)
{
    const int count = visit->search.count;
    const float size = fminf(b.h, b.w / (float)count - 4);
    for (int i = 0; i < count; i++) {
        const Box disc = box_centred(box_cut_left(&b, size, 4), size, size);
        paint_box(canvas, disc, size / 2, i < found ? TONE_HONEY : TONE_WOOD_LIT,
                  i < found ? TONE_GOLD : TONE_WOOD);
        paint_frame(canvas, disc, size / 2, 1.5f, i < found ? TONE_SHINE : TONE_FLAX);
        if (i < found)
            paint_picture(canvas, "icons", "child", box_inset(disc, size * 0.14f));
    }
}

static void draw_children(const Visit *visit, App *app)
{
    const TextStyle style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT};
    const int found = visit_found(visit);
    Box b = visit->signs.children;
    char words[120];
    if (!visit->search.count)
        return;
    snprintf(words, sizeof words, tr(app->words, "Children found: %d of %d"), found,
             visit->search.count);
    widget_draw_wood(app->canvas, b);
    b = box_inset(b, 8);
    const float heads = fminf((b.h + 4) * (float)visit->search.count, b.w * 0.4f);
    const Box right = box_cut_right(&b, heads, 8);
    draw_heads(visit, app->canvas, right, found);
    line_draw_whole(app->canvas, &style, words, box(b.x + 6, b.y, b.w - 6, b.h));
}

static void draw_caption(const Visit *visit, App *app)
{
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_CENTRE};
    const Box b = visit->signs.caption;
    char words[640], news[800];
    write_caption(visit, app, words, sizeof words);
    snprintf(news, sizeof news, "%s. %s", visit->signs.place, words);
    widget_draw_paper(app->canvas, b);
    widget_draw_label(app->canvas, &style, words,
                      widget_even_lines(app->canvas, &style, words, box_inset(b, 10)));
    canvas_tell_saying(app->canvas, SAYING_NEWS, visit->search.lens ? words : news);
}

static void write_date_and_score(const Visit *visit, const App *app, char *words, size_t size)
{
    char date[DATE_CAPACITY] = "", points[64];
    const int total = visit->house.score.total;
    if (visit->house.started[0])
        day_words(date, sizeof date, app->words, visit->house.started);
    snprintf(points, sizeof points, tr_count(app->words, "%d point", "%d points", total), total);
    snprintf(words, size, "%s%s%s", points, date[0] ? " · " : "", date);
}

/* Outside a sign stands where the roof cards lay during the game. */
static void draw_sign(const Visit *visit, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_CENTRE};
    TextStyle note = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_CENTRE};
    Box b = visit->signs.sign;
    char words[160], album[160];
    write_date_and_score(visit, app, words, sizeof words);
    snprintf(album, sizeof album, tr(app->words, "Family album: %d of %d hidden children found"),
             album_count(&visit->search.album), album_size());
    widget_draw_paper(app->canvas, b);
    const char *last = visit->signs.trouble[0] ? visit->signs.trouble : album;
    const bool lines = text_width(app->canvas, &note, last) > b.w - 28; /* the last one needs two */
    b = box_inset(b, lines ? 8 : 14);
    line_draw_cut(app->canvas, &title, visit->signs.place,
                  box_cut_top(&b, b.h * (lines ? 0.34f : 0.4f), 2));
    line_draw_cut(app->canvas, &note, words, box_cut_top(&b, b.h * (lines ? 0.36f : 0.45f), 2));
    note.wrap = lines;
    widget_draw_whole(app->canvas, &note, last, b);
    canvas_tell_sentences(app->canvas, SAYING_NEWS,
                          (const char *[]){visit->signs.place, words, last, NULL});
}

void visit_draw_signs(const Visit *visit, App *app)
{
    if (visit->stop != OUTSIDE)
        draw_caption(visit, app);
    else if (!visit_gliding(visit))
        draw_sign(visit, app);
    draw_children(visit, app);
    widgets_draw(&visit->widgets, app->canvas);
}
