/* Sentences: what is being counted, and who has won and why. */
#include "app/pieces/house_roof.h"
#include "app/scenes/end/count.h"
#include "app/scenes/end/kind_words.h"
#include "app/words/names.h"
#include "app/words/running_names.h"

#include <stdio.h>

#define SAY(buffer, ...) snprintf((buffer), sizeof(buffer), __VA_ARGS__)

/* ---- the running step ---- */

static void say_room(const Home *home, const Stage *stage, const CountStep *step, Caption *caption)
{
    static const char *const SIZES[ROOM_MAX_SIZE] = {
        WORDS_MARK("One card"),
        WORDS_MARK("Two cards side by side"),
        WORDS_MARK("Three cards side by side"),
    };
    const RoomType type = home_type_at(home, space_first(step->spaces));
    const RoomInfo *info = &ROOM_INFO[type];
    SAY(caption->title, "%s", tr(stage->words, name_of_room(type)));
    SAY(caption->icon, "room-%s", info->key);
    if (info->beside && step->points == info->points_beside)
        /* words: why a room scores more; %s is a room */
        SAY(caption->help, tr(stage->words, "Beside: %s"),
            running_room(stage->words, info->beside).words);
    else
        SAY(caption->help, "%s", tr(stage->words, SIZES[space_count(step->spaces) - 1]));
}

static void say_token(const Home *home, const Stage *stage, const CountStep *step, Caption *caption)
{
    SAY(caption->title, "%s", tr(stage->words, name_of_resource(step->token)));
    SAY(caption->help, "%s",
        home_has(home, RESOURCE_DESIGNER) ? tr(stage->words, "Décor, +1 for the Interior Designer")
                                          : tr(stage->words, "Décor"));
    SAY(caption->icon, "star");
}

static void say_roof(const Home *home, const Stage *stage, const CountStep *step, Caption *caption)
{
    ResourceCard order[ROOF_SLOTS];
    bool one_colour = true;
    house_roof_order(home->cards, order);
    for (int slot = 0; slot < ROOF_SLOTS; slot++)
        one_colour &= RESOURCE_INFO[resource_card_type(order[slot])].colour ==
                      RESOURCE_INFO[resource_card_type(order[0])].colour;
    SAY(caption->title, "%s", tr(stage->words, "The roof"));
    SAY(caption->help, "%s",
        !step->points ? tr(stage->words, "Fewer than four cards: no roof")
        : one_colour  ? tr(stage->words, "Four in one colour, plus any windows")
                      : tr(stage->words, "Four in mixed colours, plus any windows"));
    SAY(caption->icon, "roof");
}

const char *count_kind_word(const Count *count, const Stage *stage, int player)
{
    if (count->bests >> player & 1)
        return tr(stage->words, "A personal best! Your finest house so far.");
    return tr(stage->words, kind_word(play_game(stage->play), player));
}

static void say_total(const Count *count, const Stage *stage, const CountStep *step,
                      Caption *caption)
{
    const int total = count->scores[step->player].total;
    SAY(caption->title, tr_count(stage->words, "%d point", "%d points", total), total);
    SAY(caption->help, "%s", count_kind_word(count, stage, step->player));
    SAY(caption->icon, "points");
}

static void say_function(const Stage *stage, CountKind kind, Caption *caption)
{
    SAY(caption->title, "%s", tr(stage->words, "Home functionality"));
    SAY(caption->icon, "room-bathroom");
    SAY(caption->help, "%s",
        kind == COUNT_BATHROOMS ? tr(stage->words, "A bathroom on each upper floor")
        : kind == COUNT_TRIO    ? tr(stage->words, "Bathroom, kitchen and bedroom")
                                : tr(stage->words, "Empty rooms, thanks to the Architect"));
}

static void say_child(const Count *count, const Stage *stage, Caption *caption)
{
    const int found = count_score(&count->plan, count->step + 1, count->viewed).children;
    SAY(caption->title, "%s", tr(stage->words, "Where are the children?"));
    /* words: children, in the pictures of a house */
    SAY(caption->help, tr_count(stage->words, "%d found", "%d found", found), found);
    SAY(caption->icon, "child");
}

