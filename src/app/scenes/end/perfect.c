#include "app/scenes/end/perfect.h"

#include "session/day.h"

#include <math.h>
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

void perfect_words(const Perfect *perfect, const Words *words, int points,
                   char share[PERFECT_CAPACITY])
{
    const int percent = percent_of(points, perfect->limit.points);
    share[0] = '\0';
    if (perfect->known)
        snprintf(share, PERFECT_CAPACITY, tr(words, "%d%% of the best possible house"), percent);
}

/* The sign is that of the button to the best house: it says of what, where only the number has
 * room. */
void perfect_draw(const Perfect *perfect, const Stage *stage, int points, Box board, float highest)
{
    TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    style = text_style_scaled(style, fminf(highest / text_line_height(stage->canvas, &style), 1));
    const float height = text_line_height(stage->canvas, &style);
    const float sign = height * 0.9f, margin = 8;
    char words[PERFECT_CAPACITY];
    perfect_words(perfect, stage->words, points, words);
    if (!words[0])
        return;
    if (text_width(stage->canvas, &style, words) > board.w - sign - 28)
        snprintf(words, sizeof words, tr(stage->words, "%d%%"),
                 percent_of(points, perfect->limit.points));
    /* over earth, and a little over the edge: roof and rooms are what one looks at */
    const float width = sign + text_width(stage->canvas, &style, words) + 2 * margin;
    Box pill = box(board.x + 4, board.y + board.h - height, width, height + 6);
    paint_box(stage->canvas, pill, pill.h / 2, TONE_TEAL, TONE_CLOTH_DEEP);
    box_cut_left(&pill, margin - 2, 0);
    paint_picture(stage->canvas, "icons", "trophy",
                  box_centred(box_cut_left(&pill, sign, 0), sign, sign));
    text_draw(stage->canvas, &style, words, pill);
}
