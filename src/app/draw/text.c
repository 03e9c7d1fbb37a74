#include "app/draw/text.h"

#include "app/draw/canvas.h"
#include "app/draw/contrast.h"
#include "app/draw/fonts.h"
#include "app/draw/line_breaks.h"
#include "app/draw/sketch.h"
#include "app/draw/spacing.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Below the smallest size nothing can be read: what does not fit at it does not fit. */
enum { RENDERED_MAX = 512, PIXELS_MIN = 8, PIXELS_MAX = 400 };

typedef struct TypeStep {
    Face face;
    float size; /* units */
} TypeStep;

static const TypeStep TYPE_SCALE[TEXT_ROLE_COUNT] = {
    [TEXT_LOGO] = {FACE_TITLE, 78},   [TEXT_DISPLAY] = {FACE_TITLE, 36},
    [TEXT_TITLE] = {FACE_TITLE, 28},  [TEXT_HEADING] = {FACE_TITLE, 20},
    [TEXT_NAME] = {FACE_TITLE, 17},   [TEXT_FIGURE] = {FACE_STRONG, 20},
    [TEXT_LABEL] = {FACE_STRONG, 16}, [TEXT_TAG] = {FACE_STRONG, 14},
    [TEXT_READING] = {FACE_TEXT, 18}, [TEXT_BODY] = {FACE_TEXT, 16},
    [TEXT_NOTE] = {FACE_TEXT, 14},
};

/* Words as a texture, white: the colour is laid on when they are drawn. */
typedef struct Rendered {
    Spacing spacing;
    TTF_Font *font;
    int wrap; /* pixels, or 0 for one line */
    Align align;
    Uint64 hash;
    char *words;
    SDL_Texture *texture;
    int width, height;
    bool broken; /* a word is longer than a line */
    Uint32 used; /* when it was last drawn, in draws */
} Rendered;

struct Texts {
    SDL_Renderer *renderer;
    Fonts fonts;
    int rendered_count;
    Rendered rendered[RENDERED_MAX];
    Uint32 clock;
};

Texts *texts_new(SDL_Renderer *renderer, const char *fonts_directory, Error *error)
{
    Texts *texts = calloc(1, sizeof *texts);
    if (!texts)
        abort();
    texts->renderer = renderer;
    if (!fonts_open(&texts->fonts, fonts_directory, error)) {
        texts_free(texts);
        return NULL;
    }
    return texts;
}

static void drop_rendered(Rendered *rendered)
{
    SDL_DestroyTexture(rendered->texture);
    SDL_free(rendered->words);
}

void texts_forget(Texts *texts)
{
    for (int i = 0; i < texts->rendered_count; i++)
        drop_rendered(&texts->rendered[i]);
    texts->rendered_count = 0;
    fonts_forget(&texts->fonts);
}

void texts_tell(const Texts *texts, void (*tell)(const char *words))
{
    for (int i = 0; i < texts->rendered_count; i++)
        tell(texts->rendered[i].words);
}

void texts_free(Texts *texts)
{
    if (!texts)
        return;
    texts_forget(texts);
    fonts_close(&texts->fonts);
    free(texts);
}

static TTF_Font *font_of(Texts *texts, Face face, int size)
{
    TTF_Font *font = fonts_sized(&texts->fonts, face, size);
    if (font)
        return font;
    texts_forget(texts); /* with the fonts go the words that were set in them */
    return fonts_sized(&texts->fonts, face, size);
}

static int pixel_size(const Canvas *canvas, float units)
{
    const int size = (int)lroundf(units * canvas->unit * canvas->text_scale);
    return size < PIXELS_MIN ? PIXELS_MIN : size > PIXELS_MAX ? PIXELS_MAX : size;
}

/* ---- styles ---- */

float text_style_size(const TextStyle *style)
{
    return style->size > 0 ? style->size : TYPE_SCALE[style->role].size;
}

TextStyle text_style_scaled(TextStyle style, float by)
{
    style.size = text_style_size(&style) * by;
    return style;
}

TextStyle text_style_strong(TextStyle style)
{
    style.size = text_style_size(&style);
    if (TYPE_SCALE[style.role].face == FACE_TEXT)
        style.role = TEXT_LABEL;
    return style;
}

static Face face_of(const TextStyle *style)
{
    return TYPE_SCALE[style->role].face;
}

/* ---- rendered words ---- */

static Uint64 hash_of(const char *words)
{
    Uint64 hash = 14695981039346656037u;
    for (; *words; words++)
        hash = (hash ^ (Uint8)*words) * 1099511628211u;
    return hash;
}

static bool breaks_a_word(TTF_Font *font, const char *words, int line)
{
    char word[256];
    for (; *words; words += strspn(words, " \n")) {
        const size_t length = strcspn(words, " \n");
        int width = 0;
        snprintf(word, sizeof word, "%.*s", (int)length, words);
        TTF_SizeUTF8(font, word, &width, NULL);
        if (width > line)
            return true;
        words += length;
    }
    return false;
}

