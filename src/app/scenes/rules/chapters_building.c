/* How rooms are placed, and what an empty room is. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block PLACING[] = {
    {.kind = BLOCK_LEAD,
     .words =
         WORDS_MARK("Three things decide where a room may go. They have letters, and the table "
                    "names them whenever a card cannot stay where you dropped it.")},
    {.kind = BLOCK_LAW,
     .mark = "a",
     .rule = "R4.1 R1.3",
     .topic = "support",
     .words = WORDS_MARK("*No room floats in the air.* There must be something right below it: a "
                         "room, an empty room or scaffolding. Only the two spaces of the basement "
                         "and the three above the roof pile stand on the ground.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 d0=garage-1 d1=kitchen-1",
     .cards = "bedroom-1",
     .spaces = "b1:yes c1:yes a2:yes d2:yes b2:no c2:no e1:no e2:no",
     .rule = "R4.1",
     .words = WORDS_MARK("This bedroom fits in four places. On the right side of the house the "
                         "other basement space would have to be filled first.")},
    {.kind = BLOCK_LAW,
     .mark = "b",
     .rule = "R4.2",
     .topic = "basement floors",
     .words = WORDS_MARK("*Down with the basement.* Basement rooms belong in the two spaces under "
                         "the ground, and nowhere else. All other rooms belong on the two floors "
                         "above it.")},
    {.kind = BLOCK_CARDS,
     .cards = "garage-1 cellar-1 workshop-1 laundry-1 storage-1",
     .rule = "R4.2",
     .words =
         WORDS_MARK("The five kinds of basement rooms are easily known by their dark frames.")},
    {.kind = BLOCK_LAW,
     .mark = "c",
     .rule = "R4.3 R4.4",
     .topic = "limit finished",
     .words =
         WORDS_MARK("*Rooms grow sideways.* Cards of one kind that touch on the same floor are "
                    "one single room. The card says how many there may be: a living room of "
                    "three, a kitchen of two, always one bathroom. A room that has reached its "
                    "size is *finished*, and no card of its kind may stand beside it.")},
    {.kind = BLOCK_EXAMPLE,
     .home =
         "a1=living-1 b1=living-2 c1=living-3 d0=garage-1 e0=garage-2 d1=kitchen-1 e1=kitchen-2 "
         "a2=bathroom-1",
     .spaces = "b1:+9 d1:+6 d0:+4 a2:+1",
     .rule = "R4.3",
     .words = WORDS_MARK("Four finished rooms and their points. One large room is worth far more "
                         "than several small ones.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=bathroom-1",
     .cards = "bathroom-2",
     .spaces = "b1:down",
     .rule = "R4.3 S12.1",
     .words = WORDS_MARK("A bathroom is finished from the start. The next one may come beside it "
                         "only face down, as an empty room.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=bedroom-1 b1=bedroom-2",
     .cards = "bedroom-3",
     .spaces = "c1:down",
     .rule = "R4.3 S12.1",
     .words = WORDS_MARK("The same goes for a third bedroom beside a bedroom of two.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 b1=study-1 c1=bedroom-1 d1=sauna-1 e1=games-1 a2=living-2 d2=kitchen-1 "
             "e2=kitchen-2 d0=garage-1 e0=cellar-1",
     .cards = "kitchen-3",
     .spaces = "b2:yes c2:down",
     .rule = "R4.3 S12.2",
     .words = WORDS_MARK("Two spaces are left for this kitchen. Beside the living room it may lie "
                         "face up. Beside the finished kitchen it may only lie face down.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Joining rooms"), .topic = "join"},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 c1=living-2",
     .after = "a1=living-1 b1=living-3 c1=living-2",
     .spaces = "b1:here",
     .rule = "R4.4",
     .words = WORDS_MARK("A card between two rooms of its kind joins them, as long as neither is "
                         "finished and the new room is not too large.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 a2=living-2",
     .spaces = "a1:+1 a2:+1",
     .rule = "R4.5",
     .words = WORDS_MARK("Above each other there is a ceiling between them: these are two living "
                         "rooms, and they will always stay two.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Free to build as you like"), .topic = "gaps"},
    {.kind = BLOCK_BULLET,
     .rule = "R4.7",
     .words =
         WORDS_MARK("Build left or right, and leave open spaces in between, as you please. The "
                    "order is up to you. One edition is stricter: see the chapter on "
                    "editions.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.9",
     .words =
         WORDS_MARK("A room that has been built stays where it is. Only some tools and helpers "
                    "can move it.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.10",
     .words = WORDS_MARK("A room may take the place of your own scaffolding, which has then done "
                         "its duty and is discarded.")},
};

const Chapter CHAPTER_PLACING = {"placing", WORDS_MARK("Placing rooms"), "hand", COUNT(PLACING),
                                 PLACING};

static const Block EMPTY[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("A card that fits nowhere, or that you would rather not show, can always "
                         "be placed face down.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 b1=living-2 c1=down d0=down d1=bedroom-1 a2=kitchen-1",
     .spaces = "c1:here d0:here",
     .rule = "R4.6",
     .topic = "down",
     .words = WORDS_MARK("Two *empty rooms*, one of them in the basement. Other rooms stand safely "
                         "on them.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.6",
     .words = WORDS_MARK("It may be any room card, on any space that has something below it [A]. "
                         "The basement is allowed as well.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.6",
     .words = WORDS_MARK("An empty room has no kind and no points. It never joins a neighbour and "
                         "never takes décor.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.6",
     .words =
         WORDS_MARK("What is on its face no longer matters, and nobody turns it over to look.")},
    {.kind = BLOCK_NOTE,
     .rule = "R8.3",
     .words = WORDS_MARK("With the *Architect* beside your house every empty room is worth a point "
                         "after all.")},
};

const Chapter CHAPTER_EMPTY = {"empty", WORDS_MARK("Empty rooms"), "flip", COUNT(EMPTY), EMPTY};
