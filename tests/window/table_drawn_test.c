/* What is drawn of the table, frame by frame: every card in play, once, and where it can be seen.
 */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 4000 }; /* frames, of a millisecond each at least, for a computer to think */

typedef struct Seen {
    int rooms[ROOM_CARD_COUNT + 1];
    int resources[RESOURCE_CARD_COUNT + 1];
    int last; /* the room or resource that was drawn last, above the others */
    char words[8192];
} Seen;

static void see_piece(void *self, const char *kind, int card)
{
    Seen *seen = self;
    const bool room = strcmp(kind, "room") == 0;
    if (!room && strcmp(kind, "resource") != 0)
        return;
    seen->last = card;
    if (room)
        seen->rooms[card]++;
    else
        seen->resources[card]++;
}

static void see_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Seen *seen = self;
    const size_t length = strlen(seen->words);
    (void)canvas;
    snprintf(seen->words + length, sizeof seen->words - length, "%s\n", drawn->words);
}

/* All of a frame, the layer of what lies still among it. */
static void look(Seen *seen)
{
    memset(seen, 0, sizeof *seen);
    layer_renew(((Table *)app.scenes.items[app.scenes.count - 1].state)->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = seen, .piece = see_piece, .words = see_words});
    app_draw(&app);
    canvas_unwatch(app.canvas, seen);
}

static void a_refusal_does_not_replace_the_instruction(void **state)
{
    (void)state;
    static Seen seen;
    table_game_click("column 4");
    table_refuse((Table *)table_game(), &app, (Refusal){.error = RULE_NOT_NOW});
    look(&seen);
    assert_non_null(strstr(seen.words, table_game()->advice.message));
    assert_non_null(strstr(seen.words, "Drop it on a highlighted space."));
}

typedef struct Stacking {
    int count, words, card; /* things are drawn one after the other: when, from 1 */
    RoomCard wanted;
} Stacking;

static void note_piece(void *self, const char *kind, int card)
{
    Stacking *stacking = self;
    stacking->count++;
    if (strcmp(kind, "room") == 0 && card == stacking->wanted)
        stacking->card = stacking->count;
}

static void note_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Stacking *stacking = self;
    (void)canvas;
    stacking->count++;
    if (strcmp(drawn->words, table_game()->advice.message) == 0)
        stacking->words = stacking->count;
}

static Stacking stacking_of(RoomCard card)
{
    Stacking stacking = {.wanted = card};
    canvas_watch(app.canvas,
                 (CanvasWatcher){.self = &stacking, .piece = note_piece, .words = note_words});
    app_draw(&app);
    canvas_unwatch(app.canvas, &stacking);
    assert_true(stacking.words && stacking.card);
    return stacking;
}

/* But not a card that is held, which may stay there. */
static void a_card_flies_over_a_warning(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    table_game_click("column 4");
    table_say(table, &app, "A warning.");
    const RoomCard held = table->intent.game.hand_room, room = table->shown.game.market_room[0];
    Stacking stacking = stacking_of(held);
    assert_true(stacking.card < stacking.words);
    app.settings.speed = SPEED_NORMAL;
    table_launch(table, &app,
                 table_flight(table, &app, card_room(room), (Place){PLACE_MARKET_ROOM, 0, 0},
                              (Place){PLACE_ROOM_DISCARDS, 0, room}));
    stacking = stacking_of(room);
    assert_true(stacking.card > stacking.words);
}

static int pixels_of(SDL_Color colour)
{
    int width, height, count = 0;
    SDL_GetRendererOutputSize(app.canvas->renderer, &width, &height);
    Uint8 *pixels = malloc((size_t)width * (size_t)height * 3);
    assert_non_null(pixels);
    app_draw(&app);
    assert_int_equal(
        SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_RGB24, pixels, width * 3),
        0);
    for (int i = 0; i < width * height; i++) {
        const Uint8 *at = &pixels[3 * i];
        count += at[0] == colour.r && at[1] == colour.g && at[2] == colour.b;
    }
    free(pixels);
    return count;
}

static void the_sign_beside_a_refusal_stands_out_from_the_paper(void **state)
{
    (void)state;
    table_game_click("column 4");
    const int before = pixels_of(TONE_BRICK);
    table_refuse(table_game_changed(), &app, (Refusal){.error = RULE_NOT_NOW});
    assert_true(pixels_of(TONE_BRICK) > before + 50);
}

