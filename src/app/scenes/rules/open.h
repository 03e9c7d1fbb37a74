/**
 * Opening the rulebook at the chapter or thing that somebody wonders about.
 */
#ifndef APP_RULEBOOK_OPEN_H
#define APP_RULEBOOK_OPEN_H

#include "app/app.h"

/**
 * The step that opens the book. `topic` is the key of a chapter ("scoring"), of a card type
 * (ROOM_INFO, RESOURCE_INFO) or another topic of rulebook_find; it must stay valid until the book
 * is open. NULL opens it where it was left.
 */
static inline SceneStep rulebook_open_at(App *app, const char *topic)
{
    app->rules_topic = topic;
    return scene_push(SCENE_RULES);
}

#endif
