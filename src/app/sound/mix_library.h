/**
 * SDL_mixer, which is loaded when something is to be heard: with every format of music that it
 * knows it takes longer to load than all else that the title needs, and the title does not wait.
 */
#ifndef SOUND_MIX_LIBRARY_H
#define SOUND_MIX_LIBRARY_H

#include <SDL_mixer.h>
#include <stdbool.h>

#define MIX_FUNCTIONS(MIX)                                                                         \
    MIX(AllocateChannels)                                                                          \
    MIX(CloseAudio)                                                                                \
    MIX(FadeInMusic)                                                                               \
    MIX(FreeChunk)                                                                                 \
    MIX(FreeMusic)                                                                                 \
    MIX(HaltMusic)                                                                                 \
    MIX(LoadMUS_RW)                                                                                \
    MIX(LoadWAV_RW)                                                                                \
    MIX(OpenAudioDevice)                                                                           \
    MIX(PauseMusic)                                                                                \
    MIX(PausedMusic)                                                                               \
    MIX(PlayingMusic)                                                                              \
    MIX(ResumeMusic)                                                                               \
    MIX(SetPostMix)                                                                                \
    MIX(VolumeMusic)

/** Mix_CloseAudio is `CloseAudio`, and so on. */
typedef struct MixLibrary {
    bool loaded; /* and stays so until the program ends */
#define MIX(name) __typeof__(Mix_##name) *name;
    MIX_FUNCTIONS(MIX)
#undef MIX
} MixLibrary;

/** Once; false, and SDL_GetError tells, if it cannot be loaded. */
bool mix_library_load(MixLibrary *library);

#endif
