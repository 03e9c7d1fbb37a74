/**
 * The rules of the game as a book: chapters of blocks, all of it constant data.
 *
 * Words are English and marked for xgettext; whoever shows them translates them. In words, *stars*
 * stand around what is printed strong. A block names the rules that it explains, so that a test can
 * see that none is missing, and the things that it is about, so that the book can open there.
 *
 * The book follows the options of a game: a block that is true only with or without one of them
 * says so in `when`, and is left out of every other game's book. Every example is a home in
 * notation that a test checks against the rules, with all options that it is shown for.
 *
 * Tests read the book without a window.
 */
#ifndef APP_RULEBOOK_RULEBOOK_H
#define APP_RULEBOOK_RULEBOOK_H

#include "app/keys/keymap.h"
#include "dreamhome/game.h"

#include <stdbool.h>

typedef enum BlockKind {
    BLOCK_LEAD,    /* the first words of a chapter, larger */
    BLOCK_HEADING, /* starts a section */
    BLOCK_TEXT,
    BLOCK_BULLET,
    BLOCK_STEP,    /* a paragraph behind its number: steps are counted from a heading on */
    BLOCK_LAW,     /* a paragraph behind the sign of a building rule: `mark` is a, b or c */
    BLOCK_NOTE,    /* good to know */
    BLOCK_EXAMPLE, /* a home with words beside it; with `after`, two homes and words below */
    BLOCK_CARDS,   /* a row of cards with words below, and what they score */
    BLOCK_MARKET,  /* the five columns */
    BLOCK_SETUP,   /* the table before the first round, with the numbers of the steps */
    BLOCK_TABLE,
} BlockKind;

typedef enum TableId {
    TABLE_NONE,
    TABLE_JOINED,    /* rooms that grow: points by size */
    TABLE_SINGLE,    /* rooms of one card */
    TABLE_DECOR,     /* tokens */
    TABLE_EDITIONS,  /* which book plays with which switch */
    TABLE_CONTROLS,  /* what does what, on three devices */
    TABLE_QUESTIONS, /* keys that the table answers aloud */
    TABLE_COUNT,
} TableId;

/** The option with which a block is true. */
typedef enum BlockWhen {
    WHEN_ALWAYS,
    WHEN_GAPS,
    WHEN_NO_GAPS,
    WHEN_CAR,
    WHEN_NO_CAR,
    WHEN_DISCARD,
    WHEN_NO_DISCARD,
} BlockWhen;

/** Fields that a kind does not use are NULL or 0. */
typedef struct Block {
    BlockKind kind;
    BlockWhen when;
    const char *words;
    const char *mark;      /* law: its letter */
    const char *rule;      /* ids of the rules that are explained here: "R4.1 R4.2" */
    const char *topic;     /* keys of things that are explained here: "drill jackhammer" */
    const char *home;      /* example: a home in one line */
    const char *after;     /* example: the home afterwards */
    const char *spaces;    /* example: marked spaces, "a1:yes b2:no c1:+4 d1:here" */
    const char *cards;     /* names: the row, the card that comes, or the rooms of the market */
    const char *resources; /* market: their resources, from column 2 */
    const char *tokens;    /* setup: the décor tokens */
    int points;            /* cards: what they score; example: the whole house, if not 0 */
    bool scores;           /* cards: `points` counts, even if it is 0 */
    TableId table;
} Block;

typedef struct Chapter {
    const char *key;
    const char *title;
    const char *icon; /* key of a picture in icons */
    int count;
    const Block *blocks;
} Chapter;

enum { CHAPTER_COUNT = 15 };

/** Chapters 0 to CHAPTER_COUNT - 1, in the order of the book. */
const Chapter *rulebook_chapter(int index);

/** Whether a block is in the book of a game with these options. */
bool rulebook_shows(const Block *block, const GameOptions *options);

/** A place in the book; blocks are counted whether they are shown or not. */
typedef struct BookPlace {
    int chapter;
    int block;
} BookPlace;

/**
 * Finds a chapter by its key, or the shown block that is about a thing; false if there is neither.
 */
bool rulebook_find(const char *topic, const GameOptions *options, BookPlace *place);

/** Whether a list of names with blanks between them has a name. */
bool rulebook_lists(const char *list, const char *name);

/**
 * The texts of a block, in English: its words, then the cells of its table, row by row. "" where a
 * block has no words or a cell holds a number.
 */
int rulebook_line_count(const Block *block);
const char *rulebook_line(const Block *block, int line);

/* ---- the tables ---- */

enum { TABLE_COLUMNS = 4 };

typedef struct TableRow {
    const char *folder; /* of the picture in front, or NULL */
    char picture[32];
    const char *cells[TABLE_COLUMNS]; /* words to translate, or NULL */
    int numbers[TABLE_COLUMNS];       /* shown where there are no words, if not NUMBER_NONE */
    Action action; /* controls: the cells behind the first are its keys and buttons at first */
} TableRow;

enum { NUMBER_NONE = -1, NUMBER_TICK = -2 };

int rulebook_table_columns(TableId table);

/** Row 0 is the head. */
int rulebook_table_rows(TableId table);
TableRow rulebook_table_row(TableId table, int row);

/* ---- the chapters, each in its file ---- */

extern const Chapter CHAPTER_GOAL, CHAPTER_PARTS, CHAPTER_SETUP, CHAPTER_ROUND, CHAPTER_PLACING,
    CHAPTER_EMPTY, CHAPTER_ROOFS, CHAPTER_DECOR, CHAPTER_TOOLS, CHAPTER_HELPERS, CHAPTER_END,
    CHAPTER_SCORING, CHAPTER_TIES, CHAPTER_EDITIONS, CHAPTER_CONTROLS;

#endif
