/* dreamhome-engine: the rules at the other end of a pipe. */
#include "engine/engine.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct Line {
    char bytes[ENGINE_LINE_CAPACITY];
    size_t length;
    bool too_long;
} Line;

/* Reads up to a line end or the end of input; false if there is nothing more. The rest of a line
 * that is too long is read and forgotten. */
static bool read_line(Line *line)
{
    int c;
    line->length = 0;
    line->too_long = false;
    while ((c = getchar()) != EOF && c != '\n') {
        if (line->length < sizeof line->bytes)
            line->bytes[line->length++] = (char)c;
        else
            line->too_long = true;
    }
    return c != EOF || line->length > 0;
}

static bool is_comment(const Line *line)
{
    size_t at = 0;
    while (at < line->length && (line->bytes[at] == ' ' || line->bytes[at] == '\t'))
        at++;
    return at < line->length && line->bytes[at] == '#';
}

static bool print(const Text *text)
{
    return fwrite(text->data, 1, text->length, stdout) == text->length && fflush(stdout) == 0;
}

int main(int argc, char **argv)
{
    static Engine engine;
    static Line line;
    static char buffer[ENGINE_ANSWER_CAPACITY];
    if (argc > 1) {
        fprintf(stderr, "%s: takes no arguments; commands are read from standard input\n", argv[0]);
        return 2;
    }
    engine_init(&engine);
    for (EngineStep step = ENGINE_SILENT; step != ENGINE_QUIT && read_line(&line);) {
        Text answer = text_on(buffer, sizeof buffer);
        if (line.too_long && is_comment(&line))
            continue;
        if (line.too_long)
            engine_refuse(&answer, "the line is too long");
        else
            step = engine_answer(&engine, (Word){.at = line.bytes, .length = line.length}, &answer);
        if (!print(&answer))
            return 1;
    }
    return 0;
}
