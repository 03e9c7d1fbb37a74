#include "session/house.h"

#include <stdio.h>
#include <string.h>

bool house_from_record(const Record *record, int seat, const char *file, House *house)
{
    Game game;
    if (seat < 0 || seat >= record->options.players || !record_is_finished(record))
        return false;
    record_replay(record, record->move_count, &game);
    *house = (House){
        .home = game.homes[seat],
        .score = score_full(&game.homes[seat]),
        .edition = record->options.edition,
        .seat = seat,
    };
    memcpy(house->name, record->seats[seat].name, sizeof house->name);
    memcpy(house->started, record->started, sizeof house->started);
    snprintf(house->file, sizeof house->file, "%s", file ? file : "");
    return true;
}