/* The title face has word spaces of 0.17 em, in which words run together. */
static Spacing spacing_for(const Canvas *canvas, Face face)
{
    if (face == FACE_TITLE)
        return canvas->wide ? SPACING_WIDE_WORDS : SPACING_WORDS;
    return canvas->wide ? SPACING_WIDE : SPACING_FACE;
}

/* Where words that keep together are too wide for a line, they may part after all. */
static char *hold_words(const Rendered *entry)
{
    char *held = line_hold(entry->words);
    char *spaced = spacing_words(held, entry->spacing);
    SDL_free(held);
    if (!breaks_a_word(entry->font, spaced, entry->wrap))
        return spaced;
    SDL_free(spaced);
    return spacing_words(entry->words, entry->spacing);
}

static SDL_Surface *render_lines(const Rendered *entry)
{
    static const float PARTS[] = {[ALIGN_CENTRE] = 0.5f, [ALIGN_LEFT] = 0, [ALIGN_RIGHT] = 1};
    const SDL_Color white = {255, 255, 255, 255};
    char *words = hold_words(entry);
    const int wrap = line_wrap(entry->font, words, entry->wrap);
    /* The typesetter's own breaks leave empty lines; it only parts words that are too long. */
    const int longest = breaks_a_word(entry->font, words, entry->wrap) ? entry->wrap : 0;
    line_break(entry->font, words, wrap);
    SDL_Surface *surface =
        spacing_is_wide(entry->spacing)
            ? spacing_set_lines(entry->font, words, PARTS[entry->align])
            : TTF_RenderUTF8_Blended_Wrapped(entry->font, words, white, (Uint32)longest);
    SDL_free(words);
    return surface;
}

static void render(Texts *texts, Rendered *entry)
{
    static const int ALIGNS[] = {
        [ALIGN_CENTRE] = TTF_WRAPPED_ALIGN_CENTER,
        [ALIGN_LEFT] = TTF_WRAPPED_ALIGN_LEFT,
        [ALIGN_RIGHT] = TTF_WRAPPED_ALIGN_RIGHT,
    };
    const SDL_Color white = {255, 255, 255, 255};
    char *spaced = spacing_words(entry->words, entry->spacing);
    TTF_SetFontWrappedAlign(entry->font, ALIGNS[entry->align]);
    SDL_Surface *surface =
        entry->wrap ? render_lines(entry) : TTF_RenderUTF8_Blended(entry->font, spaced, white);
    if (surface) {
        entry->texture = SDL_CreateTextureFromSurface(texts->renderer, surface);
        entry->width = surface->w;
        entry->height = surface->h;
        entry->broken = entry->wrap && breaks_a_word(entry->font, spaced, entry->wrap);
    }
    SDL_FreeSurface(surface);
    SDL_free(spaced);
}

static Rendered *place_for(Texts *texts)
{
    if (texts->rendered_count < RENDERED_MAX)
        return &texts->rendered[texts->rendered_count++];
    Rendered *oldest = &texts->rendered[0];
    for (int i = 1; i < RENDERED_MAX; i++) {
        if (texts->rendered[i].used < oldest->used)
            oldest = &texts->rendered[i];
    }
    drop_rendered(oldest);
    return oldest;
}

static const Rendered *rendered_of(const Canvas *canvas, const TextStyle *style, TTF_Font *font,
                                   int wrap, const char *words)
{
    Texts *texts = canvas->texts;
    const Spacing spacing = spacing_for(canvas, face_of(style));
    const Uint64 hash = hash_of(words);
    for (int i = 0; i < texts->rendered_count; i++) {
        Rendered *entry = &texts->rendered[i];
        if (entry->hash == hash && entry->font == font && entry->wrap == wrap &&
            entry->align == style->align && entry->spacing == spacing &&
            strcmp(entry->words, words) == 0) {
            entry->used = ++texts->clock;
            return entry;
        }
    }
    Rendered *entry = place_for(texts);
    *entry = (Rendered){
        .spacing = spacing, .font = font, .wrap = wrap, .align = style->align, .hash = hash};
    entry->words = SDL_strdup(words);
    entry->used = ++texts->clock;
    render(texts, entry);
    return entry;
}

/* ---- measuring and drawing ---- */

static int wrap_of(const Canvas *canvas, const TextStyle *style, float width)
{
    const int wrap = (int)(width * canvas->unit + 0.01f); /* a measured width fits itself */
    return style->wrap ? (wrap < 1 ? 1 : wrap) : 0;
}

static TTF_Font *font_for(const Canvas *canvas, const TextStyle *style)
{
    return font_of(canvas->texts, face_of(style), pixel_size(canvas, text_style_size(style)));
}

void text_measure(Canvas *canvas, const TextStyle *style, const char *words, float width,
                  float *needs_width, float *needs_height)
{
    const Rendered *entry = rendered_of(canvas, style, font_for(canvas, style),
                                        wrap_of(canvas, style, width), words[0] ? words : " ");
    *needs_width = (float)entry->width / canvas->unit;
    *needs_height = (float)entry->height / canvas->unit;
}

