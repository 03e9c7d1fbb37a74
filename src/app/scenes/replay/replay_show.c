/* What the replay shows: the table as it was, and what happened in words. */
#include "app/scenes/replay/replay.h"

#include <math.h>
#include <stdio.h>

/* ---- the table follows the replay ---- */

/* Whose move led here: that home lies large. */
static int mover(const ReplayScene *scene)
{
    const Replay *replay = &scene->replay;
    Game before;
    if (!replay->at)
        return replay->game.player;
    record_replay(&replay->record, replay->at - 1, &before);
    return before.player;
}

/* Where a finished game has come to its end, it is looked back at instead of played on. */
static void update_items(ReplayScene *scene, const App *app)
{
    const Replay *replay = &scene->replay;
    Widget *items = scene->items;
    const bool at_end = replay->at == replay->record.move_count;
    items[REPLAY_FIRST].disabled = items[REPLAY_BACK].disabled = replay->at == 0;
    items[REPLAY_FORWARD].disabled = items[REPLAY_LAST].disabled = items[REPLAY_PLAY].disabled =
        at_end;
    items[REPLAY_PLAY_ON].label = replay->game.phase == PHASE_OVER
                                      ? tr(app->words, "Review the game")
                                      : tr(app->words, "Play from here");
    items[REPLAY_ROUND].value = replay->game.round - 1;
    if (scene->items[scene->widgets.focus].disabled)
        scene->widgets.focus = REPLAY_PLAY_ON;
}

void replay_show_position(ReplayScene *scene, App *app)
{
    const Replay *replay = &scene->replay;
    update_items(scene, app);
    watch_show(&scene->watch, app, &replay->game, replay->at, mover(scene));
}

void replay_step_forward(ReplayScene *scene, App *app)
{
    EventList events;
    const int player = scene->replay.game.player;
    replay_show_position(scene, app);
    if (!replay_forward(&scene->replay, &events))
        return;
    watch_put(&scene->watch, &scene->replay.game, scene->replay.at, player);
    update_items(scene, app);
    table_layout(scene->watch.table, app);
    table_show(scene->watch.table, app, &events, 0, events.count);
    if (!table_showing(scene->watch.table))
        replay_show_position(scene, app);
}

/* ---- drawing ---- */

/* What was taken and is not placed yet lies above the board. */
static void draw_hand(const ReplayScene *scene, App *app)
{
    const Game *game = &scene->replay.game;
    const Table *table = scene->watch.table;
    const float width = table->layout.column_room[0].w;
    const Box b = box_centred(table->layout.hand, width, width * CARD_ROOM_RATIO);
    if (table_showing(table))
        return;
    if (game->hand_resource)
        card_draw(app->cards, card_resource(game->hand_resource),
                  box(b.x, b.y - width * CARD_RESOURCE_RATIO - 2, width, 0), 1, -4);
    if (game->hand_room)
        card_draw(app->cards, card_room(game->hand_room), b, 1, -4);
}

/* The turn that the last move belongs to, told as in the log. */
static const char *turn_words(const ReplayScene *scene, const App *app)
{
    if (!scene->replay.at)
        /* words: what is shown before the first move of a game */
        return tr(app->words, "The deal.");
    for (int i = 0; i < scene->log.count; i++) {
        if (scene->log.lines[i].moves >= scene->replay.at)
            return scene->log.lines[i].words;
    }
    return "";
}

static const TextStyle TURN = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT, .wrap = true};

static void draw_words(const ReplayScene *scene, App *app)
{
    const TextStyle count = {TEXT_NOTE, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    char words[96];
    Box b = scene->words;
    widget_draw_wood(app->canvas, b);
    b = box_inset(b, 8);
    snprintf(words, sizeof words, tr(app->words, "Move %d of %d"), scene->replay.at,
             scene->replay.record.move_count);
    const float line = text_line_height(app->canvas, &count);
    text_draw(app->canvas, &count, words, box_cut_top(&b, fminf(line, b.h * 0.22f), 1));
    widget_draw_whole(app->canvas, &TURN, turn_words(scene, app), b);
    canvas_tell_sentences(app->canvas, SAYING_NEWS,
                          (const char *[]){words, turn_words(scene, app), NULL});
}

void replay_draw(const ReplayScene *scene, App *app)
{
    table_draw(scene->watch.table, app);
    draw_hand(scene, app);
    draw_words(scene, app);
    widgets_draw(&scene->widgets, app->canvas);
    table_draw_tooltip(scene->watch.table, app);
}
