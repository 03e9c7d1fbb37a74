/* A new match: the decks are shuffled and the first round is dealt before everyone's eyes. */
#include "app/scenes/table/table.h"

/* Cards leave their deck a little and go back, one after the other, to both sides. */
static void shuffle(Table *table, const App *app, CardRef back, Box deck)
{
    enum { CARDS = 4 };
    const double half = (double)table_speed(app) / 2;
    Shown *shown = &table->shown;
    deck.h = card_height(back, deck.w);
    for (int i = 0; i < CARDS && shown->flight_count + 2 <= FLIGHTS_MAX; i++) {
        const Box out = box_moved(deck, deck.w * (i % 2 ? -0.14f : 0.55f), (float)(-4 * i));
        const double start = app->now + 0.12 * i;
        shown->flights[shown->flight_count++] =
            (Flight){.card = back, .from = deck, .to = out, .start = start, .duration = half};
        shown->flights[shown->flight_count++] = (Flight){
            .card = back, .from = out, .to = deck, .start = start + half, .duration = half};
    }
}

void table_deal_opening(Table *table, App *app)
{
    Game *game = &table->shown.game;
    EventList deal = {0};
    if (play_record(app->play)->move_count || table->guest.rival || table_speed(app) <= 0 ||
        app->launch.script)
        return;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (!game->market_room[column])
            continue;
        deal.items[deal.count++] = (Event){.kind = EVENT_COLUMN_DEALT,
                                           .column = (uint8_t)column,
                                           .room = game->market_room[column],
                                           .resource = game->market_resource[column]};
        game->market_room[column] = 0;
        game->market_resource[column] = 0;
    }
    table_sound_at(app, SOUND_SHUFFLE, table->layout.room_deck);
    shuffle(table, app, (CardRef){CARD_ROOM_BACK, 0}, table->layout.room_deck);
    shuffle(table, app, (CardRef){CARD_RESOURCE_BACK, 0}, table->layout.resource_deck);
    table_show(table, app, &deal, 0, deal.count);
}
