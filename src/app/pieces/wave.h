/**
 * How what lives in a room comes alive for a moment: the frames of its motion, there and back
 * again, and once more.
 */
#ifndef PIECES_WAVE_H
#define PIECES_WAVE_H

/** The frame of a motion so many seconds after it began, counted from 1; 0 before and after. */
int wave_frame(float seconds);

float wave_seconds(void);

#endif
