/* The mixer without a sound card: where effects lie, how the music gives way, what is too loud. */
#include "app/sound/mixer.h"
#include "app/sound/variants.h"
#include "testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SECOND = MIXER_RATE, LATENCY = 192 };

static Mixer *open_mixer(void)
{
    Mixer *mixer = mixer_new();
    mixer_set_volumes(mixer, 1, 1);
    mixer_clear(mixer);
    return mixer;
}

/* A tone of one second in both channels, as large as `size`. */
static const int16_t *tone(int16_t size)
{
    static int16_t samples[2 * SECOND];
    for (int i = 0; i < SECOND; i++)
        samples[2 * i] = samples[2 * i + 1] = (int16_t)lrint(size * sin(i * 0.1));
    return samples;
}

static double power(const int16_t *stereo, int side, int from, int to)
{
    double sum = 0;
    for (int i = from; i < to; i++)
        sum += (double)stereo[2 * i + side] * stereo[2 * i + side];
    return sum / (to - from);
}

static double decibels(double power_ratio)
{
    return 10 * log10(power_ratio);
}

typedef struct Heard {
    double left, right;
} Heard;

static Heard hear_at(float side)
{
    static int16_t out[2 * SECOND];
    Mixer *mixer = open_mixer();
    memset(out, 0, sizeof out);
    mixer_play(mixer, &(Cue){.clip = {tone(6000), SECOND}, .side = side, .gain = 1});
    mixer_run(mixer, out, SECOND, true);
    mixer_free(mixer);
    return (Heard){power(out, 0, LATENCY, SECOND), power(out, 1, LATENCY, SECOND)};
}

static void a_card_sounds_where_it_lies(void **state)
{
    const Heard left = hear_at(-1), middle = hear_at(0), right = hear_at(1);
    (void)state;
    assert_true(fabs(decibels(middle.left / middle.right)) < 0.1);
    assert_true(decibels(left.left / left.right) > 9);
    assert_true(left.right > 0); /* never in one ear alone */
    assert_true(decibels(right.right / right.left) > 9);
    assert_true(decibels(hear_at(0.3f).right / hear_at(0.3f).left) > 1);
    for (int i = -12; i <= 12; i++) { /* as loud everywhere, beyond the edges too */
        const Heard here = hear_at((float)i / 10);
        const double all = (here.left + here.right) / (middle.left + middle.right);
        assert_true(fabs(decibels(all)) < 0.1);
    }
}

static void a_sound_of_later_waits(void **state)
{
    static int16_t out[2 * SECOND];
    enum { WAIT = 3001 };
    Mixer *mixer = open_mixer();
    (void)state;
    memset(out, 0, sizeof out);
    mixer_play(mixer, &(Cue){.clip = {tone(6000), 500}, .gain = 1, .wait = WAIT});
    mixer_run(mixer, out, SECOND, true);
    assert_true(power(out, 0, 0, WAIT + LATENCY) == 0);
    assert_true(power(out, 0, WAIT + LATENCY, WAIT + LATENCY + 500) > 1e6);
    assert_true(power(out, 0, WAIT + LATENCY + 500, SECOND) == 0);
    mixer_free(mixer);
}

/* What comes too fast to be heard at all must not push aside what came before. */
static void what_is_too_much_is_left_out(void **state)
{
    enum { MANY = 64 };
    static int16_t out[2 * SECOND];
    Mixer *mixer = open_mixer();
    (void)state;
    memset(out, 0, sizeof out);
    for (int i = 0; i < MANY; i++)
        mixer_play(mixer, &(Cue){.clip = {tone(6000), 500}, .gain = 0});
    for (int i = 0; i < MANY; i++)
        mixer_play(mixer, &(Cue){.clip = {tone(6000), 500}, .gain = 1});
    mixer_run(mixer, out, SECOND, true);
    assert_true(power(out, 0, 0, SECOND) == 0);
    mixer_play(mixer, &(Cue){.clip = {tone(6000), 500}, .gain = 1}); /* there is room again */
    mixer_run(mixer, out, SECOND, true);
    assert_true(power(out, 0, 0, SECOND) > 0);
    mixer_free(mixer);
}

