#include "app/scenes/end/cutouts.h"

#include "app/draw/colours.h"

#include <math.h>
#include <stdlib.h>

/* Sides from which a paper is seen while it tumbles, and those of one that lies. */
enum { TUMBLING = 24, LYING = 2, SIDES = TUMBLING + LYING };

/* The colours of papers, and the golden ones for a personal best. */
enum { GOLDEN_TONES = 4, TONES = PAPER_COLOURS + GOLDEN_TONES };
static const unsigned COLOURS[TONES] = {
    0xd8553f, 0xf0c04e, 0x6fa65c, 0x4fa39b, 0x5b8fc8, 0xf09a95,
    0xa273bd, 0xfff1d8, 0xffe08a, 0xe9b44c, 0xf3cd7a, 0xffd56b,
};

enum { SHAPES = PAPER_FIGURE }; /* figures are pictures */

struct Cutouts {
    SDL_Texture *texture; /* a row for a colour; owned */
    float board;          /* pixels */
    int losses;
    int made; /* how many pairs of a shape and a colour are in it */
    int height;
    int cell[SHAPES];              /* the size of a shape's square cells, one for each side */
    int left[SHAPES];              /* where its cells begin in a row */
    SDL_Point size[SHAPES][SIDES]; /* the part of a cell that is used, in its middle */
    Uint32 *row;                   /* owned */
};

Cutouts *cutouts_new(void)
{
    Cutouts *cutouts = calloc(1, sizeof *cutouts);
    if (!cutouts)
        abort();
    return cutouts;
}

static void forget(Cutouts *cutouts)
{
    if (cutouts->texture)
        SDL_DestroyTexture(cutouts->texture);
    free(cutouts->row);
    *cutouts = (Cutouts){0};
}

void cutouts_free(Cutouts *cutouts)
{
    if (cutouts)
        forget(cutouts);
    free(cutouts);
}

/* ---- one paper ---- */

/* A paper as it is seen from one side. A strip is bent: its lower half is turned further. */
typedef struct View {
    PaperShape shape;
    float sine, cosine;
    float half_width, above, below; /* pixels from its middle */
    SDL_Color upper, lower;
} View;

/* The light comes from above: a paper shines when it turns through it, and its back is darker. */
static SDL_Color lit_tone(SDL_Color colour, float tilt)
{
    const float shine = fmaxf(cosf(2 * (tilt - 0.5f)) - 0.5f, 0) * 0.9f;
    return cosf(tilt) < 0 ? colour_dark(colour, 0.22f) : colour_lit(colour, shine);
}

/* One never sees its edge alone. */
static float slim(float tilt)
{
    return fmaxf(fabsf(cosf(tilt)), 0.12f);
}

static View view_of(const Cutouts *cutouts, PaperShape shape, int side, SDL_Color colour)
{
    const Paper paper = {.shape = shape,
                         .aloft = side < TUMBLING,
                         .tumble = side < TUMBLING ? ((float)side + 0.5f) / TUMBLING
                                                   : (float)(side - TUMBLING) / LYING};
    const PaperSize size = paper_size(shape);
    const float turn = paper_turn(&paper), tilt = paper_tilt(&paper);
    const float bent = shape == PAPER_STRIP && paper.aloft ? tilt + 0.8f : tilt;
    return (View){
        .shape = shape,
        .sine = sinf(turn),
        .cosine = cosf(turn),
        .half_width = size.width * cutouts->board / 2,
        .above = size.height * cutouts->board / 2 * slim(tilt),
        .below = size.height * cutouts->board / 2 * slim(bent),
        .upper = lit_tone(colour, tilt),
        .lower = lit_tone(colour, bent),
    };
}

/* How far inside the paper a point lies, in pixels; negative outside. */
static float depth_at(const View *view, float across, float down)
{
    const float half_height = down < 0 ? view->above : view->below;
    if (view->shape != PAPER_DISC)
        return fminf(view->half_width - fabsf(across), half_height - fabsf(down));
    const float out = hypotf(across / view->half_width, down / half_height);
    return (1 - out) * fminf(view->half_width, half_height);
}

static Uint32 pixel_of(const View *view, float x, float y)
{
    const float across = x * view->cosine + y * view->sine;
    const float down = y * view->cosine - x * view->sine;
    const float cover = fminf(fmaxf(depth_at(view, across, down) + 0.5f, 0), 1);
    const SDL_Color shown = down < 0 ? view->upper : view->lower;
    return (Uint32)lroundf(255 * cover) << 24 | (Uint32)shown.r << 16 | (Uint32)shown.g << 8 |
           shown.b;
}

/* ---- all of them ---- */

static int row_width(const Cutouts *cutouts)
{
    return cutouts->left[SHAPES - 1] + SIDES * cutouts->cell[SHAPES - 1];
}

