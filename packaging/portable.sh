#!/bin/sh
# Makes a .tar.gz that runs from any folder without installing anything, and prints its path.
#
# SDL, its satellites and all that they need lie in lib/, found through $ORIGIN. Left to the host
# is what must match its kernel, its drivers and its display: the C library, OpenGL, the core of
# X11 and Wayland, ALSA. The archive runs where the C library is at least as new as here.
set -eu
cd "$(dirname "$0")/.."

build=build/package
left_to_host='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util)|libstdc\+\+|libgcc_s|libz|libexpat'
left_to_host="$left_to_host"'|lib(GL|GLX|EGL|GLESv2|GLdispatch|OpenGL|gbm|drm)(_.*)?'
left_to_host="$left_to_host"'|lib(X11|X11-xcb|xcb.*|Xau|Xdmcp)|libwayland-.*|libasound)\.so(\..*)?$'

# The shared libraries that the programs need, all levels deep, that are not the host's business.
needed_libraries()
{
    ldd "$@" | sed -n 's/.* => \(\/.*\) (0x.*/\1/p' | sort -u | while read -r library; do
        basename "$library" | grep -Eq "$left_to_host" || echo "$library"
    done
}

# Licences of what is bundled: the archive is a copy of these packages as well. A library may be
# known to the package manager by the name it had before /lib became a link.
copy_licences()
{
    needed_libraries "$folder"/bin/* >"$build/libraries"
    while read -r library; do
        real=$(readlink -f "$library")
        owner=$(dpkg -S "$real" 2>/dev/null || dpkg -S "${real#/usr}" 2>/dev/null || true)
        owner=${owner%%:*}
        if [ -z "$owner" ] || [ ! -e "/usr/share/doc/$owner/copyright" ]; then
            echo "the licence of $library is not known" >&2
            exit 1
        fi
        cp -L "/usr/share/doc/$owner/copyright" "$folder/share/doc/libraries/$owner"
    done <"$build/libraries"
}

{
    sh packaging/dependencies.sh package
    umask 022
    cmake --preset play -B "$build"
    cmake --build "$build"
} >&2
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:[A-Z]*=//p' "$build/CMakeCache.txt")
name=dreamhome-$version-linux-$(uname -m)
folder=$build/$name
rm -rf "$folder"
cmake --install "$build" --prefix "$folder" --strip >&2
mkdir -p "$folder/lib" "$folder/share/doc/libraries"
needed_libraries "$folder"/bin/* | while read -r library; do
    cp -L "$library" "$folder/lib/"
done
copy_licences
# shellcheck disable=SC2016 # $ORIGIN is for the loader
{
    patchelf --set-rpath '$ORIGIN/../lib' "$folder"/bin/*
    patchelf --set-rpath '$ORIGIN' "$folder"/lib/*
}
cp packaging/portable/dreamhome packaging/portable/menu-entry.sh packaging/portable/README.txt \
    "$folder/"
chmod 755 "$folder/dreamhome" "$folder/menu-entry.sh"
chmod 644 "$folder"/lib/*
tar -C "$build" --owner=0 --group=0 --numeric-owner --sort=name -czf "$build/$name.tar.gz" "$name"
echo "$PWD/$build/$name.tar.gz"
