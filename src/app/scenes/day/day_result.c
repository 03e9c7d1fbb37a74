/* The finished house of a day. */
#include "app/scenes/day/day_scene.h"

#include "app/pieces/house_sheet.h"
#include "app/pieces/medal.h"
#include "app/scenes/table/table.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* ---- time: the bar fills, and at its end the medal drops in ---- */

static const float FILL_SECONDS = 1.2f, DROP_SECONDS = 0.5f;

static bool is_moved(const App *app)
{
    return table_speed(app) > 0 && !app->settings.reduced_motion;
}

bool day_is_revealing(const DayScene *scene, const App *app)
{
    return is_moved(app) && scene->shown < FILL_SECONDS + DROP_SECONDS;
}

static Medal medal_won(const DayScene *scene)
{
    return medal_of(scene->result.points, scene->result.best);
}

static void sound_medal(const DayScene *scene, App *app)
{
    audio_play(app->audio, medal_won(scene) ? SOUND_WIN_FANFARE : SOUND_SCORE_TOTAL);
    if (medal_won(scene) == MEDAL_GOLD)
        audio_play(app->audio, SOUND_APPLAUSE);
}

/* How full the bar is, and how far the medal has dropped: from 0 to 1. */
static float filled(const DayScene *scene, const App *app)
{
    const float t = is_moved(app) ? fminf(scene->shown / FILL_SECONDS, 1) : 1;
    return 1 - (1 - t) * (1 - t);
}

static float dropped(const DayScene *scene, const App *app)
{
    return is_moved(app) ? fmaxf(fminf((scene->shown - FILL_SECONDS) / DROP_SECONDS, 1), 0) : 1;
}

static int percent_shown(const DayScene *scene, const App *app)
{
    if (!scene->limit_known)
        return 0;
    const int percent = percent_of(scene->result.points, scene->result.best);
    return (int)((float)percent * filled(scene, app));
}

void day_reveal(DayScene *scene, App *app, float seconds)
{
    if (!day_is_revealing(scene, app))
        return;
    const int percent = percent_shown(scene, app);
    const bool waits = scene->shown < FILL_SECONDS;
    scene->shown += seconds;
    for (Medal medal = MEDAL_BRONZE; medal < MEDAL_COUNT; medal++) {
        if (percent < MEDAL_PERCENT[medal] && percent_shown(scene, app) >= MEDAL_PERCENT[medal])
            audio_play(app->audio, SOUND_CHIME);
    }
    if (waits && scene->shown >= FILL_SECONDS)
        sound_medal(scene, app);
}

/* ---- the result ---- */

void day_begin_result(DayScene *scene)
{
    const Home *home = solo_home(&scene->solo);
    DayResult *result = &scene->result;
    *result = (DayResult){.day = scene->chosen, .points = score_full(home).total};
    day_spaces(home, result->spaces);
    snprintf(result->name, sizeof result->name, "%s", day_person(scene));
    scene->limit_known = false;
    scene->counted = !day_kept(scene);
}

/* A house that beats what was found is itself the best. */
void day_finish(DayScene *scene, App *app)
{
    const Home *home = solo_home(&scene->solo);
    DayResult *result = &scene->result;
    Error error;
    if (result->points > scene->limit.points)
        scene->limit = (Limit){.points = result->points, .complete = true, .home = *home};
    result->best = scene->limit.points;
    scene->limit_known = true;
    if (!days_note(&scene->days, result, &error))
        people_tell_trouble(app, "", &error);
    else if (scene->path[0])
        file_remove(scene->path, &error); /* a file that stays is only taken up again */
    scene->shown = 0;
    if (!is_moved(app))
        sound_medal(scene, app);
}

void day_copy(DayScene *scene, const App *app)
{
    const DayResult *kept = day_kept(scene);
    const DayResult *result = kept ? kept : &scene->result;
    char buffer[512], title[160], share[96];
    Text text = text_on(buffer, sizeof buffer);
    snprintf(title, sizeof title, "%s · %s", tr(app->words, "Dream Home"), scene->about);
    snprintf(share, sizeof share, tr(app->words, "%d%% of the best possible house"),
             percent_of(result->points, result->best));
    day_write_result(result, title, share, &text);
    scene->copied = SDL_SetClipboardText(buffer) == 0;
}

/* ---- layout ---- */

