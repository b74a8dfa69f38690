// What a payment is for: the amount it asks, how long that amount holds, and the event it becomes once it is paid.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { amountToPay } from '../loan/amount-due.ts'
import { keepReplay, onDay } from '../loan/kept-replay.ts'
import { type BookOfDay, owedOf } from '../loan/loan-book.ts'
import type { Loan, LoanEvent, MoneyIn } from '../loan/loan-event.ts'
import { stateOf } from '../loan/loan-state.ts'
import { coolingOffQuote, type QuoteContext, rolloverQuote, settlementQuote } from '../loan/quotes.ts'
import { unitOf } from '../loan/terms.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../refusal.ts'
import type { PayPurpose } from './pay-purpose.ts'

/** The loan account with all known events. */
export interface Account {
  readonly loan: Loan
  readonly events: readonly LoanEvent[]
}

export type AmountRefused =
  | 'orderIsNotPayable'
  | 'amountHasChanged'
  | 'valueIsNotAccepted'
  | 'rolloverIsNotOffered'
  | 'nothingIsOwed'
  | 'paymentIsPending'
  | 'earlyRepaymentIsNotYetOpen'
  | 'coolingOffHasEnded'

/** {@link amountFor} for an existing book, on its day. */
export function amountOn(
  purpose: PayPurpose,
  of: BookOfDay,
  context: QuoteContext & { readonly wantedMinor: number },
): number | Refusal<AmountRefused> {
  const owedMinor = owedOf(of.book)
  if (owedMinor === 0) return refuse('orderIsNotPayable')
  switch (purpose) {
    case 'repayment':
      // Stryker disable next-line OptionalChaining,StringLiteral: where something is owed, there is something to pay
      return amountToPay(stateOf(of.book, of.asOf))?.totalMinor ?? refuse('orderIsNotPayable')
    case 'partial':
      if (context.wantedMinor <= 0 || context.wantedMinor > owedMinor) return refuse('amountHasChanged')
      return isPayable(context.wantedMinor, { loan: of.book.loan, owedMinor })
        ? context.wantedMinor
        : refuse('valueIsNotAccepted')
    case 'rollover': {
      const quote = rolloverQuote(of)
      return isRefusal(quote) ? quote : quote.feeMinor
    }
    case 'settlement':
      return totalOf(settlementQuote(of, context))
    case 'coolingOff':
      return totalOf(coolingOffQuote(of, context))
  }
}

/** Whether a borrower may choose this amount: whole units of the loan, or all that is owed. */
export function isPayable(
  amountMinor: number,
  { loan, owedMinor }: { readonly loan: Loan; readonly owedMinor: number },
): boolean {
  return amountMinor % unitOf(loan.terms) === 0 || amountMinor === owedMinor
}

function totalOf<Name extends RefusalName>(
  quote: { readonly totalMinor: number } | Refusal<Name>,
): number | Refusal<Name> {
  return isRefusal(quote) ? quote : quote.totalMinor
}

/**
 * The last day, from `from` to `until`, on which the amount for the purpose stays the same. A code must expire with it. The dates
 * of a rollover quote and the parts of a settlement quote are valid for one day, so those codes expire with the day in any case.
 */
export function lastDayOfAmount(
  purpose: PayPurpose,
  account: Account,
  from: CalendarDate,
  until: CalendarDate,
): CalendarDate {
  if (purpose === 'partial') return until
  if (purpose !== 'repayment') return from
  const asked = ({ book, asOf }: BookOfDay) => amountToPay(stateOf(book, asOf))?.totalMinor
  let replay = keepReplay(account.loan, account.events, from)
  const amountMinor = asked(replay)
  while (replay.asOf < until) {
    const next = onDay(replay, addDays(replay.asOf, 1))
    if (asked(next) !== amountMinor) break
    replay = next
  }
  return replay.asOf
}

type WithoutId<Event> = Event extends MoneyIn ? Omit<Event, 'id'> : never

/** The data of a payment from which, with its natural key as id, the event for the replay is made. */
export interface MoneyReceived {
  readonly valueDate: CalendarDate
  readonly amountMinor: number
}

/**
 * The event of money received for a purpose with the amount `askedMinor`; another amount counts as well. Money below a rollover's
 * fee is an ordinary payment; money beyond the fee pays what is owed. The replay decides whether a rollover or settlement is
 * possible on the value date, and otherwise books an ordinary payment: so the order of arrival does not matter.
 */
export function eventOf(purpose: PayPurpose, received: MoneyReceived, askedMinor: number): WithoutId<MoneyIn> {
  switch (purpose) {
    case 'repayment':
    case 'partial':
      return { kind: 'payment', ...received }
    case 'rollover':
      return received.amountMinor < askedMinor
        ? { kind: 'payment', ...received }
        : { kind: 'rollover', ...received, quotedFeeMinor: askedMinor }
    case 'settlement':
      return { kind: 'settlement', ...received }
    case 'coolingOff':
      return { kind: 'coolingOffExit', ...received }
  }
}
