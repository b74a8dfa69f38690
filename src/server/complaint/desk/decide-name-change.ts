// An officer accepts a new name, which replaces the borrower's, or refuses it with a reason.

import { caseState } from '../../../core/complaint/case-thread.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { renameApplicant } from '../../application/form/door.ts'
import type { DeskChanger } from '../../officer/call/door.ts'
import { lockBorrower, storeName } from '../../people/borrower/door.ts'
import { findCase } from '../complaint-store.ts'
import { nameChangeOf, storeNameDecision } from '../name-change-store.ts'
import { refuseCase } from '../named-officer.ts'
import { answerCase } from '../reply-to-complaint.ts'

/** Answers the case with the decision, which the borrower reads there. Papers that were agreed to keep the name of their day. */
export const decideNameChange: DeskChanger<'decideNameChange'> = async (input, { db, deps, officer, act }) => {
  const { caseId, accept, reason } = input
  if (!accept && reason === undefined) return deny('badInput', { fields: ['reason'] })
  const asked = await findCase(db, caseId)
  // The borrower first, then the case: in this order everywhere.
  const borrower = asked === null ? null : await lockBorrower(db, asked.borrowerId)
  const change = await nameChangeOf(db, deps, caseId)
  if (change === null || borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const refusal = asked === null ? null : await refuseCase(db, asked, officer)
  if (refusal !== null) return refusal
  if (change.decidedAt !== null) return cannot('nameIsDecided')
  const { nameChange: words } = serverWordsFor(borrower.language).complaint
  const text = accept ? words.accepted({ name: change.name }) : words.refused({ reason: reason ?? '' })
  const { id: officerId } = officer
  await storeNameDecision(db, deps, change, {
    accepted: accept,
    former: accept ? borrower.name : null,
    officerId,
    at: deps.clock.now(),
  })
  if (accept) {
    await storeName(db, borrower.id, change.name)
    await renameApplicant(db, deps, borrower.id, change.name)
  }
  const refused = await answerCase(db, deps, caseId, {
    text,
    pictures: [],
    needScore: false,
    officerId,
    sms: words.smsDecided,
  })
  if (refused !== null) return deny('notFound')
  await act({
    act: 'decideName',
    subject: caseId,
    borrowerId: borrower.id,
    about: [asked?.orderId ?? null],
    after: { accepted: accept },
  })
  const found = await findCase(db, caseId)
  if (found === null) throw new Error('the case is not stored')
  return { caseId, state: caseState(found), accepted: accept }
}
