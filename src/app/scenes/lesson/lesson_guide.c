/* What is lit: whatever is to be used next on the way to what the step asks for. */
#include "app/scenes/lesson/lesson_scene.h"

#include <string.h>

/* How long the lesson is silent while somebody may be about to act. */
static const double PATIENCE_SECONDS = 5;

const Target *lesson_target(const Table *table, TargetRef ref)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (target->kind == ref.kind && target->index == ref.index)
            return target;
    }
    return NULL;
}

static void light(Guide *guide, TargetKind kind, int index)
{
    if (guide->count < GUIDE_LIGHTS_MAX)
        guide->lights[guide->count++] = (TargetRef){kind, index};
}

/* The tool or helper of a type beside the pupil's home. */
static void light_resource(Guide *guide, const LessonScene *scene, ResourceType type)
{
    const Home *home = &play_game(&scene->play)->homes[scene->lesson.seat];
    const ResourceCardSet cards = home->cards & resource_cards_of_type(type);
    if (cards)
        light(guide, TARGET_RESOURCE, card_first(cards));
}

/* ---- the parts of a move ---- */

static bool is_begun(const Intent *intent, MoveKind kind)
{
    return intent->active && intent->kind == kind;
}

static void light_space(Guide *guide, const Intent *intent, const Move *move)
{
    Intent other = *intent;
    if (intent->active && intent->kind != (MoveKind)move->kind && intent_switch_part(&other))
        light(guide, TARGET_BUTTON, BUTTON_OTHER);
    else
        light(guide, TARGET_SPACE, move->space);
}

/* A column, and what it goes to. */
static void light_taking(Guide *guide, const Intent *intent, const Plan *plan)
{
    const Move *take = &plan->moves[0];
    if (intent->active && intent->held_column == take->column) {
        if (plan->count > 1)
            light_space(guide, intent, &plan->moves[1]);
        return;
    }
    light(guide, TARGET_COLUMN, take->column);
    guide->carries = plan->count > 1;
    if (guide->carries)
        guide->to = (TargetRef){TARGET_SPACE, plan->moves[1].space};
}

static void light_drill(Guide *guide, const LessonScene *scene, const Move *move)
{
    const Intent *intent = &scene->table.intent;
    if (!is_begun(intent, MOVE_DRILL)) {
        light_resource(guide, scene, RESOURCE_DRILL);
        guide->carries = true;
        guide->to = (TargetRef){TARGET_SPACE, move->space};
    } else if (intent->space == INTENT_OPEN) {
        light(guide, TARGET_SPACE, move->space);
    } else {
        light(guide, TARGET_COLUMN, move->column);
    }
}

static void light_mix(Guide *guide, const LessonScene *scene, const Move *move)
{
    const Intent *intent = &scene->table.intent;
    if (!is_begun(intent, MOVE_MIX)) {
        light_resource(guide, scene, RESOURCE_MIXER);
        guide->carries = true;
        guide->to = (TargetRef){TARGET_COLUMN, move->column};
    } else if (intent->column == INTENT_OPEN) {
        light(guide, TARGET_COLUMN, move->column);
    } else {
        light(guide, TARGET_COLUMN,
              intent->column == move->column ? move->other_column : move->column);
    }
}

static void light_handyman(Guide *guide, const LessonScene *scene, const Move *move)
{
    const Intent *intent = &scene->table.intent;
    if (!is_begun(intent, MOVE_HANDYMAN))
        light_resource(guide, scene, RESOURCE_HANDYMAN);
    else
        light(guide, TARGET_SPACE, intent->space == move->space ? move->other_space : move->space);
}

/* Roofer and Supplier choose among the discards. */
static void light_picking(Guide *guide, const LessonScene *scene, const Move *move)
{
    const Intent *intent = &scene->table.intent;
    if (!is_begun(intent, (MoveKind)move->kind))
        light_resource(guide, scene,
                       move->kind == MOVE_ROOFER ? RESOURCE_ROOFER : RESOURCE_SUPPLIER);
    else if (intent->card == INTENT_OPEN)
        light(guide, TARGET_PICK, move->card);
    else
        light(guide, TARGET_SPACE, move->space);
}

static void light_move(Guide *guide, const LessonScene *scene, const Plan *plan)
{
    const Intent *intent = &scene->table.intent;
    const Move *move = &plan->moves[0];
    switch ((MoveKind)move->kind) {
    case MOVE_TAKE:
    case MOVE_JACKHAMMER:
        light_taking(guide, intent, plan);
        break;
    case MOVE_PLACE:
    case MOVE_SCAFFOLD:
    case MOVE_DECORATE:
        light_space(guide, intent, move);
        break;
    case MOVE_DISCARD:
        light(guide, TARGET_COLUMN, move->column);
        break;
    case MOVE_DRILL:
        light_drill(guide, scene, move);
        break;
    case MOVE_MIX:
        light_mix(guide, scene, move);
        break;
    case MOVE_HANDYMAN:
        light_handyman(guide, scene, move);
        break;
    case MOVE_ROOFER:
    case MOVE_SUPPLY:
        light_picking(guide, scene, move);
        break;
    case MOVE_PASS:
    case MOVE_KIND_COUNT:
        light(guide, TARGET_BUTTON, BUTTON_END_TURN);
        break;
    }
}

/* ---- the way to the goal ---- */

/* The pupil's turn so far, as an attempt at what the step asks for. */
static void attempt_now(const LessonScene *scene, Attempt *attempt)
{
    const Record *record = play_record(&scene->play);
    const int from = SDL_max(scene->step_moves, scene->play.turn_start);
    Game game;
    record_replay(record, from, &game);
    attempt_begin(attempt, lesson_now(scene), &game, scene->lesson.seat);
    for (int i = from; i < record->move_count; i++)
        attempt_play(attempt, &record->moves[i]);
}

