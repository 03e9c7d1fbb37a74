#include "app/pieces/tooltip.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"

#include "app/widgets/line.h"
#include "app/widgets/widget.h"

#include <math.h>

static const float CARD_WIDTH = 138, PAD = 12, GAP = 14, BETWEEN = 20;
static const TextStyle TITLE = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle WORDS = {TEXT_NOTE, TONE_INK, .align = ALIGN_LEFT, .wrap = true};

/* ---- how large it is ---- */

/* The least width of words beside a picture, and the steps in which it grows. */
static const float NARROWEST = 128, STEP = 32;

/* The most width, as a share of the view: no wider than the large house. */
static const float WIDEST = 0.56f;

typedef enum Form {
    FORM_STRIP, /* its notes side by side */
    FORM_WORDS, /* the same, without their pictures */
    FORM_STACK, /* one below the other */
    FORM_COUNT
} Form;

/* The parts of a paper. */
typedef struct Sheet {
    Form form;
    float words[NOTES_MAX]; /* the width in which the words of a note are broken into lines */
    float words_height[NOTES_MAX];
    float width[NOTES_MAX], height[NOTES_MAX]; /* of a note, its picture included */
    float whole_width, whole_height;
} Sheet;

/* Large words get wider notes: a narrow one would be so high that it had no place. */
static float room_for_words(const Canvas *canvas)
{
    return fminf(276 * (1 + 0.7f * fmaxf(0, canvas->text_scale - 1)), canvas->view.w * 0.4f);
}

static float height_of(Canvas *canvas, const TextStyle *style, const char *words, float room)
{
    float width, height;
    if (!words[0])
        return 0;
    text_measure(canvas, style, words, room, &width, &height);
    return height;
}

static float words_height(Canvas *canvas, const Note *note, float room)
{
    const float words = height_of(canvas, &WORDS, note->words, room);
    return height_of(canvas, &TITLE, note->title, room) + (words > 0 ? 2 : 0) + words;
}

static float words_width(Canvas *canvas, const Note *note, float room)
{
    float title, words, height;
    text_measure(canvas, &TITLE, note->title, room, &title, &height);
    text_measure(canvas, &WORDS, note->words, room, &words, &height);
    return fmaxf(title, words);
}

static bool is_pictured(const Note *note, Form form)
{
    return note->pictured && form != FORM_WORDS;
}

/* How high words may be before they are broken into longer lines. */
static float tallest_picture(const Note *notes, int count)
{
    float tallest = 0;
    for (int i = 0; i < count; i++)
        tallest = fmaxf(tallest, notes[i].pictured ? card_height(notes[i].card, CARD_WIDTH) : 0);
    return tallest;
}

/* The least width in which no word is broken; all there is, for words without a picture. */
static float narrowest_room(Canvas *canvas, const Note *note)
{
    const float word = fmaxf(line_widest_word(canvas, &TITLE, note->title),
                             line_widest_word(canvas, &WORDS, note->words));
    return note->pictured ? fmaxf(NARROWEST, word + 2) : room_for_words(canvas);
}

static void measure(Canvas *canvas, Sheet *sheet, int index, const Note *note)
{
    const bool pictured = is_pictured(note, sheet->form);
    const float room = sheet->words[index];
    sheet->words_height[index] = words_height(canvas, note, room);
    sheet->width[index] = words_width(canvas, note, room) + 1 + (pictured ? CARD_WIDTH + GAP : 0);
    sheet->height[index] =
        fmaxf(sheet->words_height[index], pictured ? card_height(note->card, CARD_WIDTH) : 0);
}

/* Side by side, as narrow as can be with words that are no higher than the pictures: the highest
 * get more room, until there is none left. */
static void spread(Canvas *canvas, Sheet *sheet, const Note *notes, int first, int count)
{
    const float picture = sheet->form == FORM_WORDS ? 0 : CARD_WIDTH + GAP;
    const float height = tallest_picture(notes + first, count);
    float left = fminf((float)count * (picture + room_for_words(canvas)),
                       canvas->view.w * WIDEST - 2 * PAD - BETWEEN * (float)(count - 1));
    for (int i = first; i < first + count; i++) {
        sheet->words[i] = narrowest_room(canvas, &notes[i]);
        measure(canvas, sheet, i, &notes[i]);
        left -= picture + sheet->words[i];
    }
    for (; left >= STEP; left -= STEP) {
        int highest = first;
        for (int i = first; i < first + count; i++)
            highest = sheet->words_height[i] > sheet->words_height[highest] ? i : highest;
        if (!notes[highest].pictured || sheet->words_height[highest] <= height)
            return;
        sheet->words[highest] += STEP;
        measure(canvas, sheet, highest, &notes[highest]);
    }
}

