#include "app/scenes/visit/camera.h"

#include "app/pieces/home_view.h"

#include <math.h>

static Box board_at(float x, float y, float width)
{
    return box(x, y, width, width / HOME_RATIO);
}

SpaceSet camera_room(const Home *home, Space space)
{
    return home_type_at(home, space) == ROOM_NONE ? space_bit(space) : home_room_at(home, space);
}

Box camera_outside(const CameraView *view)
{
    enum { EARTH = 26 }; /* units below the board, for what stands there */
    const float bottom = view->view.y + view->view.h - EARTH;
    const float width = fminf((bottom - view->stage.y) * HOME_RATIO, view->view.w);
    return board_at(view->view.x + (view->view.w - width) / 2, bottom - width / HOME_RATIO, width);
}

/* Where the middle of the view is over a room: on the room if all of it is seen, with a step
 * towards the card; else on the card, but never beyond the room. */
static float middle_of(Box room, Box card, float seen)
{
    static const float STEP = 0.3f;
    const float of_card = card.x + card.w / 2, of_room = room.x + room.w / 2;
    const float way = of_card - of_room;
    const float hidden = fmaxf((room.w - seen) / 2, 0);
    return of_room + (hidden > 0 ? fminf(fmaxf(way, -hidden), hidden) : way * STEP);
}

Box camera_inside(const CameraView *view, const Home *home, Space space)
{
    const Box unit = board_at(0, 0, 1);
    const Box card = home_view_space(unit, space);
    const float width = view->stage.h / card.h;
    const Box room = home_view_spaces(unit, camera_room(home, space));
    const float seen = view->view.w * 0.86f / width;
    const float x = middle_of(room, card, seen) * width;
    return board_at(view->view.x + view->view.w / 2 - x, view->stage.y - card.y * width, width);
}

Box camera_zoomed(Box board, float by, float x, float y)
{
    return board_at(x - (x - board.x) * by, y - (y - board.y) * by, board.w * by);
}

Box camera_between(const CameraView *view, Box from, Box to, float t)
{
    static const float STEP_BACK = 0.2f;
    const Box straight = box_between(from, to, t);
    const float way = hypotf(to.x - from.x, to.y - from.y) / straight.w;
    const float alike = 1 - fminf(fabsf(to.w - from.w) / fmaxf(to.w, from.w) * 4, 1);
    const float back = 1 - STEP_BACK * alike * fminf(way * 3, 1) * sinf(t * 3.14159f);
    return camera_zoomed(straight, back, view->view.x + view->view.w / 2,
                         view->stage.y + view->stage.h / 2);
}

Box camera_kept(const CameraView *view, Box board, SpaceSet room)
{
    const Box seen = home_view_spaces(board, room);
    const float x = view->view.x + view->view.w / 2, y = view->stage.y + view->stage.h / 2;
    const float dx = fminf(fmaxf(x, seen.x), seen.x + seen.w) - x;
    const float dy = fminf(fmaxf(y, seen.y + seen.h * 0.3f), seen.y + seen.h * 0.7f) - y;
    return box_moved(board, -dx, -dy);
}
