# Release keeps its assertions: a broken invariant must stop the program, not spoil a game.
set(CMAKE_C_FLAGS_RELEASE "-O2" CACHE STRING "" FORCE)
set(CMAKE_C_FLAGS_DEBUG "-O1 -g" CACHE STRING "" FORCE)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

# harden(FLAGS): compiles with them where the compiler, its libraries and the processor have them.
include(CheckCSourceCompiles)
function(harden flags)
    string(MAKE_C_IDENTIFIER "has ${flags}" known)
    set(CMAKE_REQUIRED_FLAGS "-O2 -Werror ${flags}")
    check_c_source_compiles("#include <stdio.h>\nint main(void) { return puts(\"\"); }" ${known})
    if(${known})
        add_compile_options("SHELL:${flags}")
    endif()
endfunction()

if(CMAKE_BUILD_TYPE STREQUAL "Release")
    include(CheckPIESupported)
    include(CheckIPOSupported)
    check_pie_supported(LANGUAGES C)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    check_ipo_supported(RESULT ipo_supported LANGUAGES C)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${ipo_supported})
    # Objects that can also be linked as they are: see tests/CMakeLists.txt.
    if(ipo_supported AND DREAMHOME_TESTS AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
        set(DREAMHOME_FAT_OBJECTS ON)
        add_compile_options(-ffat-lto-objects)
    endif()
    add_compile_options(-fstack-protector-strong)
    add_link_options(-fstack-protector-strong) # Windows has a library for it
    if(NOT WIN32) # there every large frame is probed anyway
        harden(-fstack-clash-protection)
    endif()
    harden(-fcf-protection)
    harden("-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2")
    harden("-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3") # the last one counts
    # The same bytes wherever the sources lie.
    add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
    if(UNIX AND NOT APPLE)
        add_link_options(LINKER:-z,relro,-z,now)
    endif()
endif()
