/*
 * dreamhome-train: learns the judgement of the computer players from scratch.
 *
 *     dreamhome-train SEED GAMES FILE
 *
 * The file is src/ai/learned_weights.def; its first line says with which numbers it was made.
 */
#include "arena/train.h"

#include <stdlib.h>

static int write_weights(const char *path, const Trainer *trainer, const TrainSettings *settings)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        return 1;
    }
    train_write(file, trainer_weights(trainer), settings);
    if (fclose(file)) {
        perror(path);
        return 1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc != 4 || atol(argv[2]) < 1) {
        fputs("usage: dreamhome-train SEED GAMES FILE\n", stderr);
        return 2;
    }
    const TrainSettings settings = {
        .seed = strtoull(argv[1], NULL, 10), .games = atol(argv[2]), .generation = GENERATION};
    Trainer *trainer = trainer_new(&settings);
    TrainReport report;
    double error = 0, score = 0;
    for (int step = 1; trainer_step(trainer, &report); step++) {
        error += report.error;
        score += report.score;
        if (step % 25)
            continue;
        printf("%ld games, error %.3f, score %.2f\n", report.games, error / 25, score / 25);
        fflush(stdout);
        error = score = 0;
    }
    printf("hash 0x%016llx\n", (unsigned long long)train_hash(trainer_weights(trainer)));
    const int failed = write_weights(argv[3], trainer, &settings);
    trainer_free(trainer);
    return failed;
}
