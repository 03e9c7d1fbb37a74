find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

# The cost of a test that takes long: CTest starts these first, so that no core is idle at the end.
set(long 60)

# add_unit_test(NAME LIBRARY...): tests/.../NAME.c as a cmocka program that CTest runs.
function(add_unit_test name)
    add_executable(${name} ${name}.c)
    target_link_libraries(${name} PRIVATE ${ARGN} test_support PkgConfig::CMOCKA)
    add_test(NAME ${name} COMMAND ${name})
    # What the developer's own desktop wishes for is nobody's business here.
    set_tests_properties(${name} PROPERTIES TIMEOUT 600
        ENVIRONMENT_MODIFICATION "DBUS_SESSION_BUS_ADDRESS=set:disabled:")
endfunction()
