/**
 * The end of the game on the screen: the count, the search for the children, the result.
 *
 *   steps.c         what is counted, in which order (pure)
 *   count_layout.c  where everything lies
 *   count_run.c     one step after the other; hurrying and skipping
 *   count_draw.c    the house with what is counted in it
 *   count_fades.c   how one picture becomes the next
 *   count_plaque.c  whose house it is, and a kind word
 *   count_roofs.c   the roofs, turned over and laid
 *   count_lens.c    the children, found with a lens
 *   finale.c        evening over the winners' house, lights, and who waves (pure)
 *   kind_words.c    a kind word for everyone (pure)
 *   personal_best.c who has never built a better house
 *   count_words.c   sentences about steps and winners
 *   count_result.c  the small houses, the banner
 *   confetti.c      where papers fly, and come to rest (pure)
 *   cutouts.c       the papers
 *   count_confetti.c  over whose house they are thrown
 *   pad.c           the score pad
 *   perfect.c       how much of the best possible house each player built
 *   ../scenes/end.c  the scene itself
 *
 * A step runs from progress 0 to 1. Its points leave the house at COUNT_LEAVES and lie on the pad
 * from COUNT_LANDS on.
 */
#ifndef COUNT_COUNT_H
#define COUNT_COUNT_H

#include "app/app.h"
#include "app/draw/layer.h"
#include "app/pieces/children.h"
#include "app/pieces/evening.h"
#include "app/scenes/end/cutouts.h"
#include "app/scenes/end/finale.h"
#include "app/scenes/end/pad.h"
#include "app/scenes/end/perfect.h"
#include "app/scenes/end/steps.h"
#include "app/widgets/widget.h"
#include "session/house.h"

typedef enum CountItem {
    ITEM_REMATCH,
    ITEM_STARTER, /* of the rematch */
    ITEM_VISIT,   /* the house that lies large */
    ITEM_KEEP,    /* keepsakes */
    ITEM_HOME,
    ITEM_REVIEW,
    ITEM_BEST, /* the best house of the deal */
    ITEM_HOUSES,
    ITEM_SKIP = ITEM_HOUSES + PLAYERS_MAX,
    ITEM_REFERENCE,
    ITEM_RULES,
    COUNT_ITEM_COUNT,
} CountItem;

/* What fades over the picture: nothing, the house that lay large before, all that was seen before,
 * the roofs that were not laid, or rooms as they were before their lights went on. */
typedef enum CountFade { FADE_NONE, FADE_HOUSE, FADE_ALL, FADE_PILE, FADE_ROOMS } CountFade;

typedef struct CountLayout {
    Box bar, title, deal;
    Box board, pad, banner;
    Box house[PLAYERS_MAX];
    float house_head; /* height of its coloured head */
    Box house_board[PLAYERS_MAX];
    Box house_lines[PLAYERS_MAX]; /* the points beside a small board, if there is room */
    Box buttons[COUNT_ITEM_COUNT];
} CountLayout;

typedef struct Count {
    CountPlan plan;
    ChildSpots spots;
    Score scores[PLAYERS_MAX]; /* final */
    unsigned winners;
    int starter;                       /* of a rematch */
    bool rehearsal;                    /* the end of a lesson: no rematch, no review */
    bool alone;                        /* one house is counted, and another scene has the result */
    int step;                          /* the running step; plan.count: the result is there */
    float time;                        /* seconds of the running step, or of the result */
    int viewed;                        /* whose house lies large */
    bool pressed;                      /* a pointer is held down */
    float held;                        /* for how many seconds */
    double pressed_at;                 /* the last press in a row of hasty ones */
    bool paused;                       /* that row is over: presses count again */
    bool tabbed;                       /* the focus was moved on purpose while the count runs */
    char message[NAME_CAPACITY + 192]; /* who starts the next game */
    House house;                       /* that is visited, or that keepsakes are made of */
    Perfect perfect;
    unsigned bests; /* players whose best house this is */
    bool feasting;  /* the finale is on, until a house is looked at */
    Finale finale;
    Evening *evening; /* NULL if nothing moves; owned */
    Cutouts *cutouts; /* the same */
    CountLayout layout;
    Layer *layer;  /* what changes with a step or a house only; owned */
    Layer *before; /* what fades, in the size of the window; owned */
    CountFade fade;
    SpaceSet fade_rooms;
    float faded; /* seconds since it began */
    Widget items[COUNT_ITEM_COUNT];
    Widgets widgets;
} Count;

static const float COUNT_LEAVES = 0.42f, COUNT_LANDS = 0.8f;

