#include "app/draw/picture_places.h"

#include <stdio.h>
#include <string.h>

static void add_line(PicturePlaces *places, const char *line)
{
    char scene[24], layer[20];
    Box place;
    if (sscanf(line, "%23s %19s %f %f %f %f", scene, layer, &place.x, &place.y, &place.w,
               &place.h) != 6 ||
        !(place.w > 0 && place.h > 0))
        return;
    snprintf(places->items[places->count].key, PICTURE_PLACE_KEY_CAPACITY, "%s-%s", scene, layer);
    places->items[places->count++].place = place;
}

static void read_file(PicturePlaces *places, const char *folder)
{
    char path[1200], line[128];
    snprintf(path, sizeof path, "%s/places.txt", folder);
    places->read = true;
    FILE *file = fopen(path, "r");
    if (!file) {
        SDL_Log("the layers of %s have no places", folder);
        return;
    }
    while (places->count < PICTURE_PLACES_MAX && fgets(line, sizeof line, file))
        add_line(places, line);
    fclose(file);
}

bool picture_places_find(PicturePlaces *places, const char *folder, const char *key, Box *place)
{
    if (!places->read)
        read_file(places, folder);
    for (int i = 0; i < places->count; i++) {
        if (strcmp(places->items[i].key, key) == 0) {
            *place = places->items[i].place;
            return true;
        }
    }
    return false;
}
