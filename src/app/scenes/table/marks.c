#include "app/scenes/table/marks.h"

#include "app/draw/shapes.h"

enum { TOUCHES_MAX = 3 };

typedef struct Touches {
    int count;
    Box items[TOUCHES_MAX];
} Touches;

static void add(Touches *touches, Box b)
{
    touches->items[touches->count++] = b;
}

/* The tool or helper of a type beside the large home, which has it. */
static void add_card(Touches *touches, const Table *table, ResourceType type)
{
    const ResourceCardSet cards =
        table->shown.game.homes[table->shown.viewed].cards & resource_cards_of_type(type);
    if (cards)
        add(touches, table_row_box(table, table->shown.viewed, card_first(cards)));
}

static void add_space(Touches *touches, const Table *table, int space)
{
    add(touches, table->layout.spaces[space]);
}

/* The choice itself comes first, then where it comes from. */
static Touches touches_of(const Table *table, const Move *move)
{
    const TableLayout *l = &table->layout;
    Touches touches = {0};
    switch ((MoveKind)move->kind) {
    case MOVE_DISCARD:
    case MOVE_JACKHAMMER:
    case MOVE_TAKE:
        add(&touches, l->column[move->column]);
        break;
    case MOVE_PLACE:
    case MOVE_SCAFFOLD:
    case MOVE_DECORATE:
        add_space(&touches, table, move->space);
        break;
    case MOVE_DRILL:
        add_space(&touches, table, move->space);
        add(&touches, l->column_room[move->column]);
        add_card(&touches, table, RESOURCE_DRILL);
        break;
    case MOVE_MIX:
        add(&touches, l->column_room[move->column]);
        add(&touches, l->column_room[move->other_column]);
        add_card(&touches, table, RESOURCE_MIXER);
        break;
    case MOVE_ROOFER:
        add(&touches, l->resource_discards);
        add_card(&touches, table, RESOURCE_ROOFER);
        break;
    case MOVE_SUPPLY:
        add_space(&touches, table, move->space);
        add(&touches, l->room_discards);
        add_card(&touches, table, RESOURCE_SUPPLIER);
        break;
    case MOVE_HANDYMAN:
        add_space(&touches, table, move->space);
        add_space(&touches, table, move->other_space);
        add_card(&touches, table, RESOURCE_HANDYMAN);
        break;
    case MOVE_PASS: /* the button that does it, where one may be pressed */
        if (!table->watching)
            add(&touches, l->end_turn);
        break;
    case MOVE_KIND_COUNT:
        break;
    }
    return touches;
}

void marks_draw_sign(App *app, const Mark *mark, Box b)
{
    const TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE};
    paint_shadow(app->canvas, b, b.w / 2, 4, 0.5f);
    paint_box(app->canvas, b, b.w / 2, colour_lit(mark->colour, 0.1f),
              colour_dark(mark->colour, 0.15f));
    paint_frame(app->canvas, b, b.w / 2, 2, TONE_CREAM);
    if (mark->sign)
        text_draw(app->canvas, &style, mark->sign, box_inset(b, 3));
    else
        paint_picture(app->canvas, "icons", mark->icon, box_inset(b, b.w * 0.2f));
}

static Box sign_box(const Mark *mark, Box b)
{
    const float size = 30;
    const float x = mark->outer ? b.x + b.w - size * 0.65f : b.x - size * 0.35f;
    return box(x, b.y - size * 0.35f, size, size);
}

static void draw_signs(App *app, const Move *move, const Touches *touches, const Mark *mark)
{
    for (int i = 0; i < touches->count; i++) {
        const Box b = touches->items[i];
        marks_draw_sign(app, mark, sign_box(mark, b));
        if (move->kind == MOVE_PLACE && move->face_down) {
            const Box turned = box(mark->outer ? b.x + b.w - 30 : b.x, b.y + b.h - 30, 30, 30);
            marks_draw_sign(app, &(Mark){.colour = mark->colour, .icon = "flip"}, turned);
        }
    }
}

static void draw_move(App *app, const Table *table, const Move *move, const Mark *mark)
{
    const Touches touches = touches_of(table, move);
    for (int i = 0; i < touches.count; i++) {
        const Box b = touches.items[i];
        paint_frame(app->canvas, box_inset(b, mark->outer ? -8 : -3), 10, 4, mark->colour);
    }
    draw_signs(app, move, &touches, mark);
}
void marks_draw_plan(App *app, const Table *table, const Plan *plan, const Mark *mark)
{
    for (int i = 0; i < plan->count; i++)
        draw_move(app, table, &plan->moves[i], mark);
}

