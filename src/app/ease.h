/**
 * Three sets of settings for those who see, hear or press with some trouble. Each is one switch;
 * switching it off brings back what it changed, unless the player has changed it since.
 */
#ifndef APP_EASE_H
#define APP_EASE_H

#include "app/settings.h"

typedef enum Ease { EASE_SEE, EASE_HEAR, EASE_PRESS, EASE_COUNT } Ease;

bool ease_is_on(const Settings *settings, Ease ease);
void ease_set(Settings *settings, Ease ease, bool on);

/** What it is called: English, to be translated. */
const char *ease_name(Ease ease);

#endif
