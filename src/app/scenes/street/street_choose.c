/* Whose houses are shown. */
#include "app/scenes/street/street_scene.h"

#include "app/family/family.h"
#include "app/words/dates.h"

#include <stdio.h>
#include <string.h>

const Plot *street_plot(const StreetScene *scene, int house)
{
    return house >= 0 && house < scene->shown_count ? &scene->street.items[scene->shown[house]]
                                                    : NULL;
}

const Plot *street_chosen(const StreetScene *scene)
{
    return street_plot(scene, walk_house(&scene->walk));
}

int street_whose(const StreetScene *scene)
{
    return scene->whose[scene->items[STREET_WHO].value];
}

/* ---- people ---- */

static int find_person(const StreetScene *scene, const char *name)
{
    for (int i = 0; i < scene->people_count; i++) {
        if (strcmp(scene->people[i], name) == 0)
            return i;
    }
    return -1;
}

/* In the order in which they came into the street, so that nobody's colour ever changes. */
static void give_colours(StreetScene *scene)
{
    bool known[STREET_PEOPLE_MAX] = {false};
    int came = 0;
    for (int i = 0; i < scene->street.count; i++) {
        const Plot *plot = &scene->street.items[i];
        const int person =
            plot->empty || plot->level != LEVEL_PERSON ? -1 : find_person(scene, plot->name);
        if (person < 0 || known[person])
            continue;
        known[person] = true;
        scene->people_looks[person] = came++ % SEAT_LOOKS;
    }
}

/* Those who played last come first: they are looked for most. */
void street_list_people(StreetScene *scene)
{
    for (int i = scene->street.count - 1; i >= 0; i--) {
        const Plot *plot = &scene->street.items[i];
        if (plot->empty || plot->level != LEVEL_PERSON ||
            scene->people_count == STREET_PEOPLE_MAX || find_person(scene, plot->name) >= 0)
            continue;
        memcpy(scene->people[scene->people_count++], plot->name, sizeof plot->name);
    }
    give_colours(scene);
}

/* Who is at home at the table keeps the colour from there; other people have one colour for all of
 * their houses, wherever they sat. */
SeatLook street_look(const StreetScene *scene, const Plot *plot)
{
    for (int i = 0; i < PLAYERS_MAX; i++) {
        if (strcmp(scene->family.seats[i].name, plot->name) == 0)
            return scene->family.seats[i].look;
    }
    const int person = plot->level == LEVEL_PERSON ? find_person(scene, plot->name) : -1;
    return seat_look_standard(person < 0 ? plot->seat : scene->people_looks[person]);
}

/* ---- choices ---- */

static bool any(const StreetScene *scene, bool removed)
{
    for (int i = 0; i < scene->street.count; i++) {
        const Plot *plot = &scene->street.items[i];
        if (removed ? plot->removed : !plot->empty && plot->level != LEVEL_PERSON)
            return true;
    }
    return false;
}

static void add_choice(StreetScene *scene, int whose, const char *words)
{
    Widget *who = &scene->items[STREET_WHO];
    scene->whose[who->choice_count] = whose;
    scene->choices[who->choice_count++] = words;
}

void street_list_choices(StreetScene *scene, const App *app)
{
    Widget *who = &scene->items[STREET_WHO];
    const int before = who->choice_count ? street_whose(scene) : WHOSE_PEOPLES;
    who->choice_count = 0;
    who->choices = scene->choices;
    add_choice(scene, WHOSE_PEOPLES, tr(app->words, "Everybody"));
    for (int i = 0; i < scene->people_count && scene->people_count > 1; i++)
        add_choice(scene, i, scene->people[i]);
    if (any(scene, false))
        add_choice(scene, WHOSE_ALL, tr(app->words, "With computer players"));
    if (any(scene, true))
        add_choice(scene, WHOSE_REMOVED, tr(app->words, "Removed houses"));
    who->value = 0;
    for (int i = 0; i < who->choice_count; i++) {
        if (scene->whose[i] == before)
            who->value = i;
    }
}

static bool is_shown(const StreetScene *scene, const Plot *plot, int whose)
{
    if (plot->removed || whose == WHOSE_REMOVED)
        return plot->removed && whose == WHOSE_REMOVED;
    if (plot->empty)
        return whose == WHOSE_PEOPLES || whose == WHOSE_ALL;
    return whose == WHOSE_ALL ||
           (plot->level == LEVEL_PERSON &&
            (whose == WHOSE_PEOPLES || strcmp(plot->name, scene->people[whose]) == 0));
}

void street_choose(StreetScene *scene, int plot)
{
    const int whose = street_whose(scene);
    int house = -1;
    scene->shown_count = 0;
    for (int i = 0; i < scene->street.count; i++) {
        if (!is_shown(scene, &scene->street.items[i], whose))
            continue;
        if (i <= plot || house < 0)
            house = scene->shown_count;
        scene->shown[scene->shown_count++] = i;
    }
    walk_start(&scene->walk, scene->shown_count, house);
}

/* ---- words ---- */

void street_house_words(const StreetScene *scene, const App *app, int house, char *out,
                        size_t capacity)
{
    const Plot *plot = street_plot(scene, house);
    char day[DATE_CAPACITY], points[64];
    if (!plot || plot->empty) {
        snprintf(out, capacity, "%s",
                 plot ? tr(app->words, "An empty plot: its game can’t be read.") : "");
        return;
    }
    day_words(day, sizeof day, app->words, plot->started);
    snprintf(points, sizeof points, tr_count(app->words, "%d point", "%d points", plot->points),
             plot->points);
    snprintf(out, capacity, "%s · %s · %s", plot->name, points, day);
}
