#include "app/sound/mix_library.h"

#include "app/desktop/library.h"

#include <SDL.h>

#ifdef _WIN32
static const char FILE_NAME[] = "SDL2_mixer.dll";
#else
static const char FILE_NAME[] = "libSDL2_mixer-2.0.so.0";
#endif

bool mix_library_load(MixLibrary *library)
{
    const LibraryFunction wanted[] = {
#define MIX(name) {"Mix_" #name, &library->name},
        MIX_FUNCTIONS(MIX)
#undef MIX
    };
    library->loaded =
        library->loaded || library_open(FILE_NAME, wanted, SDL_arraysize(wanted)) != NULL;
    return library->loaded;
}
