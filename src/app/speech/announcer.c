#include "app/speech/announcer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_CAPACITY = 256, SCREENS_MAX = 8 };

/* A thing that has the focus or lies under the pointer. */
typedef struct Subject {
    char name[NAME_CAPACITY];
    char words[SENTENCE_CAPACITY];
    char value[SENTENCE_CAPACITY];
    char more[SENTENCE_CAPACITY];
    ThingState state;
    bool usable;
} Subject;

typedef struct Picture {
    char title[NAME_CAPACITY];
    char sayings[SAYING_COUNT][SENTENCE_CAPACITY];
    Subject subject;
    Subject focus; /* also while the pointer is used */
} Picture;

/* A screen, and what news it had when another was opened over it. */
typedef struct Screen {
    char name[32];
    char news[SENTENCE_CAPACITY];
} Screen;

struct Announcer {
    Speech *speech;
    Canvas *canvas;
    VoiceTune tune;
    Picture now;  /* what is being drawn */
    Picture last; /* what was said */
    int depth;
    Screen screens[SCREENS_MAX]; /* from the first to the one that is shown */
};

/* ---- listening ---- */

static void copy(char *to, size_t capacity, const char *words)
{
    snprintf(to, capacity, "%s", words ? words : "");
}

static void hear_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Announcer *announcer = self;
    if (canvas == announcer->canvas && drawn->title && !announcer->now.title[0])
        copy(announcer->now.title, sizeof announcer->now.title, drawn->words);
}

static void take(Subject *subject, const Thing *thing)
{
    copy(subject->name, sizeof subject->name, thing->name);
    copy(subject->words, sizeof subject->words, thing->words ? thing->words : thing->name);
    copy(subject->value, sizeof subject->value, thing->value);
    copy(subject->more, sizeof subject->more, thing->more);
    subject->state = thing->state;
    subject->usable = thing->usable;
}

static void hear_thing(void *self, const Canvas *canvas, const Thing *thing)
{
    Announcer *announcer = self;
    if (canvas->shows_focus ? thing->focused : thing->pointed)
        take(&announcer->now.subject, thing);
    if (thing->focused)
        take(&announcer->now.focus, thing);
}

static void hear_saying(void *self, Saying saying, const char *words)
{
    Announcer *announcer = self;
    copy(announcer->now.sayings[saying], SENTENCE_CAPACITY, words);
}

/* What covers the whole view is another picture: nothing below it counts. */
static void hear_cover(void *self, const Canvas *canvas, Box b)
{
    Announcer *announcer = self;
    if (canvas == announcer->canvas && b.w >= canvas->view.w && b.h >= canvas->view.h)
        announcer->now = (Picture){0};
}

Announcer *announcer_new(Speech *speech, Canvas *canvas)
{
    Announcer *announcer = calloc(1, sizeof *announcer);
    if (!announcer)
        abort();
    announcer->speech = speech;
    announcer->canvas = canvas;
    canvas_watch(canvas, (CanvasWatcher){.self = announcer,
                                         .words = hear_words,
                                         .thing = hear_thing,
                                         .said = hear_saying,
                                         .cover = hear_cover});
    return announcer;
}

void announcer_free(Announcer *announcer)
{
    if (!announcer)
        return;
    canvas_unwatch(announcer->canvas, announcer);
    speech_close(announcer->speech);
    free(announcer);
}

/* ---- speaking ---- */

static const char *word_of_state(const Words *words, ThingState state)
{
    return state == THING_ON    ? tr(words, WORDS_IN("spoken", "on"))
           : state == THING_OFF ? tr(words, WORDS_IN("spoken", "off"))
                                : "";
}

/* Whether what was written so far ends with one of these. */
static bool ends_with(const Text *text, const char *signs)
{
    return text->length && strchr(signs, text->data[text->length - 1]);
}

/* Parts of a sentence, with commas between those that are there; a question needs none. */
static void add_part(Text *text, const char *part)
{
    if (!part[0])
        return;
    if (text->length)
        text_add(text, ends_with(text, "?!:") ? " " : ", ");
    text_add(text, part);
}

/* Whether news that are said now begin with these words: then they need not be said besides. */
static bool in_news(const Announcer *announcer, const char *words)
{
    const char *news = announcer->now.sayings[SAYING_NEWS];
    return words[0] && strcmp(news, announcer->last.sayings[SAYING_NEWS]) != 0 &&
           strncmp(news, words, strlen(words)) == 0;
}

/* A thing that was set to something else only says to what. */
static void say_subject(Announcer *announcer, const Words *words, SpeechDetail detail)
{
    const Subject *now = &announcer->now.subject, *last = &announcer->last.subject;
    char sentence[SENTENCE_CAPACITY * 3];
    Text text = text_on(sentence, sizeof sentence);
    const bool same = strcmp(now->name, last->name) == 0 && strcmp(now->words, last->words) == 0;
    const bool set = strcmp(now->value, last->value) != 0 || now->state != last->state;
    if ((same && !set && now->usable == last->usable) || in_news(announcer, now->words))
        return;
    if (!same || !set)
        add_part(&text, detail == DETAIL_BRIEF && now->name[0] ? now->name : now->words);
    add_part(&text, now->value);
    add_part(&text, word_of_state(words, now->state));
    if (!now->usable && now->words[0])
        add_part(&text, tr(words, WORDS_IN("spoken", "not available")));
    if (!same && detail == DETAIL_FULL && now->more[0]) {
        text_add(&text, ends_with(&text, ".?!") ? " " : ". ");
        text_add(&text, now->more);
    }
    speech_say(announcer->speech, sentence);
}

