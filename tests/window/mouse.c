#include "mouse.h"

#include "app/probe/layout_check.h"
#include "testing.h"

void mouse_button(App *app, Uint32 type, Box b)
{
    SDL_Event event = {.type = type};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.x = (int)((b.x + b.w / 2) * app->canvas->unit);
    event.button.y = (int)((b.y + b.h / 2) * app->canvas->unit);
    app_handle(app, &event);
}

void mouse_click(App *app, Box b)
{
    mouse_button(app, SDL_MOUSEBUTTONDOWN, b);
    mouse_button(app, SDL_MOUSEBUTTONUP, b);
}

void mouse_click_on(App *app, const char *thing)
{
    Box b;
    assert_true(layout_find(app, thing, &b));
    mouse_click(app, b);
}
