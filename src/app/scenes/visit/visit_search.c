/* The children: who hides in this house, and who was found. */
#include "app/pieces/home_view.h"
#include "app/scenes/visit/visit.h"
#include "app/words/error_words.h"

#include <math.h>
#include <stdio.h>

/* In units of a card, which is 240 wide. */
static const float LENS_STEP = 16, LENS_SLACK = 10, LENS_SIZE = 62;
static const float HOT = 34, WARM = 80;

static float card_unit(Box board)
{
    return home_view_space(board, SPACE_A1).w / 240;
}

/* ---- who is there ---- */

void visit_list_children(Visit *visit)
{
    const Home *home = &visit->house.home;
    Seeking *search = &visit->search;
    const SpaceSet open = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE];
    search->count = 0;
    for (SpaceSet left = open; left; left &= left - 1) {
        const Space space = space_first(left);
        const RoomCard card = home->card[space];
        for (int child = 0; child < room_card_children(card); child++) {
            const ChildSpot *spot = children_find(&search->spots, card, child);
            if (spot && search->count < HIDING_MAX)
                search->items[search->count++] = (Hiding){space, card, child, spot};
        }
    }
}

static void tell_trouble(Visit *visit, App *app, const Error *error)
{
    const char *damaged = visit->search.album.ledger.damaged;
    snprintf(visit->signs.trouble, sizeof visit->signs.trouble,
             damaged[0] ? tr(app->words, "The album couldn’t be read and was set aside as %s.")
                        : tr(app->words, "That didn’t work: %s."),
             damaged[0] ? damaged : error_words(app->words, error));
}

void visit_open_album(Visit *visit, App *app)
{
    char path[FILE_PATH_CAPACITY];
    Error error;
    if (!file_path(path, app->paths.assets, "cards/children.txt", &error) ||
        !children_load(&visit->search.spots, path, &error))
        SDL_Log("%s", error.words);
    visit_list_children(visit);
    visit->search.found = -1;
    if (!album_open(&visit->search.album, app->launch.script ? NULL : app->paths.data, &error))
        tell_trouble(visit, app, &error);
}

bool visit_is_found(const Visit *visit, const Hiding *hiding)
{
    return album_has(&visit->search.album, hiding->card, hiding->child);
}

int visit_found(const Visit *visit)
{
    int found = 0;
    for (int i = 0; i < visit->search.count; i++)
        found += visit_is_found(visit, &visit->search.items[i]);
    return found;
}

/* ---- looking ---- */

static Box box_of(const Visit *visit, const Hiding *hiding)
{
    return children_box(home_view_space(visit->board, hiding->space), hiding->spot);
}

static void find(Visit *visit, App *app, int index)
{
    Seeking *search = &visit->search;
    const Hiding *hiding = &search->items[index];
    const bool first = !visit_is_found(visit, hiding);
    Error error;
    search->found = index;
    search->since = 0;
    search->looked = false;
    visit->signs.trouble[0] = '\0';
    if (first && !album_add(&search->album, hiding->card, hiding->child, &error))
        tell_trouble(visit, app, &error);
    audio_play_at(app->audio, first ? SOUND_CHILD_FOUND : SOUND_GIGGLE,
                  (AudioSpot){.side = canvas_side(app->canvas, box_of(visit, hiding))});
    visit_wave(visit, app);
    app_redraw(app);
}

bool visit_look(Visit *visit, App *app, float x, float y, float slack)
{
    for (int i = 0; i < visit->search.count; i++) {
        if (box_has(box_inset(box_of(visit, &visit->search.items[i]), -slack), x, y)) {
            find(visit, app, i);
            return true;
        }
    }
    return false;
}

/* ---- the lens, for who has no pointer ---- */

Box visit_lens(const Visit *visit)
{
    const Seeking *search = &visit->search;
    const Box b = visit->board;
    const float size = LENS_SIZE * card_unit(b);
    return box_centred(box(b.x + search->x * b.w, b.y + search->y * b.w, 0, 0), size, size);
}

void visit_set_lens(Visit *visit, App *app, bool on)
{
    const Box unit = box(0, 0, 1, 1 / HOME_RATIO);
    Seeking *search = &visit->search;
    visit_set_tour(visit, app, false);
    search->lens = on && visit->stop != OUTSIDE;
    search->looked = false;
    search->found = -1;
    if (search->lens) {
        const Box card = home_view_space(unit, visit->stop);
        search->x = card.x + card.w / 2;
        search->y = card.y + card.h / 2;
    }
    visit_name_place(visit, app);
    app_redraw(app);
}

void visit_move_lens(Visit *visit, App *app, Action direction)
{
    const Box unit = box(0, 0, 1, 1 / HOME_RATIO);
    const Box room = home_view_spaces(unit, camera_room(&visit->house.home, visit->stop));
    const float step = LENS_STEP * card_unit(unit);
    Seeking *search = &visit->search;
    search->x += step * (float)((direction == ACTION_RIGHT) - (direction == ACTION_LEFT));
    search->y += step * (float)((direction == ACTION_DOWN) - (direction == ACTION_UP));
    search->x = fminf(fmaxf(search->x, room.x), room.x + room.w);
    search->y = fminf(fmaxf(search->y, room.y), room.y + room.h);
    search->looked = false;
    search->found = -1;
    audio_play(app->audio, SOUND_HOVER);
    app_redraw(app);
}

void visit_use_lens(Visit *visit, App *app)
{
    const Box glass = visit_lens(visit);
    const float slack = LENS_SLACK * card_unit(visit->board);
    if (visit_look(visit, app, glass.x + glass.w / 2, glass.y + glass.h / 2, slack))
        return;
    visit->search.looked = true;
    visit->search.found = -1;
    audio_play(app->audio, SOUND_CARD_REFUSE);
    app_redraw(app);
}

/* From the lens to the nearest child of the room, in units of a card. */
static float nearest_child(const Visit *visit)
{
    const SpaceSet room = camera_room(&visit->house.home, visit->stop);
    const Box glass = visit_lens(visit);
    const float x = glass.x + glass.w / 2, y = glass.y + glass.h / 2;
    float nearest = INFINITY;
    for (int i = 0; i < visit->search.count; i++) {
        const Hiding *hiding = &visit->search.items[i];
        const Box b = box_of(visit, hiding);
        const float dx = fmaxf(fmaxf(b.x - x, x - b.x - b.w), 0);
        const float dy = fmaxf(fmaxf(b.y - y, y - b.y - b.h), 0);
        if (space_in(room, hiding->space))
            nearest = fminf(nearest, hypotf(dx, dy) / card_unit(visit->board));
    }
    return nearest;
}

const char *visit_warmth(const Visit *visit)
{
    const float nearest = nearest_child(visit);
    /* words: how near a hidden child is, as in the children's game of hot and cold */
    if (nearest <= LENS_SLACK)
        return WORDS_MARK("Very hot! Take a look.");
    if (nearest < HOT)
        return WORDS_MARK("Hot!");
    if (nearest < WARM)
        return WORDS_MARK("Warm…");
    return nearest < INFINITY ? WORDS_MARK("Cold…") : WORDS_MARK("Nobody is hiding in this room.");
}
