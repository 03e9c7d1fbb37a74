# Toolchain file: builds for 64-bit Windows with Debian's mingw-w64.
# packaging/windows/build.sh uses it, and puts SDL and its satellites into MINGW_PREFIX first.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

set(triplet x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${triplet}-gcc-posix)
set(CMAKE_CXX_COMPILER ${triplet}-g++-posix)
set(CMAKE_RC_COMPILER ${triplet}-windres)

# Libraries and headers come from there and never from this machine; programs do.
set(MINGW_PREFIX $ENV{MINGW_PREFIX})
set(CMAKE_FIND_ROOT_PATH ${MINGW_PREFIX} /usr/${triplet})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${MINGW_PREFIX}/lib/pkgconfig)

# Without the time of the build: the same sources give the same bytes.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static-libgcc -Wl,--no-insert-timestamp")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-static-libgcc -Wl,--no-insert-timestamp")
