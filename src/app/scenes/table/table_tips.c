/* A word about what a person meets for the first time; once, and never two in a row. */
#include "app/pieces/tip.h"
#include "app/scenes/table/table_draw.h"

#include "session/file.h"

/* A click so soon after a tip has appeared was not meant for it, and does not close it. */
static const double TIP_GRACE = 0.7;

/* What is met in an event: the tip, what it stands beside, and the card that shows it. */
typedef struct Meeting {
    TipId tip;
    TargetKind kind;
    int index;
    CardRef card;
} Meeting;

static const char *tip_words(TipId tip)
{
    static const char *const TIP_WORDS[TIP_COUNT] = {
        [TIP_ROOF] = WORDS_MARK("A roof! Four of one colour score the most."),
        [TIP_DECOR] = WORDS_MARK("This room is finished now: it can’t grow any more."),
        [TIP_TOOL] = WORDS_MARK("A tool! Use it once, before you take a column."),
        [TIP_JACKHAMMER] = WORDS_MARK("Use it once to take a room before everyone else."),
        [TIP_QUESTION] = WORDS_MARK("Use it now, or keep it for another round."),
        [TIP_SCAFFOLDING] = WORDS_MARK("It holds up rooms until you build in its place."),
        [TIP_HELPER] = WORDS_MARK("A helper! They’ll get to work when the game ends."),
        [TIP_DESIGNER] = WORDS_MARK("From now on, rooms with décor can keep growing."),
        [TIP_GARAGE] = WORDS_MARK("One garage is worth nothing, but two are worth 4 points."),
        [TIP_EMPTY] = WORDS_MARK("An empty room scores nothing, but you can build on it."),
        [TIP_MARKER] = WORDS_MARK("The golden house is yours: you go first next round."),
    };
    return TIP_WORDS[tip];
}

/* ---- meeting something ---- */

static bool meet_resource(const Event *event, Meeting *meeting)
{
    const ResourceType type = resource_card_type(event->resource);
    if (RESOURCE_INFO[type].kind == RESOURCE_KIND_OUTSIDE)
        return false;
    meeting->tip = type == RESOURCE_JACKHAMMER                        ? TIP_JACKHAMMER
                   : type == RESOURCE_DESIGNER                        ? TIP_DESIGNER
                   : RESOURCE_INFO[type].kind == RESOURCE_KIND_HELPER ? TIP_HELPER
                                                                      : TIP_TOOL;
    meeting->kind = TARGET_RESOURCE;
    meeting->index = event->resource;
    meeting->card = card_resource(event->resource);
    return true;
}

/* Nothing is ever built on a room of the top floor. */
static bool meet_room(const Event *event, const Home *home, Meeting *meeting)
{
    const bool empty = event->face_down && !space_in(SPACES_TOP, (Space)event->space);
    const bool garage = !event->face_down && room_card_type(event->room) == ROOM_GARAGE &&
                        space_count(home_room_at(home, (Space)event->space)) == 1;
    meeting->tip = event->face_down ? TIP_EMPTY : TIP_GARAGE;
    meeting->kind = TARGET_SPACE;
    meeting->index = event->space;
    meeting->card = event->face_down ? (CardRef){.face = CARD_ROOM_BACK} : card_room(event->room);
    return empty || garage;
}

static bool meet(const Event *event, const Game *game, Meeting *meeting)
{
    const Home *home = &game->homes[event->player];
    switch ((EventKind)event->kind) {
    case EVENT_RESOURCE_LAID:
        return meet_resource(event, meeting);
    case EVENT_ROOM_PLACED:
        return meet_room(event, home, meeting);
    case EVENT_ROOF_STACKED:
        *meeting = (Meeting){TIP_ROOF, TARGET_HEAP, HEAP_ROOFS, card_resource(event->resource)};
        return true;
    case EVENT_MARKER_MOVED:
        *meeting = (Meeting){TIP_MARKER, TARGET_HEAP, HEAP_ROOMS, {0}};
        return game->round < ROUND_COUNT;
    case EVENT_SCAFFOLDING_PLACED:
        *meeting =
            (Meeting){TIP_SCAFFOLDING, TARGET_SPACE, event->space, card_resource(event->resource)};
        return true;
    case EVENT_TOKEN_PLACED:
        *meeting =
            (Meeting){TIP_DECOR, TARGET_SPACE, event->space, card_room(home->card[event->space])};
        return event->token != RESOURCE_CAR && !home_has(home, RESOURCE_DESIGNER);
    default:
        return false;
    }
}

