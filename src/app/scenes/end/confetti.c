#include "app/scenes/end/confetti.h"

#include <math.h>

static const float SECONDS = 5.9f;
static const float BOARD_HEIGHT = 486.0f / 776;
static const float EDGE = 0.012f; /* of the picture: papers there would hang over it */
static const float TURN = 6.2831853f;

/* Where papers can come to rest, in the order in which they reach it. */
static const struct {
    float left, right, top, bottom;
} LEDGES[] = {
    {0.17f, 0.93f, 0.026f, 0.076f}, /* the roof */
    {0.00f, 0.12f, 0.424f, 0.438f}, /* the garden at the left, */
    {0.97f, 1.00f, 0.424f, 0.438f}, /* and at the right */
};

/* How a paper is thrown, and how the air slows it down. */
typedef struct Throw {
    float later; /* seconds */
    float x, y, across, down;
    float drag;
    float sinks; /* how fast it falls in the end */
    float sway, pace, phase;
} Throw;

/* What a number is for; two papers never share one. */
typedef enum Chance {
    CHANCE_SIDE,
    CHANCE_LATER,
    CHANCE_AIM,
    CHANCE_FORCE,
    CHANCE_DRAG,
    CHANCE_SINKS,
    CHANCE_SWAY,
    CHANCE_PACE,
    CHANCE_PHASE,
    CHANCE_SHAPE,
    CHANCE_KIND,
    CHANCE_TURN,
    CHANCE_TILT,
    CHANCE_PLACE,
    CHANCE_DEPTH,
    CHANCES,
} Chance;

/* A number from 0 to 1 that belongs to a paper: the same at every frame. */
static float chance(int which, Chance use)
{
    unsigned hash = (unsigned)(which * CHANCES + (int)use + 1) * 2654435761u;
    hash ^= hash >> 15;
    hash *= 2246822519u;
    hash ^= hash >> 13;
    return (float)(hash % 10007u) / 10007.0f;
}

static float between(int which, Chance use, float low, float high)
{
    return low + (high - low) * chance(which, use);
}

/* ---- how it is thrown ---- */

/* From a corner at the foot of the house, upwards and inwards. */
static Throw shot(int which)
{
    const bool left = which >> 1 & 1;
    const float aim = between(which, CHANCE_AIM, 0.05f, 0.82f); /* from straight up */
    const float force = between(which, CHANCE_FORCE, 1.15f, 2.3f);
    return (Throw){
        .later = which % 6 == 0 ? 1.25f : 0.16f * chance(which, CHANCE_LATER),
        .x = left ? -0.02f : 1.02f,
        .y = BOARD_HEIGHT,
        .across = (left ? 1 : -1) * force * sinf(aim),
        .down = -force * cosf(aim),
        .drag = between(which, CHANCE_DRAG, 2.3f, 3.0f),
    };
}

static Throw rain(int which)
{
    return (Throw){
        .later = between(which, CHANCE_LATER, 0.4f, 2.2f),
        .x = between(which, CHANCE_SIDE, 0, 1),
        .y = -0.06f,
        .drag = 3,
    };
}

static Throw throw_of(int which)
{
    Throw way = which % 10 < 7 ? shot(which) : rain(which);
    if (which >= CONFETTI_PAPERS)
        way.later = 0.7f + 0.5f * way.later;
    way.sinks = between(which, CHANCE_SINKS, 0.205f, 0.3f);
    way.sway = between(which, CHANCE_SWAY, 0.008f, 0.026f);
    way.pace = between(which, CHANCE_PACE, 2.2f, 4.4f);
    way.phase = TURN * chance(which, CHANCE_PHASE);
    return way;
}

/* ---- where it is ---- */

/* The air slows the throw down, until the paper sinks at a steady speed. */
static float height_at(const Throw *way, float age)
{
    const float spent = (1 - expf(-way->drag * age)) / way->drag;
    return way->y + (way->down - way->sinks) * spent + way->sinks * age;
}

/* The slower it flies, the more it sways. */
static float across_at(const Throw *way, float age)
{
    const float slowed = 1 - expf(-way->drag * age);
    const float swing = sinf(way->pace * age + way->phase) - sinf(way->phase);
    return way->x + way->across * slowed / way->drag + way->sway * swing * slowed;
}

/* When it is highest; from then on it sinks. */
static float peak_of(const Throw *way)
{
    return way->down < 0 ? logf(1 - way->down / way->sinks) / way->drag : 0;
}

static bool has_sunk_to(const Throw *way, float height, float age)
{
    return age > peak_of(way) && height_at(way, age) >= height;
}

