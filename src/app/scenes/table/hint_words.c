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
                 tr_count(words, "%s of size %d: %d point.", "%s of size %d: %d points.",
                          reason->points),
                 room, reason->size, reason->points);
        break;
    case REASON_BESIDE:
        snprintf(out, capacity,
                 tr_count(words, "%s is worth %d point there.", "%s is worth %d points there.",
                          reason->points),
                 room, reason->points);
        break;
    case REASON_DECOR:
        snprintf(out, capacity,
                 tr_count(words, "%s finds its place: %d point.", "%s finds its place: %d points.",
                          reason->points),
                 resource, reason->points);
        break;
    case REASON_BATHROOMS:
        snprintf(out, capacity, "%s", tr(words, "A bathroom on both floors: 3 points."));
        break;
    case REASON_FUNCTION:
        snprintf(out, capacity, "%s",
                 tr(words, "Bathroom, kitchen and bedroom together: 3 points."));
        break;
    case REASON_ROOF:
        snprintf(out, capacity, tr(words, "%s: keeps one colour going."),
                 colour_words(reason->colour, words));
        break;
    case REASON_ROOF_MIXED:
        snprintf(out, capacity, "%s", tr(words, "One more roof for the pile."));
        break;
    case REASON_TOOL:
    case REASON_HELPER:
        snprintf(out, capacity, tr(words, "%s will be useful."), resource);
        break;
    case REASON_MARKER:
        snprintf(out, capacity, "%s", tr(words, "You start the next round."));
        break;
    case REASON_GROWTH:
        snprintf(out, capacity, tr(words, "%s can still grow there."), room);
        break;
    case REASON_SUPPORT:
        snprintf(out, capacity, "%s", tr(words, "More can be built above it."));
        break;
    case REASON_DENIES:
        snprintf(out, capacity, tr(words, "%s would like that column very much."),
                 seats[reason->player].name);
        break;
    case REASON_SPENDS:
        snprintf(out, capacity, tr(words, "%s is best used now."), resource);
        break;
    case REASON_WAITS:
        snprintf(out, capacity, "%s", tr(words, "Better to wait with that."));
        break;
    case REASON_OPTIONS:
    case REASON_KIND_COUNT:
        snprintf(out, capacity, "%s", tr(words, "Keeps most doors open."));
        break;
    }
}

void hint_gain_words(char *out, size_t capacity, const Hint *hint, const Hint *best,
                     const Words *words)
{
    const int lead = (int)lround(best->margin);
    const int less = (int)lround(best->margin - hint->margin);
    if (hint != best && less < 1)
        snprintf(out, capacity, "%s", tr(words, "About as good"));
    else if (hint != best)
        snprintf(out, capacity,
                 tr_count(words, "About %d point less", "About %d points less", less), less);
    else if (lead > 0)
        snprintf(out, capacity,
                 tr_count(words, "Best: about %d point ahead", "Best: about %d points ahead", lead),
                 lead);
    else if (lead < 0)
        snprintf(
            out, capacity,
            tr_count(words, "Best: about %d point behind", "Best: about %d points behind", -lead),
            -lead);
    else
        snprintf(out, capacity, "%s", tr(words, "Best: about even"));
}
