#include "reference.h"

enum { FLOORS = 3, COLUMNS = 5 };

typedef enum Filling { OPEN, SCAFFOLDING, DOWN, FACE_UP } Filling;

typedef struct Cell {
    Filling filling;
    RoomType type; /* of a face-up card */
    RoomCard card;
    ResourceType token;
} Cell;

typedef struct Grid {
    Cell cells[FLOORS][COLUMNS];
    bool designer, architect, no_gaps;
} Grid;

typedef struct Place {
    int floor, column;
} Place;

static Place place_of(Space space)
{
    return (Place){space_floor_digit(space) - '0', space_column_letter(space) - 'a'};
}

static Cell *at(Grid *grid, Place place)
{
    return &grid->cells[place.floor][place.column];
}

static Grid grid_of(const Home *home)
{
    Grid grid = {.designer = home_has(home, RESOURCE_DESIGNER),
                 .architect = home_has(home, RESOURCE_ARCHITECT),
                 .no_gaps = home->no_gaps};
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        Cell *cell = at(&grid, place_of(space));
        if (space_in(home->scaffolds, space))
            cell->filling = SCAFFOLDING;
        else if (space_in(home->rooms, space))
            cell->filling = space_in(home->of_type[ROOM_NONE], space) ? DOWN : FACE_UP;
        if (cell->filling == FACE_UP) {
            cell->card = home->card[space];
            cell->type = room_card_type(cell->card);
            cell->token = home->token[space];
        }
    }
    return grid;
}

/* ---- section 4 ---- */

static bool has_support(const Grid *grid, Place place)
{
    if (place.floor == 0)
        return place.column >= 3;
    if (place.floor == 1 && place.column < 3)
        return true;
    return grid->cells[place.floor - 1][place.column].filling != OPEN;
}

static bool leaves_no_gap(const Grid *grid, Place place)
{
    int beginnings = 0;
    bool before = false;
    for (int column = 0; column < COLUMNS; column++) {
        const bool filled =
            column == place.column || grid->cells[place.floor][column].filling != OPEN;
        if (filled && !before)
            beginnings++;
        before = filled;
    }
    return beginnings == 1;
}

/* The cards of the type in one direction from a place, and whether one has a token. */
static int run(const Grid *grid, Place place, int step, RoomType type, bool *token)
{
    int cards = 0;
    for (int column = place.column + step; column >= 0 && column < COLUMNS; column += step) {
        const Cell *cell = &grid->cells[place.floor][column];
        if (cell->filling != FACE_UP || cell->type != type)
            break;
        *token |= cell->token != RESOURCE_NONE;
        cards++;
    }
    return cards;
}

static bool may_lie(const Grid *grid, RoomType type, Place place, bool tokens_finish)
{
    if (!has_support(grid, place) || (grid->no_gaps && !leaves_no_gap(grid, place)))
        return false;
    if (type == ROOM_NONE)
        return true;
    if ((ROOM_INFO[type].kind == ROOM_KIND_BASEMENT) != (place.floor == 0))
        return false;
    bool token = false;
    const int size = 1 + run(grid, place, -1, type, &token) + run(grid, place, 1, type, &token);
    return size <= ROOM_INFO[type].limit && !(token && tokens_finish && !grid->designer);
}

bool reference_may_place(const Home *home, RoomType type, Space space)
{
    Grid grid = grid_of(home);
    const Filling filling = at(&grid, place_of(space))->filling;
    return (filling == OPEN || filling == SCAFFOLDING) &&
           may_lie(&grid, type, place_of(space), true);
}

bool reference_may_supply(const Home *home, RoomType type, Space space)
{
    Grid grid = grid_of(home);
    Cell *cell = at(&grid, place_of(space));
    if (cell->filling != FACE_UP && cell->filling != DOWN)
        return false;
    *cell = (Cell){.filling = OPEN};
    return may_lie(&grid, type, place_of(space), true);
}

bool reference_may_drill(const Home *home, RoomType type, Space space)
{
    Grid grid = grid_of(home);
    return at(&grid, place_of(space))->filling == FACE_UP &&
           reference_may_supply(home, type, space);
}

bool reference_may_swap(const Home *home, Space one, Space other)
{
    Grid grid = grid_of(home);
    Cell *const cells[] = {at(&grid, place_of(one)), at(&grid, place_of(other))};
    const Space spaces[] = {one, other};
    for (int i = 0; i < 2; i++) {
        if (cells[i]->filling != FACE_UP && cells[i]->filling != DOWN)
            return false;
    }
    const Cell kept = *cells[0];
    *cells[0] = *cells[1];
    *cells[1] = kept;
    for (int i = 0; i < 2; i++) {
        if (!may_lie(&grid, cells[i]->type, place_of(spaces[i]), false))
            return false;
    }
    return true;
}