static void expect_rooms_once(const Game *before, const Seen *seen)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (before->market_room[column])
            assert_int_equal(seen->rooms[before->market_room[column]], 1);
    }
    for (int player = 0; player < before->players; player++) {
        const Home *home = &before->homes[player];
        for (SpaceSet left = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE]; left;
             left &= left - 1)
            assert_int_equal(seen->rooms[home->card[space_first(left)]], 1);
    }
}

static bool is_on_its_way(const Shown *shown, ResourceCard card)
{
    for (int i = 0; i < shown->flight_count; i++) {
        const CardRef flying = shown->flights[i].card;
        if (flying.face == CARD_RESOURCE && flying.card == card)
            return true;
    }
    return false;
}

/* In a roof pile, in the garden, on a space and below others in the discards it is no card that one
 * sees. */
static bool is_in_view(const Table *table, ResourceCard card)
{
    const Game *game = &table->shown.game;
    const ResourceCardSet discards =
        game->resource_discards & ~table_flying_to_discards(table, PLACE_RESOURCE_DISCARDS);
    bool open = is_on_its_way(&table->shown, card) || game->hand_resource == card ||
                (discards && card == 63 - __builtin_clzll(discards));
    for (int column = 1; column < COLUMN_COUNT; column++)
        open |= game->market_resource[column] == card;
    for (int player = 0; player < game->players; player++)
        open |= (table_row_cards(&game->homes[player]) & CARD_BIT(card)) != 0;
    return open;
}

static bool is_on_its_way_to(PlaceKind kind)
{
    const Shown *shown = &table_game()->shown;
    bool flies = false;
    for (int i = 0; i < shown->flight_count; i++)
        flies |= shown->flights[i].target.kind == kind;
    return flies;
}

/* A roof shows its back before it lies in the tray. */
static bool turns_over(const Shown *shown, ResourceCard card)
{
    for (int i = 0; i < shown->flight_count; i++) {
        const Place target = shown->flights[i].target;
        if (target.kind == PLACE_PILE && target.index == card)
            return true;
    }
    return false;
}

static void expect_resources_once(const Game *before, const Seen *seen)
{
    for (int column = 1; column < COLUMN_COUNT; column++) {
        const ResourceCard card = before->market_resource[column];
        const int pictured = table_prompted_card(&app, table_game()) == card;
        const int drawn = card ? seen->resources[card] - pictured : 0;
        if (card && turns_over(&table_game()->shown, card))
            assert_in_range(drawn, 0, 1);
        else if (card)
            assert_int_equal(drawn, is_in_view(table_game(), card));
    }
}

static void in_every_frame_of_a_computers_turn_each_card_is_drawn_once(void **state)
{
    (void)state;
    static Seen seen;
    const Game before = *play_game(app.play);
    const int computer = app.play->mover, moves = play_record(app.play)->move_count;
    play_set_level(app.play, computer, LEVEL_KID);
    app.settings.speed = SPEED_NORMAL;
    int frames = 0;
    for (int i = 0; i < PATIENCE && app.play->mover == computer; i++) {
        table_game_run(1);
        if (app.play->mover != computer)
            break;
        look(&seen);
        expect_rooms_once(&before, &seen);
        expect_resources_once(&before, &seen);
        frames += play_record(app.play)->move_count > moves;
        SDL_Delay(1);
    }
    assert_true(frames > 20);
}

/* Puts the cards in hand down by keys. */
static void drop(void)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    app.settings.speed = SPEED_NORMAL;
    while (table_aimed_space(table_game(), &app) == SPACE_LIMIT)
        table_game_key(SDLK_TAB, 0);
    event.key.keysym.sym = SDLK_RETURN;
    app_handle(&app, &event);
    assert_true(table_showing(table_game()));
}

static void expect_each_card_once_in_a_drop(const char *column)
{
    static Seen seen;
    const Game before = *play_game(app.play);
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        app.seats[seat].tips = false; /* a tip pictures the card that it is about */
    table_game_click(column);
    look(&seen);
    expect_rooms_once(&before, &seen);
    drop();
    while (table_showing(table_game())) {
        look(&seen);
        expect_rooms_once(&before, &seen);
        expect_resources_once(&before, &seen);
        table_game_run(1);
    }
    look(&seen);
    expect_rooms_once(&before, &seen);
    expect_resources_once(&before, &seen);
}

static void in_every_frame_of_a_persons_drop_each_card_is_drawn_once(void **state)
{
    (void)state;
    expect_each_card_once_in_a_drop("column 4");
}

