/* What the table says to its players: what to do now, why not, a hint, whose turn it is. */
#include "app/scenes/table/table_draw.h"

#include "app/pieces/face.h"
#include "app/scenes/table/table_words.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { HELP_CAPACITY = 320 };

static void say(char help[], const char *words)
{
    snprintf(help, HELP_CAPACITY, "%s", words);
}

/* With what a card is turned over: the key, the button, or a finger. */
static void name_flipper(const App *app, char way[])
{
    const KeyHint hint = app_key_hint(app, ACTION_FLIP);
    const bool mouse = app->input.device == DEVICE_MOUSE;
    if (app->input.device == DEVICE_TOUCH)
        say(way, tr(app->words, "A second finger"));
    else if (mouse && hint.words[0])
        /* words: a key */
        snprintf(way, HELP_CAPACITY, tr(app->words, "%s or right click"), hint.words);
    else
        say(way, mouse ? tr(app->words, "Right click") : hint.words);
}

static void say_why_face_down(const App *app, const Intent *intent, char help[])
{
    snprintf(help, HELP_CAPACITY, "%s %s.", tr(app->words, "It only fits face down."),
             tr(app->words, RULE_ERROR_INFO[refusal_face_up(intent)].words));
}

static void say_how_to_flip(const App *app, const Intent *intent, char help[])
{
    char way[HELP_CAPACITY];
    name_flipper(app, way);
    if (intent_must_be_face_down(intent))
        say_why_face_down(app, intent, help);
    else if (way[0])
        /* words: a key, or what else turns the card over */
        snprintf(help, HELP_CAPACITY,
                 intent->face_down ? tr(app->words, "%s: face up")
                                   : tr(app->words, "%s: face down"),
                 way);
}

static void say_how_to_take(const App *app, char help[])
{
    const bool points = app->input.device == DEVICE_MOUSE || app->input.device == DEVICE_TOUCH;
    if (points)
        say(help, tr(app->words, "Drag it to your house, or click."));
    else
        /* words: a key or button; it: a column of the market */
        snprintf(help, HELP_CAPACITY, tr(app->words, "%s takes it."),
                 app_key_hint(app, ACTION_CONFIRM).words);
}

/* What the player is asked for, in one sentence, and how. */
static void prompt_words(const App *app, const Table *table, const char **title, char help[])
{
    const Game *game = play_game(app->play);
    const Intent *intent = &table->intent;
    help[0] = '\0';
    if (table->shown.looking_back) {
        *title = tr(app->words, "An earlier turn.");
        say(help, tr(app->words, "Any key: back to the game"));
    } else if (!play_person_moves(app->play)) {
        *title = tr(app->words, "The computer is playing.");
    } else if (table->advice.hint_wanted) {
        *title = tr(app->words, "Looking for good moves…");
    } else if (app->play->turn_over) {
        *title = table_is_discarding(app->play) ? tr(app->words, "Column discarded. Continue?")
                                                : tr(app->words, "Done? End your turn.");
        say(help, tr(app->words, "Or undo it first."));
    } else if (intent->active && intent->kind == MOVE_PLACE) {
        *title = table->guest.question ? table->guest.question
                                       : tr(app->words, "Drop it on a highlighted space.");
        say_how_to_flip(app, intent, help);
    } else if (intent->active && intent->kind == MOVE_SCAFFOLD) {
        *title = tr(app->words, "Place the scaffolding.");
    } else if (intent->active && intent->kind == MOVE_DECORATE) {
        *title = tr(app->words, "Place the décor in a highlighted room.");
    } else if (intent->active && intent->kind == MOVE_DISCARD) {
        *title = tr(app->words, "First discard one column.");
        say(help, tr(app->words, "Columns 2 to 5"));
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
        say(help, tr(app->words, "Take any room first, or say no thanks."));
    } else if (game->phase == PHASE_END) {
        *title = tr(app->words, "Use your helpers, or finish.");
    } else {
        *title = table->guest.question ? table->guest.question : tr(app->words, "Take a column.");
        say_how_to_take(app, help);
    }
}

/* ---- whose turn it is ---- */

static const char *hand_over_words(const App *app)
{
    const bool pad = app->input.device == DEVICE_PAD;
    if (play_game(app->play)->phase == PHASE_JACKHAMMER)
        return pad ? tr(app->words, "Use your Jackhammer? Press any button")
                   : tr(app->words, "Use your Jackhammer? Click or press any key");
    return pad ? tr(app->words, "Your turn: press any button")
               : tr(app->words, "Your turn: click or press any key");
}

/* Over the rafters and the plate with the same name: all that lies open stays in view. Only roofs
   are a secret, and they lie face down. */
static Box hand_over_box(const App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const float top = l->market.y + l->market.h - 6, bottom = l->spaces[SPACE_A2].y - 3;
    const float width = fminf(l->board.w - 16, 520 * fmaxf(1, app->canvas->text_scale));
    return box(l->board.x + 8, top, width, bottom - top);
}

