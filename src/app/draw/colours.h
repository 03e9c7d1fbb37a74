/**
 * The colours of the program, taken from the palette of the pictures: warm, and never black.
 */
#ifndef APP_COLOURS_H
#define APP_COLOURS_H

#include <SDL.h>

#define RGB(hex)        ((SDL_Color){(hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, 255})
#define RGBA(hex, a)    ((SDL_Color){(hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, (a)})

#define TONE_WHITE      RGB(0xffffff)
#define TONE_SHEET      RGB(0xfffaf0)
#define TONE_CREAM      RGB(0xfff6e6)
#define TONE_LINEN      RGB(0xf9ecd4)
#define TONE_PAPER      RGB(0xf6e6ca)
#define TONE_OAT        RGB(0xeed9b3)
#define TONE_EDGE       RGB(0xdfc49a)
#define TONE_SAND       RGB(0xc9ad82)
#define TONE_CARAMEL    RGB(0xc79c62)
#define TONE_FLAX       RGB(0xa8896c)
#define TONE_STONE      RGB(0x74664f)
#define TONE_INK        RGB(0x4a2f2a)
#define TONE_INK_SOFT   RGB(0x6f5347)
#define TONE_PLUM       RGB(0x2f1a24)
#define TONE_PLUM_SOFT  RGB(0x47303a)
#define TONE_SHADE      RGB(0x1d0c14)
#define TONE_SHINE      RGB(0xfff3cf)
#define TONE_BUTTER     RGB(0xffe08a)
#define TONE_GLOW       RGB(0xffd56b)
#define TONE_LAMP       RGB(0xffd9a0)
#define TONE_HONEY      RGB(0xf3cd7a)
#define TONE_GOLD       RGB(0xe9b44c)
#define TONE_AMBER      RGB(0xd3982f)
#define TONE_BRONZE     RGB(0x9a6a2c)
#define TONE_RED_WARM   RGB(0xb2462f)
#define TONE_BRICK      RGB(0xa83f2c)
#define TONE_COPPER     RGB(0x9c5e2f)
#define TONE_MAUVE      RGB(0x7a5570)
#define TONE_GREEN      RGB(0x3a7446)
#define TONE_MINT       RGB(0xe2ebdc)
#define TONE_TEAL       RGB(0x2f5d62)
#define TONE_CLOTH      RGB(0x37696b)
#define TONE_CLOTH_LOW  RGB(0x2a5256)
#define TONE_CLOTH_DEEP RGB(0x1c3d42)
#define TONE_MIST       RGB(0xbfe0da)
#define TONE_NIGHT      RGB(0x4a3f7a)
#define TONE_EVENING    RGB(0x9084b7) /* what a picture is multiplied with */
#define TONE_DUSK       RGB(0xc3aed2)
#define TONE_DEEP_NIGHT RGB(0x5c5a9c)
#define TONE_HINT       RGB(0x1f7a6b)
#define TONE_HINT_SOFT  RGB(0x596a67)
#define TONE_SEA        RGB(0x3f7a76)
#define TONE_SKY        RGB(0x4b6f95)
#define TONE_MOONLIGHT  RGB(0xc8d4ff)
#define TONE_BLUE_HOUR  RGB(0x7076be)
#define TONE_SKY_LIT    RGB(0x8fc1d4)
#define TONE_SKY_HIGH   RGB(0x7fbedb) /* the top of the home board, */
#define TONE_EARTH      RGB(0x6f4e47) /* and its bottom */
#define TONE_DAWN       RGB(0xfbe3bd)
#define TONE_SLATE      RGB(0x55616a)
#define TONE_GRANITE    RGB(0x6b6660)
#define TONE_MEADOW_FAR RGB(0x9dbb84)
#define TONE_MEADOW     RGB(0x86ab72)
#define TONE_GRASS      RGB(0x7a9d62)
#define TONE_GRASS_LOW  RGB(0x5f8f4e)
#define TONE_OAK        RGB(0x855838)
#define TONE_WOOD_LIT   RGB(0x7a4a31)
#define TONE_WOOD       RGB(0x6b402b)
#define TONE_WALNUT     RGB(0x5a3527)
#define TONE_BEAM       RGB(0x4b2a1f)
#define TONE_BEAM_LOW   RGB(0x3a2019)
#define TONE_CREAM_SOFT RGBA(0xfff6e6, 235) /* what is said in passing, on wood */

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
