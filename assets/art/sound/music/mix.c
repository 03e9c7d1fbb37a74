/*
 * mix TABLE OUT.wav
 *
 * Mixes the recordings that TABLE names into one piece. Its first line is `loop|once LEAD SECONDS
 * ROOM`: what is played before the piece begins, how long the piece is, how long the room rings.
 * Every other line is one recording: `FILE LEVEL PAN ROOM LOW_CUT TREBLE TREBLE_FROM WIDTH` (see
 * band.py).
 *
 * Of a loop one round is cut out, echo of the round before included, and its ends are faded into
 * each other, so that it goes on into itself. Anything else is kept until it has rung out.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../dsp/filter.h"
#include "../dsp/loudness.h"
#include "../dsp/reverb.h"
#include "../dsp/wav.h"

static const double LEVEL_RMS = -22.0;       /* of a loop */
static const double LEVEL_ONCE = -16.7;      /* LUFS of the loudest moment of anything else */
static const double PEAK_MAX = -6.8;         /* the codec may add a little */
static const double SEAM_BEFORE_BEAT = 0.09; /* the seam lies in the breath before the first beat */
static const double SEAM_FADE = 0.05;
static const double EVENNESS = 0.6; /* 0: as it was played, 1: always equally loud */
static const double ECHO = 1.3;     /* seconds kept after a piece that is no loop */

typedef struct Stem {
    char path[1024];
    double level, pan, room, low_cut, treble, treble_from, width;
} Stem;

typedef struct Table {
    bool loop;
    double lead, seconds, room_seconds;
    int stems;
    Stem stem[24];
} Table;

static bool read_table(const char *path, Table *table)
{
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        return false;
    }
    char kind[8];
    *table = (Table){0};
    bool good = fscanf(file, "%7s %lf %lf %lf", kind, &table->lead, &table->seconds,
                       &table->room_seconds) == 4;
    table->loop = good && strcmp(kind, "loop") == 0;
    while (good && table->stems < (int)(sizeof table->stem / sizeof *table->stem)) {
        Stem *stem = &table->stem[table->stems];
        if (fscanf(file, "%1023s %lf %lf %lf %lf %lf %lf %lf", stem->path, &stem->level, &stem->pan,
                   &stem->room, &stem->low_cut, &stem->treble, &stem->treble_from,
                   &stem->width) != 8) {
            break;
        }
        table->stems++;
    }
    fclose(file);
    return good && table->stems > 0;
}

static void equalise(Sound *sound, const Stem *stem)
{
    Biquad cut[2] = {biquad_high_pass(stem->low_cut), biquad_high_pass(stem->low_cut)};
    Biquad shelf[2] = {biquad_high_shelf(stem->treble_from, stem->treble),
                       biquad_high_shelf(stem->treble_from, stem->treble)};
    for (int i = 0; i < sound->frames; i++) {
        sound->left[i] = (float)biquad_run(&shelf[0], biquad_run(&cut[0], sound->left[i]));
        sound->right[i] = (float)biquad_run(&shelf[1], biquad_run(&cut[1], sound->right[i]));
    }
}

/* Narrows the recording around its middle, then moves it at constant power. */
static void place(Sound *sound, const Stem *stem)
{
    double to_left = sqrt(1.0 - stem->pan);
    double to_right = sqrt(1.0 + stem->pan);
    for (int i = 0; i < sound->frames; i++) {
        double middle = 0.5 * (sound->left[i] + sound->right[i]);
        double side = 0.5 * stem->width * (sound->left[i] - sound->right[i]);
        sound->left[i] = (float)(to_left * (middle + side));
        sound->right[i] = (float)(to_right * (middle - side));
    }
}

static bool add_stem(const Stem *stem, Sound *dry, Sound *wet)
{
    Sound sound;
    if (!wav_read(stem->path, &sound)) {
        return false;
    }
    equalise(&sound, stem);
    place(&sound, stem);
    sound_scale(&sound, from_decibels(stem->level - 20.0 - loudness_of_whole(&sound)));
    sound_mix(dry, &sound, 1.0);
    sound_mix(wet, &sound, stem->room);
    sound_free(&sound);
    return true;
}

