#include "app/words/placeholders.h"

#include <string.h>

enum { ARGUMENTS_MAX = 8 };

/* The kind of each argument: its letter, and how often an l stands before it. */
typedef struct Signature {
    int count;
    char letters[ARGUMENTS_MAX];
    char longs[ARGUMENTS_MAX];
    bool named; /* arguments are called by number; then all must be */
    bool wrong; /* something that we never write: no translation may have it */
} Signature;

static const char *skip_digits(const char *at, int *number)
{
    *number = 0;
    for (; *at >= '0' && *at <= '9'; at++)
        *number = *number < 1000 ? *number * 10 + (*at - '0') : *number;
    return at;
}

static void add_argument(Signature *signature, int place, char letter, char longs)
{
    if (place < 0 || place >= ARGUMENTS_MAX || !letter || !strchr("dsuc", letter) ||
        (signature->letters[place] &&
         (signature->letters[place] != letter || signature->longs[place] != longs))) {
        signature->wrong = true;
        return;
    }
    signature->letters[place] = letter;
    signature->longs[place] = longs;
    if (place >= signature->count)
        signature->count = place + 1;
}

/* Reads what stands behind a '%' and returns the place after it. */
static const char *read_one(Signature *signature, const char *at, int *next)
{
    int number;
    char longs = 0;
    const char *after = skip_digits(at, &number);
    int place = *next;
    if (*after == '$' && after > at) {
        place = number - 1;
        signature->named = true;
        at = after + 1;
    } else {
        *next += 1;
    }
    at += strspn(at, "-+ #0");
    at = skip_digits(at, &number);
    if (*at == '.')
        at = skip_digits(at + 1, &number);
    for (; *at == 'l'; at++)
        longs++;
    add_argument(signature, place, *at, longs);
    return *at ? at + 1 : at;
}

static Signature read_signature(const char *format)
{
    Signature signature = {0};
    int unnamed = 0;
    while ((format = strchr(format, '%'))) {
        format++;
        if (*format == '%')
            format++;
        else
            format = read_one(&signature, format, &unnamed);
    }
    if (signature.named && unnamed)
        signature.wrong = true;
    for (int i = 0; i < signature.count; i++)
        signature.wrong |= !signature.letters[i];
    return signature;
}

bool placeholders_agree(const char *english, const char *translation)
{
    const Signature one = read_signature(english);
    const Signature other = read_signature(translation);
    if (one.wrong || other.wrong)
        return one.wrong && strcmp(english, translation) == 0;
    return one.count == other.count &&
           memcmp(one.letters, other.letters, sizeof one.letters) == 0 &&
           memcmp(one.longs, other.longs, sizeof one.longs) == 0;
}
