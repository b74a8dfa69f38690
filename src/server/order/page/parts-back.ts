// What the borrower's pages say of payments that were reversed: in part, while an officer has yet to look at it, and altogether for a while.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { moneyIn, type Voice } from '../../../words/voice.ts'
import type { Order } from '../../account/record/door.ts'
import type { Call } from '../../http/call.ts'
import { backOwed, takenBackOf } from '../../payment/returned/door.ts'

type TakenBack = Awaited<ReturnType<typeof takenBackOf>>[number]

/** So many days a loan's page names a payment that has left the loan; the inbox keeps it. */
const namedDays = 30
const dayMs = 86_400_000

/**
 * What is said of reversed payments of a borrower now: what waits, and what left a loan of late and has not come again. The parts of one
 * payment that stand alike are one sum: of a payment that has left in three parts it is said once that it is gone.
 */
export async function reversalsToName({ db, deps, caller }: Call): Promise<readonly TakenBack[]> {
  const since = deps.clock.now().getTime() - namedDays * dayMs
  const sums = new Map<string, TakenBack>()
  for (const one of await takenBackOf(db, caller.borrowerId)) {
    if (!one.waits && (one.leftMinor === 0 || one.at.getTime() <= since)) continue
    const alike = `${one.paymentId} ${one.waits} ${one.wasAside}`
    const { amountMinor = 0, leftMinor = 0 } = sums.get(alike) ?? {}
    const sum = { amountMinor: amountMinor + one.amountMinor, leftMinor: leftMinor + one.leftMinor }
    sums.set(alike, { ...one, ...sum, isPart: sum.leftMinor < one.paymentMinor })
  }
  return [...sums.values()]
}

export function reversalTitle(
  { words }: Call,
  { waits, wasAside, isPart, amountMinor, leftMinor, currency }: TakenBack,
  voice: Pick<Voice, 'money' | 'market'>,
) {
  const { money } = voice
  if (wasAside) return words.inbox.asideBack({ amount: moneyIn(currency, voice)(leftMinor) })
  if (waits) return words.inbox.partBack({ amount: money(amountMinor) })
  return words.inbox[isPart ? 'partTakenBack' : 'takenBack']({ amount: money(leftMinor) })
}

/** Those of one loan: of a loan that was paid in full since, only what waits. */
export const reversalsOf = (
  all: readonly TakenBack[],
  { id, settledOn }: Pick<Order, 'id' | 'settledOn'>,
): readonly TakenBack[] => all.filter(({ orderId, waits }) => orderId === id && (waits || settledOn === null))

/** PAYMENT-62: each reversal of a loan's payments, in the words of the inbox and of the page of its code, and what is owed of it. */
export async function partsBackAnswer(
  call: Call,
  { order, state }: { readonly order: Order; readonly state: LoanState | null },
  voice: Pick<Voice, 'money' | 'market'>,
): Promise<CallOutput<'getOrder'>['partsBack']> {
  const { partBackCounts, takenBackLeft, asideBackText } = call.words.repayment.code
  const reversed = reversalsOf(await reversalsToName(call), order).map((one) => ({
    title: reversalTitle(call, one, voice),
    text: one.wasAside ? asideBackText : one.waits ? partBackCounts : takenBackLeft,
  }))
  return [...reversed, ...backOwed(call, state, voice).map(({ title, text }) => ({ title, text }))]
}
