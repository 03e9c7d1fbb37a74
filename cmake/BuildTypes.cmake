# Release keeps its assertions: a broken invariant must stop the program, not spoil a game.
set(CMAKE_C_FLAGS_RELEASE "-O2" CACHE STRING "" FORCE)
set(CMAKE_C_FLAGS_DEBUG "-O1 -g" CACHE STRING "" FORCE)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Release")
    include(CheckPIESupported)
    include(CheckIPOSupported)
    check_pie_supported(LANGUAGES C)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    check_ipo_supported(RESULT ipo_supported LANGUAGES C)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${ipo_supported})
    add_compile_options(-fstack-protector-strong)
    add_link_options(-fstack-protector-strong) # Windows has a library for it
    add_compile_definitions(_FORTIFY_SOURCE=2)
    if(UNIX AND NOT APPLE)
        add_link_options(LINKER:-z,relro,-z,now)
    endif()
endif()