/* With the column in hand if that can do it, otherwise with the best. */
static bool plan_goal(const LessonScene *scene, const Attempt *attempt, bool any, Plan *plan)
{
    const Intent *intent = &scene->table.intent;
    Plan prepared;
    const bool known = lesson_prepared_turn(scene, &prepared);
    GoalSearch search = {.preferred = known ? &prepared : NULL, .column = -1, .any = any};
    if (intent->active && intent->held_column != INTENT_OPEN) {
        search.column = intent->held_column;
        if (attempt_plan(attempt, search, plan))
            return true;
        search.column = -1;
    }
    return attempt_plan(attempt, search, plan);
}

/* Whether the step began in the middle of this turn, or the rules ask for something else first:
   then the rest of it is free. */
static bool is_free(const LessonScene *scene)
{
    const Phase phase = (Phase)play_game(&scene->play)->phase;
    return scene->step_moves > scene->play.turn_start || phase == PHASE_DISCARD ||
           phase == PHASE_JACKHAMMER || lesson_step_has(lesson_now(scene), GOAL_COUNT) ||
           lesson_step_has(lesson_now(scene), GOAL_END_TURN);
}

static bool at_start_of_turn(const LessonScene *scene)
{
    return play_record(&scene->play)->move_count == scene->play.turn_start;
}

/* Another legal move was made: it stays, or it is undone, as the pupil likes. */
static void light_ways_out(Guide *guide, const LessonScene *scene)
{
    guide->strayed = true;
    light(guide, TARGET_BUTTON, BUTTON_UNDO);
    if (scene->play.turn_over)
        light(guide, TARGET_BUTTON, BUTTON_END_TURN);
}

/* False if nothing on the way can be done in this turn. */
static bool light_turn(LessonScene *scene)
{
    Guide *guide = &scene->guide;
    Attempt attempt;
    Plan plan;
    if (scene->play.turn_over) {
        if (lesson_step_has(lesson_now(scene), GOAL_END_TURN))
            light(guide, TARGET_BUTTON, BUTTON_END_TURN);
        else if (!lesson_waits_to_end(scene))
            light_ways_out(guide, scene);
        return true;
    }
    attempt_now(scene, &attempt);
    if (plan_goal(scene, &attempt, false, &plan) ||
        (is_free(scene) && plan_goal(scene, &attempt, true, &plan)))
        light_move(guide, scene, &plan);
    else if (at_start_of_turn(scene))
        return false;
    else
        light_ways_out(guide, scene);
    return true;
}

static void light_points(Guide *guide, const LessonScene *scene)
{
    const LessonStep *step = lesson_now(scene);
    const TargetList *targets = &scene->table.targets;
    for (int i = 0; i < step->point_count; i++) {
        for (int k = 0; k < targets->count; k++) {
            char name[64];
            Text text = text_on(name, sizeof name);
            table_write_target(&text, &scene->table, &targets->items[k]);
            if (strcmp(name, step->points[i]) == 0) {
                light(guide, targets->items[k].kind, targets->items[k].index);
                break;
            }
        }
    }
}

/* ---- the moment ---- */

static Moment moment_of(const LessonScene *scene)
{
    const Intent *intent = &scene->table.intent;
    Moment moment = {.step = scene->step,
                     .moves = play_record(&scene->play)->move_count,
                     .turn_start = scene->play.turn_start,
                     .turn_over = scene->play.turn_over,
                     .showing = table_showing(&scene->table),
                     .looked = scene->looked,
                     .active = intent->active};
    if (intent->active) {
        moment.kind = (int)intent->kind;
        moment.held_column = intent->held_column;
        moment.column = intent->column;
        moment.space = intent->space;
        moment.card = intent->card;
    }
    return moment;
}

static bool same_moment(const Moment *one, const Moment *other)
{
    return one->step == other->step && one->moves == other->moves &&
           one->turn_start == other->turn_start && one->turn_over == other->turn_over &&
           one->showing == other->showing && one->looked == other->looked &&
           one->active == other->active && one->kind == other->kind &&
           one->held_column == other->held_column && one->column == other->column &&
           one->space == other->space && one->card == other->card;
}

static void speak(LessonScene *scene, const App *app)
{
    const bool stuck = scene->guide.count && app->now >= scene->asked_at + PATIENCE_SECONDS;
    const bool listens = app->reading.aloud != NULL; /* a light says nothing */
    if (scene->speaks_from == 0 && (stuck || scene->guide.strayed || listens))
        scene->speaks_from = app->now;
}

/* Returns false where the step cannot be done now and is left out. */
static bool find_lights(LessonScene *scene, App *app)
{
    scene->guide = (Guide){0};
    if (lesson_now(scene)->point_count) {
        light_points(&scene->guide, scene);
        return true;
    }
    if (!lesson_pupil_moves(scene) || !table_person_acts(&scene->table, app))
        return true;
    return light_turn(scene);
}

void lesson_find_guide(LessonScene *scene, App *app)
{
    const Moment moment = moment_of(scene);
    if (!same_moment(&moment, &scene->moment)) {
        const bool strayed = scene->guide.strayed;
        scene->moment = moment;
        if (!find_lights(scene, app)) {
            lesson_begin_step(scene, app, scene->step + 1);
            return;
        }
        if (!lesson_step_has(lesson_now(scene), GOAL_LOOK))
            scene->asked_at = app->now;
        if (strayed && !scene->guide.strayed)
            scene->speaks_from = app->now; /* shown again at once */
        lesson_layout(scene, app);
        app_redraw(app);
    }
    speak(scene, app);
}
