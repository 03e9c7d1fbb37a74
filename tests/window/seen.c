#include "seen.h"

#include "app/scenes/table/table.h"

#include <stdio.h>
#include <string.h>

typedef struct Sight {
    size_t length;
    char words[1 << 15]; /* a line for each text */
} Sight;

static void take_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Sight *sight = self;
    (void)canvas;
    sight->length += (size_t)snprintf(sight->words + sight->length,
                                      sizeof sight->words - sight->length, "%s\n", drawn->words);
    if (sight->length >= sizeof sight->words)
        sight->length = sizeof sight->words - 1;
}

/* What lies still is drawn once and kept; here all of it is drawn. */
static void forget_layer(App *app)
{
    if (scenes_top(app) == SCENE_TABLE)
        ((Table *)app->scenes.items[app->scenes.count - 1].state)->shown.layer.valid = false;
}

bool seen(App *app, const char *words)
{
    static Sight sight;
    sight = (Sight){0};
    forget_layer(app);
    canvas_watch(app->canvas, (CanvasWatcher){.self = &sight, .words = take_words});
    app_draw(app);
    canvas_unwatch(app->canvas, &sight);
    return strstr(sight.words, words);
}
