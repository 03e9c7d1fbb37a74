#include "recorder.h"

#include "testing.h"

#include <SDL.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

void recorder_open(Recorder *recorder, const char *folder)
{
    enum { PIPE_BYTES = 4096 }; /* one buffer of the sound card */
    snprintf(recorder->path, sizeof recorder->path, "%s/sound", folder);
    assert_int_equal(mkfifo(recorder->path, 0600), 0);
    recorder->pipe = open(recorder->path, O_RDONLY | O_NONBLOCK); /* nobody writes yet */
    assert_true(recorder->pipe >= 0);
    assert_int_equal(fcntl(recorder->pipe, F_SETFL, 0), 0);
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIOFILE", recorder->path, 1);
    setenv("SDL_DISKAUDIODELAY", "0", 1);
    setenv("SDL_AUDIO_DISK_TIMESCALE", "0", 1); /* the same for SDL3 */
    /* SDL3 writes under a lock that this event would wait for, and nobody would read any more. */
    SDL_EventState(SDL_AUDIODEVICEADDED, SDL_IGNORE);
    fcntl(recorder->pipe, F_SETPIPE_SZ, PIPE_BYTES);
}

void recorder_take(const Recorder *recorder, int16_t *stereo, size_t frames)
{
    char *to = (char *)stereo;
    for (size_t left = frames * 2 * sizeof *stereo; left;) {
        const ssize_t got = read(recorder->pipe, to, left);
        assert_true(got > 0);
        to += got;
        left -= (size_t)got;
    }
}

/* The sound card has to get rid of its last buffers before it can be closed. */
static int drain(void *data)
{
    char bytes[4096];
    while (read(*(const int *)data, bytes, sizeof bytes) > 0)
        continue;
    return 0;
}

void recorder_close(Recorder *recorder, void (*close_sound)(void *), void *data)
{
    SDL_Thread *thread = SDL_CreateThread(drain, "drain", &recorder->pipe);
    assert_non_null(thread);
    close_sound(data);
    SDL_WaitThread(thread, NULL);
    close(recorder->pipe);
    unlink(recorder->path);
}
