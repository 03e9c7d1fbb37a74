/* The JSON of `show` in every phase: parsed, keys in order, nothing hidden in it. */
#include "json_shape.h"
#include "talk.h"
#include "testing.h"

#include "dreamhome/notation.h"

#include <stdio.h>
#include <string.h>

static const char *const PHASES[PHASE_COUNT] = {"discard", "jackhammer", "turn",
                                                "hand",    "end",        "over"};

/* The shape with the parts that vary, all but the outermost keys, taken out. */
static void outer_shape(const char *shape, Text *outer)
{
    int depth = 0;
    for (; *shape; shape++) {
        if (strchr("}]", *shape))
            depth--;
        if (depth <= 1)
            text_add_char(outer, *shape);
        if (strchr("{[", *shape))
            depth++;
    }
}

static void expect_shape(const char *json)
{
    char shape_buffer[ENGINE_ANSWER_CAPACITY];
    char outer_buffer[1000];
    Text shape = text_on(shape_buffer, sizeof shape_buffer);
    Text outer = text_on(outer_buffer, sizeof outer_buffer);
    assert_true(json_shape(json, &shape));
    outer_shape(shape.data, &outer);
    assert_string_equal(outer.data, "{round:n phase:s player:n first:n marker:n market:[] hand:{} "
                                    "homes:[] discards:{} deck:{} options:{} }");
}

/* Every `"key":` group of a home, a column or a pile in the order of the notation. */
static void expect_inner_order(const char *json)
{
    static const char *const ORDER[] = {"market",  "hand",      "homes", "spaces", "outside",
                                        "tools",   "helpers",   "roofs", "skips",  "discards",
                                        "rooms",   "resources", "deck",  "rooms",  "resources",
                                        "options", "discard",   "car",   "gaps"};
    const char *at = json;
    for (size_t i = 0; i < COUNT_OF(ORDER); i++) {
        at = json_find(at, ORDER[i]);
        assert_non_null(at);
    }
    for (at = json; (at = strstr(at, "{\"room\":")); at++)
        assert_non_null(strstr(at, ",\"resource\":"));
}

/* The whole `homes` list, up to the key behind it. */
static Word homes_of(const char *json)
{
    const char *homes = json_find(json, "homes");
    return (Word){.at = homes, .length = (size_t)(strstr(homes, ",\"discards\":") - homes)};
}

static bool contains(Word text, const char *part)
{
    const size_t length = strlen(part);
    for (size_t i = 0; i + length <= text.length; i++) {
        if (memcmp(text.at + i, part, length) == 0)
            return true;
    }
    return false;
}

static void expect_nothing_hidden(const char *json, const Game *game)
{
    char name[40];
    const Word homes = homes_of(json);
    assert_false(contains(homes, "roof-"));
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        for (SpaceSet left = home->of_type[ROOM_NONE]; left; left &= left - 1) {
            Text text = text_on(name, sizeof name);
            text_add_char(&text, '"');
            notation_write_room(&text, home->card[space_first(left)]);
            text_add_char(&text, '"');
            assert_null(strstr(json, name));
        }
        ResourceCardSet roofs = home->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
        for (; roofs; roofs &= roofs - 1) {
            Text text = text_on(name, sizeof name);
            text_add_char(&text, '"');
            notation_write_resource(&text, card_first(roofs));
            text_add_char(&text, '"');
            assert_null(strstr(json, name));
        }
    }
}

static void expect_phase(const char *json, const Game *game)
{
    char start[120];
    const bool over = game->phase == PHASE_OVER;
    snprintf(start, sizeof start,
             "{\"round\":%d,\"phase\":\"%s\",\"player\":%d,\"first\":%d,\"marker\":%d,\"market\":[",
             game->round, PHASES[game->phase], over ? 0 : game->player + 1, game->first + 1,
             game->marker + 1);
    assert_int_equal(strncmp(json, start, strlen(start)), 0);
    const char *empty = "\"hand\":{\"room\":null,\"resource\":null}";
    assert_int_equal(strstr(json, empty) == NULL, game->phase == PHASE_HAND);
}

static void show_of_a_fresh_game_is_exactly_this(void **state)
{
    const char *home = "{\"spaces\":{},\"outside\":[],\"tools\":[],\"helpers\":[],\"roofs\":0,"
                       "\"skips\":false}";
    char expected[2000];
    snprintf(expected, sizeof expected,
             "{\"round\":1,\"phase\":\"discard\",\"player\":1,\"first\":1,\"marker\":1,\"market\":["
             "{\"room\":\"living-10\",\"resource\":null},"
             "{\"room\":\"living-9\",\"resource\":\"handyman\"},"
             "{\"room\":\"kitchen-6\",\"resource\":\"roof-blue-3\"},"
             "{\"room\":\"living-6\",\"resource\":\"jackhammer-2\"},"
             "{\"room\":\"living-1\",\"resource\":\"scaffolding-2\"}],"
             "\"hand\":{\"room\":null,\"resource\":null},\"homes\":[%s,%s],"
             "\"discards\":{\"rooms\":[],\"resources\":[]},\"deck\":{\"rooms\":55,"
             "\"resources\":44},\"options\":{\"discard\":true,\"car\":false,\"gaps\":true}}",
             home, home);
    talk_expect(*state, "new seed=1 players=2", "");
    talk_expect(*state, "show", expected);
}

