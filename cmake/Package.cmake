# `cpack` in the build folder makes the Debian package. What else can be made has a script in
# packaging.
if(WIN32)
    return()
endif()

set(CPACK_PACKAGE_NAME dreamhome)
set(CPACK_PACKAGE_VENDOR ${PUBLISHER_NAME})
set(CPACK_PACKAGE_CONTACT "${PUBLISHER_NAME} <${PUBLISHER_MAIL}>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${PUBLISHER_URL})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "family board game: build the home of your dreams")
set(CPACK_PACKAGE_DESCRIPTION
"In twelve rounds every family builds a house: a living room, a kitchen,
bedrooms for the children, perhaps a workshop in the basement, and a roof on
top. Two to four players around one screen, against the computer, or both.

It plays by the rules of six editions, in seven languages, with mouse, touch,
keyboard or gamepad. This package also has dreamhome-engine, the rules and
the computer players at the other end of a pipe.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libsdl2-mixer-2.0-0 (>= 2.6)") # loaded, not linked
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/PackageDebian.cmake)

include(CPack)