static void label_result(DayScene *scene, const App *app)
{
    scene->items[DAY_DONE].label = tr(app->words, "Done");
    scene->items[DAY_BEST].label = tr(app->words, "Best possible house");
    scene->items[DAY_COPY].label =
        scene->copied ? tr(app->words, "Copied!") : tr(app->words, "Copy result");
    scene->items[DAY_VISIT].label = tr(app->words, "Visit");
    scene->items[DAY_VISIT].hidden = false;
    scene->items[DAY_COPY].hidden = scene->items[DAY_BEST].hidden = !scene->limit_known;
}

/* Two in a row; while the best house is looked for, one of them has it for itself. */
static void lay_row(Widget *left, Widget *right, Box row)
{
    left->box = right->box = row;
    if (!left->hidden && !right->hidden) {
        right->box = box_cut_right(&row, row.w * 0.55f, 10);
        left->box = row;
    }
}

void day_lay_result(DayScene *scene, App *app)
{
    const float scale = fminf(app->canvas->text_scale, 1.5f), button = 20 + 24 * scale;
    Box b = box_inset(app->canvas->view, 24);
    scene->title = box_cut_top(&b, 20 + 24 * scale, 14);
    scene->pane = box_cut_right(&b, fmaxf(380, b.w * 0.34f), 24);
    scene->board = b;
    b = box_inset(scene->pane, 20);
    label_result(scene, app);
    Widget *items = scene->items;
    lay_row(&items[DAY_COPY], &items[DAY_DONE], box_cut_bottom(&b, button, 14));
    lay_row(&items[DAY_VISIT], &items[DAY_BEST], box_cut_bottom(&b, button, 14));
    scene->lines = box_cut_bottom(&b, fminf(140 * scale, b.h * 0.36f), 14);
    scene->pane_words = b;
}

/* ---- drawing ---- */

static void medal_words(char *out, size_t capacity, const App *app, Medal medal)
{
    static const char *const WON[MEDAL_COUNT] = {
        [MEDAL_BRONZE] = WORDS_MARK("A bronze medal!"),
        [MEDAL_SILVER] = WORDS_MARK("A silver medal!"),
        [MEDAL_GOLD] = WORDS_MARK("A gold medal!"),
    };
    if (medal)
        snprintf(out, capacity, "%s", tr(app->words, WON[medal]));
    else
        snprintf(out, capacity, tr(app->words, "You need %d%% for a medal."),
                 MEDAL_PERCENT[MEDAL_BRONZE]);
}

/* From above, and it bounces once. */
static void draw_medal(const DayScene *scene, App *app, Box b)
{
    const float t = dropped(scene, app);
    const float bounce = t < 0.6f ? 1 - t * t / 0.36f : 0.25f * sinf((t - 0.6f) / 0.4f * 3.14159f);
    if (t <= 0)
        return;
    if (t >= 1)
        paint_glow(app->canvas, box_inset(b, b.w * 0.1f), b.h * 0.4f, 12,
                   colour_alpha(TONE_GLOW, 0.6f));
    medal_draw(app->canvas, medal_won(scene), box_moved(b, 0, -bounce * b.h * 0.8f));
}

static void share_words(const DayScene *scene, const App *app, char share[96], char points[64])
{
    const DayResult *result = &scene->result;
    if (scene->limit_known) {
        snprintf(share, 96, tr(app->words, "%d%% of the best possible house"),
                 percent_shown(scene, app));
        snprintf(points, 64, tr(app->words, "%d of %d points"), result->points, result->best);
    } else {
        snprintf(share, 96, "%s", tr(app->words, "Looking for the best possible house…"));
        snprintf(points, 64, tr_count(app->words, "%d point", "%d points", result->points),
                 result->points);
    }
}

/* What it is worth, in words: they count up with the bar. */
static void draw_share(const DayScene *scene, App *app, Box *b)
{
    const TextStyle title = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle note = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const bool has_medal = scene->limit_known && medal_won(scene);
    const float line = text_line_height(app->canvas, &note);
    const float most = text_line_height(app->canvas, &title) * 2, medal = most + line;
    char share[96], points[64];
    share_words(scene, app, share, points);
    const float width = b->w - (has_medal ? medal + 16 : 0);
    const float words = fminf(widget_label_height(app->canvas, &title, share, width), most);
    Box head = box_cut_top(b, fminf(has_medal ? medal : words + line, b->h * 0.4f), 12);
    if (has_medal)
        draw_medal(scene, app, box_cut_left(&head, head.h, 16));
    head = box_centred(head, head.w, fminf(words + line, head.h));
    widget_draw_whole(app->canvas, &note, points, box_cut_bottom(&head, line, 0));
    widget_draw_whole(app->canvas, &title, share, head);
}

