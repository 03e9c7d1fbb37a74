#!/bin/sh
# Makes an AppImage out of the portable archive. Needs appimagetool, which Debian does not have;
# without it the folder build/appimage/DreamHome.AppDir is left, ready to be packed.
set -eu
cd "$(dirname "$0")/../.."

id=io.github.dreamhome.DreamHome
archive=${1:-$(sh packaging/portable.sh)}
build=build/appimage
folder=$build/DreamHome.AppDir

rm -rf "$folder"
mkdir -p "$folder/usr"
tar -xzf "$archive" -C "$folder/usr" --strip-components=1
rm "$folder/usr/dreamhome" "$folder/usr/menu-entry.sh" "$folder/usr/README.txt"

# At the top: what starts, its menu entry and its icon.
ln -s usr/bin/dreamhome "$folder/AppRun"
ln -s "usr/share/applications/$id.desktop" "$folder/$id.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/$id.png"
ln -s "$id.png" "$folder/.DirIcon"

if ! command -v appimagetool >/dev/null; then
    echo "appimagetool is missing; $PWD/$folder is ready to be packed" >&2
    exit 3
fi
name=$(basename "$archive" .tar.gz)
ARCH=$(uname -m) appimagetool "$folder" "$build/$name.AppImage" >&2
echo "$PWD/$build/$name.AppImage"
