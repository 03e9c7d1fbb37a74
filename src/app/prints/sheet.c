#include "app/prints/sheet.h"

#include "app/prints/print.h"
#include "session/file.h"

#include <hpdf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Sheet {
    HPDF_Doc document;
    HPDF_Page page;
    HPDF_Font faces[SHEET_FACE_COUNT];
    float height;       /* units */
    float points;       /* of a unit */
    HPDF_Image picture; /* that came last */
    HPDF_STATUS wrong;  /* the first thing that went wrong, or 0 */
};

/* ---- beginning ---- */

static void note_error(HPDF_STATUS status, HPDF_STATUS detail, void *sheet)
{
    (void)detail;
    if (!((Sheet *)sheet)->wrong)
        ((Sheet *)sheet)->wrong = status;
}

/* Words are written as code points, by "UTF-8". The library's table for copying them out again says
 * so in a way that some readers warn of (pdftoppm: begincidrange); they copy the words right all
 * the same, which a test looks at. */
static void load_faces(Sheet *sheet, const char *assets)
{
    static const char *const FILES[SHEET_FACE_COUNT] = {"Bitter-ExtraBold", "Nunito-SemiBold",
                                                        "Nunito-ExtraBold"};
    for (SheetFace face = 0; face < SHEET_FACE_COUNT; face++) {
        char path[1200];
        snprintf(path, sizeof path, "%s/fonts/%s.ttf", assets, FILES[face]);
        const char *name = HPDF_LoadTTFontFromFile(sheet->document, path, HPDF_TRUE);
        if (name)
            sheet->faces[face] = HPDF_GetFont(sheet->document, name, "UTF-8");
    }
}

Sheet *sheet_new(SheetSize size, const char *assets, const char *title)
{
    Sheet *sheet = calloc(1, sizeof *sheet);
    if (!sheet)
        abort();
    sheet->height = size.height;
    sheet->points = 72 / 25.4f * size.unit;
    sheet->document = HPDF_New(note_error, sheet);
    if (!sheet->document)
        abort(); /* out of memory */
    HPDF_SetCompressionMode(sheet->document, HPDF_COMP_ALL);
    HPDF_UseUTFEncodings(sheet->document);
    HPDF_SetCurrentEncoder(sheet->document, "UTF-8");
    HPDF_SetInfoAttr(sheet->document, HPDF_INFO_TITLE, title);
    HPDF_SetInfoAttr(sheet->document, HPDF_INFO_CREATOR, "Dream Home");
    load_faces(sheet, assets);
    sheet->page = HPDF_AddPage(sheet->document);
    HPDF_Page_SetWidth(sheet->page, size.width * sheet->points);
    HPDF_Page_SetHeight(sheet->page, size.height * sheet->points);
    return sheet;
}

void sheet_free(Sheet *sheet)
{
    if (!sheet)
        return;
    HPDF_Free(sheet->document);
    free(sheet);
}

/* ---- shapes ---- */

/* Paper is measured from below. */
static float up(const Sheet *sheet, float y)
{
    return (sheet->height - y) * sheet->points;
}

static void take_fill(Sheet *sheet, SDL_Color colour)
{
    HPDF_Page_SetRGBFill(sheet->page, (float)colour.r / 255, (float)colour.g / 255,
                         (float)colour.b / 255);
}

void sheet_picture(Sheet *sheet, const SheetPicture *picture, Box b)
{
    const HPDF_Image image =
        picture->grey_width
            ? HPDF_LoadRawImageFromMem(sheet->document, picture->bytes,
                                       (HPDF_UINT)picture->grey_width,
                                       (HPDF_UINT)picture->grey_height, HPDF_CS_DEVICE_GRAY, 8)
            : HPDF_LoadJpegImageFromMem(sheet->document, picture->bytes,
                                        (HPDF_UINT)picture->length);
    sheet->picture = image;
    if (image)
        HPDF_Page_DrawImage(sheet->page, image, b.x * sheet->points, up(sheet, b.y + b.h),
                            b.w * sheet->points, b.h * sheet->points);
}

