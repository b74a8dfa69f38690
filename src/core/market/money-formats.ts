// The ways in which our markets write an amount.

import type { MoneyFormat } from './market.ts'

/** 1.234.567,89: the default market. */
export const dotThousands: MoneyFormat = { decimal: ',', thousands: '.', grouping: 'thousands', fractionDigits: 2 }

/** 1.234.567, and 1.234.567,89 where there are sen: Indonesia (decision 0010). */
export const dotThousandsWhole: MoneyFormat = { ...dotThousands, hidesEmptyFraction: true }

/** 1,234,567.89 */
export const commaThousands: MoneyFormat = { decimal: '.', thousands: ',', grouping: 'thousands', fractionDigits: 2 }

/** 12,34,567.89: hundreds, then thousands by two digits (lakh, crore). */
export const indianGroups: MoneyFormat = { decimal: '.', thousands: ',', grouping: 'indian', fractionDigits: 2 }
