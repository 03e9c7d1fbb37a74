/* What can be pointed at and used now. One list serves pointer, keyboard and gamepad. */
#include "app/scenes/table/picker.h"

#include "app/widgets/focus.h"
#include "app/widgets/widget.h"

bool table_person_acts(const Table *table, const App *app)
{
    return !table_showing(table) && !table->shown.looking_back && !table->pace.handing_over &&
           play_person_moves(app->play) && !play_finished(app->play);
}

static void add(Table *table, TargetKind kind, int index, Box b, bool usable)
{
    TargetList *targets = &table->targets;
    if (targets->count < TARGETS_MAX)
        targets->items[targets->count++] = (Target){kind, index, b, usable};
}

static bool can_take(const Game *game, int column)
{
    const bool window = game->phase == PHASE_JACKHAMMER;
    const Move move = {.kind = window ? MOVE_JACKHAMMER : MOVE_TAKE, .column = (uint8_t)column};
    return !game_check(game, &move);
}

static bool column_usable(const Table *table, const App *app, int column)
{
    const Game *game = play_game(app->play);
    if (table_can_put_back(app->play))
        return true;
    if (table->intent.active && table->intent.held_column == INTENT_OPEN)
        return intent_wants_column(&table->intent, column);
    return !app->play->turn_over && can_take(game, column);
}

/* Whether a tool or helper beside the home can be used now. */
static bool resource_usable(const App *app, ResourceCard card)
{
    return !app->play->turn_over && intent_can_begin(play_game(app->play), intent_use_of(card));
}

static void add_row(Table *table, App *app, int player, bool acts)
{
    const Home *home = &table->shown.game.homes[player];
    for (ResourceCardSet row = table_row_stacks(home); row; row &= row - 1) {
        const ResourceCard card = card_first(row);
        add(table, TARGET_RESOURCE, card, table_row_place(table, player, card),
            acts && resource_usable(app, card));
    }
}

bool table_picks_card(const Table *table)
{
    return table->intent.active && table->intent.card == INTENT_OPEN &&
           (table->intent.kind == MOVE_ROOFER || table->intent.kind == MOVE_SUPPLY);
}

static void add_picker(Table *table, const App *app)
{
    const Picker picker = picker_lay_out(table, app);
    for (int i = 0; i < picker.fan_count; i++) {
        const PickerFan *fan = &picker.fans[i];
        for (int k = 0; k < fan->count; k++)
            add(table, TARGET_PICK, picker.cards[fan->first + k], picker_strip(&picker, fan, k),
                true);
    }
}

static void add_heaps(Table *table)
{
    const TableLayout *l = &table->layout;
    add(table, TARGET_HEAP, HEAP_ROOMS, l->room_deck, false);
    add(table, TARGET_HEAP, HEAP_RESOURCES, l->resource_deck, false);
    add(table, TARGET_HEAP, HEAP_ROOM_DISCARDS, l->room_discards, false);
    add(table, TARGET_HEAP, HEAP_RESOURCE_DISCARDS, l->resource_discards, false);
    add(table, TARGET_HEAP, HEAP_ROOFS, home_view_pile(l->board), false);
    add(table, TARGET_HEAP, HEAP_BONUSES, table_row_panels(table, table->shown.viewed).bonuses,
        false);
}

static bool end_button_usable(const App *app)
{
    const Game *game = play_game(app->play);
    const Move pass = {.kind = MOVE_PASS};
    return app->play->turn_over || !game_check(game, &pass);
}

static void add_bar_buttons(Table *table)
{
    const TableLayout *l = &table->layout;
    add(table, TARGET_BUTTON, BUTTON_UNSEEN, l->unseen_button, true);
    if (l->ask_button.w > 0)
        add(table, TARGET_BUTTON, BUTTON_ASK, l->ask_button, true);
    add(table, TARGET_BUTTON, BUTTON_LOG, l->log_button, true);
    add(table, TARGET_BUTTON, BUTTON_POINTS, l->points_button, true);
    add(table, TARGET_BUTTON, BUTTON_RULES, l->rules_button, true);
    add(table, TARGET_BUTTON, BUTTON_MENU, l->menu_button, true);
}

/* Whether whoever plays, or waits for a computer, is offered hints. */
static bool hints_are_on(const Table *table, const App *app)
{
    const Record *record = play_record(app->play);
    if (play_person_moves(app->play))
        return app->seats[table->shown.viewed].hints;
    for (int seat = 0; seat < record->options.players; seat++) {
        if (record->seats[seat].level == LEVEL_PERSON && app->seats[seat].hints)
            return true;
    }
    return false;
}

