/* What the table says to its players: what to do now, why not, a hint, whose turn it is. */
#include "app/scenes/table/table_draw.h"

#include <math.h>
#include <stdio.h>

/* What the player is asked for, in one sentence, and how. */
static void prompt_words(const App *app, const Table *table, const char **title, const char **help)
{
    const Game *game = play_game(app->play);
    const Intent *intent = &table->intent;
    *help = "";
    if (table->looking_back) {
        *title = tr(app->words, "An earlier turn.");
        *help = tr(app->words, "Any key: back to the game");
    } else if (!play_person_moves(app->play)) {
        *title = tr(app->words, "The computer is playing.");
    } else if (table->hint_wanted) {
        *title = tr(app->words, "Looking for good moves…");
    } else if (app->play->turn_over) {
        *title = tr(app->words, "Done? End your turn.");
        *help = tr(app->words, "Or undo it first.");
    } else if (intent->active && intent->kind == MOVE_PLACE) {
        *title = tr(app->words, "Drop it on a highlighted space.");
        *help = intent->face_down ? tr(app->words, "F or right click: face up")
                                  : tr(app->words, "F or right click: face down");
    } else if (intent->active && intent->kind == MOVE_SCAFFOLD) {
        *title = tr(app->words, "Place the scaffolding.");
    } else if (intent->active && intent->kind == MOVE_DECORATE) {
        *title = tr(app->words, "Place the décor in a highlighted room.");
    } else if (intent->active && intent->kind == MOVE_DISCARD) {
        *title = tr(app->words, "Discard a column.");
        *help = tr(app->words, "Columns 2 to 5");
    } else if (intent->active && intent->kind == MOVE_DRILL) {
        *title = intent->space == INTENT_OPEN
                     ? tr(app->words, "Drill: choose a room in your house.")
                     : tr(app->words, "Drill: now choose a room in the market.");
    } else if (intent->active && intent->kind == MOVE_MIX) {
        *title = tr(app->words, "Concrete Mixer: choose two rooms.");
    } else if (intent->active && intent->kind == MOVE_HANDYMAN) {
        *title = tr(app->words, "Handyman: choose two cards.");
    } else if (intent->active && intent->card == INTENT_OPEN) {
        *title = tr(app->words, "Choose one of the discarded cards.");
    } else if (intent->active) {
        *title = tr(app->words, "Choose the card to replace.");
    } else if (game->phase == PHASE_JACKHAMMER) {
        *title = tr(app->words, "Use the Jackhammer?");
        *help = tr(app->words, "Take any room first, or say no thanks.");
    } else if (game->phase == PHASE_END) {
        *title = tr(app->words, "Use your helpers, or finish.");
    } else {
        *title = tr(app->words, "Take a column.");
        *help = tr(app->words, "Drag it to your house, or click.");
    }
}

void table_draw_hand_over(App *app, const Table *table)
{
    const TextStyle title = {FACE_TITLE, 34, TONE_INK, ALIGN_CENTRE, false};
    const TextStyle style = {FACE_TEXT, 18, TONE_INK_SOFT, ALIGN_CENTRE, false};
    if (!table->handing_over)
        return;
    Box b = box_centred(app->canvas->view, 560, 220 * fmaxf(1, app->canvas->text_scale * 0.8f));
    paint_fill(app->canvas, app->canvas->view, RGBA(0x2f1a24, 170));
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, 24);
    table_draw_seat_badge(app, table->viewed, box_centred(box_cut_top(&b, 64, 8), 64, 64));
    text_draw(app->canvas, &title, table_seat_name(app, table->viewed),
              box_cut_top(&b, b.h * 0.6f, 4));
    text_draw(app->canvas, &style, tr(app->words, "Your turn: press any key"), b);
}

/* Both become smaller where they must; where that is not enough, the smaller one goes. */
void table_draw_said(App *app, Said upper, Said lower, Box b)
{
    static const float TIGHTEST = 1.4f;
    const float first = widget_label_height(app->canvas, upper.style, upper.words, b.w);
    const float second =
        lower.words[0] ? widget_label_height(app->canvas, lower.style, lower.words, b.w) : 0;
    if (second == 0 || first + second > b.h * TIGHTEST) {
        const Said *said = second > 0 && lower.style->size > upper.style->size ? &lower : &upper;
        widget_draw_label(app->canvas, said->style, said->words, b);
        return;
    }
    const float gap = first + second < b.h ? 0 : b.h * 0.12f;
    if (first + second < b.h)
        b = box_centred(b, b.w, first + second);
    const float share = first / (first + second);
    text_draw(app->canvas, upper.style, upper.words, box_cut_top(&b, (b.h - gap) * share, gap));
    text_draw(app->canvas, lower.style, lower.words, b);
}

static bool is_thinking(const App *app, const Table *table)
{
    return table->hint_wanted || (!table->looking_back && !play_person_moves(app->play));
}

void table_draw_prompt(App *app, const Table *table)
{
    const char *title, *help;
    const bool refused = table->message[0] && app->now < table->message_until;
    const TextStyle title_style = {FACE_STRONG, 16, TONE_CREAM, ALIGN_LEFT, true};
    const TextStyle help_style = {FACE_TEXT, 14.5f, RGBA(0xfff6e6, 210), ALIGN_LEFT, true};
    Box b = table->layout.prompt;
    if (table->hints.count && !refused && !app->notice[0]) {
        table_draw_hints(app, table);
        return;
    }
    widget_draw_wood(app->canvas, b);
    b = box_inset(b, 9);
    paint_picture(app->canvas, "icons", refused ? "warning" : "info",
                  box_centred(box_cut_left(&b, 26, 8), 24, 24));
    prompt_words(app, table, &title, &help);
    if (refused || app->notice[0]) {
        widget_draw_label(app->canvas, &title_style, refused ? table->message : app->notice, b);
        return;
    }
    if (is_thinking(app, table))
        table_draw_thinking(app, box_cut_bottom(&b, 16, 0));
    table_draw_said(app, (Said){&title_style, title}, (Said){&help_style, help}, b);
}
