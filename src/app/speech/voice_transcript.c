#include "app/speech/voice.h"

#include <stdio.h>

static void *open_transcript(const char *where)
{
    return fopen(where, "a");
}

static bool say(void *self, const VoiceTune *tune, const char *words)
{
    FILE *file = self;
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

static void close_transcript(void *self)
{
    fclose(self);
}

const VoiceKind transcript_voice = {
    .open = open_transcript,
    .say = say,
    .hush = hush,
    .close = close_transcript,
};
