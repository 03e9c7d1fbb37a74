#include "app/speech/speech.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    WAITING_MAX = 16,
    RETRY_AFTER = 5000, /* ms: a voice that has gone may come back */
    PATIENCE = 300,     /* ms: for a voice that is asked to end */
};

/* What is said, and how it was to be said when it was handed in: the language may change since. */
typedef struct Sentence {
    VoiceTune tune;
    char words[SENTENCE_CAPACITY];
} Sentence;

typedef struct Line {
    int first, count;
    Sentence sentences[WAITING_MAX];
} Line;

struct Speech {
    const VoiceKind *kind;
    char where[1024];
    SDL_mutex *lock; /* over all that follows, up to `users` */
    SDL_cond *change;
    VoiceTune tune;
    SpeechListener listener;
    Line waiting;
    Line recent; /* what was handed in since the player last did something */
    bool recent_is_over;
    bool hush;
    bool quit;
    bool ended;
    int voice_count;
    VoiceName voices[VOICES_MAX];
    SDL_atomic_t users; /* the thread and its owner: the last one frees */
};

static void line_add(Line *line, const VoiceTune *tune, const char *words)
{
    if (line->count == WAITING_MAX) {
        line->first = (line->first + 1) % WAITING_MAX;
        line->count--;
    }
    Sentence *sentence = &line->sentences[(line->first + line->count++) % WAITING_MAX];
    sentence->tune = *tune;
    snprintf(sentence->words, SENTENCE_CAPACITY, "%s", words);
}

static const Sentence *line_take(Line *line)
{
    const Sentence *sentence = &line->sentences[line->first];
    line->first = (line->first + 1) % WAITING_MAX;
    line->count--;
    return sentence;
}

static void release(Speech *speech)
{
    if (SDL_AtomicAdd(&speech->users, -1) > 1)
        return;
    SDL_DestroyCond(speech->change);
    SDL_DestroyMutex(speech->lock);
    free(speech);
}

/* ---- in the thread ---- */

/* What is to be done next. */
typedef struct Order {
    bool quit, hush, say;
    Sentence sentence;
} Order;

static Order next_order(Speech *speech)
{
    Order order = {0};
    SDL_LockMutex(speech->lock);
    while (!speech->quit && !speech->hush && !speech->waiting.count)
        SDL_CondWait(speech->change, speech->lock);
    order.quit = speech->quit;
    order.hush = speech->hush;
    order.say = !order.quit && speech->waiting.count;
    if (order.say)
        order.sentence = *line_take(&speech->waiting);
    speech->hush = false;
    SDL_UnlockMutex(speech->lock);
    return order;
}

typedef struct Mouth {
    void *voice; /* or NULL */
    bool tried;
    Uint32 tried_at;
    char listed[VOICE_LANGUAGE_CAPACITY]; /* the language whose voices were asked for */
    Uint32 speaks_until;                  /* about */
} Mouth;

static void open_mouth(Mouth *mouth, const Speech *speech)
{
    if (mouth->voice || (mouth->tried && SDL_GetTicks() - mouth->tried_at < RETRY_AFTER))
        return;
    mouth->voice = speech->kind->open(speech->where);
    mouth->tried = true;
    mouth->tried_at = SDL_GetTicks();
}

/* A voice is asked once for each language; it may take its time. */
static void list_voices(Mouth *mouth, Speech *speech, const char *language)
{
    VoiceName voices[VOICES_MAX];
    if (!mouth->voice || !speech->kind->list || strcmp(mouth->listed, language) == 0)
        return;
    snprintf(mouth->listed, sizeof mouth->listed, "%s", language);
    const int count = speech->kind->list(mouth->voice, language, voices);
    SDL_LockMutex(speech->lock);
    speech->voice_count = count;
    memcpy(speech->voices, voices, sizeof voices[0] * (size_t)count);
    SDL_UnlockMutex(speech->lock);
}

/* How long it takes to say something: about 14 letters a second at the usual rate, twice as many at
 * the fastest. */
static Uint32 milliseconds_of(const char *words, int rate)
{
    int letters = 0;
    for (; *words; words++)
        letters += ((unsigned char)*words & 0xc0) != 0x80;
    return (Uint32)(300 + letters * 1000 / 14 * SDL_pow(2, -rate / 100.0));
}

static void tell_listener(Speech *speech, const Mouth *mouth)
{
    const Sint32 left = (Sint32)(mouth->speaks_until - SDL_GetTicks());
    SDL_LockMutex(speech->lock);
    if (speech->listener.speaks && !speech->quit)
        speech->listener.speaks(speech->listener.self, (float)SDL_max(left, 0) / 1000);
    SDL_UnlockMutex(speech->lock);
}

static void speak_until(Mouth *mouth, const Order *order)
{
    const Uint32 now = SDL_GetTicks();
    if (order->hush || (Sint32)(mouth->speaks_until - now) < 0)
        mouth->speaks_until = now;
    if (order->say)
        mouth->speaks_until += milliseconds_of(order->sentence.words, order->sentence.tune.rate);
}

