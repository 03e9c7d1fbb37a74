/**
 * The two kinds of widgets that only the rulebook has: a chapter in the list, and the page.
 */
#ifndef APP_RULEBOOK_CONTENTS_H
#define APP_RULEBOOK_CONTENTS_H

#include "app/widgets/widget.h"

/** Values of a chapter's Widget: whether it is open, and its hits or HITS_NOT_SOUGHT. */
#define chapter_is_open lowest
#define chapter_hits    value

enum { HITS_NOT_SOUGHT = -1 };

extern const WidgetKind chapter_widget;

/** Invisible but for its focus; "used" by the keys that scroll or leave it. */
extern const WidgetKind page_widget;

/** The height that the words of a chapter need in the list. */
float chapter_widget_height(App *app, const char *title, float width);

#endif
