/* The real mixer with the game's own sounds, measured as broadcasters do (EBU R 128). */
#include "app/audio.h"
#include "app/widgets/widget.h"
#include "recorder.h"
#include "session/folder.h"

#include "testing.h"

#include <SDL.h>
#include <ebur128.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    RATE = RECORDER_RATE,
    STEP = RATE / 60,   /* what the game does in a step of its clock */
    SPACING = 72,       /* steps between two effects */
    MUSIC_SECONDS = 212 /* the piece once, and ten seconds more */
};

/* What lies on the table. */
static const Sound CARDS[] = {
    SOUND_CARD_LIFT,   SOUND_CARD_DROP,  SOUND_CARD_PLACE, SOUND_CARD_FLIP,
    SOUND_CARD_REFUSE, SOUND_SHUFFLE,    SOUND_DEAL,       SOUND_ROOF_SLIDE,
    SOUND_ROOF_TURN,   SOUND_TOKEN,      SOUND_MARKER,     SOUND_TOOL,
    SOUND_DRILL,       SOUND_JACKHAMMER, SOUND_MIXER,      SOUND_SCAFFOLD,
};

typedef struct Take {
    int16_t *stereo; /* from the first frame of the music on */
    int frames;
} Take;

typedef void Act(Audio *audio, int step);

static void close_audio(void *audio)
{
    audio_free(audio);
}

static int first_sound(const int16_t *stereo, int frames)
{
    for (int i = 0; i < frames; i++) {
        if (stereo[2 * i] || stereo[2 * i + 1])
            return i;
    }
    return frames;
}

/* The music at the table for some seconds, with all its layers or without them, and what `act` does
 * meanwhile. */
static Take record(int layers, int seconds, Act *act)
{
    const int frames = seconds * RATE;
    Take take = {malloc(sizeof(int16_t) * 2 * (size_t)frames), frames};
    void *folder;
    Recorder recorder;
    Settings settings;
    settings_reset(&settings);
    folder_setup(&folder);
    recorder_open(&recorder, ((const Folder *)folder)->path);
    Audio *audio = audio_new(ASSETS "/sounds");
    audio_set_volumes(audio, &settings, false);
    audio_set_layers(audio, layers);
    audio_music(audio, MUSIC_TABLE);
    audio_open(audio);
    for (int step = 0; step < frames / STEP; step++) {
        if (act)
            act(audio, step);
        recorder_take(&recorder, take.stereo + (size_t)step * 2 * STEP, STEP);
    }
    recorder_close(&recorder, close_audio, audio);
    folder_teardown(&folder);
    const int start = first_sound(take.stereo, frames);
    assert_in_range(start, 1, RATE);
    take.frames -= start;
    memmove(take.stereo, take.stereo + 2 * (size_t)start,
            sizeof(int16_t) * 2 * (size_t)take.frames);
    return take;
}

/* What a take has that the music alone has not. */
static Take without(const Take *take, const Take *music)
{
    Take rest = {malloc(sizeof(int16_t) * 2 * (size_t)take->frames), take->frames};
    rest.frames = music->frames < take->frames ? music->frames : take->frames;
    for (int i = 0; i < 2 * rest.frames; i++)
        rest.stereo[i] = (int16_t)(take->stereo[i] - music->stereo[i]);
    return rest;
}

/* ---- measures ---- */

enum { TENTH = RATE / 10 };

/* The loudness of the 0.4 seconds that end with each tenth of a second. */
static double *moments(const Take *take, int *count)
{
    ebur128_state *meter = ebur128_init(2, RATE, EBUR128_MODE_M);
    double *values = malloc(sizeof *values * (size_t)(take->frames / TENTH + 1));
    for (*count = 0; (*count + 1) * TENTH <= take->frames; ++*count) {
        ebur128_add_frames_short(meter, take->stereo + 2 * (size_t)*count * TENTH, TENTH);
        ebur128_loudness_momentary(meter, &values[*count]);
    }
    ebur128_destroy(&meter);
    return values;
}

static double loudness(const Take *take, int from, int frames)
{
    double value;
    ebur128_state *meter = ebur128_init(2, RATE, EBUR128_MODE_I);
    ebur128_add_frames_short(meter, take->stereo + 2 * (size_t)from, (size_t)frames);
    ebur128_loudness_global(meter, &value);
    ebur128_destroy(&meter);
    return value;
}

static double power(const Take *take, int side, int from, int frames)
{
    double sum = 0;
    for (int i = from; i < from + frames; i++)
        sum += (double)take->stereo[2 * i + side] * take->stereo[2 * i + side];
    return sum / frames;
}

