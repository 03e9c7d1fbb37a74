/* How the other players' houses look. */
#include "app/scenes/table/opponents.h"

#include "app/pieces/bonus_tracker.h"
#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/turn_log.h"
#include "app/widgets/line.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Rooms smaller than this are told by their signs as well. */
static const float SMALL_SPACE = 62;

/* A pill: the room beside its words, after it up to the end of the header, and before it. */
static const float PILL_EDGE = 8, PILL_END = 5, PILL_GAP = 6;

/* What a header holds besides the name and the last move, and how much more with the marker. */
static const float HEADER_OTHER = 60, HEADER_MARKER = 30;

/* How small the words about the last move may become, and how large they should at least be where
 * text is large, as parts of their usual size. */
static const float LAST_LEAST = 0.75f, LAST_LARGE = 1.25f;

/* How high a single line of them is at least. */
static const float LAST_LINE = 22;

/* What the last turn brought is marked until the next. */
static void draw_changes(App *app, const Table *table, const OpponentLayout *o)
{
    const Changes *changes = &table->shown.changes[o->player];
    const Home *home = &table->shown.game.homes[o->player];
    for (SpaceSet left = changes->spaces; left; left &= left - 1)
        paint_frame(app->canvas, box_inset(home_view_space(o->board, space_first(left)), -1), 5,
                    2.5f, TONE_GOLD);
    for (ResourceCardSet left = table_row_cards(home) & changes->cards; left; left &= left - 1) {
        const ResourceCard card = card_first(left);
        if (!table_flies_to(table, (Place){PLACE_ROW, o->player, card}))
            paint_frame(app->canvas, box_inset(table_row_box(table, o->player, card), -2), 6, 2.5f,
                        TONE_GOLD);
    }
}

/* How small the words about the last move may become, as a part of their size. */
static float least_part(const App *app)
{
    const float scale = app->canvas->text_scale;
    return scale > 1 ? fminf(scale, LAST_LARGE) / scale : LAST_LEAST;
}

static bool is_said(const Table *table, int player)
{
    const Remark *remark = &table->advice.remark;
    return remark->words && remark->player == player;
}

static bool write_remark(char *out, size_t capacity, const App *app, const Table *table, int player)
{
    if (!is_said(table, player))
        return false;
    snprintf(out, capacity, "%s", tr(app->words, table->advice.remark.words));
    return true;
}

static bool write_taken(char *out, size_t capacity, const App *app, const Table *table, int player)
{
    const Event *taken = &table->shown.takings.last[player];
    if (!taken->room)
        return false;
    turn_log_taking(out, capacity, taken, app->words);
    return true;
}

/* Letters shrink as far as they must, down to least_part; words that do not fit then are cut. */
static void draw_taken(App *app, TextStyle style, const char *words, Box b)
{
    const float scale = app->canvas->text_scale;
    if (scale <= 1) {
        line_draw_cut(app->canvas, &style, words, b);
        return;
    }
    const float least = least_part(app);
    const float room = b.w / text_width(app->canvas, &style, words);
    const float part = fmaxf(least, fminf(1, room));
    style = text_style_scaled(style, part);
    line_draw_cut_at(app->canvas, &style, least / part, words, b);
}

/* The width of the name, or of its first word, which is all that line.h draws in a narrow box. */
static float name_width(App *app, int player, TextStyle style, bool first_word)
{
    const char *name = table_seat_name(app, player);
    char first[64];
    snprintf(first, sizeof first, "%.*s", (int)strcspn(name, " "), name);
    return text_width(app->canvas, &style, first_word ? first : name);
}

/* The width of a header that is left for the name and the last move. */
static float header_room(const App *app, const Table *table, const OpponentLayout *o)
{
    return o->plate.w - HEADER_OTHER - (table->shown.game.marker == o->player ? HEADER_MARKER : 0) -
           (app->settings.live_score ? TABLE_SCORE_WIDTH : 0);
}

/* Where name and last move do not both fit, both shrink. If the last move could not be read then,
 * the name is cut down to its first word. */
static float pill_width(App *app, const Table *table, const OpponentLayout *o, const char *words)
{
    const TextStyle style = {.role = TEXT_TAG}, name_style = {.role = TEXT_NAME};
    const float scale = app->canvas->text_scale, both = header_room(app, table, o);
    const float width = text_width(app->canvas, &style, words);
    const float name = name_width(app, o->player, name_style, scale > 1);
    const float room = fmaxf(both - name, both * width / (width + name));
    const float least = width * least_part(app) + 2 * PILL_EDGE + 2;
    const TextStyle smallest = text_style_scaled(name_style, 1 / fmaxf(scale, 1));
    const float most = both - name_width(app, o->player, smallest, true);
    return fminf(width + 20, fmaxf(room, fminf(least, most)));
}

static Box pill_box(const OpponentLayout *o, float width)
{
    return box_centred(
        box(o->plate.x + o->plate.w - width - PILL_END, o->plate.y, width, o->plate.h), width,
        fmaxf(o->plate.h * 0.72f, 20));
}

static Box pill_words(Box pill)
{
    return box(pill.x + PILL_EDGE, pill.y, pill.w - 2 * PILL_EDGE, pill.h);
}

static bool can_be_read(App *app, const char *words, Box pill)
{
    const TextStyle style = text_style_scaled((TextStyle){.role = TEXT_TAG}, least_part(app));
    return text_width(app->canvas, &style, words) <= pill_words(pill).w;
}

