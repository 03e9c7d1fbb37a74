#include "app/sound/mixer.h"

#include "app/sound/limiter.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { VOICES = 32, ORDERS = 64, BLOCK = 256 };

/* ---- orders: one thread writes, the other reads ---- */

typedef enum OrderKind { ORDER_PLAY, ORDER_BEGIN, ORDER_LAYERS } OrderKind;

typedef struct Order {
    OrderKind kind;
    Cue cue;
    int layers;
    const Band *band;
} Order;

typedef struct Orders {
    Order items[ORDERS];
    atomic_uint written, read; /* how many so far; they may wrap round */
} Orders;

static void orders_put(Orders *orders, const Order *order)
{
    const unsigned at = atomic_load_explicit(&orders->written, memory_order_relaxed);
    if (at - atomic_load_explicit(&orders->read, memory_order_acquire) >= ORDERS)
        return;
    orders->items[at % ORDERS] = *order;
    atomic_store_explicit(&orders->written, at + 1, memory_order_release);
}

static bool orders_take(Orders *orders, Order *order)
{
    const unsigned at = atomic_load_explicit(&orders->read, memory_order_relaxed);
    if (at == atomic_load_explicit(&orders->written, memory_order_acquire))
        return false;
    *order = orders->items[at % ORDERS];
    atomic_store_explicit(&orders->read, at + 1, memory_order_release);
    return true;
}

/* ---- the parts ---- */

typedef struct Voice {
    Clip clip; /* what is left of it */
    int wait;  /* frames until it begins */
    float left, right;
    bool joins; /* it is a part of the music */
} Voice;

/* The music gives way and comes back: `depth` goes from 0 to 1 and back. */
typedef struct Courtesy {
    int solemn, speech; /* frames that it gives way for */
    float depth;
} Courtesy;

/* Who joins the music, and how far the piece has come. */
typedef struct Stage {
    const Band *band;
    int frame; /* of the piece */
    int next;  /* note */
    int layers;
    float level[SCORE_LAYERS]; /* a layer that joins comes in softly */
} Stage;

struct Mixer {
    Orders orders;
    atomic_int effects_volume, music_volume; /* of VOLUME_FULL */
    atomic_int speech;                       /* frames to give way for; negative: nothing new */
    /* Of the thread that runs it: */
    Voice voices[VOICES];
    Stage stage;
    Courtesy courtesy;
    float music_power; /* as if the music were at its full volume; it forgets loud moments slowly */
    float effects_gain;
    Limiter limiter;
};

static const float VOLUME_FULL = 1 << 14;

/* Half as loud as before in every sample is 6 dB. */
static const float WAY_DEPTH = 0.5f;
static const float WAY_DOWN = 1 / (0.06f * MIXER_RATE), WAY_UP = 1 / (0.9f * MIXER_RATE);

Mixer *mixer_new(void)
{
    Mixer *mixer = calloc(1, sizeof *mixer);
    if (!mixer)
        abort();
    limiter_init(&mixer->limiter);
    return mixer;
}

void mixer_free(Mixer *mixer)
{
    free(mixer);
}

static float volume_of(atomic_int *volume)
{
    return (float)atomic_load(volume) / VOLUME_FULL;
}

void mixer_set_volumes(Mixer *mixer, float effects, float music)
{
    atomic_store(&mixer->effects_volume, (int)(effects * VOLUME_FULL));
    atomic_store(&mixer->music_volume, (int)(music * VOLUME_FULL));
}

void mixer_play(Mixer *mixer, const Cue *cue)
{
    orders_put(&mixer->orders, &(Order){.kind = ORDER_PLAY, .cue = *cue});
}

void mixer_give_way(Mixer *mixer, float seconds)
{
    atomic_store(&mixer->speech, (int)(seconds * MIXER_RATE));
}

void mixer_begin(Mixer *mixer, const Band *band)
{
    orders_put(&mixer->orders, &(Order){.kind = ORDER_BEGIN, .band = band});
}

