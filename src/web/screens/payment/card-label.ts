// The name that a borrower gives a saved card.

/** Longest name that is kept. */
export const labelMax = 40
