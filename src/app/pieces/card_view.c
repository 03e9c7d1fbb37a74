#include "app/pieces/card_view.h"

#include "app/draw/shapes.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"
#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARDS_MAX = 256 };

/* The canvas on which cards are designed; a resource is as wide as a room. */
static const float CANVAS_WIDTH = 250;

/* The share of a ribbon between its folds, and above them. */
static const float RIBBON_WIDTH = 0.84f, RIBBON_HEIGHT = 0.8f;

typedef struct MadeCard {
    CardRef ref;
    int width;        /* pixels */
    const char *name; /* that stands on it, borrowed from the words: one for each language */
    SDL_Texture *texture;
    bool complete; /* all its pictures were there */
    Uint32 used;
} MadeCard;

struct Cards {
    int count;
    MadeCard items[CARDS_MAX];
    Uint32 clock;
};

Cards *cards_new(void)
{
    Cards *cards = calloc(1, sizeof *cards);
    if (!cards)
        abort();
    return cards;
}

void cards_forget(Cards *cards)
{
    for (int i = 0; i < cards->count; i++)
        SDL_DestroyTexture(cards->items[i].texture);
    cards->count = 0;
}

void cards_free(Cards *cards)
{
    if (!cards)
        return;
    cards_forget(cards);
    free(cards);
}

void cards_refresh(Cards *cards)
{
    int kept = 0;
    for (int i = 0; i < cards->count; i++) {
        if (cards->items[i].complete)
            cards->items[kept++] = cards->items[i];
        else
            SDL_DestroyTexture(cards->items[i].texture);
    }
    cards->count = kept;
}

float card_height(CardRef card, float width)
{
    const bool room = card.face == CARD_ROOM || card.face == CARD_ROOM_BACK;
    return width * (room ? CARD_ROOM_RATIO : CARD_RESOURCE_RATIO);
}

SDL_Color card_room_colour(RoomType type)
{
    switch (type) {
    case ROOM_LIVING:
        return RGB(0x4e8c87);
    case ROOM_KITCHEN:
        return RGB(0xb9553f);
    case ROOM_BEDROOM:
        return RGB(0x7a5570);
    case ROOM_CHILDREN:
        return RGB(0xd08a2c);
    case ROOM_BATHROOM:
        return RGB(0x5b80a6);
    default:
        return ROOM_INFO[type].kind == ROOM_KIND_BASEMENT ? RGB(0x6b6660) : RGB(0x7d5233);
    }
}

/* ---- putting a card together, on the canvas ---- */

static bool draw_picture(App *app, const char *folder, const char *key, Box part, Box b)
{
    SDL_Texture *texture = pictures_get(app->pictures, folder, key, b.w / part.w * app->unit);
    paint_texture(app, texture, part, b, 1, 0);
    return texture != NULL;
}

/* A name that is too long for its ribbon makes it wider, and higher if it needs two lines. */
static Box ribbon_for(App *app, const TextStyle *style, const char *words, Box b)
{
    float width, height;
    text_measure(app, style, words, 0, &width, &height);
    if (width <= b.w * RIBBON_WIDTH)
        return b;
    b = box_centred(b, CANVAS_WIDTH - 6, b.h);
    if (line_fits(app, style, words, b.w * RIBBON_WIDTH) || !strchr(words, ' '))
        return b;
    height = widget_label_height(app, style, words, b.w * RIBBON_WIDTH) / RIBBON_HEIGHT;
    return box(b.x, b.y + b.h - height, b.w, height);
}

static bool draw_ribbon(App *app, const char *key, Box b, SDL_Color colour, const char *name)
{
    const TextStyle style = {FACE_STRONG, 23, TONE_CREAM, ALIGN_CENTRE, false};
    const char *words = tr(app->words, name);
    b = ribbon_for(app, &style, words, b);
    SDL_Texture *ribbon = pictures_get(app->pictures, "cards/frames", key, b.w * app->unit);
    paint_tinted(app, ribbon, b, colour);
    widget_draw_label(app, &style, words,
                      box(b.x + b.w * (1 - RIBBON_WIDTH) / 2, b.y + b.h * 0.04f, b.w * RIBBON_WIDTH,
                          b.h * RIBBON_HEIGHT));
    return ribbon != NULL;
}

/* One group: as many small rooms as the size, and the points. */
static float draw_size(App *app, float x, float y, int size, int points, SDL_Color colour)
{
    const TextStyle style = {FACE_TITLE, 25, colour_dark(TONE_INK, 0.1f), ALIGN_LEFT, false};
    char number[8];
    for (int i = 0; i < size; i++) {
        paint_box(app, box(x, y + 9, 11, 15), 3, colour_lit(colour, 0.12f), colour);
        x += 13;
    }
    snprintf(number, sizeof number, "%d", points);
    text_draw(app, &style, number, box(x + 3, y, 30, 32));
    return x + 22;
}

