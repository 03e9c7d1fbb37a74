#!/bin/sh
# Makes a .tar.gz that runs from any folder without installing anything, and prints its path.
#
# SDL and its satellites are built first, from Debian's source packages, against the C library of
# Debian 11, and are kept in build/portable. They lie in lib/, found through $ORIGIN. What belongs to
# the host's display and sound is loaded at run time if it is there: X11, Wayland, OpenGL, PulseAudio,
# PipeWire, ALSA. Takes long the first time.
set -eu
cd "$(dirname "$0")/.."
. packaging/archive.sh

build=$PWD/build/portable
toolchain=$PWD/cmake/portable.cmake
prefix=/usr # of the sysroot
TRIPLET=$(gcc -print-multiarch)
export SYSROOT="$build/sysroot" TRIPLET

# What the sysroot is made of: the C library from the old release; headers, and libraries to read
# names from, of what SDL loads at run time.
libc="libc6 libc6-dev linux-libc-dev"
loaded="libx11-dev libx11-6 libxext-dev libxext6 libxcursor-dev libxcursor1 libxi-dev libxi6
        libxfixes-dev libxfixes3 libxrandr-dev libxrandr2 libxrender-dev libxss-dev libxss1
        x11proto-dev libxcb1-dev libxau-dev libxdmcp-dev
        libwayland-dev libwayland-client0 libwayland-cursor0 libwayland-egl1 libxkbcommon-dev
        libxkbcommon0 libegl-dev libegl1 libgl-dev libgl1 libgles-dev libgles2 libglx-dev
        libdecor-0-dev libdecor-0-0 libffi-dev
        libpulse-dev libpulse0 libpipewire-0.3-dev libpipewire-0.3-0 libspa-0.2-dev
        libasound2-dev libasound2 libdbus-1-dev libdbus-1-3 libudev-dev libudev1"

# Links of packages begin at the root of the system that they were made for.
make_links_relative()
{
    find "$SYSROOT" -type l -lname '/*' | while read -r link; do
        ln -srfn "$SYSROOT$(readlink "$link")" "$link"
    done
}

make_sysroot()
{
    [ ! -e "$build/sysroot.done" ] || return 0
    echo "== the C library of $libc_release"
    rm -rf "$SYSROOT"
    mkdir -p "$SYSROOT/usr/lib" "$SYSROOT/usr/lib64"
    ln -s usr/lib "$SYSROOT/lib"
    ln -s usr/lib64 "$SYSROOT/lib64"
    # shellcheck disable=SC2086 # the lists are meant to be split
    {
        unpack_packages "$libc_release" "$SYSROOT" $libc
        unpack_packages "$source_release" "$SYSROOT" $loaded
    }
    make_links_relative
    touch "$build/sysroot.done"
}

install_library() { DESTDIR="$SYSROOT" cmake --install "$1" --strip; }

# The newest version of the C library that the programs ask for.
libc_needed()
{
    objdump -T "$@" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -n 1
}

# Nothing may come along that is not listed here.
check_needed()
{
    objdump -p "$@" | sed -n 's/^ *NEEDED *//p' | sort -u |
        grep -Ev '^(libSDL2.*|lib(c|m|dl|rt|pthread)\.so\..*|ld-linux.*)$' >"$build/strangers" || return 0
    echo "the archive would need $(tr '\n' ' ' <"$build/strangers")" >&2
    exit 1
}

# Neither where it was built, nor that the loader should look there.
check_paths()
{
    if grep -l -e "$build" "$@" >&2; then
        echo "these files name the folder that they were built in" >&2
        exit 1
    fi
}

{
    sh packaging/dependencies.sh package
    umask 022
    SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
    export SOURCE_DATE_EPOCH
    mkdir -p "$build"
    open_archive
    make_sysroot
    # Only what is loaded at run time, and nothing that would be linked.
    build_sdl -DSDL_RPATH=OFF -DSDL_KMSDRM=OFF -DSDL_IBUS=OFF -DSDL_SNDIO=OFF \
        -DSDL_JACK=OFF -DSDL_ESD=OFF -DSDL_NAS=OFF -DSDL_ARTS=OFF -DSDL_LIBSAMPLERATE=OFF
    build_haru

    echo "== dreamhome"
    # shellcheck disable=SC2016 # $ORIGIN is for the loader
    cmake -S . -B "$build/dreamhome" -G Ninja --toolchain "$toolchain" -DCMAKE_BUILD_TYPE=Release \
        -DDREAMHOME_TESTS=OFF -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_RPATH='$ORIGIN/../lib'
    cmake --build "$build/dreamhome"
} >&2

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:[A-Z]*=//p' "$build/dreamhome/CMakeCache.txt")
name=dreamhome-$version-linux-$(uname -m)
folder=$build/$name
rm -rf "$folder"
cmake --install "$build/dreamhome" --prefix "$folder" --strip >&2
mkdir -p "$folder/lib"
for library in SDL2-2.0 SDL2_image-2.0 SDL2_ttf-2.0 SDL2_mixer-2.0; do
    cp -L "$SYSROOT/usr/lib/lib$library.so.0" "$folder/lib/"
done
# They find each other through the program's own path.
check_needed "$folder"/bin/* "$folder"/lib/*
check_paths "$folder"/bin/* "$folder"/lib/*
copy_licences "$folder/share/doc/libraries"
needed=$(libc_needed "$folder"/bin/* "$folder"/lib/*)
for file in dreamhome README.txt; do
    sed "s/@LIBC@/$needed/g" "packaging/portable/$file" >"$folder/$file"
done
cp packaging/portable/menu-entry.sh "$folder/"
chmod 755 "$folder/dreamhome" "$folder/menu-entry.sh"
chmod 644 "$folder"/lib/*
tar -C "$build" --owner=0 --group=0 --numeric-owner --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
    -cf "$build/$name.tar" "$name"
gzip -9nf "$build/$name.tar"
echo "$build/$name.tar.gz"
