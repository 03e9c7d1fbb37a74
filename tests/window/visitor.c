#include "visitor.h"

#include "app/pieces/home_view.h"
#include "testing.h"

#include <stdio.h>

static House house;

int visitor_open(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", RECORD_MOVES_MAX);
}

Visit *visitor_visit(void)
{
    return table_game_scene(SCENE_VISIT);
}

Visit *visitor_come(const Home *home)
{
    return visitor_come_on(home, "");
}

Visit *visitor_come_on(const Home *home, const char *day)
{
    house = (House){.home = *home, .name = "Ana"};
    snprintf(house.started, sizeof house.started, "%s", day);
    scenes_take(&app, scene_push_with(SCENE_VISIT, (SceneNote){.house = &house}));
    table_game_run(1);
    return visitor_visit();
}

Home visitor_small_house(RoomCard card)
{
    const RoomType type = room_card_type(card);
    const Space space = ROOM_INFO[type].kind == ROOM_KIND_BASEMENT ? SPACE_D0 : SPACE_C1;
    Home home = {.rooms = space_bit(space)};
    home.of_type[type] = space_bit(space);
    home.card[space] = card;
    return home;
}

Home visitor_whole_house(void)
{
    return play_game(app.play)->homes[3];
}

void visitor_settle(void)
{
    do
        table_game_run(1);
    while (scenes_moving(&app));
}

void visitor_click(float x, float y)
{
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = (int)(x * app.canvas->unit);
    event.button.y = (int)(y * app.canvas->unit);
    event.button.state = SDL_PRESSED;
    app_handle(&app, &event);
    event.type = SDL_MOUSEBUTTONUP;
    event.button.state = SDL_RELEASED;
    app_handle(&app, &event);
    visitor_settle();
}

void visitor_click_item(const Visit *visit, VisitItem item)
{
    const Box b = visit->items[item].box;
    visitor_click(b.x + b.w / 2, b.y + b.h / 2);
}

void visitor_pad(Uint8 button)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = button;
    app_handle(&app, &event);
    visitor_settle();
}

void visitor_click_child(const Visit *visit, const Hiding *hiding)
{
    const Box b = visitor_child_box(visit, hiding);
    visitor_click(b.x + b.w / 2, b.y + b.h / 2);
}

Box visitor_child_box(const Visit *visit, const Hiding *hiding)
{
    return children_box(home_view_space(visit->board, hiding->space), hiding->spot);
}

int visitor_children_in(const Home *home)
{
    int children = 0;
    for (SpaceSet left = home->rooms; left; left &= left - 1) {
        const Space space = space_first(left);
        if (home_type_at(home, space) != ROOM_NONE)
            children += room_card_children(home->card[space]);
    }
    return children;
}
