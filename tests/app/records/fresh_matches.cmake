# A data folder (DATA) whose matches are the recorded games (REPLAYS), whatever a run left there.
file(REMOVE_RECURSE ${DATA})
file(GLOB games ${REPLAYS}/*.dreamhome)
file(COPY ${games} DESTINATION ${DATA}/dreamhome/matches)
