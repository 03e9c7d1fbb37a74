/**
 * A strict reader of the JSON that the engine writes: no blanks, no escapes, whole numbers.
 */
#ifndef ENGINE_JSON_SHAPE_H
#define ENGINE_JSON_SHAPE_H

#include "dreamhome/text.h"

/**
 * Appends the shape of a JSON text: keys in their order, values as n (number), s (string), b
 * (true, false) or 0 (null). Returns false unless the whole text is well-formed JSON.
 */
bool json_shape(const char *json, Text *shape);

/** The text right behind the first `"key":` from `json` on, or NULL. */
const char *json_find(const char *json, const char *key);

#endif
