#include "tried_app.h"

App app;
