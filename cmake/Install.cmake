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
set(assets ${PROJECT_SOURCE_DIR}/assets)
file(GLOB_RECURSE data RELATIVE ${assets} CONFIGURE_DEPENDS ${assets}/*.webp ${assets}/*.ogg
     ${assets}/*.ttf ${assets}/*.txt ${assets}/*.dreamhome)
list(FILTER data EXCLUDE REGEX "^(art|lang|icons/app)/")
foreach(file IN LISTS data)
    get_filename_component(place ${file} DIRECTORY)
    install_files(${DATA_FOLDER}/${place} ${assets}/${file})
endforeach()

if(WIN32)
    return()
endif()

# ---- the desktop ----
set(hicolor ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(size 16 22 24 32 48 64 128 256 512)
    install_files(${hicolor}/${size}x${size}/apps ${icons}/${size}/dreamhome.png
                  RENAME ${APP_ID}.png)
endforeach()
install_files(${hicolor}/scalable/apps ${icons}/dreamhome.svg RENAME ${APP_ID}.svg)
install_files(${hicolor}/symbolic/apps ${icons}/dreamhome-symbolic.svg
              RENAME ${APP_ID}-symbolic.svg)

install_files(${CMAKE_INSTALL_DATADIR}/applications ${packaging}/desktop/${APP_ID}.desktop)
install_files(${CMAKE_INSTALL_DATADIR}/metainfo ${filled}/${APP_ID}.metainfo.xml)
install_files(${CMAKE_INSTALL_DATADIR}/mime/packages ${packaging}/desktop/${APP_ID}.mime.xml
              RENAME ${APP_ID}.xml)

# ---- the shell ----
install_files(${CMAKE_INSTALL_MANDIR}/man6 ${packaging}/man/dreamhome.6
              ${packaging}/man/dreamhome-engine.6)
foreach(language fr hu pl pt_BR pt_PT ru)
    install_files(${CMAKE_INSTALL_MANDIR}/${language}/man6 ${packaging}/man/${language}/dreamhome.6)
endforeach()
install_files(${CMAKE_INSTALL_DATADIR}/bash-completion/completions
              ${packaging}/completions/dreamhome.bash RENAME dreamhome)
install_files(${CMAKE_INSTALL_DATADIR}/zsh/site-functions ${packaging}/completions/_dreamhome)
install_files(${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
              ${packaging}/completions/dreamhome.fish)

install_files(${CMAKE_INSTALL_DOCDIR} ${filled}/copyright ${filled}/changelog)
