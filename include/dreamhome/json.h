/**
 * Writes JSON into a Text. Commas come by themselves, and every string is escaped.
 *
 * A value stands alone, in a list, or behind json_key in an object. The Text is the caller's; its
 * `cut` tells when something did not fit.
 */
#ifndef DREAMHOME_JSON_H
#define DREAMHOME_JSON_H

#include "dreamhome/text.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Json {
    Text *text;
    bool comma; /* before the next value or key */
} Json;

Json json_on(Text *text);

/** Opens and closes an object or a list: "{", "}", "[" or "]". */
void json_open(Json *json, char bracket);
void json_close(Json *json, char bracket);

void json_key(Json *json, const char *key);

void json_string(Json *json, const char *words);
void json_number(Json *json, int64_t number);
void json_bool(Json *json, bool value);
void json_null(Json *json);

/** A number of hundredths, as 12.34. */
void json_hundredths(Json *json, int64_t hundredths);

/** A key and its value. */
void json_add_string(Json *json, const char *key, const char *words);
void json_add_number(Json *json, const char *key, int64_t number);
void json_add_bool(Json *json, const char *key, bool value);

#endif
