#include "app/scenes/settings/settings_rows.h"

#include "app/words/words.h"

const char *const SETTINGS_PAGES[PAGE_COUNT] = {
    WORDS_MARK("Screen"),
    WORDS_MARK("Sound"),
    WORDS_IN("a group of settings", "Play"),
    WORDS_IN("a group of settings", "Easier"),
};

const SectionInfo SETTINGS_SECTIONS[SECTION_COUNT] = {
    [SECTION_SCREEN] = {PAGE_SCREEN, WORDS_MARK("Window and language")},
    [SECTION_SEEING] = {PAGE_SCREEN, WORDS_MARK("Easier on the eyes")},
    [SECTION_SOUND] = {PAGE_SOUND, WORDS_MARK("Music and effects")},
    [SECTION_SPEECH] = {PAGE_SOUND, WORDS_MARK("Reading aloud")},
    [SECTION_TURNS] = {PAGE_PLAY, WORDS_MARK("Your turn")},
    [SECTION_HELP] = {PAGE_PLAY, WORDS_MARK("A little help")},
    [SECTION_EASY] = {PAGE_EASY, WORDS_MARK("Several settings at once")},
};

#define FIELD(name) offsetof(Settings, name)

const Row SETTINGS_ROWS[ROW_COUNT] = {
    {SECTION_SCREEN, ROW_LANGUAGE, 0, WORDS_MARK("Language"), NULL, 0, 0, 0},
    {SECTION_SCREEN, ROW_SPEED, FIELD(speed), WORDS_MARK("Animation"), NULL, 0, 0, 0},
    {SECTION_SCREEN, ROW_TOGGLE, FIELD(fullscreen), WORDS_MARK("Full screen"),
     WORDS_MARK("Or press {fullscreen} at any time"), 0, 1, 1},
    {SECTION_SCREEN, ROW_TOGGLE, FIELD(reduced_motion), WORDS_MARK("Reduced motion"),
     WORDS_MARK("Nothing flies, spins or drifts"), 0, 1, 1},
    {SECTION_SEEING, ROW_SLIDER, FIELD(text_size), WORDS_MARK("Text size"), NULL, 75, 250, 5},
    {SECTION_SEEING, ROW_TOGGLE, FIELD(wide_spacing), WORDS_MARK("Wider spacing"),
     WORDS_MARK("More space between letters, words and lines"), 0, 1, 1},
    {SECTION_SEEING, ROW_TOGGLE, FIELD(high_contrast), WORDS_MARK("High contrast"),
     WORDS_MARK("Clear outlines and plain colours"), 0, 1, 1},
    {SECTION_SEEING, ROW_TOGGLE, FIELD(patterns), WORDS_MARK("Colour-safe patterns"),
     WORDS_MARK("Tell roofs and rooms apart without colour"), 0, 1, 1},
    {SECTION_SOUND, ROW_SLIDER, FIELD(music), WORDS_MARK("Music"), NULL, 0, 100, 5},
    {SECTION_SOUND, ROW_SLIDER, FIELD(effects), WORDS_MARK("Effects"), NULL, 0, 100, 5},
    {SECTION_SOUND, ROW_TOGGLE, FIELD(mute_in_background), WORDS_MARK("Mute in the background"),
     WORDS_MARK("Silent while another window is in front"), 0, 1, 1},
    {SECTION_SPEECH, ROW_TOGGLE, FIELD(speech), WORDS_MARK("Read everything aloud"),
     WORDS_MARK("Or press {speech} at any time; {say-again} says it again"), 0, 1, 1},
    {SECTION_SPEECH, ROW_SLIDER, FIELD(speech_rate), WORDS_MARK("Voice speed"), NULL, 0, 100, 5},
    {SECTION_SPEECH, ROW_VOICE, 0, WORDS_MARK("Voice"), NULL, 0, 0, 0},
    {SECTION_SPEECH, ROW_DETAIL, FIELD(speech_detail), WORDS_MARK("How much it says"), NULL, 0, 0,
     0},
    {SECTION_TURNS, ROW_TOGGLE, FIELD(auto_end_turn), WORDS_MARK("End turns automatically"),
     WORDS_MARK("As soon as there’s nothing left to do"), 0, 1, 1},
    {SECTION_TURNS, ROW_TOGGLE, FIELD(hand_over), WORDS_MARK("Pause between players"),
     WORDS_MARK("The game waits until the next person is ready"), 0, 1, 1},
    {SECTION_TURNS, ROW_TOGGLE, FIELD(large_targets), WORDS_MARK("Larger targets"),
     WORDS_MARK("A click beside a button counts too"), 0, 1, 1},
    {SECTION_HELP, ROW_TOGGLE, FIELD(live_score), WORDS_MARK("Live score"),
     WORDS_MARK("Points so far, without the roofs"), 0, 1, 1},
    {SECTION_HELP, ROW_TOGGLE, FIELD(warnings), WORDS_MARK("Warnings"),
     WORDS_MARK("A friendly warning before a move you may regret"), 0, 1, 1},
    {SECTION_HELP, ROW_TOGGLE, FIELD(remarks), WORDS_MARK("Remarks"),
     WORDS_MARK("Computer players chime in now and then"), 0, 1, 1},
    {SECTION_EASY, ROW_TOGGLE, FIELD(easy_to_see), WORDS_MARK("Easy to see"),
     WORDS_MARK("Large letters, clear outlines, patterns"), 0, 1, 1},
    {SECTION_EASY, ROW_TOGGLE, FIELD(easy_to_hear), WORDS_MARK("Easy to hear"),
     WORDS_MARK("Everything read aloud, quieter music"), 0, 1, 1},
    {SECTION_EASY, ROW_TOGGLE, FIELD(easy_to_press), WORDS_MARK("Easy to press"),
     WORDS_MARK("Larger targets, no dragging, turns end by themselves"), 0, 1, 1},
};
