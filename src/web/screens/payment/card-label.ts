// The name that a borrower gives a saved card: what the field takes is what is kept.

/** Longest name that is kept. */
export const labelMax = 40
