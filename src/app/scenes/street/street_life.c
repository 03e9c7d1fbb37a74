#include "app/scenes/street/street_life.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"

#include <math.h>

enum { CLOUDS = 3, SKY = CLOUDS + 2, PEOPLE = 7, PIECES = SKY + PEOPLE };

/* A painted thing; `width` is that of its whole picture. */
typedef struct Piece {
    const char *folder, *key;
    Box part;
    float width;
    Box box;
} Piece;

static const Box WHOLE = {0, 0, 1, 1};

/* From one edge to the other, and again from the first. */
static float drift(float way, float start, float moved)
{
    const float at = fmodf(start * way + moved, way);
    return at < 0 ? at + way : at;
}

static Piece cloud(const Canvas *canvas, const StreetLife *life, int index)
{
    static const struct {
        float start, speed, top, width;
    } KINDS[CLOUDS] = {{0.12f, 7, 24, 190}, {0.55f, 5, 58, 130}, {0.8f, 9, 18, 160}};
    const float width = KINDS[index].width;
    const float x = drift(canvas->view.w + width, KINDS[index].start,
                          (float)life->seconds * KINDS[index].speed) -
                    width;
    return (Piece){"title", "cloud-1", WHOLE, width,
                   box(x, life->top + KINDS[index].top, width, width * 150 / 360)};
}

static Piece balloon(const Canvas *canvas, const StreetLife *life)
{
    const float width = 84;
    const float x = drift(canvas->view.w + 3 * width, 0.84f, (float)life->seconds * 6) - width;
    const float y = life->top + 26 + 8 * sinf((float)life->seconds * 0.6f);
    return (Piece){"street", "balloon", WHOLE, width, box(x, y, width, width * 270 / 160)};
}

static Piece bird(const Canvas *canvas, const StreetLife *life)
{
    const float x = drift(canvas->view.w + 900, 0.3f, (float)life->seconds * 46) - 40;
    const float y = life->top + 90 + 14 * sinf((float)life->seconds * 1.7f);
    return (Piece){"title", "bird", WHOLE, 40, box(x, y, 40, 30)};
}

/* Two painted frames, leaning to either side, make the walk of a paper figure. */
static Piece person(const Canvas *canvas, const StreetLife *life, int index)
{
    static const struct {
        const char *key;
        float start, speed, lane, ratio;
    } KINDS[PEOPLE] = {
        {"walk-grandma", 0.07f, 16, 0, 150.0f / 96},
        {"walk-dog", 0.105f, 16, 0.02f, 80.0f / 96},
        {"walk-father", 0.86f, -20, 0.06f, 160.0f / 96},
        {"walk-zoe", 0.81f, -20, 0.08f, 120.0f / 96},
        {"walk-amara", 0.28f, 27, 0.12f, 120.0f / 96},
        {"walk-nils", 0.345f, 27, 0.14f, 120.0f / 96},
        {"walk-cat", 0.68f, -13, 0.22f, 70.0f / 96},
    };
    const float width = life->height * 96 / 150;
    const float height = width * KINDS[index].ratio;
    const float way = canvas->view.w + 4 * width;
    const float x =
        drift(way, KINDS[index].start, (float)life->seconds * KINDS[index].speed - life->shift) -
        2 * width;
    const float foot = life->ground + life->height * KINDS[index].lane;
    const int frame = (int)(life->seconds * 2.5 + KINDS[index].start * 20) % 2;
    return (Piece){"street", KINDS[index].key, box(0.5f * (float)frame, 0, 0.5f, 1), 2 * width,
                   box(x, foot - height, width, height)};
}

static void list_pieces(const Canvas *canvas, const StreetLife *life, Piece pieces[PIECES])
{
    for (int i = 0; i < CLOUDS; i++)
        pieces[i] = cloud(canvas, life, i);
    pieces[CLOUDS] = balloon(canvas, life);
    pieces[CLOUDS + 1] = bird(canvas, life);
    for (int i = 0; i < PEOPLE; i++)
        pieces[SKY + i] = person(canvas, life, i);
}

/* In high contrast there is nothing but the houses. */
static void draw(Canvas *canvas, const Piece *pieces, int count)
{
    for (int i = 0; i < count && !canvas->contrast; i++) {
        const Piece *piece = &pieces[i];
        paint_texture(
            canvas,
            pictures_get(canvas->pictures, piece->folder, piece->key, piece->width * canvas->unit),
            piece->part, piece->box, 1, 0);
    }
}

void street_life_draw_sky(Canvas *canvas, const StreetLife *life)
{
    Piece pieces[PIECES];
    list_pieces(canvas, life, pieces);
    draw(canvas, pieces, SKY);
}

void street_life_draw_people(Canvas *canvas, const StreetLife *life)
{
    Piece pieces[PIECES];
    list_pieces(canvas, life, pieces);
    draw(canvas, pieces + SKY, PEOPLE);
}

int street_life_changes(const Canvas *canvas, const StreetLife *life, double before,
                        Box changes[LIFE_CHANGES_MAX])
{
    Piece old[PIECES], new[PIECES];
    StreetLife then = *life;
    int count = 0;
    then.seconds = before;
    list_pieces(canvas, &then, old);
    list_pieces(canvas, life, new);
    for (int i = 0; i < PIECES; i++) {
        Box both;
        SDL_UnionFRect(&old[i].box, &new[i].box, &both);
        if (SDL_HasIntersectionF(&both, &canvas->view))
            changes[count++] = both;
    }
    return count;
}
