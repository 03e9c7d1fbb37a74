#include "app/input.h"

#include "dreamhome/text.h"

#include <math.h>
#include <stdlib.h>

void input_open(Input *input)
{
    for (int i = 0; i < SDL_NumJoysticks() && !input->pad; i++) {
        if (SDL_IsGameController(i))
            input->pad = SDL_GameControllerOpen(i);
    }
}

void input_close(Input *input)
{
    if (input->pad)
        SDL_GameControllerClose(input->pad);
    input->pad = NULL;
}

static void send(Input *input, InputEvent event)
{
    event.x = input->x;
    event.y = input->y;
    input->sink(input->app, &event);
}

/* Input methods may send line ends, control characters and broken UTF-8: none of it gets in. */
static void send_text(Input *input, const char *typed)
{
    char clean[SDL_TEXTINPUTEVENT_TEXT_SIZE];
    Text text = text_on(clean, sizeof clean);
    text_add_typed(&text, typed);
    if (text.length)
        send(input, (InputEvent){.kind = INPUT_TEXT, .text = clean});
}

static void send_action(Input *input, Action action, bool shift)
{
    if (action == ACTION_NONE)
        return;
    input->pointer_used = false;
    send(input, (InputEvent){.kind = INPUT_ACTION, .action = action, .shift = shift});
}

/* ---- pointer ---- */

static void send_pointer(Input *input, InputKind kind)
{
    input->pointer_used = true;
    send(input, (InputEvent){.kind = kind});
}

/* Window coordinates are not pixels on screens of high density. */
static void point_at(Input *input, float x, float y)
{
    int window_width, window_height, width, height;
    SDL_GetWindowSize(SDL_RenderGetWindow(input->canvas->renderer), &window_width, &window_height);
    SDL_GetRendererOutputSize(input->canvas->renderer, &width, &height);
    input->x = x * (float)width / (float)(window_width ? window_width : 1) / input->canvas->unit;
    input->y = y * (float)height / (float)(window_height ? window_height : 1) / input->canvas->unit;
}

static void handle_button(Input *input, const SDL_MouseButtonEvent *button)
{
    if (button->which == SDL_TOUCH_MOUSEID)
        return; /* the finger itself is handled */
    point_at(input, (float)button->x, (float)button->y);
    if (button->button == SDL_BUTTON_LEFT)
        send_pointer(input, button->state == SDL_PRESSED ? INPUT_POINTER_DOWN : INPUT_POINTER_UP);
    else if (button->button == SDL_BUTTON_RIGHT && button->state == SDL_PRESSED)
        send_pointer(input, INPUT_POINTER_OTHER);
}

/* A finger is there only while it touches; the first one counts, until it is lifted. */
static void put_finger_down(Input *input, const SDL_TouchFingerEvent *finger)
{
    Touch *touch = &input->touch;
    if (touch->down)
        return;
    *touch = (Touch){.down = true,
                     .finger = finger->fingerId,
                     .since = finger->timestamp,
                     .x = input->x = finger->x * input->canvas->view.w,
                     .y = input->y = finger->y * input->canvas->view.h};
    send_pointer(input, INPUT_POINTER_MOVE);
    send_pointer(input, INPUT_POINTER_DOWN);
}

static void move_finger(Input *input, const SDL_TouchFingerEvent *finger)
{
    enum { STILL = 12 }; /* units that a resting finger may tremble */
    Touch *touch = &input->touch;
    input->x = finger->x * input->canvas->view.w;
    input->y = finger->y * input->canvas->view.h;
    touch->moved |= fabsf(input->x - touch->x) + fabsf(input->y - touch->y) > STILL;
    send_pointer(input, INPUT_POINTER_MOVE);
}

static void lift_finger(Input *input, const SDL_TouchFingerEvent *finger)
{
    enum { LONG_PRESS = 600 }; /* ms */
    const Touch touch = input->touch;
    input->touch.down = false;
    input->x = finger->x * input->canvas->view.w;
    input->y = finger->y * input->canvas->view.h;
    input->pointer_used = true;
    send(input,
         (InputEvent){.kind = INPUT_POINTER_UP,
                      .held = !touch.moved && finger->timestamp - touch.since >= LONG_PRESS});
    send_pointer(input, INPUT_POINTER_LEFT);
}

