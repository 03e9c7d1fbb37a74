/**
 * Hands a file to the program that the player's desktop shows it with.
 */
#ifndef APP_OPEN_FILE_H
#define APP_OPEN_FILE_H

#include <stdbool.h>
#include <stddef.h>

/** Whether this desktop can be asked at all: then a button may offer it. */
bool open_file_is_possible(void);

/** Asks the desktop to show a file; false if nobody was there to ask. */
bool open_file(const char *path);

/** "file:///albums/Our%20house.png" of an absolute path; false if there is no room. */
bool open_file_url(const char *path, char *url, size_t capacity);

/** "Pictures/dream-home-2026-01-31.png": what players look for in their folders. */
const char *open_file_short_name(const char *path);

#endif
