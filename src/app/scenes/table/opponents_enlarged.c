/* Another player's home, large, while the small one is pointed at: beside it, and not over a column
 * that can still be taken. */
#include "app/scenes/table/opponents.h"

#include "app/scenes/table/table_draw.h"

#include <math.h>

/* As large as fits, in steps, and always clearly larger than the small one. */
static const float WIDTH = 620, STEP = 20, LEAST = 1.25f;

static const float HEADER = 44, GAP = 4;

/* What stays in view: the buttons, and what lies in the market. */
static NotePlace place_beside(const Table *table, const OpponentLayout *o)
{
    enum { FIRST = NOTE_KEPT_MAX - COLUMN_COUNT };
    NotePlace place = table_note_place(table, o->box);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (table->shown.game.market_room[column])
            place.kept[FIRST + column] = table->layout.column[column];
    }
    return place;
}

static bool covers(Box b, const NotePlace *place)
{
    bool found = false;
    for (int i = 0; i < NOTE_KEPT_MAX; i++)
        found |= SDL_HasIntersectionF(&b, &place->kept[i]);
    return found;
}

static Box box_of_width(const App *app, const NotePlace *place, float width)
{
    return tooltip_place(app->canvas, place, width, width / HOME_RATIO + HEADER + GAP);
}

/* In a wide window a house may be large already. */
Box opponents_enlarged(const App *app, const Table *table, const OpponentLayout *o)
{
    const NotePlace place = place_beside(table, o);
    Box b = {0};
    for (float width = WIDTH; width >= o->board.w * LEAST; width -= STEP) {
        b = box_of_width(app, &place, width);
        if (!covers(b, &place))
            break;
    }
    return b;
}

void opponents_draw_enlarged(App *app, const Table *table, const OpponentLayout *o)
{
    const int player = o->player;
    Box b = opponents_enlarged(app, table, o);
    if (b.w <= 0)
        return;
    paint_shadow(app->canvas, b, 14, 22, 0.7f);
    widget_draw_paper(app->canvas, b);
    table_draw_plate(app, table, player, (Plate){.b = box_cut_top(&b, HEADER, GAP), .flat = true});
    home_view_draw(app->canvas, &table->shown.game.homes[player], box_inset(b, 4), 0);
    table_draw_roofs(app, table, player, box_inset(b, 4));
}
