// Days in words: how many, and within how many something comes.

export const days = (count: number): string => `${count} araw`

/** A range that begins at once, or has one length, is said by its end. */
export const withinDays = (minDays: number, maxDays: number): string =>
  minDays === 0 || minDays === maxDays
    ? `sa loob ng ${days(maxDays)}`
    : `sa loob ng ${minDays} hanggang ${days(maxDays)}`
