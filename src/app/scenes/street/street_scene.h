/**
 * Our street: all houses that were finished on this computer, side by side, newest last.
 *
 *   walk.c           where one stands, and what steps to the front
 *   street_houses.c  the houses in sight
 *   street_life.c    clouds, balloon, neighbours, cat
 *   mailbox.c        names, dates and points
 *   street_choose.c  whose houses are shown
 *   street_layout.c  where everything lies
 *   street_draw.c    how it looks
 *   street.c         the scene itself
 */
#ifndef STREET_SCENE_H
#define STREET_SCENE_H

#include "app/family/family.h"
#include "app/scenes/street/street_houses.h"
#include "app/scenes/street/street_life.h"
#include "app/scenes/street/walk.h"
#include "app/widgets/widget.h"

/** What can be used; the houses are one thing, in which left and right go along the street. */
enum {
    STREET_HOUSE,
    STREET_EARLIER,
    STREET_LATER,
    STREET_VISIT,
    STREET_WATCH,
    STREET_KEEP,
    STREET_REMOVE,
    STREET_WHO,
    STREET_UNDO,
    STREET_BACK,
    STREET_ITEM_COUNT,
};

/** Whose houses are shown: a person's, from 0, or these. */
enum { WHOSE_PEOPLES = -1, WHOSE_ALL = -2, WHOSE_REMOVED = -3 };

enum { STREET_PEOPLE_MAX = 60, STREET_CHOICES_MAX = STREET_PEOPLE_MAX + 3 };

typedef struct StreetScene {
    Street street;
    int *shown; /* plots of the street that are shown, in its order */
    int shown_count;
    char people[STREET_PEOPLE_MAX][NAME_CAPACITY];
    int people_looks[STREET_PEOPLE_MAX]; /* of those who are not at the table now */
    int people_count;
    const char *choices[STREET_CHOICES_MAX];
    int whose[STREET_CHOICES_MAX]; /* what each choice means */
    int undoable;                  /* the plot that was removed last, or -1 */
    Family family;                 /* whose looks the mailboxes have */
    Walk walk;
    StreetHouses *houses;
    Widget items[STREET_ITEM_COUNT];
    Widgets widgets;
    char label[NAME_CAPACITY + 160], count_words[64], place_words[64], message[256];
    Record record; /* of the house that is looked at */
    House house;
    float grabbed;   /* where the pointer holds the street, or below 0 */
    float travelled; /* how far it was dragged */
    double time;     /* that the street has lived */
    double touched;  /* when somebody last did something */
    Box top_bar, title, count_box, panel, message_box, focus_box;
    float row_width, front_width, row_foot, front_foot, pitch;
} StreetScene;

/** The plot of a house that is shown, and that of the one in front; NULL if there is none. */
const Plot *street_plot(const StreetScene *scene, int house);
const Plot *street_chosen(const StreetScene *scene);

/* ---- street_choose.c ---- */

/** Whose houses are shown now. */
int street_whose(const StreetScene *scene);

/** Lists who built houses, and the words of all choices in the language of the table. */
void street_list_people(StreetScene *scene);
void street_list_choices(StreetScene *scene, const App *app);

/** Shows the houses of whom is chosen; `plot` comes to the front, or the next that is shown. */
void street_choose(StreetScene *scene, int plot);

/** How the one who built a plot's house looks at the table. */
SeatLook street_look(const StreetScene *scene, const Plot *plot);

/** What is said of a house: who built it, its points and its day. */
void street_house_words(const StreetScene *scene, const App *app, int house, char *out,
                        size_t capacity);

/* ---- street_layout.c ---- */

/** Lays out all of it; what can be used follows the house in front. */
void street_lay(StreetScene *scene, App *app);
void street_offer(StreetScene *scene, const App *app);

/* ---- street_draw.c ---- */

/** The box of a house that is shown, and its mailbox. */
Box street_house_box(const StreetScene *scene, const App *app, int house);
Box street_mailbox(const StreetScene *scene, App *app, int house);

/** Puts the ring of the focus around the mailbox of the house that is meant, once it is in view. */
void street_mark(StreetScene *scene, App *app);

/** The first and the last house of whose plot something may be seen; whether a house itself is. */
void street_in_sight(const StreetScene *scene, const App *app, int *first, int *last);
bool street_sees(const StreetScene *scene, const App *app, int house);

StreetLife street_life(const StreetScene *scene);
void street_draw(const StreetScene *scene, App *app);

/** Draws what has changed since a frame that was drawn some seconds ago. */
void street_touch_up(const StreetScene *scene, App *app, double since);

extern const WidgetKind street_house_widget;

#endif
