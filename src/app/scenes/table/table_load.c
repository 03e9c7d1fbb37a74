/* Pictures are asked for before they are drawn, so that none pops up on the table. */
#include "app/scenes/table/table.h"

/* In the market, and wherever it may be built. */
static void load_room(const Table *table, App *app, RoomCard card)
{
    const TableLayout *l = &table->layout;
    card_load(app->cards, card_room(card), l->column_room[0].w);
    home_view_load(app->canvas, card, l->board);
    if (l->opponent_count)
        home_view_load(app->canvas, card, l->opponents[0].board);
}

/* The loader brings first what was asked for last: that is the round on the table. After the last
   one comes the count. */
void table_load_ahead(const Table *table, App *app)
{
    const Game *game = play_game(app->play);
    if (game->round == ROUND_COUNT && layer_has_parts(app->canvas, table->shown.layer))
        layer_wait(table->shown.layer); /* until the house that comes is painted */
    else if (game->round == ROUND_COUNT)
        scene_foresee(app, SCENE_END);
    const int last = game->round < ROUND_COUNT ? game->round : game->round - 1;
    for (int round = last; round >= 0 && round >= game->round - 1; round--) {
        for (int i = 0; i < COLUMN_COUNT; i++)
            load_room(table, app, game->room_deck[round * COLUMN_COUNT + i]);
        for (int i = 0; i < COLUMN_COUNT - 1; i++)
            card_load(app->cards,
                      card_resource(game->resource_deck[round * (COLUMN_COUNT - 1) + i]),
                      table->layout.column_resource[0].w);
    }
}

/* Making a card takes as long as drawing a third of the table: never two in one frame. */
void table_make_ahead(const Table *table, App *app)
{
    const Game *game = play_game(app->play);
    if (game->round >= ROUND_COUNT || pictures_pending(app->canvas->pictures))
        return;
    for (int i = 0; i < COLUMN_COUNT; i++) {
        const RoomCard card = game->room_deck[game->round * COLUMN_COUNT + i];
        if (card_make(app->cards, card_room(card), table->layout.column_room[0].w))
            return;
    }
    for (int i = 0; i < COLUMN_COUNT - 1; i++) {
        const ResourceCard card = game->resource_deck[game->round * (COLUMN_COUNT - 1) + i];
        if (card_make(app->cards, card_resource(card), table->layout.column_resource[0].w))
            return;
    }
}
