// 'Next', read from the form by the server's description of the step: what is right is kept, what is wrong says so at its field.

import { type ActionFunctionArgs, data } from 'react-router'
import { identityImageField } from '../../../contracts/application.ts'
import type { Problem, Result } from '../../../contracts/client.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import {
  consentVersionField,
  dataPurposes,
  type FormStep,
  formSteps,
  type PictureSide,
  pictureSides,
} from '../../../core/application/application-fields.ts'
import { linkTarget, ownWithCommon, readId, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, pageContext } from '../../page/request-context.ts'
import { failed, keyed, keyForAgain, statusOf, typedText } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { reviewStep, stepAddress } from './apply-view.ts'
import { isAsked, pictureCode, questionAfter, questionsOf, type ReadStep, readStep, removalCode } from './step-form.ts'
import { wordsChangedStatus } from './words-changed.ts'

/** What is wrong with an answer: in the server's words where it has any, else what is to be said about it. */
export type StepError = { readonly said: string } | { readonly why: 'missing' | 'notAnAmount' | 'notAccepted' }

/** Why the step is not over, and what stands in the form again. */
export interface StepAnswer {
  /** What is no single question's fault. */
  readonly problem: ProblemShown | null
  readonly errors: Readonly<Record<string, StepError>>
  readonly typed: Readonly<Record<string, string>>
  /** The question that is asked now. */
  readonly at: string
  /** The idempotency key of a submission whose outcome is unknown. */
  readonly key: string | null
}

function textIn(form: FormData) {
  return (name: string): string => typedText(form, name)
}

function notOver(status: number, why: Partial<StepAnswer>) {
  return data<StepAnswer>({ problem: null, errors: {}, typed: {}, at: '', key: null, ...why }, status)
}

/** The problem as the page shows it. Without a session there is nothing to show: the borrower logs in and comes back. */
function shown(problem: Problem, context: Context): ProblemShown {
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  return { kind: problem.kind, message: problem.message }
}

/** Does what the form asks for: saves a step, the consents, or hands the application in. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = readId(form.get('intent'))
  if (intent === 'submit') return await handIn(form, url, context)
  if (intent === 'secondLook') return await askAgain(form, url, context)
  if (intent === 'consent') return await saveConsents(form, url, context)
  const step = formSteps.find((known) => known === form.get('step'))
  if (step === undefined) return notOver(400, { problem: failed })
  return await saveStep(form, url, context, step)
}

/** Where the server says that it goes on: an address of ours, else the review. */
function goOn(context: Context, url: URL, nextUrl: string) {
  const target = linkTarget(context, nextUrl)
  const next = target?.kind === 'own' ? ownWithCommon(context, target.address) : null
  return redirect(context, next ?? stepAddress(context, url, reviewStep), 303)
}

type Saved = CallOutput<'savePersonalInfo'>

async function save(context: Context, step: FormStep, values: ReadStep['values']): Promise<Result<Saved>> {
  const api = context.get(apiContext)
  switch (step) {
    case 'personal':
      return await api.savePersonalInfo(values satisfies CallInput<'savePersonalInfo'>)
    case 'job':
      return await api.saveJobInfo(values satisfies CallInput<'saveJobInfo'>)
    case 'ext':
      return await api.saveExtInfo(values satisfies CallInput<'saveExtInfo'>)
    case 'identity':
      return await api.saveIdentityInfo(values satisfies CallInput<'saveIdentityInfo'>)
  }
}

async function saveStep(form: FormData, url: URL, context: Context, step: FormStep) {
  const api = context.get(apiContext)
  const at = readId(form.get('at'))
  const isWhole = form.get('whole') === '1'
  const described = await api.getApplicationForm({ step })
  if (!described.ok) {
    return notOver(statusOf(described.problem), {
      problem: shown(described.problem, context),
      typed: looseTexts(form),
      at,
    })
  }
  const read = readStep(described.data.items, textIn(form), context.get(pageContext).moneyFormat)
  const sent = await sendPictures(form, context)
  const images = step === 'identity' ? await api.listIdentityImages({}) : null
  const pictures = images?.ok ? images.data.images : []
  const questions = questionsOf(described.data.items, pictures)
  const answer = (status: number, why: Partial<StepAnswer>) => notOver(status, { typed: read.typed, at, ...why })

  const wrong = Object.entries(read.wrong).filter(([code]) => isWhole || isAsked(questions, code, at))
  const errors = Object.fromEntries(wrong.map(([code, why]) => [code, { why }]))
  const [firstWrong] = wrong
  if (firstWrong !== undefined) return answer(422, { errors, at: isWhole ? at : firstWrong[0] })
  if (sent !== null) return answer(422, { errors: { [sent.code]: sent.error }, at: sent.code })

  const saved = await save(context, step, read.values)
  const missing = pictures.find((picture) => picture.required && picture.savedAt === null)
  const wantsPicture = (code: string) => answer(422, { errors: { [code]: { why: 'missing' } }, at: code })
  if (saved.ok && isWhole && missing !== undefined) return wantsPicture(pictureCode(missing.side))
  const next = isWhole ? null : questionAfter(questions, at, read.typed)
  if (!saved.ok) {
    const { problem } = saved
    const [field] = problem.fields
    // What has not been asked yet is no fault: it is what comes next.
    if (!isWhole && next !== null && field !== undefined && !isAsked(questions, field, at))
      return answer(200, { at: next })
    const isField = field !== undefined && questions.some(({ code }) => code === field)
    if (!isField) return answer(statusOf(problem), { problem: shown(problem, context) })
    return answer(422, { errors: { [field]: errorOf(problem) }, at: isWhole ? at : field })
  }
  if (missing !== undefined && at === pictureCode(missing.side)) return wantsPicture(at)
  return next === null ? goOn(context, url, saved.data.nextUrl) : answer(200, { at: next })
}

