/**
 * The program that is tried: opened and closed by what each test begins with.
 */
#ifndef TESTS_TRIED_APP_H
#define TESTS_TRIED_APP_H

#include "app/app.h"

extern App app;

#endif
