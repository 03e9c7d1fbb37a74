/* What lies still on the table: the large home and what lies beside it. It is drawn into a layer.
 */
#include "app/scenes/table/table_draw.h"

#include "app/draw/shapes.h"
#include "app/pieces/bonus_tracker.h"
#include "app/pieces/face.h"
#include "app/pieces/reference.h"
#include "app/pieces/roof_tray.h"
#include "app/scenes/table/opponents.h"
#include "app/widgets/line.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

SDL_Color table_seat_colour(const App *app, int player)
{
    return RGB(SEAT_COLOURS[app->seats[player].colour]);
}

const char *table_seat_name(const App *app, int player)
{
    return play_record(app->play)->seats[player].name;
}

void table_draw_seat_badge(App *app, int player, Box b)
{
    const SDL_Color colour = table_seat_colour(app, player);
    paint_box(app->canvas, b, b.w / 2, TONE_CREAM, TONE_CREAM);
    const Box disc = box_inset(b, b.w * 0.08f);
    paint_box(app->canvas, disc, disc.w / 2, colour_lit(colour, 0.1f), colour_dark(colour, 0.1f));
    paint_picture(app->canvas, "icons", SEAT_SYMBOLS[app->seats[player].symbol],
                  box_inset(b, b.w * 0.22f));
}

/* ---- homes ---- */

SpaceSet table_flying_spaces(const Table *table, int player)
{
    SpaceSet spaces = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (table_flies_to(table, (Place){PLACE_SPACE, player, SPACES_IN_BYTE_ORDER[i]}))
            spaces |= space_bit(SPACES_IN_BYTE_ORDER[i]);
    }
    if (player == table->shown.viewed && table_lifted_space(table) != SPACE_LIMIT)
        spaces |= space_bit(table_lifted_space(table));
    return spaces;
}

int table_roofs(const Table *table, int player)
{
    ResourceCardSet roofs =
        table->shown.game.homes[player].cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    int count = 0;
    for (; roofs; roofs &= roofs - 1)
        count += !table_flies_to(table, (Place){PLACE_PILE, player, card_first(roofs)});
    return count;
}

/* The memory aid of a seat: its own roofs, open while its player sits there. */
bool table_sees_roofs(const App *app, const Table *table, int player)
{
    if (player != table->shown.viewed)
        return false;
    return table->guest.opens_roofs ||
           (app->seats[player].shows_roofs && play_person_moves(app->play) && !table->watching &&
            !table->pace.handing_over);
}

void table_draw_roofs(App *app, const Table *table, int player, Box board)
{
    const ResourceCardSet roofs =
        table->shown.game.homes[player].cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    const int count = table_roofs(table, player);
    char state[ROOF_TRAY_STATE];
    roof_tray_state(app->words, count, state);
    const RoofTray tray = {.count = count,
                           .open = table_sees_roofs(app, table, player) ? roofs : 0,
                           .title = tr(app->words, "Roof"),
                           .state = state};
    roof_tray_draw(app->cards, &tray, board);
}

/* How far text_draw shrinks letters that are too large (text.h). */
static const float SMALLEST = 0.64f;

/* The share of a plate's height for the name, where there are words below it. */
static const float NAME_SHARE = 0.58f;

static const float PORTRAIT_MIN = 20;

/* The gap to words beside a name; they stand there if that makes them so much larger. */
static const float BESIDE_NAME = 14, BETTER = 1.1f;

/* From words that fill the plate to its edge, besides its frame. */
static const float WORDS_MARGIN = 6;

/* The share of the board's width that the plate may take where text is large. */
static const float PLATE_LARGE = 0.7f;

/* What stands on a plate besides words: the portrait, and the marker and the score where they are
 * shown. */
static float plate_rest(const App *app, const Table *table, int player, float height)
{
    return fminf(height, 50) + 22 + (table->shown.game.marker == player ? 30 : 0) +
           (app->settings.live_score ? TABLE_SCORE_WIDTH : 0);
}

/* How wide the words of a plate are, as large as its height lets them be. */
typedef struct PlateWords {
    float name, below;           /* on two lines */
    float line_name, line_below; /* on one */
    float size, line_size;       /* of those below the name, and of the same beside it */
} PlateWords;

