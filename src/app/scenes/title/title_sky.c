#include "app/scenes/title/title_sky.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"

#include <math.h>

/* The street as it was painted. */
static const float STREET_WIDTH = 1600, STREET_HEIGHT = 1000;

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
static SDL_FPoint in_view(const Canvas *canvas, SDL_FPoint painted)
{
    const float scale = fmaxf(canvas->view.w / STREET_WIDTH, canvas->view.h / STREET_HEIGHT);
    return (SDL_FPoint){canvas->view.w / 2 + (painted.x - STREET_WIDTH / 2) * scale,
                        canvas->view.h - (STREET_HEIGHT - painted.y) * scale};
}

/* All puffs are cut out of one picture, large enough for the oldest: they grow without a jump. */
static Piece puff(const Canvas *canvas, TitleSky sky, int index)
{
    const Box painted = box(0.32f, 0.88f, 0.19f, 0.1f); /* one of the painted plume */
    const SDL_FPoint from = in_view(canvas, sky.chimney);
    const float age = fmodf((float)sky.seconds / 5 + (float)index / PUFFS, 1);
    const float newest = 16, oldest = 50;
    const float size = newest + (oldest - newest) * age;
    const float x = from.x + 26 * age * age + 4 * sinf(age * 7 + (float)index);
    return (Piece){"smoke", painted, oldest / painted.w,
                   box(x - size / 2, from.y - 90 * age - size, size, size), sinf(age * 3.14159f)};
}

/* Clouds first, then the smoke, then the bird: as they lie one before the other. */
static void list_pieces(const Canvas *canvas, TitleSky sky, Piece pieces[PIECES])
{
    for (int i = 0; i < CLOUDS; i++)
        pieces[i] = cloud(canvas, sky.seconds, i);
    for (int i = 0; i < PUFFS; i++)
        pieces[CLOUDS + i] = puff(canvas, sky, i);
    pieces[CLOUDS + PUFFS] = bird(canvas, sky.seconds);
}

static SDL_Texture *picture_of(const Canvas *canvas, const Piece *piece)
{
    return pictures_get(canvas->pictures, "title", piece->key, piece->width * canvas->unit);
}

void title_sky_foresee(const Canvas *canvas)
{
    Piece pieces[PIECES];
    list_pieces(canvas, (TitleSky){.chimney = TITLE_SKY_CHIMNEY}, pieces);
    for (int i = 0; i < PIECES; i++)
        picture_of(canvas, &pieces[i]);
}

void title_sky_draw(Canvas *canvas, TitleSky sky)
{
    Piece pieces[PIECES];
    list_pieces(canvas, sky, pieces);
    for (int i = 0; i < PIECES; i++) {
        const Piece *piece = &pieces[i];
        paint_texture(canvas, picture_of(canvas, piece), piece->part, piece->box, piece->alpha, 0);
    }
}

int title_sky_changes(const Canvas *canvas, TitleSky sky, double before,
                      Box changes[SKY_CHANGES_MAX])
{
    Piece old[PIECES], new[PIECES];
    int count = 0;
    list_pieces(canvas, (TitleSky){before, sky.chimney}, old);
    list_pieces(canvas, sky, new);
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
