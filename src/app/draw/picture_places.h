/**
 * Where the layers of a scene lie on its picture: assets/FOLDER/places.txt, a line for each layer.
 *
 *   SCENE LAYER X Y WIDTH HEIGHT     in units of the card, which is 240 wide
 *
 * The file is read once. A line that is no such line is passed over, and so is whatever comes after
 * more of them than there can be.
 */
#ifndef DRAW_PICTURE_PLACES_H
#define DRAW_PICTURE_PLACES_H

#include "app/draw/box.h"

#include <stdbool.h>

enum { PICTURE_PLACES_MAX = 256, PICTURE_PLACE_KEY_CAPACITY = 48 };

typedef struct PicturePlaces {
    bool read;
    int count;
    struct {
        char key[PICTURE_PLACE_KEY_CAPACITY]; /* SCENE-LAYER, as its picture is called */
        Box place;
    } items[PICTURE_PLACES_MAX];
} PicturePlaces;

/** Where a layer lies; false if there is none. `folder` is the whole path of the layers' folder. */
bool picture_places_find(PicturePlaces *places, const char *folder, const char *key, Box *place);

#endif