static PlateWords plate_words(App *app, int player, const Plate *plate)
{
    const TextStyle name = {.role = plate->below ? TEXT_HEADING : TEXT_NAME};
    const TextStyle style = {.role = TEXT_TAG};
    const float high = plate->b.h - 2 * fminf(5, plate->b.h * 0.11f);
    const float line = text_line_height(app->canvas, &name);
    const float lower = text_line_height(app->canvas, &style);
    const float half = fminf(1, high * 0.5f / lower), whole = fminf(1, high / line);
    const float wide = text_width(app->canvas, &name, table_seat_name(app, player));
    const float below = plate->below ? text_width(app->canvas, &style, plate->below) : 0;
    const bool large = app->canvas->text_scale > 1 && plate->below;
    return (PlateWords){.name = wide * (large ? fminf(1, 1.05f * high * NAME_SHARE / line) : 1),
                        .below = below * (large ? half : 1),
                        .line_name = wide * whole,
                        .line_below = below * whole,
                        .size = half,
                        .line_size = whole};
}

/* Large words on two lines have to be small on a low plate: there they stand beside the name. */
static bool stands_beside(const App *app, const PlateWords *words, float room)
{
    const float fits = fminf(1, (room - BESIDE_NAME) / (words->line_name + words->line_below));
    return app->canvas->text_scale > 1 && words->below > 0 && words->size < 1 &&
           words->line_size * fits > words->size * BETTER;
}

/* A face in the colour of its seat, with the symbol at its side; where it would be too small, the
 * symbol alone. */
void table_draw_portrait(App *app, const Table *table, int player, Box b)
{
    const int computer = table->guest.people
                             ? COMPUTER_NONE
                             : computer_at(app->words, play_record(app->play), player);
    const SDL_Color colour = table_seat_colour(app, player);
    const float mark = b.w * 0.5f;
    if (b.w < PORTRAIT_MIN) {
        table_draw_seat_badge(app, player, b);
        return;
    }
    paint_box(app->canvas, b, b.w / 2, colour_lit(colour, 0.5f), colour_lit(colour, 0.2f));
    face_draw(app->canvas, &app->seats[player], computer, box_inset(b, b.w * 0.05f));
    paint_frame(app->canvas, b, b.w / 2, 2, TONE_CREAM);
    table_draw_seat_badge(app, player,
                          box(b.x + b.w - mark * 0.85f, b.y + b.h - mark * 0.9f, mark, mark));
}

static bool hides_score(const Table *table, int player)
{
    return table->guest.hides_points && player == table->shown.viewed;
}

static PlateParts parts_of(App *app, const Table *table, int player, Plate plate)
{
    PlateParts parts = {.plate = plate.b};
    if (!plate.flat) {
        /* no wider than what stands on it */
        const PlateWords words = plate_words(app, player, &plate);
        const float rest = plate_rest(app, table, player, plate.b.h);
        parts.beside = stands_beside(app, &words, plate.b.w - rest);
        parts.plate.w =
            fminf(plate.b.w, rest + (parts.beside ? words.line_name + BESIDE_NAME + words.line_below
                                                  : fmaxf(words.name, words.below)));
    }
    Box inner = box_inset(parts.plate, fminf(5, plate.b.h * 0.11f));
    inner.w -= plate.reserved;
    const float badge = fminf(inner.h, 40), icon = fminf(inner.h * 0.6f, 22);
    parts.portrait = box_centred(box_cut_left(&inner, badge, 8), badge, badge);
    if (app->settings.live_score && !hides_score(table, player)) {
        parts.points = box_centred(box_cut_right(&inner, icon, 3), icon, icon);
        parts.score = box_cut_right(&inner, 34, 4);
    }
    if (table->shown.game.marker == player)
        parts.marker = box_centred(box_cut_right(&inner, 26, 4), 24, 24);
    else if (!plate.flat)
        box_cut_right(&inner, WORDS_MARGIN, 0);
    parts.words = inner;
    return parts;
}

