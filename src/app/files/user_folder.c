#include "app/files/user_folder.h"

#include "session/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifdef _WIN32
#include <shlobj.h>

void user_folder(UserFolder folder, const Paths *paths, char *out, size_t capacity)
{
    static const int FOLDERS[] = {
        [USER_PICTURES] = CSIDL_MYPICTURES, [USER_DOCUMENTS] = CSIDL_PERSONAL};
    char path[MAX_PATH];
    const bool known =
        SHGetFolderPathA(NULL, FOLDERS[folder], NULL, SHGFP_TYPE_CURRENT, path) == S_OK;
    snprintf(out, capacity, "%s", known ? path : paths->data);
}
#else
static const struct {
    const char *key;
    const char *name;
} FOLDERS[] = {
    [USER_PICTURES] = {"\nXDG_PICTURES_DIR=\"", "Pictures"},
    [USER_DOCUMENTS] = {"\nXDG_DOCUMENTS_DIR=\"", "Documents"},
};

static bool is_directory(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* It is made where it is missing: a new system has no such folders yet. */
static bool has_directory(const char *path)
{
    Error ignored; /* then there is no such folder */
    return is_directory(path) || (file_make_directory(path, &ignored) && is_directory(path));
}

/* The line XDG_..._DIR="$HOME/..." of user-dirs.dirs, where desktops keep it. */
static bool listed(UserFolder folder, const char *home, char *out, size_t capacity)
{
    char path[PATH_CAPACITY], text[4096];
    const char *config = getenv("XDG_CONFIG_HOME");
    size_t length;
    Error ignored; /* without the file the usual place is tried */
    if (config && config[0] == '/')
        snprintf(path, sizeof path, "%s/user-dirs.dirs", config);
    else
        snprintf(path, sizeof path, "%s/.config/user-dirs.dirs", home);
    if (!file_read(path, text, sizeof text - 1, &length, &ignored))
        return false;
    text[length] = '\0';
    const char *line = strstr(text, FOLDERS[folder].key);
    if (!line)
        return false;
    line += strlen(FOLDERS[folder].key);
    const int end = (int)strcspn(line, "\"\n");
    const int skip = strncmp(line, "$HOME", 5) == 0 ? 5 : 0;
    snprintf(out, capacity, "%s%.*s", skip ? home : "", end - skip, line + skip);
    return has_directory(out);
}

void user_folder(UserFolder folder, const Paths *paths, char *out, size_t capacity)
{
    const char *home = getenv("HOME");
    if (home && *home) {
        if (listed(folder, home, out, capacity))
            return;
        snprintf(out, capacity, "%s/%s", home, FOLDERS[folder].name);
        if (has_directory(out))
            return;
    }
    snprintf(out, capacity, "%s", paths->data);
}
#endif
