#include "dreamhome/space.h"

const Space SPACES_IN_BYTE_ORDER[SPACE_COUNT] = {
    SPACE_A1, SPACE_A2, SPACE_B1, SPACE_B2, SPACE_C1, SPACE_C2,
    SPACE_D0, SPACE_D1, SPACE_D2, SPACE_E0, SPACE_E1, SPACE_E2,
};

char space_column_letter(Space space)
{
    return (char)('a' + space_column(space));
}

char space_floor_digit(Space space)
{
    return (char)('0' + space_level(space));
}

bool space_in_byte_order(Space one, Space other)
{
    char column_one = space_column_letter(one);
    char column_other = space_column_letter(other);
    if (column_one != column_other)
        return column_one < column_other;
    return space_floor_digit(one) < space_floor_digit(other);
}
