#include "app/scenes/table/remarks.h"

#include "app/words/words.h"

#include <stddef.h>

enum { GOOD_GAIN = 5, ROUNDS_BETWEEN = 2 };

static const double SECONDS = 3.2;

static const char *about_a_room(const Happening *happening, bool own)
{
    const int gain = score_open(happening->after).total - score_open(happening->before).total;
    if (happening->event->face_down)
        return own && happening->round < ROUND_COUNT
                   ? WORDS_MARK("I’ll finish that room another day.")
                   : NULL;
    if (gain < GOOD_GAIN)
        return NULL;
    if (!own)
        return WORDS_MARK("Nicely built!");
    return happening->event->space % 2 ? WORDS_MARK("Just what I was hoping for!")
                                       : WORDS_MARK("This is getting cosy.");
}

const char *remark_about(const Happening *happening, bool own)
{
    switch ((EventKind)happening->event->kind) {
    case EVENT_ROOM_PLACED:
        return about_a_room(happening, own);
    case EVENT_TOKEN_PLACED:
        return own ? WORDS_MARK("Isn’t that pretty?") : NULL;
    case EVENT_MARKER_MOVED:
        return own && happening->round < ROUND_COUNT ? WORDS_MARK("Me first next round!") : NULL;
    default:
        return NULL;
    }
}

/* The player of the event, or, where a person plays, the next computer; -1 if there is none. */
static int speaker(const Record *record, int player)
{
    const int players = record->options.players;
    for (int i = 0; i < players; i++) {
        if (record->seats[(player + i) % players].level != LEVEL_PERSON)
            return (player + i) % players;
    }
    return -1;
}

bool remark_hear(Remark *remark, const Record *record, const Happening *happening, double now)
{
    const int player = happening->event->player;
    const int who = speaker(record, player);
    if (who < 0 || (remark->round && happening->round < remark->round + ROUNDS_BETWEEN))
        return false;
    const char *words = remark_about(happening, who == player);
    if (!words)
        return false;
    *remark = (Remark){words, who, happening->round, now + SECONDS};
    return true;
}