/* How much of the music is in a take: 1 all of it, 0.5 half as large. */
static double share(const Take *take, const Take *music, int from, int frames)
{
    double both = 0, alone = 1;
    for (int i = 2 * from; i < 2 * (from + frames); i++) {
        both += (double)take->stereo[i] * music->stereo[i];
        alone += (double)music->stereo[i] * music->stereo[i];
    }
    return both / alone;
}

/* ---- the takes that all tests share ---- */

typedef struct Takes {
    Take music, plain; /* with all layers, and without */
} Takes;

static int record_music(void **state)
{
    static Takes takes;
    takes.music = record(AUDIO_LAYERS, MUSIC_SECONDS, NULL);
    takes.plain = record(0, MUSIC_SECONDS, NULL);
    *state = &takes;
    return 0;
}

static int free_music(void **state)
{
    Takes *takes = *state;
    free(takes->music.stereo);
    free(takes->plain.stereo);
    return 0;
}

/* ---- tests ---- */

static void the_music_goes_on_into_itself(void **state)
{
    enum { FADE = RATE };
    const Takes *takes = *state;
    const Take *plain = &takes->plain;
    int frames = 0;
    FILE *file = fopen(ASSETS "/sounds/table_layers.txt", "r");
    assert_non_null(file);
    assert_int_equal(fscanf(file, "frames %d", &frames), 1);
    fclose(file);
    /* What follows the seam is the beginning, frame by frame: so the layers stay with it. */
    for (int i = 2 * FADE; i < 2 * (plain->frames - frames); i++)
        assert_in_range(plain->stereo[i] - plain->stereo[i + 2 * frames] + 2, 0, 4);
}

static void players_join_the_music(void **state)
{
    const Takes *takes = *state;
    const double rich = loudness(&takes->music, 0, takes->music.frames);
    const double plain = loudness(&takes->plain, 0, takes->plain.frames);
    Take layers = without(&takes->music, &takes->plain);
    const double added = loudness(&layers, 0, layers.frames);
    print_message("music %.1f LUFS, with all layers %.1f; layers alone %.1f\n", plain, rich, added);
    assert_true(plain > -25 && plain < -23);
    assert_true(rich - plain > 0.2 && rich - plain < 2);
    assert_true(plain - added > 4 && plain - added < 12); /* heard, and never in front */
    free(layers.stereo);
}

/* One after the other, wherever the music happens to be. */
static void play_cards(Audio *audio, int step)
{
    if (step % SPACING == SPACING / 2)
        audio_play(audio, CARDS[step / SPACING % (int)SDL_arraysize(CARDS)]);
}

static void every_card_is_heard_beside_the_music(void **state)
{
    const Takes *takes = *state;
    Take all = record(AUDIO_LAYERS, MUSIC_SECONDS, play_cards);
    Take cards = without(&all, &takes->music);
    int count, music_count, heard = 0;
    double *card = moments(&cards, &count), *music = moments(&takes->music, &music_count);
    double worst = 99, best = -99, sum = 0;
    for (int at = 1; (at + 1) * SPACING * STEP < cards.frames; at++) {
        const int from = (at * SPACING + SPACING / 4) * STEP / TENTH;
        const int to = from + SPACING * STEP / TENTH;
        int loudest = from;
        for (int i = from; i < to && i < count; i++)
            loudest = card[i] > card[loudest] ? i : loudest;
        const double above = card[loudest] - music[loudest];
        if (above < -3)
            print_message("sound %d at %.1f s: %.1f LU\n", CARDS[at % (int)SDL_arraysize(CARDS)],
                          loudest / 10.0, above);
        worst = fmin(worst, above);
        best = fmax(best, above);
        sum += above;
        heard++;
    }
    print_message("%d cards beside the music: %.1f to %.1f LU, mean %.1f\n", heard, worst, best,
                  sum / heard);
    assert_true(heard > 150);
    assert_true(worst > -3);
    assert_true(sum / heard < 4);
    free(card);
    free(music);
    free(cards.stereo);
    free(all.stereo);
}

static void play_sides(Audio *audio, int step)
{
    if (step % 60 == 30)
        audio_play_at(audio, SOUND_CARD_DROP, (AudioSpot){.side = (float)(step / 60 % 3) - 1});
}

static void cards_are_heard_from_their_side(void **state)
{
    const Takes *takes = *state;
    Take all = record(AUDIO_LAYERS, 12, play_sides);
    Take cards = without(&all, &takes->music);
    for (int at = 0; at < 9; at++) {
        const int from = (at * 60 + 30) * STEP;
        const double ratio =
            10 * log10(power(&cards, 1, from, 30 * STEP) / power(&cards, 0, from, 30 * STEP));
        const int side = at % 3 - 1;
        assert_true(side ? side * ratio > 8 : fabs(ratio) < 3);
    }
    free(cards.stereo);
    free(all.stereo);
}

static void speak(Audio *audio, int step)
{
    if (step == 180)
        audio_give_way(audio, 60);
    if (step == 420)
        audio_give_way(audio, 0);
}

