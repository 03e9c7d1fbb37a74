/**
 * The table: what its parts share.
 *
 *   table_layout.c   where everything lies
 *   table_show.c     events are shown one after the other
 *   table_flights.c  where cards fly in each of them
 *   table_undone.c   and where they go when it is undone
 *   table_sounds.c   what is heard, and from where
 *   table_targets.c  what can be pointed at, focused and used now
 *   table_act.c      what happens when it is used
 *   table_trinkets.c small things that move besides cards
 *   table_opening.c  the first deal of a match
 *   table_again.c    earlier turns once more
 *   remarks.c        what computer players say
 *   table_drag.c     what is dragged, and where it is dropped
 *   table_hand.c     where the cards in hand are, and how they get there
 *   table_hints.c    hints on request
 *   table_computer.c what a computer player does in its turn
 *   table_moment.c   discards, the Jackhammer, helpers: what is done now
 *   table_gentle.c   lots of help, for the youngest
 *   table_spectate.c a game of computers alone, to be watched
 *   table_load.c     pictures of what comes next
 *   note_place.c     what notes do not lie over
 *   table_tips.c     tips for who meets something for the first time
 *   takings.c        who took what
 *   table_row.c      tools and helpers beside a house
 *   picker.c         the discards to choose from
 *   opponents*.c     the other players: where they lie, how they look
 *   table_draw.c, table_still.c, table_bar.c, table_market.c, table_motion.c, table_prompt.c,
 *   marks.c          how it looks
 *   table_describe.c the same in words, for tests and assistive tools
 *   questions.c      what can be asked, as a list over it
 *   table_scene.c    the scene itself
 *
 * What they know of each other is here and in the headers it includes: places.h, targets.h,
 * flights.h, grip.h.
 */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "app/app.h"
#include "app/draw/layer.h"
#include "app/family/tips.h"
#include "app/pieces/card_view.h"
#include "app/pieces/home_view.h"
#include "app/scenes/table/flights.h"
#include "app/scenes/table/grip.h"
#include "app/scenes/table/intent.h"
#include "app/scenes/table/places.h"
#include "app/scenes/table/refusals.h"
#include "app/scenes/table/remarks.h"
#include "app/scenes/table/takings.h"
#include "app/scenes/table/targets.h"
#include "app/scenes/table/trinkets.h"
#include "app/widgets/widget.h"

/* The focus was on something that is gone: it goes to what is asked for. */
enum { FOCUS_LOST = -2 };

enum { PICKER_MAX = 60, FLIGHTS_MAX = 24 };

/* ---- the table ---- */

typedef enum DragKind {
    DRAG_NONE,
    DRAG_HAND,   /* the intent's hand, a held column among it */
    DRAG_COLUMN, /* that a prompt asks for */
    DRAG_TOOL,   /* or a helper */
    DRAG_ROOM    /* of the house, that is to change places with another */
} DragKind;

/* What a player's last turn changed: marked until the next. */
typedef struct Changes {
    SpaceSet spaces;
    ResourceCardSet cards;
} Changes;

/* What lies on the table, and what is on its way there. It follows the match event by event, so
   that for a moment it may be behind it. */
typedef struct Shown {
    Game game;          /* as the players see it now */
    int viewed;         /* whose home lies large: the mover's */
    int moves;          /* of the record that the table knows of */
    int back_to;        /* after which move, while */
    bool looking_back;  /* an earlier turn is shown; any input ends that */
    EventList waiting;  /* events that are still to be shown, */
    int next_event;     /* from this one on, */
    double still_until; /* but not before */
    EventList after;    /* events that wait for the end of the turn */
    Changes changes[PLAYERS_MAX];
    Takings takings;
    RoomCard top_room; /* what came to the discards last, if anything did */
    ResourceCard top_resource;
    Flight flights[FLIGHTS_MAX];
    int flight_count;
    Trinkets trinkets;
    Layer *layer;  /* what lies still, drawn once */
    Layer *before; /* the table of the last player, while homes change places */
} Shown;

