#include "app/pieces/card_face.h"

#include "app/draw/contrast.h"
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/shapes.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>

/* The sizes of its print, in those units. */
static const float PRINTED_NAME = 23, PRINTED_POINTS = 26;

/* The share of a ribbon between its folds, and above them. */
static const float RIBBON_WIDTH = 0.84f, RIBBON_HEIGHT = 0.8f;

/* Heights of a ribbon and of the line of points; where a ribbon hangs at the upper edge. */
static const float RIBBON = 36, POINTS_HEIGHT = 32, RIBBON_TOP = 2;

SDL_Color card_room_colour(RoomType type)
{
    switch (type) {
    case ROOM_LIVING:
        return TONE_SEA;
    case ROOM_KITCHEN:
        return TONE_BRICK;
    case ROOM_BEDROOM:
        return TONE_MAUVE;
    case ROOM_CHILDREN:
        return TONE_AMBER;
    case ROOM_BATHROOM:
        return TONE_SKY;
    default:
        return ROOM_INFO[type].kind == ROOM_KIND_BASEMENT ? TONE_GRANITE : TONE_WOOD;
    }
}

/* Until a picture has come in this size, as in flight, the one of another size stands in, so that
 * the card is never blank. `came` says which of the two is returned; asking the loader again could
 * give another answer. */
static SDL_Texture *picture_of(Canvas *canvas, const char *folder, const char *key, float width,
                               bool *came)
{
    SDL_Texture *picture = pictures_get(canvas->pictures, folder, key, width);
    *came = picture != NULL;
    return picture ? picture : pictures_get_meanwhile(canvas->pictures, folder, key, width);
}

static bool draw_picture(Canvas *canvas, const char *folder, const char *key, Box part, Box b)
{
    bool came;
    const float width = b.w / part.w * canvas->unit;
    paint_texture(canvas, picture_of(canvas, folder, key, width, &came), part, b, 1, 0);
    return came;
}

/* Whether a name fits on one line. Large print must not shrink for that, as line_fits allows. */
static bool is_one_line(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    return canvas->text_scale > 1 ? text_width(canvas, style, words) <= width
                                  : line_fits(canvas, style, words, width);
}

/* A name that is too long for its ribbon makes it wider, and higher if it needs two lines: upwards,
 * or downwards where it hangs at the upper edge of the card. */
static Box ribbon_for(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    float width, height;
    text_measure(canvas, style, words, 0, &width, &height);
    if (width <= b.w * RIBBON_WIDTH)
        return b;
    b = box_centred(b, CARD_UNITS - 6, b.h);
    if (is_one_line(canvas, style, words, b.w * RIBBON_WIDTH) || !strchr(words, ' '))
        return b;
    height = widget_label_height(canvas, style, words, b.w * RIBBON_WIDTH) / RIBBON_HEIGHT;
    return box(b.x, fmaxf(RIBBON_TOP, b.y + b.h - height), b.w, height);
}

static TextStyle ribbon_style(SDL_Color colour)
{
    return (TextStyle){TEXT_LABEL, contrast_words_on(colour), .align = ALIGN_CENTRE,
                       .size = PRINTED_NAME};
}

/* With larger print it is higher, from its lower edge. */
static Box ribbon_grown(Canvas *canvas, const char *name, Box b)
{
    const TextStyle style = ribbon_style(TONE_INK);
    const float more = b.h * (canvas->text_scale - 1);
    return ribbon_for(canvas, &style, name, box(b.x, b.y - more, b.w, b.h + more));
}

static bool draw_ribbon(Canvas *canvas, const char *key, Box b, SDL_Color colour, const char *name)
{
    const TextStyle style = ribbon_style(colour);
    b = ribbon_grown(canvas, name, b);
    bool came = true;
    colour = contrast_is_light(colour) ? colour_lit(colour, 0.2f) : colour_dark(colour, 0.12f);
    if (canvas->contrast)
        paint_box(canvas, box(b.x, b.y, b.w, b.h * RIBBON_HEIGHT), 6, colour, colour);
    else
        paint_tinted(canvas, picture_of(canvas, "cards/frames", key, b.w * canvas->unit, &came), b,
                     colour);
    widget_draw_label(canvas, &style, name,
                      box(b.x + b.w * (1 - RIBBON_WIDTH) / 2, b.y + b.h * 0.04f, b.w * RIBBON_WIDTH,
                          b.h * RIBBON_HEIGHT));
    return came;
}

