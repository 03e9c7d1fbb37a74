/* Reading the text of a lesson, line by line. */
#include "app/scenes/lesson/lesson.h"

#include "dreamhome/game.h"
#include "dreamhome/notation.h"
#include "dreamhome/record.h"

#include <string.h>

typedef struct Reader {
    int line;
    Lesson *lesson;
    Complaint *complaint;
} Reader;

/* Every complaint about a lesson says where. */
static bool refuse_at(const Reader *reader, const char *words)
{
    Text text = text_on(reader->complaint->words, sizeof reader->complaint->words);
    text_add(&text, "line ");
    text_add_number(&text, (uint64_t)reader->line);
    text_add(&text, ": ");
    text_add(&text, words);
    return false;
}

static bool refuse(const Reader *reader, const char *before, Word word, const char *after)
{
    Complaint what;
    complain(&what, before, word, after);
    return refuse_at(reader, what.words);
}

static LessonStep *last_step(const Reader *reader)
{
    Lesson *lesson = reader->lesson;
    return lesson->step_count ? &lesson->steps[lesson->step_count - 1] : NULL;
}

/* ---- values ---- */

static bool read_words(const Reader *reader, Word value, char *words, size_t capacity)
{
    if (!value.length)
        return refuse_at(reader, "something is missing after the first word");
    if (value.length >= capacity)
        return refuse(reader, "", value, " is too long");
    if (!word_is_clean_utf8(value))
        return refuse(reader, "", value, " is not clean UTF-8");
    Text text = text_on(words, capacity);
    text_add_word(&text, value);
    return true;
}

static bool read_number(const Reader *reader, Word value, uint64_t lowest, uint64_t highest,
                        int *number)
{
    uint64_t read;
    if (!word_number(value, &read) || read < lowest || read > highest)
        return refuse(reader, "", value, " is not a number that is possible here");
    *number = (int)read;
    return true;
}

/* ---- what counts as done ---- */

typedef enum GoalValue { VALUE_NONE, VALUE_ROOM, VALUE_CARDS, VALUE_NUMBER } GoalValue;

static const struct {
    const char *word;
    GoalValue value;
    int lowest, highest; /* of a number */
    int otherwise;       /* the number where none is given; 0: it must be */
} GOALS[GOAL_KIND_COUNT] = {
    [GOAL_PLACE] = {"place", .value = VALUE_ROOM},
    [GOAL_JOIN] = {"join", VALUE_NUMBER, 2, ROOM_MAX_SIZE, 2},
    [GOAL_UPSTAIRS] = {.word = "upstairs"},
    [GOAL_BASEMENT] = {.word = "basement"},
    [GOAL_EMPTY] = {.word = "empty"},
    [GOAL_DECORATE] = {.word = "decorate"},
    [GOAL_SCAFFOLD] = {.word = "scaffold"},
    [GOAL_TAKE] = {"take", .value = VALUE_CARDS},
    [GOAL_USE] = {"use", .value = VALUE_CARDS},
    [GOAL_MARKER] = {.word = "marker"},
    [GOAL_BONUS] = {.word = "bonus"},
    [GOAL_POINTS] = {"points", VALUE_NUMBER, 1, 20, 0},
    [GOAL_END_TURN] = {.word = "end-turn"},
    [GOAL_LOOK] = {.word = "look"},
    [GOAL_ROUND] = {"round", VALUE_NUMBER, 2, ROUND_COUNT, 0},
    [GOAL_COUNT] = {.word = "count"},
};

/* All copies of a card; of a roof also the one with a window. */
static ResourceCardSet cards_called(Word word)
{
    ResourceCardSet cards = 0;
    for (ResourceType type = 1; type < RESOURCE_TYPE_COUNT; type++) {
        const ResourceInfo *info = &RESOURCE_INFO[type];
        Word key = word_of(info->key);
        if (info->window)
            key.length -= strlen("-window");
        if (word_equal(word, key) || word_is(word, info->key))
            cards |= info->cards;
    }
    return cards;
}

/* A kind of cards, or all copies of one. */
static bool read_cards(Word word, ResourceCardSet *cards)
{
    static const char *const KINDS[] = {
        [RESOURCE_KIND_ROOF] = "roof",
        [RESOURCE_KIND_DECOR] = "decor",
        [RESOURCE_KIND_TOOL] = "tool",
        [RESOURCE_KIND_HELPER] = "helper",
    };
    for (size_t kind = 0; kind < sizeof KINDS / sizeof KINDS[0]; kind++) {
        if (KINDS[kind] && word_is(word, KINDS[kind]))
            *cards = resource_cards_of_kind((ResourceKind)kind);
    }
    *cards |= cards_called(word);
    return *cards != 0;
}

static bool read_room(Word word, RoomType *room)
{
    for (RoomType type = 1; type < ROOM_TYPE_COUNT; type++) {
        if (word_is(word, ROOM_INFO[type].key))
            *room = type;
    }
    return *room != ROOM_NONE;
}