/* It comes in with the house of whose turn it is. */
void table_draw_hand_over(App *app, const Table *table)
{
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_READING, TONE_INK_SOFT, .align = ALIGN_LEFT};
    if (!table->pace.handing_over)
        return;
    const Box board = table->layout.board;
    const float slid = table_slid(table, app);
    Box b = hand_over_box(app, table);
    const SDL_Rect clip =
        paint_pixels_around(app->canvas, box(board.x, b.y - 14, board.w, b.h + 28));
    b = box_moved(b, (1 - slid) * board.w, 0);
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.35f * slid));
    if (slid < 1)
        SDL_RenderSetClipRect(app->canvas->renderer, &clip);
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, 8);
    const Box face = box_cut_left(&b, b.h, 16);
    const float badge = face.h * 0.42f;
    face_draw(app->canvas, &app->seats[table->shown.viewed], COMPUTER_NONE, face);
    table_draw_seat_badge(
        app, table->shown.viewed,
        box(face.x + face.w - badge * 0.8f, face.y + face.h - badge, badge, badge));
    line_draw_name(app->canvas, &title, table_seat_name(app, table->shown.viewed),
                   box_cut_top(&b, b.h * 0.55f, 2));
    const char *words = hand_over_words(app);
    widget_draw_label(app->canvas, &style, words, b);
    canvas_tell_saying(app->canvas, SAYING_PROMPT, words);
    SDL_RenderSetClipRect(app->canvas->renderer, NULL);
}

/* ---- what to do, in words ---- */

static float said_height(App *app, Said said, float width)
{
    return said.words[0] ? widget_label_height(app->canvas, said.style, said.words, width) : 0;
}

/* So much more than there is room for can be made smaller; small letters hardly at all. */
static float tightest(const App *app)
{
    return app->canvas->text_scale < 1 ? 1.1f : 1.4f;
}

/* Both become smaller where they must; where that is not enough, the smaller one goes. */
void table_draw_said(App *app, Said upper, Said lower, Box b)
{
    const float first = said_height(app, upper, b.w), second = said_height(app, lower, b.w);
    if (second == 0 || first + second > b.h * tightest(app)) {
        const Said *said = second > 0 && text_style_size(lower.style) > text_style_size(upper.style)
                               ? &lower
                               : &upper;
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

static bool computer_thinks(const App *app, const Table *table)
{
    return !table->shown.looking_back && !play_person_moves(app->play) && !table->pace.paused;
}

/* On a ground of its own: signs are as light as paper. */
static void draw_warning_sign(Canvas *canvas, Box b)
{
    paint_box(canvas, b, b.w / 2, TONE_BRICK, TONE_BRICK);
    paint_picture(canvas, "icons", "warning", box_moved(box_inset(b, b.w * 0.18f), 0, -1));
}

/* Why something was refused, a warning, or a notice: beside the instruction, never in its place.
   It lies over the rafters, beside the name, and grows upwards: the rooms stay in view. */
void table_draw_message(App *app, const Table *table)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const Box board = table->layout.board;
    const bool refused = table->advice.message[0] && app->now < table->advice.message_until;
    const char *words = refused ? table->advice.message : app->notice;
    const float icon = 28, pad = 10, left = table->layout.plate.x + table->layout.plate.w + pad;
    const float room = board.x + board.w - pad - left, most = fminf(room, 640) - icon - 3 * pad;
    float width, height;
    if (!words[0])
        return;
    text_measure(app->canvas, &style, words, most, &width, &height);
    const Box panel = box(0, 0, width + icon + 3 * pad, fmaxf(height, icon) + 2 * pad);
    const float bottom = home_view_space(board, SPACE_A2).y - 4;
    Box b = box(left + (room - panel.w) / 2, bottom - panel.h, panel.w, panel.h);
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, pad);
    draw_warning_sign(app->canvas, box_centred(box_cut_left(&b, icon, pad), icon, icon));
    text_draw(app->canvas, &style, words, b);
}

static void tell_prompt(const App *app, const Table *table, const char *title, const char *help)
{
    const Intent *intent = &table->intent;
    char hand[256] = "";
    Text text = text_on(hand, sizeof hand);
    if (table->guest.names_hand && intent->active && intent->kind == MOVE_PLACE)
        table_add_hand(app, &intent->game, &text);
    canvas_tell_sentences(app->canvas, SAYING_PROMPT, (const char *[]){title, hand, help, NULL});
}

/* ---- what to do, as a picture ---- */

/* The tool, helper or décor that the player is asked about, or 0. */
static ResourceCard asked_card(const App *app, const Table *table)
{
    static const ResourceType OF_MOVES[MOVE_KIND_COUNT] = {[MOVE_DRILL] = RESOURCE_DRILL,
                                                           [MOVE_MIX] = RESOURCE_MIXER,
                                                           [MOVE_ROOFER] = RESOURCE_ROOFER,
                                                           [MOVE_SUPPLY] = RESOURCE_SUPPLIER,
                                                           [MOVE_HANDYMAN] = RESOURCE_HANDYMAN};
    const Intent *intent = &table->intent;
    const Phase phase = (Phase)play_game(app->play)->phase;
    const ResourceCardSet own = table->shown.game.homes[table->shown.viewed].cards;
    ResourceCardSet cards = 0;
    if (intent->active && (intent->kind == MOVE_SCAFFOLD || intent->kind == MOVE_DECORATE))
        return intent->game.hand_resource;
    if (intent->active)
        cards = own & resource_cards_of_type(OF_MOVES[intent->kind]);
    else if (phase == PHASE_JACKHAMMER)
        cards = own & resource_cards_of_type(RESOURCE_JACKHAMMER);
    else if (phase == PHASE_END)
        cards = own & resource_cards_of_kind(RESOURCE_KIND_HELPER);
    return cards ? card_first(cards) : 0;
}

