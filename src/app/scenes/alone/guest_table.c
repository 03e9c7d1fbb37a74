#include "app/scenes/alone/guest_table.h"

#include <string.h>

void guest_table_open(GuestTable *guest, App *app, const Record *record)
{
    if (guest->open)
        guest_table_close(guest, app);
    memset(guest, 0, sizeof *guest);
    guest->open = true;
    guest->own = app->play;
    memcpy(guest->looks, app->seats, sizeof guest->looks);
    play_resume(&guest->play, record);
    app->play = &guest->play;
    app->kept.rehearsing = true;
    app_take_looks(app, record);
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        app->seats[seat].hints = false;
    guest->table.guest.people = true;
    table_scene.enter(&guest->table, app, &(SceneNote){0});
}

void guest_table_close(GuestTable *guest, App *app)
{
    if (!guest->open)
        return;
    table_scene.leave(&guest->table, app);
    guest->open = false;
    app->play = guest->own;
    app->kept.rehearsing = false;
    memcpy(app->seats, guest->looks, sizeof guest->looks);
}

void guest_table_put(GuestTable *guest, App *app, const Record *record)
{
    play_resume(&guest->play, record);
    table_resync(&guest->table, app);
    guest_table_layout(guest, app);
    app_redraw(app);
}

void guest_table_layout(GuestTable *guest, App *app)
{
    table_scene.layout(&guest->table, app);
}

SceneStep guest_table_event(GuestTable *guest, App *app, const InputEvent *event)
{
    const SceneStep step = table_scene.event(&guest->table, app, event);
    const bool pauses = step.kind == STEP_PUSH && step.id == SCENE_PAUSE;
    return pauses ? scene_pop() : step; /* there is nothing here that a pause could offer */
}

SceneStep guest_table_update(GuestTable *guest, App *app, float seconds)
{
    return table_scene.update(&guest->table, app, seconds);
}

bool guest_table_moving(const GuestTable *guest, const App *app)
{
    return table_scene.moving(&guest->table, app);
}

double guest_table_rests_until(const GuestTable *guest, const App *app)
{
    return table_scene.rests_until(&guest->table, app);
}

void guest_table_draw(const GuestTable *guest, App *app)
{
    table_scene.draw(&guest->table, app);
}

Box guest_table_side(const GuestTable *guest, const App *app)
{
    const TableLayout *l = &guest->table.layout;
    const float gap = l->market.x;
    const float left = l->market.x + l->market.w + gap;
    return box(left, l->market.y, app->canvas->view.w - gap - left,
               app->canvas->view.h - gap - l->market.y);
}
