/* The questions that have keys, as a list over the table: for a gamepad, a switch or a mouse. The
 * answer is said and written beside them, and the list stays for the next one. */
#include "app/keys/key_names.h"
#include "app/scenes/table/table_words.h"
#include "app/speech/announcer.h"

#include <math.h>
#include <string.h>

/* What is asked most often comes first; what is about the voice comes last. */
static const Action ROWS[] = {
    ACTION_ASK_TURN,     ACTION_ASK_LAST,     ACTION_LOG,          ACTION_ASK_MARKET,
    ACTION_ASK_COLUMN_1, ACTION_ASK_COLUMN_2, ACTION_ASK_COLUMN_3, ACTION_ASK_COLUMN_4,
    ACTION_ASK_COLUMN_5, ACTION_ASK_HOUSE,    ACTION_ASK_TOOLS,    ACTION_ASK_OTHERS,
    ACTION_ASK_SCORE,    ACTION_SAY_AGAIN,    ACTION_SPEECH,
};

enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0], ANSWER_CAPACITY = 2 * SENTENCE_CAPACITY };

static const float INSET = 24, GAP = 8;

typedef struct Questions {
    Table *table; /* which lies below, and stays there as long as this */
    Widget items[ROW_COUNT];
    Widgets widgets;
    Box panel, title, answer;
    char again[ANSWER_CAPACITY]; /* the last answer, or what was said before the list was opened */
    char shown[ANSWER_CAPACITY]; /* what is written beside the list */
} Questions;

/* Where one plays alone, there are no others; without a voice, it says nothing again. */
static bool is_hidden(const Questions *questions, const App *app, Action action)
{
    return (action == ACTION_ASK_OTHERS && questions->table->guest.hides_others) ||
           (action == ACTION_SAY_AGAIN && !app->reading.aloud);
}

/* What is written is easier to look through with a line for each sentence. */
static void show(Questions *questions, const char *words)
{
    Text text = text_on(questions->shown, sizeof questions->shown);
    for (const char *end; (end = strstr(words, ". ")); words = end + 2) {
        text_add_word(&text, (Word){words, (size_t)(end - words)});
        text_add_char(&text, '\n');
    }
    text_add(&text, words);
}

/* Nobody looks at an empty page. */
static void show_first(Questions *questions, const App *app)
{
    char words[ANSWER_CAPACITY];
    Text text = text_on(words, sizeof words);
    table_answer(questions->table, app, ROWS[0], &text);
    show(questions, words);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    Questions *questions = self;
    Text again = text_on(questions->again, sizeof questions->again);
    questions->table = note->table;
    if (!note->table)
        return false;
    announcer_recall(app->reading.aloud, &again);
    show_first(questions, app);
    for (int i = 0; i < ROW_COUNT; i++)
        questions->items[i] = (Widget){
            .kind = ROWS[i] == ACTION_SPEECH ? &toggle_widget : &button_widget,
            .id = i,
            .style = BUTTON_QUIET,
            .scrolls = true,
        };
    widgets_start(&questions->widgets, questions->items, ROW_COUNT);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

/* ---- layout ---- */

static void lay_rows(Questions *questions, const App *app, Box window)
{
    const float height = 18 + 20 * app->canvas->text_scale;
    Box b = box_inset(window, GAP); /* the ring of the focus lies around a row */
    b.w -= GAP;                     /* beside the scroll bar */
    for (int i = 0; i < ROW_COUNT; i++) {
        Widget *row = &questions->items[i];
        row->label = action_name(app->words, ROWS[i]);
        row->hint = app_key_hint(app, ROWS[i]);
        row->hidden = is_hidden(questions, app, ROWS[i]);
        row->value = app->settings.speech == SPEECH_ON;
        if (!row->hidden)
            row->box = box_cut_top(&b, height, GAP);
    }
    scroll_set(&questions->widgets.scroll, window, b.y - window.y);
}

/* The questions at the left, and the answer beside them, which needs more room. */
static void layout(void *self, App *app)
{
    Questions *questions = self;
    const Box view = app->canvas->view;
    const float scale = app->canvas->text_scale;
    questions->panel =
        box_centred(view, fminf(view.w - 64, 820 + 260 * scale), fminf(view.h - 40, 780));
    Box b = box_inset(questions->panel, INSET);
    questions->title = box_cut_top(&b, 16 + 28 * scale, 12);
    const Box list = box_cut_left(&b, fminf(b.w * 0.45f, 200 + 180 * scale), INSET);
    questions->answer = b;
    lay_rows(questions, app, list);
}

/* ---- using it ---- */

static void say_again(Questions *questions, App *app)
{
    announcer_say(app->reading.aloud, app->words, questions->again);
    show(questions, questions->again);
}

static void answer(Questions *questions, App *app, Action action)
{
    Text text = text_on(questions->again, sizeof questions->again);
    table_answer(questions->table, app, action, &text);
    say_again(questions, app);
}

static SceneStep ask(Questions *questions, App *app, Action action)
{
    switch (action) {
    case ACTION_LOG:
        return scene_replace(SCENE_LOG);
    case ACTION_SAY_AGAIN:
        say_again(questions, app);
        break;
    case ACTION_SPEECH:
        app_speech_action(app, action);
        break;
    default:
        answer(questions, app, action);
        break;
    }
    return scene_stay();
}

static bool is_question(Action action)
{
    for (int i = 0; i < ROW_COUNT; i++) {
        if (ROWS[i] == action)
            return true;
    }
    return false;
}

static bool closes(const Questions *questions, const InputEvent *event)
{
    if (event->kind == INPUT_POINTER_DOWN)
        return !box_has(questions->panel, event->x, event->y);
    return event->kind == INPUT_POINTER_OTHER ||
           (event->kind == INPUT_ACTION &&
            (event->action == ACTION_CANCEL || event->action == ACTION_MENU ||
             event->action == ACTION_ASK));
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Questions *questions = self;
    if (closes(questions, event))
        return scene_pop();
    if (event->kind == INPUT_ACTION && is_question(event->action))
        return ask(questions, app, event->action); /* its key goes on working */
    const Widget *used = widgets_event(&questions->widgets, app->canvas, app->audio, event);
    return used ? ask(questions, app, ROWS[used->id]) : scene_stay();
}

/* ---- drawing ---- */

static void draw_answer(const Questions *questions, App *app)
{
    const TextStyle style = {TEXT_READING, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const Box b = questions->answer;
    paint_box(app->canvas, b, 12, colour_alpha(TONE_SAND, 0.35f), colour_alpha(TONE_SAND, 0.35f));
    widget_draw_whole(app->canvas, &style, questions->shown, box_inset(b, 18));
}

static void draw(const void *self, App *app)
{
    const Questions *questions = self;
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.59f));
    widget_draw_paper(app->canvas, questions->panel);
    text_draw(app->canvas, &title, tr(app->words, "What would you like to know?"),
              questions->title);
    widgets_draw(&questions->widgets, app->canvas);
    draw_answer(questions, app);
}

const SceneKind questions_scene = {
    .state_size = sizeof(Questions),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
