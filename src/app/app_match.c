/* The match, on the table and on disk. */
#include "app/app.h"

#include "app/words/clean_line.h"
#include "app/words/error_words.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>

static void tell(App *app, const char *words)
{
    snprintf(app->notice, sizeof app->notice, "%s", words);
    app_redraw(app);
}

/* The reason is for the log: players need to know only that the game goes on without the disk. */
static void tell_unsaved(App *app, const Error *error)
{
    SDL_Log("%s", error->words);
    tell(app, tr(app->words, "Your game can’t be saved right now, but you can keep playing."));
}

static void put_on_table(App *app, const Record *record)
{
    app_take_looks(app, record);
    if (!app->play)
        app->play = malloc(sizeof *app->play);
    if (!app->play)
        abort();
    play_resume(app->play, record);
}

/* A script leaves no trace: nothing is opened for it. Nor does a lesson. */
static bool saves(const App *app)
{
    return app->kept.autosave.data[0] != '\0' && !app->kept.rehearsing;
}

void app_put_match(App *app, const Record *record)
{
    Error error;
    put_on_table(app, record);
    if (saves(app) && !autosave_begin(&app->kept.autosave, record, &error))
        tell_unsaved(app, &error);
}

/* The file as players know it: without its folders. */
static void name_file(const char *path, char *name, size_t capacity)
{
    const char *last = path;
    for (const char *at = path; *at; at++) {
        if ((*at == '/' || *at == '\\') && at[1])
            last = at + 1;
    }
    name[0] = '\0';
    clean_line_add(name, capacity, last);
}

void app_tell_unopened(App *app, const char *path, const Error *error)
{
    char name[96], words[512];
    name_file(path, name, sizeof name);
    snprintf(words, sizeof words, tr(app->words, "%s can’t be opened: %s."), name,
             error_words(app->words, error));
    tell(app, words);
}

bool app_open_record(App *app, const char *path)
{
    Record record;
    Error error;
    if (record_file_load(path, &record, &error)) {
        app_put_match(app, &record);
        return true;
    }
    app_tell_unopened(app, path, &error);
    return false;
}

void app_save_match(App *app)
{
    Error error;
    if (saves(app) && !autosave_update(&app->kept.autosave, play_record(app->play), &error))
        tell_unsaved(app, &error);
}

void app_finish_match(App *app)
{
    Error error;
    if (saves(app) && !autosave_finish(&app->kept.autosave, play_record(app->play), &error))
        tell_unsaved(app, &error);
}

void app_close_match(App *app)
{
    if (saves(app))
        autosave_close(&app->kept.autosave);
    free(app->play);
    app->play = NULL;
}

static void tell_damage(App *app, const Recovery *recovery)
{
    char words[512];
    if (recovery->unreadable)
        snprintf(
            words, sizeof words,
            tr(app->words, "Your last game can’t be read right now and was left as it is: %s."),
            error_words(app->words, &recovery->trouble));
    else if (recovery->damaged[0])
        snprintf(words, sizeof words, tr(app->words, "A damaged save was set aside as %s."),
                 recovery->damaged);
    else
        return;
    tell(app, words);
}

static void take_recovered(App *app, const Recovery *recovery)
{
    Error error;
    tell_damage(app, recovery);
    if (recovery->source == RECOVERY_NONE)
        return;
    put_on_table(app, &recovery->record);
    if (play_finished(app->play))
        app_finish_match(app);
    else if (!autosave_begin(&app->kept.autosave, &recovery->record, &error))
        tell_unsaved(app, &error);
}

void app_recover_match(App *app)
{
    Error error;
    if (app->launch.script)
        return;
    if (!autosave_open(&app->kept.autosave, app->paths.data, &error))
        tell_unsaved(app, &error);
    Recovery *recovery = malloc(sizeof *recovery);
    if (!recovery)
        abort();
    autosave_recover(&app->kept.autosave, recovery);
    take_recovered(app, recovery);
    free(recovery);
}
