/* Notes about what is pointed at, and tips: what they say, and what they must not lie on. */
#include "table_game.h"

#include "app/scenes/table/marks.h"
#include "app/scenes/table/table_draw.h"
#include "dreamhome/notation.h"
#include "opened.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static int open_late(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/hu-3.dreamhome", 70);
}

/* All five columns are there. */
static int open_three(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-3.dreamhome", 0);
}

/* Most cards are discarded. */
static int open_last(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 64);
}

static int open_handyman(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 68);
}

static bool overlap(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

/* ---- where it lies ---- */

static void check_note(const char *language, int index)
{
    const TableLayout *l = &table_game()->layout;
    const Box buttons[] = {table_hint_button(table_game()), l->undo, l->redo, l->end_turn};
    const Target target = table_game()->targets.items[index];
    const Box paper = opened_at(index).paper;
    char name[64];
    Text text = text_on(name, sizeof name);
    table_write_target(&text, table_game(), &target);
    for (size_t i = 0; i < COUNT_OF(buttons); i++) {
        if (paper.w > 0 && overlap(paper, buttons[i]))
            fail_msg("%s, %.0fx%.0f, text %d: the note about %s covers button %d", language,
                     (double)app.canvas->view.w, (double)app.canvas->view.h, app.settings.text_size,
                     name, (int)i);
    }
    const bool cell = target.kind == TARGET_OPPONENT; /* it is shown large instead */
    if (paper.w > 0 && !cell && overlap(paper, box_inset(target.box, 1)))
        fail_msg("%s, %.0fx%.0f, text %d: the note about %s covers it", language,
                 (double)app.canvas->view.w, (double)app.canvas->view.h, app.settings.text_size,
                 name);
}

static void check_notes(const char *language)
{
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += TEXT_STEP) {
        app_measure(&app);
        table_game_settle();
        for (int i = 0; i < table_game()->targets.count; i++)
            check_note(language, i);
    }
}

static void no_note_covers_the_buttons_or_what_it_is_about(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1024, 768}, {1366, 768}, {3440, 1440}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        check_notes("en");
    }
}

static void no_note_covers_the_buttons_in_any_language(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1366, 768);
    seen_in_every_language(&app, LANG_FOLDER, check_notes);
}

static void expect_columns_in_view(int opponent)
{
    const TableLayout *l = &table_game()->layout;
    const OpponentLayout *o = &l->opponents[opponent];
    const Box paper = opened_about(TARGET_OPPONENT, o->player).paper;
    const Canvas *canvas = app.canvas;
    if (paper.w <= 0) {
        assert_true(o->board.w > 450); /* it is large already */
        return;
    }
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (table_game()->shown.game.market_room[column] && overlap(paper, l->column[column]))
            fail_msg("%.0fx%.0f: house %d covers column %d", (double)canvas->view.w,
                     (double)canvas->view.h, opponent, column + 1);
    }
    assert_false(overlap(paper, l->undo) || overlap(paper, l->end_turn));
    assert_true(paper.w > o->board.w);
    assert_true(paper.x >= 0 && paper.x + paper.w <= canvas->view.w);
    assert_true(paper.y >= 0 && paper.y + paper.h <= canvas->view.h);
}

/* Whoever looks at another house is about to choose. */
static void an_enlarged_house_covers_no_column(void **state)
{
    static const int SIZES[][2] = {{1024, 600},  {1024, 768},  {1280, 800},  {1366, 768},
                                   {1920, 1080}, {2560, 1440}, {3440, 1440}, {3840, 2160}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        table_game_settle();
        for (int opponent = 0; opponent < table_game()->layout.opponent_count; opponent++)
            expect_columns_in_view(opponent);
    }
}

static float enlarged_at(int width, int height)
{
    SDL_SetWindowSize(app.window, width, height);
    table_game_settle();
    return opened_about(TARGET_OPPONENT, table_game()->layout.opponents[0].player).paper.w;
}

