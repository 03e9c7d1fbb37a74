/* One puzzle on the table, from the question to the verdict. */
#include "app/scenes/puzzles/puzzles.h"

#include <stdio.h>

const char *puzzles_question(const App *app, PuzzleKind kind)
{
    switch (kind) {
    case PUZZLE_COLUMN:
        return tr(app->words, "Which column is best?");
    case PUZZLE_PLACE:
        return tr(app->words, "Where does it go?");
    default:
        return tr(app->words,
                  "Finish the house: every card is face up, and you choose first each round.");
    }
}

/* The record of the puzzle, with whoever plays in the seat that is asked. */
static void take_seats(PuzzlesScene *scene, const App *app, Record *record)
{
    int others = 0;
    *record = scene->puzzle.record;
    for (int seat = 0; seat < record->options.players; seat++) {
        char name[NAME_CAPACITY];
        const bool asked = seat == scene->player;
        if (!asked)
            people_name_other(&scene->people, app, others++, name);
        record->seats[seat].level = asked ? LEVEL_PERSON : LEVEL_NORMAL;
        record_set_name(record, seat, asked ? scene->solver->name : name);
    }
    if (record->move_count && scene->puzzle.kind != PUZZLE_PLACE)
        record_end_turn(record);
}

static void fill_in_guest(PuzzlesScene *scene, App *app)
{
    Guest *guest = &scene->guest.table.guest;
    snprintf(scene->about, sizeof scene->about, tr(app->words, "Puzzle %d of %d"), scene->index + 1,
             scene->book.count);
    guest->about = scene->about;
    guest->question = puzzles_question(app, scene->puzzle.kind);
    guest->hides_points = scene->puzzle.kind != PUZZLE_FINISH &&
                          (scene->mode == PUZZLES_PLAYING || !scene->verdict.told);
    guest->opens_roofs = true; /* nobody has seen them being taken */
    app->seats[scene->player].shows_roofs = true;
    guest->hides_others = scene->puzzle.kind == PUZZLE_FINISH || scene->mode == PUZZLES_JUDGED;
    guest->names_hand = scene->puzzle.kind == PUZZLE_PLACE;
    guest->coming = scene->puzzle.kind == PUZZLE_FINISH ? puzzles_add_coming : NULL;
}

void puzzles_start(PuzzlesScene *scene, App *app, int index)
{
    Record record;
    Game game;
    Error error;
    if (!puzzle_book_read(&scene->book, index, &scene->puzzle, &error)) {
        people_tell_trouble(app, "", &error);
        return;
    }
    scene->index = index;
    scene->mode = PUZZLES_PLAYING;
    scene->player = puzzle_start(&scene->puzzle, &game);
    take_seats(scene, app, &record);
    guest_table_open(&scene->guest, app, &record);
    play_settle(app->play);
    puzzles_lay_table(scene, app);
}

void puzzles_leave_table(PuzzlesScene *scene, App *app)
{
    guest_table_close(&scene->guest, app);
    scene->mode = PUZZLES_CHOOSING;
}

int puzzles_next(const PuzzlesScene *scene)
{
    for (int i = 1; i < scene->book.count; i++) {
        const int index = (scene->index + i) % scene->book.count;
        if (!scene->solver->stars[index])
            return index;
    }
    return -1;
}

/* ---- the verdict ---- */

/* What was played and what is best, with what speaks for each. */
static void explain(PuzzlesScene *scene, const Record *record)
{
    Verdict *verdict = &scene->verdict;
    Game game;
    Outlook outlook;
    puzzle_start(&scene->puzzle, &game);
    outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
    for (int i = scene->puzzle.record.move_count; i < record->move_count; i++) {
        if (verdict->given.plan.count < PLAN_MOVES_MAX)
            plan_add(&verdict->given.plan, record->moves[i]);
    }
    puzzle_answer(&scene->puzzle, &verdict->best.plan);
    hints_explain(&game, &outlook, &verdict->given);
    hints_explain(&game, &outlook, &verdict->best);
}

/* Moves that draw nothing from a deck can be played on any deal. */
static bool is_plain(const Plan *plan)
{
    bool plain = plan->count > 0;
    for (int i = 0; i < plan->count; i++) {
        const MoveKind kind = (MoveKind)plan->moves[i].kind;
        plain = plain && (kind == MOVE_TAKE || kind == MOVE_PLACE || kind == MOVE_DECORATE ||
                          kind == MOVE_SCAFFOLD);
    }
    return plain;
}

static void ask_why(PuzzlesScene *scene, App *app)
{
    Verdict *verdict = &scene->verdict;
    Game game;
    puzzle_start(&scene->puzzle, &game);
    verdict->own_compared = !verdict->solved && is_plain(&verdict->given.plan);
    thinker_ask_prospects(app->thinker, &game, &verdict->best.plan,
                          verdict->own_compared ? &verdict->given.plan : NULL);
}

bool puzzles_await(const PuzzlesScene *scene)
{
    const Verdict *verdict = &scene->verdict;
    return scene->mode == PUZZLES_JUDGED &&
           !(scene->puzzle.kind == PUZZLE_FINISH ? verdict->limit_known : verdict->prospects_known);
}

