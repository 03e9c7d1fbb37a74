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

/* The player has turned the card face up, though no space takes it like that. */
static bool fits_only_face_down(const Intent *intent)
{
    bool fits = false;
    for (int i = 0; i < SPACE_COUNT && !fits; i++)
        fits = intent_wants_space(intent, SPACES_IN_BYTE_ORDER[i]);
    return !fits;
}

/* What to choose next for a tool or helper that needs several choices. */
static const char *step_words(const App *app, const Intent *intent)
{
    switch (intent->kind) {
    case MOVE_DRILL:
        return intent->space == INTENT_OPEN
                   ? tr(app->words, "Drill: choose a room in your house.")
                   : tr(app->words, "Drill: now choose a room in the market.");
    case MOVE_MIX:
        return intent->column == INTENT_OPEN
                   ? tr(app->words, "Concrete Mixer: choose two rooms.")
                   : tr(app->words, "Concrete Mixer: now choose the other room.");
    case MOVE_HANDYMAN:
        return intent->space == INTENT_OPEN
                   ? tr(app->words, "Handyman: choose two cards.")
                   : tr(app->words, "Handyman: now choose the other card.");
    case MOVE_ROOFER:
        return tr(app->words, "Choose one of the discarded roofs.");
    default:
        return intent->card == INTENT_OPEN ? tr(app->words, "Choose one of the discarded rooms.")
                                           : tr(app->words, "Choose the card to replace.");
    }
}

