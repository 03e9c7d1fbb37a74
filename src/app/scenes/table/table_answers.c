/* Questions that have a key of their own, and their answers. Only what everybody may know. */
#include "app/scenes/table/table_words.h"

#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/turn_log.h"
#include "app/words/running_names.h"
#include "dreamhome/score.h"

#include <stdio.h>

static void add_between(Text *text, const char *sign)
{
    if (text->length)
        text_add(text, sign);
}

static void add_pair(Text *text, const App *app, const char *one, const char *other)
{
    char words[600];
    snprintf(words, sizeof words, tr(app->words, "%s: %s"), one, other);
    text_add(text, words);
}

static void answer_market(const Table *table, const App *app, Text *text)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (column)
            text_add(text, ". ");
        table_add_column(table, app, column, text);
    }
    if (table->guest.coming)
        table->guest.coming(app, text);
}

/* How many spaces of a floor, from this one on, have nothing on them. */
static int free_from(const Home *home, SpaceSet floor, Space space)
{
    int count = 0;
    while (space_in(floor, space) && !space_in(home->rooms | home->scaffolds, space)) {
        space++;
        count++;
    }
    return count;
}

/* Nobody wants to hear five times that a space is free. */
static void add_floor(const App *app, const Home *home, SpaceSet floor, Text *text)
{
    for (Space space = 0; space < SPACE_LIMIT; space++) {
        const int free = free_from(home, floor, space);
        if (!space_in(floor, space))
            continue;
        add_between(text, "; "); /* rooms and what is in them may have commas of their own */
        if (free < 2) {
            table_add_content(app, home, space, text);
            continue;
        }
        char words[64];
        /* words: spoken; spaces beside each other in the house, on which nothing lies */
        snprintf(words, sizeof words, tr_count(app->words, "%d free space", "%d free spaces", free),
                 free);
        text_add(text, words);
        space += (Space)(free - 1);
    }
}

static void add_sentence_of_cards(const App *app, const char *title, ResourceCardSet cards,
                                  Text *text)
{
    char buffer[500];
    Text names = text_on(buffer, sizeof buffer);
    if (!cards)
        return;
    table_add_cards(app, cards, &names);
    text_add(text, ". ");
    add_pair(text, app, title, buffer);
}

/* What stands around the house. */
static void add_surroundings(const Table *table, const App *app, int player, Text *text)
{
    const Home *home = &table->shown.game.homes[player];
    char buffer[500];
    Text roofs = text_on(buffer, sizeof buffer);
    /* words: spoken, before what stands there: a treehouse, a birdhouse */
    add_sentence_of_cards(app, tr(app->words, "Garden"),
                          home->cards & resource_cards_of_kind(RESOURCE_KIND_OUTSIDE), text);
    if (player != table->shown.viewed) /* one's own have a key of their own */
        add_sentence_of_cards(app, tr(app->words, "Tools and helpers"), table_row_cards(home),
                              text);
    table_add_roofs(table, app, player, &roofs);
    text_add(text, ". ");
    add_pair(text, app, tr(app->words, "Roof pile"), buffer);
}

/* From the top down, as one looks at it. */
static void answer_house(const Table *table, const App *app, int player, Text *text)
{
    static const struct {
        const char *name;
        SpaceSet spaces;
    } FLOORS[] = {
        {WORDS_MARK("Top floor"), SPACES_TOP},
        {WORDS_MARK("Middle floor"), SPACES_MIDDLE},
        {WORDS_MARK("Basement"), SPACES_BASEMENT},
    };
    text_add(text, table_seat_name(app, player));
    for (size_t i = 0; i < SDL_arraysize(FLOORS); i++) {
        char buffer[500];
        Text rooms = text_on(buffer, sizeof buffer);
        add_floor(app, &table->shown.game.homes[player], FLOORS[i].spaces, &rooms);
        text_add(text, ". ");
        add_pair(text, app, tr(app->words, FLOORS[i].name), buffer);
    }
    add_surroundings(table, app, player, text);
}

