#include "app/pieces/bonus_tracker.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"
#include "dreamhome/score.h"

#include <math.h>
#include <stdio.h>

enum { ROOMS_MAX = 3 };

/* Shares of a row; below LEAST units a sign cannot be told from another. */
static const float SIGN = 0.92f, SIGN_STACKED = 0.56f, CHIP_WIDTH = 1.5f, CHIP_HEIGHT = 0.74f,
                   CHIP_LARGE = 0.98f, CHIP_PRINT = 0.72f, CHIP_PRINT_LARGE = 0.82f;
static const float LEAST = 17, LARGEST = 34, SIGN_GAP = 3, ROW_MOST = 42, WORTH_STACKING = 1.3f;

/* The largest size grows with the text, but less, as there is little room. */
static float growth(const Canvas *canvas)
{
    return fmaxf(1, 0.5f + 0.5f * fminf(canvas->text_scale, 2));
}

typedef struct Bonus {
    int count;
    RoomType types[ROOMS_MAX];
    bool there[ROOMS_MAX];
    int points; /* that it brings now, or would */
    bool met;
} Bonus;

static Bonus bathrooms_of(const Home *home)
{
    Home whole = *home;
    whole.of_type[ROOM_BATHROOM] |= space_bit(SPACE_A1) | space_bit(SPACE_A2);
    return (Bonus){.count = 2,
                   .types = {ROOM_BATHROOM, ROOM_BATHROOM},
                   .there = {home->of_type[ROOM_BATHROOM] & SPACES_TOP,
                             home->of_type[ROOM_BATHROOM] & SPACES_MIDDLE},
                   .points = score_bathrooms(&whole),
                   .met = score_bathrooms(home) > 0};
}

static Bonus trio_of(const Home *home)
{
    Bonus bonus = {.count = 3,
                   .types = {ROOM_BATHROOM, ROOM_KITCHEN, ROOM_BEDROOM},
                   .met = score_trio(home) > 0};
    Home whole = *home;
    for (int i = 0; i < bonus.count; i++) {
        bonus.there[i] = home->of_type[bonus.types[i]];
        whole.of_type[bonus.types[i]] |= space_bit(SPACE_A1);
    }
    bonus.points = score_trio(&whole);
    return bonus;
}

Bonuses bonus_tracker_points(const Home *home)
{
    return (Bonuses){.bathrooms = bathrooms_of(home).points, .trio = trio_of(home).points};
}

static void draw_sign(Canvas *canvas, RoomType type, bool there, Box b)
{
    char key[32];
    snprintf(key, sizeof key, "room-%s", ROOM_INFO[type].key);
    SDL_Texture *sign = pictures_get(canvas->pictures, "icons", key, b.w * canvas->unit);
    paint_texture(canvas, sign, box(0, 0, 1, 1), b, there ? 1 : 0.22f, 0);
    if (!there)
        paint_frame(canvas, b, b.w / 2, fmaxf(1, b.w * 0.05f), colour_alpha(TONE_CREAM, 0.4f));
}

/* Green with a tick once it is met. */
static void draw_chip(Canvas *canvas, const Bonus *bonus, Box b)
{
    TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE};
    const float radius = b.h / 2;
    char words[8];
    const float print = canvas->text_scale > 1 ? CHIP_PRINT_LARGE : CHIP_PRINT;
    style.size = b.h * print / canvas->text_scale; /* a sign, like those beside it */
    snprintf(words, sizeof words, bonus->met ? "%d" : "+%d", bonus->points);
    if (bonus->met)
        paint_box(canvas, b, radius, colour_lit(TONE_GREEN, 0.15f), TONE_GREEN);
    else
        paint_frame(canvas, b, radius, 1.2f, colour_alpha(TONE_CREAM, 0.45f));
    if (!bonus->met)
        style.colour = TONE_CREAM_SOFT;
    else
        paint_picture(canvas, "icons", "check",
                      box_centred(box_cut_left(&b, b.h * 0.8f, 0), b.h * 0.6f, b.h * 0.6f));
    text_draw(canvas, &style, words, b);
}

/* The signs in a row, the points at its end; where there is more height than width, below them. */
static void draw_bonus(Canvas *canvas, const Bonus *bonus, Box b)
{
    const float largest = LARGEST * growth(canvas);
    const float in_row =
        fminf(fminf(b.h * SIGN, largest), (b.w / (ROOMS_MAX + CHIP_WIDTH)) - SIGN_GAP);
    const float above = fminf(fminf(b.h * SIGN_STACKED, largest), b.w / ROOMS_MAX - SIGN_GAP);
    const bool stacked = in_row < LEAST || above > in_row * WORTH_STACKING;
    const float size = stacked ? above : in_row;
    const float share = canvas->text_scale > 1 ? CHIP_LARGE : CHIP_HEIGHT;
    const float chip = stacked ? b.h * (1 - SIGN_STACKED) * 0.9f : size * share;
    Box line = stacked ? box_cut_top(&b, size, 1) : box_centred(b, b.w, size);
    const Box end =
        stacked ? box_centred(box(b.x, b.y, b.w, chip), chip * 2, chip)
                : box_centred(box_cut_right(&line, size * CHIP_WIDTH, 0), size * CHIP_WIDTH, chip);
    if (stacked)
        line = box_centred(line, (size + SIGN_GAP) * (float)bonus->count - SIGN_GAP, size);
    for (int i = 0; i < bonus->count; i++)
        draw_sign(canvas, bonus->types[i], bonus->there[i], box_cut_left(&line, size, SIGN_GAP));
    draw_chip(canvas, bonus, end);
}

void bonus_tracker_draw(Canvas *canvas, const Home *home, Box b)
{
    static const float LOW = 6; /* so much wider than high */
    const Bonus bathrooms = bathrooms_of(home), trio = trio_of(home);
    if (b.w > b.h * LOW) {
        const Box left = box_cut_left(&b, b.w * 0.46f, 10);
        draw_bonus(canvas, &bathrooms, left);
        draw_bonus(canvas, &trio, b);
        return;
    }
    b = box_centred(b, b.w, fminf(b.h, 2 * ROW_MOST * growth(canvas)));
    draw_bonus(canvas, &bathrooms, box_cut_top(&b, (b.h - 4) / 2, 4));
    draw_bonus(canvas, &trio, b);
}
