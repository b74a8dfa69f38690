// Notes the stars for an answer: once, and only where they were asked for.

import { isOpenCase } from '../../core/complaint/case-thread.ts'
import { whyRatingIsRefused } from '../../core/complaint/complaint.ts'
import { refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { findOwnCase, storeStars } from './complaint-store.ts'
import { inWireNames } from './refused-fields.ts'

export const rateComplaint: Handler<'rateComplaint'> = async ({ caseId, stars }, { caller, db, deps }) => {
  const found = await findOwnCase(db, caseId, caller.borrowerId)
  if (found === null) return refuse('notFound')
  const refused = whyRatingIsRefused({ ...found, isAnswered: !isOpenCase(found) }, stars)
  if (refused !== null) return inWireNames(refused)
  const counted = await storeStars(db, { caseId, borrowerId: caller.borrowerId, stars, at: deps.clock.now() })
  return counted ? { stars } : refuse('alreadyRated')
}
