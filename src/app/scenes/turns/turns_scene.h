/**
 * The same deal, one after another: who plays, the games, and all houses side by side.
 *
 *   turns_draw.c   how it looks
 *   turns.c        the scene itself
 */
#ifndef TURNS_TURNS_SCENE_H
#define TURNS_TURNS_SCENE_H

#include "app/draw/layer.h"
#include "app/scenes/alone/people.h"
#include "app/scenes/alone/solo.h"
#include "session/turns.h"

/* In the order of the Tab key: a name and its switch in turn, two items further for each person. */
enum {
    TURNS_NAMES,
    TURNS_SWITCHES,
    TURNS_GO = TURNS_NAMES + 2 * TURNS_MAX, /* begin, sit down, or a new deal */
    TURNS_VISITS,                           /* a house each */
    TURNS_BEST = TURNS_VISITS + TURNS_MAX,
    TURNS_BACK,
    TURNS_ITEM_COUNT,
};

typedef enum TurnsMode {
    TURNS_ASKING,
    TURNS_HANDING_OVER,
    TURNS_PLAYING,
    TURNS_COMPARING
} TurnsMode;

/** One of the houses side by side. */
typedef struct HousePlace {
    Box paper, name, board, lines;
} HousePlace;

typedef struct TurnsScene {
    TurnsMode mode;
    Turns turns;
    People people;
    char names[TURNS_MAX][NAME_CAPACITY]; /* as they are typed */
    Record games[TURNS_MAX];              /* of those who have finished */
    int next;                             /* who plays, or turns.count */
    SeatLook looks[SEAT_LOOKS];           /* of those who play, and what is left */
    Widget items[TURNS_ITEM_COUNT];
    Widgets widgets;
    Box title, pane, words;
    HousePlace house[TURNS_MAX];
    Box badge[TURNS_MAX]; /* beside the names */
    Solo solo;
    bool counting; /* the house of the one who has just finished */
    char about[64];
    char path[FILE_PATH_CAPACITY];
    bool limit_known;
    Limit limit;
    House visited;
    Layer *layer;
} TurnsScene;

/** The house that a player has built. */
Home turns_home(const TurnsScene *scene, int player);

/* turns_draw.c */
void turns_lay(TurnsScene *scene, App *app); /* all but the table */
void turns_draw(const TurnsScene *scene, App *app);

#endif