void count_caption(const Count *count, const Stage *stage, Caption *caption)
{
    const CountStep *step = count_step(count);
    const Home *home = count_home(stage->play, step->player);
    *caption = (Caption){.icon = "home"};
    switch (step->kind) {
    case COUNT_BEGIN:
    case COUNT_ROOF_TURNED:
        SAY(caption->title, tr(stage->words, "%s’s house"), count_name(stage->play, step->player));
        SAY(caption->help, "%s", tr(stage->words, "The roofs are revealed"));
        break;
    case COUNT_ROOFS_LAID:
        SAY(caption->title, "%s", tr(stage->words, "The roof goes on"));
        SAY(caption->help, "%s", tr(stage->words, "The best four count"));
        SAY(caption->icon, "roof");
        break;
    case COUNT_ROOM:
        say_room(home, stage, step, caption);
        break;
    case COUNT_TOKEN:
        say_token(home, stage, step, caption);
        break;
    case COUNT_BATHROOMS:
    case COUNT_TRIO:
    case COUNT_EMPTY_ROOMS:
        say_function(stage, step->kind, caption);
        break;
    case COUNT_ROOF:
        say_roof(home, stage, step, caption);
        break;
    case COUNT_TOTAL:
        say_total(count, stage, step, caption);
        break;
    case COUNT_TIE:
        SAY(caption->title, "%s", tr(stage->words, "It’s a tie!"));
        SAY(caption->help, "%s", tr(stage->words, "Now it’s up to the children in the pictures"));
        SAY(caption->icon, "child");
        break;
    default:
        say_child(count, stage, caption);
        break;
    }
}

/* ---- the winners ---- */

static void name_winners(const Count *count, const Stage *stage, char *names, size_t capacity)
{
    const char *who[PLAYERS_MAX];
    int winners = 0;
    for (int player = 0; player < count->plan.players; player++) {
        if (count->winners >> player & 1)
            who[winners++] = count_name(stage->play, player);
    }
    switch (winners) {
    case 1:
        snprintf(names, capacity, "%s", who[0]);
        break;
    case 2:
        snprintf(names, capacity, tr(stage->words, "%s and %s"), who[0], who[1]);
        break;
    case 3:
        snprintf(names, capacity, tr(stage->words, "%s, %s and %s"), who[0], who[1], who[2]);
        break;
    default:
        snprintf(names, capacity, tr(stage->words, "%s, %s, %s and %s"), who[0], who[1], who[2],
                 who[3]);
        break;
    }
}

/* The best of those who have not won. */
static int runner_up(const Count *count)
{
    int best = -1;
    for (int player = 0; player < count->plan.players; player++) {
        if (count->winners >> player & 1)
            continue;
        if (best < 0 || count->scores[player].total > count->scores[best].total ||
            (count->scores[player].total == count->scores[best].total &&
             count->scores[player].children > count->scores[best].children))
            best = player;
    }
    return best;
}

static const char *difference(const Score *winner, const Score *other, const Stage *stage)
{
    static const char *const REASONS[SCORE_TOTAL] = {
        [SCORE_ROOMS] = WORDS_MARK("The rooms made the difference"),
        [SCORE_DECOR] = WORDS_MARK("The décor made the difference"),
        [SCORE_FUNCTION] = WORDS_MARK("Home functionality made the difference"),
        [SCORE_ROOF] = WORDS_MARK("The roof made the difference"),
    };
    ScoreCategory most = 0;
    for (ScoreCategory line = 0; line < SCORE_TOTAL; line++) {
        if (score_category(winner, line) - score_category(other, line) >
            score_category(winner, most) - score_category(other, most))
            most = line;
    }
    return tr(stage->words, REASONS[most]);
}

void count_verdict(const Count *count, const Stage *stage, Caption *caption)
{
    char names[PLAYERS_MAX * NAME_CAPACITY + 16];
    const int first = __builtin_ctz(count->winners);
    const Score *winner = &count->scores[first];
    const int second = runner_up(count);
    const bool shared = (count->winners & (count->winners - 1)) != 0;
    *caption = (Caption){.icon = "trophy"};
    name_winners(count, stage, names, sizeof names);
    if (shared) {
        SAY(caption->title, tr(stage->words, "%s share the win"), names);
        SAY(caption->help, tr(stage->words, "Tied on points (%d) and on children (%d)"),
            winner->total, winner->children);
        return;
    }
    SAY(caption->title,
        tr_count(stage->words, "%s wins with %d point", "%s wins with %d points", winner->total),
        names, winner->total);
    if (winner->total == count->scores[second].total)
        SAY(caption->help, tr(stage->words, "Tied on points, but more children: %d to %d"),
            winner->children, count->scores[second].children);
    else
        SAY(caption->help, "%s", difference(winner, &count->scores[second], stage));
}