static void draw_points(App *app, RoomType type, float y, bool on_dark)
{
    const RoomInfo *info = &ROOM_INFO[type];
    const SDL_Color colour = on_dark ? TONE_CREAM : card_room_colour(type);
    int cards = 0;
    for (int size = 1; size <= info->limit; size++)
        cards += size;
    const int groups = info->limit + (info->beside ? 1 : 0);
    const float width =
        (float)cards * 13 + (float)groups * 25 + (float)(groups - 1) * 12 + (info->beside ? 40 : 0);
    float x = (CANVAS_WIDTH - width) / 2;
    if (on_dark) {
        paint_box(app, box(x - 8, y, width + 16, 32), 10, RGBA(0xfff6e6, 235), RGBA(0xf6e6ca, 235));
        for (int size = 1; size <= info->limit; size++)
            x = draw_size(app, x, y, size, info->points[size - 1], card_room_colour(type)) + 12;
        return;
    }
    for (int size = 1; size <= info->limit; size++)
        x = draw_size(app, x, y, size, info->points[size - 1], colour) + 12;
    if (info->beside) {
        char key[32];
        snprintf(key, sizeof key, "room-%s", ROOM_INFO[info->beside].key);
        paint_picture(app, "icons", key, box(x, y + 2, 28, 28));
        draw_size(app, x + 32, y, 0, info->points_beside, colour);
    }
}

/* On a card as small as a stamp words would be a smear: the picture alone says more. */
static bool too_small_for_words(const App *app)
{
    return app->unit * CANVAS_WIDTH < 80;
}

static bool draw_room_name(App *app, RoomType type, float y)
{
    return too_small_for_words(app) || draw_ribbon(app, "ribbon", box(18, y, 214, 36),
                                                   card_room_colour(type), name_of_room(type));
}

static bool make_room(App *app, RoomCard card)
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
    const float top = basement ? 60 : 7;
    /* The window shows the middle of the scene, without its bleed. */
    const Box part = box(20.0f / 280, 30.0f / 300, 240.0f / 280, 238.0f / 300);
    bool complete = draw_picture(app, "cards/rooms", key, part, box(7, top, 236, 234));
    complete &= draw_picture(app, "cards/frames", frame, box(0, 0, 1, 1), box(0, 0, 250, 300));
    if (basement) {
        complete &= draw_room_name(app, type, 2);
        draw_points(app, type, 34, true);
        complete &= draw_picture(app, "icons", icon, box(0, 0, 1, 1), box(12, 72, 44, 44));
    } else {
        complete &= draw_room_name(app, type, 216);
        draw_points(app, type, 256, false);
        complete &= draw_picture(app, "icons", icon, box(0, 0, 1, 1), box(12, 12, 44, 44));
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
        return RGB(0x55616a);
    case RESOURCE_KIND_HELPER:
        return RGB(0x7a5570);
    default:
        return RGB(0xb5713c);
    }
}

/* Colour never stands alone: upright, level, dotted or checked, as the player wishes. */
static void draw_roof_pattern(App *app, RoofColour colour)
{
    const SDL_Color ink = RGBA(0xfff6e6, 190);
    switch (colour) {
    case COLOUR_RED:
        for (float x = 30; x < 225; x += 36)
            paint_box(app, box(x, 12, 10, 102), 4, ink, ink);
        break;
    case COLOUR_BROWN:
        for (float y = 20; y < 110; y += 28)
            paint_box(app, box(14, y, 222, 10), 4, ink, ink);
        break;
    case COLOUR_BLUE:
        for (int i = 0; i < 15; i++)
            shape_draw(app, SHAPE_CIRCLE,
                       box(26 + 44 * (float)(i % 5), 16 + 33 * (float)(i / 5), 22, 22), ink);
        break;
    default:
        for (int i = 0; i < 8; i++)
            shape_draw(app, SHAPE_CROSS,
                       box(24 + 56 * (float)(i % 4), 14 + 50 * (float)(i / 4), 36, 36), ink);
        break;
    }
}

