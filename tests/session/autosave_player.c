/*
 * Plays random games through the autosave, with undos and matches that are given up, until it is
 * killed, and tells before and after every step what a new start should find.
 *
 * usage: autosave_player DATA SEED        plays; prints "doing STATE" and "done STATE" around a
 * step autosave_player DATA SEED STEPS  ends after so many steps, whatever the disk does; prints
 *                                         "waits STATE" where a step is not on the disk yet
 *        autosave_player DATA             starts, prints "found STATE", what was wrong, and ends
 *
 * A state is a hash of the record, with the number of its moves, or "none".
 */
#include "session/autosave.h"
#include "session/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Player {
    Autosave autosave;
    Match match;
    Rng rng;
    int started; /* matches */
    int steps;   /* to play, whatever the disk does; 0: until killed, and nothing may fail */
} Player;

static void say(const char *what, const Record *record)
{
    char text[RECORD_TEXT_CAPACITY];
    char line[100];
    int length = snprintf(line, sizeof line, "%s none\n", what);
    if (record) {
        Text written = text_on(text, sizeof text);
        record_write(record, &written);
        uint64_t hash = 0xcbf29ce484222325u;
        for (size_t i = 0; i < written.length; i++)
            hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
        length = snprintf(line, sizeof line, "%s %016llx/%d\n", what, (unsigned long long)hash,
                          record->move_count);
    }
    if (write(STDOUT_FILENO, line, (size_t)length) != length)
        exit(3); /* nobody listens any more */
}

static void demand(const Player *player, bool fine, const Error *error)
{
    if (fine || player->steps)
        return;
    fprintf(stderr, "%s\n", error->words);
    exit(1);
}

static void say_done(const Player *player, const Record *record)
{
    say(player->autosave.failing ? "waits" : "done", record);
}

/* No two matches of a run are alike, so that one is not taken for another. */
static void begin(Player *player)
{
    Error error;
    char started[STARTED_CAPACITY];
    GameOptions options = game_default_options((Edition)rng_below(&player->rng, EDITION_COUNT));
    options.seed = rng_next(&player->rng);
    options.players = (uint8_t)(PLAYERS_MIN + rng_below(&player->rng, 3));
    snprintf(started, sizeof started, "2026-01-31T18:30:%02dZ", player->started++ % 60);
    match_start(&player->match, &options, started);
    say("doing", &player->match.record);
    demand(player, autosave_begin(&player->autosave, &player->match.record, &error), &error);
    say_done(player, &player->match.record);
}

static void move_or_undo(Player *player)
{
    Error error;
    MoveList moves;
    game_moves(&player->match.game, &moves);
    if (rng_below(&player->rng, 6) != 0 || !match_undo(&player->match))
        match_play(&player->match, &moves.items[rng_below(&player->rng, (uint32_t)moves.count)],
                   NULL);
    say("doing", &player->match.record);
    demand(player, autosave_update(&player->autosave, &player->match.record, &error), &error);
    say_done(player, &player->match.record);
}

static void finish(Player *player)
{
    Error error;
    say("doing", NULL);
    demand(player, autosave_finish(&player->autosave, &player->match.record, &error), &error);
    say_done(player, NULL);
    begin(player);
}

static void play(Player *player)
{
    for (int step = 0; !player->steps || step < player->steps; step++) {
        if (player->match.game.phase == PHASE_OVER)
            finish(player);
        else if (rng_below(&player->rng, 300) == 0)
            begin(player);
        else
            move_or_undo(player);
    }
}

/* A record from among the matches is not the running one: there was none. */
static void start(Player *player, const char *data)
{
    Recovery recovery;
    Error error;
    demand(player, autosave_open(&player->autosave, data, &error), &error);
    autosave_recover(&player->autosave, &recovery);
    if (recovery.damage.words[0])
        printf("damaged %s: %s\n", recovery.damaged, recovery.damage.words);
    if (recovery.unreadable)
        printf("unreadable %s\n", recovery.trouble.words);
    fflush(stdout);
    const bool found = recovery.source == RECOVERY_RUNNING || recovery.source == RECOVERY_BACKUP;
    say("found", found ? &recovery.record : NULL);
    if (found)
        match_resume(&player->match, &recovery.record);
    player->autosave.running = found;
}

int main(int argc, char **argv)
{
    static Player player;
    if (argc < 2 || argc > 4) {
        fprintf(stderr, "usage: autosave_player DATA [SEED [STEPS]]\n");
        return 2;
    }
    player.steps = argc == 4 ? atoi(argv[3]) : 0;
    start(&player, argv[1]);
    if (argc >= 3) {
        player.rng = rng_seeded(strtoull(argv[2], NULL, 10));
        if (!player.autosave.running)
            begin(&player);
        play(&player);
    }
    autosave_close(&player.autosave);
    return 0;
}
