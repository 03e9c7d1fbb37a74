/* Windows: the animations and the contrast themes of its settings, and the size of its text. */
#ifdef _WIN32

#include "app/desktop/wishes.h"

#include <windows.h>

static float text_scale(void)
{
    DWORD percent = 0, size = sizeof percent;
    const LSTATUS status =
        RegGetValueW(HKEY_CURRENT_USER, L"Software\\Microsoft\\Accessibility", L"TextScaleFactor",
                     RRF_RT_REG_DWORD, NULL, &percent, &size);
    return status == ERROR_SUCCESS ? (float)percent / 100 : 0;
}

bool desktop_wishes(Wishes *wishes)
{
    BOOL animated = TRUE;
    HIGHCONTRASTW contrast = {.cbSize = sizeof contrast};
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animated, 0))
        wishes->reduced_motion = !animated;
    if (SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0))
        wishes->high_contrast = contrast.dwFlags & HCF_HIGHCONTRASTON;
    wishes->text_scale = text_scale();
    return true;
}

#endif
