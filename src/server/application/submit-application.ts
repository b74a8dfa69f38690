// Hands in a complete application: every rule is looked at and written down, and the answer says why and what would change it.

import { createHash } from 'node:crypto'
import type { CallOutput, CallRefused } from '../../contracts/endpoints.ts'
import { nextStep } from '../../core/application/application-fields.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { findProduct } from '../catalogue/product/door.ts'
import { countDistinct } from '../db/budget.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { type Borrower, findBorrower, lockBorrower } from '../people/borrower/door.ts'
import { type Application, findApplication } from './form/application-store.ts'
import { tellReceived } from './form/application-webhooks.ts'
import { submissionsADay } from './limits.ts'
import { type Judged, judge, writeJudged } from './verdict/decide-handed-in.ts'
import { beginChecks } from './verdict/outside-checks.ts'
import { applicationAnswer, doneBy } from './view/application-view.ts'

type Answer = CallOutput<'submitApplication'>

/**
 * Decides an open application. Refused as the first of `notFound`, `applicationIsDecided` (only where it has ended: a
 * decided one answers its decision again, one that waits for a person, or for answers from outside, that it waits), `productIsUnknown`, `applicationIsIncomplete` (`fields` name the steps), `tooManyApplications`. A decline is no
 * refusal of the call: it is the answer.
 */
export const submitApplication: Handler<'submitApplication'> = async ({ applicationId }, call) => {
  const { db, deps, caller } = call
  const borrower = await findBorrower(db, caller.borrowerId)
  const application = await findApplication(db, { applicationId, borrowerId: caller.borrowerId })
  if (borrower === null || application === null) return refuse('notFound')
  if (application.state === 'ended') return refuse('applicationIsDecided')
  if (application.state !== 'open') return { application: await applicationAnswer(call, application) }
  const refused = await whyNotDecidedYet(call, borrower, application)
  if (refused !== null) return refused
  const judged = await judge(db, deps, application)
  return judged === null ? refuse('productIsUnknown') : await write(call, application, judged)
}

async function whyNotDecidedYet(
  call: Call,
  borrower: Borrower,
  application: Application,
): Promise<Refusal<CallRefused<'submitApplication'>> | null> {
  const { db, deps, market } = call
  if ((await findProduct(db, application.productId, market.id)) === null) return refuse('productIsUnknown')
  const missing = await missingStep(db, call, borrower)
  if (missing !== null) return missing
  // Each application counts once, however often and at the same moment it is handed in.
  const hash = createHash('sha256').update(application.id).digest()
  const handedIn = await countDistinct(db, `application:${borrower.id}`, deps.clock.today(market.zone), hash)
  return handedIn > submissionsADay ? refuse('tooManyApplications', { max: submissionsADay }) : null
}

async function missingStep(
  db: Queries,
  { words }: Call,
  borrower: Borrower,
): Promise<Refusal<'applicationIsIncomplete'> | null> {
  const step = nextStep((await doneBy(db, borrower)).done)
  if (step === null) return null
  const { title } = words.application.steps[step]
  return { ...refuse('applicationIsIncomplete', { step: title, nextStep: step }), fields: [step] }
}

async function write(
  call: Call,
  { id, borrowerId }: Application,
  judged: Judged,
): Promise<Answer | Refusal<'applicationIsIncomplete' | 'notFound'>> {
  return await call.db.transaction(async (tx) => {
    const { deps } = call
    const owner = { applicationId: id, borrowerId }
    const borrower = await lockBorrower(tx, borrowerId)
    const locked = await findApplication(tx, owner)
    if (borrower === null || borrower.deletedAt !== null || locked === null) return refuse('notFound')
    // Handed in twice at the same moment: the first decision counts.
    if (locked.state === 'open') {
      // A consent may have been withdrawn since: then the application must not be decided.
      const missing = await missingStep(tx, call, borrower)
      if (missing !== null) return missing
      await tellReceived(tx, deps, locked)
      // No outside provider is asked about a borrower whom our own rules decline.
      const isAsked = judged.reasons.length === 0 && (await beginChecks(tx, deps, locked))
      if (!isAsked) await writeJudged(tx, deps, locked, judged)
    }
    const decided = await findApplication(tx, owner)
    if (decided === null) throw new Error(`application ${id} is gone`)
    return { application: await applicationAnswer({ ...call, db: tx }, decided) }
  })
}
