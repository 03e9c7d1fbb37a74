#include "app/files/paths.h"

#include "session/file.h"

#include <SDL.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifndef _WIN32
#include <pwd.h>
#include <unistd.h>
#endif

/* ---- assets ---- */

static bool has_assets(const char *directory)
{
    char path[PATH_CAPACITY + 32];
    struct stat info;
    snprintf(path, sizeof path, "%s/fonts/Nunito-SemiBold.ttf", directory);
    return stat(path, &info) == 0;
}

/* Tries a place and remembers that it was looked at. */
static bool try_place(Paths *paths, char *tried, size_t capacity, const char *directory)
{
    if (has_assets(directory)) {
        snprintf(paths->assets, sizeof paths->assets, "%s", directory);
        return true;
    }
    const size_t length = strlen(tried);
    snprintf(tried + length, capacity - length, "%s%s", length ? ", " : "", directory);
    return false;
}

static bool try_beside_binary(Paths *paths, char *tried, size_t capacity)
{
    static const char *const PLACES[] = {"../share/games/dreamhome", "assets", "../../assets",
                                         "../../../assets"};
    char directory[PATH_CAPACITY];
    char *base = SDL_GetBasePath();
    bool found = false;
    for (size_t i = 0; base && !found && i < sizeof PLACES / sizeof PLACES[0]; i++) {
        snprintf(directory, sizeof directory, "%s%s", base, PLACES[i]);
        found = try_place(paths, tried, capacity, directory);
    }
    SDL_free(base);
    return found;
}

static bool try_data_dirs(Paths *paths, char *tried, size_t capacity)
{
    const char *dirs = getenv("XDG_DATA_DIRS");
    if (!dirs || !*dirs)
        dirs = "/usr/local/share:/usr/share";
    while (*dirs) {
        char directory[PATH_CAPACITY];
        const size_t length = strcspn(dirs, ":");
        snprintf(directory, sizeof directory, "%.*s/games/dreamhome", (int)length, dirs);
        if (try_place(paths, tried, capacity, directory))
            return true;
        dirs += length + (dirs[length] == ':');
    }
    return false;
}

static bool find_assets(Paths *paths, const char *data_dir, Error *error)
{
    char tried[440] = "";
    bool found = data_dir ? try_place(paths, tried, sizeof tried, data_dir)
                          : try_beside_binary(paths, tried, sizeof tried) ||
                                try_place(paths, tried, sizeof tried, DREAMHOME_DATA_DIR) ||
                                try_data_dirs(paths, tried, sizeof tried);
    return found || error_set(error, "the pictures and fonts were not found; looked in %s", tried);
}

/* ---- languages ---- */

static bool has_catalogue(const char *directory)
{
    bool found = false;
    DIR *entries = opendir(directory);
    for (struct dirent *entry; entries && !found && (entry = readdir(entries));) {
        const char *ending = strrchr(entry->d_name, '.');
        found = ending && strcmp(ending, ".mo") == 0;
    }
    if (entries)
        closedir(entries);
    return found;
}

/* Installed catalogues lie among the assets; a program that was only built has them above it. */
static void find_lang(Paths *paths)
{
    char built[PATH_CAPACITY];
    char *base = SDL_GetBasePath();
    snprintf(paths->lang, sizeof paths->lang, "%.*s/lang", PATH_CAPACITY - 8, paths->assets);
    snprintf(built, sizeof built, "%s../lang", base ? base : "");
    SDL_free(base);
    if (!has_catalogue(paths->lang) && has_catalogue(built))
        memcpy(paths->lang, built, sizeof built);
}

/* ---- the player's own files ---- */

#ifdef _WIN32
static void find_own(Paths *paths)
{
    char *base = SDL_GetPrefPath("", "Dream Home");
    snprintf(paths->data, sizeof paths->data, "%s", base ? base : ".\\");
    *strrchr(paths->data, '\\') = '\0'; /* it ends with one */
    snprintf(paths->settings, sizeof paths->settings, "%.*s/settings", PATH_CAPACITY - 16,
             paths->data);
    SDL_free(base);
}
#else
/* HOME, or what the system knows about the user where the variable is missing or empty. Who has no
 * home at all has none in a folder that everybody shares either: below a device nothing can be
 * kept, and every attempt says so. */
static const char *home_directory(void)
{
    const char *home = getenv("HOME");
    if (home && *home)
        return home;
    const struct passwd *user = getpwuid(getuid());
    return user && user->pw_dir && *user->pw_dir ? user->pw_dir : "/dev/null";
}

/* An XDG directory: the variable if it is an absolute path, else its default below HOME. */
static void xdg(char *out, size_t capacity, const char *variable, const char *below_home)
{
    const char *value = getenv(variable);
    if (value && value[0] == '/')
        snprintf(out, capacity, "%s/dreamhome", value);
    else
        snprintf(out, capacity, "%s/%s/dreamhome", home_directory(), below_home);
}

static void find_own(Paths *paths)
{
    char config[PATH_CAPACITY - 16];
    Error ignored; /* a place that cannot be made is told when something is written there */
    xdg(config, sizeof config, "XDG_CONFIG_HOME", ".config");
    xdg(paths->data, sizeof paths->data, "XDG_DATA_HOME", ".local/share");
    file_make_directory(config, &ignored);
    file_make_directory(paths->data, &ignored);
    snprintf(paths->settings, sizeof paths->settings, "%s/settings", config);
}
#endif

bool paths_find(Paths *paths, const char *data_dir, Error *error)
{
    *paths = (Paths){0};
    find_own(paths);
    if (!find_assets(paths, data_dir, error))
        return false;
    find_lang(paths);
    return true;
}
