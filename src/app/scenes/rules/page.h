/**
 * A chapter on paper: every text, card, house and line of it with its place.
 *
 * The page is laid out once for a width and a language and then drawn as often as needed, only
 * what is in sight. Places are relative to the top of the page.
 */
#ifndef APP_RULEBOOK_PAGE_H
#define APP_RULEBOOK_PAGE_H

#include "app/app.h"
#include "app/draw/shapes.h"
#include "app/pieces/card_view.h"
#include "app/scenes/rules/find_words.h"
#include "app/widgets/scroll.h"
#include "dreamhome/text.h"

enum { PARTS_MAX = 320, BLOCKS_MAX = 48, PAGE_WORDS_CAPACITY = 1024 };

typedef enum PartKind {
    PART_TEXT,
    PART_LABEL, /* a few letters in the middle of the box */
    PART_PANEL, /* coloured ground under other parts, framed in a darker tone */
    PART_ROW,   /* the same, plain: a row of a table */
    PART_WOOD,  /* the ground of the market */
    PART_LINE,
    PART_DISC, /* a coloured disc with a number in it */
    PART_SHAPE,
    PART_ICON,    /* a one-coloured picture of icons, `words` is its key */
    PART_TILE,    /* a coloured ground for an icon */
    PART_PICTURE, /* `words` is the key, `detail` the folder; printed, if it has a colour */
    PART_CARD,
    PART_HOME, /* `words` is the home in one line, `detail` the marked spaces */
    PART_POINTS,
    PART_GLOW,
    PART_COUNT,
} PartKind;

typedef struct Part {
    PartKind kind;
    Box box;
    TextStyle style;
    const char *words; /* text: translated */
    const char *detail;
    CardRef card;
    Shape shape;
    int number;
    short block, line;           /* where a text comes from */
    bool centred;                /* in the height of its row, like a text */
    char key[KEY_NAME_CAPACITY]; /* picture, label or disc: what would be in `words`, if not
                                    constant */
} Part;

typedef struct Page {
    int chapter;
    float width, height;
    float tops[BLOCKS_MAX + 1]; /* of the blocks; the last one is the foot of the page */
    int block;                  /* that is being laid out */
    int step;                   /* the number of the last step since a heading */
    int count;
    Part parts[PARTS_MAX];
    char keyed[PAGE_WORDS_CAPACITY]; /* the words of the one block that names a key */
} Page;

/** Words of the book in the language and with the keys of the player; in `keyed` if they name one.
 */
const char *page_words(const App *app, const char *english, char keyed[PAGE_WORDS_CAPACITY]);

/** What is sought on the page, and the hit that was gone to. */
typedef struct PageMarks {
    const char *sought;
    const Hit *chosen; /* or NULL */
} PageMarks;

/** Lays a chapter of the book of a game with these options. */
void page_lay(Page *page, App *app, const GameOptions *options, int chapter, float width);

/** Draws what is in sight; the scroll window is already the clip. `origin` is the page's corner. */
void page_draw(const Page *page, App *app, const Scroll *scroll, Box origin,
               const PageMarks *marks);

/** Where on the page a hit of its chapter is. */
Box page_hit_box(const Page *page, App *app, const PageMarks *marks);

/** How many passages the page has for somebody who hears it; adds the words of one, and tells where
 * it is; the one in which a text of the book stands. */
int page_passages(const Page *page, const App *app);
Box page_passage(const Page *page, const App *app, int index, Text *text);
int page_passage_at(const Page *page, const App *app, int block, int line);

/** A place on the page as a number that survives another layout: block and part of it. */
float page_mark_of(const Page *page, float y);
float page_y_of(const Page *page, float mark);

/* ---- for the layout of blocks ---- */

/** Adds a part; the last one is given again when there is no place for more. */
Part *page_add(Page *page, PartKind kind, Box b);

/** Adds a text at a place and returns its height. */
float page_text(Page *page, App *app, const TextStyle *style, const char *words, Box b);

/** Lays the big blocks from `y` on and returns the height they took. */
float page_example(Page *page, App *app, const Block *block, float y);
float page_cards(Page *page, App *app, const Block *block, float y);
float page_market(Page *page, App *app, const Block *block, float y);
float page_setup(Page *page, App *app, const Block *block, float y);
float page_table(Page *page, App *app, const Block *block, float y);

/** Adds a number of a step: a coloured disc with the number in it. */
void page_number(Page *page, int number, Box b);

/** The next card of a list of names; false at its end. "-" is a missing card. */
bool page_next_card(Word *list, CardRef *card, bool *missing);

extern const TextStyle PAGE_TEXT_STYLE, PAGE_CAPTION_STYLE;

#endif
