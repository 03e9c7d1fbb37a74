/* The finished house of a day. */
#include "app/scenes/day/day_scene.h"

#include "app/pieces/house_sheet.h"
#include "app/pieces/medal.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* A house that beats what was found is itself the best. */
void day_finish(DayScene *scene, App *app)
{
    const Home *home = solo_home(&scene->solo);
    const int points = score_full(home).total;
    DayResult *result = &scene->result;
    Error error;
    if (points > scene->limit.points)
        scene->limit = (Limit){.points = points, .complete = true, .home = *home};
    *result = (DayResult){.day = scene->chosen, .points = points, .best = scene->limit.points};
    day_spaces(home, result->spaces);
    snprintf(result->name, sizeof result->name, "%s", day_person(scene));
    scene->limit_known = true;
    scene->counted = !day_kept(scene);
    if (!days_note(&scene->days, result, &error))
        people_tell_trouble(app, "", &error);
    else if (scene->path[0])
        file_remove(scene->path, &error); /* a file that stays is only taken up again */
    audio_play(app->audio, medal_of(points, result->best) ? SOUND_WIN_FANFARE : SOUND_SCORE_TOTAL);
}

void day_copy(DayScene *scene, const App *app, const DayResult *result)
{
    char buffer[256];
    Text text = text_on(buffer, sizeof buffer);
    day_write_result(result, tr(app->words, "Dream Home"), &text);
    scene->copied = SDL_SetClipboardText(buffer) == 0;
}

void day_lay_result(DayScene *scene, App *app)
{
    const float scale = fminf(app->canvas->text_scale, 1.5f);
    static const int BUTTONS[] = {DAY_DONE, DAY_BEST, DAY_COPY};
    Box b = box_inset(app->canvas->view, 24);
    scene->title = box_cut_top(&b, 20 + 24 * scale, 14);
    scene->pane = box_cut_right(&b, fmaxf(320, b.w * 0.3f), 24);
    scene->board = b;
    b = box_inset(scene->pane, 20);
    scene->items[DAY_DONE].label = tr(app->words, "Done");
    scene->items[DAY_BEST].label = tr(app->words, "The best house");
    scene->items[DAY_COPY].label =
        scene->copied ? tr(app->words, "Copied!") : tr(app->words, "Copy result");
    for (int i = 0; i < 3; i++) {
        Widget *item = &scene->items[BUTTONS[i]];
        item->hidden = BUTTONS[i] != DAY_DONE && !scene->limit_known;
        if (!item->hidden)
            item->box = box_cut_bottom(&b, 20 + 24 * scale, 10);
    }
    scene->lines = box_cut_bottom(&b, fminf(150 * scale, b.h * 0.42f), 12);
    scene->pane_words = b;
}

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
        snprintf(out, capacity, tr(app->words, "A medal starts at %d%%."),
                 MEDAL_PERCENT[MEDAL_BRONZE]);
}

static void draw_verdict(const DayScene *scene, App *app, Box b)
{
    const DayResult *result = &scene->result;
    const Medal medal = medal_of(result->points, result->best);
    const TextStyle style = {TEXT_DISPLAY, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    char words[96];
    Box head = box_cut_top(&b, fminf(64, b.h * 0.4f), 8);
    if (medal)
        medal_draw(app->canvas, medal, box_cut_left(&head, head.h, 14));
    snprintf(words, sizeof words, tr(app->words, "%d%%"), percent_of(result->points, result->best));
    text_draw(app->canvas, &style, words, head);
    char medal_won[96];
    medal_words(medal_won, sizeof medal_won, app, medal);
    canvas_tell_sentences(app->canvas, SAYING_NEWS, (const char *[]){words, medal_won, NULL});
    widget_draw_whole(app->canvas, &note, medal_won, box_cut_top(&b, b.h * 0.3f, 4));
    if (!scene->counted)
        widget_draw_whole(app->canvas, &note,
                          tr(app->words, "The first result of a day is the one that counts."),
                          box_cut_top(&b, b.h * 0.45f, 4));
    else
        day_draw_squares(app, result->spaces, b);
}

void day_draw_result(const DayScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, scene->about, scene->title);
    house_sheet_draw_board(app->canvas, solo_home(&scene->solo), scene->board);
    widget_draw_paper(app->canvas, scene->pane);
    house_sheet_draw_lines(app->canvas, app->words, solo_home(&scene->solo), scene->lines);
    if (scene->limit_known)
        draw_verdict(scene, app, scene->pane_words);
    else
        widget_draw_whole(app->canvas, &note, tr(app->words, "Looking for the best house…"),
                          scene->pane_words);
}