static void show_of_a_hand_names_the_room_and_the_resource(void **state)
{
    talk_expect(*state, "new seed=1 players=2", "");
    talk_expect(*state, "play discard 2", "");
    talk_expect(*state, "play take 5", "");
    const char *json = talk_ask(*state, "show");
    assert_non_null(strstr(json, "\"phase\":\"hand\",\"player\":1,"));
    assert_non_null(
        strstr(json, "\"hand\":{\"room\":\"living-1\",\"resource\":\"scaffolding-2\"}"));
    assert_non_null(strstr(json, "{\"room\":null,\"resource\":null}],\"hand\""));
    talk_expect(*state, "play scaffold d0", "");
    talk_expect(*state, "play place a1 down", "");
    json = talk_ask(*state, "show");
    assert_non_null(strstr(
        json, "{\"spaces\":{\"a1\":{\"card\":\"down\"},\"d0\":{\"card\":\"scaffolding\"}},"));
    assert_non_null(strstr(json, "\"rooms\":[\"living-9\"],\"resources\":[\"handyman\"]"));
}

static void a_roof_is_only_a_number(void **state)
{
    talk_expect(*state, "new seed=1 players=2", "");
    talk_expect(*state, "play discard 2", "");
    talk_expect(*state, "play take 3", "");
    const char *json = talk_ask(*state, "show");
    assert_null(strstr(json, "roof-blue-3"));
    assert_non_null(strstr(json, "\"roofs\":1,"));
}

static void a_tool_lies_open_at_once(void **state)
{
    talk_expect(*state, "new seed=1 players=2", "");
    talk_expect(*state, "play discard 2", "");
    talk_expect(*state, "play take 4", "");
    assert_non_null(strstr(talk_ask(*state, "show"), "\"tools\":[\"jackhammer-2\"]"));
}

static void the_marker_moves_with_the_first_column(void **state)
{
    talk_expect(*state, "new seed=1 players=2 first=2", "");
    talk_expect(*state, "play discard 2", "");
    talk_expect(*state, "play take 3", "");
    talk_expect(*state, "play place a1", "");
    talk_expect(*state, "play take 1", "");
    assert_non_null(strstr(talk_ask(*state, "show"), "\"player\":1,\"first\":2,\"marker\":1,"));
}

static void a_jackhammer_is_seen_in_skips_until_the_next_deal(void **state)
{
    Talk *talk = *state;
    const Game *game = &talk->engine.match.game;
    Rng rng = rng_seeded(1);
    talk_play_to(talk, "players=4", PHASE_JACKHAMMER);
    const int round = game->round;
    talk_expect(talk, "play jackhammer 2", "");
    assert_non_null(strstr(talk_ask(talk, "show"), "\"skips\":true"));
    while (game->round == round) {
        assert_non_null(strstr(talk_ask(talk, "show"), "\"skips\":true"));
        assert_true(talk_play_any(talk, &rng));
    }
    assert_null(strstr(talk_ask(talk, "show"), "\"skips\":true"));
}

static void show_parses_in_every_position_and_hides_what_is_hidden(void **state)
{
    Talk *talk = *state;
    unsigned seen = 0;
    for (int seed = 1; seed <= 30; seed++) {
        Rng rng = rng_seeded((uint64_t)seed);
        char line[60];
        snprintf(line, sizeof line, "new seed=%d players=%d edition=%s", seed, 2 + seed % 3,
                 EDITION_INFO[seed % EDITION_COUNT].key);
        talk_expect(talk, line, "");
        do {
            const Game *game = &talk->engine.match.game;
            const char *json = talk_ask(talk, "show");
            assert_null(strchr(json, '\n'));
            expect_shape(json);
            expect_inner_order(json);
            expect_phase(json, game);
            expect_nothing_hidden(json, game);
            seen |= 1u << game->phase;
        } while (talk_play_any(talk, &rng));
    }
    assert_int_equal(seen, (1u << PHASE_COUNT) - 1);
}

static void score_and_evaluate_have_their_keys_in_order(void **state)
{
    char buffer[500];
    Text shape = text_on(buffer, sizeof buffer);
    assert_true(json_shape(talk_ask(*state, "evaluate"), &shape));
    assert_string_equal(buffer, "{rooms:n decor:n function:n roof:n total:n children:n }");
    talk_expect(*state, "new players=2", "");
    shape = text_on(buffer, sizeof buffer);
    assert_true(json_shape(talk_ask(*state, "score"), &shape));
    assert_string_equal(buffer, "[{rooms:n decor:n function:n roof:n total:n children:n }"
                                "{rooms:n decor:n function:n roof:n total:n children:n }]");
}

static void the_json_reader_of_this_test_can_say_no(void **state)
{
    static const char *const BAD[] = {"",      "{",     "{\"a\":}",   "{\"a\":1,}",
                                      "[1,]",  "{a:1}", "{\"a\":01}", "{\"a\":1}}",
                                      "[nul]", "[\"a]", "{\"a\" :1}", "[1 2]"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(BAD); i++) {
        char buffer[100];
        Text shape = text_on(buffer, sizeof buffer);
        assert_false(json_shape(BAD[i], &shape));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(show_of_a_fresh_game_is_exactly_this),
        TALK(show_of_a_hand_names_the_room_and_the_resource),
        TALK(a_roof_is_only_a_number),
        TALK(a_tool_lies_open_at_once),
        TALK(the_marker_moves_with_the_first_column),
        TALK(a_jackhammer_is_seen_in_skips_until_the_next_deal),
        TALK(show_parses_in_every_position_and_hides_what_is_hidden),
        TALK(score_and_evaluate_have_their_keys_in_order),
        cmocka_unit_test(the_json_reader_of_this_test_can_say_no),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
