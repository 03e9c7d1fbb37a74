#include "app/scenes/lesson/lesson_shelf.h"

#include "session/file.h"
#include "session/record_file.h"

#include <stdio.h>
#include <string.h>

static const char ENDING[] = ".txt";

static bool find_lessons(const App *app, char folder[FILE_PATH_CAPACITY], Error *error)
{
    return file_path(folder, app->paths.assets, "lessons", error);
}

void lesson_shelf_list(LessonShelf *shelf, const App *app)
{
    char folder[FILE_PATH_CAPACITY];
    FileNames names;
    Error error;
    shelf->count = 0;
    if (!find_lessons(app, folder, &error) || !file_names(folder, ENDING, &names, &error)) {
        SDL_Log("%s", error.words);
        return;
    }
    for (int i = 0; i < names.count && shelf->count < LESSONS_MAX; i++) {
        const int length = (int)(strlen(names.items[i]) - strlen(ENDING));
        if (length < LESSON_KEY_CAPACITY)
            snprintf(shelf->keys[shelf->count++], LESSON_KEY_CAPACITY, "%.*s", length,
                     names.items[i]);
    }
    file_names_free(&names);
}

/* ---- a lesson ---- */

enum { LESSON_TEXT_CAPACITY = 16384 };

static bool read_text(const char *path, Lesson *lesson, Error *error)
{
    char text[LESSON_TEXT_CAPACITY];
    size_t length;
    Complaint complaint;
    if (!file_read(path, text, sizeof text, &length, error))
        return false;
    return lesson_read((Word){.at = text, .length = length}, lesson, &complaint) ||
           error_set_path(error, "read", path, complaint.words);
}

static bool is_playable(const Lesson *lesson, const Record *record, const char *path, Error *error)
{
    if (lesson->seat >= record->options.players)
        return error_set_path(error, "teach", path, "nobody sits where the pupil should");
    if (lesson->start > record->move_count)
        return error_set_path(error, "teach", path, "it starts after the record ends");
    return true;
}

bool lesson_shelf_open(const App *app, const char *key, Lesson *lesson, Record *record,
                       Error *error)
{
    char folder[FILE_PATH_CAPACITY], path[FILE_PATH_CAPACITY];
    char name[LESSON_KEY_CAPACITY + 16];
    snprintf(name, sizeof name, "%s%s", key, ENDING);
    if (!find_lessons(app, folder, error) || !file_path(path, folder, name, error) ||
        !read_text(path, lesson, error))
        return false;
    snprintf(name, sizeof name, "%s.dreamhome", lesson->record);
    return file_path(path, folder, name, error) && record_file_load(path, record, error) &&
           is_playable(lesson, record, path, error);
}

/* ---- how far it was taken ---- */

enum { PROGRESS_CAPACITY = RECORD_TEXT_CAPACITY + 64 };

static bool find_progress(const App *app, const char *key, char path[FILE_PATH_CAPACITY],
                          Error *error)
{
    char folder[FILE_PATH_CAPACITY];
    return file_path(folder, app->paths.data, "lessons", error) &&
           file_make_directory(folder, error) && file_path(path, folder, key, error);
}

/* "done 0", "step 4", and the record of the match that was left, if there is one. */
static void read_progress(Word rest, LessonProgress *progress)
{
    Complaint ignored;
    uint64_t step;
    Word line = word_until(&rest, '\n');
    progress->done = word_is(line, "done 1");
    line = word_until(&rest, '\n');
    const Word key = word_until(&line, ' ');
    if (!word_is(key, "step") || !word_number(line, &step) || step >= LESSON_STEPS_MAX)
        return;
    progress->step = (int)step;
    progress->begun = record_parse(rest, &progress->record, &ignored);
}

void lesson_progress_load(const App *app, const char *key, LessonProgress *progress)
{
    char path[FILE_PATH_CAPACITY], text[PROGRESS_CAPACITY];
    size_t length;
    Error ignored; /* the first time there is none */
    *progress = (LessonProgress){0};
    if (!app->launch.script && find_progress(app, key, path, &ignored) &&
        file_read(path, text, sizeof text, &length, &ignored))
        read_progress((Word){.at = text, .length = length}, progress);
}

void lesson_progress_save(const App *app, const char *key, const LessonProgress *progress)
{
    char path[FILE_PATH_CAPACITY], buffer[PROGRESS_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Error error;
    if (app->launch.script)
        return;
    text_add(&text, progress->done ? "done 1\n" : "done 0\n");
    if (progress->begun) {
        text_add(&text, "step ");
        text_add_number(&text, (uint64_t)progress->step);
        text_add_char(&text, '\n');
        record_write(&progress->record, &text);
    }
    if (!find_progress(app, key, path, &error) || !file_write(path, text.data, text.length, &error))
        SDL_Log("%s", error.words);
}
