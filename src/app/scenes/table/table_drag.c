/* Dragging: what is picked up with the pointer, and what dropping it means. Until it is dropped
   where it belongs nothing has happened. */
#include "app/scenes/table/table.h"

static bool nothing_chosen(const Intent *intent)
{
    return intent->column == INTENT_OPEN && intent->space == INTENT_OPEN &&
           intent->card == INTENT_OPEN;
}

/* The room that is chosen already, or another. */
static bool is_room_to_swap(const Table *table, const Target *target)
{
    const Intent *intent = &table->intent;
    return target->kind == TARGET_SPACE && intent->active && intent->kind == MOVE_HANDYMAN &&
           (target->usable || target->index == intent->space);
}

bool table_can_drag(const Table *table, int target)
{
    return target >= 0 && (table->targets.items[target].usable ||
                           is_room_to_swap(table, &table->targets.items[target]));
}

static void lift_room(Table *table, App *app, Space space)
{
    if (table->intent.space != INTENT_OPEN && table->intent.space != (int)space)
        intent_step_back(&table->intent);
    if (table->intent.space == INTENT_OPEN)
        table_use_space(table, app, space);
    table->aim.drag = DRAG_ROOM;
    table_sound_at(app, SOUND_CARD_LIFT, table->layout.spaces[space]);
}

void table_start_drag(Table *table, App *app)
{
    const Target target = table->targets.items[table->aim.pressed_target];
    table->aim.dragged = target.index;
    if (is_room_to_swap(table, &target)) {
        lift_room(table, app, (Space)target.index);
    } else if (target.kind == TARGET_COLUMN && intent_wants_column(&table->intent, target.index)) {
        table->aim.drag = DRAG_COLUMN;
        table_sound_at(app, SOUND_CARD_LIFT, table->layout.column_room[target.index]);
    } else if (target.kind == TARGET_COLUMN) {
        if (!table->intent.active || table->intent.held_column != target.index)
            table_use(table, app, table->aim.pressed_target);
        table->aim.drag = table->intent.active ? DRAG_HAND : DRAG_NONE;
    } else if (target.kind == TARGET_RESOURCE) {
        intent_clear(&table->intent); /* or what is chosen already would be put down */
        table_use(table, app, table->aim.pressed_target);
        table->aim.drag = table->intent.active ? DRAG_TOOL : DRAG_NONE;
    }
}

int table_lifted_column(const Table *table)
{
    if (table->aim.drag == DRAG_COLUMN)
        return table->aim.dragged;
    return table->intent.active ? table->intent.held_column : INTENT_OPEN;
}

/* The Jackhammer leaves it to the discards. */
bool table_wastes_resource(const Table *table)
{
    const Game *game = &table->intent.game;
    return table->intent.active && table->intent.held_column != INTENT_OPEN &&
           game->homes[game->player].skips;
}

/* The Drill, the Concrete Mixer and the Jackhammer move rooms only. */
bool table_lifts_resource(const Table *table)
{
    if (table->intent.active && table->intent.held_column != INTENT_OPEN)
        return !table_wastes_resource(table);
    return table->aim.drag != DRAG_COLUMN || table->intent.kind == MOVE_DISCARD;
}

Space table_lifted_space(const Table *table)
{
    return table->aim.drag == DRAG_ROOM ? (Space)table->aim.dragged : SPACE_LIMIT;
}

ResourceCard table_lifted_tool(const Table *table)
{
    return table->aim.drag == DRAG_TOOL ? (ResourceCard)table->aim.dragged : 0;
}

static int column_at(const Table *table, float x, float y)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (box_has(table->layout.column[column], x, y))
            return column;
    }
    return INTENT_OPEN;
}

/* Whether the dragged column came where the prompt wants it: on the discards, on the room that the
   Drill takes out, on the column that the Concrete Mixer takes it to. */
static bool column_arrives(const Table *table, float x, float y)
{
    const TableLayout *l = &table->layout;
    const Intent *intent = &table->intent;
    const int under = column_at(table, x, y);
    switch (intent->kind) {
    case MOVE_DISCARD:
        return box_has(l->room_discards, x, y) || box_has(l->resource_discards, x, y);
    case MOVE_DRILL:
        return (int)home_view_at(l->board, x, y) == intent->space;
    case MOVE_MIX:
        return intent->column != INTENT_OPEN
                   ? under == intent->column
                   : under != table->aim.dragged && intent_wants_column(intent, under);
    default:
        return false;
    }
}

static void drop_column(Table *table, App *app, float x, float y)
{
    const int column = table->aim.dragged;
    if (!column_arrives(table, x, y)) {
        if (table->intent.kind == MOVE_DISCARD && box_has(table->layout.board, x, y))
            table_say(table, app, tr(app->words, "First discard one column."));
        return;
    }
    if (table->intent.kind == MOVE_MIX && table->intent.column == INTENT_OPEN)
        table_use_column(table, app, column_at(table, x, y));
    table_use_column(table, app, column);
}

/* What is in hand, a tool or a room of the house is let go: on a space, on a column, or nowhere. */
static void drop_hand(Table *table, App *app, float x, float y)
{
    const Space space = home_view_at(table->layout.board, x, y);
    const int column = column_at(table, x, y);
    if (!table->intent.active || (space != SPACE_LIMIT && space == table_lifted_space(table)))
        return;
    if (space != SPACE_LIMIT)
        table_use_space(table, app, space);
    else if (intent_wants_column(&table->intent, column))
        table_use_column(table, app, column);
    if (!table->intent.active)
        return;
    if (table->intent.held_column != INTENT_OPEN)
        intent_clear(&table->intent); /* nothing was taken */
    else if (table->aim.drag == DRAG_TOOL && nothing_chosen(&table->intent) &&
             table->intent.kind != MOVE_ROOFER && table->intent.kind != MOVE_SUPPLY)
        table_cancel(table, app); /* those two go on among the discards */
}

/* Where targets are large, beside one is on it. */
static SDL_FPoint drop_place(const Table *table, float x, float y)
{
    const int target = table_target_at(table, x, y);
    return target < 0 ? (SDL_FPoint){x, y} : box_nearest(table->targets.items[target].box, x, y);
}

void table_drop(Table *table, App *app, float x, float y)
{
    const SDL_FPoint place = drop_place(table, x, y);
    if (table->aim.drag == DRAG_COLUMN)
        drop_column(table, app, place.x, place.y);
    else
        drop_hand(table, app, place.x, place.y);
    table->aim.drag = DRAG_NONE;
}
