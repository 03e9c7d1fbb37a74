#include "app/scenes/table/picker.h"

#include "app/widgets/line.h"
#include "app/words/names.h"

#include <math.h>

/* Around everything, between fans and rows, and between cards that lie side by side. */
static const float EDGE = 9, FAN_GAP = 12, ROW_GAP = 6, CARD_GAP = 4;

/* How much of a covered card is seen at least, as a share of its width. */
static const float STEP_LEAST = 0.2f;
/* The print on narrower cards cannot be read; a share of the width of a column in the market. */
static const float WIDTH_LEAST = 0.56f;

enum { ROWS_MAX = 4, STEPS = 24, SIZES = 12, BALANCE = 64 };

/* Names grow with the text, as far as there is room for them: they are read beside pictures. */
static TextStyle name_style(const App *app)
{
    static const float LARGEST = 1.5f;
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    return text_style_scaled(style, fminf(1, LARGEST / app->canvas->text_scale));
}

static bool chooses_roofs(const Table *table)
{
    return table->intent.kind == MOVE_ROOFER;
}

static float ratio_of(const Table *table)
{
    return chooses_roofs(table) ? CARD_RESOURCE_RATIO : CARD_ROOM_RATIO;
}

static const char *name_of(const Table *table, const App *app, int card)
{
    return tr(app->words, chooses_roofs(table)
                              ? name_of_resource(resource_card_type((ResourceCard)card))
                              : name_of_room(room_card_type((RoomCard)card)));
}

/* ---- where they lie ---- */

static void find_cards(Picker *picker, const Table *table, const App *app)
{
    const TextStyle style = name_style(app);
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        if (!intent_wants_card(&table->intent, card))
            continue;
        const char *name = name_of(table, app, card);
        if (!picker->fan_count || picker->fans[picker->fan_count - 1].name != name)
            picker->fans[picker->fan_count++] =
                (PickerFan){.first = picker->card_count,
                            .name = name,
                            .named = text_width(app->canvas, &style, name) + 2};
        picker->fans[picker->fan_count - 1].count++;
        picker->cards[picker->card_count++] = card;
    }
}

static void measure_fans(Picker *picker)
{
    for (int i = 0; i < picker->fan_count; i++) {
        PickerFan *fan = &picker->fans[i];
        const float cards = picker->width + picker->step * (float)(fan->count - 1);
        fan->box.w = fmaxf(cards, fan->named);
    }
}

/* How many fans, from `first` on, fit into one row, and their width. */
static int row_from(const Picker *picker, int first, float room, float *width)
{
    int count = 0;
    *width = -FAN_GAP;
    while (first + count < picker->fan_count &&
           (!count || *width + FAN_GAP + picker->fans[first + count].box.w <= room))
        *width += FAN_GAP + picker->fans[first + count++].box.w;
    return count;
}

static int rows_needed(const Picker *picker, float room)
{
    float width;
    int rows = 0;
    for (int first = 0; first < picker->fan_count; rows++)
        first += row_from(picker, first, room, &width);
    return rows;
}

/* Spreads cards of this width as far as `rows` rows have room for; false if they do not fit. */
static bool spread(Picker *picker, float width, int rows)
{
    picker->width = width;
    for (int i = STEPS; i >= 0; i--) {
        const float share = STEP_LEAST + (1 - STEP_LEAST) * (float)i / STEPS;
        picker->step = (width + CARD_GAP) * share;
        measure_fans(picker);
        if (rows_needed(picker, picker->row) <= rows)
            return true;
    }
    return false;
}

static float seen_of(const Picker *picker)
{
    return picker->width * fminf(picker->step, picker->width);
}

/* Chooses the size of cards of which most is seen in so many rows; false if no size fits. */
static bool fill_rows(Picker *picker, const Table *table, int rows)
{
    const Box area = box_inset(table->layout.market, EDGE);
    const float height = (area.h - ROW_GAP * (float)(rows - 1)) / (float)rows - picker->caption;
    const float least = table->layout.column[0].w * WIDTH_LEAST;
    float best = 0, most = 0;
    picker->row = area.w;
    for (int i = SIZES; i > 0; i--) {
        const float width = height / ratio_of(table) * (float)i / SIZES;
        if (width < least && best > 0) /* more of smaller ones is seen, but cannot be read */
            break;
        if (spread(picker, width, rows) && seen_of(picker) > most) {
            best = width;
            most = seen_of(picker);
        }
    }
    return best > 0 && spread(picker, best, rows);
}

