#include "app/scenes/alone/offers.h"

#include "app/pieces/badge.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_sheet.h"
#include "app/pieces/medal.h"
#include "app/widgets/line.h"
#include "app/words/dates.h"
#include "dreamhome/notation.h"
#include "session/solvers.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

/* ---- what has been played ---- */

static void read_stars(Offers *offers, App *app)
{
    Solvers solvers;
    Error error;
    if (!solvers_open(&solvers, app->launch.script ? NULL : app->paths.data, &error))
        people_tell_trouble(app, solvers.ledger.damaged, &error);
    for (int i = 0; i < offers->people.count; i++)
        offers->stars[i] = solver_stars(solvers_find(&solvers, offers->people.names[i]));
}

static void read_days(Offers *offers, App *app)
{
    Days days;
    Error error;
    offers->today = app->launch.script ? (Day){2026, 1, 8} : day_today();
    if (!days_open(&days, app->launch.script ? NULL : app->paths.data, &error))
        people_tell_trouble(app, days.ledger.damaged, &error);
    for (int i = 0; i < offers->people.count; i++) {
        const DayResult *result = days_find(&days, offers->people.names[i], offers->today);
        offers->played[i] = result;
        if (!result)
            continue;
        offers->percent[i] = percent_of(result->points, result->best);
        offers->medals[i] = medal_of(result->points, result->best);
    }
    days_close(&days);
}

void offers_read(Offers *offers, App *app)
{
    people_read(&offers->people, app);
    read_stars(offers, app);
    read_days(offers, app);
}

bool offers_have_news(OfferKind offer)
{
    return offer != OFFER_TURNS;
}

/* ---- pictures ---- */

static Home home_of(const char *line)
{
    Home home;
    Complaint complaint;
    const bool read = notation_read_home(word_of(line), &home, &complaint);
    assert(read);
    (void)read;
    return home;
}

/* A house that waits for its next room. */
static void draw_puzzle(App *app, Box b)
{
    const Home home = home_of("a1=living-4 b1=living-7 c1=kitchen-2 d1=bathroom-3 e1=bedroom-6 "
                              "a2=children-2 b2=library-1 d2=bedroom-1 d0=garage-3 e0=garage-5");
    const Box board = house_sheet_draw_board(app->canvas, &home, b);
    const Box gap = home_view_space(board, SPACE_C2);
    const float size = fminf(gap.w, gap.h) * 0.62f;
    const Box disc = box_centred(gap, size, size);
    paint_box(app->canvas, disc, size / 2, TONE_CLOTH, TONE_CLOTH_LOW);
    paint_picture(app->canvas, "icons", "hint", box_inset(disc, size * 0.2f));
}

/* The leaf of today, torn off the calendar; what is printed on it grows with it. */
static void draw_leaf(const Offers *offers, App *app, Box b)
{
    const float unit = b.h / app->canvas->text_scale;
    const TextStyle weekday = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE, .size = 0.17f * unit};
    const TextStyle number = {TEXT_TITLE, TONE_INK, .align = ALIGN_CENTRE, .size = 0.36f * unit};
    char words[12];
    snprintf(words, sizeof words, "%d", offers->today.day);
    paint_shadow(app->canvas, b, 8, 10, 0.5f);
    paint_box(app->canvas, b, 8, TONE_SHEET, TONE_PAPER);
    const Box head = box_cut_top(&b, b.h * 0.34f, 0);
    paint_box(app->canvas, head, 8, TONE_RED_WARM, TONE_BRICK);
    text_draw(app->canvas, &weekday, weekday_words(app->words, day_weekday(offers->today)), head);
    text_draw(app->canvas, &number, words, b);
}

static void draw_day(const Offers *offers, App *app, Box b)
{
    const Home home = home_of("a1=kitchen-5 b1=kitchen-6 c1=bathroom-1 d1=bedroom-4 e1=bedroom-7 "
                              "a2=living-1 b2=living-5 c2=living-9 d2=bathroom-6 e2=children-4 "
                              "d0=workshop-1 e0=cellar-1 outside=treehouse "
                              "roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-window");
    const Box board = house_sheet_draw_board(app->canvas, &home, b);
    const float size = fmaxf(board.h * 0.36f, 40);
    draw_leaf(offers, app, box(board.x - 5, board.y + board.h - size * 1.05f, size, size * 1.1f));
}

