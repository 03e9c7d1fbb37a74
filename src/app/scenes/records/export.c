/* The records for other programs: a file in the folder of documents. */
#include "app/scenes/records/figures.h"

#include "app/files/user_folder.h"
#include "app/words/error_words.h"

#include <stdio.h>
#include <time.h>

/* The old file stays until the new one is whole. */
static bool write_file(const Records *records, const App *app, const char *path, bool json,
                       Error *error)
{
    FileDraft draft;
    if (!file_draft_open(&draft, path, error))
        return false;
    const bool written = json
                             ? statistics_write_json(app->paths.data, &records->figures->statistics,
                                                     draft.file, error)
                             : statistics_write_csv(app->paths.data, draft.file, error);
    if (!written) {
        file_draft_drop(&draft);
        return false;
    }
    return file_draft_commit(&draft, error);
}

void figures_export(Records *records, App *app, bool json)
{
    char directory[PATH_CAPACITY], path[FILE_PATH_CAPACITY], name[64];
    Error error = {0};
    const time_t now = time(NULL);
    struct tm parts = {0};
    localtime_r(&now, &parts);
    strftime(name, sizeof name,
             json ? "dream-home-records-%Y-%m-%d.json" : "dream-home-records-%Y-%m-%d.csv", &parts);
    user_folder(USER_DOCUMENTS, &app->paths, directory, sizeof directory);
    const bool saved =
        file_path(path, directory, name, &error) && write_file(records, app, path, json, &error);
    if (saved)
        snprintf(records->message, sizeof records->message, tr(app->words, "Scores saved: %s"),
                 path);
    else
        snprintf(records->message, sizeof records->message,
                 tr(app->words, "The scores couldn’t be saved: %s."),
                 error_words(app->words, &error));
    audio_play(app->audio, saved ? SOUND_CHIME : SOUND_WARNING);
    app_redraw(app);
}
