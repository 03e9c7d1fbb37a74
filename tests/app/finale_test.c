/* The finale: evening, lights, who waves, confetti; and houses that are better than ever. */
#include "app/pieces/lamps.h"
#include "app/scenes/end/confetti.h"
#include "app/scenes/end/finale.h"
#include "app/scenes/end/personal_best.h"
#include "playout.h"

#include "testing.h"

#include <math.h>
#include <string.h>

static Playout playout;

static const Home *finished_house(void)
{
    playout_start(&playout, EDITION_EN, 2, 1);
    playout_to_end(&playout);
    return &playout.game.homes[0];
}

static void the_lights_go_on_one_room_after_the_other(void **state)
{
    (void)state;
    const Home *home = finished_house();
    SpaceSet lit = 0;
    int times = 0;
    for (float seconds = 0; seconds < finale_seconds(); seconds += 1.0f / 60) {
        const Finale now = finale_at(home, seconds);
        assert_true((now.lit & lit) == lit); /* and never out again */
        assert_true(now.dark || !now.lit);
        times += now.lit != lit;
        lit = now.lit;
    }
    assert_true(lit == home->rooms);
    assert_in_range(times, 6, SPACE_COUNT);
}

/* Two kitchens that have joined, a study, and an empty room. */
static void light_goes_on_in_whole_rooms_and_only_where_one_is(void **state)
{
    (void)state;
    Home home = {0};
    const RoomCard kitchen = ROOM_INFO[ROOM_KITCHEN].first_card;
    home_place(&home, kitchen, SPACE_A1, false, NULL);
    home_place(&home, kitchen + 1, SPACE_B1, false, NULL);
    home_place(&home, ROOM_INFO[ROOM_STUDY].first_card, SPACE_C1, false, NULL);
    home_place(&home, kitchen + 2, SPACE_D1, true, NULL);
    const SpaceSet kitchens = space_bit(SPACE_A1) | space_bit(SPACE_B1);
    for (float seconds = 0; seconds < finale_seconds(); seconds += 1.0f / 60) {
        const SpaceSet lit = finale_at(&home, seconds).lit;
        assert_true((lit & kitchens) == 0 || (lit & kitchens) == kitchens);
        assert_true((lit & ~home.rooms) == 0);
    }
    assert_true(finale_at(&home, finale_seconds()).lit == home.rooms);
}

static void another_light_is_another_picture(void **state)
{
    (void)state;
    const Finale dark = {.dark = true}, lit = {.dark = true, .lit = space_bit(SPACE_A1)};
    assert_false(finale_equal(&dark, &lit));
    assert_true(finale_equal(&lit, &lit));
}

static void the_moon_rises_slowly_while_it_grows_dark(void **state)
{
    (void)state;
    const Home *home = finished_house();
    float before = 0;
    for (float seconds = 0; !finale_at(home, seconds).dark; seconds += 1.0f / 60) {
        const float moon = finale_moon(finale_at(home, seconds).dusk);
        assert_true(moon >= before && moon - before < 0.05f);
        before = moon;
    }
    assert_true(before > 0.95f);
    assert_true(finale_moon(1) == 1);
}

static void everybody_waves_and_then_nothing_moves(void **state)
{
    (void)state;
    const Home *home = finished_house();
    const Finale end = finale_at(home, finale_seconds());
    const Finale later = finale_at(home, finale_seconds() + 100);
    SpaceSet waved = 0;
    for (float seconds = 0; seconds < finale_seconds(); seconds += 1.0f / 60) {
        const Finale now = finale_at(home, seconds);
        for (int i = 0; i < SPACE_COUNT; i++) {
            if (now.frame[SPACES_IN_BYTE_ORDER[i]] == 3)
                waved |= space_bit(SPACES_IN_BYTE_ORDER[i]);
        }
    }
    assert_true(waved == SPACES_ALL);
    assert_true(finale_equal(&end, &later));
}

/* Who looked at another window the first time sees them after all. */
static void everybody_waves_a_second_time(void **state)
{
    (void)state;
    const Home *home = finished_house();
    SpaceSet early = 0, late = 0;
    for (float seconds = 0; seconds < finale_seconds(); seconds += 1.0f / 60) {
        const Finale now = finale_at(home, seconds);
        SpaceSet *waving = seconds < finale_seconds() * 0.6f ? &early : &late;
        for (int i = 0; i < SPACE_COUNT; i++)
            *waving |= now.frame[SPACES_IN_BYTE_ORDER[i]] ? space_bit(SPACES_IN_BYTE_ORDER[i]) : 0;
    }
    assert_true(early == SPACES_ALL && late == SPACES_ALL);
}