/* ---- giving way ---- */

/* Loudness of steady music in hundredths of a second, against what goes in. */
static void run_music(Mixer *mixer, double *levels, int count)
{
    enum { STEP = SECOND / 100 };
    static int16_t buffer[2 * STEP];
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < 2 * STEP; k++)
            buffer[k] = k / 2 % 2 ? -3000 : 3000;
        mixer_run(mixer, buffer, STEP, true);
        levels[i] = decibels(power(buffer, 0, 0, STEP) / 9e6);
    }
}

static void the_music_gives_way_within_80_milliseconds(void **state)
{
    double levels[400];
    Mixer *mixer = open_mixer();
    (void)state;
    run_music(mixer, levels, 10);
    assert_true(fabs(levels[9]) < 0.01);
    mixer_give_way(mixer, 1.5f);
    run_music(mixer, levels, 400);
    for (int i = 8; i < 150; i++)
        assert_true(fabs(levels[i] + 6.02) < 0.1);
    for (int i = 1; i < 400; i++) /* smoothly, down and up again */
        assert_true(fabs(levels[i] - levels[i - 1]) < 2);
    assert_true(levels[170] < -2); /* and without haste */
    assert_true(fabs(levels[260]) < 0.01);
    mixer_free(mixer);
}

static void silence_brings_the_music_back(void **state)
{
    double levels[200];
    Mixer *mixer = open_mixer();
    (void)state;
    mixer_give_way(mixer, 60);
    run_music(mixer, levels, 20);
    mixer_give_way(mixer, 0);
    run_music(mixer, levels, 200);
    assert_true(levels[0] < -5 && fabs(levels[120]) < 0.01);
    mixer_free(mixer);
}

static void the_music_gives_way_to_a_solemn_sound(void **state)
{
    static const int16_t silence[2 * SECOND];
    double levels[300];
    Mixer *mixer = open_mixer();
    (void)state;
    mixer_play(mixer, &(Cue){.clip = {silence, SECOND}, .gain = 1});
    run_music(mixer, levels, 50);
    assert_true(fabs(levels[49]) < 0.01); /* an ordinary one is none */
    mixer_play(mixer, &(Cue){.clip = {silence, SECOND}, .gain = 1, .solemn = true});
    mixer_give_way(mixer, 0); /* speech that ends is another matter */
    run_music(mixer, levels, 300);
    assert_true(levels[8] < -5.9 && levels[95] < -5.9 && fabs(levels[250]) < 0.01);
    mixer_free(mixer);
}

/* ---- levels ---- */

static void the_volume_of_effects_is_theirs_alone(void **state)
{
    static int16_t loud[2 * SECOND], soft[2 * SECOND];
    Mixer *mixer = open_mixer();
    (void)state;
    mixer_play(mixer, &(Cue){.clip = {tone(6000), SECOND}, .gain = 1});
    mixer_run(mixer, loud, SECOND, true);
    mixer_set_volumes(mixer, 0.5f, 1);
    mixer_clear(mixer);
    mixer_play(mixer, &(Cue){.clip = {tone(6000), SECOND}, .gain = 1});
    mixer_run(mixer, soft, SECOND, true);
    const double ratio = power(loud, 0, LATENCY, SECOND) / power(soft, 0, LATENCY, SECOND);
    assert_true(fabs(decibels(ratio) - 6.02) < 0.05);
    mixer_free(mixer);
}

static int highest(const int16_t *stereo, int frames)
{
    int most = 0;
    for (int i = 0; i < 2 * frames; i++)
        most = abs(stereo[i]) > most ? abs(stereo[i]) : most;
    return most;
}

