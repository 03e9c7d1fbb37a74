#include "app/pieces/evening.h"

#include "app/draw/paint.h"
#include "app/pieces/home_view.h"
#include "app/pieces/lamps.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Hour.corners of a summer's evening: all of a lit room can be seen, and the lamps still shine. */
static const float CORNERS = 0.85f;

/* What a space shows of a scene: its card is 240 wide, the heights go from 22 to 278. */
static const float CARD_WIDTH = 240, SHOWN_TOP = 22, SHOWN_HEIGHT = 256;

struct Evening {
    Lamps lamps;
    Hour hour;
    Home home;  /* the one that the lights below were made for */
    Box made;   /* the board on which they were made */
    Box board;  /* the board on which they are drawn */
    float size; /* the width in pixels to make them at; 0: that of the board they are drawn on */
    int losses;
    SDL_Texture *lights[SPACE_LIMIT]; /* of a joined room, by its first space; owned */
};

Evening *evening_new(const char *assets)
{
    char path[1200];
    Error error;
    Evening *evening = calloc(1, sizeof *evening);
    if (!evening)
        abort();
    evening->hour = (Hour){TONE_EVENING, 1, CORNERS, 1};
    snprintf(path, sizeof path, "%s/cards/lamps.txt", assets);
    if (!lamps_load(&evening->lamps, path, &error))
        SDL_Log("%s", error.words);
    return evening;
}

static void forget_lights(Evening *evening)
{
    for (int space = 0; space < SPACE_LIMIT; space++) {
        if (evening->lights[space])
            SDL_DestroyTexture(evening->lights[space]);
        evening->lights[space] = NULL;
    }
}

void evening_free(Evening *evening)
{
    if (evening)
        forget_lights(evening);
    free(evening);
}

void evening_set_hour(Evening *evening, Hour hour)
{
    if (memcmp(&evening->hour, &hour, sizeof hour) != 0)
        forget_lights(evening);
    evening->hour = hour;
}

void evening_make_at(Evening *evening, float pixels)
{
    evening->size = pixels;
}

/* A picture that is dark already is darkened less. */
static SDL_Color shade_of(const Evening *evening, Space space)
{
    char scene[HOME_SCENE_KEY];
    Text text = text_on(scene, sizeof scene);
    home_view_write_scene(&text, &evening->home, space);
    return colour_mix(evening->hour.shade, TONE_WHITE, lamps_dim(&evening->lamps, scene));
}

/* ---- light ---- */

/* How far a light reaches, and what it is like in its middle. */
static const struct {
    float reach, strength;
    SDL_Color colour;
} LIGHTS[LAMP_KINDS] = {
    [LAMP_LAMP] = {1.7f, 1, TONE_SHINE},
    [LAMP_WINDOW] = {1.2f, 0.6f, TONE_MOONLIGHT},
    [LAMP_FACE] = {1.2f, 0.5f, TONE_WHITE},
};

/* Seen from a bright room, windows show the blue of the evening. */
static SDL_Color light_colour(const Lamp *lamp, Hour hour)
{
    static const float BLUE = 0.8f;
    const float strength = lamp->strength * LIGHTS[lamp->kind].strength * hour.lamps;
    if (lamp->kind == LAMP_WINDOW && hour.corners > 0)
        return colour_alpha(TONE_BLUE_HOUR, BLUE * hour.corners);
    return colour_alpha(LIGHTS[lamp->kind].colour, strength);
}

/* It fades outwards from its middle. Sizes come in steps, so that few masks serve all lamps. */
static void draw_light(Canvas *canvas, const Lamp *lamp, Box space, Hour hour)
{
    const float scale = space.w / CARD_WIDTH;
    const float half = roundf(lamp->radius * LIGHTS[lamp->kind].reach * scale / 2 / 6) * 6;
    const float x = space.x + lamp->x * scale;
    const float y = space.y + (lamp->y - SHOWN_TOP) * space.h / SHOWN_HEIGHT;
    if (LIGHTS[lamp->kind].reach <= 0 || half <= 0)
        return;
    paint_glow(canvas, box(x - half, y - half, 2 * half, 2 * half), half, half,
               light_colour(lamp, hour));
}

static void draw_lamps(const Evening *evening, Canvas *canvas, Space space, Box b)
{
    char scene[HOME_SCENE_KEY];
    Text text = text_on(scene, sizeof scene);
    home_view_write_scene(&text, &evening->home, space);
    for (int i = 0; i < evening->lamps.count; i++) {
        if (strcmp(evening->lamps.items[i].scene, scene) == 0)
            draw_light(canvas, &evening->lamps.items[i], b, evening->hour);
    }
}

static SDL_Color corner_of(const Evening *evening, Space space)
{
    return colour_mix(shade_of(evening, space), TONE_SHINE, evening->hour.corners);
}

/* The evening of a joined room by the light of its lamps. */
static void draw_room_light(const Evening *evening, Canvas *canvas, SpaceSet room, Box b)
{
    static const float SPARE = 2; /* its texture may be a pixel larger than the room */
    paint_fill(canvas, box(0, 0, b.w + SPARE, b.h + SPARE), corner_of(evening, space_first(room)));
    for (SpaceSet left = room; left; left &= left - 1) {
        const Space space = space_first(left);
        const Box own = box_moved(home_view_space(evening->made, space), -b.x, -b.y);
        paint_fill(canvas, box(own.x, own.y, own.w + SPARE, own.h + SPARE),
                   corner_of(evening, space));
        draw_lamps(evening, canvas, space, own);
    }
}

