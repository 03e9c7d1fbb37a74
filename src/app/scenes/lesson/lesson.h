/**
 * A lesson: a match that was prepared, and steps that a pupil takes in it.
 *
 * A lesson is two files in assets/lessons: KEY.txt, read here, and the record that it names. The
 * text is plain lines of a word and its value; blank lines and lines that start with '#' are for
 * people. First what the lesson is, then its steps:
 *
 *   lesson Your first house     its title, in English: a key of the catalogues
 *   picture room-living         its icon
 *   record first-house          the match, assets/lessons/first-house.dreamhome
 *   seat 1                      the pupil's
 *   start 14                    moves of the record that were made before the lesson begins
 *
 *   step                        begins a step
 *   say Build on top of a room  what it says to who waits: at most eight words
 *   picture hand                the icon beside that
 *   done upstairs               what counts as done; several lines: all of it, in one turn
 *   point heap roofs            what is lit, as `--describe` names it; without such a line the
 *                               step lights what leads to what counts as done
 *
 * What counts as done:
 *
 *   place [ROOM]     a room is placed face up          use CARD     a tool or helper has worked
 *   join [N]         it is one of N joined, or 2       marker       column 1 is taken
 *   upstairs         it is on the top floor            bonus        points for function are won
 *   basement         it is in the basement             points N     the turn has brought so many
 *   empty            a room is placed face down        end-turn     the turn is ended
 *   decorate         a token is placed                 look         it was looked at
 *   scaffold         a scaffolding is placed           round N      computers have played till then
 *   take CARD        with a roof, tool, helper, decor  count        the game is over
 *                    or one that is named
 *
 * A Lesson is a value without pointers.
 */
#ifndef LESSON_LESSON_H
#define LESSON_LESSON_H

#include "dreamhome/card.h"
#include "dreamhome/text.h"

#include <stdbool.h>

enum {
    LESSON_STEPS_MAX = 24,
    STEP_GOALS_MAX = 3,
    STEP_POINTS_MAX = 3,
    LESSON_WORDS_CAPACITY = 160, /* bytes of a title, of a caption */
    LESSON_KEY_CAPACITY = 40,    /* bytes of a picture's key, of a record's name, of a thing */
};

typedef enum GoalKind {
    GOAL_PLACE, /* what: RoomType, or ROOM_NONE for any */
    GOAL_JOIN,  /* number: cards of the joined room */
    GOAL_UPSTAIRS,
    GOAL_BASEMENT,
    GOAL_EMPTY,
    GOAL_DECORATE,
    GOAL_SCAFFOLD,
    GOAL_TAKE, /* cards */
    GOAL_USE,  /* cards */
    GOAL_MARKER,
    GOAL_BONUS,
    GOAL_POINTS, /* number */
    GOAL_END_TURN,
    GOAL_LOOK,
    GOAL_ROUND, /* number */
    GOAL_COUNT,
    GOAL_KIND_COUNT,
} GoalKind;

typedef struct Goal {
    GoalKind kind;
    RoomType room;
    ResourceCardSet cards;
    int number;
} Goal;

typedef struct LessonStep {
    char say[LESSON_WORDS_CAPACITY];
    char picture[LESSON_KEY_CAPACITY];
    int goal_count;
    Goal goals[STEP_GOALS_MAX];
    int point_count;
    char points[STEP_POINTS_MAX][LESSON_KEY_CAPACITY];
} LessonStep;

typedef struct Lesson {
    char title[LESSON_WORDS_CAPACITY];
    char picture[LESSON_KEY_CAPACITY];
    char record[LESSON_KEY_CAPACITY];
    int seat;  /* from 0 */
    int start; /* moves of the record */
    int step_count;
    LessonStep steps[LESSON_STEPS_MAX];
} Lesson;

/** Reads a lesson. What is wrong is named with its line; `lesson` then holds nothing of use. */
bool lesson_read(Word text, Lesson *lesson, Complaint *complaint);

/** Whether one of a step's goals is of a kind. */
bool lesson_step_has(const LessonStep *step, GoalKind kind);

#endif
