# Run by the target `pot`: collects the English words of SOURCE into OUTPUT.
#
# Words stand in tr() and tr_count(), behind WORDS_MARK() and WORDS_IN(), and in three places without any call: the
# names of the cards, where every string is one, the fields `.words` of the rule errors, and the lines `lesson` and
# `say` of the lessons.
file(GLOB_RECURSE sources RELATIVE ${SOURCE} ${SOURCE}/src/app/*.c ${SOURCE}/src/app/*.h)
list(REMOVE_ITEM sources src/app/words/names.c)
list(SORT sources)

set(marked include/dreamhome/rule_errors.def)
file(READ ${SOURCE}/${marked} table)
string(REGEX REPLACE "\\.words =[ \n]*((\"[^\"]*\"[ \n]*)+)" "WORDS_MARK(\\1)" table "${table}")
file(WRITE ${SCRATCH}/${marked} "${table}")

file(GLOB lessons RELATIVE ${SOURCE} ${SOURCE}/assets/lessons/*.txt)
list(SORT lessons)
foreach(lesson IN LISTS lessons)
    file(STRINGS ${SOURCE}/${lesson} said ENCODING UTF-8 REGEX "^ *(lesson|say) ")
    list(TRANSFORM said REPLACE "^ *(lesson|say) (.*)$" "WORDS_MARK(\"\\2\")\n")
    string(CONCAT said ${said})
    file(WRITE ${SCRATCH}/${lesson} "${said}")
endforeach()

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
                        -o ${all} ${marked} ${lessons}
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
