/**
 * A world in which things go wrong on purpose: the n-th time the program opens, reads, writes, ...
 * a file below one folder, the call fails, or the program is killed instead.
 *
 * Compiled into a test, it is steered by the functions here. As a library that is loaded first
 * (LD_PRELOAD), it is steered by the environment:
 *
 *   FAULT_UNDER=FOLDER    only calls about files below it count; malloc always counts
 *   FAULT="CALL N HOW"    CALL: open read write fsync rename stat link unlink mkdir opendir
 *                         ftruncate malloc, or any (all of them but malloc); N from 1;
 *                         HOW: a number of errno for one failure, -NUMBER for this call and all
 *                         later ones, or kill
 *   FAULT_REPORT=FILE     is created when the fault happens
 */
#ifndef TORTURE_FAULTS_H
#define TORTURE_FAULTS_H

/** From now on only calls about files below `folder` count; the counters start again. */
void faults_under(const char *folder);

/** The `nth` call from now on fails with `number` (negative: all from then on); NULL: none does. */
void faults_set(const char *call, int nth, int number);

/** How many calls of that kind there have been since faults_under. */
int faults_count(const char *call);

#endif
