#include "app/pieces/tooltip.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include "app/widgets/widget.h"

#include <math.h>

static const float CARD_WIDTH = 150, PAD = 12, GAP = 14, WIDEST = 0.4f;
static const TextStyle TITLE = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle WORDS = {TEXT_NOTE, TONE_INK, .align = ALIGN_LEFT, .wrap = true};

/* Large words get wider notes: a narrow one would be so high that it had no place. */
static float room_for_words(const Canvas *canvas)
{
    return fminf(276 * (1 + 0.7f * fmaxf(0, canvas->text_scale - 1)), canvas->view.w * WIDEST);
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

/* ---- where it lies ---- */

static const float BESIDE = 10, VIEW_EDGE = 8;

/* What a place is asked for; the last wish goes first. */
typedef enum Wish { WISH_KEPT = 1, WISH_APART, WISH_SPARED } Wish;

static bool touches(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

static bool is_free(const NotePlace *place, Box b, Wish wish)
{
    bool free = true;
    for (int i = 0; i < NOTE_KEPT_MAX; i++)
        free &= !touches(b, place->kept[i]);
    if (wish >= WISH_APART)
        free &= !touches(b, place->about);
    if (wish >= WISH_SPARED)
        free &= !touches(b, place->spared);
    return free;
}

/* All that must stay in view. */
static Box kept_together(const NotePlace *place)
{
    Box all = place->kept[0];
    for (int i = 1; i < NOTE_KEPT_MAX; i++)
        SDL_UnionFRect(&all, &place->kept[i], &all);
    return all;
}

/* The first free place at a height, from the nearest one on. */
static bool find_across(const Canvas *canvas, const NotePlace *place, Wish wish, Box *b)
{
    const Box about = place->about, all = kept_together(place);
    const float last = canvas->view.w - b->w - VIEW_EDGE;
    const float tries[] = {about.x + about.w + BESIDE,
                           all.x - b->w - BESIDE,
                           about.x - b->w - BESIDE,
                           all.x + all.w + BESIDE,
                           VIEW_EDGE,
                           last};
    for (size_t i = 0; i < SDL_arraysize(tries); i++) {
        b->x = tries[i];
        if (b->x >= VIEW_EDGE && b->x <= last && is_free(place, *b, wish))
            return true;
    }
    return false;
}

/* At the height of the thing, else above or below it. */
static bool find(const Canvas *canvas, const NotePlace *place, Wish from, Wish to, Box *b)
{
    const Box about = place->about;
    const float lowest = fmaxf(canvas->view.h - b->h - VIEW_EDGE, VIEW_EDGE);
    const float tries[] = {fmaxf(fminf(about.y, lowest), VIEW_EDGE), about.y - b->h - BESIDE,
                           about.y + about.h + BESIDE, lowest, VIEW_EDGE};
    for (size_t i = 0; i < SDL_arraysize(tries); i++) {
        b->y = tries[i];
        for (Wish wish = from; wish >= to && b->y >= VIEW_EDGE && b->y <= lowest; wish--) {
            if (find_across(canvas, place, wish, b))
                return true;
        }
    }
    return false;
}

Box tooltip_place(const Canvas *canvas, NotePlace place, float width, float height)
{
    Box b = box(VIEW_EDGE, VIEW_EDGE, width, height);
    if (!find(canvas, &place, WISH_SPARED, WISH_APART, &b) &&
        !find(canvas, &place, WISH_KEPT, WISH_KEPT, &b))
        b.x = VIEW_EDGE;
    return b;
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