void mixer_set_layers(Mixer *mixer, int layers)
{
    orders_put(&mixer->orders, &(Order){.kind = ORDER_LAYERS, .layers = layers});
}

void mixer_clear(Mixer *mixer)
{
    Order order;
    while (orders_take(&mixer->orders, &order))
        continue;
    memset(mixer->voices, 0, sizeof mixer->voices);
    mixer->stage = (Stage){0};
    mixer->courtesy = (Courtesy){0};
    mixer->music_power = 0;
    mixer->effects_gain = volume_of(&mixer->effects_volume);
    limiter_init(&mixer->limiter);
}

/* ---- in the thread of the sound card ---- */

/* How much something speaks up that must not be lost in loud passages of the music. */
static float boost(const Mixer *mixer)
{
    const float usual = 0.0125f, most = 2; /* power, and 6 dB */
    return fminf(sqrtf(fmaxf(mixer->music_power / usual, 1)), most);
}

/* The voice that is nearest to its end makes room. */
static Voice *free_voice(Mixer *mixer)
{
    Voice *best = &mixer->voices[0];
    for (int i = 1; i < VOICES; i++) {
        if (mixer->voices[i].clip.frames < best->clip.frames)
            best = &mixer->voices[i];
    }
    return best;
}

/* Wherever it lies, it has the same power. Nothing leaves one ear altogether. */
static void start_effect(Mixer *mixer, const Cue *cue)
{
    const float quarter = 0.7853982f, widest = 0.7f;
    const float angle = quarter * (1 + widest * fminf(fmaxf(cue->side, -1), 1));
    const float gain = sqrtf(2) * cue->gain * (cue->speaks_up ? boost(mixer) : 1);
    const int until = cue->wait + cue->clip.frames;
    *free_voice(mixer) = (Voice){.clip = cue->clip,
                                 .wait = cue->wait,
                                 .left = gain * cosf(angle),
                                 .right = gain * sinf(angle)};
    if (cue->solemn && mixer->courtesy.solemn < until)
        mixer->courtesy.solemn = until;
}

static void take_orders(Mixer *mixer)
{
    const int speech = atomic_exchange(&mixer->speech, -1);
    Order order;
    if (speech >= 0)
        mixer->courtesy.speech = speech;
    while (orders_take(&mixer->orders, &order)) {
        switch (order.kind) {
        case ORDER_PLAY:
            start_effect(mixer, &order.cue);
            break;
        case ORDER_BEGIN:
            mixer->stage = (Stage){.band = order.band, .layers = mixer->stage.layers};
            break;
        case ORDER_LAYERS:
            mixer->stage.layers = order.layers;
            break;
        }
    }
}

/* ---- who joins the music ---- */

static void strike(Mixer *mixer, const ScoreNote *note, int wait)
{
    const float softly = 0.12f; /* of its level with each note */
    Stage *stage = &mixer->stage;
    float *level = &stage->level[note->layer];
    *level = note->layer < stage->layers ? fminf(*level + softly, 1) : 0;
    const Clip clip = stage->band->keys[note->layer][note->key];
    const float gain = *level * (float)note->percent / 100;
    if (gain > 0 && clip.frames > 0)
        *free_voice(mixer) =
            (Voice){.clip = clip, .wait = wait, .left = gain, .right = gain, .joins = true};
}

/* Strikes what falls into the next frames of the piece, which is a loop. */
static void follow_score(Mixer *mixer, int frames)
{
    Stage *stage = &mixer->stage;
    const Score *score = stage->band ? &stage->band->score : NULL;
    if (!score || !score->count)
        return;
    stage->frame += frames;
    for (;;) {
        const ScoreNote *note = &score->notes[stage->next];
        if (note->frame >= stage->frame)
            return;
        strike(mixer, note, note->frame - (stage->frame - frames));
        if (++stage->next == score->count) {
            stage->next = 0;
            stage->frame -= score->frames;
        }
    }
}

