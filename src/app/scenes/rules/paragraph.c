#include "app/scenes/rules/paragraph.h"

#include "app/draw/line_breaks.h"
#include "app/draw/paint.h"
#include "app/scenes/rules/find_words.h"

#include <math.h>
#include <string.h>

enum { RUNS_MAX = 24, RUN_CAPACITY = 512 };

/* How much narrower a paragraph may be set to save its last word from standing alone. */
static const float NARROWER = 0.03f, NARROWEST = 0.85f;

/* Letters of one strength in one line, and the blanks between them. */
typedef struct Run {
    int begin, end; /* in the text */
    bool strong;
    float x, width;
} Run;

/* A walk along the text, a line at a time. */
typedef struct Walk {
    Canvas *canvas;
    TextStyle style;
    const char *words;
    float width;
    float line;  /* its height */
    float blank; /* between two runs */
    int at;      /* where the next line begins, and whether it begins strong */
    bool strong;
    float y; /* of the line */
    int count;
    Run runs[RUNS_MAX];
} Walk;

static TextStyle style_of(const Walk *walk, bool strong)
{
    TextStyle style = walk->style;
    style.wrap = false;
    style.align = ALIGN_LEFT;
    return strong ? text_style_strong(style) : style;
}

static void copy(char to[RUN_CAPACITY], const char *words, int begin, int end)
{
    int length = end - begin < RUN_CAPACITY - 1 ? end - begin : RUN_CAPACITY - 1;
    while (length < end - begin && ((unsigned char)words[begin + length] & 0xc0) == 0x80)
        length--; /* never within a letter */
    memcpy(to, words + begin, (size_t)length);
    to[length] = '\0';
}

static float width_of(const Walk *walk, bool strong, int begin, int end)
{
    char letters[RUN_CAPACITY];
    const TextStyle style = style_of(walk, strong);
    if (begin >= end)
        return 0;
    copy(letters, walk->words, begin, end);
    return text_width(walk->canvas, &style, letters);
}

float paragraph_line_height(Canvas *canvas, const TextStyle *style)
{
    return text_line_height(canvas, style) * 1.06f;
}

static Walk walk_of(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    Walk walk = {.canvas = canvas, .style = *style, .words = words, .width = width};
    walk.line = paragraph_line_height(canvas, style);
    walk.y = -walk.line;
    /* Whole pixels, as runs stand on pixels. */
    const float blank = text_style_size(style) * 0.26f * canvas->text_scale;
    walk.blank = roundf(blank * canvas->unit) / canvas->unit;
    return walk;
}

/* ---- breaking lines ---- */

static int skip_blanks(const char *words, int at)
{
    while (words[at] == ' ')
        at++;
    return at;
}

/* Words that no line may part count as one. */
static int end_of_word(const char *words, int at)
{
    while (words[at] && !line_may_break(words, at))
        at++;
    return at;
}

/* Takes what is up to a star, or up to `end`, as a run; returns where the next one begins. */
static int take_run(Walk *walk, int begin, int end)
{
    int stop = begin + (int)strcspn(walk->words + begin, "*");
    stop = stop < end ? stop : end;
    const int from = skip_blanks(walk->words, begin);
    int to = stop;
    while (to > from && walk->words[to - 1] == ' ')
        to--;
    if (from < to && walk->count < RUNS_MAX)
        walk->runs[walk->count++] = (Run){.begin = from, .end = to, .strong = walk->strong};
    if (stop < end) {
        walk->strong = !walk->strong;
        stop++;
    }
    return stop;
}

static void place_runs(Walk *walk)
{
    float x = 0;
    for (int i = 0; i < walk->count; i++) {
        Run *run = &walk->runs[i];
        run->width = width_of(walk, run->strong, run->begin, run->end);
        if (i > 0 && memchr(walk->words + run[-1].end, ' ', (size_t)(run->begin - run[-1].end)))
            x += walk->blank;
        run->x = x;
        x += run->width;
    }
}

/* The first byte that a line from `at` on has no place for. */
static int overflow_of(Walk walk)
{
    char letters[RUN_CAPACITY];
    const int length = (int)strlen(walk.words);
    float left = walk.width;
    for (int at = walk.at; at < length;) {
        walk.count = 0;
        at = take_run(&walk, at, length);
        if (!walk.count)
            continue;
        const Run *run = &walk.runs[0];
        const TextStyle style = style_of(&walk, run->strong);
        copy(letters, walk.words, run->begin, run->end);
        const int fits = text_fits(walk.canvas, &style, letters, left);
        if (fits < run->end - run->begin)
            return run->begin + fits;
        left -= text_width(walk.canvas, &style, letters) + walk.blank;
        if (left <= 0)
            return run->end;
    }
    return length;
}

