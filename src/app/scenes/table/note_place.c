/* Where a note may lie without covering what players read, or choose from, while it is open. */
#include "app/scenes/table/marks.h"
#include "app/scenes/table/table_draw.h"

/* What it costs to cover things (tooltip.h): most for marks and badges, by which players choose. */
static const float COST_MARK = 60, COST_HAND = 30, COST_COLUMN = 26, COST_PROMPT = 20,
                   COST_PANEL = 16, COST_TILE = 8, COST_SIGN = 6, COST_HOUSE = 3, COST_ROOM = 2,
                   COST_BARE = 0.5f;

/* The buttons stay in view, and the question or the hint above them if it can. */
NotePlace table_note_place(const Table *table, Box about)
{
    const TableLayout *l = &table->layout;
    NotePlace place = {.about = about, .kept = {l->other, l->undo, l->redo, l->end_turn}};
    note_place_spare(&place, table_row_panels(table, table->shown.viewed).prompt, COST_PROMPT);
    return place;
}

static void spare_opponents(NotePlace *place, const Table *table)
{
    for (int i = 0; i < table->layout.opponent_count; i++) {
        const OpponentLayout *o = &table->layout.opponents[i];
        const RowPanels panels = table_row_panels(table, o->player);
        note_place_spare(place, o->plate, COST_SIGN);
        note_place_spare(place, panels.tools, COST_HOUSE);
        note_place_spare(place, panels.bonuses, COST_HOUSE);
        note_place_spare(place, o->last, COST_HOUSE);
        note_place_spare(place, o->board, COST_HOUSE);
    }
}

static void spare_panels(NotePlace *place, const Table *table)
{
    const TableLayout *l = &table->layout;
    const RowPanels panels = table_row_panels(table, table->shown.viewed);
    note_place_spare(place, panels.bonuses, COST_PANEL);
    note_place_spare(place, panels.tools, COST_PANEL);
    note_place_spare(place, l->tile, COST_TILE);
    note_place_spare(place, l->plate, COST_SIGN);
    note_place_spare(place, home_view_pile(l->board), COST_SIGN);
    note_place_spare(place, l->bar, COST_PANEL);
    note_place_spare(place, l->room_deck, COST_HOUSE);
    note_place_spare(place, l->resource_deck, COST_HOUSE);
    note_place_spare(place, l->room_discards, COST_HOUSE);
    note_place_spare(place, l->resource_discards, COST_HOUSE);
}

/* Spaces to choose from cost most, their points even more; bare ones cost next to nothing. */
static void spare_space(NotePlace *place, const App *app, const Table *table, const Target *target)
{
    const Home *home = &table->shown.game.homes[table->shown.viewed];
    const bool built = space_in(home->rooms, (Space)target->index);
    if (target->usable && table_has_badges(app, table))
        note_place_spare(place, box_centred(target->box, BADGE, BADGE), COST_MARK);
    note_place_spare(place, target->box, target->usable ? NOTE_LIT : built ? COST_ROOM : COST_BARE);
}

static void spare_targets(NotePlace *place, const App *app, const Table *table)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (target->kind == TARGET_SPACE)
            spare_space(place, app, table, target);
        else if (target->kind == TARGET_COLUMN)
            note_place_spare(place, target->box, COST_COLUMN);
    }
}

/* All marks and the arrow of the hint that is shown; of the others, only where they begin. */
static void spare_hints(NotePlace *place, const Table *table)
{
    for (int i = 0; i < table->advice.hints.count; i++) {
        Box marks[MARKS_MAX];
        const int count = marks_list(table, &table->advice.hints.items[i].plan, marks);
        const int shown = i == table->advice.hint ? count : count > 0;
        for (int k = 0; k < shown; k++)
            note_place_spare(place, marks[k], COST_MARK);
    }
}

/* Only while the hand is at rest: a note must not run away from a card that follows the pointer. */
static void spare_hand(NotePlace *place, const App *app, const Table *table)
{
    if (app->input.pointer_used || !intent_holds_cards(&table->intent))
        return;
    const Box hand = table_hand_box(table, app);
    note_place_spare(place, hand, COST_HAND);
    note_place_spare(place, table_in_hand(hand, PLACE_HAND_RESOURCE), COST_HAND);
}

NotePlace table_note_place_sparing(const App *app, const Table *table, Box about)
{
    NotePlace place = table_note_place(table, about);
    spare_panels(&place, table);
    spare_opponents(&place, table);
    spare_targets(&place, app, table);
    spare_hints(&place, table);
    spare_hand(&place, app, table);
    return place;
}
