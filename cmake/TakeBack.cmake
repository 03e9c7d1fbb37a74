# Run by the target `uninstall`: removes the files of MANIFEST, then the folders of FOLDERS_MADE, from
# the inside out, where they are empty.
if(NOT EXISTS ${MANIFEST})
    message(FATAL_ERROR "Nothing was installed from this build: ${MANIFEST} is missing.")
endif()
file(STRINGS ${MANIFEST} files ENCODING UTF-8)
file(STRINGS ${FOLDERS_MADE} folders ENCODING UTF-8)

foreach(file IN LISTS files)
    file(REMOVE "$ENV{DESTDIR}${file}")
endforeach()

list(SORT folders ORDER DESCENDING) # a folder comes before the one it lies in
foreach(folder IN LISTS folders)
    execute_process(COMMAND rmdir "$ENV{DESTDIR}${folder}" ERROR_QUIET) # refuses what is not empty
endforeach()
file(REMOVE ${MANIFEST} ${FOLDERS_MADE})
message(STATUS "Dream Home is removed; your games and settings are still there.")