static void handle_finger(Input *input, const SDL_TouchFingerEvent *finger)
{
    if (finger->type == SDL_FINGERDOWN)
        put_finger_down(input, finger);
    else if (!input->touch.down || finger->fingerId != input->touch.finger)
        return;
    else if (finger->type == SDL_FINGERMOTION)
        move_finger(input, finger);
    else
        lift_finger(input, finger);
}

/* ---- keyboard ---- */

typedef struct Key {
    SDL_Keycode code;
    Action action;
} Key;

static const Key KEYS[] = {
    {SDLK_UP, ACTION_UP},
    {SDLK_DOWN, ACTION_DOWN},
    {SDLK_LEFT, ACTION_LEFT},
    {SDLK_RIGHT, ACTION_RIGHT},
    {SDLK_TAB, ACTION_NEXT},
    {SDLK_RETURN, ACTION_CONFIRM},
    {SDLK_KP_ENTER, ACTION_CONFIRM},
    {SDLK_SPACE, ACTION_END_TURN},
    {SDLK_ESCAPE, ACTION_CANCEL},
    {SDLK_f, ACTION_FLIP},
    {SDLK_F1, ACTION_RULES},
    {SDLK_F2, ACTION_SPEECH},
    {SDLK_F3, ACTION_SAY_AGAIN},
    {SDLK_1, ACTION_ASK_COLUMN_1},
    {SDLK_2, ACTION_ASK_COLUMN_2},
    {SDLK_3, ACTION_ASK_COLUMN_3},
    {SDLK_4, ACTION_ASK_COLUMN_4},
    {SDLK_5, ACTION_ASK_COLUMN_5},
    {SDLK_m, ACTION_ASK_MARKET},
    {SDLK_b, ACTION_ASK_HOUSE},
    {SDLK_p, ACTION_ASK_OTHERS},
    {SDLK_t, ACTION_ASK_TOOLS},
    {SDLK_s, ACTION_ASK_SCORE},
    {SDLK_n, ACTION_ASK_TURN},
    {SDLK_e, ACTION_ASK_LAST},
    {SDLK_r, ACTION_REFERENCE},
    {SDLK_l, ACTION_LOG},
    {SDLK_w, ACTION_UNSEEN},
    {SDLK_h, ACTION_HINT},
    {SDLK_PAGEUP, ACTION_PAGE_UP},
    {SDLK_PAGEDOWN, ACTION_PAGE_DOWN},
    {SDLK_HOME, ACTION_HOME},
    {SDLK_END, ACTION_END},
    {SDLK_BACKSPACE, ACTION_ERASE},
    {SDLK_DELETE, ACTION_DELETE},
};

static Action action_of_chord(SDL_Keycode code, bool shift)
{
    if (code == SDLK_z)
        return shift ? ACTION_REDO : ACTION_UNDO;
    return code == SDLK_y ? ACTION_REDO : ACTION_NONE;
}

static Action action_of_key(const SDL_KeyboardEvent *key)
{
    const SDL_Keycode code = key->keysym.sym;
    const bool shift = key->keysym.mod & KMOD_SHIFT;
    if (key->keysym.mod & (KMOD_CTRL | KMOD_GUI))
        return action_of_chord(code, shift);
    if (key->keysym.mod & KMOD_ALT)
        return ACTION_NONE;
    if (code == SDLK_TAB && shift)
        return ACTION_PREVIOUS;
    for (size_t i = 0; i < SDL_arraysize(KEYS); i++) {
        if (KEYS[i].code == code)
            return KEYS[i].action;
    }
    return ACTION_NONE;
}

/* While a text field has the focus, letters are text and nothing else. */
static bool is_typing(const SDL_KeyboardEvent *key)
{
    return SDL_IsTextInputActive() && key->keysym.sym >= SDLK_SPACE &&
           key->keysym.sym < SDLK_DELETE && !(key->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI));
}

static void handle_key(Input *input, const SDL_KeyboardEvent *key)
{
    if (!is_typing(key))
        send_action(input, action_of_key(key), key->keysym.mod & KMOD_SHIFT);
}

/* ---- gamepad ---- */

