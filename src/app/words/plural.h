/**
 * Plural forms: the small C expression that a catalogue's header gives for its language.
 */
#ifndef APP_PLURAL_H
#define APP_PLURAL_H

enum { PLURAL_CAPACITY = 256 };

/** Takes the expression out of a catalogue's header; "" if there is none of use. */
void plural_from_header(const char *header, char rule[PLURAL_CAPACITY]);

/** The form for a count, from 0. An empty or broken rule is the English one. */
int plural_form(const char *rule, int count);

#endif