/* What was done last on the way to a move, for whoever takes a step back. Each may be
   INTENT_OPEN. */
typedef struct Source {
    int column;   /* what is in hand was taken up there, */
    MoveKind use; /* or it is a tool or helper for such a move; MOVE_KIND_COUNT if it is none */
    int space, card;
} Source;

/* What the player points at, presses and drags. Numbers of targets belong to `Table.targets`; when
   that list is made anew they are looked up again. */
typedef struct Aim {
    int focus;             /* a target, -1, or FOCUS_LOST */
    bool focus_looks;      /* it went, by the player's wish, to something that cannot be used */
    bool focus_had_intent; /* whether something was in hand when the focus last moved */
    Source source;         /* the focus goes back there */
    int hover;             /* a target, or -1 */
    Target noticed;        /* what is pointed at or has the focus, and since when */
    double noticed_at;
    bool note_muted;        /* nobody asked about it, or it was just put down there */
    bool still;             /* the mouse has not moved since it was pressed, */
    float still_x, still_y; /* here */
    bool pressed;
    int pressed_target;
    float press_x, press_y; /* where the pointer went down */
    DragKind drag;
    int dragged; /* the column, the card or the space */
    /* The hand before the current input: what leaves it flies from there. */
    Box hand_at;
    bool hand_covered;      /* the back of its room was seen */
    bool hand_alone;        /* its resource was held without a room */
    Place hand_waits;       /* where its room waited, or PLACE_NONE */
    RoomCard hand_supplied; /* its room, if that came from the discards */
    Box picked; /* where the card lay that this input has chosen among the discards; or nowhere */
    /* The hand as it was last drawn, after an input or a frame. */
    Box hand_seen;
    bool hand_pointed; /* a pointer was in use */
    /* Where the cards in hand come from, and since when they have been on their way. */
    Box hand_from;
    float hand_lift; /* they lay there (0) or were held (1) */
    double hand_since;
    bool hand_uncovers; /* the room lay face down there */
    /* When the room in hand was last turned over, and how much of its back was seen before. */
    double hand_turned;
    float hand_back;
} Aim;

/* What the table tells the player of its own accord, or when asked for a hint. */
typedef struct Advice {
    char message[240]; /* why something was refused, or a warning */
    double message_until;
    bool hint_wanted; /* by the player whose turn it is; the thinker is at it */
    Hints hints;      /* what it would do in the player's place; none unless asked for */
    int hint_held;    /* the column that was in hand when they were asked for, or INTENT_OPEN */
    int hint;         /* the one that is explained */
    int asked_player; /* whose house was last asked for */
    SpaceSet good;    /* spaces that smile at the player */
    Hint comment;     /* why a computer does what it does, where only computers play */
    Game commented;   /* before it does so */
    Remark remark;    /* of a computer player */
} Advice;

/* A word about something that a person meets for the first time (table_tips.c). */
typedef struct FirstTip {
    bool open;
    TipId id;
    int seat;
    TargetKind kind; /* what it stands beside */
    int index;
    CardRef card;
    Box at;     /* its place, chosen when it is first seen; none before */
    Box view;   /* that it was chosen in, */
    float text; /* with words of this size */
    double since;
    int next_round[PLAYERS_MAX];  /* no other before: never two in a row */
    int asked_round[PLAYERS_MAX]; /* of the Jackhammer's last question */
} FirstTip;

/* When things happen: computer players, the change of players. */
typedef struct Pace {
    double computer_at; /* when the computer player moves */
    uint64_t asked;     /* hash of the game that the thinker was last asked about */
    Plan plan;          /* what it does in this turn, */
    int plan_next;      /* and the first move of it that is not played */
    ResourceCard tool;  /* that a computer uses next: it is shown first, or 0; */
    double tool_at;     /* since then */
    double slide_start, slide_seconds;
    int slide_from;    /* whose home lay large before */
    bool handing_over; /* the next person has not sat down yet */
    bool person_moves; /* whom the table takes the mover for */
    bool paused;       /* a game that is only watched */
    double ends_at;    /* when the turn ends by itself; 0 unless it does */
    bool ends_shown;   /* it ends by itself as soon as its cards have landed */
} Pace;

