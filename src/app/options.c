#include "app/options.h"

#include "dreamhome/game.h"
#include "dreamhome/text.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] =
    "usage: dreamhome [OPTION...] [FILE.dreamhome]\n"
    "\n"
    "  --new                start with a new game\n"
    "  --continue           resume the last game\n"
    "  --lang CODE          language to use: en, fr, pt_BR, pt_PT, hu, ru, pl\n"
    "  --windowed           start in a window\n"
    "  --fullscreen         start in full screen\n"
    "  --size WxH           window size in pixels\n"
    "  --seed N             seed for the next new deal\n"
    "  --players N          number of players in the next new game, 2 to 4\n"
    "  --data-dir DIR       where pictures, fonts and sounds are\n"
    "  --script FILE        play the input in a file, then exit\n"
    "  --screenshots DIR    where the script saves its pictures\n"
    "  --describe FILE      write what is on the screen to a file, as JSON\n"
    "  --transcript FILE    read aloud into a file, as text\n"
    "  --help, --version\n";

static bool read_number(const char *value, uint64_t lowest, uint64_t highest, uint64_t *number)
{
    return word_number(word_of(value), number) && *number >= lowest && *number <= highest;
}

static bool read_size(const char *value, Launch *launch)
{
    Word height = word_of(value);
    const Word width = word_until(&height, 'x');
    uint64_t w, h;
    if (!word_number(width, &w) || !word_number(height, &h) || w < 320 || h < 200 || w > 16384 ||
        h > 16384)
        return false;
    launch->width = (int)w;
    launch->height = (int)h;
    return true;
}

/* An option with a value; false if the value is wrong. */
static bool read_valued(Launch *launch, const char *option, const char *value)
{
    uint64_t players;
    if (strcmp(option, "--lang") == 0) {
        launch->language = value;
    } else if (strcmp(option, "--data-dir") == 0) {
        launch->data_dir = value;
    } else if (strcmp(option, "--script") == 0) {
        launch->script = value;
    } else if (strcmp(option, "--screenshots") == 0) {
        launch->pictures = value;
    } else if (strcmp(option, "--describe") == 0) {
        launch->describe = value;
    } else if (strcmp(option, "--transcript") == 0) {
        launch->transcript = value;
    } else if (strcmp(option, "--size") == 0) {
        return read_size(value, launch);
    } else if (strcmp(option, "--seed") == 0) {
        launch->has_seed = true;
        return read_number(value, 0, UINT64_MAX, &launch->seed);
    } else {
        if (!read_number(value, PLAYERS_MIN, PLAYERS_MAX, &players))
            return false;
        launch->players = (int)players;
    }
    return true;
}

static bool takes_value(const char *option)
{
    static const char *const VALUED[] = {"--lang",        "--data-dir", "--script",
                                         "--screenshots", "--describe", "--transcript",
                                         "--size",        "--seed",     "--players"};
    for (size_t i = 0; i < sizeof VALUED / sizeof VALUED[0]; i++) {
        if (strcmp(option, VALUED[i]) == 0)
            return true;
    }
    return false;
}

static OptionsAnswer wrong(const char *before, const char *option, const char *after)
{
    fprintf(stderr, "dreamhome: %s'%s'%s; see dreamhome --help\n", before, option, after);
    return OPTIONS_WRONG;
}

OptionsAnswer options_read(Launch *launch, int argc, char **argv)
{
    *launch = (Launch){0};
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i];
        if (strcmp(option, "--help") == 0) {
            fputs(HELP, stdout);
            return OPTIONS_DONE;
        }
        if (strcmp(option, "--version") == 0) {
            puts("dreamhome " DREAMHOME_VERSION);
            return OPTIONS_DONE;
        }
        if (strcmp(option, "--new") == 0) {
            launch->new_game = true;
        } else if (strcmp(option, "--continue") == 0) {
            launch->resume = true;
        } else if (strcmp(option, "--windowed") == 0) {
            launch->windowed = true;
        } else if (strcmp(option, "--fullscreen") == 0) {
            launch->fullscreen = true;
        } else if (takes_value(option)) {
            if (++i == argc)
                return wrong("the option ", option, " needs a value");
            if (!read_valued(launch, option, argv[i]))
                return wrong("", argv[i], " can't be used there");
        } else if (option[0] == '-') {
            return wrong("there is no option ", option, "");
        } else if (launch->open) {
            return wrong("only one file can be opened, not also ", option, "");
        } else {
            launch->open = option;
        }
    }
    return OPTIONS_RUN;
}
