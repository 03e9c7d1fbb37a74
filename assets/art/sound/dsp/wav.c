#include "wav.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { FORMAT_PCM = 1, FORMAT_FLOAT = 3, FORMAT_EXTENSIBLE = 0xfffe };

static void put(FILE *file, uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; i++) {
        fputc((int)(value >> (8 * i) & 0xff), file);
    }
}

static uint32_t get(FILE *file, int bytes)
{
    uint32_t value = 0;
    for (int i = 0; i < bytes; i++) {
        value |= (uint32_t)(fgetc(file) & 0xff) << (8 * i);
    }
    return value;
}

static void put_header(FILE *file, uint32_t data_bytes)
{
    fputs("RIFF", file);
    put(file, 36 + data_bytes, 4);
    fputs("WAVEfmt ", file);
    put(file, 16, 4);
    put(file, FORMAT_PCM, 2);
    put(file, 2, 2);
    put(file, SAMPLE_RATE, 4);
    put(file, SAMPLE_RATE * 6, 4);
    put(file, 6, 2);
    put(file, 24, 2);
    fputs("data", file);
    put(file, data_bytes, 4);
}

static void put_sample(FILE *file, float value)
{
    put(file, (uint32_t)lrint(fmax(-1.0, fmin(1.0, value)) * 8388607.0), 3);
}

bool wav_write(const char *path, const Sound *sound)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        perror(path);
        return false;
    }
    put_header(file, (uint32_t)sound->frames * 6);
    for (int i = 0; i < sound->frames; i++) {
        put_sample(file, sound->left[i]);
        put_sample(file, sound->right[i]);
    }
    bool written = ferror(file) == 0;
    written = fclose(file) == 0 && written;
    if (!written) {
        perror(path);
    }
    return written;
}

static bool check_format(FILE *file, uint32_t bytes)
{
    uint32_t format = get(file, 2);
    uint32_t channels = get(file, 2);
    uint32_t rate = get(file, 4);
    get(file, 4);
    get(file, 2);
    uint32_t bits = get(file, 2);
    fseek(file, (long)bytes - 16, SEEK_CUR);
    return (format == FORMAT_FLOAT || format == FORMAT_EXTENSIBLE) && channels == 2 &&
           rate == SAMPLE_RATE && bits == 32;
}

static bool read_samples(FILE *file, Sound *sound)
{
    for (int i = 0; i < sound->frames; i++) {
        uint32_t left = get(file, 4);
        uint32_t right = get(file, 4);
        memcpy(&sound->left[i], &left, sizeof left);
        memcpy(&sound->right[i], &right, sizeof right);
    }
    return feof(file) == 0;
}

static bool read_chunks(FILE *file, Sound *sound)
{
    char tag[4];
    bool known = false;
    fseek(file, 12, SEEK_SET);
    while (fread(tag, 1, 4, file) == 4) {
        uint32_t bytes = get(file, 4);
        if (memcmp(tag, "fmt ", 4) == 0) {
            known = check_format(file, bytes);
        } else if (memcmp(tag, "data", 4) == 0) {
            *sound = sound_new((double)(bytes / 8) / SAMPLE_RATE);
            return known && read_samples(file, sound);
        } else {
            fseek(file, (long)(bytes + bytes % 2), SEEK_CUR);
        }
    }
    return false;
}

bool wav_read(const char *path, Sound *sound)
{
    *sound = (Sound){0};
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return false;
    }
    bool read = read_chunks(file, sound);
    fclose(file);
    if (!read) {
        fprintf(stderr, "%s: not a stereo WAV of 32-bit floats at %d Hz\n", path, SAMPLE_RATE);
        sound_free(sound);
    }
    return read;
}