static void carry_out(Mouth *mouth, Speech *speech, const Order *order)
{
    open_mouth(mouth, speech);
    if (!mouth->voice)
        return;
    speak_until(mouth, order);
    tell_listener(speech, mouth);
    if (order->hush)
        speech->kind->hush(mouth->voice);
    const Sentence *sentence = &order->sentence;
    if (order->say && !speech->kind->say(mouth->voice, &sentence->tune, sentence->words)) {
        speech->kind->close(mouth->voice);
        mouth->voice = NULL;
    }
    if (order->say)
        list_voices(mouth, speech, sentence->tune.language);
}

static int speak(void *data)
{
    Speech *speech = data;
    Mouth mouth = {0};
    for (Order order = {0}; !order.quit;) {
        order = next_order(speech);
        if (!order.quit || mouth.voice)
            carry_out(&mouth, speech, &order);
    }
    if (mouth.voice)
        speech->kind->close(mouth.voice);
    SDL_LockMutex(speech->lock);
    speech->ended = true;
    SDL_CondBroadcast(speech->change);
    SDL_UnlockMutex(speech->lock);
    release(speech);
    return 0;
}

/* ---- outside ---- */

Speech *speech_open(const VoiceKind *kind, const char *where)
{
    Speech *speech = calloc(1, sizeof *speech);
    if (!speech)
        abort();
    speech->kind = kind;
    snprintf(speech->where, sizeof speech->where, "%s", where ? where : "");
    speech->lock = SDL_CreateMutex();
    speech->change = SDL_CreateCond();
    SDL_AtomicSet(&speech->users, 2);
    SDL_Thread *thread = SDL_CreateThread(speak, "speech", speech);
    if (!thread) {
        SDL_AtomicSet(&speech->users, 1);
        release(speech);
        return NULL;
    }
    SDL_DetachThread(thread);
    return speech;
}

void speech_close(Speech *speech)
{
    if (!speech)
        return;
    SDL_LockMutex(speech->lock);
    speech->quit = true;
    speech->hush = true;
    SDL_CondBroadcast(speech->change);
    while (!speech->ended &&
           SDL_CondWaitTimeout(speech->change, speech->lock, PATIENCE) != SDL_MUTEX_TIMEDOUT)
        continue;
    SDL_UnlockMutex(speech->lock);
    release(speech);
}

void speech_listen(Speech *speech, SpeechListener listener)
{
    if (!speech)
        return;
    SDL_LockMutex(speech->lock);
    speech->listener = listener;
    SDL_UnlockMutex(speech->lock);
}

void speech_tune(Speech *speech, const VoiceTune *tune)
{
    if (!speech)
        return;
    SDL_LockMutex(speech->lock);
    speech->tune = *tune;
    SDL_UnlockMutex(speech->lock);
}

int speech_voices(Speech *speech, VoiceName voices[VOICES_MAX])
{
    if (!speech)
        return 0;
    SDL_LockMutex(speech->lock);
    const int count = speech->voice_count;
    memcpy(voices, speech->voices, sizeof voices[0] * (size_t)count);
    SDL_UnlockMutex(speech->lock);
    return count;
}

void speech_say(Speech *speech, const char *words)
{
    if (!speech || !words[0])
        return;
    SDL_LockMutex(speech->lock);
    if (speech->recent_is_over)
        speech->recent.count = 0;
    speech->recent_is_over = false;
    line_add(&speech->recent, &speech->tune, words);
    line_add(&speech->waiting, &speech->tune, words);
    SDL_CondSignal(speech->change);
    SDL_UnlockMutex(speech->lock);
}

void speech_hush(Speech *speech)
{
    if (!speech)
        return;
    SDL_LockMutex(speech->lock);
    speech->hush |= !speech->recent_is_over && speech->recent.count;
    speech->waiting.count = 0;
    speech->recent_is_over = true;
    SDL_CondSignal(speech->change);
    SDL_UnlockMutex(speech->lock);
}

void speech_again(Speech *speech)
{
    if (!speech)
        return;
    SDL_LockMutex(speech->lock);
    speech->waiting = speech->recent;
    speech->recent_is_over = false; /* it can be cut short like any other */
    SDL_CondSignal(speech->change);
    SDL_UnlockMutex(speech->lock);
}

/* Sentences that have no full stop of their own get one, so that the next is not read into them. */
static void add_sentence(Text *text, const char *words)
{
    const char *end = text->length ? text->data + text->length - 1 : NULL;
    if (end)
        text_add(text, strchr(".?!", *end) ? " " : ". ");
    text_add(text, words);
}

void speech_recall(Speech *speech, Text *text)
{
    if (!speech)
        return;
    SDL_LockMutex(speech->lock);
    const Line *recent = &speech->recent;
    for (int i = 0; i < recent->count; i++)
        add_sentence(text, recent->sentences[(recent->first + i) % WAITING_MAX].words);
    SDL_UnlockMutex(speech->lock);
}
