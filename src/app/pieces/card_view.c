#include "app/pieces/card_view.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/pieces/card_face.h"
#include "app/words/names.h"
#include "dreamhome/notation.h"

#include <math.h>
#include <stdlib.h>

/* MARGIN: clear pixels around a card's texture, so that the edges of a turned card are smooth. */
enum { CARDS_MAX = 256, MARGIN = 2 };

/* How print follows the text size. */
static const float PRINT_GROWTH = 0.3f, PRINT_LARGEST = 1.3f;

/* Narrower cards have no name: in pixels, and, for large text, in units times the text scale. */
static const float NAMED_PIXELS = 80, NAMED_UNITS = 36;

/* How thick a card is when it is seen edge-on, as a share of its width. */
static const float EDGE = 0.04f;

/* A space of a house shows its scene from a little higher on, in shares of its width. */
static const float SPACE_ABOVE = 8.0f / 240;

typedef struct MadeCard {
    CardRef ref;
    int width;        /* pixels */
    const char *name; /* that stands on it, borrowed from the words: one for each language */
    SDL_Texture *texture;
    bool complete; /* all its pictures were there */
    Uint32 used;
} MadeCard;

struct Cards {
    Canvas *canvas;
    const Words *words;
    int count;
    MadeCard items[CARDS_MAX];
    Uint32 clock;
};

Cards *cards_new(Canvas *canvas, const Words *words)
{
    Cards *cards = calloc(1, sizeof *cards);
    if (!cards)
        abort();
    cards->canvas = canvas;
    cards->words = words;
    return cards;
}

