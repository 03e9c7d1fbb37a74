/* What the editions do differently, and which key does what. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block EDITIONS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Families around the world play by slightly different rules. Choose yours "
                         "when you set up a game, or mix the options as you like.")},
    {.kind = BLOCK_NOTE,
     .words = WORDS_MARK("This book follows the game you’re playing. Between games, it shows the "
                         "rules of the edition in your language.")},
    {.kind = BLOCK_TABLE, .table = TABLE_EDITIONS, .rule = "R10.5", .topic = "edition"},
    {.kind = BLOCK_TEXT,
     .rule = "R10.5",
     .words = WORDS_MARK(
         "An edition sets the three options below and uses that rulebook’s words. There are five "
         "rulebooks, one of them partly in English, so there are six editions to choose from.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Discarding a column")},
    {.kind = BLOCK_TEXT,
     .rule = "R10.1 R3.2",
     .words = WORDS_MARK("With two or three players, the first player starts each round by "
                         "discarding a column. With young children at the table you can skip this. "
                         "With four players it never happens.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("The car"), .topic = "car"},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_NO_CAR,
     .home = "d0=garage-1 e0=garage-2+car d1=kitchen-1",
     .spaces = "e0:here",
     .rule = "R10.2",
     .words = WORDS_MARK("The first player with a garage of *two cards* gets the car, worth 1 "
                         "point. It drives in by itself, onto the card that finished the garage.")},
    {.kind = BLOCK_TEXT,
     .when = WHEN_NO_CAR,
     .rule = "R10.2",
     .words = WORDS_MARK("The car is décor like any other: the Interior Designer makes it worth 1 "
                         "more, and if its card leaves the house, the car is lost and doesn’t come "
                         "back. A garage that a helper finishes at the end still gets it.")},
    {.kind = BLOCK_TEXT,
     .when = WHEN_CAR,
     .rule = "R10.2",
     .words = WORDS_MARK("The car is in play: see the chapter on décor.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("No gaps")},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_GAPS,
     .home = "b1=living-1 c1=kitchen-1 gaps=off",
     .cards = "bedroom-1",
     .spaces = "a1:yes b2:yes c2:yes",
     .rule = "R4.8 R10.3",
     .words =
         WORDS_MARK("In the Hungarian rules a floor has no gaps: its rooms, empty rooms and "
                    "scaffolding always form one unbroken row. Everywhere else gaps are fine.")},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_GAPS,
     .home = "a1=living-1 gaps=off",
     .cards = "bedroom-1",
     .spaces = "b1:yes a2:yes c1:no",
     .rule = "R4.8",
     .words = WORDS_MARK("Here the third space has to wait until the second is filled.")},
    {.kind = BLOCK_TEXT,
     .when = WHEN_NO_GAPS,
     .rule = "R4.8 R10.3",
     .words = WORDS_MARK("Gaps aren’t allowed: see the chapter on placing rooms.")},
    {.kind = BLOCK_NOTE,
     .rule = "R10.4",
     .words = WORDS_MARK("The Hungarian book leaves out two things: that scaffolding needs "
                         "something below it, and that windows only count on a full roof of four. "
                         "All the other books say so, so it applies to everyone.")},
};

const Chapter CHAPTER_EDITIONS = {"editions", WORDS_MARK("Editions and house rules"), "log",
                                  COUNT(EDITIONS), EDITIONS};

static const Block CONTROLS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Mouse, touch, keyboard or gamepad: each can do everything, and you can "
                         "switch at any time.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Mouse and touch")},
    {.kind = BLOCK_BULLET,
     .words = WORDS_MARK("*Drag* a column onto a space in your house. Or, if you prefer, *click* "
                         "the column and then the space.")},
    {.kind = BLOCK_BULLET,
     .words = WORDS_MARK("While you’re holding a card, the *right button* turns it over.")},
    {.kind = BLOCK_BULLET,
     .words = WORDS_MARK(
         "Point at anything, or press and hold, to see it large and read what it does.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Keyboard and gamepad")},
    {.kind = BLOCK_TABLE, .table = TABLE_CONTROLS, .topic = "keyboard gamepad mouse"},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Ask and listen")},
    {.kind = BLOCK_TEXT,
     .words =
         WORDS_MARK("With the voice on, the table answers when you press one of these keys. Press "
                    "{ask} for a list of all the questions, with the answers in writing too.")},
    {.kind = BLOCK_TABLE, .table = TABLE_QUESTIONS},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("In this book")},
    {.kind = BLOCK_BULLET,
     .words = WORDS_MARK(
         "*Just type* to search. Enter goes to the next match, Shift+Enter to the previous one.")},
    {.kind = BLOCK_BULLET,
     .words = WORDS_MARK("Up and down choose a chapter, right moves to the page, left goes back to "
                         "the chapters. Esc ends the search, then closes the book.")},
};

const Chapter CHAPTER_CONTROLS = {"controls", WORDS_MARK("Controls"), "hand-closed",
                                  COUNT(CONTROLS), CONTROLS};
