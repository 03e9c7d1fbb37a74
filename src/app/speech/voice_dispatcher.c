/*
 * Speech Dispatcher, the speech service of Linux desktops. Its library is loaded when it is wanted:
 * without it, or without the service, there is just no voice.
 */
#ifndef _WIN32

#include "app/desktop/library.h"
#include "app/speech/voice.h"

#include <SDL.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* As <speech-dispatcher/libspeechd.h> has them. */
typedef struct SPDConnection SPDConnection;
enum { SPD_MODE_SINGLE = 0, SPD_MESSAGE = 2 };

typedef struct SPDVoice {
    char *name, *language, *variant;
} SPDVoice;

typedef struct Library {
    SPDConnection *(*open)(const char *client, const char *connection, const char *user, int mode);
    void (*close)(SPDConnection *connection);
    int (*say)(SPDConnection *connection, int priority, const char *words);
    int (*cancel)(SPDConnection *connection);
    int (*set_language)(SPDConnection *connection, const char *language);
    int (*set_voice_rate)(SPDConnection *connection, signed int rate);
    /* Not in every version; without all three there is no choice of voices: */
    SPDVoice **(*list_voices)(SPDConnection *connection);
    void (*free_voices)(SPDVoice **voices);
    int (*set_voice)(SPDConnection *connection, const char *name);
} Library;

typedef struct Dispatcher {
    void *object;
    Library library;
    SPDConnection *connection;
    VoiceTune tune; /* that it speaks with now */
} Dispatcher;

static bool load(Dispatcher *dispatcher)
{
    Library *library = &dispatcher->library;
    const LibraryFunction wanted[] = {
        {"spd_open", &library->open},
        {"spd_close", &library->close},
        {"spd_say", &library->say},
        {"spd_cancel", &library->cancel},
        {"spd_set_language", &library->set_language},
        {"spd_set_voice_rate", &library->set_voice_rate},
    };
    const LibraryFunction voices[] = {
        {"spd_list_synthesis_voices", &library->list_voices},
        {"free_spd_voices", &library->free_voices},
        {"spd_set_synthesis_voice", &library->set_voice},
    };
    dispatcher->object = library_open("libspeechd.so.2", wanted, SDL_arraysize(wanted));
    if (!dispatcher->object)
        return false;
    for (size_t i = 0; i < SDL_arraysize(voices); i++) {
        if (!library_find(dispatcher->object, &voices[i]))
            library->list_voices = NULL;
    }
    return true;
}

static void close_dispatcher(void *self)
{
    Dispatcher *dispatcher = self;
    if (dispatcher->connection)
        dispatcher->library.close(dispatcher->connection);
    if (dispatcher->object)
        SDL_UnloadObject(dispatcher->object);
    free(dispatcher);
}

static void *open_dispatcher(const char *where)
{
    (void)where;
    Dispatcher *dispatcher = calloc(1, sizeof *dispatcher);
    if (!dispatcher)
        abort();
    signal(SIGPIPE, SIG_IGN); /* a service that dies must not take the game with it */
    if (load(dispatcher))
        dispatcher->connection =
            dispatcher->library.open("dreamhome", "game", NULL, SPD_MODE_SINGLE);
    if (dispatcher->connection)
        return dispatcher;
    close_dispatcher(dispatcher);
    return NULL;
}

static bool retune(Dispatcher *dispatcher, const VoiceTune *tune)
{
    const Library *library = &dispatcher->library;
    if (strcmp(tune->language, dispatcher->tune.language) != 0 &&
        library->set_language(dispatcher->connection, tune->language) != 0)
        return false;
    if (tune->rate != dispatcher->tune.rate &&
        library->set_voice_rate(dispatcher->connection, tune->rate) != 0)
        return false;
    /* A new language has a voice of its own: the chosen one is asked for again. */
    const bool other = strcmp(tune->voice.name, dispatcher->tune.voice.name) != 0 ||
                       strcmp(tune->language, dispatcher->tune.language) != 0;
    if (other && library->list_voices && tune->voice.name[0])
        library->set_voice(dispatcher->connection, tune->voice.name);
    dispatcher->tune = *tune;
    return true;
}

/* "pt-BR" and "pt" are the same here: who chooses hears the difference. */
static bool speaks(const SPDVoice *voice, const char *language)
{
    return voice->name && voice->language && SDL_strncasecmp(voice->language, language, 2) == 0;
}

static int list(void *self, const char *language, VoiceName voices[VOICES_MAX])
{
    const Dispatcher *dispatcher = self;
    const Library *library = &dispatcher->library;
    SPDVoice **all = library->list_voices ? library->list_voices(dispatcher->connection) : NULL;
    int count = 0;
    for (int i = 0; all && all[i] && count < VOICES_MAX; i++) {
        if (speaks(all[i], language) && strlen(all[i]->name) < VOICE_NAME_CAPACITY)
            SDL_strlcpy(voices[count++].name, all[i]->name, VOICE_NAME_CAPACITY);
    }
    if (all)
        library->free_voices(all);
    return count;
}

static bool say(void *self, const VoiceTune *tune, const char *words)
{
    Dispatcher *dispatcher = self;
    retune(dispatcher, tune); /* a language it does not know is read in the one it has */
    return dispatcher->library.say(dispatcher->connection, SPD_MESSAGE, words) >= 0;
}

static void hush(void *self)
{
    Dispatcher *dispatcher = self;
    dispatcher->library.cancel(dispatcher->connection);
}

const VoiceKind desktop_voice = {
    .open = open_dispatcher,
    .say = say,
    .hush = hush,
    .list = list,
    .close = close_dispatcher,
};

#endif
