/* The small things that move on the table: where they start, and how they look. */
#include "app/pieces/wave.h"
#include "app/scenes/table/table_draw.h"

#include <math.h>
#include <stdio.h>

static void add(Table *table, Trinket trinket)
{
    Trinkets *trinkets = &table->shown.trinkets;
    if (trinkets->count < TRINKETS_MAX)
        trinkets->items[trinkets->count++] = trinket;
}

/* ---- starting ---- */

static void walk_marker(Table *table, const App *app, const Event *event)
{
    const Box from = table->layout.column_resource[0];
    add(table, (Trinket){.kind = TRINKET_MARKER,
                         .from = box_centred(from, 34, 34),
                         .player = event->player,
                         .start = app->now,
                         .duration = 3 * (double)table_speed(app)});
}

void table_walk_marker_back(Table *table, const App *app, Box from)
{
    if (table_speed(app) > 0)
        add(table, (Trinket){.kind = TRINKET_MARKER_BACK,
                             .from = from,
                             .start = app->now,
                             .duration = 3 * (double)table_speed(app)});
}

/* Whether an event can change the open score. */
static bool brings_points(EventKind kind)
{
    return kind == EVENT_ROOM_PLACED || kind == EVENT_TOKEN_PLACED || kind == EVENT_RESOURCE_LAID ||
           kind == EVENT_DRILL_USED || kind == EVENT_SUPPLIER_USED || kind == EVENT_HANDYMAN_USED;
}

/* Where the card that brings points lands. For décor, above it: its appearing must stay in view. */
static Box source_of_points(const Table *table, const App *app, const Event *event)
{
    const int player = event->player;
    if (event->kind == EVENT_TOKEN_PLACED) {
        const Box decor = table_decor_box(table, app, player, (Space)event->space);
        return box_moved(decor, 0, -decor.h / 2);
    }
    if (event->kind == EVENT_RESOURCE_LAID)
        return table_place_box(table, table_place_of_laid(player, event->resource));
    return table_place_box(table, (Place){PLACE_SPACE, player, event->space});
}

static void send_points(Table *table, const App *app, const Event *event, const Home *before)
{
    const Home *after = &table->shown.game.homes[event->player];
    const int points = score_open(after).total - score_open(before).total;
    if (!app->settings.live_score || table->guest.hides_points || points == 0)
        return;
    add(table, (Trinket){.kind = TRINKET_POINTS,
                         .from = box_centred(source_of_points(table, app, event), 46, 46),
                         .points = points,
                         .player = event->player,
                         .start = app->now + (double)table_speed(app),
                         .duration = 2.2 * (double)table_speed(app)});
}

/* After Undo: points fly from the score to where the card was. */
void table_send_points_back(Table *table, const App *app, int points, Place place)
{
    if (table_speed(app) > 0 && app->settings.live_score && !table->guest.hides_points && points)
        add(table, (Trinket){.kind = TRINKET_POINTS_BACK,
                             .from = box_centred(table_place_box(table, place), 46, 46),
                             .points = points,
                             .player = table->shown.viewed,
                             .start = app->now,
                             .duration = 1.6 * (double)table_speed(app)});
}

/* A card has come to the house: its frame fades, and the room is there. */
void table_settle_card(Table *table, const App *app, const Flight *flight)
{
    add(table, (Trinket){.kind = TRINKET_CARD,
                         .from = flight->to,
                         .card = table_landed_card(flight),
                         .start = app->now,
                         .duration = 0.7 * (double)table_speed(app)});
}

/* Between a space and the one at its right stands a post of the board. */
static Box post_beside(Box board, Space left)
{
    const Box space = home_view_space(board, left);
    const float right = space.x + space.w;
    return box(right, space.y, home_view_space(board, (Space)((int)left + 1)).x - right, space.h);
}

/* Between a room and its neighbour there was a wall until now. */
static void lower_wall(Table *table, const App *app, const Event *event, int step)
{
    const Home *home = &table->shown.game.homes[event->player];
    const Space space = event->space;
    const int other = (int)space + step;
    const RoomType type = home_type_at(home, space);
    if (type == ROOM_NONE || other < 0 || other >= SPACE_LIMIT ||
        !space_in(home->of_type[type], (Space)other))
        return;
    const Space left = step > 0 ? space : (Space)other;
    add(table, (Trinket){.kind = TRINKET_WALL,
                         .from = post_beside(table_board_of(table, event->player), left),
                         .player = event->player,
                         .spaces = space_bit(left),
                         .start = app->now + (double)table_speed(app),
                         .duration = 1.6 * (double)table_speed(app)});
}

