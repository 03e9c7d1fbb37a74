/**
 * The folders of a player where other programs look: pictures, documents.
 */
#ifndef APP_USER_FOLDER_H
#define APP_USER_FOLDER_H

#include "app/files/paths.h"

#include <stddef.h>

typedef enum UserFolder { USER_PICTURES, USER_DOCUMENTS } UserFolder;

/** The folder as the desktop names it, or its usual name, made if it is missing; our own data where
 * nothing can be made. */
void user_folder(UserFolder folder, const Paths *paths, char *out, size_t capacity);

#endif