void sheet_fill(Sheet *sheet, Box b, float radius, SDL_Color colour)
{
    const float round = 0.5523f; /* makes a quarter of a circle of a curve */
    const float x = b.x * sheet->points, y = up(sheet, b.y + b.h), w = b.w * sheet->points,
                h = b.h * sheet->points;
    const float r = fminf(radius * sheet->points, fminf(w, h) / 2), k = r * (1 - round);
    take_fill(sheet, colour);
    HPDF_Page_MoveTo(sheet->page, x + r, y);
    HPDF_Page_LineTo(sheet->page, x + w - r, y);
    HPDF_Page_CurveTo(sheet->page, x + w - k, y, x + w, y + k, x + w, y + r);
    HPDF_Page_LineTo(sheet->page, x + w, y + h - r);
    HPDF_Page_CurveTo(sheet->page, x + w, y + h - k, x + w - k, y + h, x + w - r, y + h);
    HPDF_Page_LineTo(sheet->page, x + r, y + h);
    HPDF_Page_CurveTo(sheet->page, x + k, y + h, x, y + h - k, x, y + h - r);
    HPDF_Page_LineTo(sheet->page, x, y + r);
    HPDF_Page_CurveTo(sheet->page, x, y + k, x + k, y, x + r, y);
    HPDF_Page_ClosePath(sheet->page);
    HPDF_Page_Fill(sheet->page);
}

void sheet_disc(Sheet *sheet, SDL_FPoint middle, float radius, SDL_Color colour)
{
    sheet_fill(sheet, box(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius), radius,
               colour);
}

static void trace(Sheet *sheet, const SDL_FPoint *points, int count)
{
    HPDF_Page_MoveTo(sheet->page, points[0].x * sheet->points, up(sheet, points[0].y));
    for (int i = 1; i < count; i++)
        HPDF_Page_LineTo(sheet->page, points[i].x * sheet->points, up(sheet, points[i].y));
}

void sheet_show_again(Sheet *sheet, const SheetView *view)
{
    const Box part = view->part;
    const SDL_FPoint *c = view->corners;
    const float left = c[0].x * sheet->points, top = up(sheet, c[0].y);
    const float ux = (c[1].x - c[0].x) * sheet->points / part.w;
    const float uy = (up(sheet, c[1].y) - top) / part.w;
    const float vx = (c[0].x - c[2].x) * sheet->points / part.h;
    const float vy = (top - up(sheet, c[2].y)) / part.h;
    if (!sheet->picture)
        return;
    HPDF_Page_GSave(sheet->page);
    trace(sheet, view->outline, view->outline_count);
    HPDF_Page_Clip(sheet->page);
    HPDF_Page_EndPath(sheet->page);
    HPDF_Page_Concat(sheet->page, ux, uy, vx, vy, left - ux * part.x - vx * (1 - part.y),
                     top - uy * part.x - vy * (1 - part.y));
    HPDF_Page_ExecuteXObject(sheet->page, sheet->picture);
    HPDF_Page_GRestore(sheet->page);
}

void sheet_area(Sheet *sheet, const SDL_FPoint *points, int count, SDL_Color colour)
{
    take_fill(sheet, colour);
    trace(sheet, points, count);
    HPDF_Page_ClosePath(sheet->page);
    HPDF_Page_Fill(sheet->page);
}

/* Whole dashes from corner to corner, at both ends too. The library has dashes of its own, which
 * are measured otherwise in each of its versions. */
static void trace_dashes(Sheet *sheet, SDL_FPoint from, SDL_FPoint to, const SheetPen *pen)
{
    const float length = hypotf(to.x - from.x, to.y - from.y);
    const int gaps = (int)((length - pen->dash) / (pen->dash + pen->gap));
    const float step = gaps > 0 ? (length - pen->dash) / (float)gaps : length;
    for (int i = 0; i <= gaps; i++) {
        const float start = step * (float)i / length, end = start + pen->dash / length;
        const SDL_FPoint dash[2] = {
            {from.x + (to.x - from.x) * start, from.y + (to.y - from.y) * start},
            {from.x + (to.x - from.x) * end, from.y + (to.y - from.y) * end}};
        trace(sheet, dash, 2);
    }
}

static void take_pen(Sheet *sheet, const SheetPen *pen)
{
    HPDF_Page_SetRGBStroke(sheet->page, (float)pen->colour.r / 255, (float)pen->colour.g / 255,
                           (float)pen->colour.b / 255);
    HPDF_Page_SetLineWidth(sheet->page, pen->width * sheet->points);
    HPDF_Page_SetLineJoin(sheet->page, HPDF_ROUND_JOIN);
    HPDF_Page_SetLineCap(sheet->page, pen->dash > 0 ? HPDF_BUTT_END : HPDF_ROUND_END);
}

