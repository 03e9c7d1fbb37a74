/* Where everything lies on the table, in windows of every shape: nothing is drawn here. */
#include "app/pieces/reference.h"
#include "app/scenes/table/table.h"
#include "testing.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct Window {
    const char *name;
    float width, height;
    float house; /* the least share of its height */
} Window;

static const Window WINDOWS[] = {
    {"1024x600", 1024, 600, 0.6f},    {"1280x800", 1280, 800, 0.6f},
    {"1366x768", 1366, 768, 0.61f},   {"1920x1080", 1920, 1080, 0.61f},
    {"2560x1440", 2560, 1440, 0.61f}, {"3440x1440", 3440, 1440, 0.61f},
    {"3840x2160", 3840, 2160, 0.61f}, {"1024x768", 1024, 768, 0.5f},
};

static const float TEXTS[] = {0.75f, 1, 2};

enum { BOXES_MAX = 32 };

typedef struct Boxes {
    int count;
    const char *names[BOXES_MAX];
    Box items[BOXES_MAX];
} Boxes;

static void add(Boxes *boxes, const char *name, Box b)
{
    if (b.w <= 0 || b.h <= 0)
        return;
    boxes->names[boxes->count] = name;
    boxes->items[boxes->count++] = b;
}

/* All that lies beside each other. */
static Boxes boxes_of(const TableLayout *l)
{
    Boxes boxes = {0};
    add(&boxes, "bar", l->bar);
    add(&boxes, "market", l->market);
    add(&boxes, "house", box_inset(l->board, -4));
    add(&boxes, "bonuses", l->bonuses);
    add(&boxes, "tools", l->tools);
    add(&boxes, "prompt", l->prompt);
    add(&boxes, "other", l->other);
    add(&boxes, "undo", l->undo);
    add(&boxes, "redo", l->redo);
    add(&boxes, "end turn", l->end_turn);
    for (int i = 0; i < l->opponent_count; i++)
        add(&boxes, "opponent", l->opponents[i].box);
    add(&boxes, "tile", l->tile);
    return boxes;
}

/* Nothing is drawn here: all tables can do with one layer, and words are only measured. */
static Layer *layer;
static Texts *texts;
static Words *words;

static int open_table(void **state)
{
    Error error;
    (void)state;
    TTF_Init();
    layer = layer_new();
    texts = texts_new(NULL, ASSETS "/fonts", &error);
    words = words_new(LANG_FOLDER);
    return texts ? 0 : -1;
}

static int close_table(void **state)
{
    (void)state;
    layer_free(layer);
    texts_free(texts);
    words_free(words);
    TTF_Quit();
    return 0;
}

static void lay_out(Table *table, const Window *window, int players, float text)
{
    static Canvas canvas;
    static App app;
    const float unit = fminf(window->width / VIEW_MIN_WIDTH, window->height / VIEW_MIN_HEIGHT);
    canvas = (Canvas){.texts = texts,
                      .unit = unit,
                      .text_scale = text,
                      .view = box(0, 0, window->width / unit, window->height / unit)};
    app.canvas = &canvas;
    app.words = words;
    memset(table, 0, sizeof *table);
    table->shown.layer = layer;
    table->shown.game.players = (uint8_t)players;
    table_layout(table, &app);
}

typedef void Check(const Table *table, const Window *window, float text);

static void check_everywhere(Check *check)
{
    static Table table;
    for (size_t w = 0; w < COUNT_OF(WINDOWS); w++) {
        for (int players = 2; players <= PLAYERS_MAX; players++) {
            for (size_t t = 0; t < COUNT_OF(TEXTS); t++) {
                lay_out(&table, &WINDOWS[w], players, TEXTS[t]);
                check(&table, &WINDOWS[w], TEXTS[t]);
            }
        }
    }
}

static bool lies_in(Box b, Box in)
{
    return b.x >= in.x - 0.5f && b.y >= in.y - 0.5f && b.x + b.w <= in.x + in.w + 0.5f &&
           b.y + b.h <= in.y + in.h + 0.5f;
}

static Box view_of(const Window *window)
{
    const float unit = fminf(window->width / VIEW_MIN_WIDTH, window->height / VIEW_MIN_HEIGHT);
    return box(0, 0, window->width / unit, window->height / unit);
}

