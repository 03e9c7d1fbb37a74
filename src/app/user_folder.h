/**
 * The folders of a player where other programs look: pictures, documents.
 */
#ifndef APP_USER_FOLDER_H
#define APP_USER_FOLDER_H

#include "app/paths.h"

#include <stddef.h>

typedef enum UserFolder { USER_PICTURES, USER_DOCUMENTS } UserFolder;

/** The folder as the desktop names it, or its usual name; where there is none, our own data. */
void user_folder(UserFolder folder, const Paths *paths, char *out, size_t capacity);

#endif
