#include "app/pieces/tooltip.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include "app/widgets/widget.h"

#include <math.h>

static const float CARD_WIDTH = 150, PAD = 12, GAP = 14;
static const TextStyle TITLE = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle WORDS = {TEXT_NOTE, TONE_INK, .align = ALIGN_LEFT, .wrap = true};

/* Very large words get wider notes: in a narrow one they would leave the window below. */
static float room_for_words(const Canvas *canvas)
{
    return 276 * (1 + 1.2f * fmaxf(0, canvas->text_scale - 2));
}

static float words_height(Canvas *canvas, const TextStyle *style, const char *words)
{
    float width, height;
    text_measure(canvas, style, words, room_for_words(canvas), &width, &height);
    return height;
}

static float words_width(Canvas *canvas, const Note *note)
{
    float title, words, height;
    text_measure(canvas, &TITLE, note->title, room_for_words(canvas), &title, &height);
    text_measure(canvas, &WORDS, note->words, room_for_words(canvas), &words, &height);
    return fmaxf(title, words);
}

static float note_height(Canvas *canvas, const Note *note)
{
    const float words =
        words_height(canvas, &TITLE, note->title) + 2 + words_height(canvas, &WORDS, note->words);
    return note->pictured ? fmaxf(words, card_height(note->card, CARD_WIDTH)) : words;
}

static void draw_note(Cards *cards, const Note *note, Box b)
{
    Canvas *canvas = cards_canvas(cards);
    if (note->pictured)
        card_draw(cards, note->card, box_cut_left(&b, CARD_WIDTH, GAP), 0, 0);
    b.w = room_for_words(canvas); /* as it was measured */
    text_draw(canvas, &TITLE, note->title,
              box_cut_top(&b, words_height(canvas, &TITLE, note->title), 2));
    b.h = words_height(canvas, &WORDS, note->words);
    text_draw(canvas, &WORDS, note->words, b);
}

Box tooltip_place(const Canvas *canvas, NotePlace place, float width, float height)
{
    const Box about = place.about, view = canvas->view;
    const float y = fmaxf(fminf(about.y, view.h - height - 8), 8);
    const Box right = box(about.x + about.w + 10, y, width, height);
    const Box left = box(about.x - width - 10, y, width, height);
    const bool free =
        right.x + width <= view.w - 8 && !SDL_HasIntersectionF(&right, &place.keep_clear);
    const float x = free ? right.x : left.x;
    return box(fmaxf(fminf(x, view.w - width - 8), 8), y, width, height);
}

void tooltip_draw(Cards *cards, NotePlace at, const Note *notes, int count)
{
    Canvas *canvas = cards_canvas(cards);
    float height = 2 * PAD + GAP * (float)(count - 1);
    float words = 0;
    bool pictured = false;
    for (int i = 0; i < count; i++) {
        height += note_height(canvas, &notes[i]);
        words = fmaxf(words, words_width(canvas, &notes[i]));
        pictured |= notes[i].pictured;
    }
    const float width = words + 2 * PAD + (pictured ? CARD_WIDTH + GAP : 0);
    Box b = tooltip_place(canvas, at, width, height);
    widget_draw_paper(canvas, b);
    b = box_inset(b, PAD);
    for (int i = 0; i < count; i++)
        draw_note(cards, &notes[i], box_cut_top(&b, note_height(canvas, &notes[i]), GAP));
}
