/**
 * Where the window opens: always whole on a screen.
 *
 * A geometry that was remembered is used only if it still fits: the screen may be another one
 * today. A window that would not fit is maximised; what size it has without a window manager, or
 * when it is restored, fits as well.
 */
#ifndef APP_WINDOW_PLACE_H
#define APP_WINDOW_PLACE_H

#include "app/settings.h"

#include <SDL.h>

typedef struct WindowPlace {
    bool placed; /* at x, y; otherwise in the middle */
    int x, y;
    int width, height;
    bool maximised;
} WindowPlace;

/** The remembered place, or one in the middle of the first screen. `screens` are the parts of the
 * screens that no panel covers. */
WindowPlace window_place(const Settings *settings, const SDL_Rect *screens, int count);

#endif
