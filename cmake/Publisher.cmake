# Who publishes the game, and where. The only place that says so: metainfo, Debian package, and the
# programs of Windows are filled in from here.
set(APP_ID io.github.dreamhome.DreamHome)
set(PUBLISHER_NAME "The Dream Home developers" CACHE STRING "Who publishes the game")
set(PUBLISHER_MAIL dreamhome@users.noreply.github.com CACHE STRING "Who answers for the packages")
set(PUBLISHER_URL https://github.com/dreamhome/dreamhome CACHE STRING "Where the repository is")
# The screenshots are files of the repository, so that they are there when the repository is.
set(PICTURES_URL ${PUBLISHER_URL}/raw/HEAD/packaging/pictures CACHE STRING
    "Where packaging/pictures of the repository can be seen")