ResourceCard table_prompted_card(const App *app, const Table *table)
{
    const bool plays = play_person_moves(app->play) && !table->shown.looking_back;
    return plays && !app->play->turn_over ? asked_card(app, table) : 0;
}

/* At the end of the game the sign stands for any of the helpers. */
ResourceCard table_asked_card(const App *app, const Table *table)
{
    const bool any = !table->intent.active && play_game(app->play)->phase == PHASE_END;
    return any ? 0 : table_prompted_card(app, table);
}

static const char *prompt_icon(const App *app, const Table *table)
{
    if (table->shown.looking_back)
        return "log";
    if (!play_person_moves(app->play))
        return table_is_spectated(table, app) ? "eye" : "computer";
    if (table->advice.hint_wanted)
        return "hint";
    if (table_is_discarding(app->play))
        return "trash";
    if (app->play->turn_over)
        return "check";
    return table->intent.active ? "place" : "take";
}

static const float SIGN_GAP = 9, SIGN_LEAST = 46;

static bool fit_beside(App *app, Said title, Said help, Box b, float sign)
{
    const float width = b.w - (sign > 0 ? sign + SIGN_GAP : 0);
    return said_height(app, title, width) + said_height(app, help, width) <= b.h * tightest(app);
}

/* The sign makes room for a long word, and goes rather than a sentence. */
static float sign_width(App *app, const Table *table, Said title, Said help, Box b)
{
    const bool card = table_prompted_card(app, table) != 0;
    const float most = fminf(card ? 84 : 46, b.w * (card ? 0.36f : 0.24f));
    const float widest = line_widest_word(app->canvas, title.style, title.words);
    const float width = fminf(most, fmaxf(SIGN_LEAST, b.w - SIGN_GAP - widest));
    const float least = fminf(most, SIGN_LEAST);
    if (fit_beside(app, title, help, b, width) || !fit_beside(app, title, help, b, 0))
        return width;
    return fit_beside(app, title, help, b, least) ? least : 0;
}

/* Who cannot read sees what to do: a sign for the step, or the card that it is about. */
static void draw_sign(App *app, const Table *table, float width, Box *b)
{
    const ResourceCard card = table_prompted_card(app, table);
    if (width <= 0)
        return;
    const Box place = box_cut_left(b, width, SIGN_GAP);
    if (card)
        card_draw(app->cards, card_resource(card),
                  box_centred(place, width, width * CARD_RESOURCE_RATIO), 0, 0);
    else
        paint_picture(app->canvas, "icons", prompt_icon(app, table),
                      box_centred(place, width, width));
}

/* Whose turn it is stands on the plate: here a face and three dots say the same without words. */
static void draw_thinker(App *app, const Table *table, Box b)
{
    const float size = fminf(fminf(b.h, b.w * 0.4f), 64), dots = 46;
    b = box_centred(b, size + SIGN_GAP + dots, size);
    table_draw_portrait(app, table, table->shown.viewed, box_cut_left(&b, size, SIGN_GAP));
    table_draw_thinking(app, b);
}

void table_draw_prompt(App *app, const Table *table)
{
    const char *title;
    char help[HELP_CAPACITY];
    const TextStyle title_style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle help_style = {TEXT_NOTE, TONE_CREAM_SOFT, .align = ALIGN_LEFT, .wrap = true};
    Box b = table->layout.prompt;
    if (table->advice.hints.count) {
        table_draw_hints(app, table);
        return;
    }
    if (table_has_comment(table, app)) {
        table_draw_comment(app, table);
        return;
    }
    widget_draw_wood(app->canvas, b);
    b = box_inset(b, 9);
    prompt_words(app, table, &title, help);
    if (table_waits_to_end(table, app) && !table_is_discarding(app->play))
        title = tr(app->words, "Your turn ends by itself.");
    const Said upper = {&title_style, title}, lower = {&help_style, help};
    const bool waits = table->guest.rival && !play_person_moves(app->play); /* for a moment only */
    if (!table_showing(table) && !waits) /* first what the others did, then what is to be done */
        tell_prompt(app, table, title, help);
    if (computer_thinks(app, table)) {
        draw_thinker(app, table, b);
        return;
    }
    draw_sign(app, table, sign_width(app, table, upper, lower, b), &b);
    if (table->advice.hint_wanted)
        table_draw_thinking(app, box_cut_bottom(&b, 16, 0));
    table_draw_said(app, upper, lower, b);
}
