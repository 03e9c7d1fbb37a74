# `cmake --build BUILD --target uninstall` takes back what `cmake --install BUILD` brought: the files
# of its manifest, and the folders that were not there before if nothing else has moved in.

# Below share/games, so that no prefix, not even ~/.local, mixes the game with the player's games in
# share/dreamhome.
set(DATA_FOLDER ${CMAKE_INSTALL_DATADIR}/games/dreamhome)

set(folders_script ${PROJECT_BINARY_DIR}/install_folders.cmake)
set(folders_made ${PROJECT_BINARY_DIR}/install_folders.txt)
install(SCRIPT ${folders_script}) # before all others, which make the folders

# install_files(FOLDER FILE... [RENAME NAME])
function(install_files folder)
    set_property(GLOBAL APPEND PROPERTY INSTALL_FOLDERS ${folder})
    install(FILES ${ARGN} DESTINATION ${folder})
endfunction()

# Writes the script that notes which folders are missing before anything is installed.
function(write_install_folders)
    get_property(folders GLOBAL PROPERTY INSTALL_FOLDERS)
    list(APPEND folders ${CMAKE_INSTALL_BINDIR})
    list(REMOVE_DUPLICATES folders)
    set(FOLDERS_MADE ${folders_made})
    set(FOLDERS ${folders})
    configure_file(${PROJECT_SOURCE_DIR}/cmake/InstallFolders.cmake.in ${folders_script} @ONLY)
endfunction()

add_custom_target(uninstall
    COMMAND ${CMAKE_COMMAND} -DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt
            -DFOLDERS_MADE=${folders_made}
            -P ${PROJECT_SOURCE_DIR}/cmake/TakeBack.cmake
    VERBATIM)
