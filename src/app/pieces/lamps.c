#include "app/pieces/lamps.h"

#include <stdio.h>
#include <string.h>

static bool kind_of(const char *word, LampKind *kind)
{
    static const char *const KINDS[LAMP_KINDS] = {
        [LAMP_DIM] = "dim", [LAMP_LAMP] = "lamp", [LAMP_WINDOW] = "window", [LAMP_FACE] = "face"};
    for (LampKind each = 0; each < LAMP_KINDS; each++) {
        if (strcmp(word, KINDS[each]) == 0) {
            *kind = each;
            return true;
        }
    }
    return false;
}

static bool add_line(Lamps *lamps, const char *line)
{
    char kind[12];
    Lamp lamp = {0};
    if (sscanf(line, "%23s %11s %f %f %f %f", lamp.scene, kind, &lamp.x, &lamp.y, &lamp.radius,
               &lamp.strength) != 6 ||
        !kind_of(kind, &lamp.kind) || lamps->count == LAMPS_MAX)
        return false;
    lamps->items[lamps->count++] = lamp;
    return true;
}

bool lamps_load(Lamps *lamps, const char *path, Error *error)
{
    char line[128];
    int number = 0;
    FILE *file = fopen(path, "r");
    lamps->count = 0;
    if (!file)
        return error_set(error, "'%s' cannot be opened", path);
    while (fgets(line, sizeof line, file)) {
        number++;
        if (!add_line(lamps, line)) {
            fclose(file);
            lamps->count = 0;
            return error_set(error, "line %d of '%s' names no lamp", number, path);
        }
    }
    fclose(file);
    return true;
}

float lamps_dim(const Lamps *lamps, const char *scene)
{
    for (int i = 0; i < lamps->count; i++) {
        const Lamp *lamp = &lamps->items[i];
        if (lamp->kind == LAMP_DIM && strcmp(lamp->scene, scene) == 0)
            return lamp->strength;
    }
    return 0;
}
