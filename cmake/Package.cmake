# `cpack` in the build folder makes the Debian package, on Windows the zip and the installer.
# The portable archive of Linux is made by packaging/portable.sh.
set(CPACK_PACKAGE_NAME dreamhome)
set(CPACK_PACKAGE_VENDOR "The Dream Home developers")
set(CPACK_PACKAGE_CONTACT "The Dream Home developers <dreamhome@users.noreply.github.com>")
set(CPACK_PACKAGE_HOMEPAGE_URL https://dreamhome.github.io/)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "family board game: build the home of your dreams")
set(CPACK_PACKAGE_DESCRIPTION
"In twelve rounds every family builds a house: a living room, a kitchen,
bedrooms for the children, perhaps a sauna in the basement, and a roof on
top. Two to four players around one screen, against the computer, or both.

It plays by the rules of six editions, in seven languages, with mouse, touch,
keyboard or gamepad. This package also has dreamhome-engine, the rules and
the computer players at the other end of a pipe.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

if(WIN32)
    set(CPACK_GENERATOR ZIP NSIS)
    set(CPACK_PACKAGE_INSTALL_DIRECTORY "Dream Home")
    set(CPACK_PACKAGE_EXECUTABLES dreamhome "Dream Home")
    set(CPACK_NSIS_PACKAGE_NAME "Dream Home")
    set(CPACK_NSIS_DISPLAY_NAME "Dream Home")
    set(CPACK_NSIS_MUI_ICON ${DREAMHOME_ICON})
    set(CPACK_NSIS_MUI_UNIICON ${DREAMHOME_ICON})
    set(CPACK_NSIS_INSTALLED_ICON_NAME bin\\dreamhome.exe)
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
    set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
    set(CPACK_PACKAGE_FILE_NAME dreamhome-${PROJECT_VERSION}-windows-x86_64)
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION games)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/PackageDebian.cmake)
endif()

include(CPack)
