// What the borrower's pages say of payments that were reversed: in part, while an officer has yet to look at it, and altogether for a while.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { Order } from '../../account/record/door.ts'
import type { Call } from '../../http/call.ts'
import { moneyIn, type Voice } from '../../messages/voice.ts'
import { takenBackOf } from '../../payment/returned/door.ts'

type TakenBack = Awaited<ReturnType<typeof takenBackOf>>[number]

/** So many days a loan's page names a payment that has left the loan; the inbox keeps it. */
const namedDays = 30
const dayMs = 86_400_000

/** What is said of reversed payments of a borrower now: what waits, and what left a loan of late and has not come again. */
export async function reversalsToName({ db, deps, caller }: Call): Promise<readonly TakenBack[]> {
  const since = deps.clock.now().getTime() - namedDays * dayMs
  const all = await takenBackOf(db, caller.borrowerId)
  return all.filter(({ waits, leftMinor, at }) => waits || (leftMinor > 0 && at.getTime() > since))
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

/** PAYMENT-62: each reversal of a loan's payments, in the words of the inbox and of the page of its code. */
export async function partsBackAnswer(
  call: Call,
  order: Order,
  voice: Pick<Voice, 'money' | 'market'>,
): Promise<CallOutput<'getOrder'>['partsBack']> {
  const { partBackCounts, takenBackLeft, asideBackText } = call.words.repayment.code
  return reversalsOf(await reversalsToName(call), order).map((one) => ({
    title: reversalTitle(call, one, voice),
    text: one.wasAside ? asideBackText : one.waits ? partBackCounts : takenBackLeft,
  }))
}