static int whole(const Canvas *canvas, float from, float length)
{
    return (int)(roundf((from + length) * canvas->unit) - roundf(from * canvas->unit));
}

/* Made once, and on a canvas of its own, while another texture may be drawn into. */
static SDL_Texture *light_of(Evening *evening, const Canvas *canvas, SpaceSet room)
{
    SDL_Texture **light = &evening->lights[space_first(room)];
    const Box b = home_view_spaces(evening->made, room);
    SDL_Renderer *renderer = canvas->renderer;
    if (*light)
        return *light;
    SDL_Texture *before = SDL_GetRenderTarget(renderer);
    const SDL_bool clipped = SDL_RenderIsClipEnabled(renderer);
    SDL_Rect clip;
    SDL_RenderGetClipRect(renderer, &clip);
    *light = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                               whole(canvas, b.x, b.w), whole(canvas, b.y, b.h));
    if (!*light || SDL_SetRenderTarget(renderer, *light) != 0)
        return *light;
    SDL_SetTextureScaleMode(*light, SDL_ScaleModeLinear);
    Canvas apart = *canvas;
    apart.sketch = NULL;
    apart.still = false;
    draw_room_light(evening, &apart, room, b);
    SDL_SetRenderTarget(renderer, before);
    SDL_RenderSetClipRect(renderer, clipped ? &clip : NULL);
    return *light;
}

/* ---- the whole house ---- */

/* Empty rooms are never joined. */
static SpaceSet room_at(const Home *home, Space space)
{
    return home_type_at(home, space) == ROOM_NONE ? space_bit(space) : home_room_at(home, space);
}

static void draw_room(Evening *evening, Canvas *canvas, SpaceSet room, bool lit)
{
    const Box b = home_view_spaces(evening->board, room);
    if (lit)
        paint_multiplied(canvas, light_of(evening, canvas, room), b);
    else
        paint_shade(canvas, b, shade_of(evening, space_first(room)));
}

/* A floor from the left to the right: what lies between the rooms, and the rooms. */
static void draw_floor(Evening *evening, Canvas *canvas, SpaceSet floor, SpaceSet lit)
{
    const Box board = evening->board;
    const Box row = home_view_space(board, space_first(floor));
    float x = board.x;
    for (SpaceSet left = floor & evening->home.rooms; left;) {
        const SpaceSet room = room_at(&evening->home, space_first(left));
        const Box b = home_view_spaces(board, room);
        paint_shade(canvas, box(x, row.y, b.x - x, row.h), evening->hour.shade);
        draw_room(evening, canvas, room, (room & lit) == room);
        x = b.x + b.w;
        left &= (SpaceSet)~room;
    }
    paint_shade(canvas, box(x, row.y, board.x + board.w - x, row.h), evening->hour.shade);
}

static void take_home(Evening *evening, const Canvas *canvas, const Home *home, Box board)
{
    const float width = evening->size / canvas->unit;
    const Box made = width > 0 ? box(0, 0, width, width / HOME_RATIO) : board;
    const bool same = memcmp(&evening->home, home, sizeof *home) == 0 &&
                      memcmp(&evening->made, &made, sizeof made) == 0 &&
                      evening->losses == canvas->losses;
    evening->board = board;
    if (same)
        return;
    forget_lights(evening);
    evening->home = *home;
    evening->made = made;
    evening->losses = canvas->losses;
}

bool evening_make_one(Evening *evening, Canvas *canvas, const Home *home, Box board)
{
    take_home(evening, canvas, home, board);
    for (SpaceSet left = home->rooms; left;) {
        const SpaceSet room = room_at(home, space_first(left));
        if (!evening->lights[space_first(room)]) {
            return light_of(evening, canvas, room) != NULL;
        }
        left &= (SpaceSet)~room;
    }
    return false;
}

static void draw_moon(Canvas *canvas, Box board, float alpha)
{
    const float size = board.w * 0.034f;
    const Box moon = box_centred(
        box(board.x + board.w * 0.0385f, board.y + board.w * 0.0385f, 0, 0), size, size);
    if (alpha <= 0)
        return;
    paint_glow(canvas, moon, size / 2, size * 0.5f, colour_alpha(TONE_MOONLIGHT, 0.4f * alpha));
    paint_box(canvas, moon, size / 2, colour_alpha(TONE_CREAM, alpha),
              colour_alpha(TONE_MOONLIGHT, alpha));
}

void evening_draw(Evening *evening, Canvas *canvas, const Home *home, Box board, SpaceSet lit)
{
    static const SpaceSet FLOORS[] = {SPACES_TOP, SPACES_MIDDLE, SPACES_BASEMENT};
    float y = board.y;
    take_home(evening, canvas, home, board);
    for (int i = 0; i < 3; i++) {
        const Box row = home_view_space(board, space_first(FLOORS[i]));
        paint_shade(canvas, box(board.x, y, board.w, row.y - y), evening->hour.shade);
        draw_floor(evening, canvas, FLOORS[i], lit);
        y = row.y + row.h;
    }
    paint_shade(canvas, box(board.x, y, board.w, board.y + board.h - y), evening->hour.shade);
    draw_moon(canvas, board, evening->hour.moon);
}

void evening_draw_dusk(Evening *evening, Canvas *canvas, const Home *home, Box board, float dusk,
                       float moon)
{
    const Hour full = evening->hour;
    evening->hour.shade = colour_mix(TONE_WHITE, full.shade, dusk);
    evening->hour.moon = full.moon * moon;
    evening_draw(evening, canvas, home, board, 0);
    evening->hour = full;
}
