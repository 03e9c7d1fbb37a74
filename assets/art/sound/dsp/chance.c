#include "chance.h"

/* FNV-1a. */
Chance chance_from_name(const char *name)
{
    uint64_t hash = 14695981039346656037u;
    for (; *name != '\0'; name++) {
        hash = (hash ^ (unsigned char)*name) * 1099511628211u;
    }
    return (Chance){hash};
}

double chance_unit(Chance *chance)
{
    uint64_t z = chance->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    return (double)(z >> 11) * 0x1p-53;
}

double chance_either(Chance *chance)
{
    return 2.0 * chance_unit(chance) - 1.0;
}

double chance_between(Chance *chance, double low, double high)
{
    return low + (high - low) * chance_unit(chance);
}
