/**
 * Why the rules refuse a move. Each reason has the id of its rule and an English sentence.
 */
#ifndef DREAMHOME_RULE_ERROR_H
#define DREAMHOME_RULE_ERROR_H

typedef enum RuleError {
    RULE_OK,
#define RULE_ERROR(name, ...) RULE_##name,
#include "rule_errors.def"
#undef RULE_ERROR
    RULE_ERROR_COUNT,
} RuleError;

typedef struct RuleErrorInfo {
    const char *rule;  /* id in RULES.md: "R4.1" */
    char letter;       /* 'A', 'B', 'C' as on the home board, or 0 */
    const char *words; /* one English sentence without its full stop */
} RuleErrorInfo;

extern const RuleErrorInfo RULE_ERROR_INFO[RULE_ERROR_COUNT];

#endif