static void check_apart(const Table *table, const Window *window, float text)
{
    const Boxes boxes = boxes_of(&table->layout);
    for (int i = 0; i < boxes.count; i++) {
        if (!lies_in(boxes.items[i], view_of(window)))
            fail_msg("%s, %d players, text %.2f: %s leaves the window", window->name,
                     table->shown.game.players, (double)text, boxes.names[i]);
        for (int k = 0; k < i; k++) {
            const Box one = box_inset(boxes.items[i], 0.5f), other = boxes.items[k];
            if (SDL_HasIntersectionF(&one, &other))
                fail_msg("%s, %d players, text %.2f: %s lies on %s", window->name,
                         table->shown.game.players, (double)text, boxes.names[i], boxes.names[k]);
        }
    }
}

static void nothing_lies_on_anything_else_or_outside_the_window(void **state)
{
    (void)state;
    check_everywhere(check_apart);
}

static void check_opponent(const Table *table, const Window *window, float text)
{
    (void)text;
    for (int i = 0; i < table->layout.opponent_count; i++) {
        const OpponentLayout *o = &table->layout.opponents[i];
        const Box parts[] = {o->board, o->row, o->bonuses, o->plate};
        for (size_t part = 0; part < COUNT_OF(parts); part++) {
            if (!lies_in(parts[part], o->box) || parts[part].w <= 0 || parts[part].h <= 0)
                fail_msg("%s: part %d of an opponent's cell", window->name, (int)part);
        }
        assert_false(SDL_HasIntersectionF(&o->board, &o->row));
        assert_false(SDL_HasIntersectionF(&o->board, &o->bonuses));
        assert_false(SDL_HasIntersectionF(&o->row, &o->bonuses));
    }
}

static void everything_of_an_opponent_lies_in_its_own_cell(void **state)
{
    (void)state;
    check_everywhere(check_opponent);
}

/* A hair's breadth aside. In large letters the name may hang lower. */
static void check_plates(const Table *table, const Window *window, float text)
{
    for (int i = 0; i < table->layout.opponent_count && text <= 1; i++) {
        const OpponentLayout *o = &table->layout.opponents[i];
        const Box rooms = home_view_space(o->board, SPACE_A2);
        if (o->plate.y + o->plate.h > rooms.y + 2)
            fail_msg("%s: a name plate covers the top floor", window->name);
    }
}

static void no_name_plate_covers_a_room(void **state)
{
    (void)state;
    check_everywhere(check_plates);
}

static void check_tile(const Table *table, const Window *window, float text)
{
    const Box tile = table->layout.tile;
    if (tile.h > 0 && !reference_tile_fits(tile.w, tile.h))
        fail_msg("%s, %d players, text %.2f: nobody could read the tile", window->name,
                 table->shown.game.players, (double)text);
}

static void the_tile_lies_only_where_it_can_be_read(void **state)
{
    (void)state;
    check_everywhere(check_tile);
}

/* Beside a house with a header over it; a strip below a house is wide at any text size. */
static void signs_beside_a_small_house_grow_with_the_text(void **state)
{
    static Table usual, large;
    (void)state;
    for (size_t w = 0; w < COUNT_OF(WINDOWS); w++) {
        lay_out(&usual, &WINDOWS[w], PLAYERS_MAX, 1);
        lay_out(&large, &WINDOWS[w], PLAYERS_MAX, 2);
        const Box before = usual.layout.opponents[0].bonuses;
        const Box after = large.layout.opponents[0].bonuses;
        if (usual.layout.opponents[0].header && large.layout.opponents[0].header &&
            after.w * after.h < before.w * before.h * 1.4f)
            fail_msg("%s: %.0fx%.0f instead of %.0fx%.0f", WINDOWS[w].name, (double)after.w,
                     (double)after.h, (double)before.w, (double)before.h);
    }
}

static void check_house(const Table *table, const Window *window, float text)
{
    const float share = table->layout.board.h / view_of(window).h;
    if (text <= 1 && share < window->house)
        fail_msg("%s: the house has %.2f of the height", window->name, (double)share);
    assert_true(share > 0.4f); /* even with the largest text */
}

static void the_house_has_three_fifths_of_the_height_where_the_window_is_wide(void **state)
{
    (void)state;
    check_everywhere(check_house);
}

static void check_use(const Table *table, const Window *window, float text)
{
    const Boxes boxes = boxes_of(&table->layout);
    const Box view = view_of(window);
    float used = 0;
    for (int i = 0; i < boxes.count; i++)
        used += boxes.items[i].w * boxes.items[i].h;
    if (used < 0.9f * view.w * view.h)
        fail_msg("%s, %d players, text %.2f: only %.2f of the table is used", window->name,
                 table->shown.game.players, (double)text, (double)(used / (view.w * view.h)));
}

