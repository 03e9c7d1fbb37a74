/**
 * The pictures of the game, found by key, loaded in the size that is shown.
 *
 * A picture lies in assets/FOLDER/WIDTH/KEY.webp for several widths. Asking for one that is not
 * there yet starts to load it behind the scenes and answers NULL; when it has come, a frame is
 * asked for. All textures together stay within a budget: what was not drawn for longest goes first.
 */
#ifndef APP_PICTURES_H
#define APP_PICTURES_H

#include "app/draw/box.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Pictures Pictures;

/**
 * With `wait`, pictures are loaded at once when asked for: for scripts that must repeat. Without,
 * they can be asked for before there is a renderer, which may be NULL until then.
 */
Pictures *pictures_new(SDL_Renderer *renderer, const char *assets_directory, bool wait);
void pictures_free(Pictures *pictures);

/** Where the pictures are drawn: to be told before the first of them is. */
void pictures_show_on(Pictures *pictures, SDL_Renderer *renderer);

/** Whether what is asked for from now on is waited for: a frame is complete, and comes later. */
void pictures_wait(Pictures *pictures, bool wait);

/**
 * The picture of a key for a drawn width in pixels. NULL while it is not loaded, and for ever if
 * there is none, which is logged once.
 */
SDL_Texture *pictures_get(Pictures *pictures, const char *folder, const char *key, float width);

/** The same; while it is not loaded, in the largest size that is. */
SDL_Texture *pictures_get_meanwhile(Pictures *pictures, const char *folder, const char *key,
                                    float width);

/** In high contrast: table, cloth, house board and street are not there, and whoever asks for them
 * paints plain colours instead. */
void pictures_leave_out_grounds(Pictures *pictures, bool left_out);

/** Where the picture of a décor lies on its scene ("living-3-piano"), in units of the card; false
 * if the scene has none. */
bool pictures_decor_place(Pictures *pictures, const char *key, Box *place);

enum { MOTION_FRAMES = 3 };

/** Where something moves in a scene ("living-3"), in units of the card; false if nothing does. Its
 * picture has the frames side by side. */
bool pictures_motion_place(Pictures *pictures, const char *scene, Box *place);

/** Takes over what the loader has brought; true if anything came. */
bool pictures_arrive(Pictures *pictures);

/** Whether something that was asked for has not been taken over yet. */
bool pictures_pending(const Pictures *pictures);

/** Forgets all textures: the renderer has lost them. */
void pictures_forget(Pictures *pictures);

/** Bytes of all textures now. */
size_t pictures_bytes(const Pictures *pictures);

/** SDL event that the loader sends when a picture has come. */
Uint32 pictures_event(const Pictures *pictures);

#endif
