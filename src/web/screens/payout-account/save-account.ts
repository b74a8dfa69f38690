// 'Next', read from the form by the server's own description of it, and where it leads once the account is saved.

import { type ActionFunctionArgs, data } from 'react-router'
import type { Problem } from '../../../contracts/client.ts'
import type { CallInput } from '../../../contracts/endpoints.ts'
import { refusalCodes, wrongCodes } from '../../../contracts/envelope.ts'
import { codeLength, resendDelaySeconds } from '../../../core/identity/code-rules.ts'
import { accountFieldCodes } from '../../../core/payout-account/account-fields.ts'
import { askedDay } from '../../page/asked-day.ts'
import { accountPlace, addressChanged, productIdIn, readId, replace, savedParam } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin } from '../../page/request-context.ts'
import { isCodeOf, keyForAgain, shown, statusOf, typedCode } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { type Chosen, isMasked, readAccountForm } from './account-form.ts'
import { defaults, sourceAddress, sourceIn } from './account-view.ts'

/** Why nothing was saved, by field where it is one field's fault, and what was typed. */
export interface NotSaved {
  readonly problem: ProblemShown | null
  /** By code; an empty sentence where the field was left empty. */
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
  readonly chosen: Chosen | null
  readonly key: string | null
  /** Set where the server wants the code from the phone first. */
  readonly step: CodeStep | null
}

/** Another account than the one that is bound, waiting for its code. */
export interface CodeStep {
  readonly smsToken: string
  /** The phone, masked; empty where this answer does not say it. */
  readonly sentTo: string
  /** The account as it was typed: it is sent again with the code. */
  readonly fields: Readonly<Record<string, string>>
  /** The wait that a sent code began; a new object for each. */
  readonly sent: { readonly seconds: number } | null
  /** As it was typed, where it was not the code that was refused: it stands in the field again. */
  readonly code: string
  readonly aboutCode: boolean
}

function typedIn(form: FormData, code: string): string[] {
  return form.getAll(code).filter((value): value is string => typeof value === 'string')
}

/** The day of birth is typed in three fields; a day that is none goes to the server as it is, which says so. */
const isDay = (code: string): boolean => code === 'birthDay'

function valuesIn(form: FormData, code: string): string[] {
  if (!isDay(code)) return typedIn(form, code)
  const { day, typed } = askedDay(form, code)
  return [day ?? typed.replaceAll('\n', '-')]
}

function shownAgain(form: FormData, code: string): string {
  return isDay(code) ? askedDay(form, code).typed : (typedIn(form, code).findLast((text) => text !== '') ?? '')
}

/** Saves the account: as a change where it comes from a loan whose payout failed. Leads on as its source says, replacing this page. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = readId(form.get('key'))
  const productId = productIdIn(url.searchParams)
  const typed = Object.fromEntries(accountFieldCodes.map((code) => [code, shownAgain(form, code)]))
  const notSaved = (status: number, why: Partial<NotSaved>) =>
    data<NotSaved>({ problem: null, errors: {}, typed, chosen: null, key: null, step: null, ...why }, status)

  const described = await api.getAccountForm(productId === '' ? {} : { productId })
  if (!described.ok && described.problem.kind === 'signedOut') throw leaveToLogin(context)
  if (!described.ok) {
    const sent = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
    const step = stepIn(form, sent)
    return notSaved(503, {
      problem: shown(described.problem),
      step: step && { ...step, code: typedCode(form, 'code') },
    })
  }
  const { chosen, values, missing } = readAccountForm(described.data.items, (code) => valuesIn(form, code), defaults)
  if (missing.length > 0) {
    return notSaved(422, { chosen, errors: Object.fromEntries(missing.map((code) => [code, ''])) })
  }
  const step = stepIn(form, { ...values, ...chosen })
  const code = typedCode(form, 'code')
  const isResend = form.get('intent') === 'resend'
  if (step !== null && !isResend && !isCodeOf(codeLength, code)) {
    return notSaved(422, { chosen, step: { ...step, code, aboutCode: true } })
  }
  const input: CallInput<'saveAccount'> = {
    ...values,
    ...chosen,
    ...(productId === '' ? {} : { productId }),
    ...(step === null ? {} : { smsToken: step.smsToken, ...(isResend ? {} : { code }) }),
  }
  const options = key === '' || isResend ? {} : { idempotencyKey: key }
  const isChange = sourceIn(url.searchParams) === 'loanDetail'
  const result = isChange ? await api.changeAccount(input, options) : await api.saveAccount(input, options)
  if (result.ok) return replace(context, endAddress(url, context), 303)
  const { problem } = result
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  const asked = askedFor(problem, { ...values, ...chosen })
  if (asked !== null) return notSaved(200, { chosen, step: asked })
  if (step !== null && problem.fields.length === 0) {
    const aboutCode = wrongCodes.includes(problem.code)
    return notSaved(statusOf(problem), {
      chosen,
      problem: shown(problem),
      key: keyForAgain(problem, key),
      step: { ...step, code: aboutCode || isResend ? '' : code, aboutCode, sent: waitOf(problem) },
    })
  }
  return notSaved(statusOf(problem), {
    chosen,
    problem: { kind: problem.kind, message: problem.message },
    errors: Object.fromEntries(problem.fields.map((code) => [code, problem.message])),
    key: keyForAgain(problem, key),
  })
}

function fieldsOf(typed: Readonly<Record<string, string>>): CodeStep['fields'] {
  // A number that was left alone is read from the server's form again, as it was.
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => !isMasked(value)))
}

/** The step that the form is in already; null for the account form itself. */
function stepIn(form: FormData, typed: Readonly<Record<string, string>>): CodeStep | null {
  const smsToken = readId(form.get('smsToken'))
  if (smsToken === '') return null
  const sentTo = typedIn(form, 'sentTo').join('').slice(0, sentToMax)
  return { smsToken, sentTo, fields: fieldsOf(typed), sent: null, code: '', aboutCode: false }
}

/** A masked phone is short. */
const sentToMax = 16

/** The step that an answer begins, or goes on with after another code was sent. */
function askedFor({ code, values }: Problem, typed: Readonly<Record<string, string>>): CodeStep | null {
  if (code !== refusalCodes.accountChangeNeedsCode) return null
  return {
    smsToken: String(values.smsToken ?? ''),
    sentTo: String(values.sendDetail ?? ''),
    fields: fieldsOf(typed),
    sent: { seconds: resendDelaySeconds },
    code: '',
    aboutCode: false,
  }
}

function waitOf({ code, values }: Problem): CodeStep['sent'] {
  if (code !== refusalCodes.codeWasJustSent || typeof values.seconds !== 'number') return null
  return { seconds: values.seconds }
}

/** PAYOUT-ACCOUNT-9: no source ends the flow; the others go back to where they came from, with their source, which says that it is saved. */
function endAddress(url: URL, context: Context): string {
  const source = sourceIn(url.searchParams)
  if (source === 'none') return tellingAt(context, addressChanged(url, { [savedParam]: '1', cardType: null }))
  if (source === 'payway') return tellingAt(context, sourceAddress(context, url.searchParams, { [savedParam]: '1' }))
  const back = sourceAddress(context, url.searchParams, { source })
  return source === 'confirmUrl' ? tellingAt(context, `${back}#${accountPlace}`) : back
}
