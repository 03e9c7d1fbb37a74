/**
 * Open house: a finished house, to be walked through. What the parts of the scene share.
 *
 *   camera.c        where the house lies for whoever looks at it (pure)
 *   visit_walk.c    from room to room, by steps, by dragging, nearer, and as a tour
 *   visit_search.c  the children: who hides where, and who was found
 *   visit_garden.c  what lies around the house, through the year
 *   visit_draw.c    the house by day and by night
 *   visit_signs.c   what is written around it
 *   visit_scene.c   the scene itself
 *
 * A visitor stands outside, in front of the whole house, or at one of its cards. Cards that have
 * joined are one room: they are seen together, and each has its own sentence.
 */
#ifndef VISIT_VISIT_H
#define VISIT_VISIT_H

#include "app/app.h"
#include "app/draw/layer.h"
#include "app/pieces/children.h"
#include "app/pieces/evening.h"
#include "app/pieces/plot_view.h"
#include "app/scenes/visit/camera.h"
#include "app/widgets/widget.h"
#include "session/album.h"
#include "session/house.h"

/** Where a visitor is who is in no room. */
#define OUTSIDE SPACE_LIMIT

/** What can be used, in the order of the Tab key. */
typedef enum VisitItem {
    VISIT_PLACE, /* where the visitor is: with the focus here, arrows walk */
    VISIT_HOUR,
    VISIT_LEFT,
    VISIT_RIGHT,
    VISIT_UP,
    VISIT_DOWN,
    VISIT_LENS, /* outside: come in */
    VISIT_NEXT, /* outside: the house of another player */
    VISIT_KEEP, /* outside: keepsakes of this house */
    VISIT_TOUR,
    VISIT_BACK,
    VISIT_ITEM_COUNT,
} VisitItem;

typedef enum VisitHour { HOUR_DAY, HOUR_DUSK, HOUR_NIGHT, HOUR_COUNT } VisitHour;

/** The camera on its way. */
typedef struct Glide {
    Box from, to;         /* the board */
    Box lit_from, lit_to; /* what is looked at, on a board of width 1 */
    float time, seconds;  /* 0 seconds: it stands still */
} Glide;

/** A pointer that is down on the house. */
typedef struct Grip {
    bool down, moved;
    float x, y;
    Box board; /* when it went down */
} Grip;

/** A child of this house. */
typedef struct Hiding {
    Space space;
    RoomCard card;
    int child; /* of the picture, from 0 */
    const ChildSpot *spot;
} Hiding;

enum { HIDING_MAX = 32 };

typedef struct Seeking {
    ChildSpots spots;
    Album album;
    int count;
    Hiding items[HIDING_MAX]; /* every child of the house */
    bool lens;                /* it is moved by keys now */
    float x, y;               /* its middle, on a board of width 1 */
    bool looked;              /* and nobody was there */
    int found;                /* the last child that was found here, or -1, */
    float since;              /* and how long ago */
} Seeking;

typedef struct Tour {
    bool on;
    float left; /* seconds until it goes on */
} Tour;

typedef struct VisitSigns {
    Box children, caption, sign;
    const char *hours[HOUR_COUNT];
    char place[NAME_CAPACITY + 64];
    char icon[32];     /* of the place */
    char trouble[600]; /* something that went wrong, said once */
} VisitSigns;

/** What drawing keeps from frame to frame. */
typedef struct VisitDrawn {
    Layer *layer;     /* the house, */
    Box board;        /* where it was drawn last, */
    int frame;        /* with what moved in it, */
    float hour;       /* and when */
    Layer *before;    /* how it looked at another hour, */
    float faded;      /* which was that: it fades into the layer */
    Evening *evening; /* NULL until the sun first set */
} VisitDrawn;

typedef struct Visit {
    House house;
    Season season;   /* in which it was built */
    Record record;   /* its game, */
    bool has_record; /* if it has one */
    CameraView view;
    Box board;   /* where the house is drawn now */
    Space stop;  /* or OUTSIDE */
    bool nearer; /* the visitor has come nearer than a step does */
    Glide glide;
    Grip grip;
    Seeking search;
    Tour tour;
    Music before; /* what played when the visitor came */
    float waved;  /* seconds since the room at hand came alive */
    float hour;   /* as it is drawn: from 0 by day to 1 at night */
    VisitSigns signs;
    VisitDrawn *drawn;
    Widget items[VISIT_ITEM_COUNT];
    Widgets widgets;
} Visit;

/* ---- visit_walk.c ---- */

/** Whether there is something to be looked at on a space. */
bool visit_has(const Visit *visit, Space space);

/** The stop in a direction, or where the visitor is if there is none. */
Space visit_towards(const Visit *visit, Action direction);

/** The stop before or after (-1, 1) in the order of the tour; OUTSIDE is at both ends. */
Space visit_along(const Visit *visit, int by);

void visit_go(Visit *visit, App *app, Space stop);
void visit_wave(Visit *visit, const App *app);
void visit_zoom(Visit *visit, App *app, const InputEvent *event, float by);

/** A pointer on the house; what it taps is handed to visit_tap. */
void visit_pointer(Visit *visit, App *app, const InputEvent *event);

void visit_set_tour(Visit *visit, App *app, bool on);
void visit_update(Visit *visit, App *app, float seconds);
bool visit_gliding(const Visit *visit);

/** The hour that was chosen, from 0 by day to 1 at night. */
float visit_hour_meant(const Visit *visit);

/** Puts everything where it belongs, at once: the view has changed. */
void visit_settle(Visit *visit);

/* ---- visit_search.c ---- */

void visit_open_album(Visit *visit, App *app);
void visit_list_children(Visit *visit); /* of the house */

/** How many children hide in the house, and how many of them were found. */
int visit_found(const Visit *visit);
bool visit_is_found(const Visit *visit, const Hiding *hiding);

/** Looks at a point of the view; whether there was a child. */
bool visit_look(Visit *visit, App *app, float x, float y, float slack);

void visit_set_lens(Visit *visit, App *app, bool on);
void visit_move_lens(Visit *visit, App *app, Action direction);
void visit_use_lens(Visit *visit, App *app);

/** Where the glass is. */
Box visit_lens(const Visit *visit);

/** What the lens says: "Warm." ... */
const char *visit_warmth(const Visit *visit);

/* ---- visit_garden.c ---- */

/** Behind the house, beside its walls when it is drawn, and on its roof. */
void visit_draw_ground(const Visit *visit, Canvas *canvas);
void visit_draw_garden(const Visit *visit, Canvas *canvas);
void visit_draw_snow(const Visit *visit, Canvas *canvas);

/** Asks for the pictures of a board that large, so that none comes while the camera glides. */
void visit_load_ground(const Visit *visit, Canvas *canvas, Box board);

/* ---- visit_draw.c ---- */

void visit_draw_house(const Visit *visit, App *app);

/** Draws a part of what an hour that was chosen needs; false if there is nothing left to do. */
bool visit_prepare(const Visit *visit, App *app);

/* ---- visit_signs.c ---- */

extern const WidgetKind place_widget;

void visit_lay_signs(Visit *visit, App *app);
void visit_name_place(Visit *visit, App *app);
void visit_draw_signs(const Visit *visit, App *app);

/** What goes on in the room where the visitor is, who is not outside. */
const char *visit_sentence(const Visit *visit, const App *app);

#endif