/* One group: as many small rooms as the size, and the points. */
static float draw_size(Canvas *canvas, float x, float y, int size, int points, SDL_Color colour)
{
    const TextStyle style = {TEXT_NAME, colour_dark(TONE_INK, 0.1f), .align = ALIGN_LEFT,
                             .size = PRINTED_POINTS};
    const float print = canvas->text_scale;
    char number[8];
    for (int i = 0; i < size; i++) {
        paint_box(canvas, box(x, y + 9 * print, 11 * print, 15 * print), 3,
                  colour_lit(colour, 0.12f), colour);
        x += 13 * print;
    }
    snprintf(number, sizeof number, "%d", points);
    text_draw(canvas, &style, number, box(x + 3, y, 30 * print, POINTS_HEIGHT * print));
    return x + 22 * print;
}

static float points_width(const RoomInfo *info)
{
    int cards = 0;
    for (int size = 1; size <= info->limit; size++)
        cards += size;
    const int groups = info->limit + (info->beside ? 1 : 0);
    return (float)cards * 13 + (float)groups * 25 + (float)(groups - 1) * 12 +
           (info->beside ? 40 : 0);
}

/* On a light ground of its own where the frame has none there. */
static bool draw_points(Canvas *canvas, RoomType type, float y, bool on_dark)
{
    const RoomInfo *info = &ROOM_INFO[type];
    const SDL_Color colour = paint_mark_tone(canvas, card_room_colour(type));
    const float print = canvas->text_scale;
    const float width = points_width(info) * print;
    float x = (CARD_UNITS - width) / 2;
    if (on_dark)
        paint_box(canvas, box(x - 8, y, width + 16, POINTS_HEIGHT * print), 10,
                  colour_alpha(TONE_CREAM, 0.92f), colour_alpha(TONE_PAPER, 0.92f));
    for (int size = 1; size <= info->limit; size++)
        x = draw_size(canvas, x, y, size, info->points[size - 1], colour) + 12 * print;
    if (!info->beside)
        return true;
    char key[32];
    snprintf(key, sizeof key, "room-%s", ROOM_INFO[info->beside].key);
    draw_size(canvas, x + 32 * print, y, 0, info->points_beside, colour);
    return draw_picture(canvas, "icons", key, box(0, 0, 1, 1),
                        box(x, y + 2 * print, 28 * print, 28 * print));
}

static Box room_ribbon(float y)
{
    return box(18, y, 214, RIBBON);
}

static bool draw_room_name(Canvas *canvas, RoomType type, const char *name, float y)
{
    return !name || draw_ribbon(canvas, "ribbon", room_ribbon(y), card_room_colour(type), name);
}

/* At the upper edge, with the points and the sign below it. */
static bool draw_basement_print(Canvas *canvas, RoomType type, const char *name, const char *icon)
{
    const float more = canvas->text_scale - 1;
    const Box ribbon = room_ribbon(RIBBON_TOP + RIBBON * more);
    const Box grown = name ? ribbon_grown(canvas, name, ribbon) : ribbon;
    const float below = grown.y + grown.h - 4;
    bool complete = draw_room_name(canvas, type, name, ribbon.y);
    complete &= draw_points(canvas, type, below, true);
    complete &= draw_picture(canvas, "icons", icon, box(0, 0, 1, 1),
                             box(12, below + 38 + POINTS_HEIGHT * more, 44, 44));
    return complete;
}

