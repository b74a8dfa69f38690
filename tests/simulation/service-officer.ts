// The officer of the service simulation: proposes an act with its effect, and has it carried out through crashes, once.

import { addDays, type CalendarDate } from '../../src/core/calendar-date.ts'
import type { LoanState } from '../../src/core/loan/loan-state.ts'
import { isRefusal, type Refusal } from '../../src/core/refusal.ts'
import { applyLoanAct, type NewLoanAct, quoteLoanAct } from '../../src/server/account/loan/loan-act.ts'
import type { Order } from '../../src/server/account/record/order-record.ts'
import type { Db } from '../../src/server/db/database.ts'
import type { Deps } from '../../src/server/deps.ts'
import type { Dice } from './dice.ts'
import type { ServiceHappening } from './service-happenings.ts'
import type { Tally } from './tally.ts'

type Proposed = Exclude<NewLoanAct, { kind: 'creditRefund' }>

export interface OfficerMeans {
  readonly dice: Dice
  readonly tally: Tally<ServiceHappening>
  /** Whose transactions die now and then. */
  readonly deps: Deps
  /** The same database without crashes: what the officer reads before the act is proposed. */
  readonly db: Db
  readonly survived: <T>(work: () => Promise<T>) => Promise<T | 'crashed'>
  /** Called while the proposal waits to be signed: the loan may change under it. */
  readonly meanwhile: () => Promise<void>
  readonly refused: (refusal: Refusal) => void
}

/** Tries of one approval: the process dies in some of them, and the officer sends it again under the same key. */
const mostTries = 20

function drawn(state: LoanState, dice: Dice, today: CalendarDate): Proposed {
  const valueDate = today
  const open = state.instalments.filter(({ unpaidMinor }) => unpaidMinor > 0)
  if (state.writtenOff !== null && dice.chance(50))
    return { kind: 'reversal', valueDate, paymentId: state.writtenOff.id }
  const from: CalendarDate = dice.chance(40) ? addDays(today, dice.between(1, 12)) : today
  const { penaltyMinor } = state.amountDue
  if (penaltyMinor > 0 && dice.chance(80))
    return { kind: 'waiver', valueDate, part: 'penalty', amountMinor: dice.between(1, penaltyMinor) }
  return dice.pick<Proposed>([
    // Few loans of a short run come to a penalty: interest is waived too, before it is due or after.
    { kind: 'waiver', valueDate, part: 'interest', amountMinor: dice.between(1, 5_000) },
    { kind: 'chargeHoliday', valueDate: from, lastDay: addDays(from, dice.between(0, 20)) },
    {
      kind: 'hardshipPlan',
      valueDate: from,
      lastDay: addDays(from, dice.between(5, 40)),
      dueDates: open.map(({ n, dueDate }) => ({ n, dueDate: addDays(dueDate > from ? dueDate : from, 20) })),
    },
    { kind: 'writeOff', valueDate },
  ])
}

/** One act on one loan, from its quote to its end. Throws where an act that was carried out is carried out once more. */
export async function actAsOfficer(
  means: OfficerMeans,
  { order, state, today, key }: { order: Order; state: LoanState; today: CalendarDate; key: string },
): Promise<void> {
  const { dice, tally, deps, db, survived } = means
  const act = drawn(state, dice, today)
  const signed = await quoteLoanAct(db, deps, order, { act, key })
  if (isRefusal(signed)) return means.refused(signed)
  if (dice.chance(40)) await means.meanwhile()
  const approval = { orderId: order.id, act, key, by: 'officer-1', reason: 'Was in hospital', signed }
  const approve = () => survived(() => deps.db.transaction((tx) => applyLoanAct(tx, deps, approval)))
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await approve()
    if (answer === 'crashed') continue
    if (isRefusal(answer)) return means.refused(answer)
    // What a crash after the commit has done is found done.
    tally.count(`act ${act.kind}`)
    const again = await approve()
    if (again !== 'crashed' && (isRefusal(again) || again.outcome !== 'alreadyDone'))
      throw new Error(`${act.kind} of ${order.id} under the same key: ${JSON.stringify(again)}`)
    return
  }
}
