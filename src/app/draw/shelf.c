#include "app/draw/shelf.h"

#include <SDL.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *const ENDINGS[] = {"webp", "png"};

static void add_width(Widths *widths, int width)
{
    int at = widths->count;
    if (width < 1 || at == WIDTHS_MAX)
        return;
    for (; at > 0 && widths->items[at - 1] > width; at--)
        widths->items[at] = widths->items[at - 1];
    widths->items[at] = width;
    widths->count++;
}

static const Widths *widths_of_folder(Shelf *shelf, const char *name)
{
    for (int i = 0; i < shelf->folder_count; i++) {
        if (strcmp(shelf->folders[i].folder, name) == 0)
            return &shelf->folders[i];
    }
    if (shelf->folder_count == FOLDERS_MAX)
        return NULL;
    Widths *widths = &shelf->folders[shelf->folder_count++];
    snprintf(widths->folder, sizeof widths->folder, "%s", name);
    char path[SHELF_PATH_CAPACITY];
    snprintf(path, sizeof path, "%s/%s", shelf->directory, name);
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        add_width(widths, atoi(entry->d_name));
    if (directory)
        closedir(directory);
    return widths;
}

bool shelf_find(const Shelf *shelf, const char *folder, int width, const char *key,
                char path[SHELF_PATH_CAPACITY])
{
    struct stat info;
    for (size_t i = 0; i < sizeof ENDINGS / sizeof ENDINGS[0]; i++) {
        snprintf(path, SHELF_PATH_CAPACITY, "%s/%s/%d/%s.%s", shelf->directory, folder, width, key,
                 ENDINGS[i]);
        if (stat(path, &info) == 0)
            return true;
    }
    return false;
}

static const Widths *widths_of_key(Shelf *shelf, const char *folder, const char *key)
{
    for (int i = 0; i < shelf->key_count; i++) {
        if (strcmp(shelf->keys[i].key, key) == 0 && strcmp(shelf->keys[i].folder, folder) == 0)
            return &shelf->keys[i];
    }
    char path[SHELF_PATH_CAPACITY];
    const Widths *all = widths_of_folder(shelf, folder);
    if (!all || shelf->key_count == KEYS_MAX)
        return NULL;
    Widths *widths = &shelf->keys[shelf->key_count++];
    snprintf(widths->folder, sizeof widths->folder, "%s", folder);
    snprintf(widths->key, sizeof widths->key, "%s", key);
    for (int i = 0; i < all->count; i++) {
        if (shelf_find(shelf, folder, all->items[i], key, path))
            add_width(widths, all->items[i]);
    }
    if (!widths->count)
        SDL_Log("the picture %s/%s is missing", folder, key);
    return widths;
}

/* The smallest width that is not blown up noticeably; the largest if none is enough. */
int shelf_width(Shelf *shelf, const char *folder, const char *key, float width)
{
    const Widths *widths = widths_of_key(shelf, folder, key);
    for (int i = 0; widths && i < widths->count; i++) {
        if ((float)widths->items[i] * 1.1f >= width)
            return widths->items[i];
    }
    return widths && widths->count ? widths->items[widths->count - 1] : 0;
}
