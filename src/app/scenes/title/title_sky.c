#include "app/scenes/title/title_sky.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"

#include <math.h>

/* The street as it was painted, and where its chimney ends. */
static const float STREET_RATIO = 16.0f / 10.0f;
static const float CHIMNEY_X = 0.5316f, CHIMNEY_Y = 0.487f;

enum { CLOUDS = 3, PUFFS = 4, PIECES = CLOUDS + PUFFS + 1 };

/* A painted thing in the sky. */
typedef struct Piece {
    const char *key;
    Box part;    /* of its picture */
    float width; /* of the whole picture as it is asked for, however large it is drawn */
    Box box;
    float alpha;
} Piece;

static const Box WHOLE = {0, 0, 1, 1};

/* From the left edge to the right, and again from the left. */
static float drift(const Canvas *canvas, double seconds, float start, float speed, float width)
{
    const float way = canvas->view.w + width;
    return fmodf(start * way + (float)seconds * speed, way) - width;
}

static Piece cloud(const Canvas *canvas, double seconds, int index)
{
    static const struct {
        float start, speed, top, width, alpha;
    } KINDS[CLOUDS] = {
        {0.24f, 7, 0.05f, 170, 0.85f},
        {0.52f, 5, 0.13f, 110, 0.7f},
        {0.70f, 9, 0.02f, 140, 0.8f},
    };
    const float ratio = 150.0f / 360.0f;
    const float width = KINDS[index].width;
    const float x = drift(canvas, seconds, KINDS[index].start, KINDS[index].speed, width);
    return (Piece){"cloud-1", WHOLE, width,
                   box(x, canvas->view.h * KINDS[index].top, width, width * ratio),
                   KINDS[index].alpha};
}

static Piece bird(const Canvas *canvas, double seconds)
{
    const float x = drift(canvas, seconds, 0.3f, 46, 900); /* it comes back after a while */
    const float y = canvas->view.h * 0.3f + 14 * sinf((float)seconds * 1.7f);
    return (Piece){"bird", WHOLE, 40, box(x, y, 40, 30), 1};
}

/* The street covers the view as widget_draw_covering lays it: cut above, or at both sides. */
static Box chimney(const Canvas *canvas)
{
    const float wide = canvas->view.w / canvas->view.h / STREET_RATIO;
    const float x = wide > 1 ? CHIMNEY_X : (CHIMNEY_X - (1 - wide) / 2) / wide;
    const float y = wide > 1 ? (CHIMNEY_Y - 1 + 1 / wide) * wide : CHIMNEY_Y;
    return box(canvas->view.w * x, canvas->view.h * y, 0, 0);
}

/* All puffs are cut out of one picture, large enough for the oldest: they grow without a jump. */
static Piece puff(const Canvas *canvas, double seconds, int index)
{
    const Box painted = box(0.32f, 0.88f, 0.19f, 0.1f); /* one of the painted plume */
    const Box from = chimney(canvas);
    const float age = fmodf((float)seconds / 5 + (float)index / PUFFS, 1);
    const float newest = 16, oldest = 50;
    const float size = newest + (oldest - newest) * age;
    const float x = from.x + 26 * age * age + 4 * sinf(age * 7 + (float)index);
    return (Piece){"smoke", painted, oldest / painted.w,
                   box(x - size / 2, from.y - 90 * age - size, size, size), sinf(age * 3.14159f)};
}

/* Clouds first, then the smoke, then the bird: as they lie one before the other. */
static void list_pieces(const Canvas *canvas, double seconds, Piece pieces[PIECES])
{
    for (int i = 0; i < CLOUDS; i++)
        pieces[i] = cloud(canvas, seconds, i);
    for (int i = 0; i < PUFFS; i++)
        pieces[CLOUDS + i] = puff(canvas, seconds, i);
    pieces[CLOUDS + PUFFS] = bird(canvas, seconds);
}

static SDL_Texture *picture_of(const Canvas *canvas, const Piece *piece)
{
    return pictures_get(canvas->pictures, "title", piece->key, piece->width * canvas->unit);
}

void title_sky_foresee(const Canvas *canvas)
{
    Piece pieces[PIECES];
    list_pieces(canvas, 0, pieces);
    for (int i = 0; i < PIECES; i++)
        picture_of(canvas, &pieces[i]);
}

void title_sky_draw(Canvas *canvas, double seconds)
{
    Piece pieces[PIECES];
    list_pieces(canvas, seconds, pieces);
    for (int i = 0; i < PIECES; i++) {
        const Piece *piece = &pieces[i];
        paint_texture(canvas, picture_of(canvas, piece), piece->part, piece->box, piece->alpha, 0);
    }
}

int title_sky_changes(const Canvas *canvas, double before, double now, Box changes[SKY_CHANGES_MAX])
{
    Piece old[PIECES], new[PIECES];
    int count = 0;
    list_pieces(canvas, before, old);
    list_pieces(canvas, now, new);
    for (int i = 0; i < PIECES; i++) {
        const bool smoke = i > CLOUDS && i < CLOUDS + PUFFS; /* one box for all its puffs */
        Box *change = smoke ? &changes[count - 1] : &changes[count++];
        Box both;
        SDL_UnionFRect(&old[i].box, &new[i].box, &both);
        if (smoke)
            SDL_UnionFRect(change, &both, change);
        else
            *change = both;
    }
    return count;
}
