// What a loan's page says of payments that were reversed in part, while an officer has yet to look at it.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { Order } from '../../account/record/door.ts'
import type { Call } from '../../http/call.ts'
import type { Voice } from '../../messages/voice.ts'
import { takenBackOf } from '../../payment/returned/door.ts'

/** PAYMENT-62: each part that waits, in the words of the inbox and of the page of its code. */
export async function partsBackAnswer(
  { db, words }: Call,
  { id, borrowerId }: Order,
  { money }: Pick<Voice, 'money'>,
): Promise<CallOutput<'getOrder'>['partsBack']> {
  const parts = await takenBackOf(db, borrowerId)
  return parts
    .filter(({ orderId, waits }) => waits && orderId === id)
    .map(({ amountMinor }) => ({
      title: words.inbox.partBack({ amount: money(amountMinor) }),
      text: words.repayment.code.partBackCounts,
    }))
}
