// 'Next', read from the form by the server's own description of it, and where it leads once the account is saved.

import { data, type RouterContextProvider } from 'react-router'
import type { CallInput } from '../../../contracts/endpoints.ts'
import { accountFieldCodes } from '../../../core/payout-account/account-fields.ts'
import { addressChanged, productIdIn, readId } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, leaveToLogin } from '../../page/request-context.ts'
import { keyForAgain, statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import { type Chosen, readAccountForm } from './account-form.ts'
import { defaults, savedParam, sourceAddress, sourceIn } from './account-view.ts'

type Context = Readonly<RouterContextProvider>

/** Why nothing was saved, by field where it is one field's fault, and what was typed. */
export interface NotSaved {
  readonly problem: ProblemShown | null
  /** By code; an empty sentence where the field was left empty. */
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
  readonly chosen: Chosen | null
  readonly key: string | null
}

/** Longest text that is looked at; the form itself allows less. */
const typedMax = 200

function typedIn(form: FormData, code: string): string[] {
  return form
    .getAll(code)
    .filter((value): value is string => typeof value === 'string')
    .map((value) => value.slice(0, typedMax))
}

/** Saves the account: as a change where it comes from a loan whose payout failed. Leads on as its source says, replacing this page. */
export async function saveFromForm(request: Request, url: URL, context: Context) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = readId(form.get('key'))
  const productId = productIdIn(url.searchParams)
  const typed = Object.fromEntries(
    accountFieldCodes.map((code) => [code, typedIn(form, code).findLast((text) => text !== '') ?? '']),
  )
  const notSaved = (status: number, why: Partial<NotSaved>) =>
    data<NotSaved>({ problem: null, errors: {}, typed, chosen: null, key: null, ...why }, status)

  const described = await api.getAccountForm(productId === '' ? {} : { productId })
  if (!described.ok && described.problem.kind === 'signedOut') throw leaveToLogin(context)
  if (!described.ok) {
    const { kind, message } = described.problem
    return notSaved(503, { problem: { kind, message } })
  }
  const { chosen, values, missing } = readAccountForm(described.data.items, (code) => typedIn(form, code), defaults)
  if (missing.length > 0) {
    return notSaved(422, { chosen, errors: Object.fromEntries(missing.map((code) => [code, ''])) })
  }
  const input: CallInput<'saveAccount'> = {
    ...values,
    ...chosen,
    ...(productId === '' ? {} : { productId }),
  }
  const options = key === '' ? {} : { idempotencyKey: key }
  const isChange = sourceIn(url.searchParams) === 'loanDetail'
  const result = isChange ? await api.changeAccount(input, options) : await api.saveAccount(input, options)
  if (result.ok) return replace(context, endAddress(url, context), 303)
  const { problem } = result
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  return notSaved(statusOf(problem), {
    chosen,
    problem: { kind: problem.kind, message: problem.message },
    errors: Object.fromEntries(problem.fields.map((code) => [code, problem.message])),
    key: keyForAgain(problem, key),
  })
}

/** PAYOUT-ACCOUNT-9: no source ends the flow; the others go back to where they came from, with their source. */
function endAddress(url: URL, context: Context): string {
  const source = sourceIn(url.searchParams)
  if (source === 'none') return addressChanged(url, { [savedParam]: '1', cardType: null })
  return sourceAddress(context, url.searchParams, { source })
}
