/**
 * The two kinds of widgets that only the rulebook has: a chapter in the list, and the page.
 */
#ifndef APP_RULEBOOK_CONTENTS_H
#define APP_RULEBOOK_CONTENTS_H

#include "app/widgets/widget.h"

enum { HITS_NOT_SOUGHT = -1 };

extern const WidgetKind chapter_widget;

/** Invisible but for its focus; "used" by the keys that scroll or leave it. */
extern const WidgetKind page_widget;

/** Says whether a chapter is the open one. */
static inline void chapter_widget_open(Widget *widget, bool open)
{
    widget->highest = open;
}

/** Says how many hits a chapter has, or HITS_NOT_SOUGHT. */
static inline void chapter_widget_hits(Widget *widget, int hits)
{
    widget->value = hits;
}

/** The height that the words of a chapter need in the list. */
float chapter_widget_height(Canvas *canvas, const char *title, float width);

#endif