/* From nothing to the best possible house, with the three medals on the way. */
static void draw_bar(const DayScene *scene, App *app, Box *b)
{
    const float medal = 32, height = 12;
    Box row = box_cut_top(b, fminf(medal + 4, b->h), 10);
    const Box bar = box(row.x, row.y + (row.h - height) / 2, row.w, height);
    const float part = (float)percent_shown(scene, app) / 100;
    paint_box(app->canvas, bar, height / 2, TONE_EDGE, TONE_OAT);
    paint_box(app->canvas, box(bar.x, bar.y, fmaxf(bar.w * part, height), height), height / 2,
              TONE_GREEN, colour_dark(TONE_GREEN, 0.15f));
    for (Medal each = MEDAL_BRONZE; each < MEDAL_COUNT; each++) {
        const float at = bar.x + bar.w * (float)MEDAL_PERCENT[each] / 100;
        const Box place = box(at - medal / 2, row.y + (row.h - medal) / 2, medal, medal);
        medal_draw(app->canvas, each, place);
        if (percent_shown(scene, app) < MEDAL_PERCENT[each]) /* it lies in the shade */
            paint_box(app->canvas, place, medal / 2, colour_alpha(TONE_PAPER, 0.55f),
                      colour_alpha(TONE_PAPER, 0.55f));
    }
}

enum { COUNTED_CAPACITY = 160 };

/* After a later try: which one counts. */
static void counted_words(const DayScene *scene, const App *app, char words[COUNTED_CAPACITY])
{
    const DayResult *kept = day_kept(scene);
    words[0] = '\0';
    if (!scene->counted)
        snprintf(words, COUNTED_CAPACITY,
                 tr(app->words, "Your result of the day is still %d%%: the first try counts."),
                 percent_of(kept->points, kept->best));
}

static void draw_counted(const DayScene *scene, App *app, Box b)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    char words[COUNTED_CAPACITY];
    counted_words(scene, app, words);
    const float height = widget_label_height(app->canvas, &style, words, b.w);
    widget_draw_whole(app->canvas, &style, words, box_cut_top(&b, fminf(height, b.h), 10));
    day_draw_house(app, day_kept(scene), b);
}

bool day_is_told(const DayScene *scene, const App *app)
{
    return scene->limit_known && (!day_is_revealing(scene, app) || dropped(scene, app) > 0);
}

/* The points at once, and the rest when the bar has stopped. */
static void tell_verdict(const DayScene *scene, const App *app, const char *won)
{
    char share[96], points[64], counted[COUNTED_CAPACITY];
    const bool told = day_is_told(scene, app);
    if (scene->limit_known && !told)
        return;
    share_words(scene, app, share, points);
    counted_words(scene, app, counted);
    canvas_tell_sentences(
        app->canvas, SAYING_NEWS,
        (const char *[]){points, share, told ? won : "", told ? counted : "", NULL});
}

static void draw_verdict(const DayScene *scene, App *app, Box b)
{
    const TextStyle note = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    char won[96];
    medal_words(won, sizeof won, app, medal_won(scene));
    tell_verdict(scene, app, won);
    draw_share(scene, app, &b);
    draw_bar(scene, app, &b);
    const float height = widget_label_height(app->canvas, &note, won, b.w);
    const Box place = box_cut_top(&b, fminf(height, b.h * 0.5f), 12);
    if (day_is_told(scene, app))
        widget_draw_whole(app->canvas, &note, won, place);
    if (scene->counted)
        day_draw_house(app, &scene->result, b);
    else
        draw_counted(scene, app, b);
}

void day_draw_result(const DayScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, scene->about, scene->title);
    house_sheet_draw_board(app->canvas, solo_home(&scene->solo), scene->board);
    widget_draw_paper(app->canvas, scene->pane);
    house_sheet_draw_lines(app->canvas, app->words, solo_home(&scene->solo), scene->lines);
    draw_verdict(scene, app, scene->pane_words);
}