static Action action_of_pad(Uint8 button)
{
    switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
        return ACTION_UP;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
        return ACTION_DOWN;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
        return ACTION_LEFT;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
        return ACTION_RIGHT;
    case SDL_CONTROLLER_BUTTON_A:
        return ACTION_CONFIRM;
    case SDL_CONTROLLER_BUTTON_B:
        return ACTION_CANCEL;
    case SDL_CONTROLLER_BUTTON_X:
        return ACTION_FLIP;
    case SDL_CONTROLLER_BUTTON_Y:
        return ACTION_END_TURN;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
        return ACTION_UNDO;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
        return ACTION_REDO;
    case SDL_CONTROLLER_BUTTON_START:
        return ACTION_MENU;
    case SDL_CONTROLLER_BUTTON_LEFTSTICK:
        return ACTION_UNSEEN;
    case SDL_CONTROLLER_BUTTON_BACK:
        return ACTION_RULES;
    default:
        return ACTION_NONE;
    }
}

static int direction(Sint16 value)
{
    enum { DEAD_ZONE = 16000 };
    return value > DEAD_ZONE ? 1 : value < -DEAD_ZONE ? -1 : 0;
}

static void handle_stick(Input *input, const SDL_ControllerAxisEvent *axis)
{
    const int now = direction(axis->value);
    const bool across = axis->axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!across && axis->axis != SDL_CONTROLLER_AXIS_LEFTY)
        return;
    int *before = across ? &input->stick_x : &input->stick_y;
    if (*before == now)
        return;
    *before = now;
    if (now)
        send_action(input,
                    across ? (now > 0 ? ACTION_RIGHT : ACTION_LEFT)
                           : (now > 0 ? ACTION_DOWN : ACTION_UP),
                    false);
}

/* Ours may be the one that was pulled out, or not: what is left is opened. */
static void take_another_pad(Input *input)
{
    input_close(input);
    input_open(input);
}

static void handle_pad(Input *input, const SDL_Event *event)
{
    if (event->type == SDL_CONTROLLERDEVICEADDED)
        input_open(input);
    else if (event->type == SDL_CONTROLLERDEVICEREMOVED)
        take_another_pad(input);
    else if (event->type == SDL_CONTROLLERBUTTONDOWN)
        send_action(input, action_of_pad(event->cbutton.button), false);
    else
        handle_stick(input, &event->caxis);
}

/* What somebody has really used: a mouse that a finger moves is none. */
static void note_device(Input *input, const SDL_Event *event)
{
    if (event->type == SDL_KEYDOWN)
        input->device = DEVICE_KEYS;
    else if (event->type == SDL_FINGERDOWN)
        input->device = DEVICE_TOUCH;
    else if (event->type == SDL_CONTROLLERBUTTONDOWN || event->type == SDL_CONTROLLERAXISMOTION)
        input->device = DEVICE_PAD;
    else if ((event->type == SDL_MOUSEMOTION && event->motion.which != SDL_TOUCH_MOUSEID) ||
             (event->type == SDL_MOUSEBUTTONDOWN && event->button.which != SDL_TOUCH_MOUSEID))
        input->device = DEVICE_MOUSE;
}

void input_handle(Input *input, const SDL_Event *event)
{
    note_device(input, event);
    switch (event->type) {
    case SDL_MOUSEMOTION:
        if (event->motion.which == SDL_TOUCH_MOUSEID)
            break;
        point_at(input, (float)event->motion.x, (float)event->motion.y);
        send_pointer(input, INPUT_POINTER_MOVE);
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        handle_button(input, &event->button);
        break;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        handle_finger(input, &event->tfinger);
        break;
    case SDL_MOUSEWHEEL:
        send(input, (InputEvent){.kind = INPUT_WHEEL, .amount = event->wheel.preciseY});
        break;
    case SDL_KEYDOWN:
        handle_key(input, &event->key);
        break;
    case SDL_TEXTINPUT:
        send_text(input, event->text.text);
        break;
    case SDL_CONTROLLERDEVICEADDED:
    case SDL_CONTROLLERDEVICEREMOVED:
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERAXISMOTION:
        handle_pad(input, event);
        break;
    default:
        break;
    }
}
