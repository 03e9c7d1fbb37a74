#include "dreamhome/edition.h"

#define EDITION(name, ...) [EDITION_##name] = {__VA_ARGS__},
const EditionInfo EDITION_INFO[EDITION_COUNT] = {
#include "dreamhome/editions.def"
};
#undef EDITION
