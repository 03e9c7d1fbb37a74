/* What is heard on the table, and where: every sound comes from the card that makes it. */
#include "app/scenes/table/table.h"

#include "app/pieces/room_note.h"

static const Sound SOUNDS[EVENT_KIND_COUNT] = {
    [EVENT_ROUND_STARTED] = SOUND_ROUND_BELL,
    [EVENT_COLUMN_DEALT] = SOUND_DEAL,
    [EVENT_PAIR_DISCARDED] = SOUND_CARD_DROP,
    [EVENT_WINDOW_ASKED] = SOUND_TURN_BELL,
    [EVENT_JACKHAMMER_USED] = SOUND_JACKHAMMER,
    [EVENT_DRILL_USED] = SOUND_DRILL,
    [EVENT_MIXER_USED] = SOUND_MIXER,
    [EVENT_COLUMN_TAKEN] = SOUND_CARD_LIFT,
    [EVENT_MARKER_MOVED] = SOUND_MARKER,
    [EVENT_ROOF_STACKED] = SOUND_ROOF_SLIDE,
    [EVENT_RESOURCE_LAID] = SOUND_TOOL,
    [EVENT_ROOM_PLACED] = SOUND_CARD_PLACE,
    [EVENT_SCAFFOLDING_PLACED] = SOUND_SCAFFOLD,
    [EVENT_TOKEN_PLACED] = SOUND_TOKEN,
    [EVENT_TOKEN_LOST] = SOUND_WARNING,
    [EVENT_TURN_STARTED] = SOUND_TURN_BELL,
    [EVENT_ROOFER_USED] = SOUND_ROOF_SLIDE,
    [EVENT_SUPPLIER_USED] = SOUND_CARD_PLACE,
    [EVENT_HANDYMAN_USED] = SOUND_TOOL,
    [EVENT_GAME_OVER] = SOUND_CHIME,
};

/* Where an event can be heard; PLACE_NONE if it concerns the whole table. */
static Place place_of(const Event *event)
{
    switch ((EventKind)event->kind) {
    case EVENT_COLUMN_DEALT:
    case EVENT_COLUMN_TAKEN:
    case EVENT_JACKHAMMER_USED:
    case EVENT_MIXER_USED:
        return (Place){PLACE_MARKET_ROOM, 0, event->column};
    case EVENT_PAIR_DISCARDED:
        return (Place){PLACE_ROOM_DISCARDS, 0, 0};
    case EVENT_MARKER_MOVED:
    case EVENT_ROOF_STACKED:
    case EVENT_ROOFER_USED:
        return (Place){PLACE_PILE, event->player, 0};
    case EVENT_RESOURCE_LAID:
        return table_place_of_laid(event->player, event->resource);
    case EVENT_DRILL_USED:
    case EVENT_ROOM_PLACED:
    case EVENT_SCAFFOLDING_PLACED:
    case EVENT_TOKEN_PLACED:
    case EVENT_TOKEN_LOST:
    case EVENT_SUPPLIER_USED:
    case EVENT_HANDYMAN_USED:
        return (Place){PLACE_SPACE, event->player, event->space};
    default:
        return (Place){0};
    }
}

static bool is_laid_down(EventKind kind)
{
    return kind == EVENT_COLUMN_DEALT || kind == EVENT_PAIR_DISCARDED ||
           kind == EVENT_RESOURCE_LAID || kind == EVENT_ROOM_PLACED || kind == EVENT_SUPPLIER_USED;
}

/* A card is heard when it arrives; all of these sounds slip a little before they land. */
static float later_by(const App *app, const Event *event)
{
    const float slip = 0.1f;
    const float flight = is_laid_down(event->kind) ? SDL_max(table_speed(app) - slip, 0) : 0;
    return flight + (event->kind == EVENT_COLUMN_DEALT ? TABLE_DEAL_STAGGER * event->column : 0);
}

/* Somebody joins the music whenever another quarter of all the houses stands. */
void table_sound_growth(const Table *table, const App *app)
{
    const Game *game = &table->shown.game;
    int rooms = 0;
    for (int player = 0; player < game->players; player++)
        rooms += space_count(game->homes[player].rooms);
    const int quarters = 4 * rooms / (SPACE_COUNT * game->players);
    audio_set_layers(app->audio, SDL_min(quarters, AUDIO_LAYERS));
}

void table_sound_at(const App *app, Sound sound, Box b)
{
    audio_play_at(app->audio, sound, (AudioSpot){.side = canvas_side(app->canvas, b)});
}

void table_sound_event(const Table *table, const App *app, const Event *event)
{
    const float knock = 0.12f; /* the room answers when its card lies */
    const Place place = place_of(event);
    const Sound sound = SOUNDS[event->kind];
    AudioSpot spot = {.later = later_by(app, event)};
    if (event->kind == EVENT_COLUMN_TAKEN && table_in_own_hand(table, app))
        return; /* it was heard when the hand took it */
    if (place.kind != PLACE_NONE)
        spot.side = canvas_side(app->canvas, table_place_box(table, place));
    audio_play_at(app->audio, sound, spot);
    if (sound != SOUND_CARD_PLACE || event->face_down)
        return;
    spot.later += knock;
    audio_play_variant(app->audio, SOUND_ROOM_NOTE,
                       room_note(room_card_type(event->room), (Space)event->space), spot);
}
