/* The first chapters: what it is about, what is in the box, setting up, how a round goes. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block GOAL[] = {
    {.kind = BLOCK_LEAD,
     .words =
         WORDS_MARK("An empty house, a pile of plans and a truck full of furniture: over twelve "
                    "rounds you fill twelve spaces and build the house of your dreams.")},
    {.kind = BLOCK_TEXT,
     .words = WORDS_MARK("Each round you choose *one column* from the market. It gives you a room "
                         "for your house and, most of the time, something to go with it: a roof "
                         "card, a fine piece of furniture, a tool, or someone to help.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a2=bedroom-3 b2=bedroom-4 c2=bathroom-3 d2=children-1 e2=children-2 a1=living-4 "
             "b1=living-5+piano c1=living-3 d1=kitchen-3 e1=kitchen-4 d0=garage-2 e0=garage-3 "
             "outside=treehouse,birdhouse "
             "roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-window",
     .words = WORDS_MARK("A finished house. Rooms of one type, side by side, have joined up: three "
                         "cards make one big living room, with a piano in it.")},
    {.kind = BLOCK_TEXT,
     .words = WORDS_MARK("When every house is full, you count your points: *rooms*, *décor*, *home "
                         "functionality* and the *roof*. Whoever has the most points wins.")},
    {.kind = BLOCK_NOTE,
     .words = WORDS_MARK(
         "You can start without reading on. The game highlights where a card can go, and kindly "
         "explains why it can’t go elsewhere. Press {rules} to come back here any time.")},
};

const Chapter CHAPTER_GOAL = {"goal", WORDS_MARK("The goal"), "star", COUNT(GOAL), GOAL};

static const Block PARTS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Two decks of cards, a market in the middle (the printed book calls it "
                         "the game board), and a house for each of the two to four players.")},
    {.kind = BLOCK_BULLET,
     .rule = "R1.1",
     .words = WORDS_MARK("*60 room cards* and *48 resource cards*")},
    {.kind = BLOCK_BULLET, .rule = "R1.1", .words = WORDS_MARK("*1 game board*, the market")},
    {.kind = BLOCK_BULLET,
     .rule = "R1.1",
     .words = WORDS_MARK("*4 home boards*, one for each player’s house")},
    {.kind = BLOCK_BULLET,
     .when = WHEN_NO_CAR,
     .rule = "R1.1",
     .words = WORDS_MARK("*10 décor tokens*, from the piano to the birdhouse")},
    {.kind = BLOCK_BULLET,
     .when = WHEN_CAR,
     .rule = "R1.1",
     .words = WORDS_MARK("*11 décor tokens*, from the piano to the birdhouse, and the car")},
    {.kind = BLOCK_BULLET, .rule = "R1.1", .words = WORDS_MARK("*1 first player marker*")},
    {.kind = BLOCK_BULLET,
     .rule = "R1.1",
     .topic = "reference",
     .words = WORDS_MARK("*4 reference tiles* that show everything that scores, on one page. "
                         "During the game, just press {reference}.")},
    {.kind = BLOCK_BULLET,
     .rule = "R1.1",
     .words = WORDS_MARK("*1 score pad*, which the game fills in for you at the end")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Your house"), .topic = "home spaces"},
    {.kind = BLOCK_EXAMPLE,
     .home = "",
     .spaces = "a2:here b2:here c2:here d2:here e2:here a1:here b1:here c1:here d1:here e1:here "
               "d0:here e0:here",
     .rule = "R1.2 R1.3",
     .words =
         WORDS_MARK("Twelve spaces: five on the *top floor*, five on the *middle floor* and two in "
                    "the *basement*. Your roof cards lie to the left of the basement. That spot is "
                    "solid ground: the three rooms above it need nothing else below them.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Room cards"), .topic = "rooms"},
    {.kind = BLOCK_CARDS,
     .cards = "living-1 pantry-1 garage-1",
     .rule = "R1.1",
     .words = WORDS_MARK("There are 60, in three groups: *normal* rooms such as the living room, "
                         "*unique* rooms such as the pantry, and *basement* rooms such as the "
                         "garage. Each card shows what it scores.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Resource cards"), .topic = "resources"},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-1 piano drill-1 architect",
     .rule = "R1.1",
     .words = WORDS_MARK(
         "There are 48: *roofs*, *décor*, *tools* and *helpers*. Each has its own chapter.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("The market"), .topic = "market deck deal"},
    {.kind = BLOCK_MARKET,
     .cards = "kitchen-1 living-2 bathroom-1 bedroom-1 garage-2",
     .resources = "roof-blue-1 drill-1 piano roof-red-2",
     .rule = "R2.1",
     .words = WORDS_MARK("The market has five columns, and every column has a room. Columns 2 to "
                         "5 also have a resource. Column 1 never does: the space above it belongs "
                         "to the *first player marker*, and stays empty while a player has it.")},
};

const Chapter CHAPTER_PARTS = {"parts", WORDS_MARK("What’s in the box"), "home", COUNT(PARTS),
                               PARTS};

#define TOKENS                                                                                     \
    "piano fireplace canopy-bed whirlpool ice-cream slide cat-house paintings treehouse birdhouse"

static const Block SETUP[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("The game sets everything up for you. This is how you’d do it by hand.")},
    {.kind = BLOCK_SETUP,
     .when = WHEN_NO_CAR,
     .tokens = TOKENS,
     .rule = "R2.1",
     .words = WORDS_MARK("The table before the first round. The numbers match the steps.")},
    {.kind = BLOCK_SETUP,
     .when = WHEN_CAR,
     .tokens = TOKENS " car",
     .rule = "R2.1",
     .words = WORDS_MARK("The table before the first round. The numbers match the steps.")},
    {.kind = BLOCK_STEP,
     .rule = "R2.1",
     .words = WORDS_MARK("*Put the market in the middle of the table.*")},
    {.kind = BLOCK_STEP,
     .rule = "R2.1",
     .words = WORDS_MARK("*Shuffle the room cards and the resource cards* separately, and put both "
                         "decks beside the market, face down.")},
    {.kind = BLOCK_STEP,
     .words = WORDS_MARK("*Lay out the décor tokens* where everyone can reach them.")},
    {.kind = BLOCK_STEP, .words = WORDS_MARK("*Give everyone a home board* and a reference tile.")},
    {.kind = BLOCK_STEP,
     .rule = "R2.2",
     .topic = "first",
     .words = WORDS_MARK(
         "*The youngest player gets the first player marker* and starts. Here you choose "
         "who that is, or leave it to chance.")},
    {.kind = BLOCK_STEP,
     .words = WORDS_MARK("*Put the score pad aside.* You won’t need it until the end.")},
};

const Chapter CHAPTER_SETUP = {"setup", WORDS_MARK("Setting up"), "die", COUNT(SETUP), SETUP};

static const Block ROUND[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Twelve rounds, and in each one everyone builds exactly one room.")},
    {.kind = BLOCK_STEP,
     .rule = "R3.1",
     .words = WORDS_MARK("*The market is filled.* Five new rooms are dealt, and four new resources "
                         "above columns 2 to 5.")},
    {.kind = BLOCK_STEP,
     .when = WHEN_DISCARD,
     .rule = "R3.2",
     .topic = "discard",
     .words = WORDS_MARK("*Two or three players?* Then the first player discards one column, room "
                         "and resource, but never column 1. With four players, skip this step.")},
    {.kind = BLOCK_STEP,
     .rule = "R3.3",
     .words = WORDS_MARK(
         "*If you have a Jackhammer, you can use it now.* Everyone who has one is asked, clockwise "
         "from the first player. Only one per round, even if you have two.")},
    {.kind = BLOCK_STEP,
     .rule = "R3.4",
     .topic = "turn",
     .words = WORDS_MARK("*Everyone takes a turn*, clockwise from the first player.")},
    {.kind = BLOCK_STEP,
     .rule = "R3.6",
     .topic = "discards",
     .words =
         WORDS_MARK("*The market is cleared.* Whatever is left goes onto two discard piles, one "
                    "for rooms and one for resources. Anyone can look through them at any time.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Your turn")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4",
     .words = WORDS_MARK("If you like, use your *Drill* or *Concrete Mixer* first, as many as you "
                         "have and in any order.")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4",
     .words = WORDS_MARK("*Take one column* that still has its room.")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4",
     .words = WORDS_MARK(
         "*Place the room* in your house straight away. Rooms are never kept for later.")},
    {.kind = BLOCK_BULLET,
     .rule = "R3.4 R5.2",
     .words = WORDS_MARK("*Deal with the resource:* a roof goes onto your pile, a tool or helper "
                         "goes beside your house, décor goes into a room.")},
    {.kind = BLOCK_NOTE,
     .words =
         WORDS_MARK("Until you press “End turn”, you can take everything back and try again.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("The first column"), .topic = "marker"},
    {.kind = BLOCK_MARKET,
     .cards = "children-1 living-1 - bathroom-2 kitchen-2",
     .resources = "roof-green-1 - fireplace roof-brown-1",
     .spaces = "1:here",
     .rule = "R3.5",
     .words =
         WORDS_MARK("There’s no resource here, but whoever takes this room also takes the *first "
                    "player marker* and starts the next round. Nothing changes in the current "
                    "round. If nobody takes the column, the marker stays where it is.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("After the twelfth round")},
    {.kind = BLOCK_TEXT,
     .rule = "R3.7",
     .words = WORDS_MARK("Both decks have run out, and all twelve spaces in every house are "
                         "filled. Now the helpers get to work, and then you count your points.")},
};

const Chapter CHAPTER_ROUND = {"round", WORDS_MARK("A round"), "play", COUNT(ROUND), ROUND};
