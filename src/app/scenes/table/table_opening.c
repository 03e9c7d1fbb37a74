/* A new match: the decks are shuffled and the first round is dealt before everyone's eyes. */
#include "app/scenes/table/table.h"

/* A card leaves its deck a little and goes back. */
static void shuffle(Table *table, const App *app, CardRef back, Box deck)
{
    enum { CARDS = 4 };
    for (int i = 0; i < CARDS && table->shown.flight_count < FLIGHTS_MAX; i++) {
        Box from = box_moved(deck, deck.w * (i % 2 ? -0.35f : 0.55f), (float)(-4 * i));
        from.h = card_height(back, from.w);
        table->shown.flights[table->shown.flight_count++] =
            (Flight){.card = back,
                     .from = from,
                     .to = deck,
                     .start = app->now + 0.12 * i,
                     .duration = (double)table_speed(app)};
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
    audio_play(app->audio, SOUND_SHUFFLE);
    shuffle(table, app, (CardRef){CARD_ROOM_BACK, 0}, table->layout.room_deck);
    shuffle(table, app, (CardRef){CARD_RESOURCE_BACK, 0}, table->layout.resource_deck);
    table_show(table, app, &deal, 0, deal.count);
}
