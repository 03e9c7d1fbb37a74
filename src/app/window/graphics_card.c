#include "app/window/graphics_card.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

/* Whether a file of the folder begins so; a folder that cannot be read has none. */
static bool has_file(const char *folder, const char *beginning)
{
    bool found = false;
    DIR *files = opendir(folder);
    for (struct dirent *file; files && !found && (file = readdir(files));)
        found = strncmp(file->d_name, beginning, strlen(beginning)) == 0;
    if (files)
        closedir(files);
    return found;
}

/* Drivers that go their own ways: NVIDIA's, those of phones and small boards, and WSL's. */
bool graphics_card_has_node(const char *devices)
{
    char dri[256];
    snprintf(dri, sizeof dri, "%s/dri", devices);
    static const char *const NODES[] = {"nvidia0", "mali0", "kgsl-3d0", "pvrsrvkm", "dxg"};
    bool found = has_file(dri, "renderD"); /* a screen alone has no such node: only what can draw */
    for (size_t i = 0; i < sizeof NODES / sizeof NODES[0]; i++)
        found = found || has_file(devices, NODES[i]);
    return found;
}

bool graphics_card_is_there(void)
{
#ifdef __linux__
    return graphics_card_has_node("/dev");
#else
    return true;
#endif
}
