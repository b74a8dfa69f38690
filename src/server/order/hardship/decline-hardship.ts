// An officer declines a request for help: the borrower reads the reason on the loan and in a message.

import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { plainText } from '../../../core/plain-text.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import { refuseTaken } from '../../officer/act/door.ts'
import type { DeskChanger } from '../../officer/call/door.ts'
import { endRequest, findRequest } from './hardship-store.ts'

/** DESK-26: ends a request with a reason. One that is over already is refused: somebody else was faster. */
export const declineHardship: DeskChanger<'declineHardship'> = async (input, { db, deps, officer, act }) => {
  const { requestId } = input
  const reason = plainText(input.reason)
  if (reason === '') return deny('badInput', { fields: ['reason'] })
  const named = await findRequest(db, requestId)
  const order = named === null ? null : await lockOrder(db, named.orderId)
  // Read again: the lock may have waited for the borrower, who took it back.
  const request = order === null ? null : await findRequest(db, requestId)
  if (order === null || request === null) return deny('notFound')
  const taken = await refuseTaken(db, { kinds: ['hardship'], id: requestId, officerId: officer.id })
  if (taken !== null) return taken
  if (request.endedAt !== null) return cannot('hardshipIsOver')
  const end = { endedAs: 'declined', at: deps.clock.now(), officerId: officer.id, answer: reason } as const
  await endRequest(db, order.id, end)
  await queueLoanMessage(db, deps, order, { purpose: 'loan', about: `${requestId}:declined` }, ({ hardship, lender }) =>
    hardship.messages.declined({ lender, reason }),
  )
  await act({ act: 'declineHardship', subject: requestId, borrowerId: order.borrowerId, about: [order.id], reason })
  return { requestId, state: 'declined' as const }
}
