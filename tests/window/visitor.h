/**
 * A visitor of open house: the scene with a house of a test's own, and hands that point, click and
 * press the buttons of a gamepad. For tests of the visit that look inside; on top of table_game.h.
 */
#ifndef WINDOW_VISITOR_H
#define WINDOW_VISITOR_H

#include "app/scenes/visit/visit.h"
#include "table_game.h"

/** A finished game of four lies on the table; for cmocka's setup. */
int visitor_open(void **state);
#define VISIT_TEST(test) cmocka_unit_test_setup_teardown(test, visitor_open, table_game_close)

/** The visit that is on top of all scenes; the same after coming to a house. */
Visit *visitor_visit(void);
Visit *visitor_come(const Home *home);

/** The same, of a game that was played on a day of the record; "": nobody knows. */
Visit *visitor_come_on(const Home *home, const char *day);

/** A house of one room, and one that was finished in that game. */
Home visitor_small_house(RoomCard card);
Home visitor_whole_house(void);

/** Until nothing moves. */
void visitor_settle(void);

/** A click at a place of the view or on a sign, and a button of the gamepad; then all settles. */
void visitor_click(float x, float y);
void visitor_click_item(const Visit *visit, VisitItem item);
void visitor_pad(Uint8 button);

/** Clicks on a child. */
void visitor_click_child(const Visit *visit, const Hiding *hiding);

/** Where a child is in the view; how many hide in a house. */
Box visitor_child_box(const Visit *visit, const Hiding *hiding);
int visitor_children_in(const Home *home);

#endif
