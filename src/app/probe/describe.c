#include "app/probe/describe.h"

#include "dreamhome/json.h"
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
    char things_room[LINE_CAPACITY];
    Text things_text; /* of the picture that is being drawn, on `things_room` */
    Json things;      /* on `things_text` */
    char line[LINE_CAPACITY + 2048];
    char last[LINE_CAPACITY + 2048];
};

static void begin(Describe *describe)
{
    describe->things_text = text_on(describe->things_room, sizeof describe->things_room);
    describe->things = json_on(&describe->things_text);
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

static void add_last_move(Json *json, const Record *record)
{
    char words[MOVE_TEXT_CAPACITY];
    Text text = text_on(words, sizeof words);
    json_key(json, "last");
    if (record->move_count) {
        notation_write_move(&text, &record->moves[record->move_count - 1]);
        json_string(json, words);
    } else {
        json_null(json);
    }
}

static void add_result(Json *json, const Play *play)
{
    char words[64];
    Text text = text_on(words, sizeof words);
    json_key(json, "result");
    if (play_finished(play)) {
        record_write_result(play_record(play), &text);
        json_string(json, words);
    } else {
        json_null(json);
    }
}

static void add_game(Json *json, const Play *play)
{
    const Record *record = play_record(play);
    const Game *game = play_game(play);
    json_open(json, '{');
    json_add_string(json, "phase", notation_phase_word(game->phase));
    json_add_number(json, "round", game->round);
    json_add_number(json, "mover", play->mover + 1);
    json_add_number(json, "moves", record->move_count);
    add_last_move(json, record);
    json_add_bool(json, "over", play->turn_over);
    add_result(json, play);
    json_close(json, '}');
}

static void add_scene(Json *json, const char *scene)
{
    char name[64];
    Text text = text_on(name, sizeof name);
    for (const char *c = scene; *c; c++)
        text_add_char(&text, (char)SDL_tolower(*c));
    json_add_string(json, "scene", name);
}

static void add_size(Json *json, const Canvas *canvas)
{
    int width, height;
    SDL_GetRendererOutputSize(canvas->renderer, &width, &height);
    json_key(json, "size");
    json_open(json, '[');
    json_number(json, width);
    json_number(json, height);
    json_close(json, ']');
}

static void write_line(Text *text, const Describe *describe, const Canvas *canvas,
                       const DescribeFrame *frame)
{
    Json json = json_on(text);
    json_open(&json, '{');
    add_scene(&json, frame->scene);
    add_size(&json, canvas);
    json_add_number(&json, "inputs", (int64_t)describe->inputs);
    json_add_bool(&json, "moving", frame->moving);
    json_add_string(&json, "message", describe->message);
    json_key(&json, "game");
    if (frame->play)
        add_game(&json, frame->play);
    else
        json_null(&json);
    json_key(&json, "things");
    json_open(&json, '[');
    text_add(text, describe->things_room);
    json_close(&json, ']');
    json_close(&json, '}');
    text_add_char(text, '\n');
}

/* ---- what is told ---- */

bool describe_input(Describe *describe, const SDL_Event *event)
{
    if (!describe)
        return false;
    switch (event->type) {
    case SDL_KEYDOWN:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        describe->inputs++;
        return true;
    default:
        return false;
    }
}

static void add_box(Json *json, Box b, float unit)
{
    json_key(json, "box");
    json_open(json, '[');
    json_number(json, lroundf(b.x * unit));
    json_number(json, lroundf(b.y * unit));
    json_number(json, lroundf(b.w * unit));
    json_number(json, lroundf(b.h * unit));
    json_close(json, ']');
}

static void describe_thing(void *self, const Canvas *canvas, const Thing *thing)
{
    Json *json = &((Describe *)self)->things;
    json_open(json, '{');
    json_add_string(json, "kind", thing->kind);
    json_add_string(json, "name", thing->name);
    add_box(json, thing->box, canvas->unit);
    json_add_bool(json, "usable", thing->usable);
    json_add_bool(json, "focus", thing->focused);
    json_close(json, '}');
}

static void describe_saying(void *self, Saying saying, const char *words)
{
    Describe *describe = self;
    if (saying == SAYING_MESSAGE)
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
                                         .said = describe_saying,
                                         .cover = describe_cover});
}

void describe_frame(Describe *describe, const Canvas *canvas, const DescribeFrame *frame)
{
    if (!describe || !frame->scene)
        return;
    Text text = text_on(describe->line, sizeof describe->line);
    write_line(&text, describe, canvas, frame);
    if (text.cut || describe->things_text.cut || strcmp(describe->line, describe->last) == 0)
        return;
    memcpy(describe->last, describe->line, text.length + 1);
    fputs(describe->line, describe->file);
    fflush(describe->file);
}
