// Waiting in tests: for something that holds, never for time to pass. It has no limit of its own: the runner's means that it hangs.

import { setTimeout as pause } from 'node:timers/promises'

/** Between two looks, milliseconds: short enough to add nothing to a test, long enough to leave the processor to the tested. */
const betweenLooksMs = 5

/** Looks again and again until it holds, however slow the machine is. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(betweenLooksMs)
}
