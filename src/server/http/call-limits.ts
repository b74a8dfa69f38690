// How many calls of each class one caller, and all callers without a session, may make a minute and at once.

import type { CallClass } from '../../contracts/endpoint.ts'

/** Calls a minute for one borrower (or, without a session, one address) in each class. */
export const callsPerMinute: Readonly<Record<CallClass, number>> = {
  money: 600,
  account: 300,
  read: 1_800,
  // A page asks less and less often: seven times in its first minute.
  outcome: 60,
  code: 240,
  upload: 120,
  tracking: 120,
}

/** Concurrent calls of each class; the next one is refused with 503. Payment calls are refused last. */
export const callsAtOnce: Readonly<Record<CallClass, number>> = {
  money: 2_000,
  account: 1_000,
  read: 600,
  // Each waits for work under way and holds a connection to the database meanwhile: few, and the page asks again.
  outcome: 8,
  code: 400,
  upload: 40,
  tracking: 100,
}

/** The part of {@link callsAtOnce} that callers without a session may take, so that they shut out no borrower. */
export const strangersAtOnce: Readonly<Partial<Record<CallClass, number>>> = { outcome: 4 }

/**
 * Calls a minute of all callers without a session together, however many addresses they have. The embedded database answers
 * one after another in this thread: calls that wait their turn there are never many at once.
 */
export const strangersPerMinute: Readonly<Partial<Record<CallClass, number>>> = { outcome: 600 }