/* A match that is not the family's own lies on the table: a puzzle, the house of the day. All of it
   is borrowed from the scene that put it there, and any of it may be NULL. */
typedef struct Guest {
    void (*rival)(const Game *game, Plan *plan); /* plays the computers' seats, at once */
    const char *about;                           /* stands in the bar in place of the deal */
    const char *question;                        /* what the prompt asks when a turn begins */
    bool hides_others;                           /* their homes: the scene uses the place */
    bool people;                                 /* every seat has a face of its own */
    bool hides_points;                           /* of the large home, and what a move brings */
    bool opens_roofs;                            /* of the large home: nobody else looks on */
    bool names_hand;                             /* nobody has seen it being taken */
    void (*coming)(const App *app, Text *text);  /* tells rounds to come whose cards are open */
} Guest;

typedef struct Table {
    Shown shown;
    Aim aim;
    Advice advice;
    FirstTip tip;
    Pace pace;
    Intent intent;
    TableLayout layout;
    TargetList targets;
    bool watching;       /* things are only looked at, and the scene has its own buttons, */
    const char *caption; /* and its own words below the name of the player */
    Guest guest;
} Table;

/* table_show.c */
void table_show(Table *table, App *app, const EventList *events, int from, int to);
bool table_showing(const Table *table);
bool table_in_own_hand(const Table *table, const App *app); /* not in a computer's, nor earlier */
void table_show_step(Table *table, App *app);
void table_show_all(Table *table, App *app); /* any input finishes what runs */
void table_tell_takings(Table *table, const Record *record, int moves);
bool table_flies_to(const Table *table, Place place);
Home table_home_seen(const Table *table, int player); /* without what is still a card on its way */
float table_speed(const App *app);
uint64_t table_flying_to_discards(const Table *table, PlaceKind kind); /* cards */
int table_roofs(const Table *table, int player);          /* that lie in the tray already */
void table_slide(Table *table, const App *app, int from); /* to a home that is laid out already */
bool table_slides(const Table *table, const App *app);

Place table_place_of_laid(int player, ResourceCard card); /* where such a card is put down */
static const float TABLE_DEAL_STAGGER = 0.09f;            /* seconds between two columns */
static const double TABLE_MAKES_WAY = 0.13;               /* seconds: what a card comes to lie by */
static const float TABLE_HELD_TILT = -4;                  /* degrees, of a card in hand */
float table_lying_tilt(PlaceKind kind);                   /* of a card that lies there */

/* table_undone.c */
void table_undo(Table *table, App *app); /* the last move, if there is one to undo */

/* table_sounds.c */
void table_sound_event(const Table *table, const App *app, const Event *event);
void table_sound_growth(const Table *table, const App *app); /* of the houses */
void table_sound_at(const App *app, Sound sound, Box b);     /* of something that lies there */

/* table_act.c */
SceneStep table_use(Table *table, App *app, int target);
SceneStep table_press_button(Table *table, App *app, TableButton button);
bool table_can_put_back(const Play *play); /* the column in hand, for another one */
void table_use_column(Table *table, App *app, int column);
void table_use_space(Table *table, App *app, Space space);
void table_cancel(Table *table, App *app);
bool table_play(Table *table, App *app, const Move *move);
void table_end_turn(Table *table, App *app);
void table_refuse(Table *table, App *app, Refusal refusal);
void table_say(Table *table, App *app, const char *words); /* for a few seconds */
void table_open_layers(Table *table);
void table_close_layers(Table *table);
void table_resync(Table *table, App *app); /* after undo and redo */

