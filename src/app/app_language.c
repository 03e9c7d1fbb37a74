/* The language on the screen: the table's, or that of the seat whose turn it is. */
#include "app/app.h"

#include <stdio.h>
#include <string.h>

static void name_window(App *app)
{
    SDL_SetWindowTitle(app->window, tr(app->words, "Dream Home"));
}

void app_start_language(App *app)
{
    const char *language = app->launch.language ? app->launch.language : app->settings.language;
    if (language[0])
        words_set_language(app->words, language);
    else if (!app->launch.script) /* a script reads the same words everywhere */
        words_set_preferred(app->words);
    snprintf(app->reading.language, sizeof app->reading.language, "%s", words_language(app->words));
}

/* Nothing is forgotten: words and cards of each language stay where they are kept. */
static void speak(App *app, const char *code)
{
    if (strcmp(words_language(app->words), code) == 0)
        return;
    words_set_language(app->words, code);
    name_window(app);
    scenes_layout(app);
    app_redraw(app);
}

/* The seat whose own language is on the screen now, or NULL. */
static SeatLook *speaker(App *app)
{
    SeatLook *seat = app->play ? &app->seats[app->play->mover] : NULL;
    return seat && app->reading.following && play_person_moves(app->play) && seat->language[0]
               ? seat
               : NULL;
}

void app_choose_language(App *app, const char *code)
{
    SeatLook *seat = speaker(app);
    if (seat) {
        snprintf(seat->language, sizeof seat->language, "%s", code);
    } else {
        snprintf(app->reading.language, sizeof app->reading.language, "%s", code);
        snprintf(app->settings.language, sizeof app->settings.language, "%s", code);
    }
    speak(app, code);
}

void app_follow_turn(App *app)
{
    app->reading.following = true;
    if (!play_person_moves(app->play))
        return;
    app_read_to(app, app->seats[app->play->mover].reads);
    const SeatLook *seat = speaker(app);
    speak(app, seat ? seat->language : app->reading.language);
}

void app_follow_table(App *app)
{
    app->reading.following = false;
    app_read_to(app, false);
    speak(app, app->reading.language);
}
