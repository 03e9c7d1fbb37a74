/* How rooms are placed, and what an empty room is. */
#include "app/scenes/rules/rulebook.h"
#include "app/words/words.h"

#define COUNT(blocks) ((int)(sizeof(blocks) / sizeof((blocks)[0])))

static const Block PLACING[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("Three rules decide where a room can go. Each has a letter, which the "
                         "game shows whenever a card can’t stay where you dropped it.")},
    {.kind = BLOCK_LAW,
     .mark = "a",
     .rule = "R4.1 R1.3",
     .topic = "support",
     .words = WORDS_MARK("*No room floats in the air.* There must be something directly below it: "
                         "a room, an empty room or scaffolding. Only the two basement spaces and "
                         "the three spaces above the roof pile rest on the ground.")},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_GAPS,
     .home = "a1=living-1 d0=garage-1 d1=kitchen-1",
     .cards = "bedroom-1",
     .spaces = "b1:yes c1:yes a2:yes d2:yes b2:no c2:no e1:no e2:no",
     .rule = "R4.1",
     .words = WORDS_MARK("This bedroom fits in four places. On the right side of the house, the "
                         "other basement space would have to be filled first.")},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_NO_GAPS,
     .home = "c1=living-1 d0=garage-1 d1=kitchen-1",
     .cards = "bedroom-1",
     .spaces = "b1:yes c2:yes d2:yes a1:no a2:no b2:no e1:no e2:no",
     .rule = "R4.1 R4.8",
     .words = WORDS_MARK("This bedroom fits in three places. On the right, the other basement "
                         "space would have to be filled first. On the far left, it would leave a "
                         "gap.")},
    {.kind = BLOCK_LAW,
     .mark = "b",
     .rule = "R4.2",
     .topic = "basement floors",
     .words = WORDS_MARK(
         "*The basement stays below.* Basement rooms belong in the two spaces underground, and "
         "nowhere else. All other rooms belong on the two floors above.")},
    {.kind = BLOCK_CARDS,
     .cards = "garage-1 cellar-1 workshop-1 laundry-1 storage-1",
     .rule = "R4.2",
     .words = WORDS_MARK("The five types of basement room are easy to spot: they have a dark "
                         "border, and their name and points are at the top.")},
    {.kind = BLOCK_LAW,
     .mark = "c",
     .rule = "R4.3 R4.4",
     .topic = "limit finished",
     .words = WORDS_MARK(
         "*Rooms grow sideways.* Cards of one type that touch on the same floor form a single "
         "room. The card shows how many it can have: three for a living room, two for a kitchen, "
         "always one for a bathroom. A room that has reached its full size is *finished*, and no "
         "other card of its type can go beside it face up.")},
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
     .words = WORDS_MARK("A bathroom is finished from the start. Another one can only go beside it "
                         "face down, as an empty room.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=bedroom-1 b1=bedroom-2",
     .cards = "bedroom-3",
     .spaces = "c1:down",
     .rule = "R4.3 S12.1",
     .words = WORDS_MARK("The same goes for a third bedroom beside a two-card bedroom.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 b1=study-1 c1=bedroom-1 d1=sauna-1 e1=games-1 b2=living-2 c2=kitchen-1 "
             "d2=kitchen-2 d0=garage-1 e0=cellar-1",
     .cards = "kitchen-3",
     .spaces = "a2:yes e2:down",
     .rule = "R4.3 S12.2",
     .words = WORDS_MARK("There are two spaces left for this kitchen. Beside the living room it "
                         "can go face up. Beside the finished kitchen it can only go face down.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Expanding rooms"), .topic = "join"},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_GAPS,
     .home = "a1=living-1 c1=living-2",
     .after = "a1=living-1 b1=living-3 c1=living-2",
     .spaces = "b1:here",
     .rule = "R4.4",
     .words = WORDS_MARK("A card placed between two rooms of its type joins them, as long as "
                         "neither is finished and the new room isn’t too big.")},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_NO_GAPS,
     .home = "a1=living-1 b1=study-1 c1=living-2",
     .after = "a1=living-1 b1=living-3 c1=living-2",
     .spaces = "b1:here",
     .cards = "living-3",
     .rule = "R4.4",
     .words = WORDS_MARK("A card that comes between two rooms of its type joins them, as long as "
                         "neither is finished and the new room isn’t too big. Without gaps, that "
                         "takes a tool or a helper. Here it was the Drill.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 a2=living-2",
     .spaces = "a1:+1 a2:+1",
     .rule = "R4.5",
     .words = WORDS_MARK("One above the other, they have a ceiling between them: these are two "
                         "living rooms, and always will be.")},
    {.kind = BLOCK_HEADING, .when = WHEN_NO_GAPS, .words = WORDS_MARK("No gaps"), .topic = "gaps"},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_NO_GAPS,
     .home = "b1=living-1 c1=kitchen-1",
     .cards = "bedroom-1",
     .spaces = "a1:yes b2:yes c2:yes",
     .rule = "R4.8 R10.3",
     .words = WORDS_MARK("A floor never has gaps: its rooms, empty rooms and scaffolding always "
                         "form one unbroken row.")},
    {.kind = BLOCK_EXAMPLE,
     .when = WHEN_NO_GAPS,
     .home = "a1=living-1",
     .cards = "bedroom-1",
     .spaces = "b1:yes a2:yes c1:no",
     .rule = "R4.8",
     .words = WORDS_MARK("Here the third space has to wait until the second is filled.")},
    {.kind = BLOCK_HEADING, .words = WORDS_MARK("Build as you like"), .topic = "gaps"},
    {.kind = BLOCK_BULLET,
     .when = WHEN_NO_GAPS,
     .words = WORDS_MARK("Start a floor wherever you like, and build to the left or to the right. "
                         "You don’t have to fill one floor before the next.")},
    {.kind = BLOCK_BULLET,
     .when = WHEN_GAPS,
     .rule = "R4.7",
     .words = WORDS_MARK("Build to the left or to the right, and leave gaps if you like. The order "
                         "is up to you. One edition is stricter: see the chapter on editions.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.9",
     .words =
         WORDS_MARK("A room that has been built stays where it is. Only some tools and helpers "
                    "can move it.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.10",
     .words = WORDS_MARK("A room can take the place of your own scaffolding, which has then done "
                         "its job and is discarded.")},
};

const Chapter CHAPTER_PLACING = {"placing", WORDS_MARK("Placing rooms"), "hand", COUNT(PLACING),
                                 PLACING};

static const Block EMPTY[] = {
    {.kind = BLOCK_LEAD,
     .words = WORDS_MARK("A card that fits nowhere, or that you’d rather not show, can always be "
                         "placed face down.")},
    {.kind = BLOCK_EXAMPLE,
     .home = "a1=living-1 b1=living-2 c1=down d0=down d1=bedroom-1 a2=kitchen-1",
     .spaces = "c1:here d0:here",
     .rule = "R4.6",
     .topic = "down",
     .words = WORDS_MARK("Two *empty rooms*, one of them in the basement. Other rooms can safely "
                         "go on top of them.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.6",
     .words = WORDS_MARK("It can be any room card, on any space with something below it [A]. The "
                         "basement is fine too.")},
    {.kind = BLOCK_BULLET,
     .when = WHEN_NO_GAPS,
     .rule = "R4.8",
     .words = WORDS_MARK("Empty rooms and scaffolding don’t leave gaps either.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.6",
     .words = WORDS_MARK("An empty room has no type and scores nothing. It never joins its "
                         "neighbours and never takes décor.")},
    {.kind = BLOCK_BULLET,
     .rule = "R4.6",
     .words = WORDS_MARK(
         "What’s on the other side no longer matters, and nobody turns it over to look.")},
    {.kind = BLOCK_NOTE,
     .rule = "R8.3",
     .words = WORDS_MARK(
         "With the *Architect* beside your house, every empty room is worth a point after all.")},
};

const Chapter CHAPTER_EMPTY = {"empty", WORDS_MARK("Empty rooms"), "flip", COUNT(EMPTY), EMPTY};
