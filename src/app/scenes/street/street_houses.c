#include "app/scenes/street/street_houses.h"

#include "app/words/dates.h"
#include "session/record_file.h"
#include "session/saves.h"

void street_houses_start(StreetHouses *houses, const App *app)
{
    houses->south = dates_southern(app->words);
    for (int i = 0; i < STREET_HOUSES; i++)
        houses->items[i].plot = -1;
}

void street_houses_forget(StreetHouses *houses)
{
    for (int i = 0; i < STREET_HOUSES; i++) {
        plot_view_close(&houses->items[i].view);
        houses->items[i] = (StreetHouse){.plot = -1};
    }
}

void street_houses_close(StreetHouses *houses)
{
    street_houses_forget(houses);
    plot_view_close(&houses->bare);
}

void street_houses_begin(StreetHouses *houses, bool hurried)
{
    houses->clock++;
    houses->hurried = hurried;
    houses->late = false;
    houses->made = 0;
}

/* ---- reading ---- */

bool street_house_read(const App *app, const Plot *plot, Record *record, House *house)
{
    char path[FILE_PATH_CAPACITY];
    Error ignored; /* the plot stays empty */
    return !plot->empty && saves_path(app->paths.data, SAVES_KEPT, plot->file, path, &ignored) &&
           record_file_load(path, record, &ignored) &&
           house_from_record(record, plot->seat, plot->file, house);
}

static Season season_of(const StreetHouses *houses, const Plot *plot)
{
    return season_of_month(street_month(plot->started), houses->south);
}

static StreetHouse *find(StreetHouses *houses, int plot)
{
    for (int i = 0; i < STREET_HOUSES; i++) {
        if (houses->items[i].plot == plot)
            return &houses->items[i];
    }
    return NULL;
}

static StreetHouse *oldest(StreetHouses *houses)
{
    StreetHouse *oldest = &houses->items[0];
    for (int i = 1; i < STREET_HOUSES; i++) {
        if (houses->items[i].used < oldest->used)
            oldest = &houses->items[i];
    }
    return oldest;
}

static StreetHouse *settle_in(StreetHouses *houses, const App *app, const Street *street, int plot)
{
    Record record;
    House house;
    StreetHouse *item = oldest(houses);
    plot_view_close(&item->view);
    *item = (StreetHouse){.plot = plot};
    item->view.season = season_of(houses, &street->items[plot]);
    item->view.empty = !street_house_read(app, &street->items[plot], &record, &house);
    if (!item->view.empty)
        item->view.home = house.home;
    return item;
}

/* ---- drawing ---- */

static bool has_time(StreetHouses *houses)
{
    if (!houses->hurried || !houses->made++)
        return true;
    houses->late = true;
    return false;
}

/* Rooms of another size, or mere walls. */
static void draw_meanwhile(StreetHouses *houses, Canvas *canvas, StreetHouse *item, Season season,
                           Box b)
{
    const bool seen = item && plot_view_has_rooms(&item->view);
    houses->bare.season = season;
    plot_view_draw(canvas, seen ? &item->view : &houses->bare, b, seen ? PLOT_BETWEEN : PLOT_ROW);
}

void street_houses_expect(StreetHouses *houses, const App *app, int plot, Box b)
{
    StreetHouse *item = find(houses, plot);
    if (item && plot_view_costs(app->canvas, &item->view, b, PLOT_FRONT) && has_time(houses))
        plot_view_prepare(app->canvas, &item->view, b, PLOT_FRONT);
}

void street_houses_draw(StreetHouses *houses, App *app, const Street *street, int plot, Box b,
                        PlotSize size)
{
    StreetHouse *item = find(houses, plot);
    const bool costs = !item || plot_view_costs(app->canvas, &item->view, b, size);
    if (costs && !has_time(houses)) {
        draw_meanwhile(houses, app->canvas, item, season_of(houses, &street->items[plot]), b);
        return;
    }
    if (!item)
        item = settle_in(houses, app, street, plot);
    item->used = houses->clock;
    plot_view_draw(app->canvas, &item->view, b, size);
}
