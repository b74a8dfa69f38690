// Saves one step of what an application asks for: checked, sealed, and from then on known on every device.

import type { CallOutput, CallRefused } from '../../contracts/endpoints.ts'
import { type FormStep, nextStep } from '../../core/application/application-fields.ts'
import { decideDetails, type StepDetails, type TypedDetails } from '../../core/application/details.ts'
import { date } from '../../core/calendar-date.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { keepPerson, lockBorrower } from '../people/borrower/door.ts'
import { keepDetails, livingApplication } from './form/application-store.ts'
import { doneBy, stepAddress } from './view/application-view.ts'

type Saved = CallOutput<'savePersonalInfo'>

export const savePersonalInfo: Handler<'savePersonalInfo'> = (input, call) => save('personal', input, call)
export const saveJobInfo: Handler<'saveJobInfo'> = (input, call) => save('job', input, call)
export const saveExtInfo: Handler<'saveExtInfo'> = (input, call) => save('ext', input, call)
export const saveIdentityInfo: Handler<'saveIdentityInfo'> = (input, call) => save('identity', input, call)

/** Refusals are those of {@link decideDetails}; nothing is kept of a form with anything wrong in it. */
function save(
  step: FormStep,
  typed: TypedDetails,
  call: Call,
): Promise<Saved | Refusal<CallRefused<'savePersonalInfo'> | 'sessionIsMissing'>> {
  return call.db.transaction(async (tx) => {
    const { deps, market, caller, words } = call
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const details = decideDetails(step, typed, deps.clock.today(market.zone))
    if (isRefusal(details)) return inWords(details, words)
    await keepDetails(tx, deps, { borrowerId: borrower.id, step }, details)
    if (step === 'personal') await keepPerson(tx, borrower.id, personOf(details))
    return await savedAnswer(tx, call)
  })
}

function personOf({ fullName, birthDay, email }: StepDetails) {
  if (fullName === undefined || birthDay === undefined)
    throw new Error('a person was accepted without name or birthday')
  return { name: fullName, birthDate: date(birthDay), email: email ?? null }
}

/** What comes after a step was saved. */
export async function savedAnswer(db: Tx, { caller, deps, market }: Call): Promise<Saved> {
  const { done } = await doneBy(db, { id: caller.borrowerId, knownToHost: false })
  const owner = { borrowerId: caller.borrowerId, productId: null }
  const application = await livingApplication(db, owner, deps.clock.today(market.zone))
  const step = nextStep(done)
  return { nextStep: step ?? '', nextUrl: stepAddress(step ?? 'review', application?.id ?? '') }
}

function inWords<Name extends RefusalName>(refusal: Refusal<Name>, { application }: ServerWords): Refusal<Name> {
  const [code] = refusal.fields ?? []
  const field = Object.entries(application.fields).find(([known]) => known === code)
  return field === undefined ? refusal : { ...refusal, values: { ...refusal.values, name: field[1].title } }
}
