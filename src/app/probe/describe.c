#include "app/probe/describe.h"

#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_CAPACITY = 1 << 16, MESSAGE_CAPACITY = 512 };

struct Describe {
    FILE *file;
    uint64_t inputs;
    char message[MESSAGE_CAPACITY];
    Text things; /* of the picture that is drawn now, on `things_room` */
    char things_room[LINE_CAPACITY];
    char line[LINE_CAPACITY + 2048];
    char last[LINE_CAPACITY + 2048];
};

static void begin(Describe *describe)
{
    describe->things = text_on(describe->things_room, sizeof describe->things_room);
    describe->message[0] = '\0';
}

Describe *describe_open(const char *path, Error *error)
{
    Describe *describe = calloc(1, sizeof *describe);
    if (!describe)
        abort();
    describe->file = fopen(path, "a");
    if (!describe->file) {
        error_set(error, "the description cannot be written to '%s'", path);
        free(describe);
        return NULL;
    }
    begin(describe);
    return describe;
}

void describe_close(Describe *describe)
{
    if (!describe)
        return;
    fclose(describe->file);
    free(describe);
}

/* ---- the words of a line ---- */

static void add_string(Text *text, const char *words)
{
    text_add_char(text, '"');
    for (; *words; words++) {
        if (*words == '"' || *words == '\\')
            text_add_char(text, '\\');
        text_add_char(text, (unsigned char)*words < ' ' ? ' ' : *words);
    }
    text_add_char(text, '"');
}

static void add_number(Text *text, const char *before, int number)
{
    text_add(text, before);
    if (number < 0)
        text_add_char(text, '-');
    text_add_number(text, (uint64_t)abs(number));
}

static void add_bool(Text *text, const char *before, bool value)
{
    text_add(text, before);
    text_add(text, value ? "true" : "false");
}

static void add_game(Text *text, const Play *play)
{
    const Record *record = play_record(play);
    const Game *game = play_game(play);
    text_add(text, "{\"phase\":");
    add_string(text, notation_phase_word(game->phase));
    add_number(text, ",\"round\":", game->round);
    add_number(text, ",\"mover\":", play->mover + 1);
    add_number(text, ",\"moves\":", record->move_count);
    text_add(text, ",\"last\":\"");
    if (record->move_count)
        notation_write_move(text, &record->moves[record->move_count - 1]);
    add_bool(text, "\",\"over\":", play->turn_over);
    text_add(text, ",\"result\":\"");
    if (play_finished(play))
        record_write_result(record, text);
    text_add(text, "\"}");
}

static void write_line(Text *text, const Describe *describe, const Canvas *canvas,
                       const DescribeFrame *frame)
{
    int width, height;
    SDL_GetRendererOutputSize(canvas->renderer, &width, &height);
    text_add(text, "{\"scene\":\"");
    for (const char *c = frame->scene; *c; c++)
        text_add_char(text, (char)SDL_tolower(*c));
    add_number(text, "\",\"size\":[", width);
    add_number(text, ",", height);
    text_add(text, "],\"inputs\":");
    text_add_number(text, describe->inputs);
    add_bool(text, ",\"moving\":", frame->moving);
    text_add(text, ",\"message\":");
    add_string(text, describe->message);
    text_add(text, ",\"game\":");
    if (frame->play)
        add_game(text, frame->play);
    else
        text_add(text, "null");
    text_add(text, ",\"things\":[");
    text_add(text, describe->things.data);
    text_add(text, "]}\n");
}

/* ---- what is told ---- */

void describe_input(Describe *describe, const SDL_Event *event)
{
    if (!describe)
        return;
    switch (event->type) {
    case SDL_KEYDOWN:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        describe->inputs++;
        break;
    default:
        break;
    }
}

static void describe_thing(void *self, const Canvas *canvas, const Thing *thing)
{
    Text *text = &((Describe *)self)->things;
    const float unit = canvas->unit;
    text_add(text, text->length ? ",{\"kind\":" : "{\"kind\":");
    add_string(text, thing->kind);
    text_add(text, ",\"name\":");
    add_string(text, thing->name);
    add_number(text, ",\"box\":[", (int)lroundf(thing->box.x * unit));
    add_number(text, ",", (int)lroundf(thing->box.y * unit));
    add_number(text, ",", (int)lroundf(thing->box.w * unit));
    add_number(text, ",", (int)lroundf(thing->box.h * unit));
    add_bool(text, "],\"usable\":", thing->usable);
    add_bool(text, ",\"focus\":", thing->focused);
    text_add_char(text, '}');
}

static void describe_message(void *self, const char *words)
{
    Describe *describe = self;
    snprintf(describe->message, sizeof describe->message, "%s", words);
}

/* What covers the whole view is another picture: nothing below it counts. */
static void describe_cover(void *self, const Canvas *canvas, Box b)
{
    if (b.w >= canvas->view.w && b.h >= canvas->view.h)
        begin(self);
}

void describe_watch(Describe *describe, Canvas *canvas)
{
    canvas_watch(canvas, (CanvasWatcher){.self = describe,
                                         .thing = describe_thing,
                                         .message = describe_message,
                                         .cover = describe_cover});
}

void describe_frame(Describe *describe, const Canvas *canvas, const DescribeFrame *frame)
{
    if (!describe || !frame->scene)
        return;
    Text text = text_on(describe->line, sizeof describe->line);
    write_line(&text, describe, canvas, frame);
    if (text.cut || describe->things.cut || strcmp(describe->line, describe->last) == 0)
        return;
    memcpy(describe->last, describe->line, text.length + 1);
    fputs(describe->line, describe->file);
    fflush(describe->file);
}
