#include "app/speech/voice.h"

#include <stdio.h>

static void *open_transcript(const char *where)
{
    return fopen(where, "a");
}

static bool say(void *self, const VoiceTune *tune, const char *words)
{
    FILE *file = self;
    if (tune->voice.name[0])
        fprintf(file, "voice %s\n", tune->voice.name);
    fprintf(file, "say %s %d ", tune->language, tune->rate);
    for (; *words; words++)
        putc(*words == '\n' ? ' ' : *words, file);
    putc('\n', file);
    return fflush(file) == 0;
}

static void hush(void *self)
{
    fputs("hush\n", self);
    fflush(self);
}

static int list(void *self, const char *language, VoiceName voices[VOICES_MAX])
{
    (void)self;
    (void)language;
    voices[0] = (VoiceName){"Ann"};
    voices[1] = (VoiceName){"Bob"};
    return 2;
}

static void close_transcript(void *self)
{
    fclose(self);
}

const VoiceKind transcript_voice = {
    .open = open_transcript,
    .say = say,
    .hush = hush,
    .list = list,
    .close = close_transcript,
};