void marks_draw_signs(App *app, const Table *table, const Plan *plan, const Mark *mark)
{
    for (int i = 0; i < plan->count; i++) {
        const Touches touches = touches_of(table, &plan->moves[i]);
        draw_signs(app, &plan->moves[i], &touches, mark);
    }
}

void marks_draw_start(App *app, const Table *table, const Plan *plan, const Mark *mark)
{
    const Touches touches = touches_of(table, &plan->moves[0]);
    if (touches.count)
        marks_draw_sign(app, mark, sign_box(mark, touches.items[0]));
}

/* ---- the way of a card ---- */

/* Dots that swell towards the head, which points down: the market lies above every house. The way
 * bows a little to the side. */
enum { WAY_DOTS = 14 };
static const float DOT_FIRST = 8, DOT_LAST = 13, HEAD = 34, BOW = 0.14f;

/* A point of a bowed line, `t` of the way. */
static SDL_FPoint on_way(SDL_FPoint from, SDL_FPoint to, float t)
{
    const float dx = to.x - from.x, dy = to.y - from.y;
    const float aside = 4 * t * (1 - t) * BOW;
    return (SDL_FPoint){from.x + dx * t + dy * aside, from.y + dy * t - dx * aside};
}

static void draw_dot(App *app, SDL_FPoint at, float size, SDL_Color colour)
{
    const Box b = box(at.x - size / 2, at.y - size / 2, size, size);
    paint_box(app->canvas, box_inset(b, -1.5f), size / 2 + 1.5f, TONE_CREAM, TONE_CREAM);
    paint_box(app->canvas, b, size / 2, colour, colour);
}

static void draw_way(App *app, SDL_FPoint from, SDL_FPoint to, SDL_Color colour)
{
    for (int i = 0; i < WAY_DOTS; i++) {
        const float t = (float)i / WAY_DOTS;
        draw_dot(app, on_way(from, to, t), DOT_FIRST + (DOT_LAST - DOT_FIRST) * t, colour);
    }
    const Box head = box(to.x - HEAD / 2, to.y - HEAD / 2, HEAD, HEAD);
    draw_dot(app, to, HEAD, colour);
    shape_draw(app->canvas, SHAPE_DOWN, box_inset(head, HEAD * 0.24f), TONE_CREAM);
}

/* Where the arrow of a plan begins and ends; false if it has none. */
static bool find_way(const Table *table, const Plan *plan, SDL_FPoint *from, SDL_FPoint *to)
{
    const Move *take = &plan->moves[0];
    const bool takes = plan->count && (take->kind == MOVE_TAKE || take->kind == MOVE_JACKHAMMER);
    if (!takes || table_lifted_column(table) == take->column)
        return false; /* in hand already */
    for (int i = 1; i < plan->count; i++) {
        if (plan->moves[i].kind != MOVE_PLACE)
            continue;
        const Box room = table->layout.column_room[take->column];
        const Box space = table->layout.spaces[plan->moves[i].space];
        *from = (SDL_FPoint){room.x + room.w / 2, room.y + room.h * 0.72f};
        *to = (SDL_FPoint){space.x + space.w / 2, space.y + space.h * 0.34f};
        return true;
    }
    return false;
}

void marks_draw_way(App *app, const Table *table, const Plan *plan, const Mark *mark)
{
    SDL_FPoint from, to;
    if (find_way(table, plan, &from, &to))
        draw_way(app, from, to, mark->colour);
}

int marks_list(const Table *table, const Plan *plan, Box marks[MARKS_MAX])
{
    enum { WAY_PARTS = 8 };
    int count = 0;
    SDL_FPoint from, to;
    for (int i = 0; i < plan->count; i++) {
        const Touches touches = touches_of(table, &plan->moves[i]);
        for (int k = 0; k < touches.count; k++)
            marks[count++] = sign_box(&(Mark){0}, touches.items[k]);
    }
    for (int i = 0; find_way(table, plan, &from, &to) && i <= WAY_PARTS; i++) {
        const SDL_FPoint at = on_way(from, to, (float)i / WAY_PARTS);
        marks[count++] = box(at.x - HEAD / 2, at.y - HEAD / 2, HEAD, HEAD);
    }
    return count;
}
