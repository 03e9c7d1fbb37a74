#!/bin/sh
# Builds the game for 64-bit Windows and packs it as .zip and as installer, in build/windows.
#
# SDL and its satellites are built first, from Debian's source packages, and are kept there. They
# carry their own decoders for PNG and Vorbis; WebP and FreeType are linked into them. Takes long.
set -eu
cd "$(dirname "$0")/../.."

sh packaging/dependencies.sh windows
build=$PWD/build/windows
toolchain=$PWD/cmake/mingw-w64.cmake
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
export MINGW_PREFIX="$build/prefix"
mkdir -p "$build/sources" "$MINGW_PREFIX"

# ---- sources ----

# This machine may know its archive only for binary packages: ask the same archive for sources.
fetch()
{
    if [ ! -e "$build/apt/sources.list" ]; then
        mkdir -p "$build/apt/lists/partial"
        # shellcheck disable=SC2016 # the $ is for apt
        apt-get indextargets --format "deb-src [signed-by=$keyring] "'$(REPO_URI) $(RELEASE) main' \
            'Label: Debian' 'Created-By: Packages' | sort -u >"$build/apt/sources.list"
        archive update
    fi
    archive source --only-source "$1"
}

archive()
{
    (cd "$build/sources" && apt-get -qq -o Dir::Etc::sourcelist="$build/apt/sources.list" \
        -o Dir::Etc::sourceparts=- -o Dir::State::lists="$build/apt/lists" \
        -o APT::Sandbox::User=root "$@")
}

sources_of()
{
    find "$build/sources" -maxdepth 1 -type d -name "$1-[0-9]*"
}

# build_library SOURCE-PACKAGE [CMake options]: once.
libraries=""
build_library()
{
    package=$1
    shift
    libraries="$libraries $package"
    [ ! -e "$build/$package.done" ] || return 0
    echo "== $package"
    fetch "$package" >"$build/$package.log" 2>&1 || { tail "$build/$package.log"; exit 1; }
    { cmake -S "$(sources_of "$package")" -B "$build/$package" -G Ninja --toolchain "$toolchain" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$MINGW_PREFIX" \
        -DCMAKE_INSTALL_LIBDIR=lib "$@" &&
        cmake --build "$build/$package" &&
        cmake --install "$build/$package" --strip; } >>"$build/$package.log" 2>&1 ||
        { tail -n 30 "$build/$package.log"; exit 1; }
    touch "$build/$package.done"
}

build_library libsdl2 -DSDL_STATIC=OFF -DSDL_TEST=OFF
build_library freetype -DBUILD_SHARED_LIBS=OFF -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON \
    -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON
build_library libwebp -DBUILD_SHARED_LIBS=OFF -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF \
    -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF -DWEBP_BUILD_IMG2WEBP=OFF \
    -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF \
    -DWEBP_BUILD_EXTRAS=OFF
build_library libsdl2-image -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_VENDORED=OFF \
    -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_BACKEND_STB=ON -DSDL2IMAGE_WEBP=ON -DSDL2IMAGE_TIF=OFF \
    -DSDL2IMAGE_AVIF=OFF -DSDL2IMAGE_JXL=OFF
build_library libsdl2-ttf -DSDL2TTF_VENDORED=OFF -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_HARFBUZZ=OFF
build_library libsdl2-mixer -DSDL2MIXER_DEPS_SHARED=OFF -DSDL2MIXER_VENDORED=OFF \
    -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_VORBIS=STB -DSDL2MIXER_FLAC=OFF -DSDL2MIXER_MOD=OFF \
    -DSDL2MIXER_MP3=OFF -DSDL2MIXER_MIDI=OFF -DSDL2MIXER_OPUS=OFF -DSDL2MIXER_WAVPACK=OFF

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
mkdir -p "$folder/share/doc/libraries"
for package in $libraries; do
    cp "$(sources_of "$package")/debian/copyright" "$folder/share/doc/libraries/$package"
done
cp /usr/share/doc/mingw-w64-common/copyright "$folder/share/doc/libraries/mingw-w64"

# ---- what can be handed on ----

echo "== $name.zip"
rm -f "$folder.zip"
(cd "$build" && cmake -E tar cf "$name.zip" --format=zip "$name")

echo "== $name-setup.exe"
# What the uninstaller deletes: the files one by one, then their folders from the inside out.
# shellcheck disable=SC2016 # $INSTDIR is for the installer
(cd "$folder" && {
    find . -type f -printf 'Delete "$INSTDIR\\%P"\n'
    find . -mindepth 1 -depth -type d -printf 'RMDir "$INSTDIR\\%P"\n'
}) | tr / "\\\\" >"$build/remove.nsh"
makensis -V2 -NOCD -DVERSION="$version" -DPUBLISHER="$(of_cache PUBLISHER_NAME)" \
    -DICON="$build/dreamhome.ico" -DFOLDER="$folder" -DREMOVE="$build/remove.nsh" \
    -DOUTPUT="$folder-setup.exe" packaging/windows/installer.nsi
