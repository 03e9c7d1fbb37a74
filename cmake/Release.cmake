# What the packages say about this version: its section of CHANGELOG.md, "## 1.2.3 (2026-12-31)".
# The number itself stands in CMakeLists.txt and nowhere else.
file(READ ${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
string(REPLACE "." "\\." number ${PROJECT_VERSION})
if(NOT changelog MATCHES "\n## ${number} \\((2[0-9-]+)\\)\n+([^#]+)")
    message(FATAL_ERROR "CHANGELOG.md says nothing about version ${PROJECT_VERSION}.")
endif()
set(RELEASE_DATE ${CMAKE_MATCH_1})
set(notes "\n${CMAKE_MATCH_2}")

# As Debian writes it: items below the name, and the day of the week.
string(STRIP "${notes}" notes)
string(REPLACE "\n" "\n  " RELEASE_ITEMS "  ${notes}")
string(REPLACE "\n  - " "\n  * " RELEASE_ITEMS "\n${RELEASE_ITEMS}")
execute_process(COMMAND date -u -R -d ${RELEASE_DATE} OUTPUT_VARIABLE RELEASE_DAY
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
