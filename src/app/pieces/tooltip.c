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

/* What it costs to lie over what must stay in view, and over the thing; and the way from it. */
static const float COST_KEPT = 10000, COST_ABOUT = 1000, COST_WAY = 1 / 40.0f;

/* Of something that is covered as a whole: nothing of it is left to be read wrongly. */
static const float WHOLE = 0.6f;

void note_place_spare(NotePlace *place, Box b, float cost)
{
    if (b.w > 0 && b.h > 0 && place->spared_count < NOTE_SPARED_MAX)
        place->spared[place->spared_count++] = (NoteSpared){b, cost};
}

static bool touches(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

static bool is_inside(Box inner, Box outer)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

/* How far apart two boxes are. */
static float way_between(Box one, Box other)
{
    const float x = fmaxf(other.x - one.x - one.w, one.x - other.x - other.w);
    const float y = fmaxf(other.y - one.y - one.h, one.y - other.y - other.h);
    return fmaxf(x, 0) + fmaxf(y, 0);
}

/* Of a place; `enough` is a cost above which nobody wants to know it. */
static float cost_of(const NotePlace *place, Box b, float enough)
{
    float cost = way_between(b, place->about) * COST_WAY;
    cost += touches(b, place->about) ? COST_ABOUT : 0;
    for (int i = 0; i < NOTE_KEPT_MAX && cost < enough; i++)
        cost += touches(b, place->kept[i]) ? COST_KEPT : 0;
    for (int i = 0; i < place->spared_count && cost < enough; i++) {
        const NoteSpared *spared = &place->spared[i];
        if (touches(b, spared->b))
            cost += spared->cost * (is_inside(spared->b, b) ? WHOLE : 1);
    }
    return cost;
}

enum { TRIES_MAX = 2 * (NOTE_KEPT_MAX + NOTE_SPARED_MAX + 4) };

/* Places along one side of the view, the wished ones first. */
typedef struct Tries {
    int count;
    float items[TRIES_MAX];
    float least, most; /* that are within the view */
} Tries;

static void add_try(Tries *tries, float at)
{
    bool known = at < tries->least || at > tries->most;
    for (int i = 0; i < tries->count && !known; i++)
        known = tries->items[i] == at;
    if (!known)
        tries->items[tries->count++] = at;
}

/* After a thing and before it. */
static void add_tries_beside(Tries *tries, float start, float size, float own)
{
    add_try(tries, start + size + BESIDE);
    add_try(tries, start - own - BESIDE);
}

static Tries tries_across(const Canvas *canvas, const NotePlace *place, float own)
{
    Tries tries = {.least = VIEW_EDGE, .most = fmaxf(canvas->view.w - own - VIEW_EDGE, VIEW_EDGE)};
    add_tries_beside(&tries, place->about.x, place->about.w, own);
    for (int i = 0; i < NOTE_KEPT_MAX; i++) {
        if (place->kept[i].w > 0)
            add_tries_beside(&tries, place->kept[i].x, place->kept[i].w, own);
    }
    for (int i = 0; i < place->spared_count; i++)
        add_tries_beside(&tries, place->spared[i].b.x, place->spared[i].b.w, own);
    add_try(&tries, place->about.x);
    add_try(&tries, tries.least);
    add_try(&tries, tries.most);
    return tries;
}

/* At the height of the thing, else below or above it or something else. */
static Tries tries_down(const Canvas *canvas, const NotePlace *place, float own)
{
    Tries tries = {.least = VIEW_EDGE, .most = fmaxf(canvas->view.h - own - VIEW_EDGE, VIEW_EDGE)};
    add_try(&tries, fmaxf(fminf(place->about.y, tries.most), tries.least));
    add_tries_beside(&tries, place->about.y, place->about.h, own);
    add_try(&tries, tries.most);
    add_try(&tries, tries.least);
    for (int i = 0; i < NOTE_KEPT_MAX; i++) {
        if (place->kept[i].h > 0)
            add_tries_beside(&tries, place->kept[i].y, place->kept[i].h, own);
    }
    for (int i = 0; i < place->spared_count; i++)
        add_tries_beside(&tries, place->spared[i].b.y, place->spared[i].b.h, own);
    return tries;
}

/* The first of the best. */
Box tooltip_place(const Canvas *canvas, const NotePlace *place, float width, float height)
{
    const Tries across = tries_across(canvas, place, width),
                down = tries_down(canvas, place, height);
    Box best = box(VIEW_EDGE, VIEW_EDGE, width, height);
    float least = HUGE_VALF;
    for (int i = 0; i < down.count; i++) {
        for (int k = 0; k < across.count; k++) {
            const Box b = box(across.items[k], down.items[i], width, height);
            const float cost = cost_of(place, b, least);
            if (cost < least) {
                least = cost;
                best = b;
            }
        }
    }
    return best;
}

static bool covers_dear(const NotePlace *place, Box b)
{
    bool covers = false;
    for (int i = 0; i < place->spared_count; i++)
        covers |= place->spared[i].cost >= NOTE_DEAR && touches(b, place->spared[i].b);
    return covers;
}

void tooltip_draw(Cards *cards, const NotePlace *place, const Note *notes, int count)
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
    Box b = tooltip_place(canvas, place, width, height);
    if (place->shy && covers_dear(place, b))
        return;
    widget_draw_paper(canvas, b);
    b = box_inset(b, PAD);
    for (int i = 0; i < count; i++)
        draw_note(cards, &notes[i], box_cut_top(&b, note_height(canvas, &notes[i]), GAP));
}
