# The words: assets/lang/LL.po is compiled to lang/LL.mo in the build tree and installed from there.
# The target `pot` collects all English words into assets/lang/dreamhome.pot, for translators.
find_program(MSGFMT msgfmt)
find_program(XGETTEXT xgettext)

set(lang_sources ${PROJECT_SOURCE_DIR}/assets/lang)
set(lang_built ${PROJECT_BINARY_DIR}/lang)
file(MAKE_DIRECTORY ${lang_built})

file(GLOB po_files CONFIGURE_DEPENDS ${lang_sources}/*.po)
set(mo_files "")
foreach(po IN LISTS po_files)
    get_filename_component(language ${po} NAME_WE)
    set(mo ${lang_built}/${language}.mo)
    if(MSGFMT)
        add_custom_command(OUTPUT ${mo} COMMAND ${MSGFMT} --check-format -o ${mo} ${po} DEPENDS ${po}
                           VERBATIM)
        list(APPEND mo_files ${mo})
    endif()
endforeach()
if(po_files AND NOT MSGFMT)
    message(STATUS "msgfmt is missing: the game will speak English only")
endif()
add_custom_target(lang ALL DEPENDS ${mo_files})
install_files(${DATA_FOLDER}/lang ${mo_files})

if(XGETTEXT)
    add_custom_target(pot
        COMMAND ${CMAKE_COMMAND} -DXGETTEXT=${XGETTEXT} -DSOURCE=${PROJECT_SOURCE_DIR}
                -DSCRATCH=${lang_built} -DOUTPUT=${lang_sources}/dreamhome.pot
                -P ${PROJECT_SOURCE_DIR}/cmake/CollectWords.cmake
        VERBATIM)
endif()
