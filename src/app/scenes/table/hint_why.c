/* Why a hint is good, in words. */
#include "app/scenes/table/hint_words.h"

#include "app/pieces/house_sheet.h"
#include "app/words/names.h"
#include "app/words/running_names.h"
#include "dreamhome/text.h"

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

/* Where the words go, and what they are made of. */
typedef struct Teller {
    char *out;
    size_t capacity;
    const Words *words;
    const Record *record;
} Teller;

/* A room or a décor card that scores. */
static void say_points(const Teller *to, const Reason *reason)
{
    const Words *words = to->words;
    const char *room = tr(words, name_of_room(reason->room));
    const int points = reason->points;
    if (reason->kind == REASON_ROOM && reason->size > 1)
        snprintf(to->out, to->capacity,
                 tr_count(words, "%s × %d: %d point.", "%s × %d: %d points.", points), room,
                 reason->size, points);
    else if (reason->kind == REASON_BESIDE)
        /* words: a room and the one that it lies beside: Pantry + kitchen: 3 points. */
        snprintf(to->out, to->capacity,
                 tr_count(words, "%s + %s: %d point.", "%s + %s: %d points.", points), room,
                 running_room(words, ROOM_INFO[reason->room].beside).words, points);
    else if (reason->kind == REASON_DECOR)
        snprintf(to->out, to->capacity,
                 tr_count(words, "%s: the perfect spot, %d point.",
                          "%s: the perfect spot, %d points.", points),
                 tr(words, name_of_resource(reason->resource)), points);
    else
        snprintf(to->out, to->capacity,
                 tr_count(words, "%s: worth %d point there.", "%s: worth %d points there.", points),
                 room, points);
}

/* Something with a name: a card, or a player who would like one. */
static void say_named(const Teller *to, const Reason *reason)
{
    const Words *words = to->words;
    const char *room = tr(words, name_of_room(reason->room));
    const char *resource = tr(words, name_of_resource(reason->resource));
    if (reason->kind == REASON_ROOF)
        /* words: %s is a roof: Red roof */
        snprintf(to->out, to->capacity, tr(words, "%s: one more of the same colour."),
                 colour_words(reason->colour, words));
    else if (reason->kind == REASON_GROWTH)
        /* words: %s is a room */
        snprintf(to->out, to->capacity, tr(words, "%s: it can still grow there."), room);
    else if (reason->kind == REASON_DENIES)
        /* words: %s is a player */
        snprintf(to->out, to->capacity, tr(words, "%s would love that column."),
                 to->record->seats[reason->player].name);
    else if (reason->kind == REASON_WAITS)
        /* words: %s is a tool */
        snprintf(to->out, to->capacity, tr(words, "Keep the %s for later."), resource);
    else if (reason->kind == REASON_SPENDS)
        /* words: %s is a tool or a helper */
        snprintf(to->out, to->capacity, tr(words, "Now’s the best time for the %s."), resource);
    else
        /* words: %s is a tool or a helper */
        snprintf(to->out, to->capacity, tr(words, "The %s will come in handy."), resource);
}

static const char *sentence_of(ReasonKind kind, const Words *words)
{
    switch (kind) {
    case REASON_BATHROOMS:
        return tr(words, "A bathroom on each upper floor: %d points.");
    case REASON_FUNCTION:
        return tr(words, "Bathroom, kitchen and bedroom: %d points.");
    case REASON_ROOF_MIXED:
        return tr(words, "One more roof card for your pile.");
    case REASON_MARKER:
        return tr(words, "You start the next round.");
    case REASON_SUPPORT:
        return tr(words, "You can build more above it.");
    case REASON_WAITS:
        return tr(words, "There’s nothing more to gain.");
    case REASON_LEAST:
        /* words: of the column that is discarded */
        return tr(words, "Easy to do without.");
    default:
        return tr(words, "Keeps your options open.");
    }
}

/* ---- which reason ---- */

/* Whether the reason has nothing to tell but the points that already stand beside the move. */
static bool repeats(const Hint *hint, const Reason *reason)
{
    const bool bare = reason->kind == REASON_EMPTY_ROOM || reason->kind == REASON_DECOR ||
                      (reason->kind == REASON_ROOM && reason->size < 2);
    return bare && reason->points == hint->points;
}

/* The others' loss, beside the lines of the score pad. */
enum { LINE_RIVAL = SCORE_TOTAL, LINE_COUNT, LINE_NONE = LINE_COUNT };

/* What a helper changes in the end (R8); tools move rooms. */
static int line_of_card(ResourceType card)
{
    switch (card) {
    case RESOURCE_ARCHITECT:
        return SCORE_FUNCTION;
    case RESOURCE_DESIGNER:
        return SCORE_DECOR;
    case RESOURCE_ROOFER:
        return SCORE_ROOF;
    default:
        return SCORE_ROOMS;
    }
}

