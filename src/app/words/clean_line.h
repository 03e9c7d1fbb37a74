/**
 * A line of clean UTF-8 out of text from anywhere: what is typed, pasted, or sent by an input
 * method, and the names of files. Only such lines go into records, and onto the screen.
 */
#ifndef APP_CLEAN_LINE_H
#define APP_CLEAN_LINE_H

#include <stddef.h>

/**
 * Appends `more` to `line`, which has room for `capacity` bytes with its final 0. Line breaks and
 * tabs become spaces, what else is not clean is left out, and what does not fit is cut off after a
 * whole character. Returns the new length.
 */
size_t clean_line_add(char *line, size_t capacity, const char *more);

#endif
