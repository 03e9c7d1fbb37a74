# Run by the target `pot`: collects the English words of SOURCE into OUTPUT.
#
# Words stand in tr() and tr_count(), behind WORDS_MARK() and WORDS_IN(), and in two tables without any call: the
# names of the cards, where every string is one, and the fields `.words` of the rule errors.
file(GLOB_RECURSE sources RELATIVE ${SOURCE} ${SOURCE}/src/app/*.c ${SOURCE}/src/app/*.h)
list(REMOVE_ITEM sources src/app/words/names.c)
list(SORT sources)

set(marked include/dreamhome/rule_errors.def)
file(READ ${SOURCE}/${marked} table)
string(REGEX REPLACE "\\.words =[ \n]*((\"[^\"]*\"[ \n]*)+)" "WORDS_MARK(\\1)" table "${table}")
file(WRITE ${SCRATCH}/${marked} "${table}")

set(common --from-code=UTF-8 --language=C --add-location=file --sort-by-file
    --package-name=dreamhome "--copyright-holder=The Dream Home authors" --add-comments=words:)
set(all ${SCRATCH}/dreamhome.pot)
file(REMOVE ${all})
execute_process(COMMAND ${XGETTEXT} ${common} --keyword --keyword=tr:2 --keyword=tr_count:2,3
                        --keyword=WORDS_MARK:1 --keyword=WORDS_IN:1c,2 -o ${all} ${sources}
                WORKING_DIRECTORY ${SOURCE} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${XGETTEXT} ${common} --extract-all --join-existing -o ${all}
                        src/app/words/names.c
                WORKING_DIRECTORY ${SOURCE} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${XGETTEXT} ${common} --keyword --keyword=WORDS_MARK:1 --join-existing
                        -o ${all} ${marked}
                WORKING_DIRECTORY ${SCRATCH} COMMAND_ERROR_IS_FATAL ANY)

# Only new words make a new file: the date of the template alone does not.
file(READ ${all} template)
string(REGEX REPLACE "\"POT-Creation-Date:[^\n]*\n" "" template "${template}")
set(before "")
if(EXISTS ${OUTPUT})
    file(READ ${OUTPUT} before)
endif()
if(NOT template STREQUAL before)
    file(WRITE ${OUTPUT} "${template}")
    message(STATUS "${OUTPUT} has changed")
endif()
