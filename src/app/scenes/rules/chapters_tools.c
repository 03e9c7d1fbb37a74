/* The four tools. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block TOOLS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("A tool bends the rules once. Then it’s worn out and discarded.")},
    {.kind = BLOCK_CARDS,
     .cards = "drill-1 jackhammer-1 mixer-1 scaffolding-1",
     .rule = "R5.2",
     .topic = "tools",
     .words = WORDS_MARK("Tools stay beside your house, where everyone can see them, until you "
                         "need them. Only scaffolding is put up straight away.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Drill"), .topic = "drill"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.1",
     .words =
         WORDS_MARK("On your turn, before you take a column: *swap a face-up room in your house "
                    "with a room in the market*, from any column that still has one, even column "
                    "1. The new room goes face up in the old one’s place and must follow all the "
                    "building rules, as if the old card and its token weren’t there. Empty rooms "
                    "can’t be swapped, and a token on the old room is lost.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 b1=living-2 c1=study-1",
     .after = "a1=living-1 b1=living-2 c1=living-3",
     .cards = "living-3",
     .spaces = "c1:here",
     .rule = "R6.1 S12.5",
     .words = WORDS_MARK("The study goes to the market. The third living room takes its place, "
                         "and then the turn continues as usual.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Jackhammer"), .topic = "jackhammer"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.2 R3.3",
     .words = WORDS_MARK(
         "At the start of a round, *before anyone takes a turn*: take the room from any column and "
         "place it, face up or face down. The resource above it is discarded, and column 1 doesn’t "
         "bring you the marker. In return for going early, you skip your turn this round.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Concrete Mixer"), .topic = "mixer"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.3",
     .words = WORDS_MARK("On your turn, before you take a column: *swap two rooms in the market*. "
                         "Column 1 can be one of them.")},
    {.kind = BLOCK_MARKET,
     .cards = "bathroom-1 living-1 bedroom-2 pantry-1 garage-1",
     .resources = "drill-1 roof-blue-1 roof-red-window roof-green-1",
     .spaces = "2:here 4:here",
     .rule = "R6.3 S12.6",
     .words = WORDS_MARK("You’d love to have the living room, and the red roof with the window "
                         "too. But they’re in different columns…")},
    {.kind = BLOCK_MARKET,
     .cards = "bathroom-1 pantry-1 bedroom-2 living-1 garage-1",
     .resources = "drill-1 roof-blue-1 roof-red-window roof-green-1",
     .spaces = "4:here",
     .rule = "R6.3 S12.6",
     .words =
         WORDS_MARK("… so you swap the living room with the pantry, and take both in column 4.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Scaffolding"), .topic = "scaffolding"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.4",
     .words =
         WORDS_MARK("Put it up on the turn you take it, before or after the room. It goes on an "
                    "open space with something below it [A], and never on other scaffolding. That "
                    "space now counts as filled, and you can *build above it*.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "b1=living-1 c1=living-2",
     .after = "b1=living-1 c1=living-2 d0=scaffolding d1=living-3",
     .spaces = "d0:here d1:here",
     .cards = "living-3",
     .rule = "R6.4 S12.7",
     .words = WORDS_MARK("All in one turn: the scaffolding goes into the open basement space, and "
                         "above it the living room becomes three cards wide.")},
    {.kind = BLOCK_BULLET,
     .when = WHEN_NO_GAPS,
     .rule = "R6.4 R4.8",
     .words = WORDS_MARK("Empty rooms and scaffolding don’t leave gaps either.")},
    {.kind = BLOCK_BULLET,
     .rule = "R6.4 R4.10",
     .words = WORDS_MARK("You can place a room on it whenever you like, even on the same turn. The "
                         "scaffolding is then discarded.")},
    {.kind = BLOCK_BULLET,
     .rule = "R6.4",
     .words = WORDS_MARK(
         "At the end there must be none left. Don’t worry: twelve rooms fill twelve spaces.")},
    {.kind = BLOCK_BULLET,
     .rule = "R6.4",
     .words = WORDS_MARK("If the room takes your last open space, the scaffolding is discarded.")},
    {.kind = BLOCK_NOTE,
     .rule = "R6.5",
     .words = WORDS_MARK("In round 12 it’s too late for new tools: the ones you take then do "
                         "nothing, and scaffolding is discarded straight away.")},
};

const Chapter CHAPTER_TOOLS = {"tools", WORDS_MARK("Tools"), "settings", COUNT(TOOLS), TOOLS};
