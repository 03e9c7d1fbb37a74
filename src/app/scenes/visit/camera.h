/**
 * The camera of a visit: where the board of the house lies, in units of the view. The nearer the
 * camera, the larger the board.
 *
 * All of it is arithmetic; nothing is kept.
 */
#ifndef VISIT_CAMERA_H
#define VISIT_CAMERA_H

#include "app/draw/box.h"
#include "dreamhome/home.h"

/** What there is to be seen in: the whole view, and the part that nothing lies upon. */
typedef struct CameraView {
    Box view;
    Box stage;
} CameraView;

/** The cards that are one room with the card on a space; the space alone if it is empty. */
SpaceSet camera_room(const Home *home, Space space);

/** The board from outside, all of it. */
Box camera_outside(const CameraView *view);

/** The board when a space is looked at: as high as the stage; of a wide room as much as goes. */
Box camera_inside(const CameraView *view, const Home *home, Space space);

/** The board on the way, `t` from 0 to 1: over a longer way the camera steps back a little. */
Box camera_between(const CameraView *view, Box from, Box to, float t);

/** The board brought nearer (`by` above 1) with the point x, y staying where it is. */
Box camera_zoomed(Box board, float by, float x, float y);

/** The board moved so far that the middle of the view stays over a room. */
Box camera_kept(const CameraView *view, Box board, SpaceSet room);

#endif
