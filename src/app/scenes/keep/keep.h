/**
 * Keepsakes of a finished house: what can be made of it, and the making.
 *
 *   keep_scene.c   the scene
 *   keep_order.c   what is ordered from the printer: words and file names
 *   keep_draw.c    how it looks
 */
#ifndef KEEP_KEEP_H
#define KEEP_KEEP_H

#include "app/app.h"
#include "app/prints/print.h"
#include "app/widgets/widget.h"

/** What can be used, in the order of the Tab key; in the middle the keepsakes, by their kinds. */
enum { KEEP_WHO, KEEP_FIRST, KEEP_OPEN = KEEP_FIRST + PRINT_KIND_COUNT, KEEP_BACK, KEEP_ITEMS };

typedef struct Keep {
    House house;
    Record record;                  /* of its game; without moves if it is not known */
    const char *names[PLAYERS_MAX]; /* whose house it can be */
    Print *print;                   /* that is being made, or NULL */
    PrintKind kind;
    bool leaving;                  /* as soon as it is made */
    char path[FILE_PATH_CAPACITY]; /* of what was made last, or empty */
    char message[FILE_PATH_CAPACITY + 128];
    Widget items[KEEP_ITEMS];
    Widgets widgets;
    Box panel, title, board, name, status;
} Keep;

/* keep_order.c */
/** What is ordered to make a keepsake, in the player's language; its file has a new name. */
void keep_order(const Keep *keep, const App *app, PrintKind kind, PrintOrder *order);

/** The names of the keepsakes, and what kind of file each is; to be translated. */
extern const char *const KEEP_LABELS[PRINT_KIND_COUNT], *const KEEP_NOTES[PRINT_KIND_COUNT];

/* keep_draw.c */
extern const WidgetKind keepsake_widget;
void keep_draw(const Keep *keep, App *app);

#endif
