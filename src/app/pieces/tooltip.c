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

/* What is asked of a place: the more, the better. */
typedef enum Demand { DEMAND_KEPT = 1, DEMAND_APART, DEMAND_SPARED } Demand;

static bool touches(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

static bool is_free(const NotePlace *place, Box b, Demand demand)
{
    bool free = true;
    for (int i = 0; i < NOTE_KEPT_MAX; i++)
        free &= !touches(b, place->kept[i]);
    if (demand >= DEMAND_APART)
        free &= !touches(b, place->about);
    if (demand >= DEMAND_SPARED)
        free &= !touches(b, place->spared);
    return free;
}

static bool fits_at(const Canvas *canvas, const NotePlace *place, Demand demand, float x, Box *b)
{
    b->x = x;
    return x >= VIEW_EDGE && x + b->w <= canvas->view.w - VIEW_EDGE && is_free(place, *b, demand);
}

/* The first free place at a height, from the nearest one on. */
static bool find_across(const Canvas *canvas, const NotePlace *place, Demand demand, Box *b)
{
    const Box about = place->about;
    bool found = fits_at(canvas, place, demand, about.x + about.w + BESIDE, b);
    for (int i = 0; i < NOTE_KEPT_MAX && !found; i++)
        found = fits_at(canvas, place, demand, place->kept[i].x - b->w - BESIDE, b);
    return found || fits_at(canvas, place, demand, about.x - b->w - BESIDE, b) ||
           fits_at(canvas, place, demand, VIEW_EDGE, b) ||
           fits_at(canvas, place, demand, canvas->view.w - b->w - VIEW_EDGE, b);
}

/* At the height of the thing, else below or above it. Going far is worse than lying over what is
 * only spared. */
static bool find(const Canvas *canvas, const NotePlace *place, Demand demand, Box *b)
{
    const Box about = place->about;
    const float lowest = fmaxf(canvas->view.h - b->h - VIEW_EDGE, VIEW_EDGE);
    const float tries[] = {fmaxf(fminf(about.y, lowest), VIEW_EDGE), about.y + about.h + BESIDE,
                           about.y - b->h - BESIDE, lowest, VIEW_EDGE};
    const size_t count = demand == DEMAND_SPARED ? 2 : SDL_arraysize(tries);
    for (size_t i = 0; i < count; i++) {
        b->y = tries[i];
        if (b->y >= VIEW_EDGE && b->y <= lowest && find_across(canvas, place, demand, b))
            return true;
    }
    return false;
}

Box tooltip_place(const Canvas *canvas, NotePlace place, float width, float height)
{
    Box b = box(VIEW_EDGE, VIEW_EDGE, width, height);
    for (Demand demand = DEMAND_SPARED; demand >= DEMAND_KEPT; demand--) {
        if (find(canvas, &place, demand, &b))
            return b;
    }
    return box(VIEW_EDGE, b.y, width, height);
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