static void an_enlarged_house_is_as_large_as_there_is_room(void **state)
{
    (void)state;
    assert_true(enlarged_at(1920, 1080) > 600);
}

static int usable_column(void)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Target *target = table_game_target(TARGET_COLUMN, column);
        if (target && target->usable)
            return column;
    }
    fail_msg("no column can be taken");
    return INTENT_OPEN;
}

/* Half a panel is worse than all of it: its words are cut. */
static bool cuts(Box paper, Box panel)
{
    const bool whole = paper.x <= panel.x && paper.y <= panel.y &&
                       paper.x + paper.w >= panel.x + panel.w &&
                       paper.y + paper.h >= panel.y + panel.h;
    return paper.w > 0 && overlap(paper, panel) && !whole;
}

static void check_panels(const char *language)
{
    const RowPanels panels = table_row_panels(table_game(), table_game()->shown.viewed);
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1) {
        const int space = (int)space_first(left);
        const Box paper = opened_about(TARGET_SPACE, space).paper;
        if (cuts(paper, panels.bonuses) || cuts(paper, panels.tools) || cuts(paper, panels.prompt))
            fail_msg("%s, %.0fx%.0f: the note about space %d cuts a panel", language,
                     (double)app.canvas->view.w, (double)app.canvas->view.h, space);
    }
}

static void no_note_about_a_space_cuts_a_panel(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        table_game_settle();
        seen_in_every_language(&app, LANG_FOLDER, check_panels);
        table_use_column(table_game_changed(), &app, usable_column());
        table_find_targets(table_game_changed(), &app);
        assert_true(table_game()->intent.active);
        seen_in_every_language(&app, LANG_FOLDER, check_panels);
        table_cancel(table_game_changed(), &app);
        table_find_targets(table_game_changed(), &app);
    }
}

/* Of all that a note is kept from. */
static float cost_in(const NotePlace *place, Box b)
{
    float cost = 0;
    for (int i = 0; i < place->spared_count; i++)
        cost = SDL_max(cost, overlap(place->spared[i].b, b) ? place->spared[i].cost : 0);
    return cost;
}

static void expect_points_in_view(void)
{
    const Table *table = table_game();
    const NotePlace place = table_note_place_sparing(&app, table, (Box){0});
    assert_true(table_has_badges(&app, table));
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1) {
        const Box paper = opened_about(TARGET_SPACE, (int)space_first(left)).paper;
        for (int i = 0; i < table->targets.count; i++) {
            const Target *target = &table->targets.items[i];
            const Box points = box_centred(target->box, BADGE, BADGE);
            if (target->kind != TARGET_SPACE || !target->usable)
                continue;
            assert_false(overlap(paper, points));
            assert_true(cost_in(&place, points) >= NOTE_DEAR);
        }
    }
}

static void notes_are_kept_from_what_the_others_have(void **state)
{
    (void)state;
    const TableLayout *l = &table_game()->layout;
    const NotePlace place = table_note_place_sparing(&app, table_game(), l->spaces[SPACE_C1]);
    for (int i = 0; i < l->opponent_count; i++) {
        const RowPanels panels = table_row_panels(table_game(), l->opponents[i].player);
        assert_true(cost_in(&place, l->opponents[i].plate) > 0);
        assert_true(cost_in(&place, l->opponents[i].board) > 0);
        assert_true(cost_in(&place, panels.bonuses) > 0);
    }
}

static void take_cover(void *self, const Canvas *canvas, Box b)
{
    if (canvas == app.canvas)
        *(Box *)self = b;
}

static bool opens_at(const NotePlace *place)
{
    Box opened = {0};
    const Note note = {.title = "A room", .words = "What it scores."};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &opened, .cover = take_cover});
    tooltip_draw(app.cards, place, &note, 1);
    canvas_unwatch(app.canvas, &opened);
    return opened.w > 0;
}

