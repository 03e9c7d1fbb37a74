/**
 * What stands on the screen of the settings: pages, each with one or two sections of rows. A row is
 * a number of Settings, except for the language and the voice.
 */
#ifndef SCENES_SETTINGS_ROWS_H
#define SCENES_SETTINGS_ROWS_H

#include "app/settings.h"

#include <stddef.h>

typedef enum Page { PAGE_SCREEN, PAGE_SOUND, PAGE_PLAY, PAGE_EASY, PAGE_COUNT } Page;

typedef enum Section {
    SECTION_SCREEN,
    SECTION_SEEING,
    SECTION_SOUND,
    SECTION_SPEECH,
    SECTION_TURNS,
    SECTION_HELP,
    SECTION_EASY,
    SECTION_COUNT
} Section;

typedef struct SectionInfo {
    Page page;
    const char *name;
} SectionInfo;

typedef enum RowKind {
    ROW_TOGGLE,
    ROW_SLIDER,
    ROW_LANGUAGE,
    ROW_SPEED,
    ROW_DETAIL,
    ROW_VOICE
} RowKind;

typedef struct Row {
    Section section;
    RowKind kind;
    size_t field;
    const char *label;
    const char *note; /* or NULL */
    int lowest, highest, step;
} Row;

enum { ROW_COUNT = 24 };

extern const char *const SETTINGS_PAGES[PAGE_COUNT];
extern const SectionInfo SETTINGS_SECTIONS[SECTION_COUNT];
extern const Row SETTINGS_ROWS[ROW_COUNT];

/** The number of the settings that a row stands for; not for the language. */
static inline int *row_number(Settings *settings, const Row *row)
{
    return (int *)(void *)((char *)settings + row->field);
}

#endif
