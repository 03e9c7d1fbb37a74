#include "app/files/open_file.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
static const char SEPARATOR = '\\';

bool open_file_is_possible(void)
{
    return true;
}
#else
#include <unistd.h>

static const char SEPARATOR = '/';

bool open_file_is_possible(void)
{
    const char *folders = getenv("PATH");
    while (folders && *folders) {
        char program[1024];
        const size_t length = strcspn(folders, ":");
        snprintf(program, sizeof program, "%.*s/xdg-open", (int)length, folders);
        if (access(program, X_OK) == 0)
            return true;
        folders += length + (folders[length] == ':');
    }
    return false;
}
#endif

static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c && strchr("/-._~:", c));
}

bool open_file_url(const char *path, char *url, size_t capacity)
{
    size_t length = (size_t)snprintf(url, capacity, "file://%s", path[0] == '/' ? "" : "/");
    for (; *path; path++) {
        const char c = *path == SEPARATOR ? '/' : *path;
        if (length + 4 > capacity)
            return false;
        length += (size_t)snprintf(url + length, capacity - length, is_plain(c) ? "%c" : "%%%02X",
                                   (unsigned char)c);
    }
    return true;
}

bool open_file(const char *path)
{
    char url[4096];
    return open_file_url(path, url, sizeof url) && SDL_OpenURL(url) == 0;
}

const char *open_file_short_name(const char *path)
{
    const char *name = path;
    int folders = 0;
    for (const char *at = path + strlen(path); at > path && folders < 2; at--) {
        if (*at == '/' || *at == '\\') {
            name = at + 1;
            folders++;
        }
    }
    return name;
}
