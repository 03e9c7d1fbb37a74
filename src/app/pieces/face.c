#include "app/pieces/face.h"

#include "app/draw/paint.h"

#include <math.h>
#include <stdio.h>

static void face_key(const SeatLook *look, int computer, char *key, size_t capacity)
{
    static const char *const COMPUTERS[COMPUTER_COUNT] = {"pip", "otto", "mina", "victor",
                                                          "ada", "rosa", "max",  "nora"};
    if (computer == COMPUTER_NONE)
        snprintf(key, capacity, "family-%d", look->face + 1);
    else
        snprintf(key, capacity, "%s", COMPUTERS[computer]);
}

void face_draw(Canvas *canvas, const SeatLook *look, int computer, Box b)
{
    char key[24];
    const float size = fminf(b.w, b.h);
    face_key(look, computer, key, sizeof key);
    paint_picture(canvas, "faces", key, box(b.x + (b.w - size) / 2, b.y + b.h - size, size, size));
}
