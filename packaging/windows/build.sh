#!/bin/sh
# Builds the game for 64-bit Windows and packs it as .zip and as installer, in build/windows.
#
# SDL and its satellites are built first, from Debian's source packages, and are kept there. They
# carry their own decoders for PNG and Vorbis; WebP and FreeType are linked into them, and
# libharu into the game. Takes long.
set -eu
cd "$(dirname "$0")/../.."
. packaging/archive.sh

sh packaging/dependencies.sh windows
build=$PWD/build/windows
toolchain=$PWD/cmake/mingw-w64.cmake
SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
prefix=$build/prefix
export MINGW_PREFIX="$prefix" SOURCE_DATE_EPOCH
mkdir -p "$prefix"

install_library() { cmake --install "$1" --strip; }

open_archive
build_sdl
build_haru

# The compiler's own, which every program needs.
for library in libwinpthread-1.dll libssp-0.dll; do
    cp "$(x86_64-w64-mingw32-gcc-posix -print-file-name="$library")" "$MINGW_PREFIX/bin/"
done

# ---- the game ----

echo "== dreamhome"
icons=""
for size in 16 24 32 48 64 128 256; do
    icons="$icons assets/icons/app/$size/dreamhome.png"
done
# shellcheck disable=SC2086 # the list is meant to be split
convert $icons "$build/dreamhome.ico"
cmake -S . -B "$build/dreamhome" -G Ninja --toolchain "$toolchain" -DCMAKE_BUILD_TYPE=Release \
    -DDREAMHOME_TESTS=OFF -DDREAMHOME_WERROR=ON -DDREAMHOME_ICON="$build/dreamhome.ico" \
    >"$build/dreamhome.log"
cmake --build "$build/dreamhome"

of_cache() { sed -n "s/^$1:[A-Z]*=//p" "$build/dreamhome/CMakeCache.txt"; }
version=$(of_cache CMAKE_PROJECT_VERSION)
name=dreamhome-$version-windows-x86_64
folder=$build/$name
rm -rf "$folder"
cmake --install "$build/dreamhome" --prefix "$folder" --strip >"$build/dreamhome.log"
cp packaging/windows/README.txt "$folder/"
copy_licences "$folder/share/doc/libraries"
cp /usr/share/doc/mingw-w64-common/copyright "$folder/share/doc/libraries/mingw-w64"
cp /usr/share/doc/gcc-mingw-w64-base/copyright "$folder/share/doc/libraries/gcc-mingw-w64"
find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

# ---- what can be handed on ----

echo "== $name.zip"
python3 -B packaging/windows/zip.py "$folder" "$folder.zip"

echo "== $name-setup.exe"
# Our street without the sky, in the sizes and the format that the installer takes. It brings them with
# their time, as all its files.
picture()
{
    convert "$1" -resize "$2" -gravity south -extent "$3" -alpha off "BMP3:$build/$4"
    touch -d "@$SOURCE_DATE_EPOCH" "$build/$4"
}
picture packaging/pictures/title.jpg x480 164x314 side.bmp
picture packaging/pictures/title.jpg 150x 150x57 header.bmp

# What the installer brings, in the order of the names; what the uninstaller deletes: the files one by
# one, then their folders from the inside out.
# shellcheck disable=SC2016 # $INSTDIR is for the installer
find "$folder" -type f -printf '%P\n' | LC_ALL=C sort | awk -v folder="$folder" '{
    into = "/" $0
    sub("/[^/]*$", "", into)
    gsub("/", "\\", into)
    printf "SetOutPath \"$INSTDIR%s\"\nFile \"%s/%s\"\n", into, folder, $0
}' >"$build/install.nsh"
# shellcheck disable=SC2016 # $INSTDIR is for the installer
(cd "$folder" && {
    find . -type f -printf 'Delete "$INSTDIR\\%P"\n' | LC_ALL=C sort
    find . -mindepth 1 -type d -printf 'RMDir "$INSTDIR\\%P"\n' | LC_ALL=C sort -r
}) | tr / "\\\\" >"$build/remove.nsh"
makensis -V2 -NOCD -DVERSION="$version" -DPUBLISHER="$(of_cache PUBLISHER_NAME)" \
    -DSIZE="$(find "$folder" -type f -printf '%s\n' | awk '{ b += $1 } END { print int(b / 1024) }')" \
    -DICON="$build/dreamhome.ico" -DSIDE="$build/side.bmp" -DHEADER="$build/header.bmp" -DINSTALL="$build/install.nsh" \
    -DREMOVE="$build/remove.nsh" -DOUTPUT="$folder-setup.exe" packaging/windows/installer.nsi