/* What the prompt offers besides what it asks for. */
static void add_offers(Table *table, App *app, bool acts)
{
    Box other = table->layout.other;
    const bool picks = table_picks_card(table);
    const bool hints = hints_are_on(table, app) && !table->advice.hints.count;
    if (hints)
        box_cut_left(&other, other.h, 8); /* that is where the hint is */
    if ((acts || table_showing(table)) && intent_can_switch_part(&table->intent))
        add(table, TARGET_BUTTON, BUTTON_OTHER, other, acts); /* it stays while cards fly */
    if (hints)
        add(table, TARGET_BUTTON, BUTTON_HINT, table_hint_button(table),
            acts && !picks && !app->play->turn_over && !table->advice.hint_wanted);
    for (int i = 0; i < table->advice.hints.count; i++)
        add(table, TARGET_HINT, i, table_hint_box(table, i), acts);
}

static void add_buttons(Table *table, App *app, bool acts)
{
    const TableLayout *l = &table->layout;
    if (table->watching)
        return;
    if (table_is_spectated(table, app)) {
        add(table, TARGET_BUTTON, BUTTON_HALT, l->end_turn, true);
        add(table, TARGET_BUTTON, BUTTON_TAKE_OVER,
            box(l->undo.x, l->undo.y, l->redo.x + l->redo.w - l->undo.x, l->undo.h),
            !app->play->turn_over);
        add_bar_buttons(table);
        return;
    }
    add(table, TARGET_BUTTON, BUTTON_END_TURN, l->end_turn,
        acts && end_button_usable(app) && !table->intent.active);
    add(table, TARGET_BUTTON, BUTTON_UNDO, l->undo, acts && play_can_undo(app->play));
    add(table, TARGET_BUTTON, BUTTON_REDO, l->redo, acts && play_can_redo(app->play));
    add_offers(table, app, acts);
    add_bar_buttons(table);
}

static void list_targets(Table *table, App *app)
{
    const bool acts = table_person_acts(table, app);
    const bool picking = acts && table_picks_card(table);
    table->targets.count = 0;
    table->targets.reach = widget_reach(app->canvas);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (table->shown.game.market_room[column])
            add(table, TARGET_COLUMN, column, table->layout.column[column],
                acts && column_usable(table, app, column));
    }
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        add(table, TARGET_SPACE, space, table->layout.spaces[space],
            acts && intent_wants_space(&table->intent, space));
    }
    add_row(table, app, table->shown.viewed, acts && !picking);
    add_buttons(table, app, acts);
    for (int i = 0; i < table->layout.opponent_count; i++) {
        const OpponentLayout *opponent = &table->layout.opponents[i];
        add(table, TARGET_OPPONENT, opponent->player, opponent->box, false);
        add_row(table, app, opponent->player, false);
    }
    if (picking)
        add_picker(table, app); /* it lies on top */
    else
        add_heaps(table);
}

/* The list is new: what was meant in the old one is looked up by what it is, not by its number. */
static int find_again(const TargetList *old, const TargetList *targets, int index, int otherwise)
{
    if (index < 0 || index >= old->count)
        return index < 0 ? index : otherwise;
    for (int i = 0; i < targets->count; i++) {
        if (targets->items[i].kind == old->items[index].kind &&
            targets->items[i].index == old->items[index].index)
            return i;
    }
    return otherwise;
}

void table_find_targets(Table *table, App *app)
{
    const TargetList old = table->targets;
    table_check_hints(table, app);
    list_targets(table, app);
    table_find_good_spaces(table, app);
    table->aim.focus = find_again(&old, &table->targets, table->aim.focus, FOCUS_LOST);
    table->aim.pressed_target = find_again(&old, &table->targets, table->aim.pressed_target, -1);
    if (table->aim.hover >= 0)
        table->aim.hover = table_target_at(table, app->input.x, app->input.y);
}

