// The fields of one step, filled with what was saved: on any device, at any time.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { applicationSteps, type FormStep } from '../../core/application/application-fields.ts'
import type { StepDetails } from '../../core/application/details.ts'
import { type ApplicationFieldCode, fieldsOf } from '../../core/application/step-fields.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { refuse } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import type { Call, Handler } from '../http/call.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'
import { livingApplication, openDetails } from './form/application-store.ts'
import { doneBy, stepAddress } from './view/application-view.ts'

type FormItem = CallOutput<'getApplicationForm'>['items'][number]

const kinds = { choice: 'enum', text: 'text', digits: 'digits', money: 'money', day: 'day', email: 'email' } as const

/** What browsers and keyboards know to fill in by themselves. */
const autocomplete: Partial<Record<ApplicationFieldCode, string>> = {
  birthDay: 'bday',
  fullName: 'name',
  city: 'address-level2',
  address: 'street-address',
  email: 'email',
  employer: 'organization',
}

export const getApplicationForm: Handler<'getApplicationForm'> = async ({ step }, call) => {
  const { db, deps, caller, words, market } = call
  const saved = await openDetails(db, deps, { borrowerId: caller.borrowerId, step })
  const borrower = await findBorrower(db, caller.borrowerId)
  return {
    step,
    title: words.application.steps[step].title,
    items: itemsOf(step, saved?.details ?? knownOf(step, borrower), words),
    savedAt: saved === null ? null : dateTimeIn(market.zone, saved.savedAt),
  }
}

/** What the account says already need not be typed again. */
function knownOf(step: FormStep, borrower: Borrower | null): StepDetails {
  if (step !== 'personal' || borrower === null) return {}
  return { fullName: borrower.name ?? '', birthDay: borrower.birthDate ?? '', email: borrower.email ?? '' }
}

function itemsOf(step: FormStep, values: StepDetails, words: ServerWords): FormItem[] {
  return fieldsOf(step).map((field) => ({
    code: field.code,
    kind: kinds[field.kind],
    ...textsOf(field.code, words),
    value: values[field.code] ?? '',
    choices: (field.choices ?? []).map((value) => ({ name: choiceName(field.code, value, words), value })),
    required: field.required,
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    workKinds: [...(field.workKinds ?? [])],
    autocomplete: autocomplete[field.code] ?? '',
  }))
}

interface FieldTexts {
  readonly title: string
  readonly placeholder?: string
  readonly hint?: string
}

function textsOf(code: ApplicationFieldCode, { application }: ServerWords) {
  const { title, placeholder = '', hint = '' }: FieldTexts = application.fields[code]
  return { title, placeholder, hint }
}

function choiceName(code: ApplicationFieldCode, value: string, { application }: ServerWords): string {
  const names: Partial<Record<ApplicationFieldCode, Readonly<Record<string, string>>>> = {
    workKind: application.workKinds,
    purpose: application.purposes,
    idType: application.documents,
  }
  return names[code]?.[value] ?? value
}

type StepAnswer = CallOutput<'listApplicationSteps'>['steps'][number]

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
