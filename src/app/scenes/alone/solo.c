#include "app/scenes/alone/solo.h"

#include "ai/neighbour.h"
#include "app/scenes/alone/people.h"
#include "app/scenes/table/table_draw.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "session/time_stamp.h"

#include <stdio.h>
#include <string.h>

static bool same_deal(const GameOptions *one, const GameOptions *other)
{
    return one->seed == other->seed && one->players == other->players &&
           one->first == other->first && one->discard == other->discard && one->car == other->car &&
           one->gaps == other->gaps;
}

/* A game of another deal or player is as good as none. */
static bool find_kept(const SoloDeal *deal, Record *record, Error *error)
{
    Record kept;
    error->reason = ERROR_MISSING;
    if (!deal->path || !record_file_load(deal->path, &kept, error))
        return false;
    if (!same_deal(&kept.options, &deal->options) ||
        strcmp(kept.seats[SOLO_PLAYER].name, deal->name) != 0) {
        error->reason = ERROR_MISSING;
        return false;
    }
    if (record)
        *record = kept;
    return true;
}

bool solo_is_kept(const SoloDeal *deal, Record *record)
{
    Error ignored; /* then there is none */
    return find_kept(deal, record, &ignored);
}

/* Reads the kept game, or finds a place for a new one. What is damaged is set aside; what cannot be
 * read now may be sound, and this game is not kept in its place. */
static void open_kept(Solo *solo, App *app, const SoloDeal *deal, Record *record)
{
    char damaged[FILE_NAME_CAPACITY] = "";
    Error error;
    snprintf(solo->path, sizeof solo->path, "%s", deal->path ? deal->path : "");
    if (find_kept(deal, record, &error) || error.reason == ERROR_MISSING)
        return;
    if (error.reason != ERROR_DAMAGED ||
        !filing_set_aside(app->paths.data, deal->path, damaged, &error)) {
        damaged[0] = '\0';
        solo->path[0] = '\0';
    }
    people_tell_trouble(app, damaged, &error);
}

static void keep(Solo *solo, App *app)
{
    const Record *record = play_record(&solo->guest.play);
    const bool ended = record_turn_ended(record);
    Error error;
    if (!solo->path[0] || (record->move_count == solo->kept_moves && ended == solo->kept_end))
        return;
    solo->kept_moves = record->move_count;
    solo->kept_end = ended;
    if (!record_file_save(solo->path, record, &error))
        people_tell_trouble(app, "", &error);
}

/* Colours and faces only: what helps a player is their own, wherever they sit. */
static void wear(SeatLook *seat, const SeatLook *look)
{
    seat->colour = look->colour;
    seat->symbol = look->symbol;
    seat->face = look->face;
}

void solo_open(Solo *solo, App *app, const SoloDeal *deal)
{
    char started[STARTED_CAPACITY];
    Record record;
    time_stamp(started);
    record_init(&record, &deal->options, started);
    record_set_name(&record, SOLO_PLAYER, deal->name);
    record_set_name(&record, SOLO_NEIGHBOUR, tr(app->words, "Neighbour"));
    open_kept(solo, app, deal, &record);
    record.seats[SOLO_PLAYER].level = LEVEL_PERSON;
    record.seats[SOLO_NEIGHBOUR].level = LEVEL_NORMAL;
    solo->finished = false;
    solo->kept_moves = record.move_count;
    solo->kept_end = record_turn_ended(&record);
    guest_table_open(&solo->guest, app, &record);
    for (int seat = SOLO_PLAYER; seat <= SOLO_NEIGHBOUR; seat++)
        wear(&app->seats[seat], &deal->looks[seat]);
    solo->guest.table.guest.rival = neighbour_decide;
    solo->guest.table.guest.about = deal->about;
    guest_table_layout(&solo->guest, app);
    solo->finished = play_finished(&solo->guest.play);
}

void solo_close(Solo *solo, App *app)
{
    guest_table_close(&solo->guest, app);
}

SceneStep solo_event(Solo *solo, App *app, const InputEvent *event)
{
    const SceneStep step = guest_table_event(&solo->guest, app, event);
    keep(solo, app);
    return step;
}

void solo_update(Solo *solo, App *app, float seconds)
{
    const SceneStep step = guest_table_update(&solo->guest, app, seconds);
    keep(solo, app);
    solo->finished = solo->finished || step.kind == STEP_REPLACE;
}

/* The badge, with the name beside it where it leaves the points of the card below it free. */
static void draw_tag(App *app, Box column, ResourceCard card)
{
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_LEFT};
    const char *name = table_seat_name(app, SOLO_NEIGHBOUR);
    const float size = 30, width = text_width(app->canvas, &style, name) + 2;
    const float points = RESOURCE_INFO[resource_card_type(card)].value ? 0.2f * column.w : 0;
    Box tag = box(column.x - 16, column.y - 8, size + 6 + width + 8, size);
    if (tag.x + tag.w <= column.x + column.w - points &&
        text_line_height(app->canvas, &style) <= size) {
        paint_box(app->canvas, tag, size / 2, TONE_TEAL, TONE_CLOTH_DEEP);
        text_draw(app->canvas, &style, name, box(tag.x + size + 6, tag.y, width, size));
    }
    table_draw_seat_badge(app, SOLO_NEIGHBOUR, box_cut_left(&tag, size, 0));
}

static void tell_wish(const App *app, int column)
{
    char words[96];
    if (!canvas_is_watched(app->canvas))
        return;
    snprintf(words, sizeof words, tr(app->words, "The neighbour will take column %d."), column + 1);
    canvas_tell_saying(app->canvas, SAYING_COMING, words);
}

/* The neighbour stands at the column that it will take, while it has not. */
static void draw_wish(const Solo *solo, App *app)
{
    const Table *table = &solo->guest.table;
    const Game *game = play_game(&solo->guest.play);
    const bool comes = game->first == SOLO_PLAYER && game->player == SOLO_PLAYER &&
                       (game->phase == PHASE_TURN || game->phase == PHASE_DISCARD);
    if (!comes || solo->guest.play.turn_over || table_showing(table))
        return;
    const int column = neighbour_column(game);
    draw_tag(app, table->layout.column[column], game->market_resource[column]);
    tell_wish(app, column);
}

void solo_draw(const Solo *solo, App *app)
{
    guest_table_draw(&solo->guest, app);
    draw_wish(solo, app);
}

SceneStep solo_count(const App *app)
{
    return table_speed(app) > 0 ? scene_push_with(SCENE_END, (SceneNote){.alone = true})
                                : scene_stay();
}

SceneStep solo_visit(const Record *record, House *house)
{
    if (!house_from_record(record, SOLO_PLAYER, NULL, house))
        return scene_stay();
    return scene_push_with(SCENE_VISIT, (SceneNote){.house = house, .record = record});
}

const Home *solo_home(const Solo *solo)
{
    return &play_game(&solo->guest.play)->homes[SOLO_PLAYER];
}
