#include "app/pieces/home_view.h"

#include "app/draw/masks.h"
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>

/* The board as it is drawn: 776 x 486, spaces of 118 x 126. The picture keeps to these figures. */
static const float BOARD_WIDTH = 776;
static const float SPACE_WIDTH = 118, SPACE_HEIGHT = 126;
static const float LEFT = 117, PITCH = 123;
static const float FLOOR_TOP[3] = {333, 199, 66}; /* basement, middle, top */

/* A scene is 280 x 300, of which 240 are the card and 20 at each side its bleed; a space shows
 * the heights from 22 to 278. */
static const float SCENE_WIDTH = 280, SCENE_HEIGHT = 300, BLEED = 20, CARD_WIDTH = 240;
static const float SHOWN_TOP = 22, SHOWN_HEIGHT = 256;

static Box on_board(Box board, float x, float y, float w, float h)
{
    const float scale = board.w / BOARD_WIDTH;
    return box(board.x + x * scale, board.y + y * scale, w * scale, h * scale);
}

Box home_view_space(Box board, Space space)
{
    return on_board(board, LEFT + PITCH * (float)space_column(space), FLOOR_TOP[space_level(space)],
                    SPACE_WIDTH, SPACE_HEIGHT);
}

Box home_view_spaces(Box board, SpaceSet spaces)
{
    const Box first = home_view_space(board, space_first(spaces));
    const Box last = home_view_space(board, (Space)(31 - __builtin_clz((unsigned)spaces)));
    return box(first.x, first.y, last.x + last.w - first.x, first.h);
}

Box home_view_pile(Box board)
{
    return on_board(board, LEFT, 342, 350, 110);
}

Box home_view_garden(Box board, ResourceType which)
{
    return which == RESOURCE_TREEHOUSE ? on_board(board, 4, 110, 108, 215)
                                       : on_board(board, 738, 190, 34, 135);
}

Space home_view_at(Box board, float x, float y)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (box_has(home_view_space(board, SPACES_IN_BYTE_ORDER[i]), x, y))
            return SPACES_IN_BYTE_ORDER[i];
    }
    return SPACE_LIMIT;
}

/* ---- rooms ---- */

/* The picture of an empty room depends on its space alone, so that it never gives away the card
 * that lies there, nor changes when something is built beside it. No two in a home look the same.
 */
int home_view_empty(Space space)
{
    static const int COLUMNS = EMPTY_SCENES / 2;
    if (space_level(space) == 0)
        return EMPTY_SCENES + (int)space % EMPTY_CELLARS;
    return space_column(space) + (space_level(space) == 2 ? COLUMNS : 0);
}

static void write_empty(Text *text, Space space)
{
    const int scene = home_view_empty(space);
    const bool cellar = scene >= EMPTY_SCENES;
    text_add(text, cellar ? "empty-basement-" : "empty-");
    text_add_number(text, (uint64_t)(cellar ? scene - EMPTY_SCENES : scene) + 1);
}

void home_view_write_scene(Text *text, const Home *home, Space space)
{
    if (space_in(home->scaffolds, space))
        text_add(text, "scaffolding");
    else if (space_in(home->of_type[ROOM_NONE], space))
        write_empty(text, space);
    else
        notation_write_room(text, home->card[space]);
}

static SDL_Texture *scene_of(Canvas *canvas, const Home *home, Space space, float width)
{
    char key[HOME_SCENE_KEY];
    Text text = text_on(key, sizeof key);
    home_view_write_scene(&text, home, space);
    return pictures_get_meanwhile(canvas->pictures, "cards/rooms", key, width * canvas->unit);
}

/* The part of a scene from one x to another, in the units of its card. */
static Box part_of_scene(float from, float to)
{
    return box((from + BLEED) / SCENE_WIDTH, SHOWN_TOP / SCENE_HEIGHT, (to - from) / SCENE_WIDTH,
               SHOWN_HEIGHT / SCENE_HEIGHT);
}

static bool joins(const Home *home, Space space, int step)
{
    const RoomType type = home_type_at(home, space);
    const int other = (int)space + step;
    return type != ROOM_NONE && other >= 0 && other < SPACE_LIMIT &&
           space_in(home->of_type[type], (Space)other);
}

/* What is drawn of a scene: the part `from` to `to`, in units of its card, into a box; and how
 * opaque it is at its left and at its right. */
typedef struct Piece {
    Box b;
    float from, to;
    float left, right;
} Piece;

/* A picture that lies on a scene at `place`; of its frames, which stand side by side, one is shown.
 */
