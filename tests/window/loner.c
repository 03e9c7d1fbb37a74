#include "loner.h"

#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "testing.h"

#include <stdio.h>

void loner_play_turn(Solo *solo)
{
    const Move pass = {.kind = MOVE_PASS};
    while (!app.play->turn_over && play_person_moves(app.play)) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        table_play(&solo->guest.table, &app,
                   game_check(play_game(app.play), &pass) == RULE_OK ? &pass : &moves.items[0]);
    }
    if (play_person_moves(app.play))
        table_end_turn(&solo->guest.table, &app);
    table_game_run(60);
}

void loner_make_move(Solo *solo)
{
    MoveList moves;
    game_moves(play_game(app.play), &moves);
    assert_true(table_play(&solo->guest.table, &app, &moves.items[0]));
    table_game_run(1);
}

void loner_play_to_the_count(Solo *solo)
{
    for (int turn = 0; turn < LONER_TURNS_ENOUGH && scenes_top(&app) != SCENE_END; turn++) {
        if (play_game(app.play)->round == ROUND_COUNT)
            app.settings.speed = SPEED_NORMAL;
        loner_play_turn(solo);
    }
}

void loner_assert_readable_everywhere(void)
{
    static const char *const LANGUAGES[] = {"hu", "ru", "en"};
    static const SDL_Point SIZES[] = {{640, 400}, {1024, 600}, {1366, 768}, {1080, 1920}};
    int width, height;
    SDL_GetWindowSize(app.window, &width, &height);
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        SDL_SetWindowSize(app.window, SIZES[i].x, SIZES[i].y);
        for (size_t j = 0; j < sizeof LANGUAGES / sizeof LANGUAGES[0]; j++) {
            app_choose_language(&app, LANGUAGES[j]);
            table_game_run(2);
            assert_int_equal(layout_check(&app), 0);
        }
    }
    SDL_SetWindowSize(app.window, width, height);
    table_game_run(2);
}

void loner_seat_two_people(void)
{
    static const char *const NAMES[] = {"Ana", "Ben"};
    Family family;
    app_recall_family(&app, &family);
    for (int seat = 0; seat < 2; seat++) {
        family_set_level(&family, seat, LEVEL_PERSON);
        snprintf(family.seats[seat].name, NAME_CAPACITY, "%s", NAMES[seat]);
    }
    app_remember_family(&app, &family);
}

void loner_click(const Widget *item)
{
    assert_false(item->hidden || item->disabled);
    const InputEvent down = {.kind = INPUT_POINTER_DOWN,
                             .x = item->box.x + item->box.w / 2,
                             .y = item->box.y + item->box.h / 2};
    InputEvent up = down;
    up.kind = INPUT_POINTER_UP;
    scenes_event(&app, &down);
    scenes_event(&app, &up);
}