/* The room stays in view while the resource above it goes to the discards. */
static void with_the_jackhammer_too_each_card_is_drawn_once(void **state)
{
    (void)state;
    expect_each_card_once_in_a_drop("column 3");
}

/* It lay above the room in hand and goes to the tray below: over the room, not behind it. */
static void a_roof_flies_over_the_room_and_turns_over_on_its_way(void **state)
{
    (void)state;
    static Seen seen;
    const ResourceCard roof = play_game(app.play)->market_resource[3];
    int open = 0, covered = 0;
    table_game_click("column 4");
    drop();
    while (turns_over(&table_game()->shown, roof)) {
        look(&seen);
        if (seen.resources[roof])
            assert_int_equal(seen.last, roof);
        open += seen.resources[roof];
        covered += !seen.resources[roof];
        table_game_run(1);
    }
    assert_in_range(open, 6, 12);
    assert_in_range(covered, 4, 12);
}

static void look_for_the_question(const char *language)
{
    if (!seen(&app, tr(app.words, "Take any room, or say no thanks.")))
        fail_msg("%s: nobody is told how", language);
}

/* As on a real table: nobody knows a card before it is turned up. */
static void a_dealt_card_leaves_its_deck_face_down(void **state)
{
    (void)state;
    static Seen seen;
    const RoomCard room = play_game(app.play)->market_room[0];
    int frame = 0, first = -1;
    app.settings.speed = SPEED_NORMAL;
    table_deal_opening(table_game_changed(), &app);
    while (!is_on_its_way_to(PLACE_MARKET_ROOM))
        table_game_run(1);
    for (; is_on_its_way_to(PLACE_MARKET_ROOM); frame++) {
        look(&seen);
        first = first < 0 && seen.rooms[room] ? frame : first;
        table_game_run(1);
    }
    assert_in_range(first, 4, frame / 2);
}

/* Rather than a sentence, the sign beside it makes room. */
static void a_question_is_whole_in_every_language(void **state)
{
    (void)state;
    seen_in_every_language(&app, LANG_FOLDER, look_for_the_question);
}

static void see_remark(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas;
    if (strcmp(drawn->words, tr(app.words, table_game()->advice.remark.words)) == 0)
        *(DrawnWords *)self = *drawn;
}

static void look_at_the_remark(const char *language)
{
    static const TextStyle LABEL = {.role = TEXT_LABEL};
    DrawnWords drawn = {0};
    (void)language;
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &drawn, .words = see_remark});
    app_draw(&app);
    canvas_unwatch(app.canvas, &drawn);
    assert_true(drawn.fits);
    assert_true(drawn.real.h > 0.9f * text_line_height(app.canvas, &LABEL));
}

/* Not as a small line below a name, in no language. */
static void what_a_computer_says_is_large_enough_to_be_read(void **state)
{
    (void)state;
    table_game_changed()->advice.remark = (Remark){.words = "I’ll finish that room another day.",
                                                   .player = table_game()->shown.viewed,
                                                   .until = app.now + 3};
    seen_in_every_language(&app, LANG_FOLDER, look_at_the_remark);
}

static void see_refusal(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas;
    if (strcmp(drawn->words, table_game()->advice.message) == 0)
        *(DrawnWords *)self = *drawn;
}

static void look_at_every_refusal(const char *language)
{
    static const RuleError NAMED[] = {RULE_ROOM_COMPLETE, RULE_ROOM_DECORATED};
    for (int i = 0; i < 2 * ROOM_TYPE_COUNT; i++) {
        DrawnWords drawn = {0};
        table_refuse(table_game_changed(), &app, (Refusal){NAMED[i % 2], (RoomType)(i / 2)});
        canvas_watch(app.canvas, (CanvasWatcher){.self = &drawn, .words = see_refusal});
        app_draw(&app);
        canvas_unwatch(app.canvas, &drawn);
        if (!drawn.fits)
            fail_msg("%s: %s", language, table_game()->advice.message);
    }
}

static void a_refusal_is_whole_in_every_language(void **state)
{
    (void)state;
    seen_in_every_language(&app, LANG_FOLDER, look_at_every_refusal);
}

static void a_turn_that_is_shown_again_is_nobodys(void **state)
{
    (void)state;
    assert_true(seen(&app, "your turn"));
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.looking_back);
    assert_false(seen(&app, "your turn"));
}

static int open_new(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 0);
}

