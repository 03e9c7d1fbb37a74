/**
 * The rulebook on the screen: what its two files share, rules.c what happens, rules_view.c how it
 * looks.
 */
#ifndef APP_SCENES_RULES_H
#define APP_SCENES_RULES_H

#include "app/scenes/rules/find_words.h"
#include "app/scenes/rules/page.h"
#include "app/scenes/rules/rulebook.h"
#include "app/speech/speech.h"
#include "app/widgets/widget.h"

enum { SEARCH, PREVIOUS, NEXT, CLOSE, PAGE, CHAPTERS, RULES_ITEM_COUNT = CHAPTERS + CHAPTER_COUNT };

typedef struct Rules {
    GameOptions options; /* of the game that the book follows */
    Widget items[RULES_ITEM_COUNT];
    Widgets widgets; /* its scroll is the one of the chapters */
    int chapter;
    float mark;   /* the place on the page while there is no layout of it */
    bool laid;    /* the page is laid out */
    Scroll sheet; /* the window onto the page */
    Box panel, title, counter, paper;
    Box next; /* the way to the next chapter, at the foot of the page, unscrolled */
    float drag_from;
    bool typed_before; /* letters were text when the book was opened */
    char sought[64];
    Hits hits;
    int hit; /* the one that was gone to, or -1 */
    Page page;
    int passage; /* that was read aloud last */
    char heard[SENTENCE_CAPACITY];
} Rules;

void rules_layout(void *self, App *app);
void rules_draw(const void *self, App *app);

/** Lays the page of the open chapter out and scrolls to `mark`. */
void rules_lay_page(Rules *rules, App *app);

/** Has a passage of the page read aloud when the page has the focus. */
void rules_hear(Rules *rules, const App *app, int passage);

/** The corner of the page in the view, unscrolled. */
Box rules_page_origin(const Rules *rules);

/** What is sought, and the hit that was gone to. */
PageMarks rules_marks(const Rules *rules);

#endif
