/* The tables of the book. Points come from the card tables: a correction there is one here. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/names.h"
#include "app/words/words.h"

#include <stdio.h>

static const RoomType JOINED[] = {ROOM_LIVING,   ROOM_KITCHEN,  ROOM_BEDROOM,
                                  ROOM_CHILDREN, ROOM_BATHROOM, ROOM_GARAGE};

static const RoomType SINGLE[] = {ROOM_PANTRY,  ROOM_DRESSING, ROOM_SAUNA,  ROOM_GAMES,
                                  ROOM_LIBRARY, ROOM_STUDY,    ROOM_CELLAR, ROOM_WORKSHOP,
                                  ROOM_LAUNDRY, ROOM_STORAGE};

static const ResourceType DECOR[] = {
    RESOURCE_PIANO, RESOURCE_FIREPLACE, RESOURCE_CANOPY_BED, RESOURCE_WHIRLPOOL, RESOURCE_ICE_CREAM,
    RESOURCE_SLIDE, RESOURCE_CAT_HOUSE, RESOURCE_PAINTINGS,  RESOURCE_TREEHOUSE, RESOURCE_BIRDHOUSE,
};

/* What the keys are at first. The book shows those that the player has now. */
typedef struct Control {
    const char *cells[3];
    Action action; /* or none: cells alone */
} Control;

static const Control CONTROLS[] = {
    {{WORDS_MARK("Move around"), WORDS_MARK("Arrows, Tab"), WORDS_MARK("Stick or D-pad")}, 0},
    {{WORDS_MARK("Take or place"), WORDS_MARK("Enter"), "A"}, ACTION_CONFIRM},
    {{WORDS_MARK("Turn the card over"), "F", "X"}, ACTION_FLIP},
    {{WORDS_MARK("One step back"), WORDS_MARK("Esc"), "B"}, ACTION_CANCEL},
    {{WORDS_MARK("End turn"), WORDS_MARK("Space"), "Y"}, ACTION_END_TURN},
    {{WORDS_MARK("Undo"), WORDS_MARK("Ctrl+Z"), WORDS_MARK("Left shoulder")}, ACTION_UNDO},
    {{WORDS_MARK("Redo"), WORDS_MARK("Ctrl+Y"), WORDS_MARK("Right shoulder")}, ACTION_REDO},
    {{WORDS_MARK("Hint"), "H", WORDS_MARK("Left trigger")}, ACTION_HINT},
    {{WORDS_MARK("Scoring on one page"), "R", WORDS_MARK("Right trigger")}, ACTION_REFERENCE},
    {{WORDS_MARK("What happened so far"), "L", NULL}, ACTION_LOG},
    {{WORDS_MARK("What’s left"), "W", WORDS_MARK("Left stick")}, ACTION_UNSEEN},
    {{WORDS_MARK("The rulebook"), "F1", WORDS_IN("a button of the gamepad", "Back")}, ACTION_RULES},
    /* words: keys, and a button of the gamepad that is labelled Start */
    {{WORDS_MARK("Menu"), WORDS_MARK("Esc"), WORDS_MARK("Start")}, ACTION_MENU},
    {{WORDS_MARK("Read everything aloud"), "F2", NULL}, ACTION_SPEECH},
    {{WORDS_MARK("Say it again"), "F3", NULL}, ACTION_SAY_AGAIN},
    {{WORDS_MARK("Ask a question"), "Q", WORDS_MARK("Right stick")}, ACTION_ASK},
    {{WORDS_MARK("Full screen"), WORDS_MARK("F11 or Alt+Enter"), NULL}, ACTION_FULLSCREEN},
};

static const Control QUESTIONS[] = {
    {{WORDS_MARK("Column 1"), "1"}, ACTION_ASK_COLUMN_1},
    {{WORDS_MARK("Column 2"), "2"}, ACTION_ASK_COLUMN_2},
    {{WORDS_MARK("Column 3"), "3"}, ACTION_ASK_COLUMN_3},
    {{WORDS_MARK("Column 4"), "4"}, ACTION_ASK_COLUMN_4},
    {{WORDS_MARK("Column 5"), "5"}, ACTION_ASK_COLUMN_5},
    {{WORDS_MARK("The market"), "M"}, ACTION_ASK_MARKET},
    {{WORDS_MARK("Your house"), "B"}, ACTION_ASK_HOUSE},
    {{WORDS_MARK("The others’ houses"), "P"}, ACTION_ASK_OTHERS},
    {{WORDS_MARK("Your tools"), "T"}, ACTION_ASK_TOOLS},
    {{WORDS_MARK("The score"), "S"}, ACTION_ASK_SCORE},
    {{WORDS_MARK("Whose turn it is"), "N"}, ACTION_ASK_TURN},
    {{WORDS_MARK("The last turn again"), "E"}, ACTION_ASK_LAST},
};

