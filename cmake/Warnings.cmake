add_compile_options(-Wall -Wextra -Wshadow -Wvla -Wstrict-prototypes -Wmissing-prototypes
                    -Wpointer-arith -Wwrite-strings)
if(DREAMHOME_WERROR)
    add_compile_options(-Werror)
endif()
