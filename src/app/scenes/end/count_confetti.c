/* The confetti over the winners' house: before the house, behind all that is to be read. */
#include "app/scenes/end/confetti.h"
#include "app/scenes/end/count.h"

#include <math.h>

static const char *const FIGURES[PAPER_FIGURES] = {"heart", "star", "house",    "square", "disc",
                                                   "leaf",  "tile", "streamer", "curl",   "key"};
static const char *const GOLDEN_FIGURES[PAPER_FIGURES] = {
    "star", "star", "heart", "star", "key", "star", "heart", "star", "house", "star"};

/* They fly over the frame of the picture, up to what lies beside it. */
static const float BEYOND = 12;

static void draw_figure(Canvas *canvas, const Paper *paper, Box middle, float size)
{
    const char *key = (paper->golden ? GOLDEN_FIGURES : FIGURES)[paper->kind];
    const float width = paper_size(PAPER_FIGURE).width * size;
    const float slim = fmaxf(fabsf(cosf(paper_tilt(paper))), 0.15f);
    SDL_Texture *picture = pictures_get(canvas->pictures, "confetti", key, width * canvas->unit);
    paint_texture(canvas, picture, box(0, 0, 1, 1), box_centred(middle, width, width * slim), 1,
                  paper_turn(paper) * 57.29578f);
}

static void draw_papers(const Count *count, Canvas *canvas, Box over, int papers)
{
    for (int which = 0; which < papers; which++) {
        const Paper paper = confetti_paper(which, count->time);
        const Box middle = box(over.x + paper.x * over.w, over.y + paper.y * over.w, 0, 0);
        if (!paper.seen)
            continue;
        if (paper.shape == PAPER_FIGURE)
            draw_figure(canvas, &paper, middle, over.w);
        else if (!canvas->sketch)
            cutouts_draw(count->cutouts, canvas, &paper,
                         (SDL_FPoint){middle.x * canvas->unit, middle.y * canvas->unit});
    }
}

bool count_make_confetti(const Count *count, const Canvas *canvas)
{
    return count->cutouts &&
           cutouts_make_one(count->cutouts, canvas, count->layout.board.w * canvas->unit);
}

void count_draw_confetti(const Count *count, const Stage *stage)
{
    Canvas *canvas = stage->canvas;
    const Box board = count->layout.board;
    if (!count->feasting || !count->cutouts || stage->speed <= 0)
        return;
    const SDL_Rect clip = paint_pixels_around(canvas, box_inset(board, -BEYOND));
    SDL_RenderSetClipRect(canvas->renderer, &clip);
    draw_papers(count, canvas, board, count->bests ? CONFETTI_ALL : CONFETTI_PAPERS);
    SDL_RenderSetClipRect(canvas->renderer, NULL);
}