/* When it had sunk to a height, which it had by the time `late`. */
static float age_at(const Throw *way, float height, float late)
{
    float early = peak_of(way);
    for (int i = 0; i < 18; i++) {
        const float middle = (early + late) / 2;
        if (height_at(way, middle) < height)
            early = middle;
        else
            late = middle;
    }
    return late;
}

/* Papers at the back lie down on the roof and in the garden, those before the house on the floor,
 * where some fall out of the picture. INFINITY: it is still aloft at this age. */
static float age_of_rest(int which, const Throw *way, float age, bool *leaves)
{
    const float depth = chance(which, CHANCE_DEPTH), place = chance(which, CHANCE_PLACE);
    *leaves = false;
    for (int i = 0; i < 3 && depth < 0.45f; i++) {
        const float height = LEDGES[i].top + place * (LEDGES[i].bottom - LEDGES[i].top);
        if (height_at(way, peak_of(way)) >= height)
            continue; /* it never flies so high */
        if (!has_sunk_to(way, height, age))
            return INFINITY;
        const float rest = age_at(way, height, age);
        const float x = across_at(way, rest);
        if (x > LEDGES[i].left && x < LEDGES[i].right)
            return rest;
    }
    *leaves = depth > 0.72f;
    const float floor = BOARD_HEIGHT + (*leaves ? 0.04f : -0.004f - 0.04f * place * place);
    if (!has_sunk_to(way, floor, age))
        return INFINITY;
    const float rest = age_at(way, floor, age), x = across_at(way, rest);
    *leaves |= x < EDGE || x > 1 - EDGE;
    return rest;
}

/* ---- what it is ---- */

PaperSize paper_size(PaperShape shape)
{
    static const PaperSize SIZES[PAPER_SHAPES] = {
        [PAPER_STRIP] = {0.0085f, 0.034f},
        [PAPER_SQUARE] = {0.0165f, 0.0165f},
        [PAPER_DISC] = {0.0145f, 0.0145f},
        [PAPER_FIGURE] = {0.0235f, 0.0235f},
    };
    return SIZES[shape];
}

static void cut(int which, Paper *paper)
{
    const float shape = chance(which, CHANCE_SHAPE);
    paper->golden = which >= CONFETTI_PAPERS;
    paper->shape = shape < (paper->golden ? 0.5f : 0.08f) ? PAPER_FIGURE
                   : shape < 0.5f                         ? PAPER_SQUARE
                   : shape < 0.7f                         ? PAPER_DISC
                                                          : PAPER_STRIP;
    const int kinds = paper->shape == PAPER_FIGURE ? PAPER_FIGURES : PAPER_COLOURS;
    paper->kind = (int)(chance(which, CHANCE_KIND) * (float)kinds) % kinds;
}

/* It tumbles fast when thrown, then slower. Half of the papers turn the other way. */
static float tumble_at(int which, float age)
{
    const float turns = between(which, CHANCE_TILT, 0.5f, 1.2f);
    const float way = turns * (age + 0.5f * (1 - expf(-3 * age)));
    return chance(which, CHANCE_PHASE) + (which & 4 ? way : -way);
}

/* A paper that lies is seen almost edge-on, but stays visible. */
float paper_tilt(const Paper *paper)
{
    return paper->aloft ? TURN * paper->tumble : 0.95f + 0.25f * paper->tumble;
}

/* After half a turn a paper looks the same, so a tumble turns it only so far. */
float paper_turn(const Paper *paper)
{
    if (paper->aloft)
        return 0.4f + TURN / 2 * paper->tumble;
    const float leaning = 0.7f * paper->tumble - 0.25f;
    return paper->shape == PAPER_STRIP ? TURN / 4 + leaning : leaning;
}

Paper confetti_paper(int which, float seconds)
{
    const Throw way = throw_of(which);
    float age = fminf(seconds, SECONDS) - way.later;
    bool leaves;
    Paper paper = {.seen = age > 0};
    cut(which, &paper);
    if (!paper.seen)
        return paper;
    const float rest = age_of_rest(which, &way, age, &leaves);
    age = fminf(age, rest);
    paper.x = across_at(&way, age);
    paper.y = height_at(&way, age);
    paper.aloft = age < rest;
    paper.tumble = paper.aloft ? tumble_at(which, age) : chance(which, CHANCE_TURN);
    paper.seen = paper.aloft || !leaves;
    return paper;
}

float confetti_seconds(void)
{
    return SECONDS;
}
