#include "app/probe/monkey.h"

#include "app/app.h"
#include "app/scenes/table/table.h"

#include <assert.h>
#include <stdio.h>

enum { INPUTS_PER_FRAME = 16 };

/* ---- what must hold ---- */

/* What is shown, once nothing moves and nothing is kept back, is the match itself. */
static void check_shown(const Table *table, const App *app)
{
    const Play *play = app->play;
    const Game *real = play_game(play);
    if (table_showing(table) || table->shown.looking_back || play->turn_over ||
        table->shown.moves != play_record(play)->move_count)
        return;
    assert(game_hash(&table->shown.game) == game_hash(real));
}

static void check_intent(const Intent *intent)
{
    for (int i = 0; intent->active && i < intent->candidates.count; i++)
        assert(!game_check(&intent->game, &intent->candidates.items[i]));
}

static void check(const App *app)
{
    Game replayed;
    assert(app->scenes.count > 0 && app->scenes.count <= SCENE_DEPTH);
    if (!app->play)
        return;
    const Record *record = play_record(app->play);
    record_replay(record, record->move_count, &replayed);
    assert(game_hash(&replayed) == game_hash(play_game(app->play)));
    for (int at = 0; at < app->scenes.count; at++) {
        const Table *table = app->scenes.items[at].state;
        if (app->scenes.items[at].id != SCENE_TABLE)
            continue;
        check_shown(table, app);
        check_intent(&table->intent);
        assert(table->aim.focus < table->targets.count && table->aim.hover < table->targets.count);
    }
}

/* ---- what a monkey does ---- */

static int below(Monkey *monkey, int limit)
{
    return (int)rng_below(&monkey->rng, (uint32_t)limit);
}

static SDL_Event pointer(Monkey *monkey, const App *app)
{
    static const Uint32 TYPES[] = {SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP};
    SDL_Event event = {.type = TYPES[below(monkey, 3)]};
    int width, height;
    SDL_GetWindowSize(app->window, &width, &height);
    const int x = below(monkey, width + 20) - 10;
    const int y = below(monkey, height + 20) - 10;
    if (event.type == SDL_MOUSEMOTION) {
        event.motion.x = x;
        event.motion.y = y;
        return event;
    }
    event.button.x = x;
    event.button.y = y;
    event.button.button = below(monkey, 5) ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT;
    event.button.state = event.type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    return event;
}

static SDL_Event key(Monkey *monkey)
{
    static const SDL_Keycode KEYS[] = {
        SDLK_UP,     SDLK_DOWN,     SDLK_LEFT,   SDLK_RIGHT, SDLK_TAB,    SDLK_TAB,       SDLK_TAB,
        SDLK_RETURN, SDLK_RETURN,   SDLK_RETURN, SDLK_SPACE, SDLK_SPACE,  SDLK_ESCAPE,    SDLK_f,
        SDLK_r,      SDLK_l,        SDLK_h,      SDLK_F1,    SDLK_PAGEUP, SDLK_HOME,      SDLK_END,
        SDLK_z,      SDLK_PAGEDOWN, SDLK_y,      SDLK_a,     SDLK_DELETE, SDLK_BACKSPACE,
    };
    static const Uint16 MODS[] = {0, 0, 0, 0, KMOD_LCTRL, KMOD_LSHIFT};
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = KEYS[below(monkey, (int)(sizeof KEYS / sizeof KEYS[0]))];
    event.key.keysym.mod = MODS[below(monkey, (int)(sizeof MODS / sizeof MODS[0]))];
    return event;
}

static SDL_Event text(Monkey *monkey)
{
    static const char *const WORDS[] = {"a", "7", "Ő", "я", " ", "%s", "-1", "\xf0\x9f\x8f\xa0"};
    SDL_Event event = {.type = SDL_TEXTINPUT};
    snprintf(event.text.text, sizeof event.text.text, "%s",
             WORDS[below(monkey, (int)(sizeof WORDS / sizeof WORDS[0]))]);
    return event;
}

static SDL_Event finger(Monkey *monkey)
{
    static const Uint32 TYPES[] = {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP};
    SDL_Event event = {.type = TYPES[below(monkey, 3)]};
    event.tfinger.x = (float)below(monkey, 1000) / 1000;
    event.tfinger.y = (float)below(monkey, 1000) / 1000;
    return event;
}

static SDL_Event pad(Monkey *monkey)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = (Uint8)below(monkey, SDL_CONTROLLER_BUTTON_MAX);
    return event;
}

/* Things that happen to the window; each costs a whole new picture. */
static SDL_Event window(Monkey *monkey, App *app)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    switch (below(monkey, 4)) {
    case 0:
        SDL_SetWindowSize(app->window, 640 + below(monkey, 400), 400 + below(monkey, 400));
        event.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
        break;
    case 1:
        event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
        break;
    case 2:
        event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
        break;
    default:
        event.type = SDL_RENDER_TARGETS_RESET;
        break;
    }
    return event;
}

static SDL_Event any(Monkey *monkey, App *app)
{
    const int choice = below(monkey, 1000);
    if (choice < 470)
        return pointer(monkey, app);
    if (choice < 900)
        return key(monkey);
    if (choice < 930)
        return text(monkey);
    if (choice < 960)
        return finger(monkey);
    if (choice < 980)
        return pad(monkey);
    if (choice < 997) {
        SDL_Event event = {.type = SDL_MOUSEWHEEL};
        event.wheel.preciseY = (float)(below(monkey, 7) - 3);
        return event;
    }
    return window(monkey, app);
}

void monkey_step(Monkey *monkey, App *app)
{
    for (int i = 0; i < INPUTS_PER_FRAME && monkey->left > 0; i++, monkey->left--) {
        const SDL_Event event = any(monkey, app);
        app_handle(app, &event);
        if (!app->scenes.count)
            scenes_take(app, scene_push(SCENE_TITLE)); /* it has left: it is brought back */
        app->scenes.quit = false;
        check(app);
    }
}
