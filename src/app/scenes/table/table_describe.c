/* What lies on the table and can be used, told to whoever asked for it (../describe.h). */
#include "app/scenes/table/table.h"

#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/table_words.h"
#include "app/scenes/table/turn_log.h"
#include "dreamhome/notation.h"

#include <stdio.h>

static const char *const BUTTON_WORDS[TABLE_BUTTON_COUNT] = {
    [BUTTON_UNDO] = "undo",     [BUTTON_REDO] = "redo",           [BUTTON_END_TURN] = "end-turn",
    [BUTTON_OTHER] = "other",   [BUTTON_HINT] = "hint",           [BUTTON_LOG] = "log",
    [BUTTON_HALT] = "halt",     [BUTTON_TAKE_OVER] = "take-over", [BUTTON_UNSEEN] = "unseen",
    [BUTTON_POINTS] = "points", [BUTTON_RULES] = "rules",         [BUTTON_MENU] = "menu",
    [BUTTON_ASK] = "ask",
};

static const char *const HEAP_WORDS[] = {
    [HEAP_ROOMS] = "rooms",
    [HEAP_RESOURCES] = "resources",
    [HEAP_ROOM_DISCARDS] = "discarded-rooms",
    [HEAP_RESOURCE_DISCARDS] = "discarded-resources",
    [HEAP_ROOFS] = "roofs",
    [HEAP_BONUSES] = "bonuses",
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

void table_write_target(Text *text, const Table *table, const Target *target)
{
    text_add(text, KIND_WORDS[target->kind]);
    text_add_char(text, ' ');
    write_name(text, table, target);
}

/* What the player is about to do: its box is where the hand lies. */
static void describe_intent(const Table *table, App *app)
{
    const Intent *intent = &table->intent;
    if (!intent->active)
        return;
    const bool down = intent->kind == MOVE_PLACE && intent->face_down;
    canvas_tell_thing(app->canvas,
                      &(Thing){.kind = "intent",
                               .name = down ? "place down" : notation_move_word(intent->kind),
                               .box = table->layout.hand});
}

/* Whether somebody else did something worth telling. Who plays alone knows what they did. */
static bool is_news(const Table *table, const App *app, const LogLine *line)
{
    const bool own =
        table->guest.rival && play_record(app->play)->seats[line->player].level == LEVEL_PERSON;
    return line->player != app->play->mover && !own && !line->idle;
}

/* What the others did last, once it is seen; nothing where their homes are not. */
static void tell_news(const Table *table, const App *app)
{
    TurnLog log;
    char words[LOG_LINE_CAPACITY + 128];
    if (table_showing(table) || !app->play || table->guest.hides_others)
        return;
    turn_log_write(&log, play_record(app->play), app->words);
    for (int i = log.count; i-- > 0;) {
        const LogLine *line = &log.lines[i];
        if (!is_news(table, app, line))
            continue;
        snprintf(words, sizeof words, tr(app->words, "%s: %s"), table_seat_name(app, line->player),
                 line->words);
        canvas_tell_saying(app->canvas, SAYING_NEWS, words);
        return;
    }
}

/* Why something was refused, a notice, or what a player meets for the first time. */
static const char *message(const Table *table, const App *app)
{
    if (app->now < table->advice.message_until)
        return table->advice.message;
    return app->notice[0] ? app->notice : table_tip_words(table, app);
}

void table_describe(const Table *table, App *app)
{
    if (!canvas_is_watched(app->canvas))
        return;
    canvas_tell_saying(app->canvas, SAYING_MESSAGE, message(table, app));
    tell_news(table, app);
    describe_intent(table, app);
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        char buffer[64];
        Text name = text_on(buffer, sizeof buffer);
        char sentence[512];
        Text words = text_on(sentence, sizeof sentence);
        write_name(&name, table, target);
        const char *more = table_add_target(table, app, target, &words);
        canvas_tell_thing(app->canvas, &(Thing){.kind = KIND_WORDS[target->kind],
                                                .name = buffer,
                                                .box = target->box,
                                                .usable = target->usable,
                                                .focused = i == table_focus_shown(table),
                                                .pointed = i == table->aim.hover,
                                                .words = sentence,
                                                .more = more});
    }
}