/* A room that cannot grow any more, or has just grown. */
static bool comes_alive(const Home *home, SpaceSet room)
{
    const RoomType type = home_type_at(home, space_first(room));
    return space_count(room) > 1 || ROOM_INFO[type].limit == 1 || (room & home->decorated);
}

static void bring_to_life(Table *table, const App *app, const Event *event)
{
    const Home *home = &table->shown.game.homes[event->player];
    if (home_type_at(home, event->space) == ROOM_NONE)
        return;
    const SpaceSet room = home_room_at(home, event->space);
    if (comes_alive(home, room))
        add(table, (Trinket){.kind = TRINKET_LIFE,
                             .player = event->player,
                             .spaces = room,
                             .start = app->now + 1.5 * (double)table_speed(app),
                             .duration = (double)wave_seconds()});
}

void table_start_trinkets(Table *table, const App *app, const Event *event, const Home *before)
{
    if (table_speed(app) <= 0)
        return;
    if (event->kind == EVENT_MARKER_MOVED)
        walk_marker(table, app, event);
    if (event->kind == EVENT_ROOM_PLACED || event->kind == EVENT_TOKEN_PLACED)
        bring_to_life(table, app, event);
    if (brings_points((EventKind)event->kind))
        send_points(table, app, event, before);
    if (event->kind != EVENT_ROOM_PLACED || event->face_down)
        return;
    lower_wall(table, app, event, -1);
    lower_wall(table, app, event, 1);
}

/* ---- time ---- */

bool table_trinkets_move(const Table *table)
{
    return table->shown.trinkets.count > 0;
}

bool table_trinkets_arrive(const Table *table)
{
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        if (table->shown.trinkets.items[i].kind != TRINKET_LIFE)
            return true;
    }
    return false;
}

/* What has become décor. */
static bool goes_to_discards(const Table *table, const Trinket *trinket)
{
    return trinket->kind == TRINKET_CARD && trinket->card.face == CARD_RESOURCE &&
           (table->shown.game.resource_discards & CARD_BIT(trinket->card.card));
}

void table_step_trinkets(Table *table, const App *app)
{
    Trinkets *trinkets = &table->shown.trinkets;
    int left = 0;
    for (int i = 0; i < trinkets->count; i++) {
        const Trinket *trinket = &trinkets->items[i];
        if (app->now < trinket->start + trinket->duration)
            trinkets->items[left++] = *trinket;
        else if (trinket->kind <= TRINKET_POINTS || goes_to_discards(table, trinket))
            layer_renew(table->shown.layer); /* there it stands now */
    }
    trinkets->count = left;
}

bool table_marker_returns(const Table *table)
{
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        if (table->shown.trinkets.items[i].kind == TRINKET_MARKER_BACK)
            return true;
    }
    return false;
}

bool table_marker_walks(const Table *table, int player)
{
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        const Trinket *trinket = &table->shown.trinkets.items[i];
        if (trinket->kind == TRINKET_MARKER && trinket->player == player)
            return true;
    }
    return false;
}

ResourceCardSet table_settling_resources(const Table *table)
{
    ResourceCardSet cards = 0;
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        const Trinket *trinket = &table->shown.trinkets.items[i];
        if (trinket->kind == TRINKET_CARD && trinket->card.face == CARD_RESOURCE)
            cards |= CARD_BIT(trinket->card.card);
    }
    return cards;
}

int table_points_on_their_way(const Table *table, int player)
{
    int points = 0;
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        const Trinket *trinket = &table->shown.trinkets.items[i];
        if (trinket->kind == TRINKET_POINTS && trinket->player == player)
            points += trinket->points;
    }
    return points;
}

/* ---- drawing ---- */

static float progress(const Trinket *trinket, const App *app)
{
    const double passed = (app->now + app->scenes.ahead - trinket->start) / trinket->duration;
    return (float)fmin(fmax(passed, 0), 1);
}

static float eased(float t)
{
    return t * t * (3 - 2 * t);
}

/* With little steps. */
static void draw_marker(App *app, const Table *table, const Trinket *trinket, float t)
{
    const Box to = trinket->kind == TRINKET_MARKER
                       ? table_plate_parts(app, table, trinket->player).marker
                       : table_market_marker(table);
    const Box b = box_between(trinket->from, to, eased(t));
    const float hop = fabsf(sinf(t * 15.7f)) * 9 * (1 - t * 0.5f);
    paint_shadow(app->canvas, box_inset(b, 6), b.w / 3, 6, 0.4f);
    table_draw_marker(app, box_moved(b, 0, -hop));
}

