#include "app/window/window_place.h"

/* What a window manager may put around a window: nobody can ask before there is one. */
enum { TITLE_BAR = 40, BORDERS = 16 };

static bool holds(const SDL_Rect *screen, SDL_Rect window)
{
    SDL_Rect common;
    return SDL_IntersectRect(screen, &window, &common) && SDL_RectEquals(&common, &window);
}

WindowPlace window_place(const Settings *settings, const SDL_Rect *screens, int count)
{
    WindowPlace place = {
        .x = settings->window_x,
        .y = settings->window_y,
        .width = settings->window_width,
        .height = settings->window_height,
        .maximised = settings->window_maximised,
    };
    const SDL_Rect window = {place.x, place.y, place.width, place.height};
    for (int i = 0; i < count && !place.placed; i++)
        place.placed = place.x >= 0 && place.y >= 0 && holds(&screens[i], window);
    if (place.placed || !count)
        return place;
    const SDL_Rect *screen = &screens[0];
    if (place.width + BORDERS > screen->w || place.height + TITLE_BAR > screen->h) {
        place.maximised = true;
        place.width = SDL_min(place.width, screen->w - BORDERS);
        place.height = SDL_min(place.height, screen->h - TITLE_BAR);
    }
    place.placed = true;
    place.x = screen->x + (screen->w - place.width) / 2;
    place.y = screen->y + (screen->h - TITLE_BAR - place.height) / 2 + TITLE_BAR;
    return place;
}
