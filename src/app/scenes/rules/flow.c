#include "app/scenes/rules/flow.h"

#include "app/draw/paint.h"
#include "app/scenes/rules/find_words.h"

#include <math.h>
#include <string.h>

enum { PIECES_MAX = 8, PIECE_CAPACITY = 128 };

/* Letters of one strength without a blank: "room" and "," of "*room*,". */
typedef struct Piece {
    int begin, end; /* in the text */
    bool strong;
    float x, width;
} Piece;

/* A walk along the lines, a word at a time. */
typedef struct Walk {
    Canvas *canvas;
    TextStyle style;
    const char *words;
    float width;
    float line;
    float blank;
    int at;
    bool strong;
    float x, y; /* where the next word would begin */
    int count;  /* the pieces of the word */
    Piece pieces[PIECES_MAX];
} Walk;

static TextStyle style_of(const Walk *walk, bool strong)
{
    TextStyle style = walk->style;
    style.wrap = false;
    style.align = ALIGN_LEFT;
    return strong ? text_style_strong(style) : style;
}

static void copy(char to[PIECE_CAPACITY], const char *words, int begin, int end)
{
    memcpy(to, words + begin, (size_t)(end - begin));
    to[end - begin] = '\0';
}

static float width_of(const Walk *walk, bool strong, int begin, int end)
{
    char letters[PIECE_CAPACITY];
    float width, height;
    const TextStyle style = style_of(walk, strong);
    if (begin >= end)
        return 0;
    copy(letters, walk->words, begin, end);
    text_measure(walk->canvas, &style, letters, 0, &width, &height);
    return width;
}

float flow_line_height(Canvas *canvas, const TextStyle *style)
{
    return text_line_height(canvas, style) * 1.06f;
}

static Walk walk_of(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    Walk walk = {.canvas = canvas, .style = *style, .words = words, .width = width};
    walk.line = flow_line_height(canvas, style);
    /* Whole pixels: words stand on pixels, and their distances shall not differ. */
    const float blank = text_style_size(style) * 0.26f * canvas->text_scale;
    walk.blank = roundf(blank * canvas->unit) / canvas->unit;
    return walk;
}

/* A piece ends at a blank, at a star, and where its buffer would; never within a letter. */
static bool next_piece(Walk *walk)
{
    const char *words = walk->words;
    while (words[walk->at] == '*') {
        walk->strong = !walk->strong;
        walk->at++;
    }
    const int begin = walk->at;
    int end = begin;
    while (words[end] && words[end] != ' ' && words[end] != '*' && end - begin < PIECE_CAPACITY - 8)
        end++;
    while (((unsigned char)words[end] & 0xc0) == 0x80)
        end++;
    walk->at = end;
    if (end == begin)
        return false;
    walk->pieces[walk->count++] = (Piece){begin, end, walk->strong, 0, 0};
    return true;
}

/* Takes the next word and gives its pieces their places; false at the end of the text. */
static bool next_word(Walk *walk)
{
    float width = 0;
    walk->count = 0;
    while (walk->words[walk->at] == ' ')
        walk->at++;
    while (walk->count < PIECES_MAX && next_piece(walk)) {
        Piece *piece = &walk->pieces[walk->count - 1];
        piece->width = width_of(walk, piece->strong, piece->begin, piece->end);
        width += piece->width;
    }
    if (!walk->count)
        return false;
    if (walk->x > 0 && walk->x + width > walk->width) {
        walk->x = 0;
        walk->y += walk->line;
    }
    for (int i = 0; i < walk->count; i++) {
        walk->pieces[i].x = walk->x;
        walk->x += walk->pieces[i].width;
    }
    walk->x += walk->blank;
    return true;
}

float flow_height(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    Walk walk = walk_of(canvas, style, words, width);
    while (next_word(&walk))
        ;
    return walk.y + walk.line;
}

float flow_widest(Canvas *canvas, const TextStyle *style, const char *words)
{
    Walk walk = walk_of(canvas, style, words, 1);
    float widest = 0;
    while (next_word(&walk))
        widest = fmaxf(widest, walk.x - walk.blank);
    return widest;
}

/* ---- drawing ---- */

static void mark(const Walk *walk, const Piece *piece, Span span, Box b, bool chosen)
{
    const int begin = span.begin > piece->begin ? span.begin : piece->begin;
    const int end = span.end < piece->end ? span.end : piece->end;
    if (begin >= end)
        return;
    const float left = width_of(walk, piece->strong, piece->begin, begin);
    const float right = width_of(walk, piece->strong, piece->begin, end);
    const Box under =
        box(b.x + piece->x + left - 2, b.y + walk->y + 1, right - left + 4, walk->line - 3);
    const SDL_Color colour = chosen ? TONE_GOLD : colour_alpha(TONE_GLOW, 0.59f);
    paint_box(walk->canvas, under, 4, colour, colour);
    if (chosen)
        paint_frame(walk->canvas, under, 4, 1.5f, TONE_RED_WARM);
}

static void draw_piece(const Walk *walk, const Piece *piece, Box b)
{
    char letters[PIECE_CAPACITY];
    const TextStyle style = style_of(walk, piece->strong);
    copy(letters, walk->words, piece->begin, piece->end);
    text_draw(walk->canvas, &style, letters,
              box(b.x + piece->x, b.y + walk->y, fminf(piece->width + 1, b.w), walk->line));
}

void flow_draw(Canvas *canvas, const TextStyle *style, const char *words, Box b,
               const FlowMarks *marks)
{
    Span spans[SPANS_MAX];
    const int count = marks ? find_spans(words, marks->sought, spans) : 0;
    Walk walk = walk_of(canvas, style, words, b.w);
    while (next_word(&walk)) {
        for (int i = 0; i < walk.count; i++) {
            for (int hit = 0; hit < count; hit++)
                mark(&walk, &walk.pieces[i], spans[hit], b, hit == marks->chosen);
            draw_piece(&walk, &walk.pieces[i], b);
        }
    }
}

float flow_hit_top(Canvas *canvas, const TextStyle *style, const char *words, float width,
                   const FlowMarks *marks)
{
    Span spans[SPANS_MAX];
    const int count = find_spans(words, marks->sought, spans);
    if (marks->chosen < 0 || marks->chosen >= count)
        return 0;
    Walk walk = walk_of(canvas, style, words, width);
    while (next_word(&walk)) {
        if (walk.pieces[walk.count - 1].end > spans[marks->chosen].begin)
            return walk.y;
    }
    return 0;
}
