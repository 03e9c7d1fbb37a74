/* The shelf: a tile for every puzzle, from easy to hard, with the stars of who looks at it. */
#include "app/scenes/puzzles/puzzles.h"

#include <math.h>
#include <stdio.h>

static const float TILE = 92, TILE_GAP = 12;

static const char *const DIFFICULTIES[STARS_MAX] = {
    WORDS_IN("puzzles", "Easy"), WORDS_IN("puzzles", "Tricky"), WORDS_IN("puzzles", "Hard")};

/* ---- a tile ---- */

/* Three stars: golden where they were won. */
static void draw_stars(Canvas *canvas, Box b, int stars)
{
    const float size = fminf(b.h, b.w / STARS_MAX);
    b = box_centred(b, size * STARS_MAX, size);
    for (int i = 0; i < STARS_MAX; i++) {
        SDL_Texture *star = pictures_get(canvas->pictures, "icons", "star", size * canvas->unit);
        const Box place = box_inset(box_cut_left(&b, size, 0), size * 0.08f);
        if (star)
            paint_tinted(canvas, star, place,
                         i < stars ? paint_mark_tone(canvas, TONE_AMBER)
                                   : colour_alpha(TONE_SAND, 0.55f));
    }
}

static void draw_kind(Canvas *canvas, PuzzleKind kind, Box disc)
{
    static const char *const ICONS[PUZZLE_KIND_COUNT] = {
        [PUZZLE_COLUMN] = "hand", [PUZZLE_PLACE] = "home", [PUZZLE_FINISH] = "roof"};
    paint_box(canvas, disc, disc.w / 2, TONE_CLOTH, TONE_CLOTH_LOW);
    paint_picture(canvas, "icons", ICONS[kind], box_inset(disc, disc.w * 0.2f));
}

static void draw_tile(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const PuzzleEntry *entry = widget->about;
    const TextStyle style = {TEXT_FIGURE, TONE_INK, .align = ALIGN_LEFT};
    char number[12];
    Box b = widget->box;
    paint_shadow(canvas, b, 12, 5, 0.35f);
    paint_box(canvas, b, 12, widget->value ? TONE_SHINE : TONE_SHEET,
              widget->value ? TONE_HONEY : TONE_PAPER);
    if (look.focused)
        widget_draw_focus(canvas, b, 12);
    else if (look.hovered)
        paint_frame(canvas, b, 12, 2.5f, TONE_CARAMEL);
    b = box_inset(b, 9);
    draw_stars(canvas, box_cut_bottom(&b, b.h * 0.34f, 4), widget->value);
    const Box disc = box_centred(box_cut_right(&b, b.h * 0.62f, 2), b.h * 0.62f, b.h * 0.62f);
    draw_kind(canvas, entry->kind, disc);
    snprintf(number, sizeof number, "%s", widget->label);
    text_draw(canvas, &style, number, b);
}

static bool tile_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind puzzle_tile_widget = {
    .draw = draw_tile, .event = tile_event, .sounds = true, .sound = SOUND_BUTTON};

/* ---- opening ---- */

void puzzles_choose_person(PuzzlesScene *scene)
{
    const int who = scene->items[PUZZLES_WHO].value;
    scene->solver = solvers_find(&scene->solvers, scene->people.names[who]);
}

bool puzzles_open(PuzzlesScene *scene, App *app)
{
    char path[PATH_CAPACITY + 32];
    Error error;
    snprintf(path, sizeof path, "%s/puzzles/puzzles.txt", app->paths.assets);
    if (!puzzle_book_open(&scene->book, path, &error)) {
        people_tell_trouble(app, "", &error);
        return false;
    }
    if (!solvers_open(&scene->solvers, app->launch.script ? NULL : app->paths.data, &error))
        people_tell_trouble(app, scene->solvers.ledger.damaged, &error);
    people_read(&scene->people, app);
    return true;
}

void puzzles_close(PuzzlesScene *scene, App *app)
{
    puzzles_leave_table(scene, app);
    puzzle_book_close(&scene->book);
}

/* ---- layout ---- */

static Box lay_head(PuzzlesScene *scene, App *app)
{
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 24);
    Box head = box_cut_top(&b, 18 + 26 * scale, 8);
    scene->items[PUZZLES_BACK].box = box_cut_right(&head, 60 + 70 * scale, 16);
    scene->items[PUZZLES_WHO].box =
        box_cut_right(&head, fminf(170 + 110 * scale, head.w * 0.5f), 16);
    scene->title = head;
    scene->state = box_cut_top(&b, 8 + 20 * scale, 10);
    return b;
}

