// Days in words: how many, and within how many something comes.

export const days = (count: number): string => `${count} 天`

/** A range that begins at once, or has one length, is said by its end. */
export const withinDays = (minDays: number, maxDays: number): string =>
  minDays === 0 || minDays === maxDays ? `${days(maxDays)}内` : `${minDays} 至 ${days(maxDays)}内`
