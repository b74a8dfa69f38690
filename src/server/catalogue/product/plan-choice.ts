// What a borrower may choose beside the amount, and the addresses that carry what was chosen.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { addDays } from '../../../core/calendar-date.ts'
import type { Offer } from '../../../core/loan/offer.ts'
import { type Product, termChoices } from '../../../core/loan/product.ts'

type PlanChoice = CallOutput<'getProduct'>['choice']

/** The terms of the product, shortest first, and the days between which the offer's first payment can be. */
export function planChoiceOf(product: Product, { payoutOn, schedule }: Offer): PlanChoice {
  const { firstDue } = product
  const day = schedule[0]?.dueDate
  return {
    terms: termChoices(product).toSorted((one, other) => one.termDays - other.termDays),
    firstDue:
      firstDue === undefined || day === undefined
        ? null
        : { day, from: addDays(payoutOn, firstDue.earliestDays), to: addDays(payoutOn, firstDue.latestDays) },
  }
}

/** The offer's amount, and its term and first payment where they are not the usual, as the query of a page names them. */
export function planQuery(product: Product, { terms, schedule }: Offer): Record<string, string | number> {
  const day = schedule[0]?.dueDate
  return {
    amount: terms.principalMinor,
    ...(terms.termDays === product.termDays ? {} : { days: terms.termDays }),
    ...(terms.firstDueDays === undefined || day === undefined ? {} : { firstPay: day }),
  }
}