/* What the player is asked for, in one sentence, and how. */
static void prompt_words(const App *app, const Table *table, const char **title, char help[])
{
    const Game *game = play_game(app->play);
    const Intent *intent = &table->intent;
    help[0] = '\0';
    if (table->shown.looking_back) {
        *title = tr(app->words, "An earlier turn.");
        say(help, app->input.device == DEVICE_PAD ? tr(app->words, "Any button: back to the game")
                                                  : tr(app->words, "Any key: back to the game"));
    } else if (play_finished(app->play) && !table->guest.people) {
        *title = tr(app->words, "Counting up"); /* comes as soon as nothing flies any more */
    } else if (!play_person_moves(app->play)) {
        *title = tr(app->words, "The computer is playing.");
    } else if (table->advice.hint_wanted) {
        *title = tr(app->words, "Looking for good moves…");
    } else if (app->play->turn_over) {
        *title = table_is_discarding(app->play)      ? tr(app->words, "Column discarded. Continue?")
                 : table_is_jackhammering(app->play) ? tr(app->words, "Room placed. Continue?")
                 : table_helpers_act(app->play)      ? tr(app->words, "Done? Then finish.")
                                                     : tr(app->words, "Done? End your turn.");
        say(help, tr(app->words, "Or undo it first."));
    } else if (intent->active && intent->kind == MOVE_PLACE) {
        *title = table->guest.question         ? table->guest.question
                 : fits_only_face_down(intent) ? tr(app->words, "It only fits face down.")
                                               : tr(app->words, "Drop it on a highlighted space.");
        say_how_to_flip(app, intent, help);
    } else if (intent->active && intent->kind == MOVE_SCAFFOLD) {
        *title = tr(app->words, "Place the scaffolding.");
    } else if (intent->active && intent->kind == MOVE_DECORATE) {
        *title = tr(app->words, "Place the décor in a highlighted room.");
    } else if (intent->active && intent->kind == MOVE_DISCARD) {
        *title = tr(app->words, "First discard one column.");
        say(help, tr(app->words, "Columns 2 to 5"));
    } else if (intent->active) {
        *title = step_words(app, intent);
    } else if (game->phase == PHASE_JACKHAMMER) {
        *title = tr(app->words, "Use the Jackhammer?");
        say(help, tr(app->words, "Take any room, or say no thanks."));
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

/* It covers only the rafters and the plate, which says the same name. All that lies open stays in
   view; the roofs, which are secret, lie face down. */
static Box hand_over_box(const Table *table)
{
    const TableLayout *l = &table->layout;
    const float top = l->market.y + l->market.h - 6, bottom = l->spaces[SPACE_A2].y - 3;
    return box(l->board.x + 8, top, l->board.w - 16, bottom - top);
}

static const TextStyle HAND_OVER_NAME = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
static const TextStyle HAND_OVER_WORDS = {TEXT_READING, TONE_INK_SOFT, .align = ALIGN_LEFT};
static const float HAND_OVER_EDGE = 8, HAND_OVER_GAP = 16, HAND_OVER_AIR = 28;

/* No wider than what stands on it and the plate below. */
static Box hand_over_sign(App *app, const Table *table, const char *name, const char *words)
{
    const Box whole = hand_over_box(table);
    const Box plate = table_plate_parts(app, table, table->shown.viewed).plate;
    const float face = whole.h - 2 * HAND_OVER_EDGE + HAND_OVER_GAP;
    const float text = fmaxf(line_name_width(app->canvas, &HAND_OVER_NAME, name, whole),
                             text_width(app->canvas, &HAND_OVER_WORDS, words));
    const float width = fmaxf(2 * HAND_OVER_EDGE + face + text + HAND_OVER_AIR,
                              plate.x + plate.w + HAND_OVER_EDGE - whole.x);
    return box(whole.x, whole.y, fminf(whole.w, width), whole.h);
}

/* How far words must shrink to fit a box on one line or two: 1 is their full size. */
static float part_in(App *app, const TextStyle *style, const char *words, Box b)
{
    static const float EVEN = 0.88f; /* how much of two lines words fill */
    const float width = text_width(app->canvas, style, words);
    const float height = text_line_height(app->canvas, style);
    const float one = fminf(b.w / width, b.h / height);
    const float two = fminf(2 * EVEN * b.w / width, b.h / (2 * height));
    return fminf(1, fmaxf(one, two));
}

/* The words lie below the name, or beside it where they can be larger there. */
static void draw_hand_over_words(App *app, const char *name, const char *words, Box b)
{
    static const float NAME_SHARE = 0.55f, NAME_MOST = 0.4f, BETTER = 1.1f, SHRINKS = 0.8f;
    const TextStyle title = HAND_OVER_NAME, style = HAND_OVER_WORDS;
    Box below = b, beside = b;
    const Box over = box_cut_top(&below, b.h * NAME_SHARE, 2);
    const float width = line_name_width(app->canvas, &title, name, b) + 2;
    const Box left = box_cut_left(&beside, fminf(width, b.w * NAME_MOST), 18);
    const float under = part_in(app, &style, words, below);
    const float aside = part_in(app, &style, words, beside);
    const bool is_aside = aside > under * BETTER;
    /* text_draw goes on from there */
    const TextStyle fitting =
        text_style_scaled(style, fminf(1, (is_aside ? aside : under) / SHRINKS));
    line_draw_name(app->canvas, &title, name, is_aside ? left : over);
    widget_draw_label(app->canvas, &fitting, words, is_aside ? beside : below);
}

/* It comes in with the house of whose turn it is. */
void table_draw_hand_over(App *app, const Table *table)
{
    if (!table->pace.handing_over)
        return;
    const Box board = table->layout.board;
    const float slid = table_slid(table, app);
    const char *words = hand_over_words(app), *name = table_seat_name(app, table->shown.viewed);
    Box b = hand_over_sign(app, table, name, words);
    const SDL_Rect clip =
        paint_pixels_around(app->canvas, box(board.x, b.y - 14, board.w, b.h + 28));
    b = box_moved(b, (1 - slid) * board.w, 0);
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.35f * slid));
    if (slid < 1)
        SDL_RenderSetClipRect(app->canvas->renderer, &clip);
    widget_draw_paper(app->canvas, b);
    paint_frame(app->canvas, b, 14, 3, table_seat_colour(app, table->shown.viewed));
    b = box_inset(b, HAND_OVER_EDGE);
    const Box face = box_cut_left(&b, b.h, HAND_OVER_GAP);
    const float badge = face.h * 0.42f;
    face_draw(app->canvas, &app->seats[table->shown.viewed], COMPUTER_NONE, face);
    table_draw_seat_badge(
        app, table->shown.viewed,
        box(face.x + face.w - badge * 0.8f, face.y + face.h - badge, badge, badge));
    draw_hand_over_words(app, name, words, b);
    canvas_tell_saying(app->canvas, SAYING_PROMPT, words);
    SDL_RenderSetClipRect(app->canvas->renderer, NULL);
}

/* ---- what to do, in words ---- */

static float said_height(App *app, Said said, float width)
{
    return said.words[0] ? widget_label_height(app->canvas, said.style, said.words, width) : 0;
}

/* Words up to so many times too high may be shrunk to fit; letters that are small already, less. */
static float tightest(const App *app)
{
    return app->canvas->text_scale < 1 ? 1.1f : 1.4f;
}

/* Both shrink if they must; if that is not enough, only the one in larger letters is drawn. */
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