/* Two made something else of the same rooms. */
static void draw_turns(App *app, Box b)
{
    static const char *const LINES[] = {
        "a1=bedroom-2 b1=bedroom-3 c1=living-2 d1=living-3 e1=living-8 a2=kitchen-1 b2=kitchen-7 "
        "c2=bathroom-2 d2=games-1 e2=children-1 d0=garage-1 e0=garage-2 "
        "roofs=roof-blue-1,roof-blue-2,roof-blue-3,roof-blue-window",
        "a1=living-3 b1=bathroom-2 c1=children-1 d1=children-5 e1=kitchen-1 a2=games-1 "
        "b2=bedroom-2 "
        "c2=bedroom-3 d2=living-2 e2=living-8 d0=laundry-1 e0=garage-1 outside=treehouse "
        "roofs=roof-green-1,roof-green-2,roof-green-3,roof-green-window",
    };
    const float width = fminf(b.w * 0.64f, b.h * 0.66f * HOME_RATIO);
    for (int i = 0; i < 2; i++) {
        const SeatLook look = seat_look_standard(i);
        const Home home = home_of(LINES[i]);
        const float height = width / HOME_RATIO + 10;
        const Box place =
            box(i ? b.x + b.w - width : b.x, i ? b.y + b.h - height : b.y, width, height);
        const Box board = house_sheet_draw_board(app->canvas, &home, place);
        const float size = board.h * 0.24f;
        badge_draw(app->canvas, &look, box(board.x + 6, board.y + 6, size, size));
    }
}

void offers_draw_picture(const Offers *offers, App *app, OfferKind offer, Box b)
{
    switch (offer) {
    case OFFER_PUZZLES:
        draw_puzzle(app, b);
        break;
    case OFFER_DAY:
        draw_day(offers, app, b);
        break;
    default:
        draw_turns(app, b);
        break;
    }
}

/* ---- how far everyone has come ---- */

static void draw_figure(App *app, const char *words, Box *line)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_RIGHT};
    text_draw(app->canvas, &style, words,
              box_cut_right(line, text_width(app->canvas, &style, words) + 2, 10));
}

static void draw_star(App *app, Box b)
{
    const float size = fminf(b.w, b.h);
    const Box disc = box_centred(b, size, size);
    const SDL_Color gold = paint_mark_tone(app->canvas, TONE_AMBER);
    paint_box(app->canvas, disc, size / 2, colour_lit(gold, 0.15f), gold);
    paint_picture(app->canvas, "icons", "star", box_inset(disc, size * 0.16f));
}

void offers_draw_news(const Offers *offers, App *app, OfferKind offer, Box b)
{
    const TextStyle name = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const float height = b.h / (float)offers->people.count;
    for (int i = 0; i < offers->people.count; i++) {
        Box line = box_cut_top(&b, height, 0);
        char words[24] = "";
        paint_fill(app->canvas, box(line.x, line.y, line.w, 1), colour_alpha(TONE_SAND, 0.6f));
        const Box sign = box_inset(box_cut_right(&line, height, 6), 3);
        if (offer == OFFER_PUZZLES) {
            snprintf(words, sizeof words, "%d", offers->stars[i]);
            draw_star(app, sign);
        } else if (offers->played[i]) {
            snprintf(words, sizeof words, tr(app->words, "%d%%"), offers->percent[i]);
            if (offers->medals[i])
                medal_draw(app->canvas, offers->medals[i], sign);
        } else {
            paint_frame(app->canvas, box_centred(sign, sign.h, sign.h), sign.h / 2, 1.5f,
                        TONE_SAND);
        }
        if (words[0])
            draw_figure(app, words, &line);
        line_draw_name(app->canvas, &name, offers->people.names[i], line);
    }
}
