/* The log: every kind of turn in words, and nothing that still lies face down. */
#include "app/scenes/table/turn_log.h"
#include "app/words/names.h"
#include "app/words/objects.h"
#include "app/words/running_names.h"
#include "session/record_file.h"
#include "testing.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

/* Turns of en-2, each by the move that ends it. */
enum { FIRST_TURN = 3, FACE_DOWN_TURN = 10 };

static Words *words;
static TurnLog story;
static Record record;

static int open_words(void **state)
{
    (void)state;
    words = words_new(LANG_FOLDER);
    return 0;
}

static int close_words(void **state)
{
    (void)state;
    words_free(words);
    return 0;
}

static void read_story(const char *file)
{
    Error error;
    char path[512];
    snprintf(path, sizeof path, REPLAYS "/%s", file);
    assert_true(record_file_load(path, &record, &error));
    turn_log_write(&story, &record, words);
    assert_true(story.count > 20);
}

/* The words of the turn that ends with this move, counted from 1. */
static const char *told_after(int moves)
{
    for (int i = 0; i < story.count; i++) {
        if (story.lines[i].moves == moves)
            return story.lines[i].words;
    }
    return "";
}

static bool is_told(const char *clause)
{
    for (int i = 0; i < story.count; i++) {
        if (strstr(story.lines[i].words, clause))
            return true;
    }
    return false;
}

static void every_kind_of_turn_is_told(void **state)
{
    (void)state;
    read_story("en-2.dreamhome");
    assert_non_null(strstr(told_after(3), "discards "));
    assert_non_null(strstr(told_after(3), "; takes "));
    assert_non_null(strstr(told_after(10), "; places the room face down on the middle floor, "));
    assert_non_null(strstr(told_after(31), "; swaps two rooms in the market; takes "));
    assert_non_null(strstr(told_after(34), "; puts up scaffolding on the top floor, "));
    assert_non_null(strstr(told_after(37), "; takes "));
    assert_non_null(strstr(told_after(37), " with the Jackhammer; builds the room "));
    assert_non_null(strstr(told_after(39), " and the first player marker; builds the room "));
    assert_non_null(strstr(told_after(16), "; puts "));
}

static void the_drill_takes_out_what_was_there_and_puts_in_what_lay_in_the_market(void **state)
{
    char clause[256];
    (void)state;
    read_story("en-2.dreamhome");
    for (int i = 0; i < record.move_count; i++) {
        const Move *move = &record.moves[i];
        Game game;
        if (move->kind != MOVE_DRILL)
            continue;
        record_replay(&record, i, &game);
        snprintf(clause, sizeof clause, "uses the Drill to swap %s for %s",
                 room_as_object(words, home_type_at(&game.homes[game.player], move->space)),
                 room_as_object(words, room_card_type(game.market_room[move->column])));
        assert_true(is_told(clause));
        return;
    }
    fail_msg("nobody uses a drill");
}

static void the_supplier_takes_out_what_was_there(void **state)
{
    char clause[256];
    (void)state;
    read_story("en-2.dreamhome");
    for (int i = 0; i < record.move_count; i++) {
        const Move *move = &record.moves[i];
        Game before, after;
        if (move->kind != MOVE_SUPPLY)
            continue;
        record_replay(&record, i, &before);
        record_replay(&record, i + 1, &after);
        const RoomCard leaves = before.homes[before.player].card[move->space];
        const RoomCard comes = after.homes[before.player].card[move->space];
        snprintf(clause, sizeof clause, "swaps %s for %s",
                 room_as_object(words, room_card_type(leaves)),
                 room_as_object(words, room_card_type(comes)));
        assert_true(is_told(clause));
        return;
    }
    fail_msg("nobody uses a supplier");
}

static void the_helpers_of_the_end_are_told(void **state)
{
    (void)state;
    read_story("en-2.dreamhome");
    assert_true(is_told("takes a discarded roof"));
    assert_true(is_told("swaps two cards"));
    assert_true(is_told("swaps the bathroom for ") || is_told(" for the bathroom"));
}

static void a_line_is_one_players_turn_of_one_round(void **state)
{
    (void)state;
    read_story("fr-4.dreamhome");
    for (int i = 1; i < story.count; i++) {
        const LogLine *line = &story.lines[i], *before = line - 1;
        assert_true(line->player != before->player || line->round != before->round);
        assert_true(line->round >= before->round);
        assert_true(line->moves > before->moves);
        assert_true(line->words[0]);
        Game game;
        record_replay(&record, line->moves - 1, &game);
        assert_int_equal(line->round, game.round);
        assert_int_equal(line->player, game.player);
    }
    assert_int_equal(story.lines[story.count - 1].moves, record.move_count);
}

static void a_turn_in_which_a_jackhammer_is_only_kept_is_idle(void **state)
{
    (void)state;
    int idle = 0;
    read_story("fr-4.dreamhome");
    for (int i = 0; i < story.count; i++) {
        assert_int_equal(story.lines[i].idle,
                         strcmp(story.lines[i].words, "keeps the Jackhammer") == 0);
        idle += story.lines[i].idle;
    }
    assert_true(idle > 0);
}

/* The line after these moves of a record, in a language. */
static void expect_told(const char *language, int moves, const char *line)
{
    assert_true(words_set_language(words, language));
    read_story("en-2.dreamhome");
    assert_string_equal(told_after(moves), line);
}

