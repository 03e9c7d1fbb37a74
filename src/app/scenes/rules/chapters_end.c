/* The end of the game and the count. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block END[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("The last room is built. Before you count your points, three of the "
                         "helpers have their moment.")},
    {.kind = BLOCK_STEP,
     .rule = "R7.1",
     .words = WORDS_MARK(
         "*Helpers at work.* Whoever has the first player marker starts, and the others follow "
         "clockwise. The *Roofer*, the *Supplier* and the *Handyman* can act now. If you have more "
         "than one, you choose the order, and you don’t have to use any of them.")},
    {.kind = BLOCK_STEP,
     .rule = "R7.2",
     .words =
         WORDS_MARK("*The roofs are revealed*, and the best four of each pile cover the house.")},
    {.kind = BLOCK_STEP,
     .rule = "R7.5",
     .words = WORDS_MARK("*Count your points.* The *Architect* and the *Interior Designer* add "
                         "theirs automatically.")},
    {.kind = BLOCK_CARDS,
     .cards = "roofer supplier handyman",
     .rule = "R7.1",
     .words = WORDS_MARK("These three act before you count your points. The Helpers chapter "
                         "explains what each one does.")},
};

const Chapter CHAPTER_END = {"end", WORDS_MARK("The end of the game"), "check", COUNT(END), END};

static const Block SCORING[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Rooms, décor, home functionality and the roof: four numbers on the score "
                         "pad make up your total.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Rooms"), .topic = "points"},
    {.kind = BLOCK_TEXT,
     .rule = "R8.1",
     .words =
         WORDS_MARK("Each room scores *once, by its size*. See how many cards have joined up.")},
    {.kind = BLOCK_TABLE,
     .table = TABLE_JOINED,
     .rule = "R8.1",
     .topic = "living kitchen bedroom children bathroom garage"},
    {.kind = BLOCK_EXAMPLE,
     .home =
         "a1=living-1 b1=living-2 c1=living-3 d1=bedroom-1 e1=bedroom-2 a2=living-4 b2=living-5 "
         "c2=bedroom-3 d2=study-1 e2=living-6 d0=garage-1 e0=garage-2 "
         "roofs=roof-blue-1,roof-blue-2,roof-blue-3,roof-blue-4",
     .spaces = "b1:+9 a2:+4 e2:+1 d1:+4 c2:+1 d0:+4",
     .rule = "R8.1 S12.9",
     .words = WORDS_MARK("Living rooms of three, two and one card score 9, 4 and 1. Bedrooms of "
                         "two and one card score 4 and 1. The two-card garage scores 4.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "d0=garage-1 e0=cellar-1 a1=living-7 b1=kitchen-5 c1=bathroom-4 d1=bedroom-5",
     .spaces = "d0:+0 e0:+2",
     .rule = "R8.1 S12.9",
     .words = WORDS_MARK("A single garage scores nothing. The wine cellar beside it scores 2.")},
    {.kind = BLOCK_TEXT,
     .rule = "R8.1",
     .words = WORDS_MARK("Rooms that are always a single card have points of their own. Some of "
                         "them like company: they look at their *left and right neighbours* on the "
                         "same floor.")},
    {.kind = BLOCK_TABLE,
     .table = TABLE_SINGLE,
     .rule = "R8.1",
     .topic = "pantry dressing sauna games library study cellar workshop laundry storage"},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=kitchen-1 b1=pantry-1 c1=bedroom-1 a2=sauna-1 b2=bathroom-1 c2=dressing-1",
     .spaces = "b1:+3 a2:+3 c2:+1",
     .rule = "R8.1",
     .words = WORDS_MARK("The pantry is beside a kitchen and the sauna beside a bathroom. But the "
                         "dressing room has its bedroom below it, not beside it.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Décor")},
    {.kind = BLOCK_TEXT,
     .rule = "R8.2",
     .words = WORDS_MARK("Every token in the house and the garden scores the number on it, and *1 "
                         "more* if you have the Interior Designer.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Home functionality"), .topic = "function"},
    {.kind = BLOCK_BULLET,
     .rule = "R8.3",
     .words = WORDS_MARK("*3 points* for a bathroom on the middle floor and another on the top "
                         "floor. You need both.")},
    {.kind = BLOCK_BULLET,
     .rule = "R8.3",
     .words = WORDS_MARK("*3 points* for having a bathroom, a kitchen and a bedroom, wherever they "
                         "are.")},
    {.kind = BLOCK_BULLET,
     .rule = "R8.3",
     .words = WORDS_MARK("The *Architect* makes each bonus you earn worth 4 points instead of 3, "
                         "and each empty room worth 1.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Roof")},
    {.kind = BLOCK_TEXT,
     .rule = "R8.4",
     .words = WORDS_MARK("Four roof cards: *8 points* in one colour, otherwise *3*. Add 1 for each "
                         "window among them. With fewer than four there’s nothing to count.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("A whole house, scored")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a2=children-3 b2=living-1 c2=living-2+piano d2=bathroom-1 e2=dressing-1 "
             "a1=bathroom-2 b1=bedroom-1+cat-house c1=kitchen-1 d1=pantry-1 e1=kitchen-2 "
             "d0=garage-1 e0=down roofs=roof-red-1,roof-blue-1,roof-green-1,roof-brown-window",
     .spaces = "a2:+2 b2:+4 d2:+1 e2:+1 a1:+1 b1:+1 c1:+1 d1:+3 e1:+1 d0:+0",
     .points = 29,
     .rule = "S11",
     .words = WORDS_MARK("*Rooms 15:* the numbers in the picture. *Décor 4:* piano 3, cat house 1. "
                         "*Functionality 6:* a bathroom on each upper floor, and a bathroom, "
                         "kitchen and bedroom. *Roof 4:* mixed colours with one window.")},
};

const Chapter CHAPTER_SCORING = {"scoring", WORDS_MARK("Scoring"), "trophy", COUNT(SCORING),
                                 SCORING};

static const Block TIES[] = {
    {.kind = BLOCK_LEAD, .words = WORDS_MARK("Most points wins. And if there’s a tie?")},
    {.kind = BLOCK_TEXT,
     .rule = "R8.5",
     .topic = "ties",
     .words = WORDS_MARK("Then *look for the children*. They play, read and hide in the pictures "
                         "of some rooms. Whoever has more children on the face-up cards in their "
                         "house wins. If that’s a tie too, you share the win.")},
    {.kind = BLOCK_CARDS,
     .cards = "children-1 living-1 kitchen-1 library-1",
     .rule = "R8.5",
     .words = WORDS_MARK(
         "Can you find them all? There are 24 in the whole deck, and 5 on these four cards.")},
    {.kind = BLOCK_NOTE,
     .rule = "R8.5",
     .words = WORDS_MARK("Children in empty rooms don’t count: nobody can see them there.")},
};

const Chapter CHAPTER_TIES = {"tie", WORDS_MARK("Ties"), "child", COUNT(TIES), TIES};