Canvas *cards_canvas(const Cards *cards)
{
    return cards->canvas;
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

/* Clear, but in the colour of the edge: smooth edges must not fade to black. */
static void clear_card(SDL_Renderer *renderer)
{
    SDL_SetRenderDrawColor(renderer, 255, 246, 230, 0);
    SDL_RenderClear(renderer);
}

/* Print grows with the text size, but less: a card is a picture first. */
static float print_scale(float text_scale)
{
    return fminf(fmaxf(1, 1 + PRINT_GROWTH * (text_scale - 1)), PRINT_LARGEST);
}

/* On a card as small as a stamp words would be a smear, so only the picture is drawn. For readers
 * of large text this begins with larger cards. */
static bool too_small_for_words(const Canvas *window, int width)
{
    const float least = window->text_scale > 1 ? NAMED_UNITS * window->text_scale : 0;
    return (float)width < fmaxf(NAMED_PIXELS, least * window->unit);
}

/* Draws into a texture, on a canvas of the card's own. */
static void make_card(const Canvas *window, MadeCard *card)
{
    SDL_Renderer *renderer = window->renderer;
    SDL_Texture *before = SDL_GetRenderTarget(renderer);
    const int height = (int)lroundf(card_height(card->ref, (float)card->width));
    card->texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                                      card->width + 2 * MARGIN, height + 2 * MARGIN);
    if (!card->texture)
        return;
    SDL_SetTextureBlendMode(card->texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(card->texture, SDL_ScaleModeLinear);
    SDL_SetRenderTarget(renderer, card->texture);
    SDL_RenderSetViewport(renderer,
                          &(SDL_Rect){MARGIN, MARGIN, card->width, height}); /* of the target */
    clear_card(renderer);
    Canvas canvas = *window;
    canvas.sketch = NULL; /* whatever is done with the window, the card is painted */
    canvas.still = false;
    canvas.part = (SDL_Rect){0};
    canvas.unit = (float)card->width / CARD_UNITS;
    canvas.view = box(0, 0, CARD_UNITS, (float)height / canvas.unit);
    canvas.text_scale = print_scale(window->text_scale);
    canvas.wide = false; /* on a ribbon more air would only make letters smaller */
    const char *name = too_small_for_words(window, card->width) ? NULL : card->name;
    card->complete = card_face_draw(&canvas, card->ref, name);
    if (canvas.contrast)
        paint_frame(&canvas, box_inset(canvas.view, 2), 14, 4, TONE_INK);
    if (!card->complete) {
        clear_card(renderer);
        paint_box(&canvas, canvas.view, 14, TONE_CREAM, TONE_PAPER);
        card_face_draw(&canvas, card->ref, name);
    }
    SDL_SetRenderTarget(renderer, before);
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

static const char *name_on(const Words *words, CardRef ref)
{
    if (ref.face == CARD_ROOM)
        return tr(words, name_of_room(room_card_type(ref.card)));
    if (ref.face == CARD_RESOURCE)
        return tr(words, name_of_resource(resource_card_type(ref.card)));
    return NULL;
}

static MadeCard *find(Cards *cards, CardRef ref, int width, const char *name)
{
    for (int i = 0; i < cards->count; i++) {
        MadeCard *card = &cards->items[i];
        if (card->ref.face == ref.face && card->ref.card == ref.card && card->width == width &&
            card->name == name)
            return card;
    }
    return NULL;
}

static SDL_Texture *texture_of(Cards *cards, CardRef ref, int width, const char *name)
{
    MadeCard *card = find(cards, ref, width, name);
    if (card) {
        card->used = ++cards->clock;
        return card->texture;
    }
    card = place_for(cards);
    *card = (MadeCard){.ref = ref, .width = width, .name = name, .used = ++cards->clock};
    make_card(cards->canvas, card);
    return card->texture;
}

/* Widths are rounded up to steps, so that a flight does not make a new card for every frame. */
static int made_width(const Canvas *canvas, float width)
{
    enum { SIZE_STEP = 16 };
    const int pixels = (int)(width * canvas->unit);
    return (pixels + SIZE_STEP - 1) / SIZE_STEP * SIZE_STEP;
}

bool card_make(Cards *cards, CardRef card, float width)
{
    const int pixels = made_width(cards->canvas, width);
    const char *name = name_on(cards->words, card);
    if (pixels <= 0 || find(cards, card, pixels, name))
        return false;
    texture_of(cards, card, pixels, name);
    return true;
}

static void draw_made(Cards *cards, CardRef card, Box b, float alpha, float degrees)
{
    const int width = made_width(cards->canvas, b.w);
    SDL_Texture *texture = texture_of(cards, card, width, name_on(cards->words, card));
    paint_texture(cards->canvas, texture, box(0, 0, 1, 1),
                  box_inset(b, -MARGIN * b.w / (float)width), alpha, degrees);
}

static void tell(const Cards *cards, CardRef card)
{
    if (card.face == CARD_ROOM || card.face == CARD_RESOURCE)
        canvas_tell_piece(cards->canvas, card.face == CARD_ROOM ? "room" : "resource", card.card);
}

void card_draw_fading(Cards *cards, CardRef card, Box b, float alpha)
{
    b.h = card_height(card, b.w);
    if (made_width(cards->canvas, b.w) > 0)
        draw_made(cards, card, b, alpha, 0);
}

Box card_over_scene(CardRef card, Box space)
{
    if (card.face != CARD_ROOM)
        return box_centred(space, space.w, card_height(card, space.w));
    const bool basement = ROOM_INFO[room_card_type(card.card)].kind == ROOM_KIND_BASEMENT;
    const float top = basement ? CARD_BASEMENT_WINDOW_TOP : CARD_WINDOW_TOP;
    const float scale = space.w / CARD_WINDOW;
    return box(space.x - CARD_WINDOW_TOP * scale, space.y + SPACE_ABOVE * space.w - top * scale,
               CARD_UNITS * scale, card_height(card, CARD_UNITS * scale));
}

static void draw_shadow(const Cards *cards, Box b, float lift)
{
    paint_shadow(cards->canvas, box_inset(b, 2), b.w * 0.06f, 5 + 12 * lift, 0.5f - 0.12f * lift);
}

void card_draw_unnamed(Cards *cards, CardRef card, Box b, float lift)
{
    const int width = made_width(cards->canvas, b.w);
    if (width <= 0)
        return;
    b.h = card_height(card, b.w);
    draw_shadow(cards, b, lift);
    paint_texture(cards->canvas, texture_of(cards, card, width, NULL), box(0, 0, 1, 1),
                  box_inset(b, -MARGIN * b.w / (float)width), 1, 0);
    tell(cards, card);
}

void card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees)
{
    if (made_width(cards->canvas, b.w) <= 0)
        return;
    b.h = card_height(card, b.w);
    draw_shadow(cards, b, lift);
    draw_made(cards, card, b, 1, degrees);
    tell(cards, card);
}

void card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees)
{
    const CardRef back = {card.face == CARD_ROOM ? CARD_ROOM_BACK : CARD_RESOURCE_BACK, 0};
    const CardRef seen = turned < 0.5f ? card : back;
    const int width = made_width(cards->canvas, b.w);
    if (width <= 0)
        return;
    b.h = card_height(card, b.w);
    b = box_inset(b, -MARGIN * b.w / (float)width);
    b = box_centred(b, b.w * fmaxf(fabsf(1 - 2 * turned), EDGE), b.h);
    paint_shadow(cards->canvas, box_inset(b, 2), b.h * 0.1f, 12, 0.4f);
    paint_texture(cards->canvas, texture_of(cards, seen, width, name_on(cards->words, seen)),
                  box(0, 0, 1, 1), b, 1, degrees);
    tell(cards, seen);
}

/* In the size in which the card is made. */
void card_load(const Cards *cards, CardRef card, float width)
{
    Pictures *pictures = cards->canvas->pictures;
    const float pixels = (float)made_width(cards->canvas, width);
    char key[32];
    Text text = text_on(key, sizeof key);
    if (card.face == CARD_ROOM) {
        notation_write_room(&text, card.card);
        pictures_get(pictures, "cards/rooms", key,
                     pixels * CARD_WINDOW / CARD_UNITS / CARD_WINDOW_PART.w);
    } else if (card.face == CARD_RESOURCE) {
        pictures_get(pictures, "cards/resources", RESOURCE_INFO[resource_card_type(card.card)].key,
                     pixels);
    }
}
