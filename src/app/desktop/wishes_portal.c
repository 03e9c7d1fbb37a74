/*
 * The settings portal, which desktops of Linux have on the session bus. The library of the bus is
 * loaded when it is wanted: without it, the bus or the portal there are no wishes.
 */
#ifndef _WIN32

#include "app/desktop/library.h"
#include "app/desktop/wishes.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* As <dbus/dbus.h> has them. */
typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
typedef uint32_t DBusBool;

typedef struct DBusIter {
    void *inside[16]; /* more than it needs on any machine */
} DBusIter;

enum { PATIENCE = 5000 }; /* ms: a portal may have to be started first */

typedef struct Bus {
    DBusConnection *connection;
    DBusConnection *(*open_private)(const char *address, void *error);
    DBusBool (*enter)(DBusConnection *connection, void *error);
    void (*close)(DBusConnection *connection);
    void (*unref)(DBusConnection *connection);
    DBusMessage *(*new_call)(const char *bus, const char *path, const char *face, const char *name);
    DBusMessage *(*call)(DBusConnection *connection, DBusMessage *call, int patience, void *error);
    void (*unref_message)(DBusMessage *message);
    void (*begin_append)(DBusMessage *message, DBusIter *iter);
    DBusBool (*open)(DBusIter *iter, int type, const char *signature, DBusIter *inner);
    DBusBool (*append)(DBusIter *iter, int type, const void *value);
    DBusBool (*close_container)(DBusIter *iter, DBusIter *inner);
    DBusBool (*begin)(DBusMessage *message, DBusIter *iter);
    int (*type)(DBusIter *iter);
    void (*recurse)(DBusIter *iter, DBusIter *inner);
    void (*get)(DBusIter *iter, void *value);
    DBusBool (*next)(DBusIter *iter);
} Bus;

/* The library stays: it keeps things for all connections of the program, and SDL has some too. */
static void close_bus(Bus *bus)
{
    bus->close(bus->connection);
    bus->unref(bus->connection);
}

/* The library could find the bus itself, but where there is none it would start one. */
static bool connect_to_bus(Bus *bus)
{
    char usual[1024];
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    const char *folder = getenv("XDG_RUNTIME_DIR");
    SDL_snprintf(usual, sizeof usual, "unix:path=%s/bus", folder ? folder : "");
    if (address || folder)
        bus->connection = bus->open_private(address ? address : usual, NULL);
    if (!bus->connection)
        return false;
    if (bus->enter(bus->connection, NULL))
        return true;
    close_bus(bus);
    return false;
}

static bool open_bus(Bus *bus)
{
    const LibraryFunction wanted[] = {
        {"dbus_connection_open_private", &bus->open_private},
        {"dbus_bus_register", &bus->enter},
        {"dbus_connection_close", &bus->close},
        {"dbus_connection_unref", &bus->unref},
        {"dbus_message_new_method_call", &bus->new_call},
        {"dbus_connection_send_with_reply_and_block", &bus->call},
        {"dbus_message_unref", &bus->unref_message},
        {"dbus_message_iter_init_append", &bus->begin_append},
        {"dbus_message_iter_open_container", &bus->open},
        {"dbus_message_iter_append_basic", &bus->append},
        {"dbus_message_iter_close_container", &bus->close_container},
        {"dbus_message_iter_init", &bus->begin},
        {"dbus_message_iter_get_arg_type", &bus->type},
        {"dbus_message_iter_recurse", &bus->recurse},
        {"dbus_message_iter_get_basic", &bus->get},
        {"dbus_message_iter_next", &bus->next},
    };
    return library_open("libdbus-1.so.3", wanted, SDL_arraysize(wanted)) && connect_to_bus(bus);
}

/* ---- what is said about one thing ---- */

/* A number, however it is written; false if it is none. */
static bool read_number(const Bus *bus, DBusIter *iter, double *number)
{
    union {
        DBusBool truth;
        int32_t whole;
        uint32_t natural;
        double real;
        const char *words;
    } value = {0};
    char *end = NULL;
    const int type = bus->type(iter);
    if (!memchr("biuds", type, 5))
        return false;
    bus->get(iter, &value);
    *number = type == 'd'   ? value.real
              : type == 'i' ? value.whole
              : type == 's' ? SDL_strtod(value.words, &end)
                            : value.natural;
    return type != 's' || (end != value.words && !*end);
}

