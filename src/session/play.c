#include "session/play.h"

/* What a turn is, to the people at the table. */
typedef enum Stage { STAGE_DISCARD, STAGE_WINDOW, STAGE_TURN, STAGE_END, STAGE_OVER } Stage;

typedef struct Turn {
    int round;
    int player;
    Stage stage;
} Turn;

static Turn turn_of(const Game *game)
{
    static const Stage STAGES[PHASE_COUNT] = {
        [PHASE_DISCARD] = STAGE_DISCARD, [PHASE_JACKHAMMER] = STAGE_WINDOW,
        [PHASE_TURN] = STAGE_TURN,       [PHASE_HAND] = STAGE_TURN,
        [PHASE_END] = STAGE_END,         [PHASE_OVER] = STAGE_OVER,
    };
    Turn turn = {game->round, game->player, STAGES[game->phase]};
    if (game->phase == PHASE_HAND && game->homes[game->player].skips)
        turn.stage = STAGE_WINDOW; /* the room of a Jackhammer is in hand */
    return turn;
}

static bool same_turn(Turn one, Turn other)
{
    return one.round == other.round && one.player == other.player && one.stage == other.stage;
}

/* Which of the events of a move belong to the next turn: all from the first that starts it. */
static int own_events(const EventList *events)
{
    for (int i = 0; i < events->count; i++) {
        switch ((EventKind)events->items[i].kind) {
        case EVENT_ROUND_STARTED:
        case EVENT_WINDOW_ASKED:
        case EVENT_TURN_STARTED:
        case EVENT_MARKET_DISCARDED:
        case EVENT_END_STARTED:
        case EVENT_HELPERS_ASKED:
        case EVENT_GAME_OVER:
            return i;
        default:
            break;
        }
    }
    return events->count;
}

void play_resume(Play *play, const Record *record)
{
    Game game;
    match_resume(&play->match, record);
    play->turn_start = 0;
    game_new(&game, &record->options, NULL);
    for (int i = 0; i < record->move_count; i++) {
        const Turn before = turn_of(&game);
        game_apply(&game, &record->moves[i], NULL);
        if (!same_turn(before, turn_of(&game)))
            play->turn_start = i + 1;
    }
    play->mover = game.player;
    play->turn_over = false;
}

RuleError play_move(Play *play, const Move *move, EventList *events, int *own)
{
    if (play->turn_over) {
        events->count = 0;
        return RULE_NOT_NOW;
    }
    const Turn before = turn_of(&play->match.game);
    const RuleError error = match_play(&play->match, move, events);
    if (error)
        return error;
    play->turn_over = !same_turn(before, turn_of(&play->match.game));
    *own = play->turn_over ? own_events(events) : events->count;
    return RULE_OK;
}

void play_end_turn(Play *play)
{
    play->turn_over = false;
    play->turn_start = play->match.record.move_count;
    play->match.known_moves = play->turn_start;
    play->mover = play->match.game.player;
}

bool play_can_undo(const Play *play)
{
    return play->match.record.move_count > play->turn_start;
}

bool play_can_redo(const Play *play)
{
    return play->match.record.move_count < play->match.known_moves;
}

void play_undo(Play *play)
{
    match_undo(&play->match);
    play->turn_over = false;
}

bool play_person_moves(const Play *play)
{
    return play->match.record.seats[play->mover].level == LEVEL_PERSON;
}
