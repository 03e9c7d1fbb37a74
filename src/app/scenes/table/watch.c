#include "app/scenes/table/watch.h"

#include <stdlib.h>
#include <string.h>

void watch_open(Watch *watch, App *app, const Record *record)
{
    watch->own = app->play;
    memcpy(watch->looks, app->seats, sizeof watch->looks);
    play_resume(&watch->play, record);
    app->play = &watch->play;
    app_take_looks(app, record);
    watch->table = calloc(1, sizeof *watch->table);
    if (!watch->table)
        abort();
    watch->table->watching = true;
    table_open_layers(watch->table);
}

void watch_give_back(Watch *watch, App *app)
{
    if (app->play != &watch->play)
        return;
    app->play = watch->own;
    memcpy(app->seats, watch->looks, sizeof watch->looks);
}

void watch_close(Watch *watch, App *app)
{
    watch_give_back(watch, app);
    table_close_layers(watch->table);
    free(watch->table);
}

void watch_put(Watch *watch, const Game *game, int moves, int viewed)
{
    play_show(&watch->play, game, moves, viewed);
    watch->table->shown.viewed = viewed;
}

void watch_show(Watch *watch, App *app, const Game *game, int moves, int viewed)
{
    Table *table = watch->table;
    table_show_all(table, app);
    table->shown.waiting.count = table->shown.next_event = 0;
    table->shown.game = *game;
    table_tell_takings(table, play_record(&watch->play), moves);
    watch_put(watch, game, moves, viewed);
    table_layout(table, app);
    watch_point(watch, app);
    app_redraw(app);
}

void watch_point(Watch *watch, App *app)
{
    Table *table = watch->table;
    table_find_targets(table, app);
    table->aim.hover = -1;
    table->aim.focus = -1;
    if (app->input.pointer_used)
        table->aim.hover = table_target_at(table, app->input.x, app->input.y);
}

const Widget *watch_event(Watch *watch, App *app, Widgets *widgets, const InputEvent *event)
{
    if (event->kind == INPUT_LOADED) {
        layer_renew(watch->table->shown.layer);
        return NULL;
    }
    const Widget *used = widgets_event(widgets, app->canvas, app->audio, event);
    watch_point(watch, app);
    if (event->kind == INPUT_POINTER_LEFT)
        watch->table->aim.hover = -1;
    return used;
}
