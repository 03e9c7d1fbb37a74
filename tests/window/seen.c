#include "seen.h"

#include "app/draw/paint.h"
#include "app/scenes/end/count.h"
#include "app/scenes/table/table.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

typedef struct Sight {
    size_t length;
    char words[1 << 15]; /* a line for each text */
    int roofs, stores;
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

static void take_piece(void *self, const char *kind, int card)
{
    Sight *sight = self;
    if (strcmp(kind, "resource") == 0)
        sight->roofs +=
            RESOURCE_INFO[resource_card_type((ResourceCard)card)].kind == RESOURCE_KIND_ROOF;
    sight->stores += strcmp(kind, "store") == 0;
}

/* What lies still is drawn once and kept; here all of it is drawn. */
static void forget_layer(App *app)
{
    void *scene = app->scenes.items[app->scenes.count - 1].state;
    if (scenes_top(app) == SCENE_TABLE)
        layer_renew(((Table *)scene)->shown.layer);
    else if (scenes_top(app) == SCENE_END)
        layer_renew(((Count *)scene)->layer);
}

static const Sight *look(App *app)
{
    static Sight sight;
    sight = (Sight){0};
    forget_layer(app);
    canvas_watch(app->canvas,
                 (CanvasWatcher){.self = &sight, .words = take_words, .piece = take_piece});
    app_draw(app);
    canvas_unwatch(app->canvas, &sight);
    return &sight;
}

bool seen(App *app, const char *words)
{
    return strstr(look(app)->words, words);
}

int seen_times(App *app, const char *words)
{
    const size_t length = strlen(words);
    int times = 0;
    for (const char *line = look(app)->words; *line; line = strchr(line, '\n') + 1)
        times += strncmp(line, words, length) == 0 && line[length] == '\n';
    return times;
}

int seen_roofs(App *app)
{
    return look(app)->roofs;
}

int seen_stores(App *app)
{
    return look(app)->stores;
}

Uint64 seen_colours(App *app, Box b)
{
    static Uint32 pixels[1920 * 1200];
    const SDL_Rect part = paint_pixels_around(app->canvas, b);
    Uint64 mark = 0;
    app_draw(app);
    assert_true(part.w * part.h <= 1920 * 1200);
    assert_int_equal(SDL_RenderReadPixels(app->canvas->renderer, &part, SDL_PIXELFORMAT_ARGB8888,
                                          pixels, part.w * (int)sizeof(Uint32)),
                     0);
    for (int i = 0; i < part.w * part.h; i++)
        mark = (mark ^ pixels[i]) * 0x100000001b3u;
    return mark;
}

void seen_in_every_language(App *app, const char *folder, void (*look_in)(const char *language))
{
    Language languages[LANGUAGES_MAX];
    Words *own = app->words;
    app->words = words_new(folder);
    const int count = words_languages(app->words, languages);
    assert_true(count >= 7);
    for (int i = 0; i < count; i++) {
        words_set_language(app->words, languages[i].code);
        look_in(languages[i].code);
    }
    words_free(app->words);
    app->words = own;
}
