#include "app/scenes/table/hint_choice.h"

#include "app/scenes/table/hint_words.h"

static bool is_told(const Hints *hints, int count, const Hint *hint, const Game *game,
                    const Words *words)
{
    for (int i = 0; i < count; i++) {
        if (hint_is_same_idea(&hints->items[i], hint, game, words))
            return true;
    }
    return false;
}

/* The search lists them by how sure it is of each. */
static void sort_from(Hints *hints, int first)
{
    for (int i = first + 1; i < hints->count; i++) {
        const Hint moved = hints->items[i];
        int at = i;
        for (; at > first && hints->items[at - 1].margin < moved.margin; at--)
            hints->items[at] = hints->items[at - 1];
        hints->items[at] = moved;
    }
}

void hints_choose(Hints *hints, const Game *game, const Words *words)
{
    int kept = 0;
    for (int i = 0; i < hints->count && kept < HINTS_SHOWN; i++) {
        if (!is_told(hints, kept, &hints->items[i], game, words))
            hints->items[kept++] = hints->items[i];
    }
    hints->count = kept;
    sort_from(hints, 1);
}
