/*
 * The least that a program does with the libraries of the game: a window, image, ttf and mixer. It
 * is what the start of the game is compared with.
 *
 * usage: dreamhome-bare [PICTURE FONT]
 *
 * With them, the window shows a picture that fills it, and a word.
 */
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_mixer.h>
#include <SDL_ttf.h>
#include <stdlib.h>

static void show(SDL_Renderer *renderer, const char *picture, const char *font)
{
    TTF_Font *open = TTF_OpenFont(font, 32);
    SDL_Surface *word = TTF_RenderUTF8_Blended(open, "Dream Home", (SDL_Color){255, 255, 255, 255});
    SDL_Texture *texture = IMG_LoadTexture(renderer, picture);
    if (!texture || !word)
        exit(1);
    SDL_RenderCopy(renderer, texture, NULL, NULL);
    SDL_RenderCopy(renderer, SDL_CreateTextureFromSurface(renderer, word), NULL,
                   &(SDL_Rect){20, 20, word->w, word->h});
}

int main(int argc, char **argv)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"); /* as the game has it */
    SDL_Init(SDL_INIT_VIDEO | SDL_INIT_AUDIO);
    IMG_Init(IMG_INIT_WEBP | IMG_INIT_PNG);
    TTF_Init();
    Mix_OpenAudio(48000, AUDIO_S16SYS, 2, 1024);
    SDL_Window *window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          1280, 800, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    SDL_RenderClear(renderer);
    if (argc > 2)
        show(renderer, argv[1], argv[2]);
    SDL_RenderPresent(renderer);
    return 0;
}
