// The port of ids: short enough to read out, random enough not to be guessed.

export interface Ids {
  /** A loan account: `L`, the day in UTC, 13 random letters (65 bits): 22 characters. */
  orderId(): string
  /** Anything else: `prefix` (one to seven letters) and 16 random letters (80 bits): at most 23 characters. */
  next(prefix: string): string
  /**
   * The same for rows that are written by the thousand and shown to no one: six letters of the second since 1970, then ten random
   * ones (50 bits). What is written together stands together in an index, and not all over it.
   */
  inOrder(prefix: string): string
}