static void a_note_with_a_limit_opens_nowhere_rather_than_above_it(void **state)
{
    (void)state;
    NotePlace place = {.about = {0, 0, 40, 40}, .dear = NOTE_DEAR};
    note_place_spare(&place, app.canvas->view, NOTE_DEAR - 1);
    assert_true(opens_at(&place));
    note_place_spare(&place, app.canvas->view, NOTE_DEAR);
    assert_false(opens_at(&place));
    place.dear = 0;
    assert_true(opens_at(&place));
}

static void no_note_covers_points_to_choose_by(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1024, 600);
    table_game_settle();
    table_game_click("resource handyman");
    table_game_click("space c1");
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += 50) {
        app_measure(&app);
        table_game_settle();
        expect_points_in_view();
    }
}

/* Else it would flee from the cards, which follow the pointer. */
static void a_note_lies_still_while_the_pointer_moves_within_its_thing(void **state)
{
    (void)state;
    table_use_column(table_game_changed(), &app, usable_column());
    table_find_targets(table_game_changed(), &app);
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1) {
        const Box b = table_game()->layout.spaces[space_first(left)];
        if (table_game_target(TARGET_SPACE, (int)space_first(left))->usable)
            continue;
        app.input.x = b.x + 4;
        app.input.y = b.y + 4;
        const Box one = opened_about(TARGET_SPACE, (int)space_first(left)).paper;
        app.input.x = b.x + b.w - 4;
        app.input.y = b.y + b.h - 4;
        const Box other = opened_about(TARGET_SPACE, (int)space_first(left)).paper;
        assert_true(one.w > 0 && one.x == other.x && one.y == other.y);
    }
}

/* To take a column and to build with it. */
static void show_hint(int column)
{
    Advice *advice = &table_game_changed()->advice;
    Intent intent = {0};
    Space space = SPACE_A1;
    assert_true(intent_hold(&intent, play_game(app.play), column));
    while (!intent_wants_space(&intent, space))
        space++;
    advice->hints = (Hints){.count = 1};
    advice->hints.items[0].plan = (Plan){.count = 2,
                                         .moves = {{.kind = MOVE_TAKE, .column = (uint8_t)column},
                                                   {.kind = MOVE_PLACE, .space = (uint8_t)space}}};
    advice->hint = 0;
    advice->hint_held = INTENT_OPEN;
}

/* What was drawn last: a card, or the number of the hint. */
typedef struct Uppermost {
    bool card, number;
} Uppermost;

static void see_card(void *self, const char *kind, int card)
{
    (void)kind;
    (void)card;
    *(Uppermost *)self = (Uppermost){.card = true};
}

static void see_number(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Uppermost *uppermost = self;
    if (canvas == app.canvas && strcmp(drawn->words, "2") == 0)
        uppermost->number = true;
}

static void the_number_of_a_hint_lies_over_the_cards_in_hand(void **state)
{
    (void)state;
    Uppermost uppermost = {0};
    show_hint(usable_column());
    table_use_column(table_game_changed(), &app, usable_column());
    table_find_targets(table_game_changed(), &app);
    assert_int_equal(table_game()->advice.hints.count, 1);
    table_game_changed()->advice.hints.count = 2; /* the second one is shown */
    table_game_changed()->advice.hints.items[1] = table_game()->advice.hints.items[0];
    table_game_changed()->advice.hint = 1;
    canvas_watch(app.canvas,
                 (CanvasWatcher){.self = &uppermost, .piece = see_card, .words = see_number});
    table_draw(table_game(), &app);
    canvas_unwatch(app.canvas, &uppermost);
    assert_true(uppermost.card && uppermost.number);
}

/* ---- the arrow of a hint ---- */

/* The last box along it, or none if there is no arrow. */
static Box head_of(const Plan *plan)
{
    enum { SIGNS = 4 };
    Box marks[MARKS_MAX];
    const int count = marks_list(table_game(), plan, marks);
    return count > SIGNS ? marks[count - 1] : (Box){0};
}

