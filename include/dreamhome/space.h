/**
 * The twelve spaces of a home (R1.2) and sets of them.
 *
 * A space is a bit position. Shifting a set by one bit moves it one space to the side; positions 5
 * and 11 are left unused, so that a shift never runs from one floor into the next. The number of a
 * space is never saved or shown; its name is.
 */
#ifndef DREAMHOME_SPACE_H
#define DREAMHOME_SPACE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum Space {
    SPACE_A1,
    SPACE_B1,
    SPACE_C1,
    SPACE_D1,
    SPACE_E1,
    SPACE_A2 = 6,
    SPACE_B2,
    SPACE_C2,
    SPACE_D2,
    SPACE_E2,
    SPACE_D0 = 12,
    SPACE_E0,
    SPACE_LIMIT, /* one past the last; arrays by space have this size */
} Space;

enum { SPACE_COUNT = 12 };

typedef uint16_t SpaceSet;

#define SPACES_MIDDLE   ((SpaceSet)0x001f)
#define SPACES_TOP      ((SpaceSet)0x07c0)
#define SPACES_BASEMENT ((SpaceSet)0x3000)
#define SPACES_ALL      ((SpaceSet)(SPACES_MIDDLE | SPACES_TOP | SPACES_BASEMENT))

/** All spaces in the byte order of their names: a1 a2 b1 b2 c1 c2 d0 d1 d2 e0 e1 e2. */
extern const Space SPACES_IN_BYTE_ORDER[SPACE_COUNT];

static inline SpaceSet space_bit(Space space)
{
    return (SpaceSet)(1u << space);
}

static inline bool space_in(unsigned set, Space space)
{
    return (set >> space) & 1u;
}

static inline int space_count(SpaceSet set)
{
    /* The builtin would be a library call on processors without an instruction for it. */
    unsigned count = set - (set >> 1 & 0x5555u);
    count = (count & 0x3333u) + (count >> 2 & 0x3333u);
    count = (count + (count >> 4)) & 0x0f0fu;
    return (int)((count + (count >> 8)) & 0x1fu);
}

/** The lowest space of a set, which must not be empty. */
static inline Space space_first(unsigned set)
{
    return (Space)(unsigned)__builtin_ctz(set);
}

/** The left and right neighbours, on their floor, of the spaces of `set`. */
static inline SpaceSet space_beside(SpaceSet set)
{
    return (SpaceSet)((set << 1 | set >> 1) & SPACES_ALL);
}

/** The floor of `space`, as a set. */
static inline SpaceSet space_floor(Space space)
{
    return space <= SPACE_E1 ? SPACES_MIDDLE : space <= SPACE_E2 ? SPACES_TOP : SPACES_BASEMENT;
}

/** The column of a space, 0 to 4 from the left, and its floor: 0 is the basement, 2 the top. */
static inline int space_column(Space space)
{
    return space >= SPACE_D0 ? 3 + (int)(space - SPACE_D0) : (int)space % 6;
}

static inline int space_level(Space space)
{
    return space >= SPACE_D0 ? 0 : space >= SPACE_A2 ? 2 : 1;
}

/** The same as in the name of the space: a letter 'a' to 'e', a digit '0' to '2'. */
char space_column_letter(Space space);
char space_floor_digit(Space space);

/** Whether the name of `one` comes before the name of `other` in byte order. */
bool space_in_byte_order(Space one, Space other);

#endif
