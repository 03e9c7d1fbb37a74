/**
 * Puzzles: the shelf of all of them, and one of them on the table.
 *
 *   puzzles_shelf.c   which there are, who has solved what, and choosing one
 *   puzzles_play.c    one on the table: from the question to the verdict
 *   puzzles_draw.c    the table, and what was answered
 *   puzzles_coming.c  the rounds to come beside it
 *   puzzles_verdict.c what was best, and why
 *   puzzles_gains.c   where its points come from
 *   puzzles_scene.c   the scene itself
 *
 * A puzzle is judged when its turn (or, for the end of a house, its game) has been ended; until
 * then everything can be undone, as at the real table.
 */
#ifndef PUZZLES_PUZZLES_H
#define PUZZLES_PUZZLES_H

#include "ai/hints.h"
#include "ai/prospects.h"
#include "ai/puzzle_solve.h"
#include "app/scenes/alone/guest_table.h"
#include "app/scenes/alone/people.h"
#include "app/scenes/table/marks.h"
#include "session/solvers.h"

enum {
    PUZZLES_WHO,
    PUZZLES_BACK,
    PUZZLES_NEXT,  /* after the verdict; these stand beside the table */
    PUZZLES_AGAIN, /* also while it is played */
    PUZZLES_TELL,  /* the answer */
    PUZZLES_SHOW,  /* the best house */
    PUZZLES_SHELF, /* back to it */
    PUZZLES_TILES,
    PUZZLES_ITEM_COUNT = PUZZLES_TILES + PUZZLES_MAX,
};

enum { TILE_WORDS_CAPACITY = 320 };

typedef enum PuzzlesMode {
    PUZZLES_CHOOSING,
    PUZZLES_PLAYING,
    PUZZLES_JUDGED,
} PuzzlesMode;

/** What was found out about an answer. */
typedef struct Verdict {
    bool solved;
    bool told;   /* what is best, and why: when solved, or asked for */
    Score score; /* of a finished house */
    Hint given;  /* with their reasons; not of a house */
    Hint best;
    bool limit_known; /* of a house: the best one */
    Limit limit;
    bool prospects_known; /* of a move: where its points come from, compared with */
    bool own_compared;    /* what was played, or else with the next best */
    Prospects prospects;
} Verdict;

typedef struct PuzzlesScene {
    PuzzlesMode mode;
    PuzzleBook book;
    Solvers solvers;
    Solver *solver; /* who plays; NULL while there is nobody */
    People people;
    Widget items[PUZZLES_ITEM_COUNT];
    char numbers[PUZZLES_MAX][12]; /* labels of the tiles */
    Widgets widgets;
    Box title, state, side, words;
    Box idle;                /* where the table asks and has its buttons, while it is played */
    Box headings[STARS_MAX]; /* one for each difficulty, as if unscrolled */
    int index;               /* of the puzzle on the table */
    Puzzle puzzle;
    int player; /* who is asked */
    char about[96];
    GuestTable guest;
    Verdict verdict;
} PuzzlesScene;

/* puzzles_shelf.c */
extern const WidgetKind puzzle_tile_widget;
bool puzzles_open(PuzzlesScene *scene, App *app);
void puzzles_close(PuzzlesScene *scene, App *app);
void puzzles_lay_shelf(PuzzlesScene *scene, App *app);
void puzzles_choose_person(PuzzlesScene *scene);
/** What a tile of the shelf says; NULL if the widget is none. */
const char *puzzles_tile_words(const PuzzlesScene *scene, const App *app, const Widget *widget,
                               char words[TILE_WORDS_CAPACITY]);
void puzzles_draw_shelf(const PuzzlesScene *scene, App *app);

/* puzzles_play.c */
void puzzles_start(PuzzlesScene *scene, App *app, int index);
void puzzles_leave_table(PuzzlesScene *scene, App *app);
void puzzles_follow(PuzzlesScene *scene, App *app); /* after every input: was a turn ended? */
void puzzles_tell(PuzzlesScene *scene, App *app);   /* the answer, after a wrong one */
void puzzles_lay_table(PuzzlesScene *scene, App *app);
const char *puzzles_question(const App *app, PuzzleKind kind);
int puzzles_next(const PuzzlesScene *scene); /* the next that is not solved, or -1 */
/** Whether a part of the verdict is still being worked out. */
bool puzzles_await(const PuzzlesScene *scene);
/** Takes that part over, if it is there. */
bool puzzles_take_verdict(PuzzlesScene *scene, App *app);

/* puzzles_draw.c */
void puzzles_draw_table(const PuzzlesScene *scene, App *app);

/* puzzles_coming.c */
void puzzles_draw_coming(const PuzzlesScene *scene, App *app);
void puzzles_add_coming(const App *app, Text *text); /* the same in sentences, after others */

/* puzzles_gains.c */
enum { GAINS_MAX = SCORE_TOTAL + 2 };

/* A line of the score pad, and how much more the best answer has there; the last is the sum. */
typedef struct GainLine {
    const char *label;
    char number[24];
} GainLine;

typedef struct GainLines {
    const char *title;
    int count;
    GainLine items[GAINS_MAX];
} GainLines;

GainLines puzzles_gains(const PuzzlesScene *scene, const App *app);
/** How much room the sum alone needs. */
float puzzles_gains_height(App *app, const GainLines *lines, float width);
/** Where there is no room for all of them, only the sum. */
void puzzles_draw_gains(App *app, const GainLines *lines, Box *b);

/* puzzles_verdict.c */
extern const Mark PUZZLE_GIVEN;
extern const Mark PUZZLE_BEST;
void puzzles_draw_verdict(const PuzzlesScene *scene, App *app);

#endif