/* The nearest that can be used, within reach. */
static int target_beside(const TargetList *targets, float x, float y)
{
    float nearest = targets->reach;
    int found = -1;
    for (int i = 0; i < targets->count; i++) {
        const Target *target = &targets->items[i];
        const float distance = box_gap(target->box, x, y);
        if (target->usable && distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

int table_target_at(const Table *table, float x, float y)
{
    for (int i = table->targets.count - 1; i >= 0; i--) {
        if (box_has(table->targets.items[i].box, x, y))
            return i;
    }
    return target_beside(&table->targets, x, y);
}

/* ---- focus ---- */

static bool can_be_used(const void *self, int index)
{
    return ((const Table *)self)->targets.items[index].usable;
}

/* With no card in hand the arrows go everywhere: what cannot be used can still be looked at. */
static bool can_have_focus(const void *self, int index)
{
    const Table *table = self;
    return can_be_used(table, index) || !intent_holds_cards(&table->intent);
}

static Box target_box(const void *self, int index)
{
    return ((const Table *)self)->targets.items[index].box;
}

/* What the player is asked for: the spaces that are lit, the end of the turn, a column. */
static bool is_asked_for(const Table *table, const Target *target)
{
    if (!target->usable)
        return false;
    if (table->intent.active && target->kind == TARGET_COLUMN)
        return intent_wants_column(&table->intent, target->index);
    if (target->kind == TARGET_HINT)
        return false;
    return target->kind != TARGET_BUTTON ||
           (target->index == BUTTON_END_TURN && !table->intent.active);
}

int table_focus_shown(const Table *table)
{
    return table->shown.looking_back || table->pace.handing_over ? -1 : table->aim.focus;
}

void table_remember_source(Table *table)
{
    const Intent *intent = &table->intent;
    const int lifted = table_lifted_column(table);
    if (!intent->active)
        return;
    table->aim.source = (Source){
        .column = lifted == INTENT_OPEN ? table_column_in_hand(table) : lifted,
        .use = intent->kind,
        .space = intent->space,
        .card = intent->card,
    };
}

void table_forget_source(Table *table)
{
    table->aim.source = (Source){INTENT_OPEN, MOVE_KIND_COUNT, INTENT_OPEN, INTENT_OPEN};
}

/* Where what was in hand has just been put back, or what is chosen no longer. */
static bool is_source(const Table *table, const Target *target)
{
    const Source *source = &table->aim.source;
    const Intent *intent = &table->intent;
    if (!target->usable)
        return false;
    switch (target->kind) {
    case TARGET_COLUMN:
        return !intent->active && target->index == source->column;
    case TARGET_RESOURCE:
        return !intent->active && intent_use_of((ResourceCard)target->index) == source->use;
    case TARGET_SPACE:
        return intent->active && intent->space == INTENT_OPEN && target->index == source->space;
    case TARGET_PICK:
        return intent->active && intent->card == INTENT_OPEN && target->index == source->card;
    default:
        return false;
    }
}

typedef bool Leads(const Table *table, const Target *target);

static bool lead_focus_to(Table *table, Leads *leads)
{
    for (int i = 0; i < table->targets.count; i++) {
        if (leads(table, &table->targets.items[i])) {
            table->aim.focus = i;
            table->aim.noticed = table->targets.items[i];
            table->aim.note_muted = true; /* the player did not ask about it */
            return true;
        }
    }
    return false;
}

/* Back to where the hand was filled, or to what is asked for, if there is any. */
static bool lead_focus(Table *table)
{
    return lead_focus_to(table, is_source) || lead_focus_to(table, is_asked_for);
}

/* With cards in hand, arrows go from space to space before they leave the house. */
static bool is_space_to_use(const void *self, int index)
{
    const Table *table = self;
    return can_be_used(table, index) && table->targets.items[index].kind == TARGET_SPACE;
}

static int focus_from(const Table *table, const FocusField *field, int from, Action action)
{
    const bool on_space = from >= 0 && table->targets.items[from].kind == TARGET_SPACE;
    FocusField spaces = *field;
    spaces.takes_focus = is_space_to_use;
    const int next = on_space && intent_holds_cards(&table->intent)
                         ? focus_towards(&spaces, from, action)
                         : FOCUS_NOWHERE;
    return next == FOCUS_NOWHERE ? focus_ahead(field, from, action) : next;
}

void table_move_focus(Table *table, Action action)
{
    const bool steps = action == ACTION_NEXT || action == ACTION_PREVIOUS || table->aim.focus < 0;
    const FocusField field = {table->targets.count, table, steps ? can_be_used : can_have_focus,
                              target_box};
    const int from = table->aim.focus < 0 ? -1 : table->aim.focus;
    if (table->aim.focus < 0 && table->intent.active && lead_focus(table))
        return; /* the pointer picked something up, and the keys go on from there */
    const int next = steps ? focus_step(&field, from, action == ACTION_PREVIOUS ? -1 : 1)
                           : focus_from(table, &field, from, action);
    if (next == FOCUS_NOWHERE)
        return;
    table->aim.focus = next;
    if (!steps)
        table->aim.focus_looks = !can_be_used(table, next);
}

void table_keep_focus(Table *table)
{
    const bool moved_on = table->intent.active != table->aim.focus_had_intent;
    table->aim.focus_had_intent = table->intent.active;
    if (table->aim.focus == -1 ||
        (table->aim.focus >= 0 &&
         (table->targets.items[table->aim.focus].usable || table->aim.focus_looks) && !moved_on))
        return;
    lead_focus(table);
}
