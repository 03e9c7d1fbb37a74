#include "app/input.h"

#include "dreamhome/text.h"

#include <math.h>
#include <stdlib.h>

enum { LONG_PRESS = 600 }; /* ms */

void input_open(Input *input)
{
    for (int i = 0; i < SDL_NumJoysticks() && !input->pad; i++) {
        if (SDL_IsGameController(i))
            input->pad = SDL_GameControllerOpen(i);
    }
    if (input->pad)
        input->pad_kind = pad_kind_of(input->pad);
}

void input_close(Input *input)
{
    if (input->pad)
        SDL_GameControllerClose(input->pad);
    input->pad = NULL;
    input_let_go(input);
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

/* Whoever asks something goes on playing as before, with the pointer or without. */
static bool only_asks(Action action)
{
    return action >= ACTION_ASK_COLUMN_1 && action <= ACTION_ASK_LAST;
}

static void send_action(Input *input, Action action, bool shift)
{
    if (action == ACTION_NONE)
        return;
    if (!only_asks(action))
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

static void handle_motion(Input *input, const SDL_MouseMotionEvent *motion)
{
    if (motion->which == SDL_TOUCH_MOUSEID || (input->pressed && !input->settings->drags))
        return;
    point_at(input, (float)motion->x, (float)motion->y);
    send_pointer(input, INPUT_POINTER_MOVE);
}

/* Without dragging, a click counts where the button went down, however much the hand trembles. */
static void let_go(Input *input, float x, float y)
{
    input->pressed = false;
    if (input->settings->drags)
        point_at(input, x, y);
    send_pointer(input, INPUT_POINTER_UP);
    if (input->settings->drags)
        return;
    point_at(input, x, y);
    send_pointer(input, INPUT_POINTER_MOVE);
}

static void handle_button(Input *input, const SDL_MouseButtonEvent *button)
{
    if (button->which == SDL_TOUCH_MOUSEID)
        return; /* the finger itself is handled */
    if (button->button == SDL_BUTTON_LEFT && button->state == SDL_RELEASED) {
        let_go(input, (float)button->x, (float)button->y);
        return;
    }
    point_at(input, (float)button->x, (float)button->y);
    if (button->button == SDL_BUTTON_LEFT) {
        input->pressed = true;
        send_pointer(input, INPUT_POINTER_DOWN);
    } else if (button->button == SDL_BUTTON_RIGHT && button->state == SDL_PRESSED) {
        send_pointer(input, INPUT_POINTER_OTHER);
    }
}

/* Whoever touches the same place again means it. */
static bool touches_what_was_seen(const Touch *touch)
{
    enum { NEAR = 32 }; /* units */
    return touch->seen && fabsf(touch->x - touch->seen_x) + fabsf(touch->y - touch->seen_y) < NEAR;
}

/* A second finger is the other button; the first one has only looked, then. */
static void add_finger(Input *input, const SDL_TouchFingerEvent *finger)
{
    if (finger->fingerId == input->touch.finger)
        return;
    input->touch.since = finger->timestamp - LONG_PRESS;
    send_pointer(input, INPUT_POINTER_OTHER);
}

/* A finger is there only while it touches; the first one counts, until it is lifted. */
static void put_finger_down(Input *input, const SDL_TouchFingerEvent *finger)
{
    Touch *touch = &input->touch;
    if (touch->down) {
        add_finger(input, finger);
        return;
    }
    touch->down = true;
    touch->finger = finger->fingerId;
    touch->since = finger->timestamp;
    touch->x = input->x = finger->x * input->canvas->view.w;
    touch->y = input->y = finger->y * input->canvas->view.h;
    touch->moved = false;
    touch->looks = input->settings->touch_looks && !touches_what_was_seen(touch);
    send_pointer(input, INPUT_POINTER_MOVE);
    if (!touch->looks)
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
    const Touch touch = input->touch;
    input->touch.down = false;
    input->x = finger->x * input->canvas->view.w;
    input->y = finger->y * input->canvas->view.h;
    input->touch.seen = touch.looks;
    input->touch.seen_x = input->x;
    input->touch.seen_y = input->y;
    if (touch.looks)
        return; /* what it looks at stays in sight */
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

/* SDL tells how far the fingers have moved apart as a part of the screen. */
static void handle_pinch(Input *input, const SDL_MultiGestureEvent *gesture)
{
    static const float STRENGTH = 3;
    if (gesture->numFingers != 2 || gesture->dDist == 0)
        return;
    input->x = gesture->x * input->canvas->view.w;
    input->y = gesture->y * input->canvas->view.h;
    input->touch.moved = true; /* whatever it was, it is no tap */
    input->pointer_used = true;
    send(input, (InputEvent){.kind = INPUT_PINCH, .amount = expf(gesture->dDist * STRENGTH)});
}

/* ---- keyboard ---- */

/* While a text field has the focus, letters are text and nothing else; so are the digits beside
 * them. */
static bool is_typing(const SDL_KeyboardEvent *key)
{
    const SDL_Keycode code = key->keysym.sym;
    const bool letter = code >= SDLK_SPACE && code != SDLK_DELETE && !(code & SDLK_SCANCODE_MASK);
    const bool digit = code >= SDLK_KP_1 && code <= SDLK_KP_PERIOD && key->keysym.mod & KMOD_NUM;
    return SDL_IsTextInputActive() && (letter || digit) &&
           !(key->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI));
}

/* Whatever these keys were given to, text can be corrected. */
static Action action_of_typist(SDL_Keycode code)
{
    if (!SDL_IsTextInputActive())
        return ACTION_NONE;
    return code == SDLK_BACKSPACE ? ACTION_ERASE
           : code == SDLK_DELETE  ? ACTION_DELETE
                                  : ACTION_NONE;
}

static Action action_of_key(const Input *input, const SDL_KeyboardEvent *key)
{
    if (is_typing(key))
        return ACTION_NONE;
    const Action typed = action_of_typist(key->keysym.sym);
    return typed != ACTION_NONE
               ? typed
               : keymap_action(&input->settings->keymap, (Press){.stroke = stroke_of(key)});
}

static bool only_modifies(SDL_Keycode code)
{
    return (code >= SDLK_LCTRL && code <= SDLK_RGUI) || code == SDLK_MODE;
}

static void handle_key(Input *input, const SDL_KeyboardEvent *key)
{
    if (input->listening) {
        if (!key->repeat && !only_modifies(key->keysym.sym))
            send(input, (InputEvent){.kind = INPUT_PRESS, .press = {.stroke = stroke_of(key)}});
        return;
    }
    const Action action = action_of_key(input, key);
    if (!key->repeat || (action_repeats(action) && input->settings->key_repeat))
        send_action(input, action, key->keysym.mod & KMOD_SHIFT);
}

/* ---- gamepad ---- */

enum { HOLD_DELAY = 400, HOLD_PITCH = 110 }; /* ms */

void input_let_go(Input *input)
{
    input->hold = (Hold){0};
}

Uint32 input_repeat(Input *input, Uint32 ticks)
{
    Hold *hold = &input->hold;
    if (hold->action == ACTION_NONE)
        return 0;
    if ((Sint32)(ticks - hold->next) >= 0) {
        hold->next = ticks + HOLD_PITCH;
        send_action(input, hold->action, false);
    }
    return hold->action == ACTION_NONE ? 0 : hold->next - ticks;
}

/* The last thing that was pressed is the one that goes on. */
static void press_held(Input *input, Action action, int source, Uint32 ticks)
{
    input_let_go(input);
    if (action_repeats(action) && input->settings->key_repeat)
        input->hold = (Hold){action, source, ticks + HOLD_DELAY};
    send_action(input, action, false);
}

static void release(Input *input, int source)
{
    if (input->hold.source == source)
        input_let_go(input);
}

static void press_button(Input *input, int button, Uint32 ticks)
{
    const Press press = {.pad = true, .button = button};
    if (input->listening)
        send(input, (InputEvent){.kind = INPUT_PRESS, .press = press});
    else
        press_held(input, keymap_action(&input->settings->keymap, press), button, ticks);
}

static int direction(Sint16 value)
{
    enum { DEAD_ZONE = 16000 };
    return value > DEAD_ZONE ? 1 : value < -DEAD_ZONE ? -1 : 0;
}

static int source_of_axis(Uint8 axis)
{
    return axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT    ? PAD_LEFT_TRIGGER
           : axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT ? PAD_RIGHT_TRIGGER
                                                      : PAD_BUTTON_COUNT + axis;
}

/* Both sticks move; which one depends on the hand. */
static void push_stick(Input *input, Uint8 axis, int now, Uint32 ticks)
{
    const bool across = axis == SDL_CONTROLLER_AXIS_LEFTX || axis == SDL_CONTROLLER_AXIS_RIGHTX;
    if (!input->listening)
        press_held(input,
                   across ? (now > 0 ? ACTION_RIGHT : ACTION_LEFT)
                          : (now > 0 ? ACTION_DOWN : ACTION_UP),
                   source_of_axis(axis), ticks);
}

static void handle_axis(Input *input, const SDL_ControllerAxisEvent *axis)
{
    const int now = direction(axis->value);
    if (axis->axis >= SDL_CONTROLLER_AXIS_MAX || input->axes[axis->axis] == now)
        return;
    input->axes[axis->axis] = now;
    const int source = source_of_axis(axis->axis);
    if (!now)
        release(input, source);
    else if (source < PAD_BUTTON_COUNT)
        press_button(input, source, axis->timestamp);
    else
        push_stick(input, axis->axis, now, axis->timestamp);
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
        press_button(input, event->cbutton.button, event->cbutton.timestamp);
    else if (event->type == SDL_CONTROLLERBUTTONUP)
        release(input, event->cbutton.button);
    else
        handle_axis(input, &event->caxis);
}

/* What somebody has really used: a mouse that a finger moves is none. */
static void note_device(Input *input, const SDL_Event *event)
{
    if (only_asks(input_meaning(input, event)))
        return;
    if (event->type == SDL_KEYDOWN)
        input->device = DEVICE_KEYS;
    else if (event->type == SDL_FINGERDOWN)
        input->device = DEVICE_TOUCH;
    else if (event->type == SDL_CONTROLLERBUTTONDOWN ||
             (event->type == SDL_CONTROLLERAXISMOTION && direction(event->caxis.value)))
        input->device = DEVICE_PAD; /* a stick that does not rest quite still is not used */
    else if ((event->type == SDL_MOUSEMOTION && event->motion.which != SDL_TOUCH_MOUSEID) ||
             (event->type == SDL_MOUSEBUTTONDOWN && event->button.which != SDL_TOUCH_MOUSEID))
        input->device = DEVICE_MOUSE;
}

Action input_meaning(const Input *input, const SDL_Event *event)
{
    if (event->type == SDL_KEYDOWN)
        return action_of_key(input, &event->key);
    if (event->type != SDL_CONTROLLERBUTTONDOWN)
        return ACTION_NONE;
    return keymap_action(&input->settings->keymap,
                         (Press){.pad = true, .button = event->cbutton.button});
}

void input_handle(Input *input, const SDL_Event *event)
{
    note_device(input, event);
    switch (event->type) {
    case SDL_MOUSEMOTION:
        handle_motion(input, &event->motion);
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
    case SDL_MULTIGESTURE:
        handle_pinch(input, &event->mgesture);
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
    case SDL_CONTROLLERBUTTONUP:
    case SDL_CONTROLLERAXISMOTION:
        handle_pad(input, event);
        break;
    default:
        break;
    }
}
