#include "arena/guest.h"

#include "dreamhome/notation.h"

#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINE_CAPACITY = 256 };

static _Noreturn void give_up(const Guest *guest, const char *what, const char *words)
{
    fprintf(stderr, "%s: %s%s\n", guest->path, what, words);
    exit(1);
}

static void become(const char *path, int input, int output)
{
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    close(input);
    close(output);
    execlp(path, path, (char *)NULL);
    perror(path);
    _exit(127);
}

void guest_start(Guest *guest, const char *path)
{
    int there[2];
    int back[2];
    *guest = (Guest){.path = path};
    signal(SIGPIPE, SIG_IGN); /* a guest that is gone is told by its missing answer */
    if (pipe(there) || pipe(back))
        give_up(guest, "no pipe", "");
    guest->process = fork();
    if (guest->process < 0)
        give_up(guest, "no process", "");
    if (guest->process == 0) {
        close(there[1]);
        close(back[0]);
        become(path, there[0], back[1]);
    }
    close(there[0]);
    close(back[1]);
    guest->to = fdopen(there[1], "w");
    guest->from = fdopen(back[0], "r");
    if (!guest->to || !guest->from)
        give_up(guest, "no stream", "");
}

void guest_stop(Guest *guest)
{
    fputs("quit\n", guest->to);
    fclose(guest->to);
    while (fgetc(guest->from) != EOF) {
    }
    fclose(guest->from);
    waitpid(guest->process, NULL, 0);
}

/* The first line of the answer without its mark; further lines, up to the empty one, are skipped.
 */
static void read_answer(Guest *guest, char answer[LINE_CAPACITY])
{
    char line[LINE_CAPACITY];
    if (!fgets(line, sizeof line, guest->from))
        give_up(guest, "no answer", "");
    line[strcspn(line, "\n")] = 0;
    if (line[0] != '=')
        give_up(guest, "refuses: ", line);
    strcpy(answer, line + 1);
    while (line[0] && fgets(line, sizeof line, guest->from))
        line[strcspn(line, "\n")] = 0;
}

static void ask(Guest *guest, const char *command, char answer[LINE_CAPACITY])
{
    if (fprintf(guest->to, "%s\n", command) < 0 || fflush(guest->to))
        give_up(guest, "takes no command", "");
    read_answer(guest, answer);
}

void guest_new_game(Guest *guest, const GameOptions *options)
{
    char command[LINE_CAPACITY];
    char answer[LINE_CAPACITY];
    snprintf(command, sizeof command,
             "new seed=%llu players=%d edition=%s discard=%s car=%s gaps=%s first=%d",
             (unsigned long long)options->seed, options->players,
             EDITION_INFO[options->edition].key, options->discard ? "on" : "off",
             options->car ? "on" : "off", options->gaps ? "on" : "off", options->first + 1);
    ask(guest, command, answer);
}

void guest_tell(Guest *guest, const Move *move)
{
    char command[LINE_CAPACITY];
    char answer[LINE_CAPACITY];
    Text text = text_on(command, sizeof command);
    text_add(&text, "play ");
    notation_write_move(&text, move);
    ask(guest, command, answer);
}

void guest_move(Guest *guest, Level level, uint64_t seed, Game *game)
{
    char command[LINE_CAPACITY];
    char answer[LINE_CAPACITY];
    Complaint complaint;
    Move move;
    snprintf(command, sizeof command, "genmove %s %llu", LEVEL_KEYS[level],
             (unsigned long long)seed);
    ask(guest, command, answer);
    if (!notation_read_move(word_trimmed(word_of(answer)), &move, &complaint))
        give_up(guest, "plays no move: ", complaint.words);
    const RuleError error = game_apply(game, &move, NULL);
    if (error)
        give_up(guest, "plays an illegal move: ", RULE_ERROR_INFO[error].words);
}