/* Articles, cases and the places are each language's own. */
static void a_turn_is_a_sentence_in_every_language(void **state)
{
    (void)state;
    expect_told("en", FIRST_TURN,
                "discards the bedroom and the piano; takes the playroom and a roof; builds the "
                "room on the middle floor, far left");
    expect_told(
        "fr", FIRST_TURN,
        "défausse la chambre et le piano\u00a0; prend la salle de jeux et un toit\u00a0; construit "
        "la pièce à l’étage du milieu, tout à gauche");
    expect_told("hu", FIRST_TURN,
                "eldobja a hálószobát és a zongorát; elveszi a játékszobát és egy tetőt; felépíti "
                "a szobát a középső szinten, a bal szélen");
    expect_told("pl", FIRST_TURN,
                "odrzuca sypialnię i fortepian; bierze pokój dziecięcy i dach; buduje "
                "pomieszczenie na środkowym piętrze, skrajnie po lewej");
    expect_told("pt_BR", FIRST_TURN,
                "descarta o quarto e o piano; pega a sala de brinquedos e um telhado; constrói o "
                "cômodo no andar do meio, na ponta esquerda");
    expect_told("pt_PT", FIRST_TURN,
                "descarta o quarto de dormir e o piano; recolhe o quarto de brinquedos e um "
                "telhado; constrói a divisão no andar do meio, na ponta esquerda");
    expect_told("ru", FIRST_TURN,
                "сбрасывает спальню и рояль; берёт детскую и крышу; строит комнату на среднем "
                "этаже, слева с краю");
    expect_told("ru", FACE_DOWN_TURN,
                "берёт гардероб и крышу; размещает комнату лицевой стороной вниз на среднем "
                "этаже, в центре");
    words_set_language(words, "en");
}

/* The names of roofs, of which none may be read. */
static void expect_no_roof(const char *line)
{
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        const char *name = tr(words, name_of_resource(type));
        const RunningName running = running_resource(words, type);
        if (RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF &&
            (strstr(line, name) || strstr(line, running.words) ||
             strstr(line, resource_as_object(words, type))))
            fail_msg("%s is told in %s", name, line);
    }
}

static void no_roof_is_revealed_in_any_game_and_language(void **state)
{
    static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};
    DIR *games = opendir(REPLAYS);
    int roofs = 0;
    (void)state;
    assert_non_null(games);
    for (struct dirent *game; (game = readdir(games));) {
        if (!strstr(game->d_name, ".dreamhome"))
            continue;
        for (size_t i = 0; i < COUNT_OF(LANGUAGES); i++) {
            words_set_language(words, LANGUAGES[i]);
            read_story(game->d_name);
            for (int line = 0; line < story.count; line++) {
                expect_no_roof(story.lines[line].words);
                roofs += strstr(story.lines[line].words, secret_roof_as_object(words)) != NULL;
            }
        }
    }
    closedir(games);
    words_set_language(words, "en");
    assert_true(roofs > 1000);
}

static void what_was_taken_is_told_by_its_cards(void **state)
{
    char line[LOG_LINE_CAPACITY];
    RoomCard kitchen = 1;
    while (room_card_type(kitchen) != ROOM_KITCHEN)
        kitchen++;
    Event event = {.kind = EVENT_COLUMN_TAKEN,
                   .room = kitchen,
                   .resource = card_first(resource_cards_of_type(RESOURCE_DRILL))};
    (void)state;
    words_set_language(words, "en");
    turn_log_taking(line, sizeof line, &event, words);
    assert_string_equal(line, "Kitchen + Drill");
    event.resource = card_first(resource_cards_of_type(RESOURCE_ROOF_BLUE));
    turn_log_taking(line, sizeof line, &event, words);
    assert_string_equal(line, "Kitchen + Roof");
    event.kind = EVENT_JACKHAMMER_USED; /* which discards the resource (R6.2) */
    turn_log_taking(line, sizeof line, &event, words);
    assert_string_equal(line, "Kitchen");
    event.kind = EVENT_COLUMN_TAKEN;
    event.resource = 0;
    turn_log_taking(line, sizeof line, &event, words);
    assert_string_equal(line, "Kitchen");
}

static void column_1_promises_a_next_round_only_if_there_is_one(void **state)
{
    (void)state;
    assert_non_null(strstr(help_of_marker(ROUND_COUNT - 1), "starts the next round"));
    assert_null(strstr(help_of_marker(ROUND_COUNT), "round"));
}

/* For those who watch a computer, and in the review: as a sentence of its own. */
static void a_plan_is_told_as_one_sentence(void **state)
{
    static Record played;
    char said[LOG_LINE_CAPACITY];
    Plan plan = {.count = 3};
    Error error;
    Game game;
    (void)state;
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &played, &error));
    record_replay(&played, 31, &game);
    memcpy(plan.moves, played.moves + 31, sizeof(Move[3]));
    turn_log_moves(said, sizeof said, &game, &plan, LOG_NO_SEAT, words);
    assert_string_equal(
        said, "Takes the pantry and the Scaffolding; puts up scaffolding on the top floor, second "
              "from the left; builds the room on the top floor, second from the left.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_turn_is_told),
        cmocka_unit_test(the_drill_takes_out_what_was_there_and_puts_in_what_lay_in_the_market),
        cmocka_unit_test(the_supplier_takes_out_what_was_there),
        cmocka_unit_test(the_helpers_of_the_end_are_told),
        cmocka_unit_test(a_line_is_one_players_turn_of_one_round),
        cmocka_unit_test(a_turn_in_which_a_jackhammer_is_only_kept_is_idle),
        cmocka_unit_test(a_turn_is_a_sentence_in_every_language),
        cmocka_unit_test(no_roof_is_revealed_in_any_game_and_language),
        cmocka_unit_test(what_was_taken_is_told_by_its_cards),
        cmocka_unit_test(a_plan_is_told_as_one_sentence),
        cmocka_unit_test(column_1_promises_a_next_round_only_if_there_is_one),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
