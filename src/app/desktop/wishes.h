/**
 * What the player has told the desktop once, for every program: about motion, contrast and the size
 * of text.
 *
 * A desktop answers in its own time, or never. It is asked in a thread of its own, and nobody here
 * waits for it. Where there is nobody to ask, there are no wishes.
 */
#ifndef DESKTOP_WISHES_H
#define DESKTOP_WISHES_H

#include "app/settings.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Wishes {
    bool reduced_motion, high_contrast;
    float text_scale; /* 1: as usual; 0: nothing was said about it */
} Wishes;

/** A question that is under way. All functions accept NULL. */
typedef struct Inquiry Inquiry;

/** Asks. When there is an answer to be taken, an SDL event of wishes_event is sent. */
Inquiry *wishes_ask(void);
Uint32 wishes_event(const Inquiry *inquiry);

/** True once: when the answer is there. */
bool wishes_take(Inquiry *inquiry, Wishes *wishes);

/** Nobody wants to know any more; a desktop that hangs is left behind. */
void wishes_forget(Inquiry *inquiry);

/** Sets what the desktop wishes for. What the player has set already is left alone. */
void wishes_apply(const Wishes *wishes, Settings *settings);

/** Asks the desktop and waits for as long as that takes: wishes_portal.c and wishes_windows.c.
 * False if there is nobody to ask. */
bool desktop_wishes(Wishes *wishes);

#endif
