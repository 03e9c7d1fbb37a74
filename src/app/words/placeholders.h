/**
 * The arguments that a format takes, compared before a translation is trusted with them.
 */
#ifndef APP_PLACEHOLDERS_H
#define APP_PLACEHOLDERS_H

#include <stdbool.h>

/**
 * Whether both texts can be printed with the same arguments. The second may put them into another
 * order ("%2$s %1$d"). Texts without arguments agree with each other.
 */
bool placeholders_agree(const char *english, const char *translation);

#endif