/* ---- confetti ---- */

typedef struct Crowd {
    int aloft, lying, left; /* those aloft in the left half */
} Crowd;

static Crowd crowd_at(float seconds)
{
    Crowd crowd = {0};
    for (int which = 0; which < CONFETTI_PAPERS; which++) {
        const Paper paper = confetti_paper(which, seconds);
        crowd.aloft += paper.aloft;
        crowd.lying += paper.seen && !paper.aloft;
        crowd.left += paper.aloft && paper.x < 0.5f;
    }
    return crowd;
}

static void a_crowd_of_papers_flies_for_some_seconds(void **state)
{
    (void)state;
    assert_int_equal(crowd_at(0).aloft, 0);
    for (float seconds = 0.2f; seconds < 2.5f; seconds += 0.1f)
        assert_in_range(crowd_at(seconds).aloft, 150, CONFETTI_PAPERS);
    assert_true(confetti_seconds() >= 4 && confetti_seconds() <= 6);
    assert_true(confetti_seconds() < finale_seconds());
}

static void papers_are_thrown_from_both_sides(void **state)
{
    (void)state;
    for (float seconds = 0.2f; seconds < 2.5f; seconds += 0.1f) {
        const Crowd crowd = crowd_at(seconds);
        assert_in_range(crowd.left, crowd.aloft * 2 / 5, crowd.aloft * 3 / 5);
    }
}

/* Out of the corners at the foot of the house, a good second after the first. */
static void papers_are_thrown_twice(void **state)
{
    int again = 0;
    (void)state;
    for (int which = 0; which < CONFETTI_PAPERS; which++) {
        const Paper paper = confetti_paper(which, 1.3f);
        again += !confetti_paper(which, 1.2f).seen && paper.seen && paper.y > 0.4f;
    }
    assert_in_range(again, 25, CONFETTI_PAPERS / 5);
}

static void gold_is_thrown_when_the_first_papers_are_in_the_air(void **state)
{
    (void)state;
    for (int which = CONFETTI_PAPERS; which < CONFETTI_ALL; which++)
        assert_false(confetti_paper(which, 0.65f).seen);
    assert_in_range(crowd_at(0.65f).aloft, 150, CONFETTI_PAPERS);
}

static void every_paper_comes_to_rest_or_leaves(void **state)
{
    (void)state;
    assert_in_range(crowd_at(confetti_seconds()).lying, 100, CONFETTI_PAPERS - 50);
    for (int which = 0; which < CONFETTI_ALL; which++) {
        const Paper end = confetti_paper(which, confetti_seconds());
        const Paper later = confetti_paper(which, confetti_seconds() + 100);
        assert_false(end.aloft);
        assert_true(end.seen == later.seen && end.x == later.x && end.y == later.y &&
                    end.tumble == later.tumble);
    }
}

/* Many stuck to walls and faces. */
static void no_paper_comes_to_rest_in_the_air(void **state)
{
    int on_roof = 0;
    (void)state;
    for (int which = 0; which < CONFETTI_ALL; which++) {
        const Paper paper = confetti_paper(which, confetti_seconds());
        const bool roof = paper.y<0.08f, floor = paper.y> 0.58f;
        const bool garden =
            paper.y > 0.42f && paper.y < 0.44f && (paper.x < 0.12f || paper.x > 0.97f);
        if (!paper.seen)
            continue;
        assert_true(roof || garden || floor);
        assert_true(paper.x > 0 && paper.x < 1);
        on_roof += roof;
    }
    assert_in_range(on_roof, 20, CONFETTI_PAPERS / 3);
}

/* Face and back are seen, but for those that soon lie on the roof. */
static void papers_turn_over_while_they_fly(void **state)
{
    int turned = 0;
    (void)state;
    for (int which = 0; which < CONFETTI_PAPERS; which++) {
        float most = -1, least = 1;
        for (float seconds = 0; seconds < confetti_seconds(); seconds += 0.02f) {
            const Paper paper = confetti_paper(which, seconds);
            most = paper.aloft ? fmaxf(most, cosf(paper_tilt(&paper))) : most;
            least = paper.aloft ? fminf(least, cosf(paper_tilt(&paper))) : least;
        }
        turned += most > 0.5f && least < -0.5f;
    }
    assert_in_range(turned, CONFETTI_PAPERS * 9 / 10, CONFETTI_PAPERS);
}