static void nothing_is_ever_too_loud(void **state)
{
    static int16_t out[2 * SECOND];
    Mixer *mixer = open_mixer();
    (void)state;
    for (int i = 0; i < 100; i++) /* more than it can play: the rest is left out */
        mixer_play(mixer, &(Cue){.clip = {tone(30000), SECOND}, .gain = 1, .wait = 97 * i});
    mixer_run(mixer, out, SECOND, true);
    assert_in_range(highest(out, SECOND), 25000, 26050);
    mixer_free(mixer);
}

static void what_is_not_too_loud_is_not_changed(void **state)
{
    static int16_t out[2 * SECOND];
    const int16_t *in = tone(25000);
    Mixer *mixer = open_mixer();
    (void)state;
    memcpy(out, in, sizeof out);
    mixer_run(mixer, out, SECOND, true);
    assert_memory_equal(out + 2 * LATENCY, in, sizeof out - 2 * LATENCY * sizeof *out);
    mixer_free(mixer);
}

/* In blocks of any size it is the same sound. */
static void the_size_of_a_block_does_not_matter(void **state)
{
    static int16_t whole[2 * SECOND], parts[2 * SECOND];
    (void)state;
    for (int run = 0; run < 2; run++) {
        int16_t *out = run ? parts : whole;
        Mixer *mixer = open_mixer();
        memcpy(out, tone(20000), sizeof whole);
        mixer_play(mixer, &(Cue){.clip = {tone(20000), 9000}, .gain = 1, .wait = 5000});
        for (int at = 0, size; at < SECOND; at += size) {
            size = run ? 256 : SECOND;
            size = SECOND - at < size ? SECOND - at : size;
            mixer_run(mixer, out + 2 * at, size, true);
        }
        mixer_free(mixer);
    }
    assert_memory_equal(whole, parts, sizeof whole);
}

/* ---- who joins the music ---- */

enum { PIECE = 20000 };

/* Three players with clips of their own size, so that one can tell who was heard. */
static const Band *band(void)
{
    static Band players;
    static int16_t clips[SCORE_LAYERS][2];
    assert_true(score_read(&players.score, "frames 20000\n100 0 2 100\n9000 1 0 50\n9000 0 2 "
                                           "100\n19999 2 1 100\n"));
    for (int layer = 0; layer < SCORE_LAYERS; layer++) {
        clips[layer][0] = clips[layer][1] = (int16_t)(1000 << layer);
        for (int key = 0; key < SCORE_KEYS; key++)
            players.keys[layer][key] = (Clip){clips[layer], 1};
    }
    return &players;
}

static void layers_follow_the_piece_frame_by_frame(void **state)
{
    static int16_t out[2 * 50 * PIECE];
    Mixer *mixer = open_mixer();
    (void)state;
    memset(out, 0, sizeof out);
    mixer_begin(mixer, band());
    mixer_set_layers(mixer, 2);
    for (int at = 0; at < 50 * PIECE; at += 1000)
        mixer_run(mixer, out + 2 * at, 1000, true);
    for (int round = 10; round < 49; round++) { /* when all have come in */
        const int16_t *piece = out + 2 * (round * PIECE + LATENCY);
        for (int i = 0; i < PIECE; i++)
            assert_int_equal(piece[2 * i], i == 100 ? 1000 : i == 9000 ? 2000 : 0);
    }
    assert_true(out[2 * (100 + LATENCY)] > 0 && out[2 * (100 + LATENCY)] < 300); /* softly */
    mixer_free(mixer);
}

static void layers_wait_while_there_is_no_music(void **state)
{
    static int16_t out[2 * PIECE];
    Mixer *mixer = open_mixer();
    (void)state;
    mixer_begin(mixer, band());
    mixer_set_layers(mixer, SCORE_LAYERS);
    mixer_run(mixer, out, PIECE, false);
    assert_int_equal(highest(out, PIECE), 0);
    mixer_run(mixer, out, PIECE, true);
    assert_true(out[2 * (100 + LATENCY)] > 0);
    memset(out, 0, sizeof out);
    mixer_begin(mixer, NULL); /* another piece, which nobody joins */
    mixer_run(mixer, out, LATENCY, true);
    memset(out, 0, sizeof out);
    mixer_run(mixer, out, PIECE, true);
    assert_int_equal(highest(out, PIECE), 0);
    mixer_free(mixer);
}

