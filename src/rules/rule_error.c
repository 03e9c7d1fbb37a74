#include "dreamhome/rule_error.h"

#define RULE_ERROR(name, ...) [RULE_##name] = {__VA_ARGS__},
const RuleErrorInfo RULE_ERROR_INFO[RULE_ERROR_COUNT] = {
    [RULE_OK] = {.rule = "", .words = ""},
#include "dreamhome/rule_errors.def"
};
#undef RULE_ERROR
