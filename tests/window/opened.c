#include "opened.h"

#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static void take_cover(void *self, const Canvas *canvas, Box b)
{
    Opened *opened = self;
    if (canvas == app.canvas && opened->paper.w <= 0)
        opened->paper = b;
}

static void take_piece(void *self, const char *kind, int card)
{
    Opened *opened = self;
    (void)card;
    opened->rooms += strcmp(kind, "room") == 0;
    opened->resources += strcmp(kind, "resource") == 0;
}

static void take_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Opened *opened = self;
    const size_t length = strlen(opened->words);
    if (canvas == app.canvas)
        snprintf(opened->words + length, sizeof opened->words - length, "%s\n", drawn->words);
}

Opened opened_now(void)
{
    Opened opened = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &opened,
                                             .cover = take_cover,
                                             .piece = take_piece,
                                             .words = take_words});
    table_draw_tooltip(table_game(), &app);
    canvas_unwatch(app.canvas, &opened);
    return opened;
}

Opened opened_at(int target)
{
    Table *table = table_game_changed();
    app.input.pointer_used = true;
    table->aim.hover = target;
    table_notice(table, &app);
    app.now = table_note_due(table) + 1;
    return opened_now();
}

Opened opened_about(TargetKind kind, int index)
{
    const Target *target = table_game_target(kind, index);
    assert_non_null(target);
    return opened_at((int)(target - table_game()->targets.items));
}
