#include "dreamhome/level.h"

const char *const LEVEL_KEYS[LEVEL_COUNT] = {
#define LEVEL(name, key) [LEVEL_##name] = key,
#include "dreamhome/levels.def"
#undef LEVEL
};