static bool make_resource(App *app, ResourceCard card)
{
    const ResourceType type = resource_card_type(card);
    const ResourceInfo *info = &RESOURCE_INFO[type];
    bool complete =
        draw_picture(app, "cards/resources", info->key, box(0, 0, 1, 1), box(0, 0, 250, 157));
    if (app->settings.patterns && info->kind == RESOURCE_KIND_ROOF)
        draw_roof_pattern(app, info->colour);
    if (too_small_for_words(app))
        return complete;
    complete &= draw_ribbon(app, "ribbon-small", box(22, 117, 206, 34), resource_colour(type),
                            name_of_resource(type));
    if (info->value) {
        const TextStyle style = {FACE_TITLE, 26, TONE_INK, ALIGN_CENTRE, false};
        char number[8];
        snprintf(number, sizeof number, "%d", info->value);
        complete &=
            draw_picture(app, "cards/frames", "points-badge", box(0, 0, 1, 1), box(200, 6, 44, 44));
        text_draw(app, &style, number, box(206, 11, 32, 32));
    }
    return complete;
}

static bool make(App *app, CardRef ref)
{
    switch (ref.face) {
    case CARD_ROOM:
        return make_room(app, ref.card);
    case CARD_RESOURCE:
        return make_resource(app, ref.card);
    case CARD_ROOM_BACK:
        return draw_picture(app, "cards/backs", "back-room", box(0, 0, 1, 1), box(0, 0, 250, 300));
    case CARD_RESOURCE_BACK:
        break;
    }
    return draw_picture(app, "cards/backs", "back-resource", box(0, 0, 1, 1), box(0, 0, 250, 157));
}

/* Draws into a texture with the canvas as the view, and puts everything back as it was. */
static void make_card(App *app, MadeCard *card)
{
    SDL_Texture *before = SDL_GetRenderTarget(app->renderer);
    const float unit = app->unit;
    const int text_size = app->settings.text_size;
    const int height = (int)lroundf(card_height(card->ref, (float)card->width));
    card->texture = SDL_CreateTexture(app->renderer, SDL_PIXELFORMAT_ARGB8888,
                                      SDL_TEXTUREACCESS_TARGET, card->width, height);
    if (!card->texture)
        return;
    SDL_SetTextureBlendMode(card->texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(card->texture, SDL_ScaleModeLinear);
    SDL_SetRenderTarget(app->renderer, card->texture);
    /* Clear, but in the colour of the edge: smooth edges must not fade to black. */
    SDL_SetRenderDrawColor(app->renderer, 255, 246, 230, 0);
    SDL_RenderClear(app->renderer);
    app->unit = (float)card->width / CANVAS_WIDTH;
    app->settings.text_size = 100;
    card->complete = make(app, card->ref);
    app->unit = unit;
    app->settings.text_size = text_size;
    SDL_SetRenderTarget(app->renderer, before);
}

static MadeCard *place_for(Cards *cards)
{
    if (cards->count < CARDS_MAX)
        return &cards->items[cards->count++];
    MadeCard *oldest = &cards->items[0];
    for (int i = 1; i < CARDS_MAX; i++) {
        if (cards->items[i].used < oldest->used)
            oldest = &cards->items[i];
    }
    SDL_DestroyTexture(oldest->texture);
    return oldest;
}

static const char *name_on(const App *app, CardRef ref)
{
    if (ref.face == CARD_ROOM)
        return tr(app->words, name_of_room(room_card_type(ref.card)));
    if (ref.face == CARD_RESOURCE)
        return tr(app->words, name_of_resource(resource_card_type(ref.card)));
    return NULL;
}

static SDL_Texture *texture_of(App *app, CardRef ref, int width)
{
    Cards *cards = app->cards;
    const char *name = name_on(app, ref);
    for (int i = 0; i < cards->count; i++) {
        MadeCard *card = &cards->items[i];
        if (card->ref.face == ref.face && card->ref.card == ref.card && card->width == width &&
            card->name == name) {
            card->used = ++cards->clock;
            return card->texture;
        }
    }
    MadeCard *card = place_for(cards);
    *card = (MadeCard){.ref = ref, .width = width, .name = name, .used = ++cards->clock};
    make_card(app, card);
    return card->texture;
}

void card_draw(App *app, CardRef card, Box b, float lift, float degrees)
{
    /* Sizes on the way are drawn from the next step, so that a flight does not make a card anew
     * for every frame. */
    enum { SIZE_STEP = 16 };
    const int pixels = (int)(b.w * app->unit);
    const int width = (pixels + SIZE_STEP - 1) / SIZE_STEP * SIZE_STEP;
    if (width <= 0)
        return;
    b.h = card_height(card, b.w);
    paint_shadow(app, box_inset(b, 2), b.w * 0.06f, 5 + 12 * lift, 0.5f - 0.12f * lift);
    SDL_Texture *texture = texture_of(app, card, width);
    paint_texture(app, texture, box(0, 0, 1, 1), b, 1, degrees);
}
