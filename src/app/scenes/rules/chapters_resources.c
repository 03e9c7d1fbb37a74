/* The four kinds of resource cards. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block ROOFS[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Four cards cover a house. Four of the same colour cover it in style.")},
    {.kind = BLOCK_CARDS,
     .cards = "roof-red-1 roof-brown-1 roof-blue-1 roof-green-1",
     .topic = "roof-red roof-brown roof-blue roof-green roof-red-window roof-brown-window "
              "roof-blue-window roof-green-window roof",
     .words = WORDS_MARK("There are four colours, each with its own pattern. One roof card of each "
                         "colour has a window.")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.1",
     .topic = "pile",
     .words = WORDS_MARK("A roof card you take goes *face down onto your pile*, to the left of the "
                         "basement. From then on it’s hidden from everyone, even you: try to "
                         "remember what you have. Everyone can see how high your pile is.")},
    {.kind = BLOCK_NOTE,
     .rule = "R5.1",
     .words = WORDS_MARK("There’s a memory aid for young players. Switch it on when you set up a "
                         "game, and players can see the roofs in their own piles.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("What a roof is worth")},
    {.kind = BLOCK_TEXT,
     .rule = "R8.4",
     .words = WORDS_MARK(
         "At the end, the best four cards in your pile become your roof: *8 points* if they’re all "
         "one colour, *3 points* if they’re mixed. Each window among the four scores *1 point* "
         "more. With fewer than four there’s no roof and no points.")},
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
     .words = WORDS_MARK("All one colour")},
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
     .words = WORDS_MARK("Only three cards: the rain gets in")},
    {.kind = BLOCK_NOTE,
     .rule = "R8.4",
     .words =
         WORDS_MARK("You don’t have to choose: the game picks the four that score most. One colour "
                    "always wins, since even four windows on a mixed roof make only 7 points.")},
};

const Chapter CHAPTER_ROOFS = {"roofs", WORDS_MARK("Roofs"), "roof", COUNT(ROOFS), ROOFS};

static const Block DECOR[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("A piano, a slide, a house for the cat: décor makes a room your own and "
                         "scores extra points.")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.3",
     .words = WORDS_MARK("First place the room from your column. Then the *token* goes onto a "
                         "face-up card of the right type, even the room you’ve just built. The "
                         "whole room that card belongs to must not have a token yet.")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.3",
     .words = WORDS_MARK("You must use it if you can. If it fits in none of your rooms, the token "
                         "is lost. Either way, the card itself is discarded.")},
    {.kind = BLOCK_TABLE,
     .table = TABLE_DECOR,
     .rule = "R5.3 R8.2",
     .topic = "piano fireplace canopy-bed whirlpool ice-cream slide cat-house paintings"},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=bedroom-1+cat-house",
     .cards = "canopy-bed",
     .spaces = "a1:no",
     .rule = "R5.3 S12.4",
     .words = WORDS_MARK("The canopy bed arrives, but the cat already lives in the only bedroom. "
                         "The bed is lost.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Décor finishes a room")},
    {.kind = BLOCK_TEXT,
     .rule = "R5.4 R4.4",
     .words = WORDS_MARK("Once the furniture is in, nobody knocks down walls: a room with a token "
                         "is *finished*, however small it is. So let a room grow first. Only the "
                         "player with the *Interior Designer* can keep building.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "b1=living-1+piano",
     .cards = "living-2",
     .spaces = "a1:no c1:no b2:yes",
     .rule = "R5.4 R4.4 S12.3",
     .words = WORDS_MARK("The piano is in a one-card living room, and that’s how it will stay. You "
                         "can build a new living room upstairs, but not beside it.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("In the garden")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-2 b1=kitchen-1 outside=treehouse,birdhouse",
     .rule = "R5.5",
     .topic = "treehouse birdhouse outside",
     .words = WORDS_MARK("The *treehouse* and the *birdhouse* don’t need a room. They go outside, "
                         "and there’s space in the garden for both.")},
    {.kind = BLOCK_HEADING, .when = WHEN_CAR, .words = WORDS_MARK("The car"), .topic = "car"},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_CAR,
     .home = "d0=garage-1 e0=garage-2+car d1=kitchen-1",
     .spaces = "e0:here",
     .rule = "R10.2",
     .words = WORDS_MARK("The first player with a garage of *two cards* gets the car, worth 1 "
                         "point. It drives in by itself, onto the card that finished the garage.")},
    {.kind = BLOCK_TEXT,
     .when = WHEN_CAR,
     .rule = "R10.2",
     .words = WORDS_MARK("The car is décor like any other: the Interior Designer makes it worth 1 "
                         "more, and if its card leaves the house, the car is lost and doesn’t come "
                         "back. A garage that a helper finishes at the end still gets it.")},
    {.kind = BLOCK_NOTE,
     .rule = "R5.6",
     .words = WORDS_MARK(
         "With the Interior Designer, two decorated rooms can become one. There’s only space for "
         "one "
         "token: the more valuable one stays. If they’re equal, the one on the left stays.")},
};

const Chapter CHAPTER_DECOR = {"decor", WORDS_MARK("Décor"), "points", COUNT(DECOR), DECOR};

static const Block HELPERS[] = {
    {.kind = BLOCK_LEAD,
     .words =
         WORDS_MARK("Five people have offered to lend a hand. Look out for them in the market.")},
    {.kind = BLOCK_CARDS,
     .cards = "roofer supplier handyman architect designer",
     .rule = "R5.2",
     .words = WORDS_MARK(
         "A helper moves in beside your house as soon as you take the column, before you place its "
         "room, so the Interior Designer can already help with that room.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Roofer"), .topic = "roofer"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.2",
     .words = WORDS_MARK("At the end, *while all your roofs are still face down*, look through the "
                         "discards and add one roof card to your pile.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Supplier"), .topic = "supplier"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.3",
     .words = WORDS_MARK("At the end, swap any card in your house, even an empty room, for *one "
                         "room from the discards*. It comes in face up and must follow all the "
                         "building rules, as if the old card and its token had never been there. "
                         "The card you take out is discarded, and any token on it is lost.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Handyman"), .topic = "handyman"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.4",
     .words = WORDS_MARK(
         "At the end, *swap any two cards in your house*, even two empty rooms. In their new "
         "places both must follow the building rules, but just this once décor is no obstacle. "
         "Tokens travel with their cards, and empty rooms stay face down. If a room ends up with "
         "several tokens, only the most valuable one stays.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "helpers=handyman a1=living-1 b1=living-2 c1=children-1 c2=living-3",
     .after = "helpers=handyman a1=living-1 b1=living-2 c1=living-3 c2=children-1",
     .spaces = "c1:here c2:here",
     .rule = "R7.4 S12.8",
     .words = WORDS_MARK("The playroom goes upstairs, the living room comes down, and a three-card "
                         "living room is ready: 9 points instead of 4 and 1.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Architect"), .topic = "architect"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.5 R8.3",
     .words = WORDS_MARK(
         "She works while you count your points, without being asked: *1 extra point* for each of "
         "the two functionality bonuses, and *1 point* for every empty room.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Interior Designer"), .topic = "designer"},
    {.kind = BLOCK_TEXT,
     .rule = "R7.5 R5.4 R8.2",
     .words = WORDS_MARK("He helps from the moment he arrives. Décor doesn’t finish your rooms, "
                         "not even the ones you decorated earlier, so they can keep growing. At "
                         "the end each of your tokens is worth *1 extra point*.")},
};

const Chapter CHAPTER_HELPERS = {"helpers", WORDS_MARK("Helpers"), "person", COUNT(HELPERS),
                                 HELPERS};
