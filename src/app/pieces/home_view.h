/**
 * A home on its board: sky, garden, house, cellar, and the rooms in it, joined into panoramas.
 */
#ifndef APP_HOME_VIEW_H
#define APP_HOME_VIEW_H

#include "app/draw/canvas.h"
#include "dreamhome/home.h"
#include "dreamhome/text.h"

/** Width of a board of height 1. */
#define HOME_RATIO (776.0f / 486.0f)

/** The box of a space on a board. */
Box home_view_space(Box board, Space space);

/** The place of the roof pile, of the treehouse and of the birdhouse on a board. */
Box home_view_pile(Box board);
Box home_view_garden(Box board, ResourceType which);

/** The space under a point, or SPACE_LIMIT. */
Space home_view_at(Box board, float x, float y);

/** Which picture a room under renovation has, from 0: those of the floors, then those of cellars.
 */
enum { EMPTY_SCENES = 10, EMPTY_CELLARS = 2 };
int home_view_empty(Space space);

/** Writes the key of the picture of what is built on a space. */
enum { HOME_SCENE_KEY = 32 };
void home_view_write_scene(Text *text, const Home *home, Space space);

/** Asks for the picture of a room that will be seen on the board soon. */
void home_view_load(Canvas *canvas, RoomCard card, Box board);

/** The box around spaces of one floor. */
Box home_view_spaces(Box board, SpaceSet spaces);

/** Where the décor of a room is seen; the whole space if there is none. */
Box home_view_decor(Canvas *canvas, const Home *home, Box board, Space space);

/** Where something moves in a room; false if nothing does. */
bool home_view_motion(Canvas *canvas, const Home *home, Box board, Space space, Box *b);

/** Draws what moves in a room, in a frame from 0 to MOTION_FRAMES - 1, over a home that is drawn.
 */
void home_view_draw_motion(Canvas *canvas, const Home *home, Box board, Space space, int frame);

/** Where the scene of a room is drawn, and which part of its picture; rooms that join meet in the
 * middle between them. */
Box home_view_room(const Home *home, Space space, Box board, Box *part);

/** Draws board and home; spaces of `hidden` are left empty: their cards are on the way. */
void home_view_draw(Canvas *canvas, const Home *home, Box board, SpaceSet hidden);

/** Draws what is built on the spaces of a home, without the board. */
void home_view_draw_rooms(Canvas *canvas, const Home *home, Box board, SpaceSet hidden);

/** Draws an open arch where two rooms have joined, over a home that is drawn: for large boards,
 * where one sees how different wallpapers meet. */
void home_view_draw_arches(Canvas *canvas, const Home *home, Box board, SpaceSet hidden);

/** The store in the cellar of a finished home, where its roof pile lay. */
void home_view_draw_store(Canvas *canvas, Box board);

/** What is built in the garden. */
void home_view_draw_garden(Canvas *canvas, const Home *home, Box board);

/** The sign of each room's type in its corner: for small boards, and for colour-safe ones. */
void home_view_draw_signs(Canvas *canvas, const Home *home, Box board, SpaceSet hidden);

#endif
