// Amounts as accountants' systems read them: in major units, with a point and two places, without marks between thousands.

/** `-1234.05` of -123405. Every currency of the product has a hundred minor units (MONEY-30). */
export function majorUnits(amountMinor: number): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an amount of money in minor units: ${amountMinor}`)
  const digits = String(Math.abs(amountMinor)).padStart(3, '0')
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
