#include "app/sound/score.h"

#include <stdio.h>
#include <string.h>

static bool read_note(const char *line, ScoreNote *note)
{
    int frame, layer, key, percent;
    if (sscanf(line, "%9d %3d %3d %3d", &frame, &layer, &key, &percent) != 4)
        return false;
    *note = (ScoreNote){frame, (uint8_t)layer, (uint8_t)key, (uint8_t)percent};
    return layer >= 0 && layer < SCORE_LAYERS && key >= 0 && key < SCORE_KEYS && percent >= 0 &&
           percent <= 100;
}

static bool read_notes(Score *score, const char *text)
{
    int last = 0;
    for (const char *line = strchr(text, '\n'); line && line[1]; line = strchr(line + 1, '\n')) {
        if (score->count == SCORE_NOTES_MAX || !read_note(line + 1, &score->notes[score->count]))
            return false;
        const int frame = score->notes[score->count++].frame;
        if (frame < last || frame >= score->frames)
            return false;
        last = frame;
    }
    return true;
}

bool score_read(Score *score, const char *text)
{
    score->count = 0;
    if (sscanf(text, "frames %9d", &score->frames) == 1 && score->frames > 0 &&
        read_notes(score, text))
        return true;
    score->frames = score->count = 0;
    return false;
}