/* A line ends at the last blank before it overflows; a word that is too long has it for itself. */
static int end_of_line(const Walk *walk)
{
    int end = overflow_of(*walk);
    if (!walk->words[end])
        return end;
    while (end > walk->at && !line_may_break(walk->words, end))
        end--;
    return end > walk->at ? end : end_of_word(walk->words, walk->at);
}

/* Takes the next line and gives its runs their places; false at the end of the text. */
static bool next_line(Walk *walk)
{
    walk->at = skip_blanks(walk->words, walk->at);
    if (!walk->words[walk->at])
        return false;
    const int end = end_of_line(walk);
    walk->count = 0;
    walk->y += walk->line;
    for (int at = walk->at; at < end;)
        at = take_run(walk, at, end);
    place_runs(walk);
    walk->at = end;
    return true;
}

/* How many lines there are, and whether the last one is a single word. */
static int count_lines(Walk walk, bool *lonely)
{
    int lines = 0, begin = 0;
    for (; next_line(&walk); lines++) {
        begin = skip_blanks(walk.words, begin);
        *lonely = lines > 0 && end_of_word(walk.words, begin) == walk.at;
        begin = walk.at;
    }
    return lines;
}

/* A walk in the width that leaves no word alone, if there is one. */
static Walk set_walk(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    bool lonely = false, still = false;
    const Walk full = walk_of(canvas, style, words, width);
    const int lines = count_lines(full, &lonely);
    for (float part = 1 - NARROWER; lonely && part >= NARROWEST; part -= NARROWER) {
        Walk narrow = full;
        narrow.width = width * part;
        if (count_lines(narrow, &still) != lines)
            break;
        if (!still)
            return narrow;
    }
    return full;
}

float paragraph_height(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    Walk walk = walk_of(canvas, style, words, width);
    bool lonely;
    const int lines = count_lines(walk, &lonely);
    return walk.line * (float)(lines ? lines : 1);
}

float paragraph_widest(Canvas *canvas, const TextStyle *style, const char *words)
{
    Walk walk = walk_of(canvas, style, words, 1);
    float widest = 0;
    while (next_line(&walk)) {
        const Run *last = &walk.runs[walk.count - 1];
        widest = fmaxf(widest, walk.count ? last->x + last->width : 0);
    }
    return widest;
}

/* ---- drawing ---- */

static void mark(const Walk *walk, const Run *run, Span span, Box b, bool chosen)
{
    const int begin = span.begin > run->begin ? span.begin : run->begin;
    const int end = span.end < run->end ? span.end : run->end;
    if (begin >= end)
        return;
    const float left = width_of(walk, run->strong, run->begin, begin);
    const float right = width_of(walk, run->strong, run->begin, end);
    const Box under =
        box(b.x + run->x + left - 2, b.y + walk->y + 1, right - left + 4, walk->line - 3);
    const SDL_Color colour = chosen ? TONE_GOLD : colour_alpha(TONE_GLOW, 0.59f);
    paint_box(walk->canvas, under, 4, colour, colour);
    if (chosen)
        paint_frame(walk->canvas, under, 4, 1.5f, TONE_RED_WARM);
}

static void draw_run(const Walk *walk, const Run *run, Box b)
{
    char letters[RUN_CAPACITY];
    const TextStyle style = style_of(walk, run->strong);
    copy(letters, walk->words, run->begin, run->end);
    text_draw(walk->canvas, &style, letters,
              box(b.x + run->x, b.y + walk->y, fminf(run->width + 1, b.w), walk->line));
}

void paragraph_draw(Canvas *canvas, const TextStyle *style, const char *words, Box b,
                    const ParagraphMarks *marks)
{
    Span spans[SPANS_MAX];
    const int count = marks ? find_spans(words, marks->sought, spans) : 0;
    Walk walk = set_walk(canvas, style, words, b.w);
    while (next_line(&walk)) {
        for (int i = 0; i < walk.count; i++) {
            for (int hit = 0; hit < count; hit++)
                mark(&walk, &walk.runs[i], spans[hit], b, hit == marks->chosen);
            draw_run(&walk, &walk.runs[i], b);
        }
    }
}

float paragraph_hit_top(Canvas *canvas, const TextStyle *style, const char *words, float width,
                        const ParagraphMarks *marks)
{
    Span spans[SPANS_MAX];
    const int count = find_spans(words, marks->sought, spans);
    if (marks->chosen < 0 || marks->chosen >= count)
        return 0;
    Walk walk = set_walk(canvas, style, words, width);
    while (next_line(&walk)) {
        if (walk.at > spans[marks->chosen].begin)
            return walk.y;
    }
    return 0;
}
