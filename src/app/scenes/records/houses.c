#include "app/scenes/records/houses.h"

#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "session/record_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool records_any(const App *app)
{
    char directory[FILE_PATH_CAPACITY];
    Error ignored; /* what cannot be read cannot be shown either */
    FileNames names = {0};
    const bool any = file_path(directory, app->paths.data, FILING_MATCHES, &ignored) &&
                     file_names(directory, FILING_ENDING, &names, &ignored) && names.count > 0;
    file_names_free(&names);
    return any;
}

bool records_load(const App *app, const char *file, Record *record, Error *error)
{
    char path[FILE_PATH_CAPACITY];
    return saves_path(app->paths.data, SAVES_KEPT, file, path, error) &&
           record_file_load(path, record, error);
}

void houses_look(const App *app, Houses *houses, const char *file)
{
    Record record;
    Game game;
    Error ignored; /* the list says that the file cannot be read */
    if (houses->known)
        return;
    *houses = (Houses){.known = true};
    if (!records_load(app, file, &record, &ignored))
        return;
    record_replay(&record, record.move_count, &game);
    houses->players = game.players;
    houses->over = game.phase == PHASE_OVER;
    memcpy(houses->homes, game.homes, sizeof houses->homes);
    memcpy(houses->started, record.started, sizeof houses->started);
    for (int player = 0; player < game.players; player++)
        memcpy(houses->names[player], record.seats[player].name, NAME_CAPACITY);
}

/* ---- pictures ---- */

Box houses_draw_one(App *app, const Houses *houses, int player, Box b)
{
    const Home *home = &houses->homes[player];
    const float width = fminf(b.w, b.h * HOME_RATIO);
    const Box board = box_centred(b, width, width / HOME_RATIO);
    const float frame = fmaxf(1.5f, width * 0.012f);
    paint_box(app->canvas, box_inset(board, -frame), 2 * frame + 1, TONE_CREAM, TONE_EDGE);
    home_view_draw(app->canvas, home, board, 0);
    if (houses->over) {
        home_view_draw_store(app->canvas, board);
        house_roof_draw(app->canvas, home->cards, board);
    }
    return board;
}

/* The width of a house if a picture has so many of them in a row. */
static float width_in(Box b, int players, int columns, float gap)
{
    const int rows = (players + columns - 1) / columns;
    const float width = (b.w - gap * (float)(columns - 1)) / (float)columns;
    const float height = (b.h - gap * (float)(rows - 1)) / (float)rows;
    return fminf(width, height * HOME_RATIO);
}

void houses_draw(App *app, const Houses *houses, Box b)
{
    const float gap = fmaxf(6, b.w * 0.025f);
    const int players = houses->players;
    int columns = 1;
    if (!players)
        return;
    for (int more = 2; more <= players; more++) {
        if (width_in(b, players, more, gap) > width_in(b, players, columns, gap))
            columns = more;
    }
    const int rows = (players + columns - 1) / columns;
    const float width = width_in(b, players, columns, gap);
    const float height = width / HOME_RATIO;
    const float top = b.y + (b.h - height * (float)rows - gap * (float)(rows - 1)) / 2;
    for (int player = 0; player < players; player++) {
        const int row = player / columns;
        const int in_row = row < rows - 1 ? columns : players - row * columns;
        const float left = b.x + (b.w - width * (float)in_row - gap * (float)(in_row - 1)) / 2;
        houses_draw_one(app, houses, player,
                        box(left + (width + gap) * (float)(player % columns),
                            top + (height + gap) * (float)row, width, height));
    }
}
