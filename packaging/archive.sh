# Sourced by what is built from Debian's packages: fetches sources and binaries from the archive that
# this machine uses, into $build, and checks their signatures. Nothing is installed; root is not
# needed. The same releases on every machine, so that the same bytes come out.
# The script that sources it sets $build, $toolchain and $prefix.
# shellcheck shell=sh disable=SC2154

source_release=bookworm # SDL and its satellites
libc_release=bullseye   # the oldest C library that the portable archive runs with
keyring=/usr/share/keyrings/debian-archive-keyring.gpg

# archive COMMAND...: apt-get with a world of its own in $build/apt.
archive()
{
    apt-get -qq -o Dir::Etc::sourcelist="$build/apt/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::Etc::preferences=- -o Dir::Etc::preferencesparts="$build/apt/empty" \
        -o Dir::State="$build/apt/state" -o Dir::State::status="$build/apt/status" \
        -o Dir::Cache="$build/apt/cache" -o APT::Sandbox::User="$(id -un)" \
        -o APT::Get::List-Cleanup=false "$@"
}

# open_archive: once; later runs use what is there.
open_archive()
{
    [ ! -e "$build/apt/open" ] || return 0
    mkdir -p "$build/apt/state/lists/partial" "$build/apt/cache/archives/partial" \
        "$build/apt/empty" "$build/sources"
    : >"$build/apt/status"
    # shellcheck disable=SC2016 # the $ is for apt
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' | head -n 1)
    {
        echo "deb-src [signed-by=$keyring] $mirror $source_release main"
        echo "deb [signed-by=$keyring] $mirror $source_release main"
        echo "deb [signed-by=$keyring] $mirror $libc_release main"
    } >"$build/apt/sources.list"
    archive update
    touch "$build/apt/open"
}

# unpack_packages RELEASE FOLDER PACKAGE...: files of binary packages, without what they depend on.
unpack_packages()
{
    from=$1
    into=$2
    shift 2
    debs=$build/debs/$from
    mkdir -p "$debs" "$into"
    for package in "$@"; do
        set -- "$@" "$package/$from"
        shift
    done
    (cd "$debs" && archive download "$@")
    for package in "$debs"/*.deb; do
        dpkg-deb -x "$package" "$into"
    done
}

sources_of()
{
    find "$build/sources" -maxdepth 1 -type d -name "$1-[0-9]*"
}

# get_sources SOURCE-PACKAGE: into $build/sources.
get_sources()
{
    (cd "$build/sources" && archive source --only-source "$1/$source_release")
}

# get_original SOURCE-PACKAGE: what its authors gave out, without what Debian adds.
get_original()
{
    (cd "$build/sources" && archive source --tar-only "$1/$source_release" &&
        for original in "$1"_*.orig.tar.*; do
            version=${original#*_}
            mkdir -p "$1-${version%.orig.tar.*}"
            tar -xf "$original" -C "$1-${version%.orig.tar.*}" --strip-components=1
        done)
}

# build_library SOURCE-PACKAGE [CMake options]: once, with $toolchain. $get fetches it, and $recipe is
# where its CMakeLists.txt lies, if not in the sources. The function `install_library` of the script
# puts it where the next one finds it.
libraries=""
get=get_sources
recipe=""
build_library()
{
    package=$1
    shift
    libraries="$libraries $package"
    [ ! -e "$build/$package.done" ] || return 0
    echo "== $package"
    { "$get" "$package" &&
        cmake -S "${recipe:-$(sources_of "$package")}" -B "$build/$package" -G Ninja \
            --toolchain "$toolchain" -DCMAKE_BUILD_TYPE=Release \
            -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib \
            -DCMAKE_C_FLAGS="-ffile-prefix-map=$build/=" "$@" \
            ${recipe:+"-DSOURCES=$(sources_of "$package")"} &&
        cmake --build "$build/$package" &&
        install_library "$build/$package"; } >"$build/$package.log" 2>&1 ||
        { tail -n 30 "$build/$package.log"; exit 1; }
    touch "$build/$package.done"
}

# SDL's satellites and what they are made of. They carry their own decoders for PNG and Vorbis; WebP
# and FreeType are linked into them. build_sdl [options of SDL itself]
build_sdl()
{
    build_library libsdl2 -DSDL_STATIC=OFF -DSDL_TEST=OFF "$@"
    build_library freetype -DBUILD_SHARED_LIBS=OFF -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON \
        -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON \
        -DCMAKE_POSITION_INDEPENDENT_CODE=ON
    build_library libwebp -DBUILD_SHARED_LIBS=OFF -DWEBP_BUILD_ANIM_UTILS=OFF \
        -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF \
        -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF \
        -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF -DWEBP_USE_THREAD=OFF \
        -DCMAKE_POSITION_INDEPENDENT_CODE=ON
    build_library libsdl2-image -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_VENDORED=OFF \
        -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_BACKEND_STB=ON -DSDL2IMAGE_WEBP=ON \
        -DSDL2IMAGE_TIF=OFF -DSDL2IMAGE_AVIF=OFF -DSDL2IMAGE_JXL=OFF
    build_library libsdl2-ttf -DSDL2TTF_VENDORED=OFF -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_HARFBUZZ=OFF
    build_library libsdl2-mixer -DSDL2MIXER_DEPS_SHARED=OFF -DSDL2MIXER_VENDORED=OFF \
        -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_VORBIS=STB -DSDL2MIXER_FLAC=OFF -DSDL2MIXER_MOD=OFF \
        -DSDL2MIXER_MP3=OFF -DSDL2MIXER_MIDI=OFF -DSDL2MIXER_OPUS=OFF -DSDL2MIXER_WAVPACK=OFF
}

# What sheets are printed with, for linking into the program: without PNG, which nothing prints. Not
# every mirror has Debian's part of libharu, and nothing of it is needed.
build_haru()
{
    recipe=packaging/zlib
    build_library zlib -DCMAKE_POSITION_INDEPENDENT_CODE=ON
    recipe=""
    get=get_original
    build_library libharu -DLIBHPDF_SHARED=OFF -DLIBHPDF_STATIC=ON \
        -DCMAKE_DISABLE_FIND_PACKAGE_PNG=ON -DCMAKE_POSITION_INDEPENDENT_CODE=ON
    get=get_sources
}

# copy_licences FOLDER: of every library that was built.
copy_licences()
{
    mkdir -p "$1"
    for package in $libraries; do
        licence=$(sources_of "$package")/debian/copyright
        [ -e "$licence" ] || licence=${licence%/debian/*}/README
        cp "$licence" "$1/$package"
    done
}
