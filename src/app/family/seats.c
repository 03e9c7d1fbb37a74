#include "app/family/seats.h"

/* Points are for those who count, smiles for those who do not yet. */
static const SeatLook PRESETS[HELP_CUSTOM] = {
    [HELP_LOTS] = {.shows_places = true,
                   .smiles = true,
                   .shows_roofs = true,
                   .hints = true,
                   .large_card = true,
                   .ends_turn = true,
                   .tips = true},
    [HELP_SOME] = {.shows_places = true, .shows_points = true, .hints = true, .tips = true},
    [HELP_NONE] = {0},
};

void seat_set_help(SeatLook *look, Help help)
{
    if (help == HELP_CUSTOM)
        return;
    const SeatLook *preset = &PRESETS[help];
    look->shows_places = preset->shows_places;
    look->shows_points = preset->shows_points;
    look->smiles = preset->smiles;
    look->shows_roofs = preset->shows_roofs;
    look->hints = preset->hints;
    look->large_card = preset->large_card;
    look->ends_turn = preset->ends_turn;
    look->tips = preset->tips;
}

static bool same_help(const SeatLook *one, const SeatLook *other)
{
    return one->shows_places == other->shows_places && one->shows_points == other->shows_points &&
           one->smiles == other->smiles && one->shows_roofs == other->shows_roofs &&
           one->hints == other->hints && one->large_card == other->large_card &&
           one->ends_turn == other->ends_turn && one->tips == other->tips;
}

Help seat_help(const SeatLook *look)
{
    Help help = HELP_LOTS;
    while (help < HELP_CUSTOM && !same_help(look, &PRESETS[help]))
        help++;
    return help;
}

SeatLook seat_look_standard(int seat)
{
    static const int FACES[SEAT_LOOKS] = {9, 2, 4, 11}; /* as different as a family is */
    SeatLook look = {.colour = seat, .symbol = seat, .face = FACES[seat]};
    seat_set_help(&look, HELP_SOME);
    return look;
}
