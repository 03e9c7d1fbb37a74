# The oldest libraries that will do. What is missing or too old is told in one sentence.
find_package(PkgConfig REQUIRED)

function(require_version module name oldest)
    pkg_check_modules(found_${module} QUIET ${module})
    if(NOT found_${module}_FOUND)
        message(FATAL_ERROR "Dream Home needs ${name} ${oldest} or later, and there is none: "
                            "sh packaging/dependencies.sh build installs it.")
    elseif(found_${module}_VERSION VERSION_LESS oldest)
        message(FATAL_ERROR "Dream Home needs ${name} ${oldest} or later, and this system has "
                            "${found_${module}_VERSION}: Debian 12, Ubuntu 24.04 and later have it.")
    endif()
endfunction()

require_version(sdl2 SDL 2.26)
require_version(SDL2_image SDL2_image 2.6)
require_version(SDL2_ttf SDL2_ttf 2.20)
require_version(SDL2_mixer SDL2_mixer 2.6)
