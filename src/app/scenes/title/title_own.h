/**
 * The end of the player's own street, behind the menu: the last houses that people finished here.
 *
 * The first frame does not wait for it: the painted street stands there until every picture of the
 * own one has come, and then gives way to it.
 */
#ifndef SCENES_TITLE_OWN_H
#define SCENES_TITLE_OWN_H

#include "app/app.h"
#include "app/draw/layer.h"
#include "app/pieces/plot_view.h"

enum { TITLE_HOUSES = 2 };

typedef struct TitleOwn {
    bool seen;  /* a frame without it was shown */
    bool asked; /* for its houses and its pictures */
    bool ready;
    float shown; /* from 0, the painted street, to 1 */
    int count;
    PlotView houses[TITLE_HOUSES];
    Layer *layer; /* in the size of the window */
} TitleOwn;

TitleOwn *title_own_new(void);
void title_own_free(TitleOwn *own);

/** Another size, or another game: it is looked for anew. */
void title_own_forget(TitleOwn *own);

/** Brings it forward by so many seconds; whether it has changed. */
bool title_own_step(TitleOwn *own, float seconds);

/** Before a frame, and outside of any layer: looks for it, and puts it together when it has come.
 */
void title_own_prepare(TitleOwn *own, App *app);

/** Whether nothing is seen of the painted street any more. */
static inline bool title_own_covers(const TitleOwn *own)
{
    return own->ready && own->shown >= 1;
}

/** Draws it over the painted street, as far as it is there. */
void title_own_draw(TitleOwn *own, Canvas *canvas);

/** Where smoke rises, on the painting of 1600 x 1000; false while the painted street is there. */
bool title_own_chimney(const TitleOwn *own, SDL_FPoint *chimney);

#endif