typedef struct Saying {
    const char *space, *key; /* as the portal names it */
    void (*take)(Wishes *wishes, double number);
} Saying;

static void take_contrast(Wishes *wishes, double number)
{
    wishes->high_contrast |= number == 1;
}

static void take_motion(Wishes *wishes, double number)
{
    wishes->reduced_motion |= number == 1;
}

static void take_animation(Wishes *wishes, double number)
{
    wishes->reduced_motion |= number == 0;
}

static void take_text_scale(Wishes *wishes, double number)
{
    wishes->text_scale = (float)number;
}

/* The first two are for every desktop; older ones have only their own. */
static const Saying SAYINGS[] = {
    {"org.freedesktop.appearance", "contrast", take_contrast},
    {"org.freedesktop.appearance", "reduced-motion", take_motion},
    {"org.gnome.desktop.interface", "enable-animations", take_animation},
    {"org.gnome.desktop.interface", "text-scaling-factor", take_text_scale},
    {"org.gnome.desktop.a11y.interface", "high-contrast", take_contrast},
    {"org.kde.kdeglobals.KDE", "AnimationDurationFactor", take_animation},
};

/* ---- the answer: a dictionary of dictionaries ---- */

/* Goes to the value of an entry whose key is a word; NULL if it is no such entry. */
static const char *enter_entry(const Bus *bus, DBusIter *entries, DBusIter *value)
{
    const char *key = NULL;
    if (bus->type(entries) != 'e')
        return NULL;
    bus->recurse(entries, value);
    if (bus->type(value) == 's')
        bus->get(value, &key);
    return bus->next(value) ? key : NULL;
}

static void take_value(const Bus *bus, const char *space, const char *key, DBusIter *value,
                       Wishes *wishes)
{
    DBusIter inside;
    double number;
    if (bus->type(value) != 'v')
        return;
    bus->recurse(value, &inside);
    if (!read_number(bus, &inside, &number))
        return;
    for (size_t i = 0; i < SDL_arraysize(SAYINGS); i++) {
        if (strcmp(SAYINGS[i].space, space) == 0 && strcmp(SAYINGS[i].key, key) == 0)
            SAYINGS[i].take(wishes, number);
    }
}

static void take_space(const Bus *bus, const char *space, DBusIter *value, Wishes *wishes)
{
    DBusIter entries, inside;
    if (bus->type(value) != 'a')
        return;
    bus->recurse(value, &entries);
    do {
        const char *key = enter_entry(bus, &entries, &inside);
        if (key)
            take_value(bus, space, key, &inside, wishes);
    } while (bus->next(&entries));
}

static bool take_answer(const Bus *bus, DBusMessage *answer, Wishes *wishes)
{
    DBusIter all, entries, inside;
    if (!bus->begin(answer, &all) || bus->type(&all) != 'a')
        return false;
    bus->recurse(&all, &entries);
    do {
        const char *space = enter_entry(bus, &entries, &inside);
        if (space)
            take_space(bus, space, &inside, wishes);
    } while (bus->next(&entries));
    return true;
}

/* ---- the question ---- */

static DBusMessage *ask(const Bus *bus)
{
    DBusIter arguments, spaces;
    DBusMessage *answer = NULL;
    DBusMessage *call =
        bus->new_call("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                      "org.freedesktop.portal.Settings", "ReadAll");
    if (!call)
        return NULL;
    bus->begin_append(call, &arguments);
    bool whole = bus->open(&arguments, 'a', "s", &spaces);
    for (size_t i = 0; whole && i < SDL_arraysize(SAYINGS); i++)
        whole = bus->append(&spaces, 's', &SAYINGS[i].space);
    if (whole && bus->close_container(&arguments, &spaces))
        answer = bus->call(bus->connection, call, PATIENCE, NULL);
    bus->unref_message(call);
    return answer;
}

bool desktop_wishes(Wishes *wishes)
{
    Bus bus = {0};
    bool answered = false;
    if (!open_bus(&bus))
        return false;
    DBusMessage *answer = ask(&bus);
    if (answer) {
        answered = take_answer(&bus, answer, wishes);
        bus.unref_message(answer);
    }
    close_bus(&bus);
    return answered;
}

#endif