/** What a refusal of one field says: those without a reason of their own get our words for the kind of field. */
function errorOf({ code, message }: Problem): StepError {
  if (code === refusalCodes.somethingIsMissing) return { why: 'missing' }
  return code === refusalCodes.valueIsNotAccepted || message === '' ? { why: 'notAccepted' } : { said: message }
}

/** What was typed where even the description of the step could not be had. */
function looseTexts(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/** Files that came with the form itself, or what is to be taken away: a page without script, or one that has not woken up. */
async function sendPictures(form: FormData, context: Context): Promise<{ code: string; error: StepError } | null> {
  for (const side of pictureSides) {
    const done = await sendPicture(form, context, side)
    if (done === null || done.ok) continue
    const { message } = shown(done.problem, context)
    return { code: pictureCode(side), error: message === '' ? { why: 'notAccepted' } : { said: message } }
  }
  return null
}

/** A new picture takes the place of the old by itself, with or without the tick beside it. Null where nothing is to be done. */
async function sendPicture(form: FormData, context: Context, side: PictureSide): Promise<Result<unknown> | null> {
  const { removeIdentityImage, uploadIdentityImage } = context.get(apiContext)
  const file = form.get(pictureCode(side))
  if (file instanceof File && file.size > 0) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return await uploadIdentityImage({ side }, { files: [{ field: identityImageField, bytes }] })
  }
  return form.get(removalCode(side)) === '1' ? await removeIdentityImage({ side }) : null
}

async function saveConsents(form: FormData, url: URL, context: Context) {
  const given = Object.fromEntries(dataPurposes.map((purpose) => [purpose, form.get(purpose) === '1']))
  const typed = Object.fromEntries(Object.entries(given).map(([purpose, agreed]) => [purpose, agreed ? '1' : '']))
  const versions = Object.fromEntries(
    dataPurposes.map((purpose) => [consentVersionField(purpose), readId(form.get(consentVersionField(purpose)))]),
  )
  const saved = await context.get(apiContext).saveDataConsents({ ...given, ...versions })
  if (saved.ok) return goOn(context, url, saved.data.nextUrl)
  const { problem } = saved
  const problemShown = shown(problem, context)
  if (problem.fields.length === 0) return notOver(statusOf(problem), { problem: problemShown, typed })
  const errors = Object.fromEntries(problem.fields.map((field) => [field, { said: problem.message }]))
  if (problem.code !== refusalCodes.consentHasChanged) return notOver(422, { errors, typed })
  // The wording has changed: the box below it starts unticked.
  for (const field of problem.fields) typed[field] = ''
  return notOver(wordsChangedStatus, { errors, typed })
}

/** Hands the application in; what became of it stands on this same address afterwards, or is the offer. */
async function handIn(form: FormData, url: URL, context: Context) {
  const key = readId(form.get('key'))
  const applicationId = readId(form.get('applicationId'))
  const decided = await context.get(apiContext).submitApplication({ applicationId }, keyed(key))
  if (decided.ok) return redirect(context, stepAddress(context, url, ''), 303)
  const { problem } = decided
  return notOver(statusOf(problem), { problem: shown(problem, context), key: keyForAgain(problem, key) })
}

/** Asks a person to look again; the same page then says by when. */
async function askAgain(form: FormData, url: URL, context: Context) {
  const key = readId(form.get('key'))
  const applicationId = readId(form.get('applicationId'))
  const asked = await context.get(apiContext).askSecondLook({ applicationId }, keyed(key))
  if (asked.ok) return redirect(context, stepAddress(context, url, ''), 303)
  const { problem } = asked
  return notOver(statusOf(problem), { problem: shown(problem, context), key: keyForAgain(problem, key) })
}
