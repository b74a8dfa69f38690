// The amount of a purpose, from the events of a loan.

import type { CalendarDate } from '../calendar-date.ts'
import type { QuoteContext } from '../loan/quotes.ts'
import { replayBook } from '../loan/replay.ts'
import type { Refusal } from '../refusal.ts'
import type { PayPurpose } from './pay-purpose.ts'
import { type Account, type AmountRefused, amountOn } from './purpose.ts'

/**
 * The amount for a purpose on a day, minor units. `wantedMinor` counts only for `partial`, where anything up to what is owed
 * may be paid. Refusals are those of the quotes; `orderIsNotPayable` when nothing is owed, `amountHasChanged` when a chosen
 * amount is more than that, `valueIsNotAccepted` when it is no whole number of the units of the loan (MONEY-30).
 */
export function amountFor(
  purpose: 'repayment',
  account: Account,
  on: CalendarDate,
  context: QuoteContext & { readonly wantedMinor: number },
): number | Refusal<'orderIsNotPayable'>
export function amountFor(
  purpose: PayPurpose,
  account: Account,
  on: CalendarDate,
  context: QuoteContext & { readonly wantedMinor: number },
): number | Refusal<AmountRefused>
export function amountFor(
  purpose: PayPurpose,
  account: Account,
  on: CalendarDate,
  context: QuoteContext & { readonly wantedMinor: number },
): number | Refusal<AmountRefused> {
  return amountOn(purpose, { book: replayBook(account.loan, account.events, on), asOf: on }, context)
}