/* Signs are as light as paper, so they need a ground of their own. */
static void draw_disc(Canvas *canvas, const char *icon, SDL_Color ground, Box b)
{
    paint_box(canvas, b, b.w / 2, ground, ground);
    paint_picture(canvas, "icons", icon, box_inset(b, b.w * 0.18f));
}

/* With less than this share of the house's width beside the plate, a message covers the plate. */
static const float MESSAGE_LEAST = 0.5f;

/* In the middle, unless cards in hand are there: their faces stay in view where there is room
 * beside them. */
static Box beside_hand(const App *app, const Table *table, Box b, float left, float right)
{
    const float gap = 10;
    const Box room = table_hand_box(table, app);
    const Box hand = box(room.x, room.y - room.w * CARD_RESOURCE_RATIO, room.w,
                         room.h + room.w * CARD_RESOURCE_RATIO);
    if (!intent_holds_cards(&table->intent) || !SDL_HasIntersectionF(&b, &hand))
        return b;
    if (hand.x - gap - b.w >= left)
        b.x = hand.x - gap - b.w;
    else if (hand.x + hand.w + gap + b.w <= right)
        b.x = hand.x + hand.w + gap;
    return b;
}

/* Why something was refused, a warning, or a notice: beside the instruction, never in its place.
   It lies over the rafters, beside the name, and grows upwards: the rooms stay in view. */
void table_draw_message(App *app, const Table *table)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const Box board = table->layout.board;
    const bool refused = table->advice.message[0] && app->now < table->advice.message_until;
    const char *words = refused ? table->advice.message : app->notice;
    const Box plate = table_plate_parts(app, table, table->shown.viewed).plate;
    const float icon = 28, pad = 10, right = board.x + board.w - pad;
    const float beside =
        plate.x + plate.w + pad; /* a plate that grows with the text leaves little */
    const float left = right - beside < board.w * MESSAGE_LEAST ? board.x + pad : beside;
    const float room = right - left, most = fminf(room, 640) - icon - 3 * pad;
    float width, height;
    if (!words[0])
        return;
    text_measure(app->canvas, &style, words, most, &width, &height);
    const Box panel = box(0, 0, width + icon + 3 * pad, fmaxf(height, icon) + 2 * pad);
    const float bottom = home_view_space(board, SPACE_A2).y - 4;
    Box b = box(left + (room - panel.w) / 2, bottom - panel.h, panel.w, panel.h);
    b = beside_hand(app, table, b, left, right);
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, pad);
    draw_disc(app->canvas, "warning", TONE_BRICK,
              box_centred(box_cut_left(&b, icon, pad), icon, icon));
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
    if (play_finished(app->play))
        return "points";
    return table->intent.active ? "place" : "take";
}

static const float SIGN_GAP = 9, SIGN_LEAST = 46;

/* How small a sign may make the longest word. */
static const float WORD_LEAST = 0.97f;

static bool fit_beside(App *app, Said title, Said help, Box b, float sign)
{
    const float width = b.w - (sign > 0 ? sign + SIGN_GAP : 0);
    return said_height(app, title, width) + said_height(app, help, width) <= b.h * tightest(app);
}

/* The sign shrinks for a long word, and is left out before any words are. */
static float sign_width(App *app, const Table *table, Said title, Said help, Box b)
{
    const bool card = table_prompted_card(app, table) != 0;
    const float most = fminf(card ? 84 : 46, b.w * (card ? 0.36f : 0.24f));
    const float widest = line_widest_word(app->canvas, title.style, title.words);
    const float width = fminf(most, fmaxf(SIGN_LEAST, b.w - SIGN_GAP - widest));
    const float least = fminf(most, SIGN_LEAST);
    if (widest * WORD_LEAST > b.w - least - SIGN_GAP) /* a word is never broken or small for it */
        return 0;
    if (fit_beside(app, title, help, b, width) || !fit_beside(app, title, help, b, 0))
        return width;
    return fit_beside(app, title, help, b, least) ? least : 0;
}

/* For those who cannot read yet: a sign for the step, or the card that it is about. */
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
        draw_disc(app->canvas, prompt_icon(app, table), TONE_TEAL,
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
    const TextStyle title_style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle help_style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT, .wrap = true};
    Box b = table_row_panels(table, table->shown.viewed).prompt;
    if (table->advice.hints.count) {
        table_draw_hints(app, table);
        return;
    }
    if (table_has_comment(table, app)) {
        table_draw_comment(app, table);
        return;
    }
    if (computer_thinks(app, table))
        widget_draw_wood(app->canvas, b);
    else
        widget_draw_paper(app->canvas, b);
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