/* ---- telling it once ---- */

static bool may_tell(const Table *table, const App *app)
{
    const int seat = app->play->mover;
    return !app->launch.script && !table->watching && !table->tip.open && app->seats[seat].tips &&
           play_person_moves(app->play) &&
           play_game(app->play)->round >= table->tip.next_round[seat];
}

static void tell(Table *table, App *app, const Meeting *meeting)
{
    const int seat = app->play->mover;
    const char *name = play_record(app->play)->seats[seat].name;
    char path[FILE_PATH_CAPACITY];
    TipMemory memory;
    Error error;
    if (!file_path(path, app->paths.data, "tips", &error))
        return;
    if (!tips_load(&memory, path) || tips_knows(&memory, name, meeting->tip))
        return;
    tips_learn(&memory, name, meeting->tip);
    if (!tips_save(&memory, path, &error))
        SDL_Log("%s", error.words);
    table->tip.open = true;
    table->tip.id = meeting->tip;
    table->tip.seat = seat;
    table->tip.kind = meeting->kind;
    table->tip.index = meeting->index;
    table->tip.card = meeting->card;
    table->tip.at = (Box){0};
    table->tip.next_round[seat] = play_game(app->play)->round + 2;
}

void table_meet(Table *table, App *app, const EventList *events, int own)
{
    const int seat = app->play->mover;
    const Game *game = play_game(app->play);
    for (int i = 0; i < own && may_tell(table, app); i++) {
        Meeting meeting = {0};
        if (events->items[i].player == seat && meet(&events->items[i], game, &meeting))
            tell(table, app, &meeting);
    }
}

/* Something is in hand, or a tool in use: it is too late for words. */
static bool has_begun(const Table *table)
{
    return table->aim.drag || intent_holds_cards(&table->intent) ||
           intent_can_step_back(&table->intent);
}

void table_meet_question(Table *table, App *app)
{
    const Game *game = play_game(app->play);
    const int seat = app->play->mover;
    if (game->phase != PHASE_JACKHAMMER || app->play->turn_over || has_begun(table) ||
        table->tip.asked_round[seat] == game->round || !table_person_acts(table, app))
        return;
    table->tip.asked_round[seat] = game->round;
    const ResourceCardSet cards =
        game->homes[seat].cards & resource_cards_of_type(RESOURCE_JACKHAMMER);
    if (cards && may_tell(table, app))
        tell(table, app,
             &(Meeting){TIP_QUESTION, TARGET_BUTTON, BUTTON_END_TURN,
                        card_resource(card_first(cards))});
}

/* ---- while it is open ---- */

static bool is_seen(const FirstTip *tip)
{
    return tip->at.w > 0;
}

void table_close_tip(Table *table, const App *app)
{
    if (is_seen(&table->tip) && app->now >= table->tip.since + TIP_GRACE)
        table->tip.open = false;
}

/* Whether what the tip is about is still there: not used, built over or undone. */
static bool is_still_true(const FirstTip *tip, const App *app)
{
    const Game *game = play_game(app->play);
    const Home *home = &game->homes[tip->seat];
    const Space space = (Space)tip->index;
    switch (tip->id) {
    case TIP_QUESTION:
        return game->phase == PHASE_JACKHAMMER && !app->play->turn_over &&
               app->play->mover == tip->seat;
    case TIP_ROOF:
        return home->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    case TIP_MARKER:
        return game->marker == tip->seat;
    case TIP_SCAFFOLDING:
        return space_in(home->scaffolds, space);
    case TIP_DECOR:
        return home->token[space] != RESOURCE_NONE;
    case TIP_EMPTY:
        return space_in(home->rooms, space) && home_type_at(home, space) == ROOM_NONE;
    case TIP_GARAGE:
        return home_type_at(home, space) == ROOM_GARAGE;
    default:
        return home->cards & CARD_BIT(tip->index);
    }
}

