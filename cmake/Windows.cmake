# What a program of Windows carries inside: its icon, its version, and a manifest that makes all
# paths UTF-8 and all pixels real.
if(NOT WIN32)
    return()
endif()

enable_language(RC)
set(DREAMHOME_ICON "" CACHE FILEPATH "The icon as .ico, made by packaging/windows/build.sh")
set(resources ${PROJECT_BINARY_DIR}/dreamhome.rc)
set(manifest ${PROJECT_SOURCE_DIR}/packaging/windows/dreamhome.manifest)
configure_file(packaging/windows/dreamhome.rc.in ${resources} @ONLY)
target_sources(dreamhome PRIVATE ${resources})
target_sources(dreamhome-engine PRIVATE ${resources})

file(GLOB libraries ${MINGW_PREFIX}/bin/*.dll)
install(FILES ${libraries} DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES LICENSE ${filled}/copyright DESTINATION .)
