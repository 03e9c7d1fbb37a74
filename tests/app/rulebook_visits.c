#include "rulebook_visits.h"

void rulebook_visit_blocks(VisitBlock visit)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        const Chapter *chapter = rulebook_chapter(i);
        for (int block = 0; block < chapter->count; block++)
            visit(&chapter->blocks[block]);
    }
}

static void visit_shown(VisitInBook visit, const GameOptions *options)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        const Chapter *chapter = rulebook_chapter(i);
        for (int block = 0; block < chapter->count; block++) {
            if (rulebook_shows(&chapter->blocks[block], options))
                visit(&chapter->blocks[block], options);
        }
    }
}

void rulebook_visit_books(VisitInBook visit)
{
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        const GameOptions options = game_default_options(edition);
        visit_shown(visit, &options);
    }
    for (int mixture = 0; mixture < 8; mixture++) {
        GameOptions options = game_default_options(EDITION_EN);
        options.discard = mixture & 1;
        options.car = mixture & 2;
        options.gaps = mixture & 4;
        visit_shown(visit, &options);
    }
}
