#ifndef SOUND_RENDER_H
#define SOUND_RENDER_H

#include <stdbool.h>

/**
 * From the list of effects to finished sounds: plays an effect, puts it into its room, takes out
 * what the ear does not hear, sets its loudness and its ends.
 */

/** Prints the name of every file, one a line. */
void render_list(void);

/** Renders the file `name` ("chime", "card_drop_2") to the WAV `path` and prints its measures. */
bool render_file(const char *name, const char *path);

#endif