/* The line in which a reason pays off. */
static int line_of(const Reason *reason)
{
    switch (reason->kind) {
    case REASON_ROOM:
    case REASON_BESIDE:
    case REASON_GROWTH:
    case REASON_SUPPORT:
        return SCORE_ROOMS;
    case REASON_DECOR:
        return SCORE_DECOR;
    case REASON_BATHROOMS:
    case REASON_FUNCTION:
    case REASON_EMPTY_ROOM:
        return SCORE_FUNCTION;
    case REASON_ROOF:
    case REASON_ROOF_MIXED:
        return SCORE_ROOF;
    case REASON_TOOL:
    case REASON_HELPER:
    case REASON_SPENDS:
        return line_of_card(reason->resource);
    case REASON_DENIES:
        return LINE_RIVAL;
    default:
        return LINE_NONE;
    }
}

/* In whole points; 0 if the gain is uncertain or rounds to nothing. */
static int gain_in(const Prospects *ahead, int line)
{
    const Gain gain = line == LINE_RIVAL ? ahead->rival : ahead->own[line];
    const int points = line == LINE_RIVAL ? -gain.points : gain.points;
    return ahead->deals && gain_is_clear(gain) ? (int)lround(points / 100.0) : 0;
}

static int main_line(const Prospects *ahead)
{
    int best = LINE_NONE;
    for (int line = 0; line < LINE_COUNT; line++) {
        if (gain_in(ahead, line) > (best == LINE_NONE ? 0 : gain_in(ahead, best)))
            best = line;
    }
    return best;
}

/* The weightiest reason that pays off in a line, or at all for LINE_NONE; NULL if there is none. */
static const Reason *reason_for(const Hint *hint, int line)
{
    for (int i = 0; i < hint->reason_count; i++) {
        const Reason *reason = &hint->reasons[i];
        if (!repeats(hint, reason) && (line == LINE_NONE || line_of(reason) == line))
            return reason;
    }
    return NULL;
}

/* ---- the words ---- */

static void say_reason(const Teller *to, const Reason *reason)
{
    switch (reason->kind) {
    case REASON_ROOM:
    case REASON_BESIDE:
    case REASON_EMPTY_ROOM:
    case REASON_DECOR:
        say_points(to, reason);
        break;
    case REASON_ROOF:
    case REASON_TOOL:
    case REASON_HELPER:
    case REASON_GROWTH:
    case REASON_DENIES:
    case REASON_SPENDS:
        say_named(to, reason);
        break;
    default:
        if (reason->kind == REASON_WAITS && reason->resource)
            say_named(to, reason);
        else
            snprintf(to->out, to->capacity, sentence_of(reason->kind, to->words), reason->points);
        break;
    }
}

/* Where the points come from, as the score pad calls it. */
static void say_gains(const Teller *to, const Prospects *ahead)
{
    char gains[128] = "", number[16];
    Text text = text_on(gains, sizeof gains);
    for (int line = 0; line < SCORE_TOTAL; line++) {
        const int points = gain_in(ahead, line);
        if (points <= 0)
            continue;
        snprintf(number, sizeof number, "\u00a0+%d", points);
        text_add(&text, gains[0] ? ", " : "");
        text_add(&text, running_name(to->words, house_sheet_line((ScoreCategory)line)).words);
        text_add(&text, number);
    }
    if (gains[0])
        /* words: lines of the score pad: More by the end: décor +3, roof +1. */
        snprintf(to->out, to->capacity, tr(to->words, "More by the end: %s."), gains);
    else
        snprintf(to->out, to->capacity, "%s",
                 to->record->options.players > PLAYERS_MIN
                     ? tr(to->words, "It leaves less for the others.")
                     : tr(to->words, "It leaves less for your opponent."));
}

/* First choice is a reason from the line that gains most; without one, the gains themselves. */
void hint_words(char *out, size_t capacity, const Hint *hint, const Record *record,
                const Words *words)
{
    static const Reason NOTHING_SPECIAL = {.kind = REASON_OPTIONS};
    const Teller to = {.out = out, .capacity = capacity, .words = words, .record = record};
    const int line = main_line(&hint->ahead);
    const Reason *reason = reason_for(hint, line);
    if (!reason && line != LINE_NONE)
        say_gains(&to, &hint->ahead);
    else
        say_reason(&to, reason ? reason : &NOTHING_SPECIAL);
}

/* Where a hint says "you". */
static const char *words_of_another(ReasonKind kind, const Words *words)
{
    switch (kind) {
    case REASON_MARKER:
        /* words: what a player does, said to those who watch */
        return tr(words, "Starts the next round.");
    case REASON_SUPPORT:
        return tr(words, "More can be built above it.");
    case REASON_ROOF_MIXED:
        return tr(words, "One more roof card for the pile.");
    case REASON_OPTIONS:
        /* words: what a player does, said to those who watch */
        return tr(words, "Keeps many options open.");
    default:
        return NULL;
    }
}

void hint_words_of_another(char *out, size_t capacity, const Hint *hint, const Record *record,
                           const Words *words)
{
    const Reason *reason = reason_for(hint, LINE_NONE);
    const ReasonKind kind = reason ? reason->kind : REASON_OPTIONS;
    const char *others = words_of_another(kind, words);
    if (others)
        snprintf(out, capacity, "%s", others);
    else
        hint_words(out, capacity, hint, record, words);
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