bool reference_may_decorate(const Home *home, ResourceType token, Space space)
{
    Grid grid = grid_of(home);
    const Cell *cell = at(&grid, place_of(space));
    if (cell->filling != FACE_UP || !(RESOURCE_INFO[token].rooms >> cell->type & 1))
        return false;
    bool decorated = cell->token != RESOURCE_NONE;
    run(&grid, place_of(space), -1, cell->type, &decorated);
    run(&grid, place_of(space), 1, cell->type, &decorated);
    return !decorated;
}

/* ---- section 8 ---- */

static bool is_beside(const Grid *grid, int floor, int column, RoomType type)
{
    for (int step = -1; step <= 1; step += 2) {
        const int other = column + step;
        if (other >= 0 && other < COLUMNS && grid->cells[floor][other].filling == FACE_UP &&
            grid->cells[floor][other].type == type)
            return true;
    }
    return false;
}

static int floor_points(const Grid *grid, int floor)
{
    int points = 0;
    for (int column = 0; column < COLUMNS; column++) {
        const Cell *cell = &grid->cells[floor][column];
        if (cell->filling != FACE_UP)
            continue;
        const RoomInfo *info = &ROOM_INFO[cell->type];
        bool token = false;
        const Place place = {floor, column};
        if (run(grid, place, -1, cell->type, &token) > 0)
            continue; /* counted with its leftmost card */
        if (info->beside && is_beside(grid, floor, column, info->beside))
            points += info->points_beside;
        else
            points += info->points[run(grid, place, 1, cell->type, &token)];
    }
    return points;
}

static int count_type(const Grid *grid, int floor, RoomType type)
{
    int cards = 0;
    for (int column = 0; column < COLUMNS; column++) {
        const Cell *cell = &grid->cells[floor][column];
        cards += cell->filling == FACE_UP && cell->type == type;
    }
    return cards;
}

static int function_points(const Grid *grid)
{
    const int bonus = grid->architect ? 4 : 3;
    bool has[ROOM_TYPE_COUNT] = {false};
    int points = 0;
    for (int floor = 0; floor < FLOORS; floor++) {
        for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
            has[type] |= count_type(grid, floor, type) > 0;
        for (int column = 0; column < COLUMNS; column++)
            points += grid->architect && grid->cells[floor][column].filling == DOWN;
    }
    if (count_type(grid, 1, ROOM_BATHROOM) && count_type(grid, 2, ROOM_BATHROOM))
        points += bonus;
    if (has[ROOM_BATHROOM] && has[ROOM_KITCHEN] && has[ROOM_BEDROOM])
        points += bonus;
    return points;
}

static int decor_points(const Home *home, const Grid *grid)
{
    const int extra = grid->designer ? 1 : 0;
    int points = 0;
    for (int floor = 0; floor < FLOORS; floor++) {
        for (int column = 0; column < COLUMNS; column++) {
            const ResourceType token = grid->cells[floor][column].token;
            points += token ? RESOURCE_INFO[token].value + extra : 0;
        }
    }
    points += home_has(home, RESOURCE_TREEHOUSE) ? 2 + extra : 0;
    points += home_has(home, RESOURCE_BIRDHOUSE) ? 1 + extra : 0;
    return points;
}

static int four_roofs(const ResourceCard cards[4])
{
    int windows = 0;
    bool one_colour = true;
    for (int i = 0; i < 4; i++) {
        const ResourceInfo *info = &RESOURCE_INFO[resource_card_type(cards[i])];
        windows += info->window;
        one_colour &= info->colour == RESOURCE_INFO[resource_card_type(cards[0])].colour;
    }
    return (one_colour ? 8 : 3) + windows;
}

static int roof_points(const Home *home)
{
    ResourceCard pile[RESOURCE_CARD_COUNT];
    int count = 0;
    int best = 0;
    for (int card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        if ((home->cards >> card & 1) &&
            RESOURCE_INFO[resource_card_type((ResourceCard)card)].kind == RESOURCE_KIND_ROOF)
            pile[count++] = (ResourceCard)card;
    }
    for (int a = 0; a < count; a++) {
        for (int b = a + 1; b < count; b++) {
            for (int c = b + 1; c < count; c++) {
                for (int d = c + 1; d < count; d++) {
                    const ResourceCard four[] = {pile[a], pile[b], pile[c], pile[d]};
                    best = four_roofs(four) > best ? four_roofs(four) : best;
                }
            }
        }
    }
    return best;
}

Score reference_score(const Home *home)
{
    const Grid grid = grid_of(home);
    Score score = {.decor = (int16_t)decor_points(home, &grid),
                   .function = (int16_t)function_points(&grid),
                   .roof = (int16_t)roof_points(home)};
    for (int floor = 0; floor < FLOORS; floor++) {
        score.rooms += floor_points(&grid, floor);
        for (int column = 0; column < COLUMNS; column++) {
            const Cell *cell = &grid.cells[floor][column];
            score.children += cell->filling == FACE_UP ? room_card_children(cell->card) : 0;
        }
    }
    score.total = score.rooms + score.decor + score.function + score.roof;
    return score;
}