float text_width(Canvas *canvas, const TextStyle *style, const char *words)
{
    int width = 0;
    char *spaced = spacing_words(words, spacing_for(canvas, face_of(style)));
    TTF_SizeUTF8(font_for(canvas, style), spaced, &width, NULL);
    SDL_free(spaced);
    return (float)width / canvas->unit;
}

int text_fits(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    int extent, letters = 0;
    char *spaced = spacing_words(words, spacing_for(canvas, face_of(style)));
    TTF_MeasureUTF8(font_for(canvas, style), spaced, (int)(width * canvas->unit), &extent,
                    &letters);
    const int bytes = spacing_bytes(words, spaced, letters);
    SDL_free(spaced);
    return bytes;
}

float text_line_height(Canvas *canvas, const TextStyle *style)
{
    const float lines = spacing_of_lines(spacing_for(canvas, face_of(style)));
    return lines * (float)TTF_FontLineSkip(font_for(canvas, style)) / canvas->unit;
}

/* Words become smaller before they are cut. Places on the table cannot grow with the largest text,
 * nor with air between letters: there words may be as small as at twice the usual size. */
static int smallest_size(const Canvas *canvas, int full)
{
    const float air = canvas->wide ? 0.78f : 1;
    const float part = 0.6f * air * fminf(1, 2 / canvas->text_scale);
    return (int)fmaxf(PIXELS_MIN, (float)full * part);
}

typedef struct Fitting {
    const Rendered *entry; /* NULL if there is none */
    bool fits, smaller;    /* than the style wants it */
    int size;              /* pixels */
} Fitting;

/* The next size to try. One line is as wide as its size says: most sizes need not be tried, each of
 * which would take a font and a texture. */
static int smaller_size(const Rendered *entry, int size, float room_width)
{
    const int guess = (int)((float)size * room_width / (float)SDL_max(entry->width, 1)) + 1;
    return entry->wrap ? size - 1 : SDL_min(size - 1, guess);
}

/* Letters may reach a little over the edge of their room: fonts have air above and below. Lines
 * have it once, not each: a seventh line would hide behind what lies below six. */
static bool is_in_room(const Rendered *entry, float width, float height)
{
    const float line = (float)TTF_FontLineSkip(entry->font);
    return !entry->broken && (float)entry->width <= width &&
           (float)entry->height <= height + 0.15f * fminf(2 * line, height);
}

/* As large as the style wants them, or as they fit into the room. */
static Fitting fit_words(const Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    const float room_width = b.w * canvas->unit + 1;
    const float room_height = b.h * canvas->unit + 1;
    const int full = pixel_size(canvas, text_style_size(style));
    const int smallest = smallest_size(canvas, full);
    Fitting fitting = {0};
    for (int size = full; size >= smallest && !fitting.fits;) {
        TTF_Font *font = font_of(canvas->texts, face_of(style), size);
        const Rendered *entry =
            rendered_of(canvas, style, font, wrap_of(canvas, style, b.w), words);
        fitting.entry = entry;
        fitting.fits = is_in_room(entry, room_width, room_height);
        fitting.smaller = size < full;
        fitting.size = size;
        const int next = smaller_size(entry, size, room_width);
        size = size > smallest ? SDL_max(next, smallest) : next;
    }
    return fitting;
}

float text_drawn_width(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    const Rendered *entry = words[0] ? fit_words(canvas, style, words, b).entry : NULL;
    return entry ? (float)entry->width / canvas->unit : 0;
}

void text_draw(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    if (!words[0] || b.w <= 0 || b.h <= 0)
        return;
    const Fitting fitting = fit_words(canvas, style, words, b);
    const Rendered *entry = fitting.entry;
    if (!entry || !entry->texture)
        return;
    const float room_width = b.w * canvas->unit, room_height = b.h * canvas->unit;
    const float width = (float)entry->width;
    const float spare = room_width - width;
    const float shift = style->align == ALIGN_LEFT    ? 0
                        : style->align == ALIGN_RIGHT ? spare
                                                      : spare / 2;
    /* Lines that had to be made smaller stand in the middle of the place meant for them. */
    const float top =
        style->wrap && !fitting.smaller ? 0 : (room_height - (float)entry->height) / 2;
    const SDL_FRect to = {roundf(b.x * canvas->unit + shift), roundf(b.y * canvas->unit + top),
                          width, (float)entry->height};
    const SDL_Color colour = canvas->contrast ? contrast_words(style->colour) : style->colour;
    if (sketch_takes_texture(canvas, to, entry->texture, &colour, sizeof colour))
        return;
    SDL_SetTextureColorMod(entry->texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(entry->texture, colour.a);
    SDL_RenderCopyF(canvas->renderer, entry->texture, NULL, &to);
    const float unit = canvas->unit;
    canvas_tell_words(canvas,
                      &(DrawnWords){.words = words,
                                    .real = box(to.x / unit, to.y / unit, to.w / unit, to.h / unit),
                                    .given = b,
                                    .fits = fitting.fits,
                                    .cut = style->cut,
                                    .print = (float)fitting.size / unit,
                                    .title = style->role <= TEXT_TITLE,
                                    .colour = colour});
}