typedef struct Overlay {
    SDL_Texture *picture;
    Box place;
    int frame, frames;
} Overlay;

/* What the piece shows of an overlay, which fades with the scene. */
static void draw_overlay(Canvas *canvas, const Overlay *overlay, const Piece *piece)
{
    const Box place = overlay->place;
    const Box shown = box(piece->from, SHOWN_TOP, piece->to - piece->from, SHOWN_HEIGHT);
    const float frames = (float)overlay->frames;
    Box seen;
    if (!SDL_IntersectFRect(&place, &shown, &seen))
        return;
    const float across = piece->b.w / shown.w, down = piece->b.h / shown.h;
    const Box part = box(((float)overlay->frame + (seen.x - place.x) / place.w) / frames,
                         (seen.y - place.y) / place.h, seen.w / place.w / frames, seen.h / place.h);
    const Box at = box(piece->b.x + (seen.x - shown.x) * across,
                       piece->b.y + (seen.y - shown.y) * down, seen.w * across, seen.h * down);
    const float slope = (piece->right - piece->left) / shown.w;
    const float first = piece->left + slope * (seen.x - shown.x);
    paint_fading(canvas, overlay->picture, part, at, first, first + slope * seen.w);
}

static float card_pixels(const Canvas *canvas, const Piece *piece)
{
    return CARD_WIDTH * piece->b.w / (piece->to - piece->from) * canvas->unit;
}

/* Where the décor of a room lies on its scene, and its key; false if there is none. */
static bool find_decor(Canvas *canvas, const Home *home, Space space, char key[64], Box *place)
{
    Text text = text_on(key, 64);
    if (!space_in(home->decorated, space))
        return false;
    notation_write_room(&text, home->card[space]);
    text_add_char(&text, '-');
    text_add(&text, RESOURCE_INFO[home->token[space]].key);
    return pictures_decor_place(canvas->pictures, key, place);
}

static void draw_decor(Canvas *canvas, const Home *home, Space space, const Piece *piece)
{
    char key[64];
    Overlay decor = {.frames = 1};
    if (!find_decor(canvas, home, space, key, &decor.place))
        return;
    decor.picture = pictures_get(canvas->pictures, "decor", key, card_pixels(canvas, piece));
    draw_overlay(canvas, &decor, piece);
}

/* A part of a scene, and of the décor in it. */
static void draw_piece(Canvas *canvas, const Home *home, Space space, const Piece *piece)
{
    paint_fading(canvas, scene_of(canvas, home, space, card_pixels(canvas, piece) / canvas->unit),
                 part_of_scene(piece->from, piece->to), piece->b, piece->left, piece->right);
    draw_decor(canvas, home, space, piece);
}

/* From a space to the middle between it and its neighbour. */
static float gap_beside(Box space)
{
    return (PITCH - SPACE_WIDTH) / SPACE_WIDTH * space.w / 2;
}

/* Where two rooms join there is no wall: each picture runs on to the middle between them. */
static Piece piece_of(const Home *home, Space space, Box b)
{
    const float scale = b.w / CARD_WIDTH, gap = gap_beside(b);
    const float left = joins(home, space, -1) ? gap : 0;
    const float right = joins(home, space, 1) ? gap : 0;
    return (Piece){.b = box(b.x - left, b.y, b.w + left + right, b.h),
                   .from = -left / scale,
                   .to = CARD_WIDTH + right / scale,
                   .left = 1,
                   .right = 1};
}

Box home_view_room(const Home *home, Space space, Box board, Box *part)
{
    const Piece piece = piece_of(home, space, home_view_space(board, space));
    *part = part_of_scene(piece.from, piece.to);
    return piece.b;
}

static void draw_room(Canvas *canvas, const Home *home, Space space, Box b)
{
    const Piece piece = piece_of(home, space, b);
    if (space_in(home->rooms, space))
        canvas_tell_piece(canvas, "room", home->card[space]);
    paint_texture(canvas, scene_of(canvas, home, space, b.w), part_of_scene(piece.from, piece.to),
                  piece.b, 1, 0);
    draw_decor(canvas, home, space, &piece);
}

/* Softens the seam: a strip of each room fades out over the edge of the other. */
static void draw_seam(Canvas *canvas, const Home *home, Space space, Box b)
{
    const float scale = b.w / CARD_WIDTH, gap = gap_beside(b), seam = b.x + b.w + gap;
    const float reach = BLEED * scale - gap;
    const Space other = (Space)((int)space + 1);
    const Piece over = {.b = box(seam, b.y, reach, b.h),
                        .from = CARD_WIDTH + gap / scale,
                        .to = CARD_WIDTH + BLEED,
                        .left = 0.5f};
    const Piece back = {
        .b = box(seam - reach, b.y, reach, b.h), .from = -BLEED, .to = -gap / scale, .right = 0.5f};
    draw_piece(canvas, home, space, &over);
    draw_piece(canvas, home, other, &back);
}

