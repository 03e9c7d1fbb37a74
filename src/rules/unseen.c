#include "dreamhome/unseen.h"

Unseen game_unseen(const Game *game)
{
    Unseen unseen = {0};
    for (int i = game->round * COLUMN_COUNT; i < ROOM_CARD_COUNT; i++)
        unseen.rooms[room_card_type(game->room_deck[i])]++;
    for (int i = game->round * (COLUMN_COUNT - 1); i < RESOURCE_CARD_COUNT; i++) {
        const ResourceType type = resource_card_type(game->resource_deck[i]);
        unseen.resources[type]++;
        if (RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF)
            unseen.roofs[RESOURCE_INFO[type].colour]++;
    }
    return unseen;
}
