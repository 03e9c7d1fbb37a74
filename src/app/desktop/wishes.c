#include "app/desktop/wishes.h"

#include <math.h>
#include <stdlib.h>

struct Inquiry {
    SDL_mutex *lock; /* over all that follows, up to `users` */
    bool answered, forgotten;
    Wishes wishes;
    SDL_atomic_t users; /* the thread and its owner: the last one frees */
    Uint32 event;
};

static void release(Inquiry *inquiry)
{
    if (SDL_AtomicAdd(&inquiry->users, -1) > 1)
        return;
    SDL_DestroyMutex(inquiry->lock);
    free(inquiry);
}

static int ask(void *data)
{
    Inquiry *inquiry = data;
    Wishes wishes = {0};
    const bool answered = desktop_wishes(&wishes);
    SDL_LockMutex(inquiry->lock);
    inquiry->answered = answered;
    inquiry->wishes = wishes;
    if (answered && !inquiry->forgotten)
        SDL_PushEvent(&(SDL_Event){.type = inquiry->event});
    SDL_UnlockMutex(inquiry->lock);
    release(inquiry);
    return 0;
}

Inquiry *wishes_ask(void)
{
    Inquiry *inquiry = calloc(1, sizeof *inquiry);
    if (!inquiry)
        abort();
    inquiry->lock = SDL_CreateMutex();
    inquiry->event = SDL_RegisterEvents(1);
    SDL_AtomicSet(&inquiry->users, 2);
    SDL_Thread *thread = SDL_CreateThread(ask, "wishes", inquiry);
    if (!thread) {
        SDL_AtomicSet(&inquiry->users, 1);
        release(inquiry);
        return NULL;
    }
    SDL_DetachThread(thread);
    return inquiry;
}

Uint32 wishes_event(const Inquiry *inquiry)
{
    return inquiry ? inquiry->event : 0;
}

bool wishes_take(Inquiry *inquiry, Wishes *wishes)
{
    if (!inquiry)
        return false;
    SDL_LockMutex(inquiry->lock);
    const bool answered = inquiry->answered;
    inquiry->answered = false;
    *wishes = inquiry->wishes;
    SDL_UnlockMutex(inquiry->lock);
    return answered;
}

void wishes_forget(Inquiry *inquiry)
{
    if (!inquiry)
        return;
    SDL_LockMutex(inquiry->lock);
    inquiry->forgotten = true;
    SDL_UnlockMutex(inquiry->lock);
    release(inquiry);
}

/* As the slider has them; a size that nobody can have asked for is none. */
static int text_size_of(float scale)
{
    enum { STEP = 5, LEAST = 75, MOST = 250 };
    if (!(scale >= 0.5f && scale <= 5))
        return 0;
    const int size = STEP * (int)lroundf(scale * 100 / STEP);
    return SDL_clamp(size, LEAST, MOST);
}

static void wish(int *setting, int standard, int wished)
{
    if (*setting == standard)
        *setting = wished;
}

void wishes_apply(const Wishes *wishes, Settings *settings)
{
    Settings standard;
    settings_reset(&standard);
    const int text_size = text_size_of(wishes->text_scale);
    if (text_size)
        wish(&settings->text_size, standard.text_size, text_size);
    if (wishes->reduced_motion)
        wish(&settings->reduced_motion, standard.reduced_motion, true);
    if (wishes->high_contrast)
        wish(&settings->high_contrast, standard.high_contrast, true);
}