static bool read_goal_value(const Reader *reader, Word value, Goal *goal)
{
    const uint64_t lowest = (uint64_t)GOALS[goal->kind].lowest;
    const uint64_t highest = (uint64_t)GOALS[goal->kind].highest;
    switch (GOALS[goal->kind].value) {
    case VALUE_ROOM:
        return !value.length || read_room(value, &goal->room) ||
               refuse(reader, "", value, " is not a room");
    case VALUE_CARDS:
        return read_cards(value, &goal->cards) ||
               refuse(reader, "", value, " is not a resource card or a kind of them");
    case VALUE_NUMBER:
        goal->number = GOALS[goal->kind].otherwise;
        return (!value.length && goal->number) ||
               read_number(reader, value, lowest, highest, &goal->number);
    case VALUE_NONE:
        break;
    }
    return !value.length || refuse(reader, "", value, " is too much here");
}

static bool read_goal(Reader *reader, Word value)
{
    LessonStep *step = last_step(reader);
    const Word word = word_until(&value, ' ');
    if (!step)
        return refuse_at(reader, "before the first step nothing can be done");
    if (step->goal_count == STEP_GOALS_MAX)
        return refuse(reader, "a step cannot ask for so much: ", word, "");
    Goal *goal = &step->goals[step->goal_count++];
    for (goal->kind = 0; goal->kind < GOAL_KIND_COUNT; goal->kind++) {
        if (word_is(word, GOALS[goal->kind].word))
            return read_goal_value(reader, word_trimmed(value), goal);
    }
    return refuse(reader, "", word, " is not something that can be done");
}

/* ---- the other lines ---- */

static bool read_step(Reader *reader, Word value)
{
    if (value.length)
        return refuse(reader, "", value, " is too much here");
    if (reader->lesson->step_count == LESSON_STEPS_MAX)
        return refuse_at(reader, "a lesson cannot have so many steps");
    reader->lesson->step_count++;
    return true;
}

static bool read_title(Reader *reader, Word value)
{
    return read_words(reader, value, reader->lesson->title, LESSON_WORDS_CAPACITY);
}

static bool read_say(Reader *reader, Word value)
{
    LessonStep *step = last_step(reader);
    if (!step)
        return refuse_at(reader, "before the first step nothing can be said");
    return read_words(reader, value, step->say, LESSON_WORDS_CAPACITY);
}

static bool read_picture(Reader *reader, Word value)
{
    LessonStep *step = last_step(reader);
    return read_words(reader, value, step ? step->picture : reader->lesson->picture,
                      LESSON_KEY_CAPACITY);
}

static bool read_point(Reader *reader, Word value)
{
    LessonStep *step = last_step(reader);
    if (!step)
        return refuse_at(reader, "before the first step nothing can be lit");
    if (step->point_count == STEP_POINTS_MAX)
        return refuse(reader, "a step cannot light so much: ", value, "");
    return read_words(reader, value, step->points[step->point_count++], LESSON_KEY_CAPACITY);
}

static bool read_record(Reader *reader, Word value)
{
    return read_words(reader, value, reader->lesson->record, LESSON_KEY_CAPACITY);
}

static bool read_seat(Reader *reader, Word value)
{
    if (!read_number(reader, value, 1, PLAYERS_MAX, &reader->lesson->seat))
        return false;
    reader->lesson->seat--;
    return true;
}

static bool read_start(Reader *reader, Word value)
{
    return read_number(reader, value, 0, RECORD_MOVES_MAX, &reader->lesson->start);
}

static bool read_line(Reader *reader, Word line)
{
    static const struct {
        const char *word;
        bool (*read)(Reader *reader, Word value);
    } LINES[] = {{"lesson", read_title}, {"picture", read_picture}, {"record", read_record},
                 {"seat", read_seat},    {"start", read_start},     {"step", read_step},
                 {"say", read_say},      {"done", read_goal},       {"point", read_point}};
    const Word word = word_until(&line, ' ');
    for (size_t i = 0; i < sizeof LINES / sizeof LINES[0]; i++) {
        if (word_is(word, LINES[i].word))
            return LINES[i].read(reader, word_trimmed(line));
    }
    return refuse(reader, "", word, " is not how a line of a lesson begins");
}

/* ---- the whole ---- */

static bool is_whole(const Reader *reader)
{
    const Lesson *lesson = reader->lesson;
    if (!lesson->title[0])
        return refuse_at(reader, "the lesson has no title");
    if (!lesson->record[0])
        return refuse_at(reader, "the lesson names no record");
    if (!lesson->step_count)
        return refuse_at(reader, "the lesson has no steps");
    for (int i = 0; i < lesson->step_count; i++) {
        if (!lesson->steps[i].goal_count)
            return refuse(reader, "a step can never be done: ", word_of(lesson->steps[i].say), "");
        if (!lesson->steps[i].say[0])
            return refuse_at(reader, "a step says nothing");
    }
    return true;
}

bool lesson_read(Word text, Lesson *lesson, Complaint *complaint)
{
    Reader reader = {.lesson = lesson, .complaint = complaint};
    *lesson = (Lesson){0};
    while (text.length) {
        const Word line = word_trimmed(word_until(&text, '\n'));
        reader.line++;
        if (line.length && line.at[0] != '#' && !read_line(&reader, line))
            return false;
    }
    return is_whole(&reader);
}

bool lesson_step_has(const LessonStep *step, GoalKind kind)
{
    for (int i = 0; i < step->goal_count; i++) {
        if (step->goals[i].kind == kind)
            return true;
    }
    return false;
}