/* How wide the pill of a remark is; the name makes room for it. 0 if the remark would have to be
 * smaller than usual, as it must be readable at a glance. */
static float remark_width(App *app, const Table *table, const OpponentLayout *o, const char *words)
{
    const TextStyle style = {.role = TEXT_TAG};
    const float scale = fmaxf(1, app->canvas->text_scale);
    const TextStyle name = text_style_scaled((TextStyle){.role = TEXT_NAME}, 1 / scale);
    const float width = text_width(app->canvas, &style, words), edges = 2 * PILL_EDGE + 2;
    const float room = header_room(app, table, o) - name_width(app, o->player, name, true);
    const float least = width * (scale > 1 ? least_part(app) : 1) + edges;
    return least <= room ? fminf(width + edges, room) : 0;
}

/* What the pill of a header says, and how wide it is; 0 if there is nothing to say. If both cards
 * could not be read there, the pill names the room alone; if even that is too long, there is no
 * pill, and only the marks in the house show what was taken. */
static float write_pill(char words[LOG_LINE_CAPACITY], App *app, const Table *table,
                        const OpponentLayout *o)
{
    const Event *taken = &table->shown.takings.last[o->player];
    float width = 0;
    if (o->header && write_remark(words, LOG_LINE_CAPACITY, app, table, o->player))
        width = remark_width(app, table, o, words);
    if (width > 0)
        return width;
    if (!o->header || !write_taken(words, LOG_LINE_CAPACITY, app, table, o->player))
        return 0;
    width = pill_width(app, table, o, words);
    if (can_be_read(app, words, pill_box(o, width)))
        return width;
    snprintf(words, LOG_LINE_CAPACITY, "%s",
             tr(app->words, name_of_room(room_card_type(taken->room))));
    width = pill_width(app, table, o, words);
    return can_be_read(app, words, pill_box(o, width)) ? width : 0;
}

Box opponents_pill(App *app, const Table *table, const OpponentLayout *o)
{
    char words[LOG_LINE_CAPACITY];
    const float width = write_pill(words, app, table, o);
    return width > 0 ? pill_box(o, width) : (Box){0};
}

Plate opponents_plate(App *app, const Table *table, const OpponentLayout *o)
{
    const float pill = opponents_pill(app, table, o).w;
    return (Plate){
        .b = o->plate, .flat = o->header, .reserved = pill > 0 ? pill + PILL_END + PILL_GAP : 0};
}

static void draw_paper(App *app, Box b)
{
    paint_box(app->canvas, b, fminf(b.h / 2, 12), TONE_SHINE, TONE_BUTTER);
}

/* What was taken last, in a light pill at the right end of the header. */
static void draw_pill(App *app, const Table *table, const OpponentLayout *o)
{
    const TextStyle style = {TEXT_TAG, TONE_INK, .align = ALIGN_CENTRE};
    char words[LOG_LINE_CAPACITY];
    const float width = write_pill(words, app, table, o);
    if (width <= 0)
        return;
    const Box b = pill_box(o, width);
    draw_paper(app, b);
    draw_taken(app, style, words, pill_words(b));
}

/* The same below a house without a header, at the left. Large letters may have two lines there. */
static void draw_last(App *app, const Table *table, const OpponentLayout *o)
{
    const TextStyle style = {TEXT_TAG, TONE_INK, .align = ALIGN_CENTRE};
    const TextStyle lines = {TEXT_TAG, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    char words[LOG_LINE_CAPACITY];
    if (o->last.h <= 0 || (!write_remark(words, sizeof words, app, table, o->player) &&
                           !write_taken(words, sizeof words, app, table, o->player)))
        return;
    const TextStyle usual = text_style_scaled(style, 1 / fmaxf(1, app->canvas->text_scale));
    const float width = text_width(app->canvas, &style, words) + 2 * PILL_EDGE + 2;
    const float line = text_line_height(app->canvas, &style) + 6;
    const bool several =
        width > o->last.w && o->last.h > 1.5f * text_line_height(app->canvas, &usual);
    Box b = o->last;
    if (!several) /* in the middle of what two lines would take */
        b = box_centred(b, b.w, fminf(b.h, fmaxf(line, LAST_LINE)));
    b.w = fminf(b.w, width);
    draw_paper(app, b);
    if (several)
        widget_draw_whole(app->canvas, &lines, words, pill_words(b));
    else
        draw_taken(app, style, words, pill_words(b));
}

void opponents_draw(App *app, const Table *table, const OpponentLayout *o)
{
    const Home *home = &table->shown.game.homes[o->player];
    const SpaceSet hidden = table_flying_spaces(table, o->player);
    widget_draw_wood(app->canvas, o->box);
    paint_frame(app->canvas, o->box, 12, 2, table_seat_colour(app, o->player));
    home_view_draw(app->canvas, home, o->board, hidden);
    if (home_view_space(o->board, SPACE_A1).w < SMALL_SPACE)
        home_view_draw_signs(app->canvas, home, o->board, hidden);
    table_draw_roofs(app, table, o->player, o->board);
    table_draw_plate(app, table, o->player, opponents_plate(app, table, o));
    draw_pill(app, table, o);
    table_draw_row(app, table, o->player);
    bonus_tracker_draw(app->canvas, home, table_row_panels(table, o->player).bonuses);
    draw_last(app, table, o);
    if (!table->shown.looking_back)
        draw_changes(app, table, o);
}
