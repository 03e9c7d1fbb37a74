# What a program of Windows carries inside: its icon, its version, and a manifest that makes all
# paths UTF-8 and as long as they want, and all pixels real.
if(NOT WIN32)
    return()
endif()

enable_language(RC)
set(DREAMHOME_ICON "" CACHE FILEPATH "The icon as .ico, made by packaging/windows/build.sh")
set(manifest ${PROJECT_SOURCE_DIR}/packaging/windows/dreamhome.manifest)

function(add_resources program description)
    set(resources ${PROJECT_BINARY_DIR}/${program}.rc)
    configure_file(${PROJECT_SOURCE_DIR}/packaging/windows/dreamhome.rc.in ${resources} @ONLY)
    target_sources(${program} PRIVATE ${resources})
endfunction()

add_resources(dreamhome "Dream Home")
add_resources(dreamhome-engine "Dream Home, rules and computer players")

file(GLOB libraries ${MINGW_PREFIX}/bin/*.dll)
install(FILES ${libraries} DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES LICENSE ${filled}/copyright DESTINATION .)