/* How loud the music may be in the next frame. */
static float way_gain(Courtesy *courtesy)
{
    const bool gives_way = courtesy->solemn > 0 || courtesy->speech > 0;
    courtesy->solemn -= courtesy->solemn > 0;
    courtesy->speech -= courtesy->speech > 0;
    courtesy->depth =
        gives_way ? fminf(courtesy->depth + WAY_DOWN, 1) : fmaxf(courtesy->depth - WAY_UP, 0);
    const float eased = courtesy->depth * courtesy->depth * (3 - 2 * courtesy->depth);
    return 1 - WAY_DEPTH * eased;
}

typedef float Block[BLOCK][2];

static void take_music(Mixer *mixer, Block block, const int16_t *stereo, int frames)
{
    const float volume = volume_of(&mixer->music_volume);
    const float share = volume > 0 ? 1 / (2 * volume * volume) : 0;
    const float rise = 1 / (0.1f * MIXER_RATE), fall = 1 / (4.0f * MIXER_RATE);
    for (int i = 0; i < frames; i++) {
        const float left = (float)stereo[2 * i] / 32768, right = (float)stereo[2 * i + 1] / 32768;
        const float power = (left * left + right * right) * share;
        const float step = power - mixer->music_power;
        mixer->music_power += step * (step > 0 ? rise : fall);
        block[i][0] = left;
        block[i][1] = right;
    }
}

static void give_way(Mixer *mixer, Block block, int frames)
{
    for (int i = 0; i < frames; i++) {
        const float gain = way_gain(&mixer->courtesy);
        block[i][0] *= gain;
        block[i][1] *= gain;
    }
}

static void add_voice(Voice *voice, float gain, Block block, int frames)
{
    const int skipped = voice->wait < frames ? voice->wait : frames;
    const int room = frames - skipped;
    const int count = voice->clip.frames < room ? voice->clip.frames : room;
    const float left = gain * voice->left / 32768, right = gain * voice->right / 32768;
    for (int i = 0; i < count; i++) {
        block[skipped + i][0] += left * voice->clip.samples[2 * i];
        block[skipped + i][1] += right * voice->clip.samples[2 * i + 1];
    }
    voice->wait -= skipped;
    voice->clip.samples += 2 * (size_t)count;
    voice->clip.frames -= count;
}

static int16_t to_sample(float value)
{
    return (int16_t)lrintf(fminf(fmaxf(value * 32768, INT16_MIN), INT16_MAX));
}

static void add_voices(Mixer *mixer, bool joins, Block block, int frames)
{
    const float gain = joins ? volume_of(&mixer->music_volume) : mixer->effects_gain;
    for (int v = 0; v < VOICES; v++) {
        if (mixer->voices[v].clip.frames && mixer->voices[v].joins == joins)
            add_voice(&mixer->voices[v], gain, block, frames);
    }
}

static void run_block(Mixer *mixer, int16_t *stereo, int frames)
{
    Block block;
    take_music(mixer, block, stereo, frames);
    add_voices(mixer, true, block, frames);
    give_way(mixer, block, frames);
    /* A volume that is changed glides there: one large step would crackle. */
    mixer->effects_gain += 0.4f * (volume_of(&mixer->effects_volume) - mixer->effects_gain);
    add_voices(mixer, false, block, frames);
    for (int i = 0; i < frames; i++) {
        limiter_run(&mixer->limiter, block[i]);
        stereo[2 * i] = to_sample(block[i][0]);
        stereo[2 * i + 1] = to_sample(block[i][1]);
    }
}

void mixer_run(Mixer *mixer, int16_t *stereo, int frames, bool playing)
{
    take_orders(mixer);
    if (playing)
        follow_score(mixer, frames);
    for (int at = 0; at < frames; at += BLOCK)
        run_block(mixer, stereo + 2 * (size_t)at, frames - at < BLOCK ? frames - at : BLOCK);
}
