#include "app/settings.h"

#include "dreamhome/text.h"
#include "session/file.h"

enum { FILE_CAPACITY = 16384 };

void settings_reset(Settings *settings)
{
    *settings = (Settings){
#define NUMBER(field, key, standard, lowest, highest) .field = (standard),
#define WORDS(field, key, standard)                   .field = standard,
#include "app/settings.def"
#undef NUMBER
#undef WORDS
    };
    keymap_reset(&settings->keymap);
}

static void read_number(Word value, int lowest, int highest, int *number)
{
    uint64_t read;
    const bool negative = value.length && value.at[0] == '-';
    if (negative) {
        value.at++;
        value.length--;
    }
    if (!word_number(value, &read) || read > INT32_MAX)
        return;
    const int signed_read = negative ? -(int)read : (int)read;
    if (signed_read >= lowest && signed_read <= highest)
        *number = signed_read;
}

static void read_words(Word value, char words[SETTING_WORDS_CAPACITY])
{
    if (value.length >= SETTING_WORDS_CAPACITY || !word_is_clean_utf8(value))
        return;
    Text text = text_on(words, SETTING_WORDS_CAPACITY);
    text_add_word(&text, value);
}

/* Whether there is such a setting. */
static bool read_setting(Settings *settings, Word key_word, Word value)
{
#define NUMBER(field, key, standard, lowest, highest)                                              \
    if (word_is(key_word, key)) {                                                                  \
        read_number(value, lowest, highest, &settings->field);                                     \
        return true;                                                                               \
    }
#define WORDS(field, key, standard)                                                                \
    if (word_is(key_word, key)) {                                                                  \
        read_words(value, settings->field);                                                        \
        return true;                                                                               \
    }
#include "app/settings.def"
#undef NUMBER
#undef WORDS
    return false;
}

bool settings_set(Settings *settings, const char *key, const char *value)
{
    return keymap_read(&settings->keymap, word_of(key), word_of(value)) == LINE_READ ||
           read_setting(settings, word_of(key), word_of(value));
}

static SettingsState state_without(ErrorReason reason)
{
    return reason == ERROR_MISSING   ? SETTINGS_NONE
           : reason == ERROR_DAMAGED ? SETTINGS_DAMAGED
                                     : SETTINGS_UNREADABLE;
}

SettingsState settings_load(Settings *settings, const char *path, Error *error)
{
    char buffer[FILE_CAPACITY];
    size_t length;
    bool whole = true;
    settings_reset(settings);
    if (!file_read(path, buffer, sizeof buffer, &length, error))
        return state_without(error->reason);
    Word rest = {.at = buffer, .length = length};
    while (rest.length) {
        Word value = word_until(&rest, '\n');
        const Word key = word_until(&value, ' ');
        const KeymapLine line = keymap_read(&settings->keymap, key, value);
        if (line == LINE_OTHER)
            read_setting(settings, key, value);
        whole = whole && line != LINE_DAMAGED;
    }
    return whole ? SETTINGS_WHOLE : SETTINGS_DAMAGED;
}

static void write_number(Text *text, const char *key, int number)
{
    text_add(text, key);
    text_add(text, number < 0 ? " -" : " ");
    text_add_number(text, (uint64_t)(number < 0 ? -number : number));
    text_add_char(text, '\n');
}

static void write_words(Text *text, const char *key, const char *words)
{
    text_add(text, key);
    text_add_char(text, ' ');
    text_add(text, words);
    text_add_char(text, '\n');
}

bool settings_save(const Settings *settings, const char *path, Error *error)
{
    char buffer[FILE_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
#define NUMBER(field, key, standard, lowest, highest) write_number(&text, key, settings->field);
#define WORDS(field, key, standard)                   write_words(&text, key, settings->field);
#include "app/settings.def"
#undef NUMBER
#undef WORDS
    keymap_write(&settings->keymap, &text);
    return file_write(path, text.data, text.length, error);
}