static bool is_shown(const Table *table, const App *app)
{
    return table->tip.open && app->play && table->tip.seat == app->play->mover &&
           !table_showing(table) && !table->shown.looking_back && !has_begun(table);
}

const char *table_tip_words(const Table *table, const App *app)
{
    return is_shown(table, app) ? tr(app->words, tip_words(table->tip.id)) : "";
}

/* Columns that are still on offer stay in view as well. */
static NotePlace tip_place_beside(const Table *table, App *app, Box about)
{
    if (table->tip.id == TIP_MARKER) /* that is where it stands now */
        about = table_plate_parts(app, table, table->tip.seat).plate;
    NotePlace place = table_note_place_sparing(app, table, about);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (table->shown.game.market_room[column])
            place.kept[NOTE_KEPT_MAX - 1 - column] = table->layout.column[column];
    }
    return place;
}

/* What it stands beside, as the targets know it. */
static int index_of(const Table *table, const FirstTip *tip)
{
    const Home *home = &table->shown.game.homes[tip->seat];
    return tip->kind == TARGET_RESOURCE ? table_row_stack(home, (ResourceCard)tip->index)
                                        : tip->index;
}

/* NULL if it is gone. */
static const Target *thing_of(const Table *table)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (target->kind == table->tip.kind && target->index == index_of(table, &table->tip))
            return target;
    }
    return NULL;
}

static Tip tip_of(const Table *table, const App *app)
{
    const FirstTip *tip = &table->tip;
    return (Tip){.card = tip->card,
                 .token = tip->id == TIP_MARKER ? "marker" : NULL,
                 .words = tr(app->words, tip_words(tip->id))};
}

static Box best_place(const Table *table, App *app, const Target *thing)
{
    const NotePlace place = tip_place_beside(table, app, thing->box);
    Tip tip = tip_of(table, app);
    tip.place = &place;
    return tip_place(app->cards, &tip);
}

/* Its place is chosen anew only when the whole table is laid out anew. */
static void choose_place(Table *table, App *app, const Target *thing)
{
    FirstTip *tip = &table->tip;
    const Canvas *canvas = app->canvas;
    if (is_seen(tip) && tip->view.w == canvas->view.w && tip->view.h == canvas->view.h &&
        tip->text == canvas->text_scale)
        return;
    if (!is_seen(tip))
        tip->since = app->now;
    tip->at = best_place(table, app, thing);
    tip->view = canvas->view;
    tip->text = canvas->text_scale;
    app_redraw(app);
}

void table_follow_tip(Table *table, App *app)
{
    FirstTip *tip = &table->tip;
    if (!tip->open || !app->play)
        return;
    const Target *thing = thing_of(table);
    const bool shown = thing && is_shown(table, app);
    if (!is_still_true(tip, app) || (is_seen(tip) && !shown)) {
        tip->open = false; /* it does not come again somewhere else */
        app_redraw(app);
    } else if (shown) {
        choose_place(table, app, thing);
    }
}

void table_draw_tip(const Table *table, App *app)
{
    const Target *thing = thing_of(table);
    if (!thing || !is_shown(table, app))
        return;
    const Tip tip = tip_of(table, app);
    const Box at = is_seen(&table->tip) ? table->tip.at : best_place(table, app, thing);
    const Box b = tip_draw(app->cards, &tip, at);
    canvas_tell_thing(app->canvas,
                      &(Thing){.kind = "tip", .name = "first", .box = b, .words = tip.words});
}
