/* A graphics card is known by its device node; a screen without one is drawn by the processor. */
#include "app/window/graphics_card.h"
#include "session/folder.h"
#include "testing.h"

#include <stdio.h>
#include <sys/stat.h>

/* Makes a node; the folder then stands for /dev. */
static bool finds_card(const Folder *folder, const char *node)
{
    mkdir(in_folder(folder, "dri"), 0700);
    folder_write(folder, node, "", 0);
    const bool found = graphics_card_has_node(folder->path);
    remove(in_folder(folder, node));
    return found;
}

static void a_node_that_renders_is_a_card(void **state)
{
    assert_true(finds_card(*state, "dri/renderD128"));
    assert_true(finds_card(*state, "dri/renderD129"));
}

static void drivers_that_go_their_own_ways_are_known(void **state)
{
    static const char *const NODES[] = {"nvidia0", "mali0", "kgsl-3d0", "pvrsrvkm", "dxg"};
    for (size_t i = 0; i < sizeof NODES / sizeof NODES[0]; i++)
        assert_true(finds_card(*state, NODES[i]));
}

static void a_screen_alone_is_no_card(void **state)
{
    assert_false(finds_card(*state, "dri/card0"));
    assert_false(finds_card(*state, "fb0"));
    assert_false(finds_card(*state, "nvidiactl"));
}

static void without_the_folders_there_is_no_card(void **state)
{
    const Folder *folder = *state;
    assert_false(graphics_card_has_node(folder->path));
    assert_false(graphics_card_has_node(in_folder(folder, "dev")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_node_that_renders_is_a_card),
        FOLDER(drivers_that_go_their_own_ways_are_known),
        FOLDER(a_screen_alone_is_no_card),
        FOLDER(without_the_folders_there_is_no_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
