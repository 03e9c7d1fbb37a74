/**
 * Measures on the picture whether words can be read: how far they are from what they stand on.
 */
#ifndef APP_CONTRAST_CHECK_H
#define APP_CONTRAST_CHECK_H

typedef struct App App;

/**
 * Draws what is shown now as usual and in high contrast, and says in the log which words have less
 * than 4.5 : 1, or 7 : 1 in high contrast. Words of what cannot be used now are faint and do not
 * count.
 *
 * Returns the number of complaints.
 */
int contrast_check(App *app);

#endif