/* The houses of the others, one more with every press; one's own where no others are shown. */
static int next_player(const Table *table, int asked)
{
    const int count = table->shown.game.players;
    const int next = (asked + 1) % count;
    if (table->guest.hides_others)
        return table->shown.viewed;
    return next == table->shown.viewed ? (next + 1) % count : next;
}

static void answer_tools(const Table *table, const App *app, Text *text)
{
    const ResourceCardSet cards = table_row_cards(&table->shown.game.homes[table->shown.viewed]);
    if (!cards)
        text_add(text, tr(app->words, "No tools or helpers"));
    table_add_cards(app, cards, text);
}

static void add_score(const App *app, int player, int total, Text *text)
{
    char points[16];
    snprintf(points, sizeof points, "%d", total);
    add_between(text, ". ");
    add_pair(text, app, table_seat_name(app, player), points);
}

static void answer_score(const Table *table, const App *app, Text *text)
{
    const Game *game = &table->shown.game;
    const int viewed = table->shown.viewed;
    if (table->guest.hides_others) { /* and so the roofs lie open, and count */
        add_score(app, viewed, score_full(&game->homes[viewed]).total, text);
        return;
    }
    for (int player = 0; player < game->players; player++) {
        if (!table->guest.hides_points || player != viewed)
            add_score(app, player, score_open(&game->homes[player]).total, text);
    }
    if (!table->guest.hides_points)
        return;
    add_between(text, ". ");
    /* words: spoken, after the points of the other players */
    text_add(text, tr(app->words, "This puzzle doesn’t tell you your own points"));
}

static void answer_turn(const Table *table, const App *app, Text *text)
{
    char round[64];
    snprintf(round, sizeof round, tr(app->words, WORDS_IN("spoken", "Round %d of %d")),
             table->shown.game.round, ROUND_COUNT);
    add_pair(text, app, round, table_seat_name(app, app->play->mover));
}

/* Before the first turn is over, there is only whose it is. What nobody saw is left out. */
static void answer_last_turn(const Table *table, const App *app, Text *text)
{
    const int seat = table->shown.viewed;
    TurnLog log;
    turn_log_write_for(&log, play_record(app->play), app->words,
                       table_sees_roofs(app, table, seat) ? seat : LOG_NO_SEAT);
    int last = log.count - 1;
    while (last >= 0 && table->guest.hides_others && log.lines[last].player != seat)
        last--;
    if (last < 0)
        answer_turn(table, app, text);
    else
        add_pair(text, app, table_seat_name(app, log.lines[last].player), log.lines[last].words);
}

bool table_answer(Table *table, const App *app, Action action, Text *text)
{
    switch (action) {
    case ACTION_ASK_COLUMN_1:
    case ACTION_ASK_COLUMN_2:
    case ACTION_ASK_COLUMN_3:
    case ACTION_ASK_COLUMN_4:
    case ACTION_ASK_COLUMN_5:
        table_add_column(table, app, (int)(action - ACTION_ASK_COLUMN_1), text);
        return true;
    case ACTION_ASK_MARKET:
        answer_market(table, app, text);
        return true;
    case ACTION_ASK_HOUSE:
        answer_house(table, app, table->shown.viewed, text);
        return true;
    case ACTION_ASK_OTHERS:
        table->advice.asked_player = next_player(table, table->advice.asked_player);
        answer_house(table, app, table->advice.asked_player, text);
        return true;
    case ACTION_ASK_TOOLS:
        answer_tools(table, app, text);
        return true;
    case ACTION_ASK_SCORE:
        answer_score(table, app, text);
        return true;
    case ACTION_ASK_TURN:
        answer_turn(table, app, text);
        return true;
    case ACTION_ASK_LAST:
        answer_last_turn(table, app, text);
        return true;
    default:
        return false;
    }
}
