/* The rounds to come of a house, all of whose cards are known. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/pieces/house_sheet.h"
#include "app/pieces/tooltip.h"
#include "app/widgets/line.h"
#include "app/words/names.h"
#include "app/words/running_names.h"
#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>

/* A column of a round to come: its room, and a resource or none beside the marker. */
typedef struct Coming {
    RoomCard room;
    ResourceCard resource;
    Box box;
} Coming;

static const float CARD_GAP = 6, ROUND_GAP = 12;
static const float READABLE = 92; /* of a card with its name, in units */
static const float LARGE_TEXT = 2;
static const float ROOM_PART = 0.34f; /* of a room and its name, for its picture at most */

static Coming coming(const Game *game, int round, int column)
{
    return (Coming){.room = game->room_deck[(round - 1) * COLUMN_COUNT + column],
                    .resource =
                        column ? game->resource_deck[(round - 1) * (COLUMN_COUNT - 1) + column - 1]
                               : 0};
}

/* ---- as cards, where they can be large ---- */

enum { ACROSS = (COLUMN_COUNT + 1) / 2 }; /* in two rows */

static float card_width(Box b)
{
    return fminf((b.w - CARD_GAP * (ACROSS - 1)) / ACROSS,
                 ((b.h - CARD_GAP) / 2 - 2) / (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO));
}

static void draw_cards(App *app, const Coming *column)
{
    Box b = column->box;
    const Box upper = box_cut_top(&b, b.w * CARD_RESOURCE_RATIO, 2);
    if (column->resource)
        card_draw(app->cards, card_resource(column->resource), upper, 0, 0);
    else
        paint_picture(app->canvas, "tokens", "marker",
                      box_centred(upper, upper.h * 0.8f, upper.h * 0.8f));
    card_draw(app->cards, card_room(column->room), b, 0, 0);
}

/* ---- as lines, with the names beside them ---- */

static const TextStyle NAME = {TEXT_NOTE, TONE_INK, .align = ALIGN_LEFT, .wrap = true};

static void draw_name(App *app, const char *name, Box b)
{
    TextStyle style = NAME;
    const float widest = line_widest_word(app->canvas, &style, name);
    style = text_style_scaled(style, fminf(1, (b.w - 1) / widest)); /* no word is broken */
    const float height = fminf(widget_label_height(app->canvas, &style, name, b.w), b.h);
    widget_draw_whole(app->canvas, &style, name, box_centred(b, b.w, height));
}

/* Of a whole card this small the points would be a smear. */
static void draw_room(App *app, RoomCard card, Box b)
{
    char key[32];
    Text text = text_on(key, sizeof key);
    notation_write_room(&text, card);
    SDL_Texture *picture = pictures_get(app->canvas->pictures, "cards/rooms", key,
                                        b.w / CARD_WINDOW_PART.w * app->canvas->unit);
    if (picture)
        paint_texture(app->canvas, picture, CARD_WINDOW_PART, b, 1, 0);
    paint_frame(app->canvas, b, 2, 1.5f, TONE_SAND);
}

/* Where text is large only the rooms have room for names: pictures tell resources apart. */
static bool names_resources(const App *app)
{
    return app->canvas->text_scale <= LARGE_TEXT;
}

static const char *name_of(const Coming *column, bool room)
{
    return room ? name_of_room(room_card_type(column->room))
                : name_of_resource(resource_card_type(column->resource));
}

/* How wide the longest word is: of the rooms to come, or of the resources. */
static float widest_name(App *app, const Game *game, bool rooms)
{
    float widest = 1;
    for (int i = game->round * COLUMN_COUNT; i < ROUND_COUNT * COLUMN_COUNT; i++) {
        const Coming column = coming(game, i / COLUMN_COUNT + 1, i % COLUMN_COUNT);
        if (rooms || column.resource)
            widest = fmaxf(widest, line_widest_word(app->canvas, &NAME,
                                                    tr(app->words, name_of(&column, rooms))));
    }
    return widest;
}

/* The part of a line that its resource has. Which names are longer depends on the language. */
static float resource_part(App *app, const Game *game)
{
    if (!names_resources(app))
        return 0.2f;
    const float room = widest_name(app, game, true), resource = widest_name(app, game, false);
    return fminf(fmaxf(resource / (room + resource), 0.47f), 0.54f);
}

static void draw_line(App *app, const Coming *column)
{
    Box b = column->box;
    paint_fill(app->canvas, box(b.x, b.y, b.w, 1), colour_alpha(TONE_SAND, 0.6f));
    b = box(b.x, b.y + 2, b.w, b.h - 3);
    Box right = box_cut_right(&b, b.w * resource_part(app, play_game(app->play)), CARD_GAP);
    const float size = fminf(b.h, b.w * ROOM_PART);
    draw_room(app, column->room, box_centred(box_cut_left(&b, size, 7), size - 2, size - 2));
    draw_name(app, tr(app->words, name_of(column, true)), b);
    const Box picture = box_cut_left(
        &right, fminf(right.h / CARD_RESOURCE_RATIO, right.w * (names_resources(app) ? 0.36f : 1)),
        7);
    if (!column->resource) {
        paint_picture(app->canvas, "tokens", "marker",
                      box_centred(picture, picture.h * 0.9f, picture.h * 0.9f));
        return;
    }
    card_draw(app->cards, card_resource(column->resource),
              box_centred(picture, picture.w, picture.w * CARD_RESOURCE_RATIO), 0, 0);
    if (names_resources(app))
        draw_name(app, tr(app->words, name_of(column, false)), right);
}