void sheet_line(Sheet *sheet, const SDL_FPoint *points, int count, bool closed, const SheetPen *pen)
{
    take_pen(sheet, pen);
    if (pen->dash > 0) {
        for (int i = 0; i + 1 < count; i++)
            trace_dashes(sheet, points[i], points[i + 1], pen);
    } else {
        trace(sheet, points, count);
    }
    if (closed)
        HPDF_Page_ClosePathStroke(sheet->page);
    else
        HPDF_Page_Stroke(sheet->page);
}

/* ---- words ---- */

static float width_at(Sheet *sheet, SheetFace face, float size, const char *words)
{
    HPDF_Page_SetFontAndSize(sheet->page, sheet->faces[face], size * sheet->points);
    return HPDF_Page_TextWidth(sheet->page, words) / sheet->points;
}

float sheet_words_width(Sheet *sheet, const SheetType *type, const char *words)
{
    return sheet->faces[type->face] ? width_at(sheet, type->face, type->size, words) : 0;
}

void sheet_words(Sheet *sheet, const SheetType *type, const char *words, Box b)
{
    const float rise = 0.36f; /* of a line's middle over its base, in sizes */
    float size = type->size;
    if (!sheet->faces[type->face] || !words[0])
        return;
    float width = width_at(sheet, type->face, size, words);
    if (width > b.w) {
        size *= b.w / width;
        width = width_at(sheet, type->face, size, words);
    }
    const float spare = b.w - width;
    const float x = b.x + (type->align == SHEET_LEFT     ? 0
                           : type->align == SHEET_CENTRE ? spare / 2
                                                         : spare);
    take_fill(sheet, type->colour);
    if (type->outline > 0)
        take_pen(sheet, &(SheetPen){.width = type->outline, .colour = type->colour});
    HPDF_Page_BeginText(sheet->page);
    HPDF_Page_SetTextRenderingMode(sheet->page, type->outline > 0 ? HPDF_STROKE : HPDF_FILL);
    HPDF_Page_TextOut(sheet->page, x * sheet->points, up(sheet, b.y + b.h / 2 + rise * size),
                      words);
    HPDF_Page_EndText(sheet->page);
}

/* The space that parts words into two lines as narrow as can be; NULL if there is none. */
static const char *middle_space(Sheet *sheet, const SheetType *type, const char *words)
{
    const float whole = sheet_words_width(sheet, type, words);
    const char *best = NULL;
    float best_off = whole;
    for (const char *space = strchr(words, ' '); space; space = strchr(space + 1, ' ')) {
        const float off = fabsf(whole - 2 * sheet_words_width(sheet, type, space));
        if (off < best_off) {
            best = space;
            best_off = off;
        }
    }
    return best;
}

void sheet_words_in_two(Sheet *sheet, const SheetType *type, const char *words, Box b)
{
    char first[PRINT_WORDS_CAPACITY];
    const bool fits = sheet_words_width(sheet, type, words) <= b.w;
    const char *space = fits ? NULL : middle_space(sheet, type, words);
    if (space) {
        snprintf(first, sizeof first, "%.*s", (int)(space - words), words);
        sheet_words(sheet, type, first, box_cut_top(&b, b.h / 2, 0));
        words = space + 1;
    }
    sheet_words(sheet, type, words, b);
}

/* ---- ending ---- */

bool sheet_write(Sheet *sheet, const char *path, Error *error)
{
    if (!sheet->wrong)
        HPDF_SaveToStream(sheet->document);
    if (sheet->wrong)
        return error_set(error, "the PDF library reports 0x%04x", (unsigned)sheet->wrong);
    HPDF_UINT32 length = HPDF_GetStreamSize(sheet->document);
    char *bytes = malloc(length);
    if (!bytes)
        abort();
    HPDF_ResetStream(sheet->document);
    HPDF_ReadFromStream(sheet->document, (HPDF_BYTE *)bytes, &length);
    const bool written = file_write(path, bytes, length, error);
    free(bytes);
    return written;
}