/* table_trinkets.c */
void table_start_trinkets(Table *table, const App *app, const Event *event, const Home *before);
void table_step_trinkets(Table *table, const App *app);
void table_settle_card(Table *table, const App *app, const Flight *flight);
bool table_trinkets_move(const Table *table);
bool table_trinkets_arrive(const Table *table); /* something has not come to its place yet */
ResourceCardSet table_settling_resources(const Table *table);  /* that are still seen as cards */
int table_points_on_their_way(const Table *table, int player); /* to the score that is shown */
bool table_marker_walks(const Table *table, int player);       /* to the plate of a player, */
bool table_marker_returns(const Table *table);                 /* or back to the market */
void table_walk_marker_back(Table *table, const App *app, Box from);
void table_send_points_back(Table *table, const App *app, int points, Place place);
void table_draw_trinkets(App *app, const Table *table);

/* table_opening.c */
void table_deal_opening(Table *table, App *app);

/* table_again.c */
void table_look_back(Table *table, App *app, int moves); /* the turn that these moves end with */
void table_show_again(Table *table, App *app);           /* the turn before the one that is shown */

/* table_drag.c */
bool table_can_drag(const Table *table, int target);
void table_start_drag(Table *table, App *app);
void table_drop(Table *table, App *app, float x, float y);
int table_lifted_column(const Table *table);    /* off the market, in hand; or INTENT_OPEN */
bool table_wastes_resource(const Table *table); /* of the column in hand */
bool table_lifts_resource(const Table *table);
Space table_lifted_space(const Table *table);       /* off the house, in hand; or SPACE_LIMIT */
ResourceCard table_lifted_tool(const Table *table); /* or helper, that is dragged; or 0 */

/* table_hints.c */
void table_ask_hint(Table *table, App *app);
void table_take_hints(Table *table, App *app);
void table_forget_hints(Table *table, App *app);
void table_check_hints(Table *table, App *app); /* that they are still about what is done */
Box table_advice_box(const Table *table);       /* the prompt, and what lies free below it */
Box table_hint_button(const Table *table);
Box table_hint_box(const Table *table, int index);

/* table_computer.c */
bool table_computer_moves(const Table *table, const App *app); /* its turn is played or awaited */
bool table_computer_waits(const Table *table, const App *app); /* everything else has been shown */
void table_let_computer_play(Table *table, App *app);
void table_hurry_computer(Table *table, const App *app); /* nothing is waited for any more */

/* table_gentle.c */
void table_find_good_spaces(Table *table, const App *app);
bool table_waits_to_end(const Table *table, const App *app); /* by itself */
void table_end_by_itself(Table *table, App *app);            /* in time */

/* table_spectate.c */
bool table_is_spectated(const Table *table, const App *app); /* nobody but computers plays */
void table_comment(Table *table, App *app);                  /* on the plan of the computer */
void table_take_over(Table *table, App *app);
void table_halt(Table *table, App *app); /* and goes on */

/* table_draw.c */
void table_draw(const Table *table, App *app);

/* table_load.c */
void table_load_ahead(const Table *table, App *app); /* what the next round shows, or the count */
void table_make_ahead(const Table *table, App *app); /* one of its cards, when there is time */

/* table_tooltip.c */
void table_notice(Table *table, const App *app); /* what is pointed at, after every input */
double table_note_due(const Table *table);
bool table_note_waits(const Table *table, const App *app);
bool table_close_note(Table *table, const App *app); /* that is open; false if none is */
void table_draw_tooltip(const Table *table, App *app);

/* table_tips.c */
void table_meet(Table *table, App *app, const EventList *events, int own);
void table_meet_question(Table *table, App *app); /* whether to use the Jackhammer */
void table_close_tip(Table *table, const App *app);
void table_follow_tip(Table *table, App *app); /* whether it is still true, and where it lies */
const char *table_tip_words(const Table *table, const App *app); /* empty if none is shown */
void table_draw_tip(const Table *table, App *app);

/* table_describe.c */
void table_describe(const Table *table, App *app);
void table_write_target(Text *text, const Table *table, const Target *target); /* "column 3" */

#endif
