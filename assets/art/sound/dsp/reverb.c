#include "reverb.h"

#include <math.h>
#include <stdlib.h>

#include "filter.h"

/*
 * Eight delay lines whose ends are mixed with each other and fed back (a feedback delay network
 * after J.-M. Jot), behind a few all-pass filters that blur the attack, so that a knock does not
 * flutter.
 */
enum { LINES = 8, BLURS = 4 };

/* In frames at size 1: without a common factor, so that the echoes never meet. */
static const int LINE_FRAMES[LINES] = {1103, 1289, 1481, 1693, 1949, 2213, 2503, 2791};
static const int BLUR_FRAMES[BLURS] = {113, 179, 263, 401};
static const double BLUR = 0.62;

typedef struct Delay {
    int frames;
    int at;
    double *memory;
} Delay;

typedef struct Network {
    Delay line[LINES];
    double kept[LINES]; /* share of the sound that survives one way through the line */
    double dull[LINES]; /* memory of the treble filters */
    double dulling;
    Delay blur[2][BLURS];
} Network;

static Delay delay_new(double frames)
{
    Delay delay = {.frames = frames < 1.0 ? 1 : (int)frames};
    delay.memory = calloc((size_t)delay.frames, sizeof *delay.memory);
    if (delay.memory == NULL) {
        abort();
    }
    return delay;
}

static void delay_put(Delay *delay, double value)
{
    delay->memory[delay->at] = value;
    delay->at = (delay->at + 1) % delay->frames;
}

static Network network_new(const Room *room)
{
    Network net = {.dulling = exp(-2.0 * PI * room->treble_hertz / SAMPLE_RATE)};
    for (int i = 0; i < LINES; i++) {
        net.line[i] = delay_new(LINE_FRAMES[i] * room->size);
        net.kept[i] = pow(10.0, -3.0 * net.line[i].frames / (SAMPLE_RATE * room->seconds));
    }
    for (int i = 0; i < BLURS; i++) {
        net.blur[0][i] = delay_new(BLUR_FRAMES[i] * sqrt(room->size));
        net.blur[1][i] = delay_new(BLUR_FRAMES[i] * sqrt(room->size) * 1.07);
    }
    return net;
}

static void network_free(Network *net)
{
    for (int i = 0; i < LINES; i++) {
        free(net->line[i].memory);
    }
    for (int i = 0; i < BLURS; i++) {
        free(net->blur[0][i].memory);
        free(net->blur[1][i].memory);
    }
}

static double blurred(Delay *blurs, double value)
{
    for (int i = 0; i < BLURS; i++) {
        double late = blurs[i].memory[blurs[i].at];
        double fed = value + BLUR * late;
        delay_put(&blurs[i], fed);
        value = late - BLUR * fed;
    }
    return value;
}

/* Hadamard's matrix: every line hears every other one, and no energy is won or lost. */
static void mingle(double *value)
{
    for (int step = 1; step < LINES; step *= 2) {
        for (int i = 0; i < LINES; i++) {
            if ((i & step) == 0) {
                double a = value[i];
                double b = value[i + step];
                value[i] = (a + b) * sqrt(0.5);
                value[i + step] = (a - b) * sqrt(0.5);
            }
        }
    }
}

static void network_run(Network *net, double in[2], double out[2])
{
    double value[LINES];
    in[0] = blurred(net->blur[0], in[0]);
    in[1] = blurred(net->blur[1], in[1]);
    out[0] = out[1] = 0.0;
    for (int i = 0; i < LINES; i++) {
        double end = net->line[i].memory[net->line[i].at] * net->kept[i];
        net->dull[i] = end + (net->dull[i] - end) * net->dulling;
        value[i] = net->dull[i];
        out[i % 2] += (i & 2) != 0 ? -value[i] : value[i];
    }
    mingle(value);
    for (int i = 0; i < LINES; i++) {
        delay_put(&net->line[i], value[i] + in[i % 2]);
    }
}

void reverb_add(Sound *into, const Sound *from, const Room *room, double gain)
{
    Network net = network_new(room);
    Biquad cut[2] = {biquad_high_pass(140.0), biquad_high_pass(140.0)};
    int frames = into->frames < from->frames ? into->frames : from->frames;
    for (int i = 0; i < frames; i++) {
        double in[2] = {biquad_run(&cut[0], from->left[i]), biquad_run(&cut[1], from->right[i])};
        double out[2];
        network_run(&net, in, out);
        into->left[i] += (float)(gain * 0.5 * out[0]);
        into->right[i] += (float)(gain * 0.5 * out[1]);
    }
    network_free(&net);
}
