# Toolchain file: builds for Linux with the C library of an older Debian, which lies in SYSROOT.
# packaging/portable.sh uses it, and puts SDL and its satellites there first.
set(CMAKE_SYSROOT $ENV{SYSROOT})
set(CMAKE_C_COMPILER gcc)
set(CMAKE_CXX_COMPILER g++)

# Libraries and headers come from there and never from this machine; programs do.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(folders ${CMAKE_SYSROOT}/usr/lib ${CMAKE_SYSROOT}/usr/lib/$ENV{TRIPLET} ${CMAKE_SYSROOT}/usr/share)
list(TRANSFORM folders APPEND /pkgconfig)
list(JOIN folders ":" folders)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${CMAKE_SYSROOT})
set(ENV{PKG_CONFIG_LIBDIR} ${folders})

# -B and -L: a compiler of this machine looks beside itself before it looks into another system.
# What X11 and the others need in turn is the host's business: they are only looked at, and loaded
# when the game starts.
set(flags "-B${CMAKE_SYSROOT}/usr/lib/$ENV{TRIPLET} -L${CMAKE_SYSROOT}/lib/$ENV{TRIPLET}")
set(flags "${flags} -static-libgcc -Wl,--allow-shlib-undefined")
# The path of the program is that of its libraries too, which load others in their turn.
set(CMAKE_EXE_LINKER_FLAGS_INIT "${flags} -Wl,--disable-new-dtags")
set(CMAKE_SHARED_LINKER_FLAGS_INIT ${flags})
