# Run by CPack on what it is about to pack: Debian keeps manuals and changelogs compressed.
file(GLOB plain ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man/man6/*.6
                ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man/*/man6/*.6
                ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/dreamhome/changelog)
if(plain)
    execute_process(COMMAND gzip -9n ${plain} COMMAND_ERROR_IS_FATAL ANY)
endif()

# To Debian, Portuguese without a country is that of Portugal.
set(manuals ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man)
if(EXISTS ${manuals}/pt_PT)
    file(RENAME ${manuals}/pt_PT ${manuals}/pt)
endif()

# Debian's zsh looks for the completions of packages here.
set(zsh ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/zsh)
if(EXISTS ${zsh}/site-functions)
    file(RENAME ${zsh}/site-functions ${zsh}/vendor-completions)
endif()

# Debian's games lie in a folder of their own; the data is found from there as from bin.
set(programs ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
if(EXISTS ${programs}/bin)
    file(RENAME ${programs}/bin ${programs}/games)
endif()
