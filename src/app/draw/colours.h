/**
 * The colours of the program, taken from the palette of the pictures: warm, and never black.
 */
#ifndef APP_COLOURS_H
#define APP_COLOURS_H

#include <SDL.h>

#define RGB(hex)       ((SDL_Color){(hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, 255})
#define RGBA(hex, a)   ((SDL_Color){(hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, (a)})

#define TONE_CREAM     RGB(0xfff6e6)
#define TONE_PAPER     RGB(0xf6e6ca)
#define TONE_EDGE      RGB(0xdfc49a)
#define TONE_INK       RGB(0x4a2f2a)
#define TONE_INK_SOFT  RGB(0x7d5f52)
#define TONE_PLUM      RGB(0x2f1a24)
#define TONE_PLUM_SOFT RGB(0x47303a)
#define TONE_GOLD      RGB(0xe9b44c)
#define TONE_GREEN     RGB(0x4f8f5a)
#define TONE_RED_WARM  RGB(0xc8553d)
#define TONE_TEAL      RGB(0x2f5d62)
#define TONE_WOOD      RGB(0x6b402b)
#define TONE_SHADE     RGB(0x1d0c14)

/** `t` of the way from one colour to another. */
static inline SDL_Color colour_mix(SDL_Color from, SDL_Color to, float t)
{
    return (SDL_Color){
        (Uint8)(from.r + (to.r - from.r) * t),
        (Uint8)(from.g + (to.g - from.g) * t),
        (Uint8)(from.b + (to.b - from.b) * t),
        (Uint8)(from.a + (to.a - from.a) * t),
    };
}

static inline SDL_Color colour_lit(SDL_Color colour, float t)
{
    SDL_Color light = {255, 241, 207, colour.a};
    return colour_mix(colour, light, t);
}

static inline SDL_Color colour_dark(SDL_Color colour, float t)
{
    SDL_Color shade = {69, 42, 63, colour.a};
    return colour_mix(colour, shade, t);
}

static inline SDL_Color colour_alpha(SDL_Color colour, float alpha)
{
    colour.a = (Uint8)(255 * alpha);
    return colour;
}

#endif
