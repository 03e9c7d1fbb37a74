/**
 * The lessons that there are, in the order of their files' names, and how far each was taken.
 *
 * How far is kept in the player's folder, one small file a lesson: a match that was left goes on
 * where it was. A script finds every lesson new, and leaves no trace.
 */
#ifndef LESSON_SHELF_H
#define LESSON_SHELF_H

#include "app/app.h"
#include "app/scenes/lesson/lesson.h"

enum { LESSONS_MAX = 8 };

typedef struct LessonShelf {
    int count;
    char keys[LESSONS_MAX][LESSON_KEY_CAPACITY];
} LessonShelf;

void lesson_shelf_list(LessonShelf *shelf, const App *app);

/** Reads a lesson and its record. What is wrong is for whoever writes lessons. */
bool lesson_shelf_open(const App *app, const char *key, Lesson *lesson, Record *record,
                       Error *error);

typedef struct LessonProgress {
    bool done;  /* to its end, at least once */
    bool begun; /* and left in the middle: */
    int step;
    Record record;
} LessonProgress;

void lesson_progress_load(const App *app, const char *key, LessonProgress *progress);
void lesson_progress_save(const App *app, const char *key, const LessonProgress *progress);

#endif
