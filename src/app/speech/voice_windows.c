/* The voice of Windows, SAPI, in plain C. */
#ifdef _WIN32

#include "app/speech/voice.h"

#define COBJMACROS
#include <initguid.h>
#include <sapi.h>
#include <stdlib.h>

typedef struct WindowsVoice {
    ISpVoice *voice;
} WindowsVoice;

static void *open_windows_voice(const char *where)
{
    (void)where;
    WindowsVoice *self = calloc(1, sizeof *self);
    if (!self)
        abort();
    if (SUCCEEDED(CoInitializeEx(NULL, COINIT_APARTMENTTHREADED))) {
        if (SUCCEEDED(CoCreateInstance(&CLSID_SpVoice, NULL, CLSCTX_ALL, &IID_ISpVoice,
                                       (void **)&self->voice)))
            return self;
        CoUninitialize();
    }
    free(self);
    return NULL;
}

static bool say(void *data, const VoiceTune *tune, const char *words)
{
    enum { SAPI_RATES = 10 }; /* to either side */
    WindowsVoice *self = data;
    const int length = MultiByteToWideChar(CP_UTF8, 0, words, -1, NULL, 0);
    wchar_t *wide = malloc(sizeof *wide * (size_t)(length > 0 ? length : 1));
    if (!wide)
        abort();
    MultiByteToWideChar(CP_UTF8, 0, words, -1, wide, length);
    ISpVoice_SetRate(self->voice, tune->rate * SAPI_RATES / 100);
    const bool said =
        SUCCEEDED(ISpVoice_Speak(self->voice, wide, SPF_ASYNC | SPF_IS_NOT_XML, NULL));
    free(wide);
    return said;
}

static void hush(void *data)
{
    WindowsVoice *self = data;
    ISpVoice_Speak(self->voice, NULL, SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
}

static void close_windows_voice(void *data)
{
    WindowsVoice *self = data;
    ISpVoice_Release(self->voice);
    CoUninitialize();
    free(self);
}

const VoiceKind desktop_voice = {
    .open = open_windows_voice,
    .say = say,
    .hush = hush,
    .close = close_windows_voice,
};

#endif
