// What a payment is for: the amount it asks, how long that amount holds, and the event it becomes once it is paid.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { amountToPay } from '../loan/amount-due.ts'
import { keepReplay, onDay } from '../loan/kept-replay.ts'
import type { BookOfDay } from '../loan/loan-book.ts'
import type { Loan, LoanEvent, MoneyIn } from '../loan/loan-event.ts'
import { stateOf } from '../loan/loan-state.ts'
import { coolingOffQuoteOf, type QuoteContext, rolloverQuoteOf, settlementQuoteOf } from '../loan/quotes.ts'
import { replayBook } from '../loan/replay.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { PayPurpose } from './pay-purpose.ts'

/** The account as far as its events are known. */
export interface Account {
  readonly loan: Loan
  readonly events: readonly LoanEvent[]
}

/**
 * The amount for a purpose on a day, minor units. `wantedMinor` counts only for `partial`, where anything up to what is owed
 * may be paid. Refusals are those of the quotes; `orderIsNotPayable` when nothing is owed, `amountHasChanged` when a chosen
 * amount is more than that.
 */
export function amountFor(
  purpose: PayPurpose,
  account: Account,
  on: CalendarDate,
  context: QuoteContext & { readonly wantedMinor: number },
): number | Refusal {
  return amountOn(purpose, { book: replayBook(account.loan, account.events, on), asOf: on }, context)
}

/** {@link amountFor} on the day of a book that is there already. */
export function amountOn(
  purpose: PayPurpose,
  of: BookOfDay,
  context: QuoteContext & { readonly wantedMinor: number },
): number | Refusal {
  const { owedMinor } = of.book
  if (owedMinor === 0) return refuse('orderIsNotPayable')
  switch (purpose) {
    case 'repayment':
      // Stryker disable next-line OptionalChaining,StringLiteral: where something is owed, there is something to pay
      return amountToPay(stateOf(of.book, of.asOf))?.totalMinor ?? refuse('orderIsNotPayable')
    case 'partial':
      return context.wantedMinor > 0 && context.wantedMinor <= owedMinor
        ? context.wantedMinor
        : refuse('amountHasChanged')
    case 'rollover': {
      const quote = rolloverQuoteOf(of)
      return isRefusal(quote) ? quote : quote.feeMinor
    }
    case 'settlement':
      return totalOf(settlementQuoteOf(of, context))
    case 'coolingOff':
      return totalOf(coolingOffQuoteOf(of, context))
  }
}

function totalOf(quote: { readonly totalMinor: number } | Refusal): number | Refusal {
  return isRefusal(quote) ? quote : quote.totalMinor
}

/**
 * The last day, from `from` to `until`, on which the purpose still asks the same amount. A code must not outlive it. What a
 * quote says beside its amount holds for its day only (the dates of a rollover, the parts of a settlement), so those end
 * with the day whatever the amount.
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

/** What a payment came with: enough, with its natural key as id, to make the event that the engine replays. */
export interface MoneyReceived {
  readonly valueDate: CalendarDate
  readonly amountMinor: number
}

/**
 * The event of money that came for a purpose of which `askedMinor` was asked; any other amount of it counts, too. Money that
 * is short of a rollover's fee is an ordinary payment, and never takes a part of the fee; what is beyond the fee pays what is
 * owed. Whether a rollover or a settlement can still be had on its value date is the engine's to say: there the money counts
 * as an ordinary payment when it cannot, so that the order of arrival plays no part.
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