typedef struct Count {
    char words[8];
    Box box;
    bool seen;
} Count;

static void see_count(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Count *count = self;
    (void)canvas;
    if (strcmp(drawn->words, count->words) != 0)
        return;
    count->box = drawn->real;
    count->seen = true;
}

static void the_number_of_discards_does_not_cover_their_name(void **state)
{
    (void)state;
    const ResourceCardSet discards = table_game()->shown.game.resource_discards;
    const Box card = table_place_box(table_game(), (Place){PLACE_RESOURCE_DISCARDS, 0, 0});
    const Box room = table_place_box(table_game(), (Place){PLACE_ROOM_DISCARDS, 0, 0});
    Count count = {0};
    snprintf(count.words, sizeof count.words, "%d", card_count(discards));
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &count, .words = see_count});
    app_draw(&app);
    canvas_unwatch(app.canvas, &count);
    assert_true(count.seen);
    assert_true(count.box.x > card.x);
    assert_true(count.box.y >= card.y + card.w * CARD_RESOURCE_RATIO - 2);
    assert_true(count.box.y + count.box.h <= room.y + 2);
}

static int open_last_round(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 61);
}

static void an_empty_deck_has_no_number(void **state)
{
    (void)state;
    app_draw(&app);                            /* a garage is printed, which has a nought too */
    const int noughts = seen_times(&app, "0"); /* on the tile of what scores */
    assert_int_equal(table_game()->shown.game.round, ROUND_COUNT);
    table_game_changed()->shown.game.round--;
    assert_int_equal(seen_times(&app, "0"), noughts);
}

/* How often a number is drawn in a frame, but not with what lies still. */
static int drawn_anew(const char *number)
{
    static Seen seen;
    char line[16];
    int times = 0;
    snprintf(line, sizeof line, "%s\n", number);
    memset(&seen, 0, sizeof seen);
    canvas_watch(app.canvas,
                 (CanvasWatcher){.self = &seen, .piece = see_piece, .words = see_words});
    app_draw(&app);
    canvas_unwatch(app.canvas, &seen);
    for (const char *at = seen.words; (at = strstr(at, line)); at++)
        times++;
    return times;
}

/* They stand at the corner of their heap, where the ring goes through. */
static void the_ring_of_the_focus_leaves_the_numbers_of_cards_readable(void **state)
{
    (void)state;
    char left[16];
    snprintf(left, sizeof left, "%d",
             ROOM_CARD_COUNT - table_game()->shown.game.round * COLUMN_COUNT);
    table_game_key(SDLK_TAB, 0);
    table_game_run(2);
    app_draw(&app); /* and what lies still with it */
    assert_int_equal(drawn_anew(left), 0);
    for (int i = 0; i < table_game()->targets.count; i++) {
        const Target *target = &table_game()->targets.items[i];
        if (target->kind == TARGET_HEAP && target->index == HEAP_ROOMS)
            table_game_changed()->aim.focus = i;
    }
    assert_int_equal(table_game()->targets.items[table_game()->aim.focus].kind, TARGET_HEAP);
    assert_int_equal(drawn_anew(left), 1);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_refusal_does_not_replace_the_instruction, table_game_open_two),
        TEST(the_sign_beside_a_refusal_stands_out_from_the_paper, table_game_open_two),
        TEST(a_card_flies_over_a_warning, table_game_open_two),
        TEST(the_ring_of_the_focus_leaves_the_numbers_of_cards_readable, table_game_open_four),
        TEST(a_question_is_whole_in_every_language, table_game_open_jackhammer),
        TEST(in_every_frame_of_a_computers_turn_each_card_is_drawn_once, table_game_open_four),
        TEST(in_every_frame_of_a_persons_drop_each_card_is_drawn_once, table_game_open_two),
        TEST(with_the_jackhammer_too_each_card_is_drawn_once, table_game_open_jackhammer),
        TEST(the_number_of_discards_does_not_cover_their_name, table_game_open_four),
        TEST(an_empty_deck_has_no_number, open_last_round),
        TEST(what_a_computer_says_is_large_enough_to_be_read, table_game_open_four),
        TEST(a_refusal_is_whole_in_every_language, table_game_open_two),
        TEST(a_turn_that_is_shown_again_is_nobodys, table_game_open_four),
        TEST(a_dealt_card_leaves_its_deck_face_down, open_new),
        TEST(a_roof_flies_over_the_room_and_turns_over_on_its_way, table_game_open_two),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
