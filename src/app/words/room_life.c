#include "app/words/room_life.h"

#include "app/words/words.h"

/* In the order of the pictures of a type: living-1, living-2 ... */
static const char *const LIFE[ROOM_TYPE_COUNT][ROOM_MAX_COPIES] = {
    [ROOM_LIVING] =
        {
            WORDS_MARK("Somebody counts to ten. Somebody else is holding their breath."),
            WORDS_MARK("Only one present tonight? Then it has to be the one that rattles."),
            WORDS_MARK("Let it rain! The fort has a roof, a lantern and a very long book."),
            WORDS_MARK("Grandpa has a fine audience: one dog, and a curtain with feet."),
            WORDS_MARK("Six years old today! Sitting still starts again tomorrow."),
            WORDS_MARK("Grandpa is only resting his eyes. The dog is resting everything."),
            WORDS_MARK("Grandma knits a scarf. The cat helps, so it takes twice as long."),
            WORDS_MARK("The rocket is about to land, and the cat’s ears are in the way."),
            WORDS_MARK("Every plant gets water and a kind word. The cactus gets the word."),
            WORDS_MARK("Half a wall, no plates, pizza from the box: the best evening yet."),
        },
    [ROOM_KITCHEN] =
        {
            WORDS_MARK("Somebody has to check that the batter is sweet. Twice, to be sure."),
            WORDS_MARK("The cake is ready, but where’s the birthday child? The dog won’t say."),
            WORDS_MARK("Grandma is asleep, the tin is full, and a small hand knows both."),
            WORDS_MARK("Salad for two? The cat on the other stool was hoping for fish."),
            WORDS_MARK("Two in the morning. The fridge saw nothing, and cats can be bribed."),
            WORDS_MARK("So many jars of jam, and every single one has to be tasted."),
            WORDS_MARK("Grandpa makes noodles. The dog is sure that some will fall."),
            WORDS_MARK("The washing-up takes ages: the kitten has to catch every bubble."),
        },
    [ROOM_BEDROOM] =
        {
            WORDS_MARK("The bad dream had to leave. There’s only room for three."),
            WORDS_MARK("Mama has looked everywhere. Only the dog knows whose shoe that is."),
            WORDS_MARK("Breakfast in bed! The cat gets the crumbs: that was the deal."),
            WORDS_MARK("Rain at the window, a cat on your tummy: getting up is impossible."),
            WORDS_MARK("Just one more chapter. That’s what somebody said three chapters ago."),
            WORDS_MARK("Fifty winters side by side, and they still share the funny bits."),
            WORDS_MARK("The suitcase is full. If the hat stays at home, the dog might fit."),
            WORDS_MARK("Four pages already, and the rabbit isn’t even in the letter yet."),
        },
    [ROOM_CHILDREN] =
        {
            WORDS_MARK("Bedtime was an hour ago. Nobody has told the pillows."),
            WORDS_MARK("“Has anyone seen my feet?” asks the crocodile. The front row giggles."),
            WORDS_MARK("She paints the cat as big as a house. That’s how big it feels, she says."),
            WORDS_MARK(
                "The express is late: somewhere on the line, a monster is washing its paws."),
            WORDS_MARK("Tonight the bed sails to the stars. It’ll be back for breakfast."),
            WORDS_MARK("Down the slide, up the ladder, down the slide. Tired? What’s that?"),
        },
    [ROOM_BATHROOM] =
        {
            WORDS_MARK("The captain of the foam needs sailors. Cats needn’t apply."),
            WORDS_MARK("They brush their teeth to the same song. The words go “Mmmpf!”"),
            WORDS_MARK("Candles and a closed door. Whatever it is, it can wait till tomorrow."),
            WORDS_MARK("Forty minutes, and the washing is still racing round. The sock is ahead."),
            WORDS_MARK("He sings at the top of his voice. The canary puts the notes right."),
            WORDS_MARK("Somebody here was meant to get clean. Grandpa forgets who."),
            WORDS_MARK("“You’re late,” she says. “But handsome,” says the foam."),
            WORDS_MARK("A towel on your head keeps all worries away. Look, it works!"),
        },
    [ROOM_PANTRY] =
        {
            WORDS_MARK("Even on top of the barrel, the cat is one sausage too short."),
            WORDS_MARK("The cat is dreaming of mice. The mice are busy: cheese!"),
        },
    [ROOM_DRESSING] =
        {
            WORDS_MARK("The new hat is perfect. The box is taken: the cat has moved in."),
            WORDS_MARK(
                "The bow tie is straight at last. One shoe is missing, and look who has it!"),
        },
    [ROOM_SAUNA] =
        {
            WORDS_MARK("“One more ladle,” says Grandpa, as he has for forty winters."),
            WORDS_MARK("A deer looks in: so that’s where the lovely smell comes from!"),
        },
    [ROOM_GAMES] =
        {
            WORDS_MARK("Uncle takes aim. The white ball will roll the other way: it has help."),
            WORDS_MARK("Three all in the grandparents’ cup! And whose shoe is that?"),
        },
    [ROOM_LIBRARY] = {WORDS_MARK(
        "Volume seven isn’t on the shelf. It’s the second tower of the castle.")},
    [ROOM_STUDY] = {WORDS_MARK("A new comet! The cat saw it first, but cats can’t write.")},
    [ROOM_GARAGE] =
        {
            WORDS_MARK("Papa washes the car. Somebody inside is enjoying the storm."),
            WORDS_MARK("“The other spanner,” says Grandma. Under the car it goes quiet."),
            WORDS_MARK("Packed to the roof! Grandpa is already making engine noises."),
            WORDS_MARK("Grandpa drives, the dog navigates: left at the next sausage."),
            WORDS_MARK("The little car is charging. So is the cat, up on the warm roof."),
            WORDS_MARK("The tree rides home in the truck. It’s the only one not singing."),
        },
    [ROOM_CELLAR] = {WORDS_MARK("Grandpa tastes the wine. The mouse would add some cheese.")},
    [ROOM_WORKSHOP] = {WORDS_MARK("Half the horse is still bare wood, but it wants to gallop.")},
    [ROOM_LAUNDRY] = {WORDS_MARK("One sock is always missing. The dog has no comment.")},
    [ROOM_STORAGE] = {WORDS_MARK(
        "Grandma only came for the skis. That was an hour and three albums ago.")},
};