/* The smallest box around a paper, so that little empty space is drawn with it. */
static SDL_Point size_of(const View *view, int cell)
{
    const float half_width = view->half_width, half_height = fmaxf(view->above, view->below);
    const float sine = fabsf(view->sine), cosine = fabsf(view->cosine);
    const float across = half_width * cosine + half_height * sine;
    const float down = half_width * sine + half_height * cosine;
    /* odd or even like the cell, so that both have the same middle */
    const int wide = cell - 2 * SDL_max((int)floorf((float)cell / 2 - across - 0.5f), 0);
    const int high = cell - 2 * SDL_max((int)floorf((float)cell / 2 - down - 0.5f), 0);
    return (SDL_Point){wide, high};
}

static void cut_side(Cutouts *cutouts, PaperShape shape, int side, SDL_Color colour)
{
    const View view = view_of(cutouts, shape, side, colour);
    const int cell = cutouts->cell[shape];
    const SDL_Point size = size_of(&view, cell);
    const int left = (cell - size.x) / 2, top = (cell - size.y) / 2;
    Uint32 *pixels = cutouts->row + cutouts->left[shape] + side * cell;
    for (int y = top; y < top + size.y; y++) {
        for (int x = left; x < left + size.x; x++)
            pixels[y * row_width(cutouts) + x] = pixel_of(&view, (float)x + 0.5f - (float)cell / 2,
                                                          (float)y + 0.5f - (float)cell / 2);
    }
    cutouts->size[shape][side] = size;
}

static void measure(Cutouts *cutouts)
{
    int left = 0;
    for (int shape = 0; shape < SHAPES; shape++) {
        const PaperSize size = paper_size((PaperShape)shape);
        const float longest = shape == PAPER_DISC ? size.width : hypotf(size.width, size.height);
        cutouts->cell[shape] = (int)ceilf(longest * cutouts->board) + 2;
        cutouts->left[shape] = left;
        cutouts->height = SDL_max(cutouts->height, cutouts->cell[shape]);
        left += SIDES * cutouts->cell[shape];
    }
}

static void start(Cutouts *cutouts, const Canvas *canvas, float board)
{
    forget(cutouts);
    cutouts->board = board;
    cutouts->losses = canvas->losses;
    measure(cutouts);
    cutouts->row = calloc((size_t)row_width(cutouts) * (size_t)cutouts->height, sizeof(Uint32));
    cutouts->texture =
        SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC,
                          row_width(cutouts), TONES * cutouts->height);
    if (!cutouts->row)
        abort();
    if (cutouts->texture)
        SDL_SetTextureBlendMode(cutouts->texture, SDL_BLENDMODE_BLEND);
}

bool cutouts_make_one(Cutouts *cutouts, const Canvas *canvas, float board)
{
    if (cutouts->board != board || cutouts->losses != canvas->losses) {
        start(cutouts, canvas, board);
        return cutouts->texture != NULL;
    }
    if (!cutouts->texture || cutouts->made == TONES * SHAPES)
        return false;
    const int tone = cutouts->made / SHAPES, shape = cutouts->made % SHAPES;
    const int cell = cutouts->cell[shape];
    for (int side = 0; side < SIDES; side++)
        cut_side(cutouts, (PaperShape)shape, side, RGB(COLOURS[tone]));
    const SDL_Rect to = {cutouts->left[shape], tone * cutouts->height, SIDES * cell, cell};
    SDL_UpdateTexture(cutouts->texture, &to, cutouts->row + to.x,
                      row_width(cutouts) * (int)sizeof(Uint32));
    cutouts->made++;
    return true;
}

static int side_of(const Paper *paper)
{
    const int sides = paper->aloft ? TUMBLING : LYING;
    const int side = (int)((paper->tumble - floorf(paper->tumble)) * (float)sides);
    return (paper->aloft ? 0 : TUMBLING) + SDL_min(side, sides - 1);
}

void cutouts_draw(const Cutouts *cutouts, const Canvas *canvas, const Paper *paper, SDL_FPoint at)
{
    const int cell = cutouts->cell[paper->shape], side = side_of(paper);
    const int tone = paper->golden ? PAPER_COLOURS + paper->kind % GOLDEN_TONES : paper->kind;
    const SDL_Point size = cutouts->size[paper->shape][side];
    const SDL_Rect part = {
        cutouts->left[paper->shape] + side * cell + (cell - size.x) / 2,
        tone * cutouts->height + (cell - size.y) / 2,
        size.x,
        size.y,
    };
    const SDL_Rect to = {(int)lroundf(at.x) - size.x / 2, (int)lroundf(at.y) - size.y / 2, size.x,
                         size.y};
    if (tone * SHAPES + (int)paper->shape < cutouts->made)
        SDL_RenderCopy(canvas->renderer, cutouts->texture, &part, &to);
}
