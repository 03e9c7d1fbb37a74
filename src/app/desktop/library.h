/**
 * Libraries of the desktop that are loaded when they are wanted: without them the game goes on.
 */
#ifndef DESKTOP_LIBRARY_H
#define DESKTOP_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

typedef struct LibraryFunction {
    const char *name;
    void *function; /* where its address goes: a pointer to a function pointer */
} LibraryFunction;

/** Loads a library with all these functions; NULL if it, or one of them, is not there. What was
 * loaded is let go with SDL_UnloadObject. */
void *library_open(const char *file, const LibraryFunction *wanted, size_t count);

/** One more function, which not every version has. */
bool library_find(void *library, const LibraryFunction *wanted);

#endif
