// What is lent at all: a product outside of it is refused at the start. No page says these figures: it says those of the products.

/** Calendar days. */
export const termLimits = { minTermDays: 91, maxTermDays: 365 } as const

/** Of every market: a borrower is at least this old. Years. */
export const fullAgeYears = 18