static void an_arrow_ends_where_the_room_is_built(void **state)
{
    (void)state;
    const uint8_t column = (uint8_t)usable_column();
    const Box *spaces = table_game()->layout.spaces;
    Plan plan = {.count = 3,
                 .moves = {{.kind = MOVE_TAKE, .column = column},
                           {.kind = MOVE_SCAFFOLD, .space = SPACE_A2},
                           {.kind = MOVE_PLACE, .space = SPACE_E0}}};
    assert_true(overlap(head_of(&plan), spaces[SPACE_E0]));
    plan.moves[0].kind = MOVE_JACKHAMMER;
    assert_true(overlap(head_of(&plan), spaces[SPACE_E0]));
    plan.count = 2; /* no room is built */
    assert_true(head_of(&plan).w <= 0);
}

static void no_arrow_leads_away_from_a_column_that_is_in_hand(void **state)
{
    (void)state;
    show_hint(usable_column());
    const Plan plan = table_game()->advice.hints.items[0].plan;
    assert_true(head_of(&plan).w > 0);
    table_use_column(table_game_changed(), &app, usable_column());
    assert_true(head_of(&plan).w <= 0);
}

static void no_note_covers_the_marks_of_a_hint(void **state)
{
    Box marks[MARKS_MAX];
    (void)state;
    show_hint(usable_column());
    const Plan *plan = &table_game()->advice.hints.items[0].plan;
    const int count = marks_list(table_game(), plan, marks);
    assert_true(count > 2);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (!table_game_target(TARGET_COLUMN, column))
            continue;
        const Box paper = opened_about(TARGET_COLUMN, column).paper;
        for (int i = 0; i < count; i++)
            assert_false(overlap(paper, marks[i]));
    }
}

/* ---- what it says ---- */

static void a_note_about_a_column_shows_both_of_its_cards(void **state)
{
    (void)state;
    const Game *game = &table_game()->shown.game;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (!game->market_room[column])
            continue;
        const Opened note = opened_about(TARGET_COLUMN, column);
        assert_int_equal(note.rooms, 1);
        assert_int_equal(note.resources, game->market_resource[column] ? 1 : 0);
    }
}

static void a_note_about_an_empty_room_says_once_that_it_scores_nothing(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    Complaint complaint;
    assert_true(notation_read_home(word_of("a1=down b1=children-1"),
                                   &table->shown.game.homes[table->shown.viewed], &complaint));
    const Opened empty = opened_about(TARGET_SPACE, SPACE_A1);
    assert_non_null(strstr(empty.words, "0 points."));
    assert_null(strstr(empty.words, "Worth"));
    assert_non_null(strstr(opened_about(TARGET_SPACE, SPACE_B1).words, "Worth 2 points now."));
}

/* ---- when it opens ---- */

static void send_mouse(Uint32 type, Box b)
{
    SDL_Event event = {.type = type};
    table_game_point(b);
    event.button.button = SDL_BUTTON_LEFT;
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.x = (int)((b.x + b.w / 2) * app.canvas->unit);
    event.button.y = (int)((b.y + b.h / 2) * app.canvas->unit);
    app_handle(&app, &event);
}

static void drag(Box from, Box to)
{
    send_mouse(SDL_MOUSEBUTTONDOWN, from);
    table_game_point(to);
    table_game_run(60);
    send_mouse(SDL_MOUSEBUTTONUP, to);
    table_game_settle();
    table_game_run(60);
}

static Box a_column(void)
{
    return table_game()->layout.column[usable_column()];
}

static bool is_open(void)
{
    return opened_now().paper.w > 0;
}