/* Rooms that are still empty: empty-1 ..., then empty-basement-1 ... */
static const char *const WORK[ROOM_LIFE_WORKS] = {
    WORDS_MARK("Somebody walked through the wet paint. The cat denies everything."),
    WORDS_MARK("The wallpaper is peeling off again. The dog will see to it after a nap."),
    WORDS_MARK("The mice are dining under the floor. The cat is hoping for an invitation."),
    WORDS_MARK("A pigeon inspects the building site. So far, no complaints."),
    WORDS_MARK("A ghost under a sheet? Ghosts don’t have orange tails."),
    WORDS_MARK("Tea break! The sparrow thinks that sandwiches are for sharing."),
    WORDS_MARK("One tile after another. The tortoise says there is no need to hurry."),
    WORDS_MARK("So much dust! The rabbit was still brown this morning."),
    WORDS_MARK("One curtain is up. The other one is a bed now, says the cat."),
    WORDS_MARK("Careful, the moon is still wet! The owl has counted: three stars to go."),
    WORDS_MARK("Coal, cobwebs and a mouse who thinks it’s a palace."),
    WORDS_MARK("Drip, drop, drip! The duck has been waiting for this all year."),
};

const char *room_life(RoomCard card)
{
    const RoomType type = room_card_type(card);
    return LIFE[type][card - ROOM_INFO[type].first_card];
}

const char *room_life_at_work(int scene)
{
    return WORK[scene];
}

const char *room_life_scaffold(void)
{
    return WORDS_MARK("Mind your head! This room is still made of pipes and air.");
}