static void nine_tenths_of_the_table_are_used_at_any_text_size(void **state)
{
    (void)state;
    check_everywhere(check_use);
}

/* The house of a player who comes to move changes places with the one that lay large. */
static void players_keep_their_places_when_another_house_lies_large(void **state)
{
    (void)state;
    static Table first, second;
    App app = {0};
    Canvas canvas = {.texts = texts, .unit = 1, .text_scale = 1, .view = box(0, 0, 1422, 800)};
    app.canvas = &canvas;
    app.words = words;
    for (int mover = 0; mover + 1 < PLAYERS_MAX; mover++) {
        first.shown.layer = second.shown.layer = layer;
        first.shown.game.players = second.shown.game.players = PLAYERS_MAX;
        first.shown.viewed = mover;
        second.shown.viewed = mover + 1;
        table_layout(&first, &app);
        table_layout(&second, &app);
        for (int player = 0; player < PLAYERS_MAX; player++) {
            if (player == mover || player == mover + 1)
                continue;
            assert_true(table_opponent(&first, player)->box.y ==
                        table_opponent(&second, player)->box.y);
        }
    }
}

static void a_wide_window_with_two_players_has_room_for_the_tile(void **state)
{
    (void)state;
    static Table table;
    for (size_t w = 0; w < COUNT_OF(WINDOWS); w++) {
        lay_out(&table, &WINDOWS[w], 2, 1);
        if (WINDOWS[w].width / WINDOWS[w].height > 1.59f)
            assert_true(table.layout.tile.h > 0);
    }
}

/* Small type is hard to read: rather than that, Redo is a sign without words. */
static void words_for_a_step_back_are_nearly_of_full_size_in_every_language(void **state)
{
    static Table table;
    const TextStyle style = {.role = TEXT_LABEL, .size = 13};
    Canvas canvas = {.texts = texts, .unit = 1, .text_scale = 1};
    Language languages[LANGUAGES_MAX];
    (void)state;
    const int count = words_languages(words, languages);
    assert_true(count >= 7);
    for (int i = 0; i < count; i++) {
        words_set_language(words, languages[i].code);
        lay_out(&table, &WINDOWS[0], 2, 1);
        const Box undo = table.layout.undo, redo = table.layout.redo;
        const bool sign = redo.w < redo.h * 1.5f;
        assert_true(text_width(&canvas, &style, tr(words, "Undo")) <= undo.w - undo.h);
        assert_true(sign || text_width(&canvas, &style, tr(words, "Redo")) <= redo.w - redo.h);
    }
    words_set_language(words, "en");
}

/* Beside a house that lies large, or small. */
static void check_row(const Table *table, const Window *window, float text)
{
    const ResourceCard drill = card_first(resource_cards_of_type(RESOURCE_DRILL));
    static Table changed;
    changed = *table;
    for (int i = 0; i < changed.layout.opponent_count && text <= 1; i++) {
        const int player = changed.layout.opponents[i].player;
        changed.shown.game.homes[player].cards = CARD_BIT(drill);
        const Box card = table_row_box(&changed, player, drill);
        if (card.w > changed.layout.column[0].w)
            fail_msg("%s, %d players: a card of %.0f, in the market of %.0f", window->name,
                     changed.shown.game.players, (double)card.w,
                     (double)changed.layout.column[0].w);
    }
}

static void no_card_of_another_player_is_larger_than_in_the_market(void **state)
{
    (void)state;
    check_everywhere(check_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_lies_on_anything_else_or_outside_the_window),
        cmocka_unit_test(everything_of_an_opponent_lies_in_its_own_cell),
        cmocka_unit_test(no_name_plate_covers_a_room),
        cmocka_unit_test(the_tile_lies_only_where_it_can_be_read),
        cmocka_unit_test(signs_beside_a_small_house_grow_with_the_text),
        cmocka_unit_test(the_house_has_three_fifths_of_the_height_where_the_window_is_wide),
        cmocka_unit_test(nine_tenths_of_the_table_are_used_at_any_text_size),
        cmocka_unit_test(players_keep_their_places_when_another_house_lies_large),
        cmocka_unit_test(no_card_of_another_player_is_larger_than_in_the_market),
        cmocka_unit_test(a_wide_window_with_two_players_has_room_for_the_tile),
        cmocka_unit_test(words_for_a_step_back_are_nearly_of_full_size_in_every_language),
    };
    return cmocka_run_group_tests(tests, open_table, close_table);
}