static bool make_room(Canvas *canvas, RoomCard card, const char *name)
{
    const RoomType type = room_card_type(card);
    const bool basement = ROOM_INFO[type].kind == ROOM_KIND_BASEMENT;
    const char *frame = basement                                   ? "frame-basement"
                        : ROOM_INFO[type].kind == ROOM_KIND_UNIQUE ? "frame-unique"
                                                                   : "frame-normal";
    char key[32], icon[32];
    Text text = text_on(key, sizeof key);
    notation_write_room(&text, card);
    snprintf(icon, sizeof icon, "room-%s", ROOM_INFO[type].key);
    const float top = basement ? CARD_BASEMENT_WINDOW_TOP : CARD_WINDOW_TOP;
    bool complete = draw_picture(canvas, "cards/rooms", key, CARD_WINDOW_PART,
                                 box(CARD_WINDOW_TOP, top, CARD_WINDOW, 234));
    complete &= draw_picture(canvas, "cards/frames", frame, box(0, 0, 1, 1), box(0, 0, 250, 300));
    const float more = canvas->text_scale - 1; /* of the heights of what is printed */
    if (basement) {
        complete &= draw_basement_print(canvas, type, name, icon);
    } else {
        const float lift = POINTS_HEIGHT * more;
        complete &= draw_room_name(canvas, type, name, 216 - lift);
        complete &= draw_points(canvas, type, 256 - lift, more > 0);
        complete &= draw_picture(canvas, "icons", icon, box(0, 0, 1, 1), box(12, 12, 44, 44));
    }
    return complete;
}

static SDL_Color resource_colour(ResourceType type)
{
    static const unsigned ROOFS[COLOUR_COUNT] = {0xa8432f, 0x6d452c, 0x425b76, 0x5f7b40};
    switch (RESOURCE_INFO[type].kind) {
    case RESOURCE_KIND_ROOF:
        return RGB(ROOFS[RESOURCE_INFO[type].colour]);
    case RESOURCE_KIND_TOOL:
        return TONE_SLATE;
    case RESOURCE_KIND_HELPER:
        return TONE_MAUVE;
    default:
        return TONE_COPPER;
    }
}

/* Colour never stands alone: upright, level, dotted or checked, as the player wishes. */
static void draw_roof_pattern(Canvas *canvas, RoofColour colour)
{
    const SDL_Color ink = TONE_CREAM_SOFT;
    switch (colour) {
    case COLOUR_RED:
        for (float x = 30; x < 225; x += 36)
            paint_box(canvas, box(x, 12, 10, 102), 4, ink, ink);
        break;
    case COLOUR_BROWN:
        for (float y = 20; y < 110; y += 28)
            paint_box(canvas, box(14, y, 222, 10), 4, ink, ink);
        break;
    case COLOUR_BLUE:
        for (int i = 0; i < 15; i++)
            shape_draw(canvas, SHAPE_CIRCLE,
                       box(26 + 44 * (float)(i % 5), 16 + 33 * (float)(i / 5), 22, 22), ink);
        break;
    default:
        for (int i = 0; i < 8; i++)
            shape_draw(canvas, SHAPE_CROSS,
                       box(24 + 56 * (float)(i % 4), 14 + 50 * (float)(i / 4), 36, 36), ink);
        break;
    }
}

static bool make_resource(Canvas *canvas, ResourceCard card, const char *name)
{
    const ResourceType type = resource_card_type(card);
    const ResourceInfo *info = &RESOURCE_INFO[type];
    bool complete =
        draw_picture(canvas, "cards/resources", info->key, box(0, 0, 1, 1), box(0, 0, 250, 157));
    if (canvas->patterns && info->kind == RESOURCE_KIND_ROOF)
        draw_roof_pattern(canvas, info->colour);
    if (!name)
        return complete;
    complete &=
        draw_ribbon(canvas, "ribbon-small", box(22, 117, 206, 34), resource_colour(type), name);
    if (info->value) {
        const TextStyle style = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE,
                                 .size = PRINTED_POINTS};
        char number[8];
        snprintf(number, sizeof number, "%d", info->value);
        const float size = 44 * canvas->text_scale;
        const Box badge = box(CARD_UNITS - 6 - size, 6, size, size);
        complete &= draw_picture(canvas, "cards/frames", "points-badge", box(0, 0, 1, 1), badge);
        text_draw(canvas, &style, number, box_inset(badge, size * 0.13f));
    }
    return complete;
}

bool card_face_draw(Canvas *canvas, CardRef card, const char *name)
{
    switch (card.face) {
    case CARD_ROOM:
        return make_room(canvas, card.card, name);
    case CARD_RESOURCE:
        return make_resource(canvas, card.card, name);
    case CARD_ROOM_BACK:
        return draw_picture(canvas, "cards/backs", "back-room", box(0, 0, 1, 1),
                            box(0, 0, 250, 300));
    case CARD_RESOURCE_BACK:
        break;
    }
    return draw_picture(canvas, "cards/backs", "back-resource", box(0, 0, 1, 1),
                        box(0, 0, 250, 157));
}