static void what_is_no_score_is_refused(void **state)
{
    static const char *const WRONG[] = {
        "",
        "frames 0\n",
        "frames -5\n",
        "notes 100\n",
        "frames 100\n5 0 0\n",
        "frames 100\n100 0 0 50\n",
        "frames 100\n-1 0 0 50\n",
        "frames 100\n5 3 0 50\n",
        "frames 100\n5 0 16 50\n",
        "frames 100\n5 0 -1 50\n",
        "frames 100\n5 0 0 101\n",
        "frames 100\n5 0 0 50\n4 0 0 50\n",
        "frames 100\n5 0 0 50\n\n",
    };
    static Score score;
    (void)state;
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        assert_false(score_read(&score, WRONG[i]));
        assert_int_equal(score.count + score.frames, 0);
    }
    assert_true(score_read(&score, "frames 100"));
    assert_true(score_read(&score, "frames 100\n5 0 0 50\n5 2 15 100"));
    assert_int_equal(score.count, 2);
    assert_int_equal(score.notes[1].key, 15);
}

static void a_score_has_an_end(void **state)
{
    static char text[16 * (SCORE_NOTES_MAX + 2)] = "frames 100\n";
    static Score score;
    (void)state;
    for (int i = 0; i < SCORE_NOTES_MAX; i++)
        strcat(text + 11 + 8 * (size_t)i, "5 0 0 5\n");
    assert_true(score_read(&score, text));
    strcat(text, "5 0 0 5\n");
    assert_false(score_read(&score, text));
}

/* ---- variants ---- */

static void no_variant_comes_twice_in_a_row(void **state)
{
    (void)state;
    for (int count = 2; count <= VARIANTS_MAX; count++) {
        Variants variants = {0};
        Rng rng = rng_seeded((uint64_t)count);
        int last = -1, heard[VARIANTS_MAX] = {0}, pairs = 0;
        bool followed[VARIANTS_MAX][VARIANTS_MAX] = {{false}};
        for (int i = 0; i < 600 * count; i++) {
            const int next = variants_next(&variants, count, &rng);
            assert_in_range(next, 0, count - 1);
            assert_int_not_equal(next, last);
            pairs += last >= 0 && !followed[last][next];
            if (last >= 0)
                followed[last][next] = true;
            heard[next]++;
            last = next;
        }
        assert_int_equal(pairs, count * (count - 1)); /* in every order */
        for (int i = 0; i < count; i++)
            assert_int_equal(heard[i], 600);
    }
}

static void one_variant_is_always_the_same(void **state)
{
    Variants variants = {0};
    Rng rng = rng_seeded(1);
    (void)state;
    for (int i = 0; i < 10; i++)
        assert_int_equal(variants_next(&variants, 1, &rng), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_sounds_where_it_lies),
        cmocka_unit_test(a_sound_of_later_waits),
        cmocka_unit_test(what_is_too_much_is_left_out),
        cmocka_unit_test(the_music_gives_way_within_80_milliseconds),
        cmocka_unit_test(silence_brings_the_music_back),
        cmocka_unit_test(the_music_gives_way_to_a_solemn_sound),
        cmocka_unit_test(the_volume_of_effects_is_theirs_alone),
        cmocka_unit_test(nothing_is_ever_too_loud),
        cmocka_unit_test(what_is_not_too_loud_is_not_changed),
        cmocka_unit_test(the_size_of_a_block_does_not_matter),
        cmocka_unit_test(layers_follow_the_piece_frame_by_frame),
        cmocka_unit_test(layers_wait_while_there_is_no_music),
        cmocka_unit_test(what_is_no_score_is_refused),
        cmocka_unit_test(a_score_has_an_end),
        cmocka_unit_test(no_variant_comes_twice_in_a_row),
        cmocka_unit_test(one_variant_is_always_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
