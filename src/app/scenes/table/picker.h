/**
 * The discards from which Roofer and Supplier choose, in the place of the market: the house and
 * what else the choice depends on stay in view below.
 *
 * Cards of a name lie in a fan, with their name below it. Each is a target, as far as it is seen;
 * the one that is pointed at comes to the front.
 */
#ifndef TABLE_PICKER_H
#define TABLE_PICKER_H

#include "app/scenes/table/table.h"

typedef struct PickerFan {
    int first, count; /* of the cards */
    const char *name;
    float named; /* the width of the name */
    Box box;     /* of the cards, and of the name if that is wider */
} PickerFan;

typedef struct Picker {
    int card_count, fan_count;
    int cards[PICKER_MAX];
    PickerFan fans[PICKER_MAX];
    float width, step; /* of a card, and from each to the next */
    float caption;     /* the height of a name */
    float row;         /* the width that rows have at most */
} Picker;

/** Lays out what the intent chooses from. */
Picker picker_lay_out(const Table *table, const App *app);

/** What is seen of a card, and all of a card of which this is seen. */
Box picker_strip(const Picker *picker, const PickerFan *fan, int index);
Box picker_card(const Table *table, Box strip);

/** Draws it, if there is something to choose. */
void picker_draw(App *app, const Table *table);

#endif
