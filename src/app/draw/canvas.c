#include "app/draw/canvas.h"

#include "dreamhome/text.h"

#include <assert.h>
#include <string.h>

float canvas_side(const Canvas *canvas, Box b)
{
    const float half = canvas->view.w / 2;
    return half > 0 ? (b.x + b.w / 2 - canvas->view.x - half) / half : 0;
}

void canvas_watch(Canvas *canvas, CanvasWatcher watcher)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX; i++) {
        if (!canvas->watchers[i].self) {
            canvas->watchers[i] = watcher;
            return;
        }
    }
    assert(!"too many watchers");
}

void canvas_unwatch(Canvas *canvas, const void *self)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX; i++) {
        if (canvas->watchers[i].self == self)
            canvas->watchers[i] = (CanvasWatcher){0};
    }
}

bool canvas_is_watched(const Canvas *canvas)
{
    bool watched = false;
    for (int i = 0; i < CANVAS_WATCHERS_MAX; i++)
        watched |= canvas->watchers[i].self != NULL;
    return watched && !canvas->unseen;
}

void canvas_tell_words(const Canvas *canvas, const DrawnWords *drawn)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX && !canvas->unseen; i++) {
        const CanvasWatcher *watcher = &canvas->watchers[i];
        if (watcher->words)
            watcher->words(watcher->self, canvas, drawn);
    }
}

void canvas_tell_thing(const Canvas *canvas, const Thing *thing)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX && !canvas->unseen; i++) {
        const CanvasWatcher *watcher = &canvas->watchers[i];
        if (watcher->thing)
            watcher->thing(watcher->self, canvas, thing);
    }
}

void canvas_tell_saying(const Canvas *canvas, Saying saying, const char *words)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX && !canvas->unseen; i++) {
        const CanvasWatcher *watcher = &canvas->watchers[i];
        if (watcher->said)
            watcher->said(watcher->self, saying, words);
    }
}

void canvas_tell_sentences(const Canvas *canvas, Saying saying, const char *const sentences[])
{
    char words[2048];
    Text text = text_on(words, sizeof words);
    if (!canvas_is_watched(canvas))
        return;
    for (; *sentences; sentences++) {
        if (!(*sentences)[0])
            continue;
        if (text.length && !strchr(".!?:", words[text.length - 1]))
            text_add_char(&text, '.');
        if (text.length)
            text_add_char(&text, ' ');
        text_add(&text, *sentences);
    }
    for (char *end = words; (end = strchr(end, '\n'));)
        *end = ' '; /* lines are for the eye */
    canvas_tell_saying(canvas, saying, words);
}

void canvas_tell_piece(const Canvas *canvas, const char *kind, int card)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX && !canvas->unseen; i++) {
        const CanvasWatcher *watcher = &canvas->watchers[i];
        if (watcher->piece)
            watcher->piece(watcher->self, kind, card);
    }
}

void canvas_tell_cover(const Canvas *canvas, Box b)
{
    for (int i = 0; i < CANVAS_WATCHERS_MAX && !canvas->unseen; i++) {
        const CanvasWatcher *watcher = &canvas->watchers[i];
        if (watcher->cover)
            watcher->cover(watcher->self, canvas, b);
    }
}