bool puzzles_take_verdict(PuzzlesScene *scene, App *app)
{
    Verdict *verdict = &scene->verdict;
    if (!puzzles_await(scene))
        return false;
    if (scene->puzzle.kind == PUZZLE_FINISH) {
        verdict->limit_known = thinker_take_limit(app->thinker, &verdict->limit);
        verdict->limit.proven |= verdict->limit.points == scene->puzzle.points; /* that is exact */
        return verdict->limit_known;
    }
    return verdict->prospects_known = thinker_take_prospects(app->thinker, &verdict->prospects);
}

/* The position of the question once more, or the finished house; to be looked at. */
static void show_verdict(PuzzlesScene *scene, App *app, const Record *record)
{
    Record shown = *record;
    if (scene->puzzle.kind != PUZZLE_FINISH)
        take_seats(scene, app, &shown);
    scene->guest.table.watching = true;
    scene->guest.table.caption = "";
    guest_table_put(&scene->guest, app, &shown);
    scene->guest.table.shown.viewed = scene->player;
    puzzles_lay_table(scene, app);
    widgets_focus(&scene->widgets, scene->verdict.solved ? PUZZLES_NEXT : PUZZLES_AGAIN);
}

static void judge(PuzzlesScene *scene, App *app, const Record *record)
{
    const bool finish = scene->puzzle.kind == PUZZLE_FINISH;
    Error error;
    Game game;
    scene->mode = PUZZLES_JUDGED;
    scene->verdict = (Verdict){.solved = puzzle_is_solved(&scene->puzzle, record)};
    scene->verdict.told = scene->verdict.solved;
    if (finish) {
        record_replay(record, record->move_count, &game);
        scene->verdict.score = score_full(&game.homes[scene->player]);
        puzzle_start(&scene->puzzle, &game);
    } else {
        explain(scene, record);
    }
    if (!solvers_note(&scene->solvers, scene->solver, scene->index, scene->verdict.solved, &error))
        people_tell_trouble(app, "", &error);
    audio_play(app->audio, scene->verdict.solved ? SOUND_WIN_FANFARE : SOUND_WARNING);
    show_verdict(scene, app, record);
    if (finish)
        thinker_ask_limit(app->thinker, &game, scene->player);
    else
        ask_why(scene, app);
}

void puzzles_tell(PuzzlesScene *scene, App *app)
{
    Error error;
    scene->verdict.told = true;
    if (!solvers_note_seen(&scene->solvers, scene->solver, scene->index, &error))
        people_tell_trouble(app, "", &error);
    puzzles_lay_table(scene, app);
    widgets_focus(&scene->widgets, puzzles_next(scene) < 0 ? PUZZLES_AGAIN : PUZZLES_NEXT);
    app_redraw(app);
}

/* The others play at once, unseen: only the asked player's house matters. */
static void pass_on(PuzzlesScene *scene, App *app)
{
    Record record = *play_record(app->play);
    Game game = *play_game(app->play);
    puzzle_pass_on(&game, scene->player, &record);
    record_end_turn(&record);
    if (game.phase == PHASE_OVER)
        judge(scene, app, &record);
    else
        guest_table_put(&scene->guest, app, &record);
}

void puzzles_follow(PuzzlesScene *scene, App *app)
{
    const Record *record = play_record(app->play);
    if (scene->mode != PUZZLES_PLAYING || app->play->turn_over ||
        record->move_count <= scene->puzzle.record.move_count || !record_turn_ended(record))
        return;
    if (scene->puzzle.kind != PUZZLE_FINISH) {
        const Record given = *record;
        judge(scene, app, &given);
    } else if (play_game(app->play)->phase == PHASE_OVER ||
               play_game(app->play)->player != scene->player) {
        pass_on(scene, app);
    }
}

/* ---- layout ---- */

static Box idle_part(const TableLayout *l)
{
    Box b = l->prompt;
    if (b.x >= l->end_turn.x) /* the question lies above the buttons, not below the house */
        b.h = l->end_turn.y + l->end_turn.h - b.y;
    return b;
}

void puzzles_lay_table(PuzzlesScene *scene, App *app)
{
    const float text = app->canvas->text_scale;
    const float height = 22 + 24 * (text > 2 ? 1.8f : SDL_min(text, 1.4f)); /* or two lines */
    fill_in_guest(scene, app);
    scroll_set(&scene->widgets.scroll, box(0, 0, 0, 0), 0); /* that was the shelf's */
    guest_table_layout(&scene->guest, app);
    scene->side = guest_table_side(&scene->guest, app);
    Box b = box_inset(scene->side, 14);
    const bool judged = scene->mode == PUZZLES_JUDGED;
    for (int id = PUZZLES_SHELF; id >= PUZZLES_NEXT; id--) {
        Widget *item = &scene->items[id];
        const bool begins_again = id == PUZZLES_AGAIN && scene->puzzle.kind == PUZZLE_FINISH;
        item->hidden =
            !(judged || begins_again) || (id == PUZZLES_TELL && scene->verdict.told) ||
            (id == PUZZLES_SHOW && !(scene->verdict.told && scene->verdict.limit_known)) ||
            (id == PUZZLES_NEXT && puzzles_next(scene) < 0);
        if (!item->hidden)
            item->box = box_cut_bottom(&b, height, 10);
    }
    scene->words = b;
    scene->idle = idle_part(&scene->guest.table.layout);
}
