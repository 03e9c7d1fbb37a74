#include "app/scenes/end/personal_best.h"

#include "session/history.h"

#include <string.h>

typedef struct Search {
    const Record *record;
    int best[PLAYERS_MAX]; /* of earlier games; -1 without any */
} Search;

static void note_seat(Search *search, const HistorySeat *seat)
{
    const Record *record = search->record;
    for (int player = 0; player < record->options.players; player++) {
        if (seat->level == LEVEL_PERSON && strcmp(seat->name, record->seats[player].name) == 0 &&
            seat->score.total > search->best[player])
            search->best[player] = seat->score.total;
    }
}

/* The match itself may have been kept already: it does not count as an earlier one. */
static void note_game(void *context, const HistoryGame *game)
{
    Search *search = context;
    if (!game->readable || !game->finished || strcmp(game->started, search->record->started) == 0)
        return;
    for (int seat = 0; seat < game->players; seat++)
        note_seat(search, &game->seats[seat]);
}

unsigned personal_bests(const char *data, const Record *record, const Game *game)
{
    Search search = {.record = record, .best = {-1, -1, -1, -1}};
    Error ignored; /* without earlier games there is nothing to compare with */
    unsigned bests = 0;
    if (!history_each(data, note_game, &search, &ignored))
        return 0;
    for (int player = 0; player < record->options.players; player++) {
        if (record->seats[player].level == LEVEL_PERSON && search.best[player] >= 0 &&
            score_full(&game->homes[player]).total > search.best[player])
            bests |= 1u << player;
    }
    return bests;
}
