/* The album: children who were found stay found, whatever happens to the file. */
#include "folder.h"
#include "testing.h"

#include "session/album.h"

#include <string.h>

static Album album;

/* A card by how many children it hides. */
static RoomCard card_hiding(int children)
{
    RoomCard card = 1;
    while (room_card_children(card) != children)
        card++;
    return card;
}

static void open_again(const Folder *folder)
{
    Error error;
    assert_true(album_open(&album, folder->path, &error));
}

static void add(RoomCard card, int child)
{
    Error error;
    assert_true(album_add(&album, card, child, &error));
}

static void everyone_who_was_found_stays_found(void **state)
{
    int added = 0;
    open_again(*state);
    assert_int_equal(album_count(&album), 0);
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        for (int child = 0; child < room_card_children((RoomCard)card); child++) {
            assert_false(album_has(&album, (RoomCard)card, child));
            add((RoomCard)card, child);
            open_again(*state);
            assert_true(album_has(&album, (RoomCard)card, child));
            assert_int_equal(album_count(&album), ++added);
        }
    }
    assert_int_equal(added, album_size());
    assert_int_equal(album_size(), 24);
}

static void two_in_one_picture_are_two(void **state)
{
    const RoomCard card = card_hiding(2);
    open_again(*state);
    add(card, 1);
    open_again(*state);
    assert_true(album_has(&album, card, 1));
    assert_false(album_has(&album, card, 0));
    add(card, 1);
    assert_int_equal(album_count(&album), 1);
}

static void a_damaged_album_is_set_aside_whole(void **state)
{
    static const char *const WRONG[] = {
        "",
        "dreamhome-album 1\n",
        "dreamhome-album 1\nchild living-1 1\n",
        "dreamhome-album 1\nchild living-1 2\nend\n", /* it hides but one */
        "dreamhome-album 1\nchild living-9 1\nend\n", /* and this one nobody */
        "dreamhome-album 1\nchild attic-1 1\nend\n",
        "dreamhome-album 1\nchild living-1 1 1\nend\n",
        "dreamhome-album 1\nchild living-1\nend\n",
        "dreamhome-puzzles 1\nend\n",
        "\xff\xfe\x00",
    };
    const Folder *folder = *state;
    char kept[FOLDER_TEXT];
    Error error;
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        folder_write(folder, "album.txt", WRONG[i], strlen(WRONG[i]));
        assert_false(album_open(&album, folder->path, &error));
        assert_true(album.ledger.damaged[0]);
        assert_false(folder_has(folder, "album.txt"));
        assert_int_equal(folder_read(folder, album.ledger.damaged, kept), strlen(WRONG[i]));
        assert_int_equal(album_count(&album), 0);
        add(1, 0); /* a new one begins */
        open_again(folder);
        assert_int_equal(album_count(&album), 1);
    }
}

static void a_full_disk_is_told_and_leaves_the_old_album(void **state)
{
    Error error;
    open_again(*state);
    add(1, 0);
    folder_fill_disk(true);
    assert_false(album_add(&album, 2, 0, &error));
    folder_fill_disk(false);
    open_again(*state);
    assert_int_equal(album_count(&album), 1);
}

static void without_a_folder_the_album_lives_in_memory(void **state)
{
    Error error;
    assert_true(album_open(&album, NULL, &error));
    add(1, 0);
    assert_true(album_has(&album, 1, 0));
    assert_false(folder_has(*state, "album.txt"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(everyone_who_was_found_stays_found),
        FOLDER(two_in_one_picture_are_two),
        FOLDER(a_damaged_album_is_set_aside_whole),
        FOLDER(a_full_disk_is_told_and_leaves_the_old_album),
        FOLDER(without_a_folder_the_album_lives_in_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
