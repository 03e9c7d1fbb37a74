#include "app/prints/few_colours.h"

/* A box in the cube of colours, from low to high in red, green and blue; it is cut in two until
 * there are enough of them (median cut). */
typedef struct Cube {
    int low[3], high[3];
    uint64_t count;
} Cube;

static const Uint32 *row_of(const SDL_Surface *picture, int y)
{
    return (const Uint32 *)(const void *)((const Uint8 *)picture->pixels + y * picture->pitch);
}

static int cell_of(int r, int g, int b)
{
    return r << 10 | g << 5 | b;
}

void few_colours_see(FewColours *few, const SDL_Surface *picture)
{
    for (int y = 0; y < picture->h; y++) {
        const Uint32 *row = row_of(picture, y);
        for (int x = 0; x < picture->w; x++)
            few->seen[cell_of(row[x] >> 19 & 31, row[x] >> 11 & 31, row[x] >> 3 & 31)]++;
    }
}

/* ---- choosing ---- */

/* How many pixels a cube has at each place along an axis. */
static void spread_of(const FewColours *few, const Cube *cube, int axis, uint64_t spread[32])
{
    for (int i = 0; i < 32; i++)
        spread[i] = 0;
    for (int r = cube->low[0]; r <= cube->high[0]; r++) {
        for (int g = cube->low[1]; g <= cube->high[1]; g++) {
            for (int b = cube->low[2]; b <= cube->high[2]; b++)
                spread[axis == 0 ? r : axis == 1 ? g : b] += few->seen[cell_of(r, g, b)];
        }
    }
}

/* Takes away what is empty at its sides. */
static void shrink(const FewColours *few, Cube *cube)
{
    for (int axis = 0; axis < 3; axis++) {
        uint64_t spread[32];
        spread_of(few, cube, axis, spread);
        while (cube->low[axis] < cube->high[axis] && !spread[cube->low[axis]])
            cube->low[axis]++;
        while (cube->high[axis] > cube->low[axis] && !spread[cube->high[axis]])
            cube->high[axis]--;
    }
}

static int longest_axis(const Cube *cube)
{
    int best = 0;
    for (int axis = 1; axis < 3; axis++) {
        if (cube->high[axis] - cube->low[axis] > cube->high[best] - cube->low[best])
            best = axis;
    }
    return best;
}

static void cut(const FewColours *few, Cube *cube, Cube *other)
{
    const int axis = longest_axis(cube);
    uint64_t spread[32], below = 0;
    int at = cube->low[axis];
    spread_of(few, cube, axis, spread);
    for (; at < cube->high[axis] - 1; at++) {
        if (2 * (below + spread[at]) >= cube->count)
            break;
        below += spread[at];
    }
    below += spread[at];
    *other = *cube;
    cube->high[axis] = at;
    other->low[axis] = at + 1;
    other->count = cube->count - below;
    cube->count = below;
    shrink(few, cube);
    shrink(few, other);
}

/* Large cubes and much used ones go first. */
static int next_to_cut(const Cube *cubes, int count)
{
    double most = 0;
    int best = -1;
    for (int i = 0; i < count; i++) {
        const int axis = longest_axis(&cubes[i]);
        const int length = cubes[i].high[axis] - cubes[i].low[axis];
        const double worth = (double)length * (double)length * (double)cubes[i].count;
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

static GifColour middle_of(const FewColours *few, const Cube *cube)
{
    uint64_t sum[3] = {0}, count = 0;
    for (int r = cube->low[0]; r <= cube->high[0]; r++) {
        for (int g = cube->low[1]; g <= cube->high[1]; g++) {
            for (int b = cube->low[2]; b <= cube->high[2]; b++) {
                const uint64_t seen = few->seen[cell_of(r, g, b)];
                sum[0] += seen * (uint64_t)(r * 8 + 4);
                sum[1] += seen * (uint64_t)(g * 8 + 4);
                sum[2] += seen * (uint64_t)(b * 8 + 4);
                count += seen;
            }
        }
    }
    count = count ? count : 1;
    return (GifColour){(uint8_t)(sum[0] / count), (uint8_t)(sum[1] / count),
                       (uint8_t)(sum[2] / count)};
}

static uint8_t find_nearest(const FewColours *few, int cell)
{
    const int r = (cell >> 10) * 8 + 4, g = (cell >> 5 & 31) * 8 + 4, b = (cell & 31) * 8 + 4;
    int best = 0, least = INT32_MAX;
    for (int i = 0; i < GIF_COLOURS; i++) {
        const GifColour *c = &few->palette[i];
        const int far = 3 * (c->r - r) * (c->r - r) + 6 * (c->g - g) * (c->g - g) +
                        (c->b - b) * (c->b - b); /* as eyes weigh them */
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return (uint8_t)best;
}

void few_colours_choose(FewColours *few)
{
    Cube cubes[GIF_COLOURS] = {{{0, 0, 0}, {31, 31, 31}, 0}};
    int count = 1;
    for (int cell = 0; cell < COLOUR_CELLS; cell++)
        cubes[0].count += few->seen[cell];
    shrink(few, &cubes[0]);
    for (int next; count < GIF_COLOURS && (next = next_to_cut(cubes, count)) >= 0; count++)
        cut(few, &cubes[next], &cubes[count]);
    for (int i = 0; i < count; i++)
        few->palette[i] = middle_of(few, &cubes[i]);
    for (int i = count; i < GIF_COLOURS; i++)
        few->palette[i] = few->palette[0];
    for (int cell = 0; cell < COLOUR_CELLS; cell++)
        few->nearest[cell] = find_nearest(few, cell);
}

/* ---- painting ---- */

static int dotted(Uint32 value, int dot)
{
    const int mixed = (int)(value & 255) + dot;
    return (mixed < 0 ? 0 : mixed > 255 ? 255 : mixed) >> 3;
}

void few_colours_paint(const FewColours *few, const SDL_Surface *picture, uint8_t *indices)
{
    static const int DOTS[4][4] = {{-8, 0, -6, 2}, {4, -4, 6, -2}, {-5, 3, -7, 1}, {7, -1, 5, -3}};
    for (int y = 0; y < picture->h; y++) {
        const Uint32 *row = row_of(picture, y);
        for (int x = 0; x < picture->w; x++) {
            const int dot = DOTS[y & 3][x & 3];
            *indices++ = few->nearest[cell_of(dotted(row[x] >> 16, dot), dotted(row[x] >> 8, dot),
                                              dotted(row[x], dot))];
        }
    }
}
