/* The card that the player is asked about: it glows beside the house, and stands in the prompt. */
#include "app/scenes/table/table_draw.h"

/* Those that can still act at the end of the game, or else all of them. */
static ResourceCardSet helpers_to_use(const Game *game, ResourceCardSet own)
{
    const ResourceCardSet helpers = own & resource_cards_of_kind(RESOURCE_KIND_HELPER);
    ResourceCardSet ready = 0;
    for (ResourceCardSet left = helpers; left; left &= left - 1) {
        if (intent_can_begin(game, intent_use_of(card_first(left))))
            ready |= CARD_BIT(card_first(left));
    }
    return ready ? ready : helpers;
}

/* A tool, a helper or décor, or 0. */
static ResourceCard asked_card(const App *app, const Table *table)
{
    const Intent *intent = &table->intent;
    const Phase phase = (Phase)play_game(app->play)->phase;
    const ResourceCardSet own = table->shown.game.homes[table->shown.viewed].cards;
    ResourceCardSet cards = 0;
    if (intent->active && (intent->kind == MOVE_SCAFFOLD || intent->kind == MOVE_DECORATE))
        return intent->game.hand_resource;
    if (intent->active)
        cards = own & intent_tools_for(intent->kind);
    else if (phase == PHASE_JACKHAMMER)
        cards = own & intent_tools_for(MOVE_JACKHAMMER);
    else if (phase == PHASE_END)
        cards = helpers_to_use(play_game(app->play), own);
    return cards ? card_first(cards) : 0;
}

ResourceCard table_prompted_card(const App *app, const Table *table)
{
    const bool plays = play_person_moves(app->play) && !table->shown.looking_back;
    return plays && !app->play->turn_over ? asked_card(app, table) : 0;
}

/* At the end of the game the sign stands for any of the helpers. What a computer is about to use
   glows as well. */
ResourceCard table_asked_card(const App *app, const Table *table)
{
    if (table->pace.tool)
        return table->pace.tool;
    const bool any = !table->intent.active && play_game(app->play)->phase == PHASE_END;
    return any ? 0 : table_prompted_card(app, table);
}
