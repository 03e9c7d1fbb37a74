/**
 * What actions, keys and buttons are called in the player's language, and their pictures.
 *
 * Keys have the names that are printed on them; buttons those of the gamepad in use.
 */
#ifndef KEYS_KEY_NAMES_H
#define KEYS_KEY_NAMES_H

#include "app/keys/keymap.h"
#include "app/words/words.h"

/** "Turn the card over". Valid until the language changes. */
const char *action_name(const Words *words, Action action);
const char *action_group_name(const Words *words, ActionGroup group);

/** "Ctrl+Z", "Space", "Left shoulder". */
void press_name(const Words *words, Press press, PadKind pad, char name[KEY_NAME_CAPACITY]);

/** The key of the button's picture in icons; NULL for a key, and for a button that has none. */
const char *press_picture(Press press, PadKind pad);

#endif
