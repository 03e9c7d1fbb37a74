/* What is left: how many cards of each room and of each roof nobody has seen yet, over the table.
 * Anything that is pressed puts it away. */
#include "dreamhome/unseen.h"
#include "app/app.h"
#include "app/pieces/card_view.h"
#include "app/speech/speech.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

enum { ROOMS_PER_ROW = 8, PIPS_PER_ROW = 5 };

static const float GAP = 16, INSET = 26;

typedef struct UnseenPage {
    Unseen unseen;
    Box panel, head;
    float card;  /* width of a card */
    float strip; /* height of what stands below it */
    float top;   /* where the cards begin */
} UnseenPage;

/* The table says what it shows: the game itself may have dealt already what comes next. */
static bool enter(void *self, App *app, const SceneNote *note)
{
    UnseenPage *page = self;
    if (!note->game)
        return false;
    page->unseen = game_unseen(note->game);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

/* Two rows of rooms and one of roofs, as large as fits. */
static void layout(void *self, App *app)
{
    UnseenPage *page = self;
    const Box view = app->canvas->view;
    const float scale = app->canvas->text_scale;
    const float head = 20 + 36 * scale;
    const float most = view.w - 64 - 2 * INSET;
    page->strip = 18 + 22 * fmaxf(scale, 0.9f);
    const float rows = view.h - 48 - 2 * INSET - head - 3 * page->strip - 2 * GAP;
    page->card = floorf(fminf(fminf((most - (ROOMS_PER_ROW - 1) * GAP) / ROOMS_PER_ROW,
                                    rows / (2 * CARD_ROOM_RATIO + CARD_RESOURCE_RATIO)),
                              150));
    const float width = page->card * ROOMS_PER_ROW + GAP * (ROOMS_PER_ROW - 1);
    const float height =
        page->card * (2 * CARD_ROOM_RATIO + CARD_RESOURCE_RATIO) + 3 * page->strip + 2 * GAP + head;
    page->panel = box_centred(view, width + 2 * INSET, height + 2 * INSET);
    Box inner = box_inset(page->panel, INSET);
    page->head = box_cut_top(&inner, head - 12, 12);
    page->top = inner.y;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    (void)self;
    (void)app;
    const bool presses = event->kind == INPUT_ACTION || event->kind == INPUT_POINTER_DOWN ||
                         event->kind == INPUT_POINTER_OTHER;
    return presses ? scene_pop() : scene_stay();
}

/* ---- drawing ---- */

/* One pip for each card that there is; those that are still to come are filled. */
static void draw_pips(Canvas *canvas, Box b, int left, int all)
{
    const float pitch = b.w / PIPS_PER_ROW, size = fminf(pitch - 3, b.h / 2 - 3);
    const int rows = (all + PIPS_PER_ROW - 1) / PIPS_PER_ROW;
    b = box_centred(b, b.w, (size + 3) * (float)rows);
    for (int i = 0; i < all; i++) {
        const Box pip = box(b.x + pitch * (float)(i % PIPS_PER_ROW),
                            b.y + (size + 3) * (float)(i / PIPS_PER_ROW), size, size);
        if (i < left)
            paint_box(canvas, pip, size * 0.3f, colour_lit(TONE_GREEN, 0.15f), TONE_GREEN);
        else
            paint_frame(canvas, pip, size * 0.3f, 1.5f, TONE_SAND);
    }
}

static void draw_left(App *app, const UnseenPage *page, CardRef card, Box b, int left, int all)
{
    const TextStyle style = {TEXT_HEADING, left ? TONE_INK : TONE_INK_SOFT, .align = ALIGN_CENTRE};
    char number[8];
    const Box face = box_cut_top(&b, card_height(card, page->card), 6);
    card_draw(app->cards, card, face, 0, 0);
    if (!left)
        paint_box(app->canvas, box_inset(face, -2), 8, colour_alpha(TONE_PAPER, 0.72f),
                  colour_alpha(TONE_PAPER, 0.72f));
    snprintf(number, sizeof number, "%d", left);
    text_draw(app->canvas, &style, number, box_cut_left(&b, b.w * 0.36f, 4));
    draw_pips(app->canvas, b, left, all);
}

static void draw_rooms(App *app, const UnseenPage *page)
{
    const float height = page->card * CARD_ROOM_RATIO + page->strip;
    for (int i = 0; i < ROOM_TYPE_COUNT - 1; i++) {
        const RoomType type = (RoomType)(i + 1);
        const Box b =
            box(page->panel.x + INSET + (float)(i % ROOMS_PER_ROW) * (page->card + GAP),
                page->top + (float)(i / ROOMS_PER_ROW) * (height + GAP), page->card, height);
        draw_left(app, page, card_room(ROOM_INFO[type].first_card), b, page->unseen.rooms[type],
                  ROOM_INFO[type].copies);
    }
}

/* A colour is shown by its plain card, and counted with those that have a window. */
static void draw_roofs(App *app, const UnseenPage *page)
{
    const float height = page->card * CARD_RESOURCE_RATIO + page->strip;
    const float pitch = 2 * (page->card + GAP);
    int copies[COLOUR_COUNT] = {0};
    ResourceCard cards[COLOUR_COUNT] = {0};
    for (ResourceType type = RESOURCE_TYPE_COUNT; type-- > RESOURCE_NONE + 1;) {
        const ResourceInfo *info = &RESOURCE_INFO[type];
        if (info->kind != RESOURCE_KIND_ROOF)
            continue;
        copies[info->colour] += info->copies;
        if (!info->window)
            cards[info->colour] = info->first_card;
    }
    Box b = box(page->panel.x + page->panel.w / 2 - pitch * 1.5f - page->card / 2,
                page->panel.y + page->panel.h - INSET - height, page->card, height);
    for (int colour = 0; colour < COLOUR_COUNT; colour++, b.x += pitch)
        draw_left(app, page, card_resource(cards[colour]), b, page->unseen.roofs[colour],
                  copies[colour]);
}

static void add_left(const App *app, const char *name, int left, Text *text)
{
    text_add(text, tr(app->words, name));
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)left);
    text_add(text, ". ");
}

/* The same for the ear. */
static void tell_left(App *app, const UnseenPage *page)
{
    char words[SENTENCE_CAPACITY];
    Text text = text_on(words, sizeof words);
    if (!canvas_is_watched(app->canvas))
        return;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
        add_left(app, name_of_room(type), page->unseen.rooms[type], &text);
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        const ResourceInfo *info = &RESOURCE_INFO[type];
        if (info->kind == RESOURCE_KIND_ROOF && !info->window)
            add_left(app, name_of_resource(type), page->unseen.roofs[info->colour], &text);
    }
    canvas_tell_saying(app->canvas, SAYING_NEWS, words);
}

static void draw(const void *self, App *app)
{
    const UnseenPage *page = self;
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    Box head = page->head;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, page->panel);
    /* words: the title of a page that counts the cards that nobody has seen yet */
    text_draw(app->canvas, &title, tr(app->words, "What’s left"),
              box_cut_left(&head, head.w * 0.45f, 16));
    text_draw(app->canvas, &note, tr(app->words, "Cards that nobody has seen yet"), head);
    draw_rooms(app, page);
    draw_roofs(app, page);
    tell_left(app, page);
}

const SceneKind unseen_scene = {
    .state_size = sizeof(UnseenPage),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
