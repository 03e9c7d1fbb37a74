#include "session/time_stamp.h"

#include <string.h>
#include <time.h>

void time_stamp_of(int64_t seconds, char stamp[STARTED_CAPACITY])
{
    static const char FORM[] = "%Y-%m-%dT%H:%M:%SZ";
    const int64_t year_0 = -62167219200, year_10000 = 253402300800;
    const time_t moment = seconds >= year_0 && seconds < year_10000 ? (time_t)seconds : 0;
    struct tm utc;
    if (!gmtime_r(&moment, &utc) || strftime(stamp, STARTED_CAPACITY, FORM, &utc) != 20)
        strcpy(stamp, "1970-01-01T00:00:00Z");
}

void time_stamp(char stamp[STARTED_CAPACITY])
{
    time_stamp_of((int64_t)time(NULL), stamp);
}