void puzzles_lay_shelf(PuzzlesScene *scene, App *app)
{
    const float scale = app->canvas->text_scale;
    const Box area = lay_head(scene, app);
    const float tile = TILE * fminf(fmaxf(scale, 1), 1.4f), pitch = tile + TILE_GAP;
    const int across = (int)((area.w - 24) / pitch);
    const float left = area.x + (area.w - 12 - pitch * (float)across + TILE_GAP) / 2;
    float y = area.y + 6;
    int column = 0, difficulty = 0;
    for (int i = 0; i < scene->book.count; i++) {
        const int own = scene->book.items[i].difficulty;
        if (own != difficulty) {
            y += column ? pitch : 0;
            scene->headings[own - 1] = box(left, y, area.w - 48, 10 + 24 * scale);
            y += 18 + 24 * scale;
            difficulty = own;
            column = 0;
        } else if (column == across) {
            y += pitch;
            column = 0;
        }
        scene->items[PUZZLES_TILES + i].box = box(left + pitch * (float)column++, y, tile, tile);
    }
    scroll_set(&scene->widgets.scroll, area, y + pitch - area.y);
}

/* ---- drawing ---- */

const char *puzzles_tile_words(const PuzzlesScene *scene, const App *app, const Widget *widget,
                               char words[TILE_WORDS_CAPACITY])
{
    char number[96], stars[64] = "";
    if (!widget || widget->kind != &puzzle_tile_widget)
        return NULL;
    const PuzzleEntry *entry = widget->about;
    snprintf(number, sizeof number, tr(app->words, "Puzzle %d of %d"),
             widget->id - PUZZLES_TILES + 1, scene->book.count);
    if (widget->value)
        snprintf(stars, sizeof stars, tr_count(app->words, "%d star", "%d stars", widget->value),
                 widget->value);
    snprintf(words, TILE_WORDS_CAPACITY, "%s%s%s. %s", number, stars[0] ? ", " : "", stars,
             puzzles_question(app, entry->kind));
    return words;
}

/* What the signs on the tiles ask, at the end of a line that has room for it. */
static void draw_legend(App *app, Box line, float taken)
{
    const TextStyle style = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    const char *const words[PUZZLE_KIND_COUNT] = {
        [PUZZLE_COLUMN] = puzzles_question(app, PUZZLE_COLUMN),
        [PUZZLE_PLACE] = puzzles_question(app, PUZZLE_PLACE),
        [PUZZLE_FINISH] = tr(app->words, "Finish the house"),
    };
    const float gap = 24, sign = line.h + 8;
    float needs = taken;
    for (int kind = 0; kind < PUZZLE_KIND_COUNT; kind++)
        needs += gap + sign + text_width(app->canvas, &style, words[kind]) + 2;
    if (needs > line.w)
        return;
    for (int kind = PUZZLE_KIND_COUNT - 1; kind >= 0; kind--) {
        const float width = text_width(app->canvas, &style, words[kind]) + 2;
        text_draw(app->canvas, &style, words[kind], box_cut_right(&line, width, 8));
        draw_kind(app->canvas, (PuzzleKind)kind, box_cut_right(&line, line.h, gap));
    }
}

static void draw_state(const PuzzlesScene *scene, App *app)
{
    const TextStyle style = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    char words[240];
    snprintf(words, sizeof words,
             tr(app->words, "Solved: %d of %d · Stars: %d · In a row: %d (best: %d)"),
             solver_solved(scene->solver), scene->book.count, solver_stars(scene->solver),
             scene->solver->row, scene->solver->best_row);
    widget_draw_whole(app->canvas, &style, app->notice[0] ? app->notice : words, scene->state);
    if (!app->notice[0])
        draw_legend(app, scene->state, text_width(app->canvas, &style, words));
}

void puzzles_draw_shelf(const PuzzlesScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle heading = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const Scroll *scroll = &scene->widgets.scroll;
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, tr(app->words, "Puzzles"), scene->title);
    draw_state(scene, app);
    scroll_begin(app->canvas, scroll);
    for (int i = 0; i < STARS_MAX; i++) {
        if (scroll_sees(scroll, scene->headings[i]))
            text_draw(app->canvas, &heading, tr(app->words, DIFFICULTIES[i]),
                      scroll_moved(scroll, scene->headings[i]));
    }
    scroll_end(app->canvas, scroll);
}
