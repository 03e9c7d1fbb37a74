#!/bin/sh
# Makes an AppImage out of the portable archive: a runtime, and behind it the folder as a squashfs.
# The runtime is a small program of the AppImage project that Debian does not have; without it
# everything is made but the last file.
# usage: sh packaging/appimage/build.sh [RUNTIME]
set -eu
cd "$(dirname "$0")/../.."

id=io.github.dreamhome.DreamHome
runtime=${1:-}
sh packaging/dependencies.sh package >&2
archive=$(sh packaging/portable.sh)
build=$PWD/build/appimage
folder=$build/DreamHome.AppDir
image=$build/$(basename "$archive" .tar.gz)

rm -rf "$build"
mkdir -p "$folder/usr"
tar -xzf "$archive" -C "$folder/usr" --strip-components=1
rm "$folder/usr/dreamhome" "$folder/usr/menu-entry.sh" "$folder/usr/README.txt"

# At the top: what starts, its menu entry and its icon.
ln -s usr/bin/dreamhome "$folder/AppRun"
ln -s "usr/share/applications/$id.desktop" "$folder/$id.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/$id.png"
ln -s "$id.png" "$folder/.DirIcon"

mksquashfs "$folder" "$image.squashfs" -root-owned -noappend -comp gzip -quiet -no-progress >&2
if [ -z "$runtime" ]; then
    echo "no runtime was given: $image.squashfs waits for one" >&2
    exit 3
fi
cat "$runtime" "$image.squashfs" >"$image.AppImage"
chmod 755 "$image.AppImage"
echo "$image.AppImage"
