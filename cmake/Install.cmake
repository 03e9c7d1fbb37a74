# What `cmake --install` adds to the two programs: the data that the game needs at run time, and
# what the desktop wants to know about it. Catalogues are installed by Lang.cmake.
set(packaging ${PROJECT_SOURCE_DIR}/packaging)
set(icons ${PROJECT_SOURCE_DIR}/assets/icons/app)

# Files that name the publisher.
set(filled ${PROJECT_BINARY_DIR}/packaging)
configure_file(${packaging}/desktop/${APP_ID}.metainfo.xml.in ${filled}/${APP_ID}.metainfo.xml @ONLY)
configure_file(${packaging}/debian/copyright.in ${filled}/copyright @ONLY)
configure_file(${packaging}/debian/changelog.in ${filled}/changelog @ONLY)

# Only these kinds of files: sources and notes among the assets stay at home.
install(DIRECTORY assets/boards assets/cards assets/fonts assets/icons assets/sounds assets/title
                  assets/tokens
        DESTINATION ${CMAKE_INSTALL_DATADIR}/dreamhome
        FILES_MATCHING PATTERN *.webp PATTERN *.ogg PATTERN *.ttf PATTERN *.txt
        PATTERN icons/app EXCLUDE)

if(WIN32)
    return()
endif()

# ---- the desktop ----
set(hicolor ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${icons}/${size}/dreamhome.png DESTINATION ${hicolor}/${size}x${size}/apps
            RENAME ${APP_ID}.png)
endforeach()
install(FILES ${icons}/dreamhome.svg DESTINATION ${hicolor}/scalable/apps RENAME ${APP_ID}.svg)
install(FILES ${icons}/dreamhome-symbolic.svg DESTINATION ${hicolor}/symbolic/apps
        RENAME ${APP_ID}-symbolic.svg)

install(FILES ${packaging}/desktop/${APP_ID}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${filled}/${APP_ID}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${packaging}/desktop/${APP_ID}.mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${APP_ID}.xml)

# ---- the shell ----
install(FILES ${packaging}/man/dreamhome.6 ${packaging}/man/dreamhome-engine.6
        DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
foreach(language fr hu pl pt_BR pt_PT ru)
    install(FILES ${packaging}/man/${language}/dreamhome.6
            DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man6)
endforeach()
install(FILES ${packaging}/completions/dreamhome.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME dreamhome)
install(FILES ${packaging}/completions/_dreamhome
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${packaging}/completions/dreamhome.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

install(FILES ${filled}/copyright ${filled}/changelog
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
