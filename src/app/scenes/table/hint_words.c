#include "app/scenes/table/hint_words.h"

#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

static const char *colour_words(RoofColour colour, const Words *words)
{
    static const ResourceType ROOFS[COLOUR_COUNT] = {
        [COLOUR_RED] = RESOURCE_ROOF_RED,
        [COLOUR_BROWN] = RESOURCE_ROOF_BROWN,
        [COLOUR_BLUE] = RESOURCE_ROOF_BLUE,
        [COLOUR_GREEN] = RESOURCE_ROOF_GREEN,
    };
    return tr(words, name_of_resource(ROOFS[colour]));
}

void hint_words(char *out, size_t capacity, const Hint *hint, const Seat *seats, const Words *words)
{
    const Reason *reason = &hint->reasons[0];
    const char *room = tr(words, name_of_room(reason->room));
    const char *resource = tr(words, name_of_resource(reason->resource));
    switch (hint->reason_count ? reason->kind : REASON_OPTIONS) {
    case REASON_ROOM:
        snprintf(out, capacity,
                 tr_count(words, "%s × %d: %d point.", "%s × %d: %d points.", reason->points), room,
                 reason->size, reason->points);
        break;
    case REASON_BESIDE:
    case REASON_EMPTY_ROOM:
        snprintf(out, capacity,
                 tr_count(words, "%s: worth %d point there.", "%s: worth %d points there.",
                          reason->points),
                 room, reason->points);
        break;
    case REASON_DECOR:
        snprintf(out, capacity,
                 tr_count(words, "%s fits right in: %d point.", "%s fits right in: %d points.",
                          reason->points),
                 resource, reason->points);
        break;
    case REASON_BATHROOMS:
        snprintf(out, capacity, tr(words, "A bathroom on each upper floor: %d points."),
                 reason->points);
        break;
    case REASON_FUNCTION:
        snprintf(out, capacity, tr(words, "Bathroom, kitchen and bedroom: %d points."),
                 reason->points);
        break;
    case REASON_ROOF:
        /* words: %s is a roof: Red roof */
        snprintf(out, capacity, tr(words, "%s: one more of the same colour."),
                 colour_words(reason->colour, words));
        break;
    case REASON_ROOF_MIXED:
        snprintf(out, capacity, "%s", tr(words, "One more roof card for your pile."));
        break;
    case REASON_TOOL:
    case REASON_HELPER:
        /* words: %s is a tool or a helper */
        snprintf(out, capacity, tr(words, "The %s will come in handy."), resource);
        break;
    case REASON_MARKER:
        snprintf(out, capacity, "%s", tr(words, "You start the next round."));
        break;
    case REASON_GROWTH:
        /* words: %s is a room */
        snprintf(out, capacity, tr(words, "%s: it can still grow there."), room);
        break;
    case REASON_SUPPORT:
        snprintf(out, capacity, "%s", tr(words, "You can build more above it."));
        break;
    case REASON_DENIES:
        /* words: %s is a player */
        snprintf(out, capacity, tr(words, "%s would love that column."),
                 seats[reason->player].name);
        break;
    case REASON_SPENDS:
        /* words: %s is a tool or a helper */
        snprintf(out, capacity, tr(words, "Now’s the best time for the %s."), resource);
        break;
    case REASON_WAITS:
        snprintf(out, capacity, "%s", tr(words, "Better to save that for later."));
        break;
    case REASON_OPTIONS:
    case REASON_KIND_COUNT:
        snprintf(out, capacity, "%s", tr(words, "Keeps your options open."));
        break;
    }
}

void hint_gain_words(char *out, size_t capacity, const Hint *hint, const Hint *best,
                     const Words *words)
{
    const int lead = (int)lround(best->margin);
    const int less = (int)lround(best->margin - hint->margin);
    if (hint != best && less < 1)
        snprintf(out, capacity, "%s", tr(words, "Just about as good"));
    else if (hint != best)
        snprintf(out, capacity,
                 tr_count(words, "About %d point less", "About %d points less", less), less);
    else if (lead > 0)
        snprintf(
            out, capacity,
            tr_count(words, "You’d win by about %d point", "You’d win by about %d points", lead),
            lead);
    else if (lead < 0)
        snprintf(out, capacity,
                 tr_count(words, "You’d be about %d point behind",
                          "You’d be about %d points behind", -lead),
                 -lead);
    else
        snprintf(out, capacity, "%s", tr(words, "It would be close to a tie"));
}
