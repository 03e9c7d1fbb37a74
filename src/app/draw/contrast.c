#include "app/draw/contrast.h"

#include "app/draw/colours.h"

#include <math.h>

/* Between the greens and browns that carry light words and the yellows that carry dark ones. */
static const float MIDDLE = 0.3f;

static float linear(Uint8 channel)
{
    const float part = (float)channel / 255;
    return part <= 0.04045f ? part / 12.92f : powf((part + 0.055f) / 1.055f, 2.4f);
}

float contrast_luminance(SDL_Color colour)
{
    return 0.2126f * linear(colour.r) + 0.7152f * linear(colour.g) + 0.0722f * linear(colour.b);
}

float contrast_between(SDL_Color one, SDL_Color other)
{
    const float a = contrast_luminance(one) + 0.05f, b = contrast_luminance(other) + 0.05f;
    return fmaxf(a, b) / fminf(a, b);
}

bool contrast_is_light(SDL_Color colour)
{
    return contrast_luminance(colour) > MIDDLE;
}

SDL_Color contrast_words_on(SDL_Color colour)
{
    return contrast_is_light(colour) ? TONE_INK : TONE_CREAM;
}

SDL_Color contrast_opposite(SDL_Color colour)
{
    const SDL_Color black = {0, 0, 0, 255}, white = {255, 255, 255, 255};
    return contrast_is_light(colour) ? black : white;
}

static const float STEP = 0.04f; /* from one mixture to the next */
static const float DARK = 0.04f; /* what light words can be read on, and seen on paper */

/* Mixes a colour with black or white until it is dark or light enough. */
static SDL_Color moved(SDL_Color colour, float darkest, float lightest)
{
    const bool light = contrast_is_light(colour);
    const SDL_Color goal =
        light ? (SDL_Color){255, 255, 255, colour.a} : (SDL_Color){0, 0, 0, colour.a};
    SDL_Color mixed = colour;
    for (float t = STEP; t < 1; t += STEP) {
        const float luminance = contrast_luminance(mixed);
        if (light ? luminance >= lightest : luminance <= darkest)
            break;
        mixed = colour_mix(colour, goal, t);
    }
    return mixed;
}

SDL_Color contrast_surface(SDL_Color colour)
{
    return moved(colour, DARK, 0.8f);
}

SDL_Color contrast_mark(SDL_Color colour)
{
    const SDL_Color black = {0, 0, 0, colour.a};
    SDL_Color mixed = colour;
    for (float t = STEP; t < 1 && contrast_luminance(mixed) > DARK; t += STEP)
        mixed = colour_mix(colour, black, t);
    return mixed;
}

SDL_Color contrast_words(SDL_Color colour)
{
    static const Uint8 FAINT = 128; /* what cannot be used now stays faint */
    if (colour.a > FAINT)
        colour.a = 255;
    return moved(colour, 0.03f, 0.85f);
}