static void no_note_opens_under_a_mouse_that_rests_after_a_drop(void **state)
{
    (void)state;
    const TableLayout *l = &table_game()->layout;
    const Box places[] = {l->room_discards, l->room_deck, l->opponents[0].box};
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        drag(a_column(), places[i]);
        assert_false(table_game()->intent.active);
        assert_false(is_open());
        assert_false(table_note_waits(table_game(), &app));
        table_game_point(box_moved(places[i], 3, 0));
        table_game_run(60);
        assert_true(is_open());
    }
}

static void no_note_opens_while_the_mouse_is_pressed(void **state)
{
    (void)state;
    const Box deck = table_game()->layout.room_deck;
    send_mouse(SDL_MOUSEBUTTONDOWN, deck);
    table_game_run(60);
    assert_false(is_open());
    send_mouse(SDL_MOUSEBUTTONUP, deck);
    table_game_run(60);
    assert_false(is_open());
    table_game_point(box_moved(deck, 3, 0));
    table_game_run(60);
    assert_true(is_open());
}

/* The mouse may rest where it was let go: what has the focus is asked about by keys. */
static void keys_are_told_about_the_focus_after_a_press_of_the_mouse(void **state)
{
    (void)state;
    drag(a_column(), table_game()->layout.room_deck);
    assert_false(is_open());
    table_game_key(SDLK_TAB, 0);
    table_game_run(60);
    assert_true(is_open());
}

static void what_the_mouse_only_passes_after_a_press_has_no_note(void **state)
{
    (void)state;
    const Box deck = table_game()->layout.room_deck;
    send_mouse(SDL_MOUSEBUTTONDOWN, deck);
    table_game_run(60);
    send_mouse(SDL_MOUSEBUTTONUP, deck);
    table_game_run(60);
    table_game_point(box_moved(deck, 3, 0));
    assert_false(is_open());
    table_game_run(60);
    assert_true(is_open());
}

/* What was just refused there is not said again. */
static void no_note_opens_about_a_space_that_was_just_refused(void **state)
{
    (void)state;
    const Box b = table_game()->layout.spaces[SPACE_D2];
    send_mouse(SDL_MOUSEBUTTONDOWN, a_column());
    send_mouse(SDL_MOUSEBUTTONUP, a_column());
    assert_false(table_game_target(TARGET_SPACE, SPACE_D2)->usable);
    send_mouse(SDL_MOUSEBUTTONDOWN, b);
    send_mouse(SDL_MOUSEBUTTONUP, b);
    assert_string_not_equal(table_game()->advice.message, "");
    table_game_point(box_moved(b, 3, 0));
    table_game_run(6 * 60);
    assert_string_equal(table_game()->advice.message, "");
    assert_false(is_open());
    table_game_point(table_game()->layout.spaces[SPACE_E2]);
    table_game_run(60);
    assert_true(is_open());
}

/* The paper on which it stands, while the mouse points at a space. */
static Box message_at(Space space, const char *words)
{
    Box message = {0};
    table_game_point(table_game()->layout.spaces[space]);
    table_say(table_game_changed(), &app, words);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &message, .cover = take_cover});
    table_draw_message(&app, table_game());
    canvas_unwatch(app.canvas, &message);
    assert_true(message.w > 0);
    return message;
}

/* The pointer stands on the top floor, and the cards hang from it. */
static void a_refusal_lies_beside_the_cards_in_hand(void **state)
{
    static const struct {
        Space space;
        const char *words;
    } CASES[] = {{SPACE_B2, "No."}, {SPACE_C2, "No."}, {SPACE_D2, "Nothing lies below it."}};
    (void)state;
    send_mouse(SDL_MOUSEBUTTONDOWN, a_column());
    send_mouse(SDL_MOUSEBUTTONUP, a_column());
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const Box message = message_at(CASES[i].space, CASES[i].words);
        const Box hand = table_hand_box(table_game(), &app);
        assert_false(overlap(message, hand));
        assert_false(overlap(message, table_in_hand(hand, PLACE_HAND_RESOURCE)));
    }
}

