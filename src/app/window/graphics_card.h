/**
 * Whether this computer has a graphics card that draws.
 */
#ifndef APP_GRAPHICS_CARD_H
#define APP_GRAPHICS_CARD_H

#include <stdbool.h>

/**
 * False if OpenGL would be emulated by the processor, which is slower than drawing without it, and
 * starts late. True wherever nothing speaks against a card.
 */
bool graphics_card_is_there(void);

/** What it asks on Linux: whether the folder of devices, /dev, has a node of a card that draws. */
bool graphics_card_has_node(const char *devices);

#endif
