/* effects --list            prints the names of all files
 * effects FOLDER name…      renders the named ones to FOLDER/NAME.wav
 */
#include <stdio.h>
#include <string.h>

#include "render.h"

int main(int count, char **words)
{
    if (count == 2 && strcmp(words[1], "--list") == 0) {
        render_list();
        return 0;
    }
    if (count < 3) {
        fputs("usage: effects --list | effects FOLDER name…\n", stderr);
        return 2;
    }
    for (int i = 2; i < count; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s.wav", words[1], words[i]);
        if (!render_file(words[i], path)) {
            return 1;
        }
    }
    return 0;
}
