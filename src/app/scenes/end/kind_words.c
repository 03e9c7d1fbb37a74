#include "app/scenes/end/kind_words.h"

#include "app/words/words.h"

/* How many points a line is ahead of the mean of the others, in parts of a point. */
static int ahead_in(const Game *game, int player, ScoreCategory line)
{
    int others = 0;
    for (int each = 0; each < game->players; each++) {
        const Score score = score_full(&game->homes[each]);
        if (each != player)
            others += score_category(&score, line);
    }
    const Score own = score_full(&game->homes[player]);
    return score_category(&own, line) * (game->players - 1) - others;
}

/* Who is ahead in nothing still has a house that one would like to live in. */
static const char *about_the_house(const Home *home)
{
    if (score_full(home).children >= 4)
        return WORDS_MARK("A house full of children is a happy house.");
    if (space_count(home->of_type[ROOM_NONE]) >= 3)
        return WORDS_MARK("Plenty of space for new ideas!");
    if (home->decorated)
        return WORDS_MARK("You can tell it was furnished with love.");
    return WORDS_MARK("A house with a big heart.");
}

const char *kind_word(const Game *game, int player)
{
    static const char *const BEST[SCORE_TOTAL] = {
        [SCORE_ROOMS] = WORDS_MARK("Such grand rooms! There’s space for everyone."),
        [SCORE_DECOR] = WORDS_MARK("Something lovely to look at in every corner!"),
        [SCORE_FUNCTION] = WORDS_MARK("Everything a family needs, right at hand."),
        [SCORE_ROOF] = WORDS_MARK("Under that roof you’d sleep well in any storm."),
    };
    ScoreCategory best = SCORE_ROOMS;
    int most = 0;
    for (ScoreCategory line = SCORE_ROOMS; line < SCORE_TOTAL; line++) {
        const int ahead = ahead_in(game, player, line);
        if (ahead > most) {
            best = line;
            most = ahead;
        }
    }
    return most > 0 ? BEST[best] : about_the_house(&game->homes[player]);
}