static Sheet lay_out(Canvas *canvas, const Note *notes, int count, Form form)
{
    Sheet sheet = {.form = form};
    const bool stack = form == FORM_STACK;
    for (int i = 0; i < count && stack; i++)
        spread(canvas, &sheet, notes, i, 1);
    if (!stack)
        spread(canvas, &sheet, notes, 0, count);
    for (int i = 0; i < count; i++) {
        const float between = i > 0 ? BETWEEN : 0;
        const float width = sheet.width[i], height = sheet.height[i];
        sheet.whole_width =
            stack ? fmaxf(sheet.whole_width, width) : sheet.whole_width + between + width;
        sheet.whole_height =
            stack ? sheet.whole_height + between + height : fmaxf(sheet.whole_height, height);
    }
    sheet.whole_width += 2 * PAD;
    sheet.whole_height += 2 * PAD;
    return sheet;
}

static void draw_note(Cards *cards, const Note *note, bool pictured, float room, Box b)
{
    Canvas *canvas = cards_canvas(cards);
    if (pictured)
        card_draw(cards, note->card, box_cut_left(&b, CARD_WIDTH, GAP), 0, 0);
    b.w = room; /* as it was measured */
    text_draw(canvas, &TITLE, note->title,
              box_cut_top(&b, height_of(canvas, &TITLE, note->title, room), 2));
    b.h = height_of(canvas, &WORDS, note->words, room);
    text_draw(canvas, &WORDS, note->words, b);
}

/* ---- where it lies ---- */

static const float BESIDE = 10, VIEW_EDGE = 8;

/* What it costs to lie over what must stay in view, and over the thing; and the way from it. */
static const float COST_KEPT = 10000, COST_ABOUT = 1000, COST_WAY = 1 / 40.0f;

/* Covering all of something costs only this part: half of a sentence is worse than none. */
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

/* What a place costs. Stops counting above `enough`, as the place is out of the question then. */
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

/* Adds the places right after a thing and right before it. */
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

/* Beside the thing, else below or above it, or below or above something that must stay in view. */
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

/* The best place; of several equally good ones, the first. */
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
        covers |= place->spared[i].cost >= place->dear && touches(b, place->spared[i].b);
    return covers;
}

/* ---- the paper ---- */

/* A low paper leaves more in view than it costs: it may even lie over a sign more than one that is
 * narrow and high. Where text is large there is no room for pictures: the cards lie open anyway. */
static const float FORM_COSTS[FORM_COUNT] = {[FORM_WORDS] = 6, [FORM_STACK] = 12};
static const float COST_AREA = 1 / 20000.0f, LARGE = 1.4f;

static Sheet best_sheet(Canvas *canvas, const NotePlace *place, const Note *notes, int count,
                        Box *best)
{
    Sheet sheet = {0};
    float least = HUGE_VALF;
    for (Form form = FORM_STRIP; form < (count > 1 ? FORM_COUNT : FORM_WORDS); form++) {
        const Sheet other = lay_out(canvas, notes, count, form);
        const Box b = tooltip_place(canvas, place, other.whole_width, other.whole_height);
        const float cost = cost_of(place, b, HUGE_VALF) + FORM_COSTS[form] + b.w * b.h * COST_AREA;
        if (cost < least && (form != FORM_WORDS || canvas->text_scale > LARGE)) {
            least = cost;
            sheet = other;
            *best = b;
        }
    }
    return sheet;
}

void tooltip_draw(Cards *cards, const NotePlace *place, const Note *notes, int count)
{
    Box b;
    const Sheet sheet = best_sheet(cards_canvas(cards), place, notes, count, &b);
    if (place->dear > 0 && covers_dear(place, b))
        return;
    widget_draw_paper(cards_canvas(cards), b);
    b = box_inset(b, PAD);
    for (int i = 0; i < count; i++)
        draw_note(cards, &notes[i], is_pictured(&notes[i], sheet.form), sheet.words[i],
                  sheet.form == FORM_STACK ? box_cut_top(&b, sheet.height[i], BETWEEN)
                                           : box_cut_left(&b, sheet.width[i], BETWEEN));
}
