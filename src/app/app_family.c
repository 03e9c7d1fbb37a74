/* The family on disk. A script finds the same family everywhere, and leaves no trace. */
#include "app/app.h"

#include "app/family/family.h"

#include <stdio.h>

static void family_path(const App *app, char *path, size_t capacity)
{
    snprintf(path, capacity, "%s/family", app->paths.data);
}

void app_recall_family(const App *app, Family *family)
{
    char path[PATH_CAPACITY + 16];
    family_path(app, path, sizeof path);
    if (app->launch.script)
        family_reset(family, app->words);
    else
        family_load(family, app->words, path);
}

void app_remember_family(App *app, const Family *family)
{
    char path[PATH_CAPACITY + 16];
    Error error;
    family_path(app, path, sizeof path);
    if (family->unread.words[0])
        app_tell_unopened(app, path, &family->unread);
    else if (!app->launch.script && !family_save(family, path, &error))
        SDL_Log("%s", error.words);
}

void app_take_looks(App *app, const Record *record)
{
    Family family;
    app_recall_family(app, &family);
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        app->seats[seat] = seat_look_standard(seat);
    if (!app->launch.script)
        family_looks(&family, record, app->seats);
}
