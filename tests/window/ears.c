#include "ears.h"

#include "app/speech/announcer.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char heard[1 << 16];
static char transcript[1100];
static long heard_to; /* how much of it was heard */

void ears_open_after(const char *language, int moves)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", moves), 0);
    snprintf(transcript, sizeof transcript, "%s/transcript", getenv("HOME"));
    heard_to = 0;
    app.launch.transcript = transcript;
    app.settings.speech = SPEECH_ON;
    app.settings.warnings = 0;
    SDL_SetWindowSize(app.window, 640, 400); /* nobody looks */
    app_measure(&app);
    app_choose_language(&app, language);
    assert_string_equal(words_language(app.words), language);
    app_open_speech(&app);
}

void ears_open(const char *language)
{
    ears_open_after(language, 0);
}

void ears_open_screen(SceneId id, SceneNote note)
{
    ears_open("en");
    ears_listen();
    scenes_take(&app, scene_push_with(id, note));
    ears_listen();
}

static long length_of(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    fseek(file, 0, SEEK_END);
    const long length = ftell(file);
    fclose(file);
    return length;
}

void ears_start(const char *folder)
{
    Error error;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("XDG_DATA_HOME", folder, 1);
    snprintf(transcript, sizeof transcript, "%s/transcript", folder);
    heard_to = length_of(transcript); /* what was said before is not heard again */
    const Launch launch = {.data_dir = ASSETS,
                           .transcript = transcript,
                           .language = "en",
                           .windowed = true,
                           .width = 640,
                           .height = 400};
    assert_true(app_open(&app, &launch, &error));
    app_start(&app);
    app_open_late_parts(&app);
    app_open_speech(&app);
}

void ears_listen(void)
{
    static int number;
    char mark[32];
    snprintf(mark, sizeof mark, "(mark %d)", ++number);
    app_draw(&app);
    announcer_say(app.reading.aloud, app.words, mark);
    for (heard[0] = '\0'; !strstr(heard, mark); SDL_Delay(1)) {
        FILE *file = fopen(transcript, "r");
        heard[0] = '\0';
        if (file && fseek(file, heard_to, SEEK_SET) == 0)
            heard[fread(heard, 1, sizeof heard - 1, file)] = '\0';
        if (file)
            fclose(file);
    }
    heard_to += (long)strlen(heard);
    *strstr(heard, mark) = '\0';
}

void press_and_listen(SDL_Keycode key)
{
    table_game_key(key, 0);
    ears_listen();
}

const char *last_sentence(void)
{
    static char sentence[1024];
    sentence[0] = '\0';
    for (const char *at = heard; (at = strstr(at, "say ")); at++) {
        if (at != heard && at[-1] != '\n')
            continue;
        char language[16], words[1024];
        int rate;
        if (sscanf(at, "say %15s %d %1023[^\n]", language, &rate, words) == 3 &&
            words[0] != '(') /* our own marks */
            memcpy(sentence, words, sizeof sentence);
    }
    return sentence;
}

bool hears(const char *english)
{
    return strstr(heard, tr(app.words, english)) != NULL;
}
