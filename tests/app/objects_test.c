/* Names after a verb, with the articles and the endings that each language wants there. */
#include "app/words/objects.h"

#include "app/words/names.h"
#include "testing.h"

#include <string.h>

static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};

static Words *words;

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

static void what_is_taken_has_its_article_and_case(void **state)
{
    static const struct {
        const char *language;
        RoomType room;
        const char *object;
    } OBJECTS[] = {
        {"en", ROOM_KITCHEN, "the kitchen"},  {"en", ROOM_NONE, "an empty room"},
        {"fr", ROOM_WORKSHOP, "l’atelier"},   {"hu", ROOM_KITCHEN, "a konyhát"},
        {"hu", ROOM_PANTRY, "az éléskamrát"}, {"pl", ROOM_KITCHEN, "kuchnię"},
        {"pt_BR", ROOM_STUDY, "o estúdio"},   {"pt_PT", ROOM_GARAGE, "a garagem"},
        {"ru", ROOM_KITCHEN, "кухню"},        {"ru", ROOM_NONE, "пустую комнату"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(OBJECTS); i++) {
        assert_true(words_set_language(words, OBJECTS[i].language));
        assert_string_equal(room_as_object(words, OBJECTS[i].room), OBJECTS[i].object);
    }
}

/* A table that is one line out would tell of another card. */
static void every_card_of_english_is_its_own_object(void **state)
{
    (void)state;
    assert_true(words_set_language(words, "en"));
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
        assert_string_equal(room_as_object(words, type) + strlen("the ") + 1,
                            name_of_room(type) + 1);
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++)
        assert_string_equal(resource_as_object(words, type) + strlen("the ") + 1,
                            name_of_resource(type) + 1);
}

static void expect_different(const char *one, const char *other)
{
    assert_true(one[0] && other[0]);
    assert_string_not_equal(one, other);
}

static void no_two_cards_are_called_alike(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LANGUAGES); i++) {
        assert_true(words_set_language(words, LANGUAGES[i]));
        for (RoomType one = ROOM_NONE; one < ROOM_TYPE_COUNT; one++) {
            for (RoomType other = 0; other < one; other++)
                expect_different(room_as_object(words, one), room_as_object(words, other));
        }
        for (ResourceType one = RESOURCE_NONE + 1; one < RESOURCE_TYPE_COUNT; one++) {
            for (ResourceType other = RESOURCE_NONE + 1; other < one; other++)
                expect_different(resource_as_object(words, one), resource_as_object(words, other));
        }
    }
}

static void a_card_that_is_none_has_no_name(void **state)
{
    (void)state;
    assert_string_equal(resource_as_object(words, RESOURCE_NONE), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_taken_has_its_article_and_case),
        cmocka_unit_test(every_card_of_english_is_its_own_object),
        cmocka_unit_test(no_two_cards_are_called_alike),
        cmocka_unit_test(a_card_that_is_none_has_no_name),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
