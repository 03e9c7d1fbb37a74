/**
 * The player's settings: a list (settings.def), kept as a text file of "key value" lines.
 *
 * Reading never fails: what is missing, unknown or out of range keeps its default. The player's own
 * keys are lines of the same file (app/keys/keymap.h).
 */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "app/keys/keymap.h"
#include "session/error.h"

#include <stdbool.h>

enum { SETTING_WORDS_CAPACITY = 64 };

typedef struct Settings {
#define NUMBER(field, key, standard, lowest, highest) int field;
#define WORDS(field, key, standard)                   char field[SETTING_WORDS_CAPACITY];
#include "app/settings.def"
#undef NUMBER
#undef WORDS
    Keymap keymap;
} Settings;

/** Until somebody has chosen, reading aloud is offered. */
typedef enum SpeechSwitch { SPEECH_OFF, SPEECH_ON, SPEECH_OFFERED } SpeechSwitch;

typedef enum AnimationSpeed { SPEED_OFF, SPEED_FAST, SPEED_NORMAL, SPEED_SLOW } AnimationSpeed;

void settings_reset(Settings *settings);

typedef enum SettingsState {
    SETTINGS_NONE, /* nothing was ever kept there */
    SETTINGS_WHOLE,
    SETTINGS_DAMAGED,    /* some of the player's own keys make no sense: those are as at first */
    SETTINGS_UNREADABLE, /* now; what is there may be sound and must not be replaced */
} SettingsState;

/** Sets `error` if they are unreadable. */
SettingsState settings_load(Settings *settings, const char *path, Error *error);

/** Changes one setting as its line in the file would; false if there is none of that name. */
bool settings_set(Settings *settings, const char *key, const char *value);

bool settings_save(const Settings *settings, const char *path, Error *error);

static inline float settings_text_scale(const Settings *settings)
{
    return (float)settings->text_size / 100.0f;
}

#endif
