#ifndef SOUND_EFFECTS_H
#define SOUND_EFFECTS_H

#include "take.h"

/** Each effect plays itself onto an empty take; level, room and ends are seen to afterwards
 * (render.h). */
#define EFFECT(name, variants, loudness, seconds, room, wet) void effect_##name(Take *take);
#include "effects.def"
#undef EFFECT

#endif