static void papers_tumble_one_way_or_the_other(void **state)
{
    int forward = 0, aloft = 0;
    (void)state;
    for (int which = 0; which < CONFETTI_PAPERS; which++) {
        const Paper now = confetti_paper(which, 1), next = confetti_paper(which, 1.02f);
        aloft += now.aloft && next.aloft;
        forward += now.aloft && next.aloft && next.tumble > now.tumble;
    }
    assert_in_range(forward, aloft / 3, aloft * 2 / 3);
}

/* Nothing stands on its edge or on its end. */
static void papers_lie_flat_and_are_seen(void **state)
{
    (void)state;
    for (int which = 0; which < CONFETTI_ALL; which++) {
        const Paper paper = confetti_paper(which, confetti_seconds());
        const float rising = fabsf(cosf(paper_turn(&paper))); /* of its longer side */
        assert_true(cosf(paper_tilt(&paper)) > 0.3f);
        assert_true(paper.shape == PAPER_STRIP ? rising < 0.5f : rising > 0.85f);
    }
}

static void papers_have_all_shapes_and_colours(void **state)
{
    int of[PAPER_SHAPES] = {0}, in[PAPER_COLOURS] = {0};
    (void)state;
    for (int which = 0; which < CONFETTI_PAPERS; which++) {
        const Paper paper = confetti_paper(which, 1);
        of[paper.shape]++;
        if (paper.shape != PAPER_FIGURE)
            in[paper.kind]++;
        assert_false(paper.golden);
    }
    for (int shape = 0; shape < PAPER_SHAPES; shape++)
        assert_in_range(of[shape], 15, CONFETTI_PAPERS / 2);
    for (int colour = 0; colour < PAPER_COLOURS; colour++)
        assert_in_range(in[colour], 15, CONFETTI_PAPERS / 4);
    for (int which = CONFETTI_PAPERS; which < CONFETTI_ALL; which++)
        assert_true(confetti_paper(which, 1).golden);
}

static void the_file_of_lamps_can_be_read(void **state)
{
    static Lamps lamps;
    Error error;
    (void)state;
    assert_true(lamps_load(&lamps, LAMPS_FILE, &error));
    assert_true(lamps.count > 60);
    assert_false(lamps_load(&lamps, LAMPS_FILE ".missing", &error));
    assert_int_equal(lamps.count, 0);
}

static void without_earlier_games_nothing_is_a_personal_best(void **state)
{
    (void)state;
    finished_house();
    Record record = {.options = {.players = 2}, .seats = {{LEVEL_PERSON, "Ana"}}};
    assert_int_equal(personal_bests("/nowhere", &record, &playout.game), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lights_go_on_one_room_after_the_other),
        cmocka_unit_test(light_goes_on_in_whole_rooms_and_only_where_one_is),
        cmocka_unit_test(another_light_is_another_picture),
        cmocka_unit_test(the_moon_rises_slowly_while_it_grows_dark),
        cmocka_unit_test(everybody_waves_and_then_nothing_moves),
        cmocka_unit_test(everybody_waves_a_second_time),
        cmocka_unit_test(a_crowd_of_papers_flies_for_some_seconds),
        cmocka_unit_test(papers_are_thrown_from_both_sides),
        cmocka_unit_test(papers_are_thrown_twice),
        cmocka_unit_test(gold_is_thrown_when_the_first_papers_are_in_the_air),
        cmocka_unit_test(every_paper_comes_to_rest_or_leaves),
        cmocka_unit_test(no_paper_comes_to_rest_in_the_air),
        cmocka_unit_test(papers_turn_over_while_they_fly),
        cmocka_unit_test(papers_tumble_one_way_or_the_other),
        cmocka_unit_test(papers_lie_flat_and_are_seen),
        cmocka_unit_test(papers_have_all_shapes_and_colours),
        cmocka_unit_test(the_file_of_lamps_can_be_read),
        cmocka_unit_test(without_earlier_games_nothing_is_a_personal_best),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