static void say_if_new(Announcer *announcer, const char *now, const char *last)
{
    if (strcmp(now, last) != 0)
        speech_say(announcer->speech, now);
}

static void tune_to(Announcer *announcer, const Words *words)
{
    VoiceTune *tune = &announcer->tune;
    copy(tune->language, sizeof tune->language, words_language(words));
    for (char *c = tune->language; *c; c++) {
        if (*c == '_')
            *c = '-';
    }
    speech_tune(announcer->speech, tune);
}

static bool shows(const Announcer *announcer, const char *scene)
{
    return announcer->depth > 0 &&
           strcmp(announcer->screens[announcer->depth - 1].name, scene) == 0;
}

/* Goes back to a screen that lies below, or else opens it over the others. */
static Screen *go_to(Announcer *announcer, const char *scene)
{
    Screen *screens = announcer->screens;
    for (int i = announcer->depth; i > 0; i--) {
        if (strcmp(screens[i - 1].name, scene) == 0) {
            announcer->depth = i;
            return &screens[i - 1];
        }
    }
    if (announcer->depth == SCREENS_MAX)
        memmove(screens, screens + 1, sizeof *screens * (size_t)--announcer->depth);
    Screen *opened = &screens[announcer->depth++];
    *opened = (Screen){0};
    copy(opened->name, sizeof opened->name, scene);
    return opened;
}

/* A new screen has nothing of the old one; but news that were heard before a menu was opened are
 * none when it closes. Where it opens under a pointer that lies still, and on nothing, the focus is
 * what the player has to know. */
static void enter_scene(Announcer *announcer, const char *scene)
{
    if (announcer->depth)
        copy(announcer->screens[announcer->depth - 1].news, SENTENCE_CAPACITY,
             announcer->last.sayings[SAYING_NEWS]);
    announcer->last = (Picture){0};
    copy(announcer->last.sayings[SAYING_NEWS], SENTENCE_CAPACITY, go_to(announcer, scene)->news);
    if (!announcer->now.subject.words[0])
        announcer->now.subject = announcer->now.focus;
}

/* With news, what was to come has come. */
static void forget_what_came(Announcer *announcer)
{
    const char *news = announcer->now.sayings[SAYING_NEWS];
    if (news[0] && strcmp(news, announcer->last.sayings[SAYING_NEWS]) != 0)
        announcer->last.sayings[SAYING_COMING][0] = '\0';
}

/* What lies still is not drawn anew in every frame; news and prompt pause while cards fly. */
static void keep_what_stays(Announcer *announcer)
{
    Picture *now = &announcer->now, *last = &announcer->last;
    if (!now->title[0])
        memcpy(now->title, last->title, sizeof now->title);
    for (Saying saying = 0; saying < SAYING_COUNT; saying++) {
        if (saying != SAYING_MESSAGE && !now->sayings[saying][0])
            memcpy(now->sayings[saying], last->sayings[saying], SENTENCE_CAPACITY);
    }
}

void announcer_frame(Announcer *announcer, const char *scene, const Words *words,
                     SpeechDetail detail)
{
    static const Saying ORDER[] = {SAYING_NEWS, SAYING_COMING, SAYING_PROMPT, SAYING_MESSAGE};
    if (!announcer)
        return;
    Picture *now = &announcer->now, *last = &announcer->last;
    tune_to(announcer, words);
    if (!shows(announcer, scene))
        enter_scene(announcer, scene);
    forget_what_came(announcer);
    keep_what_stays(announcer);
    if (!in_news(announcer, now->title))
        say_if_new(announcer, now->title, last->title);
    for (size_t i = 0; i < sizeof ORDER / sizeof ORDER[0]; i++)
        say_if_new(announcer, now->sayings[ORDER[i]], last->sayings[ORDER[i]]);
    say_subject(announcer, words, detail);
    *last = *now;
    *now = (Picture){0};
}

void announcer_set_voice(Announcer *announcer, int rate, const char *voice)
{
    if (!announcer)
        return;
    announcer->tune.rate = rate;
    copy(announcer->tune.voice.name, sizeof announcer->tune.voice.name, voice);
}

int announcer_voices(Announcer *announcer, VoiceName voices[VOICES_MAX])
{
    return announcer ? speech_voices(announcer->speech, voices) : 0;
}

void announcer_hush(Announcer *announcer)
{
    if (announcer)
        speech_hush(announcer->speech);
}

void announcer_again(Announcer *announcer)
{
    if (announcer)
        speech_again(announcer->speech);
}

void announcer_recall(Announcer *announcer, Text *text)
{
    if (announcer)
        speech_recall(announcer->speech, text);
}

void announcer_say(Announcer *announcer, const Words *words, const char *sentence)
{
    if (!announcer)
        return;
    tune_to(announcer, words);
    speech_say(announcer->speech, sentence);
}
