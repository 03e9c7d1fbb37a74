#include "puzzle_game.h"

#include "table_game.h"

#include <string.h>

int puzzle_game_first_house(const PuzzlesScene *scene)
{
    int index = 0;
    while (scene->book.items[index].kind != PUZZLE_FINISH)
        index++;
    return index;
}

typedef struct Sought {
    const char *kind;
    int card;
    int times;
} Sought;

static void count_piece(void *self, const char *kind, int card)
{
    Sought *sought = self;
    sought->times += card == sought->card && strcmp(kind, sought->kind) == 0;
}

int puzzle_game_drawn(const char *kind, int card)
{
    PuzzlesScene *scene = table_game_scene(SCENE_PUZZLES);
    Sought sought = {kind, card, 0};
    layer_renew(scene->guest.table.shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &sought, .piece = count_piece});
    app_draw(&app);
    canvas_unwatch(app.canvas, &sought);
    return sought.times;
}
