// Days in words: how many, and within how many something comes.

export const days = (count: number): string => `${count} hari`

/** A range that begins at once, or has one length, is said by its end. */
export const withinDays = (minDays: number, maxDays: number): string =>
  minDays === 0 || minDays === maxDays ? `dalam ${days(maxDays)}` : `dalam ${minDays} sampai ${days(maxDays)}`
