/*
 * A settings portal for tests: takes its name on the session bus, says `ready`, and answers as
 * badly as it is told to. usage: fake_portal
 * gnome|portal|plain|nonsense|shapeless|refuses|hangs|dies
 */
#include <dbus/dbus.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_value(DBusMessageIter *keys, const char *key, int type, const void *value)
{
    DBusMessageIter entry, variant;
    const char signature[] = {(char)type, '\0'};
    dbus_message_iter_open_container(keys, DBUS_TYPE_DICT_ENTRY, NULL, &entry);
    dbus_message_iter_append_basic(&entry, DBUS_TYPE_STRING, &key);
    dbus_message_iter_open_container(&entry, DBUS_TYPE_VARIANT, signature, &variant);
    dbus_message_iter_append_basic(&variant, type, value);
    dbus_message_iter_close_container(&entry, &variant);
    dbus_message_iter_close_container(keys, &entry);
}

static void add_natural(DBusMessageIter *keys, const char *key, dbus_uint32_t value)
{
    add_value(keys, key, DBUS_TYPE_UINT32, &value);
}

static void add_truth(DBusMessageIter *keys, const char *key, dbus_bool_t value)
{
    add_value(keys, key, DBUS_TYPE_BOOLEAN, &value);
}

static void add_real(DBusMessageIter *keys, const char *key, double value)
{
    add_value(keys, key, DBUS_TYPE_DOUBLE, &value);
}

static void add_words(DBusMessageIter *keys, const char *key, const char *value)
{
    add_value(keys, key, DBUS_TYPE_STRING, &value);
}

static void fill_appearance(const char *mood, DBusMessageIter *keys)
{
    if (strcmp(mood, "portal") == 0) {
        add_natural(keys, "contrast", 1);
        add_natural(keys, "reduced-motion", 1);
    } else if (strcmp(mood, "nonsense") == 0) {
        add_words(keys, "contrast", "very");
        add_real(keys, "reduced-motion", -1e300);
        add_words(keys, "", "");
    } else {
        add_natural(keys, "contrast", 0);
        add_natural(keys, "color-scheme", 1);
    }
}

static void fill_interface(const char *mood, DBusMessageIter *keys)
{
    if (strcmp(mood, "gnome") == 0) {
        add_truth(keys, "enable-animations", false);
        add_real(keys, "text-scaling-factor", 1.27);
    } else if (strcmp(mood, "nonsense") == 0) {
        add_words(keys, "enable-animations", "0x");
        add_real(keys, "text-scaling-factor", -1.0 / 0.0);
    } else {
        add_truth(keys, "enable-animations", true);
        add_real(keys, "text-scaling-factor", 1);
    }
}

static void fill_access(const char *mood, DBusMessageIter *keys)
{
    add_truth(keys, "high-contrast", strcmp(mood, "gnome") == 0);
}

static void fill_kde(const char *mood, DBusMessageIter *keys)
{
    add_words(keys, "AnimationDurationFactor", strcmp(mood, "portal") == 0 ? "0" : "1");
}

static void add_space(const char *mood, DBusMessageIter *spaces, const char *name,
                      void (*fill)(const char *mood, DBusMessageIter *keys))
{
    DBusMessageIter entry, keys;
    dbus_message_iter_open_container(spaces, DBUS_TYPE_DICT_ENTRY, NULL, &entry);
    dbus_message_iter_append_basic(&entry, DBUS_TYPE_STRING, &name);
    dbus_message_iter_open_container(&entry, DBUS_TYPE_ARRAY, "{sv}", &keys);
    fill(mood, &keys);
    dbus_message_iter_close_container(&entry, &keys);
    dbus_message_iter_close_container(spaces, &entry);
}

static DBusMessage *answer_of(const char *mood, DBusMessage *call)
{
    DBusMessageIter all, spaces;
    const char *words = "no dictionary";
    if (strcmp(mood, "refuses") == 0)
        return dbus_message_new_error(call, DBUS_ERROR_FAILED, "no");
    DBusMessage *answer = dbus_message_new_method_return(call);
    if (strcmp(mood, "shapeless") == 0) {
        dbus_message_append_args(answer, DBUS_TYPE_STRING, &words, DBUS_TYPE_INVALID);
        return answer;
    }
    dbus_message_iter_init_append(answer, &all);
    dbus_message_iter_open_container(&all, DBUS_TYPE_ARRAY, "{sa{sv}}", &spaces);
    add_space(mood, &spaces, "org.freedesktop.appearance", fill_appearance);
    add_space(mood, &spaces, "org.gnome.desktop.interface", fill_interface);
    add_space(mood, &spaces, "org.gnome.desktop.a11y.interface", fill_access);
    add_space(mood, &spaces, "org.kde.kdeglobals.KDE", fill_kde);
    dbus_message_iter_close_container(&all, &spaces);
    return answer;
}

static void take_call(DBusConnection *bus, const char *mood, DBusMessage *call)
{
    puts("asked");
    fflush(stdout);
    if (strcmp(mood, "dies") == 0)
        exit(0);
    if (strcmp(mood, "hangs") == 0)
        return;
    DBusMessage *answer = answer_of(mood, call);
    dbus_connection_send(bus, answer, NULL);
    dbus_connection_flush(bus);
    dbus_message_unref(answer);
}

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    DBusConnection *bus = dbus_bus_get(DBUS_BUS_SESSION, NULL);
    if (!bus || dbus_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0, NULL) !=
                    DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER)
        return 1;
    puts("ready");
    fflush(stdout);
    while (dbus_connection_read_write(bus, -1)) {
        for (DBusMessage *call; (call = dbus_connection_pop_message(bus));) {
            if (dbus_message_is_method_call(call, "org.freedesktop.portal.Settings", "ReadAll"))
                take_call(bus, argv[1], call);
            dbus_message_unref(call);
        }
    }
    return 0;
}
