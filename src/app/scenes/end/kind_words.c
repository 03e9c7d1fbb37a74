#include "app/scenes/end/kind_words.h"

#include "app/words/words.h"

enum { LINES = SCORE_TOTAL, ABOUT_HOUSE = 5, WORDS_MAX = LINES + ABOUT_HOUSE };

/* What can be said of a house, the best first. */
typedef struct KindWords {
    int count;
    const char *items[WORDS_MAX];
} KindWords;

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

static bool has_large_room(const Home *home)
{
    for (SpaceSet left = home->rooms & ~home->of_type[ROOM_NONE]; left; left &= left - 1) {
        if (space_count(home_room_at(home, space_first(left))) > 1)
            return true;
    }
    return false;
}

static void add(KindWords *words, const char *item)
{
    words->items[words->count++] = item;
}

/* Whether it is true of a house, be it ahead there or not. */
static bool has(const Home *home, ScoreCategory line)
{
    const Score score = score_full(home);
    return line == SCORE_ROOMS ? has_large_room(home) : score_category(&score, line) > 0;
}

/* Those that are ahead, the one that is furthest ahead first, or those that are not. */
static void add_lines(KindWords *words, const Game *game, int player, bool are_ahead)
{
    static const char *const BEST[LINES] = {
        [SCORE_ROOMS] = WORDS_MARK("Such grand rooms! There’s space for everyone."),
        [SCORE_DECOR] = WORDS_MARK("Something lovely to look at in every corner!"),
        [SCORE_FUNCTION] = WORDS_MARK("Everything a family needs, right at hand."),
        [SCORE_ROOF] = WORDS_MARK("Under that roof you’d sleep well in any storm."),
    };
    bool left[LINES];
    int ahead[LINES];
    for (int line = 0; line < LINES; line++) {
        ahead[line] = ahead_in(game, player, (ScoreCategory)line);
        left[line] =
            has(&game->homes[player], (ScoreCategory)line) && (ahead[line] > 0) == are_ahead;
    }
    for (;;) {
        int best = LINES;
        for (int line = 0; line < LINES; line++) {
            if (left[line] && (best == LINES || ahead[line] > ahead[best]))
                best = line;
        }
        if (best == LINES)
            return;
        add(words, BEST[best]);
        left[best] = false;
    }
}

/* For a house that is ahead in nothing: there is always something kind to say. */
static void add_about_house(KindWords *words, const Home *home)
{
    if (score_full(home).children >= 4)
        add(words, WORDS_MARK("A house full of children is a happy house."));
    if (space_count(home->of_type[ROOM_NONE]) >= 3)
        add(words, WORDS_MARK("Plenty of space for new ideas!"));
    if (home->decorated)
        add(words, WORDS_MARK("You can tell it was furnished with love."));
}

static KindWords words_for(const Game *game, int player)
{
    KindWords words = {0};
    add_lines(&words, game, player, true);
    add_about_house(&words, &game->homes[player]);
    if (!words.count)
        add(&words, WORDS_MARK("A house with a big heart."));
    add_lines(&words, game, player, false);
    add(&words, WORDS_MARK("A house with a big heart."));
    return words;
}

static bool is_among(const char *word, const char *const *said, int count)
{
    for (int i = 0; i < count; i++) {
        if (said[i] == word)
            return true;
    }
    return false;
}

/* The first of them that nobody before was told; the last if all were. */
const char *kind_word(const Game *game, int player)
{
    const char *said[PLAYERS_MAX];
    for (int each = 0; each <= player; each++) {
        const KindWords words = words_for(game, each);
        int chosen = 0;
        while (chosen < words.count - 1 && is_among(words.items[chosen], said, each))
            chosen++;
        said[each] = words.items[chosen];
    }
    return said[player];
}
