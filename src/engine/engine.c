#include "engine/engine.h"

#include "engine/commands.h"

#include <string.h>

static bool command_name(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
static bool command_version(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
static bool command_help(Engine *engine, Word arguments, Text *answer, Complaint *complaint);
static bool command_quit(Engine *engine, Word arguments, Text *answer, Complaint *complaint);

static const Command COMMANDS[] = {
    {"new", command_new, true},
    {"show", command_show, false},
    {"moves", command_moves, false},
    {"play", command_play, true},
    {"undo", command_undo, false},
    {"redo", command_redo, false},
    {"score", command_score, false},
    {"evaluate", command_evaluate, true},
    {"places", command_places, true},
    {"drills", command_drills, true},
    {"supplies", command_supplies, true},
    {"handymen", command_handymen, true},
    {"decorates", command_decorates, true},
    {"genmove", command_genmove, true},
    {"analyze", command_analyze, true},
    {"record", command_record, false},
    {"load", command_load, true},
    {"save", command_save, true},
    {"name", command_name, false},
    {"version", command_version, false},
    {"help", command_help, false},
    {"quit", command_quit, false},
};

enum { COMMAND_COUNT = sizeof COMMANDS / sizeof COMMANDS[0] };

static bool command_name(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine, (void)arguments, (void)complaint;
    text_add(answer, "Dream Home");
    return true;
}

static bool command_version(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine, (void)arguments, (void)complaint;
    text_add(answer, DREAMHOME_VERSION);
    return true;
}

static bool command_help(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine, (void)arguments, (void)complaint;
    const size_t start = answer->length;
    for (int i = 0; i < COMMAND_COUNT; i++) {
        command_next_line(answer, start);
        text_add(answer, COMMANDS[i].name);
    }
    return true;
}

static bool command_quit(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)engine, (void)arguments, (void)answer, (void)complaint;
    return true;
}

bool command_refuse(Complaint *complaint, const char *words)
{
    Text text = text_on(complaint->words, sizeof complaint->words);
    text_add(&text, words);
    return false;
}

void command_next_line(Text *answer, size_t start)
{
    if (answer->length > start)
        text_add_char(answer, '\n');
}

void engine_refuse(Text *answer, const char *words)
{
    text_add(answer, "? ");
    text_add_escaped(answer, words); /* a file name may hold anything */
    text_add(answer, "\n\n");
}

void engine_init(Engine *engine)
{
    Text nothing = text_on((char[1]){0}, 1);
    Complaint complaint;
    command_new(engine, (Word){0}, &nothing, &complaint);
}

static const Command *find(Word name)
{
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (word_is(name, COMMANDS[i].name))
            return &COMMANDS[i];
    }
    return NULL;
}

/* Runs a command of which nothing is known yet; false after a complaint. */
static bool run(Engine *engine, const Command *command, Word arguments, Text *answer,
                Complaint *complaint)
{
    if (arguments.length && !command->takes_arguments)
        return complain(complaint, "", word_of(command->name), " takes no arguments");
    return command->run(engine, arguments, answer, complaint);
}

EngineStep engine_answer(Engine *engine, Word line, Text *answer)
{
    const size_t start = answer->length;
    Complaint complaint;
    Word rest = line;
    Word name;
    if (!word_next(&rest, &name) || name.at[0] == '#')
        return ENGINE_SILENT;
    if (memchr(line.at, '\0', line.length)) {
        engine_refuse(answer, "the line has a NUL byte in it");
        return ENGINE_ANSWERED;
    }
    const Command *command = find(name);
    text_add(answer, "= ");
    bool done = command ? run(engine, command, word_trimmed(rest), answer, &complaint)
                        : complain(&complaint, "", name, " is not a command; try help");
    if (done) {
        text_add(answer, "\n\n");
        return command->run == command_quit ? ENGINE_QUIT : ENGINE_ANSWERED;
    }
    answer->length = start;
    engine_refuse(answer, complaint.words);
    return ENGINE_ANSWERED;
}
