/* Where the player's own files are kept. */
#include "app/files/paths.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void the_variables_of_the_desktop_are_followed(void **state)
{
    Paths paths;
    Error ignored; /* the assets do not matter here */
    (void)state;
    setenv("HOME", "/nowhere/home", 1);
    setenv("XDG_DATA_HOME", "/nowhere/data", 1);
    setenv("XDG_CONFIG_HOME", "relative", 1); /* not a place: the default is taken */
    paths_find(&paths, "/nowhere", &ignored);
    assert_string_equal(paths.data, "/nowhere/data/dreamhome");
    assert_string_equal(paths.settings, "/nowhere/home/.config/dreamhome/settings");
}

/* As in a container: no HOME, and a user that the system knows nothing about. */
static int look_without_a_home(void)
{
    Paths paths;
    Error ignored;
    unsetenv("HOME");
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
    if (setuid(3141592) != 0)
        return 1;
    paths_find(&paths, "/nowhere", &ignored);
    return strncmp(paths.data, "/dev/null/", 10) || strncmp(paths.settings, "/dev/null/", 10);
}

static void without_a_home_nothing_goes_to_a_folder_that_others_share(void **state)
{
    int status;
    (void)state;
    if (getuid() != 0)
        skip(); /* only the super-user can become nobody */
    const pid_t child = fork();
    if (child == 0)
        _exit(look_without_a_home());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_variables_of_the_desktop_are_followed),
        cmocka_unit_test(without_a_home_nothing_goes_to_a_folder_that_others_share),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
