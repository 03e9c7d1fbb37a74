/* The four tools. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block TOOLS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("A tool bends the rules, once. Then it is worn out and discarded.")},
    {.kind = BLOCK_CARDS,
     .cards = "drill-1 jackhammer-1 mixer-1 scaffolding-1",
     .rule = "R5.2",
     .topic = "tools",
     .words =
         WORDS_MARK("Tools lie beside your house, where all can see them, until you need them. "
                    "Only scaffolding is put up at once.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Drill"), .topic = "drill"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.1",
     .words = WORDS_MARK(
         "In your turn, before you take a column: *swap a face-up room of your house "
         "with a room of the market*, from any column that still has one, also the first. The new "
         "room lies face up in the place of the old one and must obey all rules of building; the "
         "old card and its token are as good as gone. Empty rooms cannot be swapped, and a token "
         "on the old room is lost.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 b1=living-2 c1=study-1",
     .after = "a1=living-1 b1=living-2 c1=living-3",
     .cards = "living-3",
     .spaces = "c1:here",
     .rule = "R6.1 S12.5",
     .words = WORDS_MARK("The study goes to the market. In its place comes the third living room, "
                         "and then the turn goes on as usual.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Jackhammer"), .topic = "jackhammer"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.2 R3.3",
     .words = WORDS_MARK("At the start of a round, *before anybody takes a turn*: take the room of "
                         "any column and place it, face up or down. The resource above it is "
                         "discarded, and from the first column you do not get the marker. In "
                         "exchange for being early you skip your turn in this round.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Concrete Mixer"), .topic = "mixer"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.3",
     .words = WORDS_MARK("In your turn, before you take a column: *let two rooms of the market "
                         "change places*. The first column may be one of them.")},
    {.kind = BLOCK_MARKET,
     .cards = "bathroom-1 living-1 bedroom-2 pantry-1 garage-1",
     .resources = "drill-1 roof-blue-1 roof-red-window roof-green-1",
     .spaces = "2:here 4:here",
     .rule = "R6.3 S12.6",
     .words = WORDS_MARK("You would love to have the living room, and the red roof with the window "
                         "too. But they are in different columns ...")},
    {.kind = BLOCK_MARKET,
     .cards = "bathroom-1 pantry-1 bedroom-2 living-1 garage-1",
     .resources = "drill-1 roof-blue-1 roof-red-window roof-green-1",
     .spaces = "4:here",
     .rule = "R6.3 S12.6",
     .words = WORDS_MARK("... so the living room and the pantry change places, and you take column "
                         "4 with both.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Scaffolding"), .topic = "scaffolding"},
    {.kind = BLOCK_TEXT,
     .rule = "R6.4",
     .words = WORDS_MARK("Put it up in the turn in which you take it, before or after the room. It "
                         "goes onto an open space where it stands on something [A], and never on "
                         "other scaffolding. Now that space counts as filled, and you may *build "
                         "above it*.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "b1=living-1 c1=living-2",
     .after = "b1=living-1 c1=living-2 d0=scaffolding d1=living-3",
     .spaces = "d0:here d1:here",
     .cards = "living-3",
     .rule = "R6.4 S12.7",
     .words = WORDS_MARK("All in one turn: the scaffolding goes into the open basement, and above "
                         "it the living room becomes three cards wide.")},
    {.kind = BLOCK_BULLET,
     .rule = "R6.4 R4.10",
     .words = WORDS_MARK("A room may be placed onto it whenever you like, even in the same turn. "
                         "The scaffolding is then discarded.")},
    {.kind = BLOCK_BULLET,
     .rule = "R6.4",
     .words =
         WORDS_MARK("At the end there must be none left. You need not worry: twelve rooms fill "
                    "twelve spaces.")},
    {.kind = BLOCK_BULLET,
     .rule = "R6.4",
     .words = WORDS_MARK("If the room takes your last open space, the scaffolding is discarded.")},
    {.kind = BLOCK_NOTE,
     .rule = "R6.5",
     .words = WORDS_MARK("In round 12 it is too late for new tools: what you take then does "
                         "nothing, and scaffolding is discarded at once.")},
};

const Chapter CHAPTER_TOOLS = {"tools", WORDS_MARK("Tools"), "settings", COUNT(TOOLS), TOOLS};
