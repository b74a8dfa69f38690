// What a connection to PostgreSQL may hold up, and for how long.

/** Limits of a connection, milliseconds. A money call must have ended long before its client gives up at 60 s. */
export const connectionLimitsMs = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  // A process that stands still holds the rows of its transactions for so long: their borrowers are to be served within 30 s.
  idle_in_transaction_session_timeout: 20_000,
} as const
