/* The voice of Windows, SAPI, in plain C. */
#ifdef _WIN32

#include "app/speech/voice.h"

#define COBJMACROS
#include <windows.h> /* the others want its types */

#include <initguid.h>
#include <sapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct WindowsVoice {
    ISpVoice *voice;
    char name[VOICE_NAME_CAPACITY]; /* that was chosen, or empty */
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

/* ---- who speaks: the tokens of SAPI, by their descriptions ---- */

static const wchar_t VOICES[] = L"HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices";

static bool describe(ISpObjectToken *token, char name[VOICE_NAME_CAPACITY])
{
    WCHAR *words = NULL;
    if (FAILED(ISpObjectToken_GetStringValue(token, NULL, &words)))
        return false;
    const bool fits =
        WideCharToMultiByte(CP_UTF8, 0, words, -1, name, VOICE_NAME_CAPACITY, NULL, NULL) > 0;
    CoTaskMemFree(words);
    return fits;
}

static IEnumSpObjectTokens *open_tokens(void)
{
    ISpObjectTokenCategory *category = NULL;
    IEnumSpObjectTokens *tokens = NULL;
    if (FAILED(CoCreateInstance(&CLSID_SpObjectTokenCategory, NULL, CLSCTX_ALL,
                                &IID_ISpObjectTokenCategory, (void **)&category)))
        return NULL;
    if (SUCCEEDED(ISpObjectTokenCategory_SetId(category, VOICES, FALSE)))
        ISpObjectTokenCategory_EnumTokens(category, NULL, NULL, &tokens);
    ISpObjectTokenCategory_Release(category);
    return tokens;
}

static int list(void *data, const char *language, VoiceName voices[VOICES_MAX])
{
    (void)data;
    (void)language; /* few voices are installed, and their names say what they speak */
    IEnumSpObjectTokens *tokens = open_tokens();
    ISpObjectToken *token;
    int count = 0;
    while (tokens && count < VOICES_MAX &&
           IEnumSpObjectTokens_Next(tokens, 1, &token, NULL) == S_OK) {
        count += describe(token, voices[count].name);
        ISpObjectToken_Release(token);
    }
    if (tokens)
        IEnumSpObjectTokens_Release(tokens);
    return count;
}

static void use_voice(WindowsVoice *self, const char *wanted)
{
    IEnumSpObjectTokens *tokens = wanted[0] ? open_tokens() : NULL;
    ISpObjectToken *token;
    char name[VOICE_NAME_CAPACITY];
    while (tokens && IEnumSpObjectTokens_Next(tokens, 1, &token, NULL) == S_OK) {
        if (describe(token, name) && strcmp(name, wanted) == 0)
            ISpVoice_SetVoice(self->voice, token);
        ISpObjectToken_Release(token);
    }
    if (tokens)
        IEnumSpObjectTokens_Release(tokens);
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
    if (strcmp(self->name, tune->voice.name) != 0) {
        snprintf(self->name, sizeof self->name, "%s", tune->voice.name);
        use_voice(self, self->name);
    }
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
    .list = list,
    .close = close_windows_voice,
};

#endif