static inline bool count_finished(const Count *count)
{
    return count->step >= count->plan.count;
}

/** The running step, or NULL when the result is there. */
static inline const CountStep *count_step(const Count *count)
{
    return count_finished(count) ? NULL : &count->plan.items[count->step];
}

static inline const Home *count_home(const Play *play, int player)
{
    return &play_game(play)->homes[player];
}

static inline const char *count_name(const Play *play, int player)
{
    return play_record(play)->seats[player].name;
}

/* count_layout.c */
/** Where the plaque of a house lies: over the place of its roof pile. */
Box count_plaque(Box board);
void count_layout(Count *count, App *app);

/* count_run.c */
void count_start(Count *count, App *app);
void count_update(Count *count, App *app, float seconds);
void count_hurry(Count *count, App *app);       /* the running step is done */
void count_skip_player(Count *count, App *app); /* on to the player's total */
void count_skip_all(Count *count, App *app);
void count_hurry_finale(Count *count, App *app); /* all of it is done, and nothing moves */
void count_offer_best(Count *count);             /* when it is known, and the count is over */
void count_view(Count *count, App *app, int player);
bool count_moving(const Count *count, const App *app);
float count_progress(const Count *count, float speed); /* seconds of a flight */
/** How far a roof card is turned over, from 0 to 1; what it shows stays to be seen. */
float count_turned(const Count *count, float speed);
/** Steps whose points lie on the pad. */
int count_landed(const Count *count, float speed);
/** Whether a player's roof cards were turned over, and lie on the house if they are enough. */
bool count_roof_is_laid(const Count *count, int player);

/* count_draw.c */
void count_draw(const Count *count, const Stage *stage);
/** All that is drawn anew for each frame, over the layer. */
void count_draw_moving(const Count *count, const Stage *stage);
/** Asks for the pictures of the count and the result of a game that is still played. */
void count_foresee(Count *count, const Stage *stage);
/** Paints a part of what the next step shows; false if nothing is left to be painted. */
bool count_prepare(const Count *count, const Stage *stage);
void count_draw_house(const Stage *stage, int player, Box board, bool roof);
/** The points of all rooms and tokens that `count` has counted, on the large house. */
void count_draw_badges(const Count *count, const Stage *stage);
/** Where the points of a room or a token stay on the house; they grow a little with large text. */
Box count_badge(Box board, const Home *home, const CountStep *step, float grow);
void count_draw_disc(const Stage *stage, Box b, SDL_Color colour, const char *words);
void count_draw_seat(const Stage *stage, int player, Box b, float text, const char *right);

/* count_fades.c */
void count_fade_house(Count *count, const Stage *stage);                 /* before another comes */
void count_fade_all(Count *count, const Stage *stage);                   /* before the result */
void count_fade_pile(Count *count, const Stage *stage);                  /* before the plaque */
void count_fade_rooms(Count *count, const Stage *stage, SpaceSet rooms); /* before their light */
void count_end_fade(Count *count);
void count_draw_fade_below(const Count *count, const Stage *stage); /* what moves lies over it */
void count_draw_fade_above(const Count *count, const Stage *stage);

/* count_plaque.c */
void count_draw_plaque(const Count *count, const Stage *stage);

/* count_roofs.c */
/** The roof cards of a house in their tray, as on the table: closed until they are turned over. */
void count_draw_tray(const Count *count, const Stage *stage, int player, Box board);
void count_draw_pile(const Count *count, const Stage *stage);

/* count_confetti.c */
/** Cuts out some papers; false if all are there. */
bool count_make_confetti(const Count *count, const Canvas *canvas);
void count_draw_confetti(const Count *count, const Stage *stage);

/* count_lens.c */
void count_draw_found(const Count *count, const Stage *stage);
void count_draw_lens(const Count *count, const Stage *stage);

/* count_words.c */
typedef struct Caption {
    char title[200];
    char help[200];
    char icon[32];
} Caption;

/** What everyone is told about their own house. */
const char *count_kind_word(const Count *count, const Stage *stage, int player);
void count_caption(const Count *count, const Stage *stage, Caption *caption);
void count_verdict(const Count *count, const Stage *stage, Caption *caption);

/* count_result.c */
void count_draw_houses(const Count *count, const Stage *stage);
void count_draw_caption(const Count *count, const Stage *stage);
void count_draw_banner(const Count *count, const Stage *stage);
void count_say_starter(const Count *count, const Stage *stage, char *words, size_t size);
void count_draw_message(const Count *count, const Stage *stage);
extern const WidgetKind house_widget;
extern const WidgetKind starter_widget; /* value: the player */

#endif