static void a_message_lies_still_while_nothing_is_in_hand(void **state)
{
    (void)state;
    const Box message = message_at(SPACE_E0, "No.");
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
        assert_true(message_at(space_first(left), "No.").x == message.x);
}

/* Words on the plate grow with the text, and the plate with them. */
static void beside_a_large_plate_a_message_has_all_of_the_width(void **state)
{
    (void)state;
    app.settings.text_size = 250;
    app_measure(&app);
    table_game_settle();
    table_say(table_game_changed(), &app, "This room cannot be built where nothing is below it.");
    Box message = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &message, .cover = take_cover});
    table_draw_message(&app, table_game());
    canvas_unwatch(app.canvas, &message);
    assert_true(message.w > table_game()->layout.board.w * 0.5f);
}

static void a_message_can_be_read_while_cards_fly(void **state)
{
    (void)state;
    const CardRef card = card_room(table_game()->shown.game.market_room[1]);
    Table *table = table_game_changed();
    app.settings.speed = SPEED_NORMAL;
    table_launch(table, &app,
                 table_flight(table, &app, card, (Place){PLACE_ROOM_DECK, 0, 0},
                              (Place){PLACE_MARKET_ROOM, 0, 1}));
    assert_int_equal(table->shown.flight_count, 1);
    table_say(table, &app, "No.");
    assert_true(seen(&app, "No."));
}

int main(void)
{
#define NOTE(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, table_game_open_mixer),
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, open_late),
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, open_last),
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, table_game_open_four),
        NOTE(an_enlarged_house_covers_no_column, table_game_open_two),
        NOTE(an_enlarged_house_covers_no_column, open_three),
        NOTE(an_enlarged_house_covers_no_column, table_game_open_four),
        NOTE(an_enlarged_house_is_as_large_as_there_is_room, open_three),
        NOTE(no_note_covers_the_buttons_in_any_language, table_game_open_mixer),
        NOTE(no_note_about_a_space_cuts_a_panel, table_game_open_mixer),
        NOTE(no_note_covers_points_to_choose_by, open_handyman),
        NOTE(notes_are_kept_from_what_the_others_have, table_game_open_four),
        NOTE(a_note_with_a_limit_opens_nowhere_rather_than_above_it, table_game_open_two),
        NOTE(a_note_lies_still_while_the_pointer_moves_within_its_thing, table_game_open_mixer),
        NOTE(the_number_of_a_hint_lies_over_the_cards_in_hand, table_game_open_mixer),
        NOTE(no_note_covers_the_marks_of_a_hint, table_game_open_mixer),
        NOTE(an_arrow_ends_where_the_room_is_built, table_game_open_mixer),
        NOTE(no_arrow_leads_away_from_a_column_that_is_in_hand, table_game_open_mixer),
        NOTE(no_note_opens_under_a_mouse_that_rests_after_a_drop, table_game_open_mixer),
        NOTE(no_note_opens_while_the_mouse_is_pressed, table_game_open_mixer),
        NOTE(keys_are_told_about_the_focus_after_a_press_of_the_mouse, table_game_open_mixer),
        NOTE(what_the_mouse_only_passes_after_a_press_has_no_note, table_game_open_mixer),
        NOTE(no_note_opens_about_a_space_that_was_just_refused, table_game_open_mixer),
        NOTE(a_refusal_lies_beside_the_cards_in_hand, table_game_open_mixer),
        NOTE(a_message_lies_still_while_nothing_is_in_hand, table_game_open_mixer),
        NOTE(beside_a_large_plate_a_message_has_all_of_the_width, table_game_open_mixer),
        NOTE(a_message_can_be_read_while_cards_fly, table_game_open_mixer),
        NOTE(a_note_about_a_column_shows_both_of_its_cards, table_game_open_mixer),
        NOTE(a_note_about_an_empty_room_says_once_that_it_scores_nothing, table_game_open_mixer),
    };
#undef NOTE
    return cmocka_run_group_tests(tests, NULL, NULL);
}
