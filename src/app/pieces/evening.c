#include "app/pieces/evening.h"

#include "app/draw/paint.h"
#include "app/pieces/home_view.h"
#include "app/pieces/lamps.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a space shows of a scene: its card is 240 wide, the heights go from 22 to 278. */
static const float CARD_WIDTH = 240, SHOWN_TOP = 22, SHOWN_HEIGHT = 256;

struct Evening {
    Lamps lamps;
    Hour hour;
    Home home;  /* what the lights below are for, */
    Box made;   /* where they were made, */
    Box board;  /* and where they are drawn */
    float size; /* pixels of the board on which they are made, or 0: the one that is drawn */
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
    evening->hour = (Hour){TONE_EVENING, 1};
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

/* A picture that is dark by itself grows less dark. */
static SDL_Color shade_of(const Evening *evening, RoomCard card)
{
    return colour_mix(evening->hour.shade, TONE_WHITE, lamps_dim(&evening->lamps, card));
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

/* From the middle on it fades away. Sizes come in steps, so that few masks serve all lamps. */
static void draw_light(Canvas *canvas, const Lamp *lamp, Box space, float power)
{
    const float scale = space.w / CARD_WIDTH;
    const float half = roundf(lamp->radius * LIGHTS[lamp->kind].reach * scale / 2 / 6) * 6;
    const float x = space.x + lamp->x * scale;
    const float y = space.y + (lamp->y - SHOWN_TOP) * space.h / SHOWN_HEIGHT;
    if (LIGHTS[lamp->kind].reach <= 0 || half <= 0)
        return;
    const float strength = lamp->strength * LIGHTS[lamp->kind].strength * power;
    paint_glow(canvas, box(x - half, y - half, 2 * half, 2 * half), half, half,
               colour_alpha(LIGHTS[lamp->kind].colour, strength));
}

/* The evening of a joined room by the light of its lamps. */
static void draw_room_light(const Evening *evening, Canvas *canvas, SpaceSet room, Box b)
{
    static const float SPARE = 2; /* its texture may be a pixel larger than the room */
    const Home *home = &evening->home;
    paint_fill(canvas, box(0, 0, b.w + SPARE, b.h + SPARE),
               shade_of(evening, home->card[space_first(room)]));
    for (SpaceSet left = room; left; left &= left - 1) {
        const Box space = home_view_space(evening->made, space_first(left));
        const Box own = box_moved(space, -b.x, -b.y);
        const RoomCard card = home->card[space_first(left)];
        paint_fill(canvas, box(own.x, own.y, own.w + SPARE, own.h + SPARE),
                   shade_of(evening, card));
        for (int i = 0; i < evening->lamps.count; i++) {
            if (evening->lamps.items[i].card == card)
                draw_light(canvas, &evening->lamps.items[i], own, evening->hour.lamps);
        }
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

/* Empty rooms are never joined, and have no lamps. */
static SpaceSet room_at(const Home *home, Space space)
{
    return home_type_at(home, space) == ROOM_NONE ? space_bit(space) : home_room_at(home, space);
}

static void draw_room(Evening *evening, Canvas *canvas, SpaceSet room, bool lit)
{
    const Space first = space_first(room);
    const Home *home = &evening->home;
    const Box b = home_view_spaces(evening->board, room);
    if (home_type_at(home, first) == ROOM_NONE)
        paint_shade(canvas, b, evening->hour.shade);
    else if (lit)
        paint_multiplied(canvas, light_of(evening, canvas, room), b);
    else
        paint_shade(canvas, b, shade_of(evening, home->card[first]));
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
    for (SpaceSet left = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE]; left;) {
        const SpaceSet room = home_room_at(home, space_first(left));
        if (!evening->lights[space_first(room)]) {
            return light_of(evening, canvas, room) != NULL;
        }
        left &= (SpaceSet)~room;
    }
    return false;
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
}
