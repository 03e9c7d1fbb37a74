/* Stands in for libspeechd.so.2, with the functions that the game takes from it. */
#include "fake_speechd.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

typedef struct SPDConnection SPDConnection;

typedef struct SPDVoice {
    const char *name, *language, *variant;
} SPDVoice;

FakeSpeechd fake_speechd;
SPDConnection *spd_open(const char *client, const char *name, const char *user, int mode);
void spd_close(SPDConnection *connection);
int spd_say(SPDConnection *connection, int priority, const char *words);
int spd_cancel(SPDConnection *connection);
int spd_set_language(SPDConnection *connection, const char *language);
int spd_set_voice_rate(SPDConnection *connection, int rate);
SPDVoice **spd_list_synthesis_voices(SPDConnection *connection);
void free_spd_voices(SPDVoice **voices);
int spd_set_synthesis_voice(SPDConnection *connection, const char *name);

static void note(const char *what, const char *words)
{
    const size_t length = strlen(fake_speechd.heard);
    snprintf(fake_speechd.heard + length, sizeof fake_speechd.heard - length, "%s %s|", what,
             words);
}

SPDConnection *spd_open(const char *client, const char *name, const char *user, int mode)
{
    (void)name, (void)user, (void)mode;
    if (fake_speechd.absent)
        return NULL;
    note("open", client);
    fake_speechd.open++;
    return (SPDConnection *)&fake_speechd;
}

void spd_close(SPDConnection *connection)
{
    (void)connection;
    note("close", "");
    fake_speechd.open--;
}

int spd_say(SPDConnection *connection, int priority, const char *words)
{
    (void)connection, (void)priority;
    note("say", words);
    fake_speechd.saying++;
    while (fake_speechd.hangs)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    return fake_speechd.dies ? -1 : 1;
}

int spd_cancel(SPDConnection *connection)
{
    (void)connection;
    note("cancel", "");
    return 0;
}

int spd_set_language(SPDConnection *connection, const char *language)
{
    (void)connection;
    note("language", language);
    return 0;
}

int spd_set_voice_rate(SPDConnection *connection, int rate)
{
    char words[16];
    (void)connection;
    snprintf(words, sizeof words, "%d", rate);
    note("rate", words);
    return 0;
}

SPDVoice **spd_list_synthesis_voices(SPDConnection *connection)
{
    static SPDVoice voices[] = {{"Anna", "hu", ""}, {"Bob", "en-GB", ""}, {"Cili", "hu-HU", ""}};
    static SPDVoice *list[] = {&voices[0], &voices[1], &voices[2], NULL};
    (void)connection;
    return list;
}

void free_spd_voices(SPDVoice **voices)
{
    (void)voices;
    note("free", "");
}

int spd_set_synthesis_voice(SPDConnection *connection, const char *name)
{
    (void)connection;
    note("voice", name);
    return 0;
}
