/* Lots of help, for the youngest: smiles, a large card, turns that end by themselves. */
#include "app/draw/pictures.h"
#include "app/scenes/table/good_spaces.h"
#include "app/scenes/table/table_draw.h"

#include <math.h>

static const double MOMENT = 4; /* seconds to undo */

/* ---- smiles ---- */

void table_find_good_spaces(Table *table, const App *app)
{
    const bool smiles = app->seats[table->shown.viewed].smiles && !table->guest.hides_points &&
                        table_person_acts(table, app);
    table->advice.good = smiles ? good_spaces(&table->intent) : 0;
}

void table_draw_smile(App *app, Box b)
{
    const float size = fminf(62, fminf(b.w, b.h) * 0.6f);
    const Box disc = box_centred(b, size, size);
    paint_shadow(app->canvas, disc, size / 2, 6, 0.45f);
    paint_box(app->canvas, box_inset(disc, 2), size / 2 - 2, TONE_INK, TONE_INK);
    SDL_Texture *smile =
        pictures_get(app->canvas->pictures, "icons", "smile", size * app->canvas->unit);
    paint_tinted(app->canvas, smile, disc, TONE_GLOW);
}

/* ---- the card in hand ---- */

static CardRef held_card(const Intent *intent)
{
    if (intent->kind == MOVE_PLACE && !intent->face_down)
        return card_room(intent->game.hand_room);
    if (intent->kind == MOVE_SCAFFOLD || intent->kind == MOVE_DECORATE)
        return card_resource(intent->game.hand_resource);
    return (CardRef){0};
}

/* Beside the house, above the prompt: it covers only what cannot be used now. */
void table_draw_large_card(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const Intent *intent = &table->intent;
    if (!app->seats[table->shown.viewed].large_card || !table_person_acts(table, app) ||
        !intent_holds_cards(intent))
        return;
    const CardRef card = held_card(intent);
    if (!card.card)
        return;
    const bool above_prompt = l->prompt.x >= l->end_turn.x;
    const float top = l->board.y,
                bottom = (above_prompt ? fminf(l->prompt.y, l->other.y) : l->other.y) - 10;
    const float ratio = card_height(card, 1);
    const float width = fminf(l->end_turn.w, (bottom - top) / ratio);
    const Box side = box(l->end_turn.x, top, l->end_turn.w, bottom - top);
    card_draw(app->cards, card, box_centred(side, width, width * ratio), 1, 0);
}

/* ---- the end of the turn ---- */

static bool ends_itself(const Table *table, const App *app)
{
    return app->seats[table->shown.viewed].ends_turn && table_person_acts(table, app) &&
           app->play->turn_over && !table->guest.question;
}

bool table_waits_to_end(const Table *table, const App *app)
{
    return table->pace.ends_at > 0 && ends_itself(table, app);
}

/* Before a turn ends by itself, everything has landed, and a warning could be read and heeded. */
static bool is_shown(const Table *table)
{
    return !table_showing(table) && !table_trinkets_arrive(table) && !table->advice.message[0];
}

void table_end_by_itself(Table *table, App *app)
{
    if (table->pace.ends_shown) {
        if (is_shown(table))
            table_end_turn(table, app);
    } else if (!ends_itself(table, app)) {
        table->pace.ends_at = 0;
    } else if (table->pace.ends_at <= 0) {
        table->pace.ends_at = app->now + MOMENT;
        app_redraw(app);
    } else if (app->now >= table->pace.ends_at) {
        table->pace.ends_at = 0;
        table_end_turn(table, app);
    }
}

/* How much of the moment is left, as a bar on the button, and where to undo. */
void table_draw_moment(App *app, const Table *table)
{
    if (!table_waits_to_end(table, app))
        return;
    const double left = (table->pace.ends_at - app->now - app->scenes.ahead) / MOMENT;
    Box b = box_inset(table->layout.end_turn, 8);
    b = box_cut_bottom(&b, 7, 0);
    paint_box(app->canvas, b, 3.5f, colour_alpha(TONE_PLUM, 0.45f), colour_alpha(TONE_PLUM, 0.45f));
    b.w *= (float)fmin(fmax(left, 0.03), 1);
    paint_box(app->canvas, b, 3.5f, TONE_BUTTER, TONE_GOLD);
    paint_frame(app->canvas, box_inset(table->layout.undo, -4), 14, 3, TONE_GOLD);
}
