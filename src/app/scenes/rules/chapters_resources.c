/* The four kinds of resource cards. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block ROOFS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Four pieces cover a house. Four of the same colour cover it in style.")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-1 roof-brown-1 roof-blue-1 roof-green-1",
     .topic = "roof-red roof-brown roof-blue roof-green roof-red-window roof-brown-window "
              "roof-blue-window roof-green-window roof",
     .words = WORDS_MARK("There are four colours, each with its own pattern. One roof of every "
                         "colour has a window.")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.1",
     .topic = "pile",
     .words = WORDS_MARK("A roof that you take goes *face down onto your pile*, to the left of the "
                         "basement. From then on it stays hidden from everybody, even from you: "
                         "try to remember what you have. All may see how high your pile is.")},
    {.kind = BLOCK_NOTE,
     .rule = "R5.1",
     .words = WORDS_MARK("For young players there is a memory aid. Switched on when you set up the "
                         "game, it shows players the roofs in their own piles.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("What a roof is worth")},
    {.kind = BLOCK_TEXT,
     .rule = "R8.4",
     .words =
         WORDS_MARK("At the end the best four of your pile become the roof: *8 points* if they "
                    "are all of one colour, *3 points* if they are mixed. Each window among "
                    "the four is *1 point* more. Fewer than four pieces are no roof and score "
                    "nothing.")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-1 roof-blue-1 roof-green-1 roof-brown-1",
     .points = 3,
     .scores = true,
     .rule = "R8.4 S12.9",
     .words = WORDS_MARK("Mixed colours")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-1 roof-red-2 roof-red-3 roof-red-4",
     .points = 8,
     .scores = true,
     .rule = "R8.4 S12.9",
     .words = WORDS_MARK("All of one colour")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-window roof-blue-window roof-green-1 roof-brown-1",
     .points = 5,
     .scores = true,
     .rule = "R8.4 S12.9",
     .words = WORDS_MARK("Mixed colours with two windows")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-window roof-red-1 roof-red-2 roof-red-3",
     .points = 9,
     .scores = true,
     .rule = "R8.4 S12.9",
     .words = WORDS_MARK("One colour with its window")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-window roof-red-1 roof-red-2",
     .points = 0,
     .scores = true,
     .rule = "R8.4 S12.9",
     .words = WORDS_MARK("Only three pieces: it rains in")},
    {.kind = BLOCK_NOTE,
     .rule = "R8.4",
     .words = WORDS_MARK("You need not choose: the program takes the four that score most. One "
                         "colour always wins, since even four windows on a mixed roof make only "
                         "7 points.")},
};

const Chapter CHAPTER_ROOFS = {"roofs", WORDS_MARK("Roofs"), "roof", COUNT(ROOFS), ROOFS};

static const Block DECOR[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("A piano, a slide, a house for the cat: décor makes a room yours, and "
                         "scores by itself.")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.3",
     .words =
         WORDS_MARK("First place the room of your column. Then the *token* goes onto a face-up "
                    "card of a fitting kind, also onto the room that you have just built. "
                    "The whole room that the card belongs to must be without a token.")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.3",
     .words = WORDS_MARK("You must use it if you can. If no room can take it, the token is lost. "
                         "The card itself is discarded in any case.")},
    {.kind = BLOCK_TABLE,
     .table = TABLE_DECOR,
     .rule = "R5.3 R8.2",
     .topic = "piano fireplace canopy-bed whirlpool ice-cream slide cat-house paintings"},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=bedroom-1+cat-house",
     .cards = "canopy-bed",
     .spaces = "a1:no",
     .rule = "R5.3 S12.4",
     .words = WORDS_MARK("The canopy bed comes, but the cat already lives in the only bedroom. The "
                         "bed is lost.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Décor finishes a room")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.4 R4.4",
     .words = WORDS_MARK("Once the furniture stands, nobody knocks down walls: a room with a token "
                         "is *finished*, however small it is. So let a room grow first. Only who "
                         "has the *Interior Designer* may go on building.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "b1=living-1+piano",
     .cards = "living-2",
     .spaces = "a1:no c1:no b2:yes",
     .rule = "R5.4 R4.4 S12.3",
     .words = WORDS_MARK("The piano stands in a living room of one card, and that is what it will "
                         "stay. A new living room may be built upstairs, but not beside it.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("In the garden")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-2 b1=kitchen-1 outside=treehouse,birdhouse",
     .rule = "R5.5",
     .topic = "treehouse birdhouse outside",
     .words =
         WORDS_MARK("The *treehouse* and the *birdhouse* need no room. They stand outside, and "
                    "one garden has space for both.")},
    {.kind = BLOCK_NOTE,
     .rule = "R5.6",
     .words = WORDS_MARK("The Interior Designer may let two decorated rooms become one. There is "
                         "space for one token only: the more valuable stays. Of two equal ones it "
                         "is the one further left.")},
};

const Chapter CHAPTER_DECOR = {"decor", WORDS_MARK("Décor"), "points", COUNT(DECOR), DECOR};

static const Block HELPERS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Five people have offered to lend a hand. There is only one of each, so "
                         "look out for them.")},
    {.kind = BLOCK_CARDS,
     .cards = "roofer supplier handyman architect designer",
     .rule = "R5.2",
     .words = WORDS_MARK("A helper moves in beside your house as soon as you take the column, "
                         "before its room is placed. The Interior Designer can thus help with "
                         "that very room.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Roofer"), .topic = "roofer"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.2",
     .words = WORDS_MARK("At the end, *while all your roofs still lie face down*, look through the "
                         "discards and add one roof to your pile.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Supplier"), .topic = "supplier"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.3",
     .words = WORDS_MARK("At the end, swap any card of your house, also an empty room, for *one "
                         "room from the discards*. It comes in face up and must obey all rules of "
                         "building, as if the old card and its token had never been there. What "
                         "you take out goes to the discards, and a token on it is lost.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Handyman"), .topic = "handyman"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.4",
     .words =
         WORDS_MARK("At the end, let *two cards of your house change places*, even two empty "
                    "rooms. Afterwards both must stand by the rules of building, but décor is "
                    "no obstacle for once. Tokens travel with their cards and empty rooms stay "
                    "face down. If a room ends up with several tokens, the most valuable one "
                    "stays.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "helpers=handyman a1=living-1 b1=living-2 c1=children-1 c2=living-3",
     .after = "helpers=handyman a1=living-1 b1=living-2 c1=living-3 c2=children-1",
     .spaces = "c1:here c2:here",
     .rule = "R7.4 S12.8",
     .words =
         WORDS_MARK("The playroom goes upstairs, the living room comes down, and a living room "
                    "of three is ready: 9 points instead of 4 and 1.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Architect"), .topic = "architect"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.5 R8.3",
     .words = WORDS_MARK("She works while you count, without being asked: *1 point more* for each "
                         "of the two bonuses of a house that works, and *1 point* for every empty "
                         "room.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Interior Designer"), .topic = "designer"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.5 R5.4 R8.2",
     .words =
         WORDS_MARK("He helps from the moment he arrives. Décor does not finish your rooms, so "
                    "that they go on growing, and in the end each of your tokens is worth "
                    "*1 point more*.")},
};

const Chapter CHAPTER_HELPERS = {"helpers", WORDS_MARK("Helpers"), "person", COUNT(HELPERS),
                                 HELPERS};