/* A bow between a card and the score, so much of the way; smaller at the score. */
static Box on_bow(App *app, const Table *table, const Trinket *trinket, Box card, float way)
{
    const Box score = table_plate_parts(app, table, trinket->player).points;
    const float t = eased(way);
    return box_moved(box_between(card, box_centred(score, 26, 26), t), 0,
                     -sinf(t * 3.1415927f) * 60);
}

static void draw_points_disc(App *app, int points, Box b)
{
    const TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE};
    const SDL_Color colour = points > 0 ? TONE_GREEN : TONE_RED_WARM;
    char words[8];
    snprintf(words, sizeof words, "%+d", points);
    paint_shadow(app->canvas, b, b.w / 2, 5, 0.4f);
    paint_box(app->canvas, b, b.w / 2, colour_lit(colour, 0.15f), colour);
    paint_frame(app->canvas, b, b.w / 2, 2, TONE_CREAM);
    text_draw(app->canvas, &style, words, box_inset(b, 3));
}

static void draw_points(App *app, const Table *table, const Trinket *trinket, float t)
{
    const float way = fmaxf(0, (t - 0.25f) / 0.75f);
    draw_points_disc(app, trinket->points, on_bow(app, table, trinket, trinket->from, way));
}

/* A card that is in hand again takes them, wherever it is held. */
static void draw_points_back(App *app, const Table *table, const Trinket *trinket, float t)
{
    float lift;
    const bool held = table_in_own_hand(table, app) && intent_holds_cards(&table->intent);
    const Box hand = table_hand_shown(table, app, &lift);
    const Box card = held ? box_centred(hand, trinket->from.w, trinket->from.h) : trinket->from;
    const Box b = on_bow(app, table, trinket, card, 1 - t);
    const float size = b.w * fminf(1, (1 - t) / 0.2f); /* there they are no more */
    if (size >= 1)
        draw_points_disc(app, trinket->points, box_centred(b, size, size));
}

/* The post that stood there sinks into the floor: less and less of its picture is seen. */
static void draw_wall(App *app, const Table *table, const Trinket *trinket, float t)
{
    const float pixels = table_board_of(table, trinket->player).w * app->canvas->unit;
    SDL_Texture *board = pictures_get_meanwhile(app->canvas->pictures, "boards", "home", pixels);
    const Box post = post_beside(box(0, 0, 1, 1 / HOME_RATIO), space_first(trinket->spaces));
    const float height = 1 - t * t;
    Box b = trinket->from;
    b = box(b.x, b.y + b.h * (1 - height), b.w, b.h * height);
    if (board)
        paint_texture(app->canvas, board,
                      box(post.x, post.y * HOME_RATIO, post.w, post.h * HOME_RATIO * height), b, 1,
                      0);
    else
        paint_box(app->canvas, b, 1, TONE_WOOD_LIT, TONE_WOOD);
}

/* Only the large house is seen well enough. */
static void draw_life(App *app, const Table *table, const Trinket *trinket)
{
    const double seconds = app->now + app->scenes.ahead - trinket->start;
    const int frame = wave_frame((float)seconds);
    const Home *home = &table->shown.game.homes[trinket->player];
    if (!frame || trinket->player != table->shown.viewed || table_slides(table, app))
        return;
    for (SpaceSet left = trinket->spaces & home->rooms; left; left &= left - 1)
        home_view_draw_motion(app->canvas, home, table->layout.board, space_first(left), frame - 1);
}

static void draw_trinket(App *app, const Table *table, const Trinket *trinket)
{
    const float t = progress(trinket, app);
    if (trinket->kind == TRINKET_MARKER || trinket->kind == TRINKET_MARKER_BACK)
        draw_marker(app, table, trinket, t);
    else if (trinket->kind == TRINKET_POINTS)
        draw_points(app, table, trinket, t);
    else if (trinket->kind == TRINKET_POINTS_BACK)
        draw_points_back(app, table, trinket, t);
    else if (trinket->kind == TRINKET_WALL)
        draw_wall(app, table, trinket, t);
    else if (trinket->kind == TRINKET_CARD)
        card_draw_fading(app->cards, trinket->card, trinket->from, (1 - t) * (1 - t));
    else
        draw_life(app, table, trinket);
}

/* A card that becomes a room lies below everything else. */
void table_draw_trinkets(App *app, const Table *table)
{
    const Trinkets *trinkets = &table->shown.trinkets;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < trinkets->count; i++) {
            const Trinket *trinket = &trinkets->items[i];
            if ((trinket->kind == TRINKET_CARD) == (pass == 0) &&
                app->now + app->scenes.ahead >= trinket->start)
                draw_trinket(app, table, trinket);
        }
    }
}
