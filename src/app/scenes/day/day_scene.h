/**
 * The house of the day: its calendar, its rules, the game, and the result.
 *
 *   day_calendar.c   the month, and the chosen day beside it
 *   day_house.c      the house from afar
 *   day_result.c     the finished house: percent, medal, and the line to paste
 *   day_rules.c      the short rules page
 *   day.c            the scene itself
 */
#ifndef DAY_DAY_SCENE_H
#define DAY_DAY_SCENE_H

#include "app/scenes/alone/people.h"
#include "app/scenes/alone/solo.h"
#include "session/day.h"

enum {
    DAY_WHO,
    DAY_EARLIER, /* months */
    DAY_LATER,
    DAY_PLAY,
    DAY_COPY,
    DAY_RULES,
    DAY_BACK,
    DAY_VISIT, /* at the result */
    DAY_BEST,
    DAY_DONE,
    DAY_TILES,
    DAY_ITEM_COUNT = DAY_TILES + 31,
};

enum { DAY_WORDS_CAPACITY = 160 };

typedef enum DayMode { DAY_CHOOSING, DAY_READING, DAY_PLAYING, DAY_FINISHED } DayMode;

/** What a day of the calendar says about its result. */
typedef struct DayMark {
    const DayResult *result;
    char percent[16];
} DayMark;

typedef struct DayScene {
    DayMode mode;
    Days days;
    People people;
    SeatLook looks[SEAT_LOOKS]; /* theirs, and what is left */
    Day today;
    Day chosen; /* its month is shown */
    Widget items[DAY_ITEM_COUNT];
    char numbers[31][12];
    DayMark marks[31];
    Widgets widgets;
    Box title, month, weekdays, pane, pane_words, board, squares, lines;
    Solo solo;
    char about[96];
    char path[FILE_PATH_CAPACITY];
    bool limit_known;
    Limit limit;
    DayResult result; /* of the game that was just finished */
    bool counted;     /* it is the result of its day */
    float shown;      /* for so many seconds */
    bool copied;
    House house; /* that is visited */
} DayScene;

/** Who plays. */
const char *day_person(const DayScene *scene);

/** The result of the chosen day, or NULL. */
const DayResult *day_kept(const DayScene *scene);

SoloDeal day_deal(DayScene *scene, const App *app);

/* day_calendar.c */
extern const WidgetKind day_tile_widget;
void day_lay_calendar(DayScene *scene, App *app);
/** What a day of the calendar says; NULL if the widget is none. */
const char *day_tile_words(const DayScene *scene, const App *app, const Widget *widget,
                           char words[DAY_WORDS_CAPACITY]);
void day_draw_calendar(const DayScene *scene, App *app);

/* day_house.c */
/** The house from afar and a legend; nothing if its points are not known, or in too small a box. */
void day_draw_house(App *app, const DayResult *result, Box b);

/* day_result.c */
void day_lay_result(DayScene *scene, App *app);
void day_draw_result(const DayScene *scene, App *app);
void day_begin_result(DayScene *scene);     /* all but what the best house is worth */
void day_finish(DayScene *scene, App *app); /* the best house is known: writes the result down */
bool day_is_revealing(const DayScene *scene, const App *app);
bool day_is_told(const DayScene *scene, const App *app);   /* all of it */
void day_reveal(DayScene *scene, App *app, float seconds); /* goes on with it */
void day_copy(DayScene *scene, const App *app); /* the result of the day: that of the first try */

/* day_rules.c */
void day_lay_rules(DayScene *scene, App *app);
void day_draw_rules(const DayScene *scene, App *app);

#endif
