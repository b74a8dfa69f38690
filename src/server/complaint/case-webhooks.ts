// What the lender's own systems are told about a case: that it was opened, and that it was answered. Never what was written.

import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { queueWebhook } from '../webhook/door.ts'
import { findCase, type NewCase } from './complaint-store.ts'

const about = ({
  id: caseId,
  caseNumber,
  borrowerId: userId,
  orderId,
}: Pick<NewCase, 'id' | 'caseNumber' | 'borrowerId' | 'orderId'>) => ({ caseId, caseNumber, userId, orderId })

/** Tells that a case was opened. */
export async function tellOpened(tx: Tx, deps: Deps, opened: NewCase): Promise<void> {
  const { type: kind, answerBy } = opened
  const promised = { kind, answerBy: answerBy?.toISOString() ?? null }
  await queueWebhook(tx, deps, 'case.opened', { ...about(opened), ...promised })
}

/** Tells that a case was answered, for the first time or again. */
export async function tellAnswered(tx: Tx, deps: Deps, caseId: string, answeredAt: Date): Promise<void> {
  if (deps.webhooks === null) return
  const found = await findCase(tx, caseId)
  if (found === null) throw new Error(`the answered case ${caseId} is gone`)
  await queueWebhook(tx, deps, 'case.answered', { ...about(found), answeredAt: answeredAt.toISOString() })
}
