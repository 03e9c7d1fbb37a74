#include "app/scenes/end/perfect.h"

#include "session/day.h"

#include <stdio.h>

void perfect_ask(Perfect *perfect, App *app)
{
    Game dealt; /* all homes are empty, so that the limit is the same for everybody */
    if (perfect->known)
        return;
    game_new(&dealt, &play_record(app->play)->options, NULL);
    thinker_ask_limit(app->thinker, &dealt, 0);
}

bool perfect_take(Perfect *perfect, App *app, const Score scores[])
{
    Limit *limit = &perfect->limit;
    const Game *game = play_game(app->play);
    if (perfect->known || !thinker_take_limit(app->thinker, limit))
        return false;
    perfect->known = true;
    for (int player = 0; player < game->players; player++) {
        if (scores[player].total > limit->points)
            *limit = (Limit){
                .points = scores[player].total, .complete = true, .home = game->homes[player]};
    }
    return true;
}

void perfect_draw(const Perfect *perfect, const Stage *stage, int points, Box board)
{
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    char words[64];
    float width, height;
    if (!perfect->known)
        return;
    const int percent = percent_of(points, perfect->limit.points);
    snprintf(words, sizeof words, tr(stage->words, "%d%% of the best possible house"), percent);
    text_measure(stage->canvas, &style, words, 0, &width, &height);
    if (width > board.w - 28) {
        snprintf(words, sizeof words, tr(stage->words, "%d%%"), percent);
        text_measure(stage->canvas, &style, words, 0, &width, &height);
    }
    /* over earth, and a little over the edge: roof and rooms are what one looks at */
    const Box pill = box(board.x + 4, board.y + board.h - height, width + 16, height + 6);
    paint_box(stage->canvas, pill, pill.h / 2, TONE_TEAL, TONE_CLOTH_DEEP);
    text_draw(stage->canvas, &style, words, pill);
}
