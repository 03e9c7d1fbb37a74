#include "app/desktop/library.h"

#include <SDL.h>
#include <string.h>

bool library_find(void *library, const LibraryFunction *wanted)
{
    void *const found = SDL_LoadFunction(library, wanted->name);
    memcpy(wanted->function, &found, sizeof found);
    return found;
}

void *library_open(const char *file, const LibraryFunction *wanted, size_t count)
{
    void *library = SDL_LoadObject(file);
    for (size_t i = 0; library && i < count; i++) {
        if (!library_find(library, &wanted[i])) {
            SDL_UnloadObject(library);
            library = NULL;
        }
    }
    return library;
}