static const struct {
    int columns;
    int rows; /* without the head */
    const char *head[TABLE_COLUMNS];
} TABLES[TABLE_COUNT] = {
    [TABLE_JOINED] = {4,
                      sizeof JOINED / sizeof JOINED[0],
                      {WORDS_MARK("Room"), WORDS_MARK("1 card"), WORDS_MARK("2 cards"),
                       WORDS_MARK("3 cards")}},
    [TABLE_SINGLE] = {2,
                      sizeof SINGLE / sizeof SINGLE[0],
                      {WORDS_MARK("Room"), WORDS_MARK("What it scores")}},
    [TABLE_DECOR] = {2,
                     sizeof DECOR / sizeof DECOR[0],
                     {WORDS_MARK("Token"), WORDS_MARK("What it scores")}},
    [TABLE_EDITIONS] = {4,
                        EDITION_COUNT,
                        {WORDS_MARK("Edition"), WORDS_MARK("Discard a column"),
                         WORDS_MARK("The car"), WORDS_MARK("Gaps are allowed")}},
    [TABLE_CONTROLS] = {3,
                        sizeof CONTROLS / sizeof CONTROLS[0],
                        {WORDS_MARK("Action"), WORDS_MARK("Keyboard"), WORDS_MARK("Gamepad")}},
    [TABLE_QUESTIONS] = {2,
                         sizeof QUESTIONS / sizeof QUESTIONS[0],
                         {WORDS_MARK("Action"), WORDS_MARK("Keyboard")}},
};

int rulebook_table_columns(TableId table)
{
    return TABLES[table].columns;
}

int rulebook_table_rows(TableId table)
{
    return table == TABLE_NONE ? 0 : TABLES[table].rows + 1;
}

static void fill_joined(TableRow *row, RoomType type)
{
    row->folder = "icons";
    snprintf(row->picture, sizeof row->picture, "room-%s", ROOM_INFO[type].key);
    row->cells[0] = name_of_room(type);
    for (int size = 1; size <= ROOM_INFO[type].limit; size++)
        row->numbers[size] = ROOM_INFO[type].points[size - 1];
}

static void fill_single(TableRow *row, RoomType type)
{
    row->folder = "icons";
    snprintf(row->picture, sizeof row->picture, "room-%s", ROOM_INFO[type].key);
    row->cells[0] = name_of_room(type);
    row->cells[1] = help_of_room(type);
}

static void fill_decor(TableRow *row, ResourceType type)
{
    row->folder = "tokens";
    snprintf(row->picture, sizeof row->picture, "%s", RESOURCE_INFO[type].key);
    row->cells[0] = name_of_resource(type);
    row->cells[1] = help_of_resource(type);
}

static void fill_edition(TableRow *row, Edition edition)
{
    const EditionInfo *info = &EDITION_INFO[edition];
    row->cells[0] = name_of_edition(edition);
    row->numbers[1] = info->discard ? NUMBER_TICK : NUMBER_NONE;
    row->numbers[2] = info->car ? NUMBER_TICK : NUMBER_NONE;
    row->numbers[3] = info->gaps ? NUMBER_TICK : NUMBER_NONE;
}

static void fill_control(TableRow *row, const Control *control)
{
    for (int column = 0; column < 3; column++)
        row->cells[column] = control->cells[column];
    row->action = control->action;
}

static void fill(TableRow *row, TableId table, int item)
{
    switch (table) {
    case TABLE_JOINED:
        fill_joined(row, JOINED[item]);
        break;
    case TABLE_SINGLE:
        fill_single(row, SINGLE[item]);
        break;
    case TABLE_DECOR:
        fill_decor(row, DECOR[item]);
        break;
    case TABLE_EDITIONS:
        fill_edition(row, (Edition)item);
        break;
    case TABLE_CONTROLS:
        fill_control(row, &CONTROLS[item]);
        break;
    case TABLE_QUESTIONS:
        fill_control(row, &QUESTIONS[item]);
        break;
    case TABLE_NONE:
    case TABLE_COUNT:
        break;
    }
}

TableRow rulebook_table_row(TableId table, int index)
{
    TableRow row = {.numbers = {NUMBER_NONE, NUMBER_NONE, NUMBER_NONE, NUMBER_NONE}};
    for (int column = 0; column < TABLES[table].columns && index == 0; column++)
        row.cells[column] = TABLES[table].head[column];
    if (index > 0)
        fill(&row, table, index - 1);
    return row;
}
