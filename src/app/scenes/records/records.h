/**
 * The records: all kept games, and what they say about the people who played them.
 *
 *   houses.c          pictures and dates of kept games
 *   games.c           the list of games, and what can be done with one
 *   games_draw.c      how it looks
 *   figures.c         numbers of a person or a family
 *   figures_draw.c    how they look
 *   plot.c            scores over time as lines
 *   export.c          the same for other programs
 *   ../scenes/records.c  the scene itself
 */
#ifndef RECORDS_RECORDS_H
#define RECORDS_RECORDS_H

#include "app/scenes/records/houses.h"
#include "app/widgets/widget.h"
#include "session/house.h"

typedef enum RecordsTab { RECORDS_GAMES, RECORDS_FIGURES } RecordsTab;

/** What can be used, in the order of the Tab key, which comes from the last to the first. */
enum {
    ITEM_PLAY,
    ITEM_OPEN_HOUSE, /* these two stand in its place when the game is over */
    ITEM_KEEPSAKES,
    ITEM_WATCH,
    ITEM_NAME, /* stands in place of the next while a name is typed */
    ITEM_RENAME,
    ITEM_DELETE,
    ITEM_WHO,
    ITEM_WATCH_BEST,
    ITEM_CSV,
    ITEM_JSON,
    ITEM_UNDO,
    ITEM_BACK,
    ITEM_GAMES_TAB,
    ITEM_FIGURES_TAB,
    ITEM_ROWS,       /* the games of the list, as many as there are */
    THROWN_MAX = 32, /* games whose deletion can be undone here */
};

typedef struct Figures Figures;

enum { ROW_WORDS_CAPACITY = 640 };

typedef struct Records {
    Record watched; /* what the replay or a visit shows, */
    House visited;  /* and the house that is visited, or kept, first */
    RecordsTab tab;
    Widget *items; /* up to ITEM_ROWS, and a row for each save */
    Widgets widgets;
    Saves *saves;
    Houses *houses; /* of each save, looked at when it comes into sight */
    int selected;   /* of the saves, or -1 */
    bool fresh;     /* the pointer has just selected it: this press does not open it */
    bool renaming;
    char name[FILING_TITLE_CAPACITY]; /* as it is typed */
    int thrown_count;
    char thrown[THROWN_MAX][FILE_NAME_CAPACITY]; /* their names in the trash, the last one last */
    char message[FILE_PATH_CAPACITY + 128];
    Figures *figures; /* NULL until they are asked for */
    Box top_bar, bottom_bar, title, message_box;
    Box pane, pane_picture;
    Box first_row;
    float row_pitch;
} Records;

/* ---- games.c ---- */

/** Reads the folder again; the game `file`, if it is there, is the selected one. */
void records_read_games(Records *records, App *app, const char *file);

/** Values and words of what can be done with the selected game. */
void records_show_games(Records *records, App *app);

void records_lay_games(Records *records, App *app, Box area);
void records_select(Records *records, App *app, int index);

/** Carries out what was used. */
SceneStep records_use_game(Records *records, App *app, const Widget *used);

void records_start_rename(Records *records, App *app);
void records_end_rename(Records *records, App *app, bool keep);

/** Proposes a name, for who cannot type. */
void records_suggest_name(Records *records, const App *app);

void records_delete(Records *records, App *app);
void records_undo_delete(Records *records, App *app);

/** The selected one, or NULL. */
const Save *records_selected(const Records *records);

/* ---- games_draw.c ---- */

extern const WidgetKind row_widget;
float records_row_height(const App *app);
/** What the row of a game says; NULL if the widget is none. */
const char *records_row_words(const Records *records, const App *app, const Widget *widget,
                              char words[ROW_WORDS_CAPACITY]);
void records_draw_games(const Records *records, App *app);

#endif