/* The points that lie open, where there is a place for them; not those on their way. */
static void draw_live_score(App *app, const Table *table, int player, const PlateParts *parts)
{
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_RIGHT};
    char number[16];
    if (parts->score.w <= 0)
        return;
    paint_picture(app->canvas, "icons", "points", parts->points);
    snprintf(number, sizeof number, "%d",
             score_open(&table->shown.game.homes[player]).total -
                 table_points_on_their_way(table, player));
    text_draw(app->canvas, &style, number, parts->score);
}

/* The name and the words beside it, both smaller where they must. */
static void draw_beside_name(App *app, int player, const Plate *plate, Box b)
{
    const TextStyle name = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_LEFT};
    const float wide = text_width(app->canvas, &name, table_seat_name(app, player));
    const float below = text_width(app->canvas, &style, plate->below);
    const float share = wide / (wide + below);
    line_draw_name(app->canvas, &name, table_seat_name(app, player),
                   box_cut_left(&b, (b.w - BESIDE_NAME) * share, BESIDE_NAME));
    line_draw_cut(app->canvas, &style, plate->below, b);
}

static void draw_plate_words(App *app, int player, const Plate *plate, Box b)
{
    const TextStyle name = {plate->below ? TEXT_HEADING : TEXT_NAME, TONE_CREAM,
                            .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_LEFT};
    if (!plate->below) {
        line_draw_name(app->canvas, &name, table_seat_name(app, player), b);
        return;
    }
    /* large words need as much of the height as the name */
    const bool large = text_line_height(app->canvas, &style) * SMALLEST > b.h * (1 - NAME_SHARE);
    line_draw_name(app->canvas, &name, table_seat_name(app, player),
                   box_cut_top(&b, b.h * (large ? 0.5f : NAME_SHARE), 0));
    line_draw_cut(app->canvas, &style, plate->below, b);
}

void table_draw_marker(App *app, Box b)
{
    paint_picture(app->canvas, "tokens", "marker", b);
    canvas_tell_piece(app->canvas, "marker", 0);
}

void table_draw_plate(App *app, const Table *table, int player, Plate plate)
{
    const PlateParts parts = parts_of(app, table, player, plate);
    const SDL_Color colour = table_seat_colour(app, player);
    const float radius = fminf(12, plate.b.h * 0.3f);
    paint_shadow(app->canvas, parts.plate, radius, 8, 0.5f);
    paint_box(app->canvas, parts.plate, radius, colour_lit(colour, 0.06f),
              colour_dark(colour, 0.1f));
    if (!plate.flat)
        paint_frame(app->canvas, parts.plate, radius, 2, TONE_CREAM);
    table_draw_portrait(app, table, player, parts.portrait);
    draw_live_score(app, table, player, &parts);
    if (table->shown.game.marker == player && !table_marker_walks(table, player))
        table_draw_marker(app, parts.marker);
    if (parts.beside)
        draw_beside_name(app, player, &plate, parts.words);
    else
        draw_plate_words(app, player, &plate, parts.words);
}

/* What a computer says as it plays comes out of its plate, in letters to be read in passing. */
static void draw_remark(App *app, const Table *table, Box plate)
{
    const Remark *remark = &table->advice.remark;
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_CENTRE};
    if (!remark->words || remark->player != table->shown.viewed)
        return;
    const char *words = tr(app->words, remark->words);
    const Box board = table->layout.board;
    const float left = plate.x + plate.w + 14, room = board.x + board.w - left - 10;
    const float width = fminf(room, text_width(app->canvas, &style, words) + 28);
    const float height = fminf(plate.h, text_line_height(app->canvas, &style) + 14);
    const Box b = box(left, plate.y + (plate.h - height) / 2, width, height);
    paint_shadow(app->canvas, b, height / 2, 8, 0.4f);
    shape_draw(app->canvas, SHAPE_DIAMOND, box(left - 11, plate.y + plate.h / 2 - 11, 22, 22),
               TONE_PAPER);
    paint_box(app->canvas, b, height / 2, TONE_PAPER, TONE_PAPER);
    text_draw(app->canvas, &style, words, box_inset(b, 7));
}

