/**
 * Looks whether all words of a picture can be read: none is cut, none lies on another.
 *
 * layout_check_begin asks for a whole new picture; after it has been drawn, layout_check_end says
 * in the log what is wrong with it.
 */
#ifndef APP_LAYOUT_CHECK_H
#define APP_LAYOUT_CHECK_H

typedef struct App App;
typedef struct LayoutCheck LayoutCheck;

LayoutCheck *layout_check_begin(App *app);

/** Returns the number of complaints. */
int layout_check_end(LayoutCheck *check, App *app);

#endif
