/* What lies on the table and can be used, told to whoever asked for it (../describe.h). */
#include "app/scenes/table/table.h"

#include "dreamhome/notation.h"

static const char *const BUTTON_WORDS[TABLE_BUTTON_COUNT] = {
    [BUTTON_UNDO] = "undo",   [BUTTON_REDO] = "redo", [BUTTON_END_TURN] = "end-turn",
    [BUTTON_OTHER] = "other", [BUTTON_HINT] = "hint", [BUTTON_LOG] = "log",
    [BUTTON_RULES] = "rules", [BUTTON_MENU] = "menu",
};

static const char *const HEAP_WORDS[] = {
    [HEAP_ROOMS] = "rooms",
    [HEAP_RESOURCES] = "resources",
    [HEAP_ROOM_DISCARDS] = "discarded-rooms",
    [HEAP_RESOURCE_DISCARDS] = "discarded-resources",
    [HEAP_ROOFS] = "roofs",
};

static const char *const KIND_WORDS[] = {
    [TARGET_COLUMN] = "column", [TARGET_SPACE] = "space",       [TARGET_RESOURCE] = "resource",
    [TARGET_PICK] = "pick",     [TARGET_OPPONENT] = "opponent", [TARGET_BUTTON] = "button",
    [TARGET_HINT] = "hint",     [TARGET_HEAP] = "heap",
};

static void write_name(Text *name, const Table *table, const Target *target)
{
    switch (target->kind) {
    case TARGET_SPACE:
        notation_write_space(name, (Space)target->index);
        break;
    case TARGET_RESOURCE:
        notation_write_resource(name, (ResourceCard)target->index);
        break;
    case TARGET_PICK:
        if (table->intent.kind == MOVE_ROOFER)
            notation_write_resource(name, (ResourceCard)target->index);
        else
            notation_write_room(name, (RoomCard)target->index);
        break;
    case TARGET_HEAP:
        text_add(name, HEAP_WORDS[target->index]);
        break;
    case TARGET_BUTTON:
        text_add(name, BUTTON_WORDS[target->index]);
        break;
    default:
        text_add_number(name, (uint64_t)target->index + 1);
        break;
    }
}

/* What the player is about to do: its box is where the hand lies. */
static void describe_intent(const Table *table, App *app)
{
    const Intent *intent = &table->intent;
    if (!intent->active)
        return;
    const bool down = intent->kind == MOVE_PLACE && intent->face_down;
    canvas_tell_thing(app->canvas,
                      &(Thing){"intent", down ? "place down" : notation_move_word(intent->kind),
                               table->layout.hand, false, false});
}

void table_describe(const Table *table, App *app)
{
    if (!canvas_is_watched(app->canvas))
        return;
    canvas_tell_message(app->canvas, app->now < table->advice.message_until ? table->advice.message
                                                                            : app->notice);
    describe_intent(table, app);
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        char buffer[64];
        Text name = text_on(buffer, sizeof buffer);
        write_name(&name, table, target);
        canvas_tell_thing(app->canvas, &(Thing){KIND_WORDS[target->kind], buffer, target->box,
                                                target->usable, i == table->aim.focus});
    }
}