/* Rows of about the same width: no card lies alone below a full row. */
static void balance_rows(Picker *picker)
{
    const int rows = rows_needed(picker, picker->row);
    const float step = picker->row / BALANCE;
    while (picker->row > step && rows_needed(picker, picker->row - step) <= rows)
        picker->row -= step;
}

static void place_fans(Picker *picker, const Table *table)
{
    const Box area = box_inset(table->layout.market, EDGE);
    const float height = picker->width * ratio_of(table);
    const float pitch = height + picker->caption + ROW_GAP;
    const float all = pitch * (float)rows_needed(picker, picker->row) - ROW_GAP;
    float y = area.y + (area.h - all) / 2, width;
    for (int first = 0; first < picker->fan_count; y += pitch) {
        const int count = row_from(picker, first, picker->row, &width);
        float x = area.x + (area.w - width) / 2;
        for (int i = first; i < first + count; i++) {
            PickerFan *fan = &picker->fans[i];
            fan->box = box(x, y, fan->box.w, height);
            x += fan->box.w + FAN_GAP;
        }
        first += count;
    }
}

/* In as many rows as show most of the cards. */
Picker picker_lay_out(const Table *table, const App *app)
{
    const TextStyle style = name_style(app);
    Picker picker = {.caption = text_line_height(app->canvas, &style) + 2};
    int best = ROWS_MAX;
    float most = 0;
    find_cards(&picker, table, app);
    for (int rows = 1; rows <= ROWS_MAX; rows++) {
        if (fill_rows(&picker, table, rows) && seen_of(&picker) > most) {
            best = rows;
            most = seen_of(&picker);
        }
    }
    fill_rows(&picker, table, best);
    balance_rows(&picker);
    place_fans(&picker, table);
    return picker;
}

Box picker_strip(const Picker *picker, const PickerFan *fan, int index)
{
    const float cards = picker->width + picker->step * (float)(fan->count - 1);
    const float x = fan->box.x + (fan->box.w - cards) / 2 + picker->step * (float)index;
    const bool last = index == fan->count - 1;
    return box(x, fan->box.y, last ? picker->width : fminf(picker->step, picker->width),
               fan->box.h);
}

Box picker_card(const Table *table, Box strip)
{
    return box(strip.x, strip.y, strip.h / ratio_of(table), strip.h);
}

/* ---- how they look ---- */

static void draw_card(App *app, const Table *table, int target, float lift)
{
    const Target *pick = &table->targets.items[target];
    card_draw_unnamed(app->cards,
                      chooses_roofs(table) ? card_resource((ResourceCard)pick->index)
                                           : card_room((RoomCard)pick->index),
                      picker_card(table, pick->box), lift);
}

static void draw_names(App *app, const Picker *picker)
{
    const TextStyle style = name_style(app);
    for (int i = 0; i < picker->fan_count; i++) {
        const PickerFan *fan = &picker->fans[i];
        line_draw_cut(app->canvas, &style, fan->name,
                      box(fan->box.x, fan->box.y + fan->box.h + 1, fan->box.w, picker->caption));
    }
}

void picker_draw(App *app, const Table *table)
{
    const int front = app->input.pointer_used ? table->aim.hover : table->aim.focus;
    bool any = false;
    for (int i = 0; i < table->targets.count; i++) {
        if (table->targets.items[i].kind != TARGET_PICK)
            continue;
        if (!any)
            widget_draw_wood(app->canvas, table->layout.market);
        any = true;
        draw_card(app, table, i, 0);
    }
    if (!any)
        return;
    const Picker picker = picker_lay_out(table, app);
    draw_names(app, &picker);
    if (front >= 0 && table->targets.items[front].kind == TARGET_PICK)
        draw_card(app, table, front, 1);
}
