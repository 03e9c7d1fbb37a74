#!/bin/sh
# Adds this folder's game to the menu of the desktop, for this user only, or takes it out again.
# usage: menu-entry.sh add|remove
set -eu

id=io.github.dreamhome.DreamHome
here=$(dirname "$(readlink -f "$0")")
data=${XDG_DATA_HOME:-$HOME/.local/share}

# A path as a quoted argument of Exec. Its \ " ` $ want a \ each, which the file writes as two, and
# % stands for itself when doubled.
exec_quoted()
{
    # shellcheck disable=SC2016 # these are the characters themselves
    printf '%s' "$1" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g' -e 's/.*/"&"/'
}

write_entry()
{
    program=$(exec_quoted "$here/dreamhome")
    while IFS= read -r line; do
        case $line in
        TryExec=*) ;; # the folder may lie on a medium that is not always there
        Exec=dreamhome*) printf 'Exec=%s%s\n' "$program" "${line#Exec=dreamhome}" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/$id.desktop" >"$data/applications/$id.desktop"
}

# Icons keep their place below share/icons.
icons()
{
    (cd "$here/share" && find icons -name "$id*" -type f)
}

# Runs a command if it is there. Desktops without it, or with a fault in their caches, do without.
attempt()
{
    ! command -v "$1" >/dev/null || "$@" >/dev/null 2>&1 || true
}

refresh()
{
    attempt update-desktop-database -q "$data/applications"
    attempt update-mime-database "$data/mime"
    attempt gtk-update-icon-cache -qtf "$data/icons/hicolor"
}

case ${1:-} in
add)
    mkdir -p "$data/applications" "$data/mime/packages"
    write_entry
    cp "$here/share/mime/packages/$id.xml" "$data/mime/packages/"
    icons | while IFS= read -r icon; do
        mkdir -p "$data/$(dirname "$icon")"
        cp "$here/share/$icon" "$data/$icon"
    done
    refresh
    ;;
remove)
    rm -f "$data/applications/$id.desktop" "$data/mime/packages/$id.xml"
    icons | while IFS= read -r icon; do
        rm -f "$data/$icon"
    done
    refresh
    ;;
*)
    echo "usage: menu-entry.sh add|remove" >&2
    exit 2
    ;;
esac