static void the_music_gives_way_to_a_voice(void **state)
{
    const Takes *takes = *state;
    Take take = record(AUDIO_LAYERS, 12, speak);
    const int change = 4096; /* frames by which it may be heard later */
    assert_true(fabs(share(&take, &takes->music, 2 * RATE, RATE / 2) - 1) < 0.01);
    const int down = 3 * RATE + change + RATE * 8 / 100;
    assert_true(fabs(share(&take, &takes->music, down, RATE / 100) - 0.5) < 0.02);
    assert_true(fabs(share(&take, &takes->music, 4 * RATE, 3 * RATE - change) - 0.5) < 0.01);
    const double rising = share(&take, &takes->music, 7 * RATE + RATE / 2, RATE / 100);
    assert_true(rising > 0.55 && rising < 0.95); /* not at once */
    assert_true(fabs(share(&take, &takes->music, 9 * RATE, RATE) - 1) < 0.01);
    free(take.stereo);
}

/* The same piece once more, and cards for those who want none to be heard. */
static void play_to_deaf_ears(Audio *audio, int step)
{
    Settings settings;
    settings_reset(&settings);
    settings.effects = 0;
    if (step == 0)
        audio_set_volumes(audio, &settings, false);
    if (step == 120)
        audio_music(audio, MUSIC_TABLE);
    if (step % 60 == 30)
        audio_play(audio, SOUND_CARD_DROP);
}

static void without_effects_only_the_music_goes_on(void **state)
{
    const Takes *takes = *state;
    Take all = record(AUDIO_LAYERS, 6, play_to_deaf_ears);
    Take rest = without(&all, &takes->music);
    assert_true(power(&rest, 0, 0, rest.frames) < power(&all, 0, 0, rest.frames) / 1000);
    free(rest.stereo);
    free(all.stereo);
}

static void join(Audio *audio, int step)
{
    if (step == 120)
        audio_set_layers(audio, AUDIO_LAYERS);
}

static void players_join_while_the_music_plays(void **state)
{
    const Takes *takes = *state;
    Take all = record(0, 12, join);
    Take joined = without(&all, &takes->plain);
    assert_true(power(&joined, 0, 0, RATE) < 1);
    assert_true(power(&joined, 0, 6 * RATE, 4 * RATE) > 100);
    free(joined.stereo);
    free(all.stereo);
}

/* A pointer that comes to a button after a second, and trembles there. */
static void tremble(Audio *audio, int step)
{
    static Widget button;
    static Widgets widgets;
    const Canvas canvas = {.view = box(0, 0, 1280, 800)};
    if (step == 0) {
        button = (Widget){.kind = &button_widget, .box = box(100, 100, 200, 50)};
        widgets = (Widgets){.items = &button, .count = 1, .hover = -1, .pressed = -1};
    }
    if (step >= 60)
        widgets_event(&widgets, &canvas, audio,
                      &(InputEvent){.kind = INPUT_POINTER_MOVE, .x = 150 + step % 3, .y = 120});
}

static void a_button_is_heard_once_below_a_pointer(void **state)
{
    const Takes *takes = *state;
    Take all = record(AUDIO_LAYERS, 5, tremble);
    Take button = without(&all, &takes->music);
    const double once = power(&button, 0, RATE, RATE / 2);
    assert_true(once > 1);
    assert_true(power(&button, 0, 2 * RATE + RATE / 2, 2 * RATE) < once / 100);
    free(button.stereo);
    free(all.stereo);
}

static void play_fanfare(Audio *audio, int step)
{
    if (step == 120)
        audio_play(audio, SOUND_WIN_FANFARE);
}

static void the_music_gives_way_to_a_fanfare(void **state)
{
    const Takes *takes = *state;
    Take take = record(AUDIO_LAYERS, 14, play_fanfare);
    assert_true(fabs(share(&take, &takes->music, 3 * RATE, 4 * RATE) - 0.5) < 0.15);
    assert_true(fabs(share(&take, &takes->music, 11 * RATE, RATE) - 1) < 0.01);
    free(take.stereo);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_music_goes_on_into_itself),
        cmocka_unit_test(players_join_the_music),
        cmocka_unit_test(every_card_is_heard_beside_the_music),
        cmocka_unit_test(cards_are_heard_from_their_side),
        cmocka_unit_test(without_effects_only_the_music_goes_on),
        cmocka_unit_test(players_join_while_the_music_plays),
        cmocka_unit_test(a_button_is_heard_once_below_a_pointer),
        cmocka_unit_test(the_music_gives_way_to_a_voice),
        cmocka_unit_test(the_music_gives_way_to_a_fanfare),
    };
    return cmocka_run_group_tests(tests, record_music, free_music);
}
