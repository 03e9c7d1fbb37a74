#include "app/words/plural.h"

#include <limits.h>
#include <stdbool.h>
#include <string.h>

enum { DEPTH_MAX = 40, FORMS_MAX = 8 };

void plural_from_header(const char *header, char rule[PLURAL_CAPACITY])
{
    const char *line = strstr(header, "Plural-Forms:");
    const char *start = line ? strstr(line, "plural=") : NULL;
    rule[0] = '\0';
    if (!start || start > line + strcspn(line, "\n"))
        return;
    start += strlen("plural=");
    const size_t length = strcspn(start, ";\n");
    if (length >= PLURAL_CAPACITY)
        return;
    memcpy(rule, start, length);
    rule[length] = '\0';
}

/* ---- the expression: what C allows without variables but n, in C's order ---- */

typedef struct Reader {
    const char *at;
    long long n;
    int depth;
    bool broken;
} Reader;

typedef struct Operator {
    const char *sign;
    int rank; /* binds the tighter the higher */
} Operator;

/* The longer signs first, so that "<=" is not read as "<". */
static const Operator OPERATORS[] = {
    {"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<=", 4}, {">=", 4}, {"<", 4},
    {">", 4},  {"+", 5},  {"-", 5},  {"*", 6},  {"/", 6},  {"%", 6},
};

static long long read_choice(Reader *reader);

static void skip_blanks(Reader *reader)
{
    reader->at += strspn(reader->at, " \t");
}

static bool take(Reader *reader, const char *sign)
{
    skip_blanks(reader);
    if (strncmp(reader->at, sign, strlen(sign)) != 0)
        return false;
    reader->at += strlen(sign);
    return true;
}

static long long read_number(Reader *reader)
{
    long long number = 0;
    skip_blanks(reader);
    if (*reader->at < '0' || *reader->at > '9') {
        reader->broken = true;
        return 0;
    }
    for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++)
        number = number < INT_MAX / 10 ? number * 10 + (*reader->at - '0') : number;
    return number;
}

static long long read_value(Reader *reader)
{
    long long value;
    if (reader->depth > DEPTH_MAX)
        reader->broken = true;
    if (reader->broken)
        return 0;
    reader->depth++;
    if (take(reader, "!")) {
        value = !read_value(reader);
    } else if (take(reader, "(")) {
        value = read_choice(reader);
        reader->broken |= !take(reader, ")");
    } else if (take(reader, "n")) {
        value = reader->n;
    } else {
        value = read_number(reader);
    }
    reader->depth--;
    return value;
}

/* Sums stay small whatever the rule says: a damaged one must not overflow. */
static long long compute(const char *sign, long long left, long long right)
{
    const long long limit = 1000000000;
    left = left > limit ? limit : left < -limit ? -limit : left;
    right = right > limit ? limit : right < -limit ? -limit : right;
    switch (sign[0]) {
    case '|':
        return left || right;
    case '&':
        return left && right;
    case '=':
        return left == right;
    case '!':
        return left != right;
    case '<':
        return sign[1] ? left <= right : left < right;
    case '>':
        return sign[1] ? left >= right : left > right;
    case '+':
        return left + right;
    case '-':
        return left - right;
    case '*':
        return left * right;
    case '/':
        return right ? left / right : 0;
    default:
        return right ? left % right : 0;
    }
}

static const Operator *take_operator(Reader *reader, int lowest_rank)
{
    for (size_t i = 0; i < sizeof OPERATORS / sizeof OPERATORS[0]; i++) {
        const char *before = reader->at;
        if (!take(reader, OPERATORS[i].sign))
            continue;
        if (OPERATORS[i].rank >= lowest_rank)
            return &OPERATORS[i];
        reader->at = before;
        return NULL;
    }
    return NULL;
}

static long long read_ranked(Reader *reader, int lowest_rank)
{
    long long value = read_value(reader);
    const Operator *sign;
    while (!reader->broken && (sign = take_operator(reader, lowest_rank)))
        value = compute(sign->sign, value, read_ranked(reader, sign->rank + 1));
    return value;
}

static long long read_choice(Reader *reader)
{
    if (++reader->depth > DEPTH_MAX)
        reader->broken = true;
    const long long condition = reader->broken ? 0 : read_ranked(reader, 1);
    long long value = condition;
    if (!reader->broken && take(reader, "?")) {
        const long long yes = read_choice(reader);
        reader->broken |= !take(reader, ":");
        const long long no = reader->broken ? 0 : read_choice(reader);
        value = condition ? yes : no;
    }
    reader->depth--;
    return value;
}

int plural_form(const char *rule, int count)
{
    Reader reader = {.at = rule, .n = count < 0 ? -(long long)count : count};
    const long long form = rule[0] ? read_choice(&reader) : count != 1;
    skip_blanks(&reader);
    if (*reader.at && rule[0])
        reader.broken = true;
    return reader.broken || form < 0 || form >= FORMS_MAX ? count != 1 : (int)form;
}
