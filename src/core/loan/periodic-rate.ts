// The rate of one period that a yearly rate implies, as the British regulations round it.

/**
 * The rate of one period that the APR implies, rounded to six decimals: the rounding belongs to the published method
 * (without it the example of the regulations misses by 0.15).
 */
export function periodicRateOf(aprPercent: number, periodsPerYear: number): number {
  return Math.round(((1 + aprPercent / 100) ** (1 / periodsPerYear) - 1) * 1e6) / 1e6
}