static void copy_frame(Sound *to, int at, const Sound *from, int source)
{
    bool inside = source >= 0 && source < from->frames;
    to->left[at] = inside ? from->left[source] : 0.0F;
    to->right[at] = inside ? from->right[source] : 0.0F;
}

/* How alike the mix is, from frame `one` and from frame `two` on. */
static double likeness(const Sound *mix, int one, int two)
{
    enum { SPAN = SAMPLE_RATE / 2 };
    double both = 0.0;
    double of_one = 1e-12;
    double of_two = 1e-12;
    for (int i = 0; i < SPAN; i++) {
        double a = mix->left[one + i] + mix->right[one + i];
        double b = mix->left[two + i] + mix->right[two + i];
        both += a * b;
        of_one += a * a;
        of_two += b * b;
    }
    return both / sqrt(of_one * of_two);
}

/* The length of a round as it was really played: the player's clock counts in milliseconds, and
 * strays by a few. */
static int frames_of_round(const Sound *mix, const Table *table, int start)
{
    enum { STRAY = SAMPLE_RATE / 100 };
    int nominal = (int)lround(table->seconds * SAMPLE_RATE);
    int best = nominal;
    double most = -1.0;
    for (int frames = nominal - STRAY; frames <= nominal + STRAY; frames++) {
        double alike = likeness(mix, start, start + frames);
        if (alike > most) {
            most = alike;
            best = frames;
        }
    }
    return best;
}

/* The first moments of the loop are what follows its last moments, faded over into its own
 * beginning. */
static Sound cut_loop(const Sound *mix, const Table *table)
{
    int start = (int)lround((table->lead - SEAM_BEFORE_BEAT) * SAMPLE_RATE);
    int frames = frames_of_round(mix, table, start);
    int fade = (int)(SEAM_FADE * SAMPLE_RATE);
    Sound loop = sound_new((double)frames / SAMPLE_RATE);
    for (int i = 0; i < frames; i++) {
        copy_frame(&loop, i, mix, start + i);
    }
    for (int i = 0; i < fade; i++) {
        double own = 0.5 - 0.5 * cos(PI * i / fade);
        int next = start + frames + i;
        loop.left[i] = (float)(own * loop.left[i] + (1.0 - own) * mix->left[next]);
        loop.right[i] = (float)(own * loop.right[i] + (1.0 - own) * mix->right[next]);
    }
    return loop;
}

/* Silence for a hair before the first note, and a slow fade under the echo. */
static Sound cut_once(const Sound *mix, const Table *table)
{
    int before = (int)(0.01 * SAMPLE_RATE);
    int fade = (int)(1.0 * SAMPLE_RATE);
    Sound piece = sound_new(table->seconds + ECHO);
    for (int i = 0; i < piece.frames; i++) {
        copy_frame(&piece, i, mix, i - before);
        int left = piece.frames - 1 - i;
        double gain = left < fade ? 0.5 - 0.5 * cos(PI * left / fade) : 1.0;
        piece.left[i] = (float)(gain * piece.left[i]);
        piece.right[i] = (float)(gain * piece.right[i]);
    }
    return piece;
}

/* Of both channels; goes round like the loop. */
static double energy_at(const Sound *sound, int frame)
{
    int at = (frame + sound->frames) % sound->frames;
    return 0.5 * ((double)sound->left[at] * sound->left[at] +
                  (double)sound->right[at] * sound->right[at]);
}

/* Brings soft and loud passages nearer to each other, as a hand on the fader does: what lies over
 * the music must be heard at any moment. The ear needs most of a second to notice; the curve has no
 * corners, and goes round like the loop. */
