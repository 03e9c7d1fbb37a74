#include "app/draw/layers.h"

#include <stdio.h>
#include <string.h>

static void add_line(Layers *layers, const char *line)
{
    char scene[24], layer[20];
    Box place;
    if (sscanf(line, "%23s %19s %f %f %f %f", scene, layer, &place.x, &place.y, &place.w,
               &place.h) != 6 ||
        !(place.w > 0 && place.h > 0))
        return;
    snprintf(layers->items[layers->count].key, LAYER_KEY_CAPACITY, "%s-%s", scene, layer);
    layers->items[layers->count++].place = place;
}

static void read_places(Layers *layers, const char *folder)
{
    char path[1200], line[128];
    snprintf(path, sizeof path, "%s/places.txt", folder);
    layers->read = true;
    FILE *file = fopen(path, "r");
    if (!file) {
        SDL_Log("the layers of %s have no places", folder);
        return;
    }
    while (layers->count < LAYERS_MAX && fgets(line, sizeof line, file))
        add_line(layers, line);
    fclose(file);
}

bool layers_find(Layers *layers, const char *folder, const char *key, Box *place)
{
    if (!layers->read)
        read_places(layers, folder);
    for (int i = 0; i < layers->count; i++) {
        if (strcmp(layers->items[i].key, key) == 0) {
            *place = layers->items[i].place;
            return true;
        }
    }
    return false;
}
