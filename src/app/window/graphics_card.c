#include "app/window/graphics_card.h"

#ifdef __linux__
#include <dirent.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

/* A screen alone has no such node: only what can draw. */
static bool has_render_node(void)
{
    bool found = false;
    DIR *nodes = opendir("/dev/dri");
    for (struct dirent *node; nodes && !found && (node = readdir(nodes));)
        found = strncmp(node->d_name, "renderD", 7) == 0;
    if (nodes)
        closedir(nodes);
    return found;
}

/* Drivers that go their own ways: NVIDIA's, those of phones and small boards, and WSL's. */
bool graphics_card_is_there(void)
{
    static const char *const NODES[] = {"/dev/nvidia0", "/dev/mali0", "/dev/kgsl-3d0",
                                        "/dev/pvrsrvkm", "/dev/dxg"};
    bool found = has_render_node();
    for (size_t i = 0; i < sizeof NODES / sizeof NODES[0]; i++)
        found = found || access(NODES[i], F_OK) == 0;
    return found;
}
#else
bool graphics_card_is_there(void)
{
    return true;
}
#endif
