#include "app/scenes/end/stage.h"

#include "app/scenes/table/table.h"

Stage stage_of(const App *app)
{
    return (Stage){.canvas = app->canvas,
                   .cards = app->cards,
                   .words = app->words,
                   .play = app->play,
                   .seats = app->seats,
                   .speed = table_speed(app),
                   .pointer_used = app->input.pointer_used};
}