/* What a room is, told by its sign as well as by its colours. */
static void draw_sign(Canvas *canvas, const Home *home, Space space, Box b)
{
    char key[32];
    snprintf(key, sizeof key, "room-%s", ROOM_INFO[home_type_at(home, space)].key);
    paint_picture(canvas, "icons", key,
                  box(b.x + b.w * 0.04f, b.y + b.w * 0.04f, b.w * 0.28f, b.w * 0.28f));
}

/* The scene of a room and where something moves in it; false if nothing does, or if décor has taken
 * its place. */
static bool find_motion(Canvas *canvas, const Home *home, Space space, char scene[32], Box *place)
{
    char decor[64];
    Box taken;
    Text text = text_on(scene, 32);
    if (home_type_at(home, space) == ROOM_NONE)
        return false;
    notation_write_room(&text, home->card[space]);
    return pictures_motion_place(canvas->pictures, scene, place) &&
           !(find_decor(canvas, home, space, decor, &taken) && SDL_HasIntersectionF(&taken, place));
}

/* Where a part of a scene, in units of its card, is on the board. */
static Box part_on_board(Box board, Space space, Box part)
{
    const Box room = home_view_space(board, space);
    const float across = room.w / CARD_WIDTH, down = room.h / SHOWN_HEIGHT;
    return box(room.x + part.x * across, room.y + (part.y - SHOWN_TOP) * down, part.w * across,
               part.h * down);
}

bool home_view_motion(Canvas *canvas, const Home *home, Box board, Space space, Box *b)
{
    char scene[32];
    Box place;
    if (!find_motion(canvas, home, space, scene, &place))
        return false;
    *b = part_on_board(board, space, place);
    return true;
}

Box home_view_decor(Canvas *canvas, const Home *home, Box board, Space space)
{
    char key[64];
    Box place, seen;
    const Box room = home_view_space(board, space);
    if (!find_decor(canvas, home, space, key, &place))
        return room;
    place = part_on_board(board, space, place);
    return SDL_IntersectFRect(&place, &room, &seen) ? seen : room;
}

void home_view_draw_motion(Canvas *canvas, const Home *home, Box board, Space space, int frame)
{
    char scene[32];
    Overlay motion = {.frame = frame, .frames = MOTION_FRAMES};
    const Piece piece = {home_view_space(board, space), 0, CARD_WIDTH, 1, 1};
    if (!find_motion(canvas, home, space, scene, &motion.place))
        return;
    motion.picture = pictures_get(canvas->pictures, "motion", scene, card_pixels(canvas, &piece));
    draw_overlay(canvas, &motion, &piece);
}

void home_view_load(Canvas *canvas, RoomCard card, Box board)
{
    char key[32];
    Text text = text_on(key, sizeof key);
    notation_write_room(&text, card);
    pictures_get(canvas->pictures, "cards/rooms", key,
                 home_view_space(board, SPACE_A1).w * canvas->unit);
}

/* Without its picture the board is a plan of its spaces. */
static void draw_board(Canvas *canvas, Box board)
{
    SDL_Texture *picture =
        pictures_get_meanwhile(canvas->pictures, "boards", "home", board.w * canvas->unit);
    if (picture) {
        paint_texture(canvas, picture, box(0, 0, 1, 1), board, 1, 0);
        return;
    }
    paint_box(canvas, board, board.w * 0.02f, TONE_CREAM, TONE_PAPER);
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
        paint_frame(canvas, home_view_space(board, space_first(left)), 4, 1.5f, TONE_FLAX);
    paint_box(canvas, home_view_pile(board), 4, TONE_BEAM, TONE_BEAM_LOW);
}

static void draw_board_in(Canvas *canvas, Box board, Box part)
{
    const SDL_Rect clip = paint_pixels_around(canvas, part);
    if (!SDL_HasIntersectionF(&part, &canvas->view))
        return;
    SDL_RenderSetClipRect(canvas->renderer, &clip);
    draw_board(canvas, board);
    SDL_RenderSetClipRect(canvas->renderer, NULL);
}

