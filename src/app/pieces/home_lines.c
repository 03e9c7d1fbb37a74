#include "app/pieces/home_lines.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"

#include <stdio.h>

static void draw_lines(Canvas *canvas, const char *key, Box part, Box b)
{
    SDL_Texture *lines = pictures_get(canvas->pictures, "lines", key, b.w * canvas->unit);
    paint_texture(canvas, lines, part, b, 1, 0);
}

static void draw_room(Canvas *canvas, const Home *home, Space space, Box board)
{
    char key[HOME_SCENE_KEY];
    Box part;
    const Box place = home_view_room(home, space, board, &part);
    Text text = text_on(key, sizeof key);
    home_view_write_scene(&text, home, space);
    draw_lines(canvas, key, part, place);
}

static void draw_roof(Canvas *canvas, const Home *home, Box board)
{
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(home->cards, order);
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        char key[HOUSE_ROOF_KEY], lines[HOUSE_ROOF_KEY + 8];
        if (!order[slot])
            continue;
        house_roof_key(order[slot], slot, key);
        snprintf(lines, sizeof lines, "roof-%s", key);
        draw_lines(canvas, lines, box(0, 0, 1, 1), house_roof_slot(board, slot));
    }
}

void home_lines_draw(Canvas *canvas, const Home *home, Box board)
{
    draw_lines(canvas, "home", box(0, 0, 1, 1), board);
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (home_has(home, type))
            draw_lines(canvas, RESOURCE_INFO[type].key, box(0, 0, 1, 1),
                       home_view_garden(board, type));
    }
    for (SpaceSet left = home->rooms; left; left &= left - 1)
        draw_room(canvas, home, space_first(left), board);
    draw_roof(canvas, home, board);
}