/* ---- a round ---- */

enum { COLUMN_CAPACITY = 256 };

static void column_words(const App *app, const Coming *column, int number,
                         char words[COLUMN_CAPACITY])
{
    char room[96];
    snprintf(room, sizeof room, "%s", running_room(app->words, room_card_type(column->room)).words);
    if (column->resource)
        snprintf(words, COLUMN_CAPACITY, tr(app->words, "Column %d: %s and %s"), number, room,
                 running_resource(app->words, resource_card_type(column->resource)).words);
    else
        snprintf(words, COLUMN_CAPACITY,
                 tr(app->words, "Column %d: %s and the first player marker"), number, room);
}

static void tell_column(App *app, const Coming *column, int round, int number)
{
    char name[24], words[COLUMN_CAPACITY];
    snprintf(name, sizeof name, "%d-%d", round, number);
    column_words(app, column, number, words);
    canvas_tell_thing(app->canvas,
                      &(Thing){.kind = "coming", .name = name, .box = column->box, .words = words});
}

static Box column_box(Box b, int column, bool cards)
{
    if (!cards) {
        const float height = fminf(b.h / COLUMN_COUNT, 56);
        return box(b.x, b.y + height * (float)column, b.w, height);
    }
    const float width = card_width(b);
    const float height = 2 + width * (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO);
    return box(b.x + (width + CARD_GAP) * (float)(column % ACROSS),
               b.y + (height + CARD_GAP) * (float)(column / ACROSS), width, height);
}

/* Returns the column that is pointed at, or one without a room. */
static Coming draw_round(App *app, const Game *game, int round, Box b)
{
    const TextStyle title = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    Coming pointed = {0};
    char words[64];
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), round, ROUND_COUNT);
    line_draw_cut(app->canvas, &title, words,
                  box_cut_top(&b, text_line_height(app->canvas, &title), 4));
    const bool cards = card_width(b) >= READABLE;
    for (int i = 0; i < COLUMN_COUNT; i++) {
        Coming column = coming(game, round, i);
        column.box = column_box(b, i, cards);
        if (cards)
            draw_cards(app, &column);
        else
            draw_line(app, &column);
        tell_column(app, &column, round, i + 1);
        if (app->input.pointer_used && box_has(column.box, app->input.x, app->input.y))
            pointed = column;
    }
    return pointed;
}

static void draw_note(App *app, const Coming *column)
{
    const RoomType type = room_card_type(column->room);
    Note notes[2] = {{.card = card_room(column->room),
                      .pictured = true,
                      .title = tr(app->words, name_of_room(type)),
                      .words = tr(app->words, help_of_room(type))}};
    if (column->resource) {
        const ResourceType resource = resource_card_type(column->resource);
        notes[1] = (Note){.card = card_resource(column->resource),
                          .pictured = true,
                          .title = tr(app->words, name_of_resource(resource)),
                          .words = tr(app->words, help_of_resource(resource))};
    }
    tooltip_draw(app->cards, &(NotePlace){.about = column->box}, notes, column->resource ? 2 : 1);
}

/* ---- all of it ---- */

void puzzles_add_coming(const App *app, Text *text)
{
    const Game *game = play_game(app->play);
    for (int round = game->round + 1; round <= ROUND_COUNT; round++) {
        char words[COLUMN_CAPACITY];
        snprintf(words, sizeof words, tr(app->words, WORDS_IN("spoken", "Round %d of %d")), round,
                 ROUND_COUNT);
        text_add(text, ". ");
        text_add(text, words);
        for (int i = 0; i < COLUMN_COUNT; i++) {
            const Coming column = coming(game, round, i);
            column_words(app, &column, i + 1, words);
            text_add(text, ". ");
            text_add(text, words);
        }
    }
}

void puzzles_draw_coming(const PuzzlesScene *scene, App *app)
{
    const Game *game = play_game(app->play);
    const int rounds = ROUND_COUNT - game->round;
    const float lines = 130 * fminf(app->canvas->text_scale, 1.6f);
    Box b = scene->words;
    Coming pointed = {0};
    widget_draw_paper(app->canvas, scene->side);
    if (b.h > 3 * lines && names_resources(app))
        house_sheet_draw_lines(app->canvas, app->words, &game->homes[scene->player],
                               rounds ? box_cut_bottom(&b, lines, ROUND_GAP)
                                      : box_cut_top(&b, lines, 0));
    const float height = fminf((b.h - ROUND_GAP * (float)(rounds - 1)) / (float)rounds, 420);
    for (int round = game->round + 1; round <= ROUND_COUNT; round++) {
        const Coming found = draw_round(app, game, round, box_cut_top(&b, height, ROUND_GAP));
        if (found.room)
            pointed = found;
    }
    if (pointed.room)
        draw_note(app, &pointed);
}