/* The spaces whose pictures are there. */
static SpaceSet shown_rooms(Canvas *canvas, const Home *home, Box board, SpaceSet hidden)
{
    SpaceSet shown = 0;
    for (SpaceSet left = (home->rooms | home->scaffolds) & (SpaceSet)~hidden; left;
         left &= left - 1) {
        const Space space = space_first(left);
        if (scene_of(canvas, home, space, home_view_space(board, space).w))
            shown |= space_bit(space);
    }
    return shown;
}

/* Draws the board without the parts that rooms will hide. */
static void draw_board_beside(Canvas *canvas, Box board, SpaceSet rooms)
{
    static const SpaceSet FLOORS[] = {SPACES_TOP, SPACES_MIDDLE, SPACES_BASEMENT};
    float y = board.y;
    for (int i = 0; i < 3; i++) {
        const Box row = home_view_space(board, space_first(FLOORS[i]));
        float x = board.x;
        draw_board_in(canvas, board, box(x, y, board.w, row.y - y));
        for (SpaceSet left = FLOORS[i] & rooms; left; left &= left - 1) {
            const Box b = home_view_space(board, space_first(left));
            draw_board_in(canvas, board, box(x, row.y, b.x - x, row.h));
            x = b.x + b.w;
        }
        draw_board_in(canvas, board, box(x, row.y, board.x + board.w - x, row.h));
        y = row.y + row.h;
    }
    draw_board_in(canvas, board, box(board.x, y, board.w, board.y + board.h - y));
}

/* Those whose neighbour at the right is the same room, and is seen as well. */
static SpaceSet joined_to_the_right(const Home *home, SpaceSet hidden)
{
    const SpaceSet seen = home->rooms & (SpaceSet)~hidden;
    SpaceSet joined = 0;
    for (SpaceSet left = seen; left; left &= left - 1) {
        const Space space = space_first(left);
        if (joins(home, space, 1) && space_in(seen, (Space)((int)space + 1)))
            joined |= space_bit(space);
    }
    return joined;
}

void home_view_draw_rooms(Canvas *canvas, const Home *home, Box board, SpaceSet hidden)
{
    const SpaceSet filled = (home->rooms | home->scaffolds) & (SpaceSet)~hidden;
    for (SpaceSet left = filled; left; left &= left - 1)
        draw_room(canvas, home, space_first(left), home_view_space(board, space_first(left)));
    for (SpaceSet left = joined_to_the_right(home, hidden); left; left &= left - 1)
        draw_seam(canvas, home, space_first(left), home_view_space(board, space_first(left)));
    if (canvas->patterns)
        home_view_draw_signs(canvas, home, board, hidden);
}

void home_view_draw_arches(Canvas *canvas, const Home *home, Box board, SpaceSet hidden)
{
    static const float ARCH_WIDTH = 80; /* of its picture, in units of a card */
    for (SpaceSet left = joined_to_the_right(home, hidden); left; left &= left - 1) {
        const Box b = home_view_space(board, space_first(left));
        const float width = ARCH_WIDTH * b.w / CARD_WIDTH;
        paint_picture(canvas, "boards", "arch",
                      box(b.x + b.w + gap_beside(b) - width / 2, b.y, width, b.h));
    }
}

void home_view_draw_garden(Canvas *canvas, const Home *home, Box board)
{
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (home_has(home, type))
            paint_picture(canvas, "boards", RESOURCE_INFO[type].key, home_view_garden(board, type));
    }
}

/* Without a graphics card it takes long to scale so large a board. */
static bool is_slow(const Canvas *canvas, Box board)
{
    return board.w > canvas->view.w && masks_are_software(canvas->masks) && !canvas->sketch &&
           !SDL_RenderIsClipEnabled(canvas->renderer);
}

void home_view_draw_store(Canvas *canvas, Box board)
{
    canvas_tell_piece(canvas, "store", 0);
    paint_picture(canvas, "boards", "store", home_view_pile(board));
}

void home_view_draw(Canvas *canvas, const Home *home, Box board, SpaceSet hidden)
{
    if (is_slow(canvas, board))
        draw_board_beside(canvas, board, shown_rooms(canvas, home, board, hidden));
    else
        draw_board(canvas, board);
    home_view_draw_garden(canvas, home, board);
    home_view_draw_rooms(canvas, home, board, hidden);
}

void home_view_draw_signs(Canvas *canvas, const Home *home, Box board, SpaceSet hidden)
{
    const SpaceSet open = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE] & (SpaceSet)~hidden;
    for (SpaceSet left = open; left; left &= left - 1)
        draw_sign(canvas, home, space_first(left), home_view_space(board, space_first(left)));
}
