/* The first chapters: what it is about, what lies there, how a round goes. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block GOAL[] = {
    {.kind = BLOCK_LEAD,
     .words =
         WORDS_MARK("An empty house, a pile of plans and a truck full of furniture: over "
                    "twelve rounds you fill twelve spaces and make the house of your dreams.")},
    {.kind = BLOCK_TEXT,
     .words =
         WORDS_MARK("In every round you choose *one column* of the market. It gives you a room "
                    "for your house and, most of the time, something to go with it: a piece of "
                    "roof, a fine piece of furniture, a tool, or somebody who helps.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a2=bedroom-3 b2=bedroom-4 c2=bathroom-3 d2=children-1 e2=children-2 a1=living-4 "
             "b1=living-5+piano c1=living-3 d1=kitchen-3 e1=kitchen-4 d0=garage-2 e0=garage-3 "
             "outside=treehouse,birdhouse",
     .words = WORDS_MARK("A finished house. Rooms of one kind, side by side, have grown together: "
                         "three cards make one great living room, with a piano in it.")},
    {.kind = BLOCK_TEXT,
     .words = WORDS_MARK("When all houses are full, everybody counts: *rooms*, *décor*, how well "
                         "the house *works*, and its *roof*. Whoever has the most points wins.")},
    {.kind = BLOCK_NOTE,
     .words = WORDS_MARK("You can start without reading on. The table lights up where a card may "
                         "go, and says kindly why it may not go elsewhere. Come back here with F1 "
                         "whenever you wonder about something.")},
};

const Chapter CHAPTER_GOAL = {"goal", WORDS_MARK("The goal"), "star", COUNT(GOAL), GOAL};

static const Block PARTS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Two decks of cards, one market in the middle, and a house for each of "
                         "the two to four players.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Your house"), .topic = "home spaces"},
    {.kind = BLOCK_EXAMPLE,
     .home = "",
     .spaces = "a2:here b2:here c2:here d2:here e2:here a1:here b1:here c1:here d1:here e1:here "
               "d0:here e0:here",
     .rule = "R1.2 R1.3",
     .words = WORDS_MARK("Twelve spaces: five on the *top floor*, five on the *middle floor*, and "
                         "two in the *basement*. To the left of the basement lie your roofs. That "
                         "place is solid ground: the three rooms above it need nothing else.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Room cards"), .topic = "rooms"},
    {.kind = BLOCK_CARDS,
     .cards = "living-1 pantry-1 garage-1",
     .rule = "R1.1",
     .words =
         WORDS_MARK("There are 60 of them, of three sorts: *normal* rooms such as the living "
                    "room, *unique* rooms such as the pantry, and *basement* rooms such as the "
                    "garage. Each card shows what it scores.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Resource cards"), .topic = "resources"},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-1 piano drill-1 architect",
     .rule = "R1.1",
     .words = WORDS_MARK("There are 48 of them: *roofs*, *décor*, *tools* and *helpers*. Each has "
                         "its own chapter.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("The market"), .topic = "market deck deal"},
    {.kind = BLOCK_MARKET,
     .cards = "kitchen-1 living-2 bathroom-1 bedroom-1 garage-2",
     .resources = "roof-blue-1 drill-1 piano roof-red-2",
     .rule = "R2.1",
     .words =
         WORDS_MARK("Both decks are shuffled, each by itself. The market has five columns, and "
                    "every column has a room. Columns 2 to 5 also have a resource. The first "
                    "column never does: it has the *first player marker* instead.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Who begins"), .topic = "first"},
    {.kind = BLOCK_TEXT,
     .rule = "R2.2",
     .words = WORDS_MARK("The *youngest* of you gets the first player marker and begins. You say "
                         "who that is when you set up the game, or leave it to chance.")},
    {.kind = BLOCK_NOTE,
     .rule = "R1.1",
     .words = WORDS_MARK("The *reference tile* shows everything that scores on one page. During "
                         "the game it is one key away: R.")},
};

const Chapter CHAPTER_PARTS = {"table", WORDS_MARK("What lies on the table"), "home", COUNT(PARTS),
                               PARTS};

static const Block ROUND[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Twelve rounds, and in each of them everybody builds exactly one room.")},
    {.kind = BLOCK_STEP,
     .mark = "1",
     .rule = "R3.1",
     .words = WORDS_MARK("*The market is filled.* Five new rooms are laid out, and four new "
                         "resources above columns 2 to 5.")},
    {.kind = BLOCK_STEP,
     .mark = "2",
     .rule = "R3.2",
     .topic = "discard",
     .words =
         WORDS_MARK("*Two or three of you?* Then the first player throws one column away, room "
                    "and resource, but never the first one. With four players this step is "
                    "left out.")},
    {.kind = BLOCK_STEP,
     .mark = "3",
     .rule = "R3.3",
     .words = WORDS_MARK("*Who has a Jackhammer may use it now.* All of you who own one are asked, "
                         "clockwise from the first player. More than one a round is not allowed, "
                         "even if you have two.")},
    {.kind = BLOCK_STEP,
     .mark = "4",
     .rule = "R3.4",
     .topic = "turn",
     .words = WORDS_MARK("*Everybody takes a turn*, clockwise from the first player.")},
    {.kind = BLOCK_STEP,
     .mark = "5",
     .rule = "R3.6",
     .topic = "discards",
     .words = WORDS_MARK("*The market is cleared.* What nobody took goes onto two piles of "
                         "discards, one for rooms and one for resources. Everybody may look "
                         "through them at any time.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Your turn")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4",
     .words = WORDS_MARK("If you like, use your *Drill* or *Concrete Mixer* first, as many as you "
                         "have and in any order.")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4",
     .words = WORDS_MARK("*Take one column* whose room is still there.")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4",
     .words =
         WORDS_MARK("*Place the room* in your house at once. Rooms are never kept for later.")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4 R5.2",
     .words = WORDS_MARK("*See to the resource:* a roof goes onto your pile, a tool or helper lies "
                         "down beside your house, décor moves into a room.")},
    {.kind = BLOCK_NOTE,
     .words = WORDS_MARK("Until you press End turn you may take everything back and try again.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("The first column"), .topic = "marker"},
    {.kind = BLOCK_MARKET,
     .cards = "children-1 living-1 - bathroom-2 kitchen-2",
     .resources = "roof-green-1 - fireplace roof-brown-1",
     .spaces = "1:here",
     .rule = "R3.5",
     .words =
         WORDS_MARK("No resource lies there, but whoever takes this room also takes the *first "
                    "player marker* and begins the next round. Nothing changes in the round "
                    "that is being played. If the column stays until the end of the round, "
                    "the marker stays where it was.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("After the twelfth round")},
    {.kind = BLOCK_TEXT,
     .rule = "R3.7",
     .words = WORDS_MARK("Both decks have run out and all twelve spaces of every house are filled. "
                         "Now the helpers get to work, and then you count.")},
};

const Chapter CHAPTER_ROUND = {"round", WORDS_MARK("A round"), "play", COUNT(ROUND), ROUND};
