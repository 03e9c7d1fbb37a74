/**
 * The running program: window, canvas and the parts that every scene uses.
 *
 * The view of the window's canvas is always at least 1280 x 800 units large.
 *
 * The App owns its parts; scenes borrow them. Nothing here is global.
 */
#ifndef APP_APP_H
#define APP_APP_H

#include "app/audio.h"
#include "app/draw/canvas.h"
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"
#include "app/ease.h"
#include "app/family/seats.h"
#include "app/files/paths.h"
#include "app/input.h"
#include "app/scene.h"
#include "app/settings.h"
#include "app/thinker.h"
#include "app/words/words.h"
#include "session/autosave.h"
#include "session/play.h"

#include <SDL.h>
#include <stdbool.h>

enum { VIEW_MIN_WIDTH = 1280, VIEW_MIN_HEIGHT = 800 };

typedef struct Announcer Announcer;
typedef struct Cards Cards;
typedef struct Describe Describe;
typedef struct Family Family;
typedef struct Inquiry Inquiry;

/** What the command line asked for. */
typedef struct Launch {
    const char *language;   /* or NULL */
    const char *data_dir;   /* or NULL */
    const char *open;       /* a record to open, or NULL */
    const char *script;     /* or NULL */
    const char *pictures;   /* directory for screenshots, or NULL */
    const char *describe;   /* file for the description of the pictures, or NULL */
    const char *transcript; /* file for what is read aloud, or NULL */
    bool new_game;          /* go straight to the setup */
    bool resume;            /* go straight to the table, if a game was left */
    bool windowed;
    bool fullscreen;
    bool has_seed;
    uint64_t seed;
    int players;       /* 0 if not given */
    int width, height; /* 0 if not given */
} Launch;

/** Where the rulebook was left. */
typedef struct Bookmark {
    int chapter;
    float mark; /* where on its page (scenes/rules/page.h) */
} Bookmark;

/** What the table reads, and in which language; a seat may have its own, which is followed while it
 * has its turn. */
typedef struct Reading {
    char language[LANGUAGE_CAPACITY];
    bool following; /* the table is there, and the language follows the turn */
    Bookmark bookmark;
    Announcer *aloud; /* NULL while nothing is read aloud */
} Reading;

/** The match on disk. */
typedef struct Kept {
    Autosave autosave; /* unopened while a script runs */
    bool rehearsing;   /* the match on the table is a lesson: nothing of it is kept */
} Kept;

/** What the desktop wishes for holds until the player sets something. */
typedef struct Desktop {
    bool first_start; /* nothing was ever set */
    Inquiry *inquiry; /* about its wishes; or NULL */
} Desktop;

typedef struct App {
    Launch launch;
    Paths paths;
    Settings settings;
    SDL_Window *window;
    Canvas *canvas; /* the window's */
    Cards *cards;   /* as they lie on it */
    Audio *audio;
    Words *words;
    Thinker *thinker;
    Input input;
    SceneStack scenes;
    Describe *describe; /* NULL unless asked for */
    Play *play;         /* the match on the table, or NULL */
    Kept kept;          /* the same on disk */
    Desktop desktop;
    SeatLook seats[SEAT_LOOKS];
    Reading reading;
    char notice[512]; /* something that the players must be told once, or empty */
    double now;       /* seconds since the start, as the scenes see them */
} App;

/** Opens everything that the program needs. On failure what was opened is closed again. */
bool app_open(App *app, const Launch *launch, Error *error);
void app_close(App *app);

/** Shows the first scene, whole. */
void app_start(App *app);

/** Starts, opens what the first frame need not wait for, and runs until the last scene is left. */
void app_run(App *app);

/** Opens what the first frame need not wait for: sound and gamepads. */
void app_open_late_parts(App *app);

/** Takes one fixed step: what a second has 60 of. */
void app_step(App *app);

/** What happens when an event comes from SDL. */
void app_handle(App *app, const SDL_Event *event);

/** Asks for a frame. Nothing is drawn, and nothing runs, unless somebody asks. */
void app_redraw(App *app);

/** Draws a frame now. */
void app_draw(App *app);

/** Asks what the desktop wishes for; it holds as soon as there is an answer. */
void app_ask_desktop(App *app);

/** Takes the size of the window, the text size and the patterns over to the canvas. */
void app_measure(App *app);

/** Puts a match on the table, in place of the one that was there, which is filed. */
void app_put_match(App *app, const Record *record);

/** Puts the record of a file on the table. If that fails, a notice names the file. */
bool app_open_record(App *app, const char *path);

/** Tells that a file cannot be opened, by its name, and why. */
void app_tell_unopened(App *app, const char *path, const Error *error);

/** Brings the disk up to date: after every move, undo and redo, before anything is shown. */
void app_save_match(App *app);

/** Takes the match off the table. What could not be saved is tried once more. */
void app_close_match(App *app);

/** Puts what was left at the last end of the program on the table again, whole. */
void app_recover_match(App *app);

/** Files the match that has ended. */
void app_finish_match(App *app);

/** The family of the last game, and of this one for the next. One that could not be read is left
 * alone, and told. */
void app_recall_family(const App *app, Family *family);
void app_remember_family(App *app, const Family *family);

/** Gives the seats of a record the looks that its players have in the family. */
void app_take_looks(App *app, const Record *record);

/** The language of the command line, of the settings, or of the player's desktop. */
void app_start_language(App *app);

/** A player has chosen a language: for the table, or, in the turn of a seat that has its own, for
 * that seat. */
void app_choose_language(App *app, const char *code);

/** Goes over to the language of the person whose turn it is. Computers read none. */
void app_follow_turn(App *app);

/** Goes back to the language of the table. */
void app_follow_table(App *app);

/** How an action is done with the device in use: its key, or its button. Nothing if it is touched,
 * or has none. */
KeyHint app_key_hint(const App *app, Action action);

/** Puts the player's keys, or the gamepad's buttons, into words that name actions: "Press {rules}".
 * False if one of them has neither; a dash stands for it then. */
bool app_fill_keys(const App *app, const char *words, Text *filled);

/** Keeps what the player has set; a script keeps nothing. */
void app_save_settings(App *app);

/** Starts reading aloud, if a player wants it; ends it. */
void app_open_speech(App *app);
void app_close_speech(App *app);
void app_set_speech(App *app, bool on);

/** Reads to the person whose turn it is, if that person or everybody wants it. */
void app_read_to(App *app, bool wanted);

/** An event came: whatever is being said is cut short by a press. */
void app_hush(App *app, const SDL_Event *event);

/** What an action does with the voice; false if it is about something else. */
bool app_speech_action(App *app, Action action);

/** A frame is whole: what is new in it is said. */
void app_speak_frame(App *app);

/** Whether somebody looks at the window: for nobody, nothing has to move. */
bool app_is_looked_at(const App *app);

void app_set_fullscreen(App *app, bool on);

/** Switches a set of settings on, or back to what was there. */
void app_set_ease(App *app, Ease ease, bool on);

#endif
