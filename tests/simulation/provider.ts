// A payment provider with bad days: notices are lost, late, doubled, out of order, about odd money, or taken back.

import { addDays, type CalendarDate } from '../../src/core/calendar-date.ts'
import type { Dice } from './dice.ts'
import type { Happening } from './happenings.ts'
import { instantOn, type SimIntent, type SimNotice } from './lender.ts'
import type { Tally } from './tally.ts'

/** How often each fault happens, percent. */
export interface FaultRates {
  readonly lost: number
  readonly late: number
  readonly doubled: number
  readonly takenBack: number
  readonly odd: number
}

export const usualFaults: FaultRates = { lost: 20, late: 25, doubled: 30, takenBack: 4, odd: 3 }

/** Hands a notice over on a day. */
export type Deliver = (day: CalendarDate, notice: SimNotice) => void

/**
 * Takes money for a code and spreads the word as badly as it can: `deliver` is called for every notice with the day on which
 * it arrives. What is lost is heard of by asking, some days later.
 */
export function pay(
  intent: SimIntent,
  money: { readonly transactionId: string; readonly amountMinor: number; readonly today: CalendarDate },
  means: {
    readonly dice: Dice
    readonly tally: Tally<Happening>
    readonly faults: FaultRates
    readonly deliver: Deliver
  },
): void {
  const { dice, tally, faults, deliver } = means
  const { today, transactionId } = money
  const usual: SimNotice = {
    type: 'paid',
    transactionId,
    reference: intent.ref,
    amountMinor: money.amountMinor,
    currency: intent.order.terms.currency,
    paidAt: instantOn(today, dice.between(-180, 290)),
  }
  const notice = dice.chance(faults.odd) ? odd(usual, dice, today) : usual
  let arrivesOn = today
  if (dice.chance(faults.lost)) {
    tally.count('fault notice lost')
    arrivesOn = addDays(today, dice.between(1, 4))
  } else if (dice.chance(faults.late)) {
    tally.count('fault notice late')
    arrivesOn = addDays(today, dice.chance(20) ? dice.between(8, 60) : dice.between(1, 7))
  }
  deliver(arrivesOn, notice)
  if (dice.chance(faults.doubled)) {
    tally.count('fault notice doubled')
    for (let copy = dice.between(1, 3); copy > 0; copy -= 1) deliver(addDays(arrivesOn, dice.between(0, 3)), notice)
  }
  if (dice.chance(faults.takenBack)) {
    // Counted from the payment, not from its notice: a return can be heard of first.
    deliver(addDays(today, dice.between(0, 40)), { ...notice, type: 'refunded' })
  }
}

/** Money that cannot be placed: another currency, an unknown reference, an impossible moment. */
function odd(notice: SimNotice, dice: Dice, today: CalendarDate): SimNotice {
  return dice.pick([
    { ...notice, currency: notice.currency === 'PHP' ? 'INR' : 'PHP' },
    { ...notice, reference: 'nobody' },
    { ...notice, paidAt: instantOn(addDays(today, 100)) },
    { ...notice, paidAt: instantOn(addDays(today, -500)) },
  ])
}
