#include "app/pieces/face.h"

#include "app/draw/paint.h"

#include <math.h>
#include <stdio.h>

static void face_key(const SeatLook *look, Level level, char *key, size_t capacity)
{
    static const char *const COMPUTERS[LEVEL_COUNT] = {[LEVEL_KID] = "pip",
                                                       [LEVEL_EASY] = "otto",
                                                       [LEVEL_NORMAL] = "mina",
                                                       [LEVEL_HARD] = "victor",
                                                       [LEVEL_EXPERT] = "ada"};
    if (level == LEVEL_PERSON)
        snprintf(key, capacity, "family-%d", look->face + 1);
    else
        snprintf(key, capacity, "%s", COMPUTERS[level]);
}

void face_draw(Canvas *canvas, const SeatLook *look, Level level, Box b)
{
    char key[24];
    const float size = fminf(b.w, b.h);
    face_key(look, level, key, sizeof key);
    paint_picture(canvas, "faces", key, box(b.x + (b.w - size) / 2, b.y + b.h - size, size, size));
}