static const char *turn_words(const App *app, const Table *table)
{
    if (table->shown.game.phase == PHASE_OVER)
        return tr(app->words, "the game is over");
    if (table->watching)
        return table->caption;
    if (table->shown.looking_back) /* it was somebody's turn */
        return NULL;
    if (table_is_jackhammering(app->play)) /* the turn may be another player's */
        return tr(app->words, name_of_resource(RESOURCE_JACKHAMMER));
    if (table->pace.tool)
        return tr(app->words, name_of_resource(resource_card_type(table->pace.tool)));
    /* words: these stand below the name of a player */
    return play_person_moves(app->play) ? tr(app->words, "your turn")
                                        : tr(app->words, "is thinking");
}

static Plate own_plate(const App *app, const Table *table)
{
    const bool large = app->canvas->text_scale > 1;
    Box b = table->layout.plate;
    b.w = fmaxf(b.w, large ? table->layout.board.w * PLATE_LARGE : 0);
    return (Plate){.b = b, .below = turn_words(app, table)};
}

PlateParts table_plate_parts(App *app, const Table *table, int player)
{
    const OpponentLayout *opponent = table_opponent(table, player);
    return parts_of(app, table, player,
                    opponent ? opponents_plate(app, table, opponent) : own_plate(app, table));
}

/* ---- beside the house ---- */

/* Both in one size, which the longer one decides, unless it has two lines. */
static void draw_titles(App *app, Box bonuses, Box tools, bool both)
{
    const TextStyle name = {TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT};
    const char *const titles[] = {tr(app->words, "Functionality"),
                                  tr(app->words, "Tools and helpers"), NULL};
    if (tools.h <= 0)
        return;
    const bool lines = tools.h > bonuses.h;
    TextStyle style = line_group_style(app->canvas, &name, titles, fminf(bonuses.w, tools.w));
    if (lines)
        style = name;
    text_draw(app->canvas, &style, titles[0], bonuses);
    style.wrap = lines;
    if (both)
        text_draw(app->canvas, &style, titles[1], tools);
}

static void draw_panels(App *app, const Table *table)
{
    const RowPanels panels = table_row_panels(table, table->shown.viewed);
    Box bonuses = box_inset(panels.bonuses, 9);
    widget_draw_wood(app->canvas, panels.bonuses);
    widget_draw_wood(app->canvas, panels.tools);
    if (panels.bonuses_title > 0)
        draw_titles(app, box_cut_top(&bonuses, panels.bonuses_title, 0), table->layout.tools_title,
                    !table_row_is_list(table, table->shown.viewed));
    bonus_tracker_draw(app->canvas, &table->shown.game.homes[table->shown.viewed], bonuses);
    table_draw_row(app, table, table->shown.viewed);
}

static void draw_own_house(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const int player = table->shown.viewed;
    const Box frame = box_inset(l->board, -4);
    const Home home = table_home_seen(table, player);
    paint_shadow(app->canvas, l->board, 14, 12, 0.5f);
    paint_box(app->canvas, frame, 16, TONE_CREAM, TONE_PAPER);
    home_view_draw(app->canvas, &home, l->board, table_flying_spaces(table, player));
    table_draw_roofs(app, table, player, l->board);
    table_draw_plate(app, table, player, own_plate(app, table));
    draw_remark(app, table, table_plate_parts(app, table, player).plate);
}

void table_draw_still(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    SDL_Texture *wood = pictures_get(app->canvas->pictures, "boards", "table",
                                     app->canvas->view.w * app->canvas->unit);
    if (wood)
        paint_texture(app->canvas, wood, box(0, 0, 1, 1), app->canvas->view, 1, 0);
    else
        paint_box(app->canvas, box_inset(app->canvas->view, -20), 2, TONE_WOOD_LIT, TONE_WALNUT);
    table_draw_bar(app, table);
    table_draw_market(app, table);
    draw_own_house(app, table);
    draw_panels(app, table);
    for (int i = 0; i < l->opponent_count; i++)
        opponents_draw(app, table, &l->opponents[i]);
    if (l->tile.h > 0)
        reference_draw_tile(app->canvas, app->words, l->tile);
}