static void even_out(Sound *sound)
{
    enum { SPAN = SAMPLE_RATE * 3 / 10 };
    int frames = sound->frames;
    double *gain = malloc((size_t)frames * sizeof *gain);
    if (gain == NULL) {
        abort();
    }
    double usual = from_decibels(2.0 * loudness_rms(sound));
    double power = 0.0;
    for (int k = -SPAN; k < SPAN; k++) {
        power += energy_at(sound, k);
    }
    for (int i = 0; i < frames; i++) {
        power += energy_at(sound, i + SPAN) - energy_at(sound, i - SPAN);
        double share = fmax(power, 0.0) / (2.0 * SPAN * usual);
        double wanted = pow(share + 1e-4, -0.5 * EVENNESS);
        gain[i] = fmin(fmax(wanted, from_decibels(-6.0)), from_decibels(4.0));
    }
    for (int i = 0; i < frames; i++) {
        sound->left[i] = (float)(sound->left[i] * gain[i]);
        sound->right[i] = (float)(sound->right[i] * gain[i]);
    }
    free(gain);
}

/* How far the loudest sample near each frame must come down, as a curve without corners; goes round
 * like the loop. */
static void limit(Sound *sound, double ceiling)
{
    enum { NEAR = SAMPLE_RATE / 100 };
    int frames = sound->frames;
    float *need = malloc((size_t)frames * sizeof *need);
    float *least = malloc((size_t)frames * sizeof *least);
    if (need == NULL || least == NULL) {
        abort();
    }
    for (int i = 0; i < frames; i++) {
        double high = fmax(fabs(sound->left[i]), fabs(sound->right[i]));
        need[i] = (float)fmin(1.0, ceiling / fmax(high, 1e-9));
        least[i] = 1.0F;
    }
    for (int i = 0; i < frames; i++) {
        for (int k = -NEAR; need[i] < 1.0F && k <= NEAR; k++) {
            int at = (i + k + frames) % frames;
            least[at] = fminf(least[at], need[i]);
        }
    }
    double sum = 0.0;
    for (int k = -NEAR; k <= NEAR; k++) {
        sum += least[(k + frames) % frames];
    }
    for (int i = 0; i < frames; i++) {
        double gain = sum / (2 * NEAR + 1);
        sound->left[i] = (float)(sound->left[i] * gain);
        sound->right[i] = (float)(sound->right[i] * gain);
        sum += least[(i + NEAR + 1) % frames] - least[(i - NEAR + frames) % frames];
    }
    free(need);
    free(least);
}

/* Limiting takes a little loudness away, so level and limit are found together. */
static void set_level(Sound *sound, bool loop)
{
    for (int i = 0; i < 4; i++) {
        double now = loop ? loudness_rms(sound) : loudness_of_moment(sound);
        sound_scale(sound, from_decibels((loop ? LEVEL_RMS : LEVEL_ONCE) - now));
        limit(sound, from_decibels(PEAK_MAX));
    }
}

static double seconds_of_recording(const Table *table)
{
    return table->lead + table->seconds + ECHO + 1.0;
}

static void print_measures(const char *path, const Sound *piece, double crest)
{
    const char *slash = strrchr(path, '/');
    printf("%-16s %6.2f s  peak %6.1f dB  rms %6.1f dB  (crest before limiting %.1f dB)\n",
           slash == NULL ? path : slash + 1, (double)piece->frames / SAMPLE_RATE,
           to_decibels(sound_peak(piece)), loudness_rms(piece), crest);
}

int main(int count, char **words)
{
    Table table;
    if (count != 3 || !read_table(words[1], &table)) {
        fputs("usage: mix TABLE OUT.wav\n", stderr);
        return 2;
    }
    Sound mix = sound_new(seconds_of_recording(&table));
    Sound wet = sound_new(seconds_of_recording(&table));
    for (int i = 0; i < table.stems; i++) {
        if (!add_stem(&table.stem[i], &mix, &wet)) {
            return 1;
        }
    }
    Room parlour = {.seconds = table.room_seconds, .size = 1.1, .treble_hertz = 4200.0};
    reverb_add(&mix, &wet, &parlour, 0.7);
    Sound piece = table.loop ? cut_loop(&mix, &table) : cut_once(&mix, &table);
    if (table.loop) {
        even_out(&piece);
    }
    double crest = to_decibels(sound_peak(&piece)) - loudness_rms(&piece);
    set_level(&piece, table.loop);
    print_measures(words[2], &piece, crest);
    bool written = wav_write(words[2], &piece);
    sound_free(&piece);
    sound_free(&mix);
    sound_free(&wet);
    return written ? 0 : 1;
}
