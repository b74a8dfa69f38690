// The steps of an application, which of them are done, and the state of each.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { applicationSteps } from '../../core/application/application-fields.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { refuse } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'
import { livingApplication } from './form/application-store.ts'
import { doneBy, stepAddress } from './view/application-view.ts'

export type StepAnswer = CallOutput<'listApplicationSteps'>['steps'][number]

export const listApplicationSteps: Handler<'listApplicationSteps'> = async (_input, call) => {
  const { db, deps, caller, market } = call
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const owner = { borrowerId: caller.borrowerId, productId: null }
  const application = await livingApplication(db, owner, deps.clock.today(market.zone))
  return { steps: await stepsAnswer(call, borrower, application?.id ?? '') }
}

/** Every step in its order. */
export async function stepsAnswer(call: Call, borrower: Borrower, applicationId: string): Promise<StepAnswer[]> {
  const { done, savedAt } = await doneBy(call.db, borrower)
  return applicationSteps.map((step) => {
    const at = savedAt.get(step)
    return {
      step,
      ...call.words.application.steps[step],
      done: done.has(step),
      savedAt: at === undefined ? null : dateTimeIn(call.market.zone, at),
      url: stepAddress(step, applicationId),
    }
  })
}
