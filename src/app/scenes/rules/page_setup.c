/* The picture of a table that is set up: what goes where, with the numbers of the steps. */
#include "app/pieces/home_view.h"
#include "app/scenes/rules/page.h"

#include <math.h>
#include <stdio.h>

enum { NUMBER_MARKET = 1, NUMBER_DECKS, NUMBER_TOKENS, NUMBER_HOME, NUMBER_MARKER, NUMBER_PAD };

enum { COLUMNS = 5, TOKENS_IN_ROW = 3 };

#define SLOT_TONE colour_alpha(TONE_SHADE, 0.35f)

static const float PAD = 20, GAP = 22, SLOT_GAP = 8;

/* Shares of the width: the decks and the tokens at both sides of the market; the home below. */
static const float DECK_SHARE = 0.13f, TOKENS_SHARE = 0.2f, HOME_SHARE = 0.56f;

/* The number lies on the corner of what it stands for. */
static void number(Page *page, int step, Box b)
{
    page_number(page, step, box(b.x - 12, b.y - 12, 34, 34));
}

static void add_back(Page *page, CardFace face, Box b)
{
    page_add(page, PART_CARD, b)->card = (CardRef){face, 0};
}

static void add_icon(Page *page, const char *key, Box b, SDL_Color colour)
{
    Part *icon = page_add(page, PART_ICON, b);
    icon->words = key;
    icon->style.colour = colour;
}

static void add_token(Page *page, Word name, Box b)
{
    Part *token = page_add(page, PART_PICTURE, b);
    token->detail = "tokens";
    snprintf(token->key, sizeof token->key, "%.*s", (int)name.length, name.at);
}

/* ---- what lies there ---- */

static float lay_market(Page *page, float x, float y, float width)
{
    const float inner = width - 2 * 14;
    const float card = (inner - SLOT_GAP * (COLUMNS - 1)) / COLUMNS;
    const float top = card * CARD_RESOURCE_RATIO, below = card * CARD_ROOM_RATIO;
    const Box board = box(x, y, width, top + SLOT_GAP + below + 2 * 14);
    page_add(page, PART_WOOD, board);
    for (int column = 0; column < COLUMNS; column++) {
        const float left = x + 14 + (card + SLOT_GAP) * (float)column;
        page_add(page, PART_ROW, box(left, y + 14, card, top))->style.colour = SLOT_TONE;
        page_add(page, PART_ROW, box(left, y + 14 + top + SLOT_GAP, card, below))->style.colour =
            SLOT_TONE;
    }
    number(page, NUMBER_MARKET, board);
    return board.h;
}

static void lay_decks(Page *page, Box b)
{
    const float top = b.w * CARD_RESOURCE_RATIO;
    add_back(page, CARD_RESOURCE_BACK, box(b.x, b.y + 8, b.w, top));
    add_back(page, CARD_ROOM_BACK, box(b.x, b.y + 8 + top + 14, b.w, b.w * CARD_ROOM_RATIO));
    number(page, NUMBER_DECKS, box(b.x, b.y + 8, b.w, top));
}

static void lay_tokens(Page *page, const char *names, Box b)
{
    Word list = word_of(names), name;
    const float pitch = fminf(b.w / TOKENS_IN_ROW, b.h / 4);
    for (int i = 0; word_next(&list, &name); i++)
        add_token(page, name,
                  box_inset(box(b.x + pitch * (float)(i % TOKENS_IN_ROW),
                                b.y + pitch * (float)(i / TOKENS_IN_ROW), pitch, pitch),
                            3));
    number(page, NUMBER_TOKENS, b);
}

/* The player's own things, beside the home: the tile and the marker; and the pad, for later. */
static void lay_tiles(Page *page, Box b)
{
    const float size = fminf(fminf(b.w, b.h) * 0.5f, 104);
    const Box tile = box(b.x, b.y + 10, size, size * 1.3f);
    const Box pad = box(b.x + b.w - size, b.y + b.h - size * 1.3f, size, size * 1.3f);
    const Box marker = box(b.x, b.y + b.h - size * 0.8f, size * 0.8f, size * 0.8f);
    page_add(page, PART_TILE, tile)->style.colour = TONE_TEAL;
    add_icon(page, "info", box_centred(tile, size * 0.6f, size * 0.6f), TONE_CREAM);
    page_add(page, PART_TILE, pad)->style.colour = TONE_CREAM;
    add_icon(page, "log", box_centred(pad, size * 0.6f, size * 0.6f), TONE_WOOD);
    add_token(page, word_of("marker"), marker);
    number(page, NUMBER_HOME, tile);
    number(page, NUMBER_MARKER, marker);
    number(page, NUMBER_PAD, pad);
}

static float lay_home(Page *page, float x, float y, float width)
{
    Part *home = page_add(page, PART_HOME, box(x, y, width, width / HOME_RATIO));
    const Box board = home->box;
    home->words = "";
    number(page, NUMBER_HOME, board);
    return board.h;
}

float page_setup(Page *page, App *app, const Block *block, float y)
{
    const float inner = page->width - 2 * PAD;
    const float deck = inner * DECK_SHARE, tokens = inner * TOKENS_SHARE;
    const float market = inner - deck - tokens - 2 * GAP;
    Part *panel = page_add(page, PART_PANEL, box(0, y, page->width, 0));
    panel->style.colour = TONE_LINEN;
    float at = y + PAD + 6;
    const float top = lay_market(page, PAD + deck + GAP, at, market);
    lay_decks(page, box(PAD, at, deck, top));
    lay_tokens(page, block->tokens, box(PAD + inner - tokens, at, tokens, top));
    at += top + 1.5f * GAP;
    const float home = lay_home(page, PAD + 6, at, inner * HOME_SHARE);
    lay_tiles(page, box(PAD + 6 + inner * HOME_SHARE + 2 * GAP, at,
                        inner * (1 - HOME_SHARE) - 2 * GAP - 6, home));
    at += home + 16;
    at += page_text(page, app, &PAGE_CAPTION_STYLE, block->words, box(PAD, at, inner, 0));
    panel->box.h = at + PAD - y;
    return panel->box.h;
}
