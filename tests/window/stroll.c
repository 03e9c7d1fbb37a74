#include "stroll.h"

#include "app/draw/pictures.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>

void stroll_file_games(const Folder *folder, int count)
{
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    for (int i = 0; i < count; i++) {
        snprintf(record.started, sizeof record.started, "%04d-%02d-15T12:00:00Z", 2000 + i / 12,
                 i % 12 + 1);
        record_set_name(&record, 0, "Ana");
        record_set_name(&record, 1, "Zoé");
        record.seats[0].level = LEVEL_PERSON;
        record.seats[1].level = i % 3 == 2 ? LEVEL_EASY : LEVEL_PERSON;
        assert_true(filing_keep(folder->path, &record, file, &error));
    }
}

StreetScene *stroll_street(void)
{
    assert_int_equal(scenes_top(&app), SCENE_STREET);
    return app.scenes.items[app.scenes.count - 1].state;
}

void stroll_open(const Folder *folder)
{
    char data[128];
    const Launch launch = {.data_dir = ASSETS,
                           .language = "en",
                           .windowed = true,
                           .width = STROLL_WIDTH,
                           .height = STROLL_HEIGHT};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    snprintf(data, sizeof data, "%s", folder->path);
    snprintf(app.paths.data, sizeof app.paths.data, "%s", data);
    pictures_wait(app.canvas->pictures, true);
    scenes_take(&app, scene_push(SCENE_STREET));
    app_draw(&app);
}

void stroll_settle(void)
{
    for (int i = 0; scenes_moving(&app); i++) {
        assert_true(i < 1000);
        app_step(&app);
        app_draw(&app);
    }
}

void stroll_act(Action action)
{
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = action});
    stroll_settle();
}

void stroll_point(InputKind kind, float x, float y)
{
    app.input.x = x;
    app.input.y = y;
    scenes_event(&app, &(InputEvent){.kind = kind, .x = x, .y = y});
}

void stroll_click(Box b)
{
    stroll_point(INPUT_POINTER_MOVE, b.x + b.w / 2, b.y + b.h / 2);
    stroll_point(INPUT_POINTER_DOWN, b.x + b.w / 2, b.y + b.h / 2);
    stroll_point(INPUT_POINTER_UP, b.x + b.w / 2, b.y + b.h / 2);
    if (app.scenes.count == 1)
        stroll_settle();
}

int stroll_front(void)
{
    return walk_house(&stroll_street()->walk);
}
