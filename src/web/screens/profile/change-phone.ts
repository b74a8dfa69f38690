// What is done on the page of the phone number: one is asked for, its codes are sent and typed, and where one lands.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { complaintTypeCodes } from '../../../contracts/complaint.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes, wrongCodes } from '../../../contracts/envelope.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import type { PhoneStep } from '../../../core/identity/contact-change.ts'
import { addressChanged, readId, redirectDocument, replace } from '../../page/page-query.ts'
import { phoneFacts } from '../../page/phone-facts.ts'
import { apiContext, type Context, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { isCodeOf, shown, typedCode } from '../../sending/failed-call.ts'
import { renameSession } from '../../session/session-cookies.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import type { PhoneFacts } from '../../ui/text-fields.tsx'
import { meChanged } from './changed.ts'

/** Another number than the one that waits for its codes. */
const againParam = 'again'

export interface PhoneView {
  readonly contact: CallOutput<'getContact'> | null
  readonly step: PhoneStep
  /** What is left of the wait for another code; a new object for each page. */
  readonly wait: { readonly seconds: number }
  readonly phone: PhoneFacts
  readonly problem: ProblemShown | null
  readonly here: string
  /** The page that asks for another number. */
  readonly again: string
  /** The login that leads back here. */
  readonly login: string
  /** A case about the account: a borrower with neither the old phone nor a passkey is helped by an officer. */
  readonly write: string
}

export interface PhoneAnswer {
  readonly problem: ProblemShown | null
  readonly about: 'phone' | 'code' | null
  /** As it was typed: a phone never stands in an address. */
  readonly phone: string
  /** As it was typed, where it was not the code that was refused. */
  readonly code: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<PhoneView> {
  const { data: contact, problem } = orProblem(await context.get(apiContext).getContact({}), context)
  return {
    contact,
    step: url.searchParams.has(againParam) ? 'ask' : (contact?.phoneStep ?? 'ask'),
    wait: { seconds: contact?.waitSeconds ?? 0 },
    phone: phoneFacts(context),
    problem: shown(problem),
    here: addressChanged(url, {}),
    again: withCommon(context, addresses.myPhone, { [againParam]: '1' }),
    login: withCommon(context, addresses.login, { next: addresses.myPhone }),
    write: withCommon(context, addresses.complaintNext, { [complaintParams.type]: complaintTypeCodes.account }),
  }
}

const aboutPhone: readonly string[] = [refusalCodes.phoneIsNotValid, refusalCodes.phoneIsYoursAlready]

function refused(problem: Problem, context: Context, typed: { readonly phone?: string; readonly code?: string } = {}) {
  const { code } = problem
  const about = aboutPhone.includes(code) ? 'phone' : wrongCodes.includes(code) ? 'code' : null
  const kept = { phone: typed.phone ?? '', code: about === 'code' ? '' : (typed.code ?? '') }
  return notDone<PhoneAnswer>(problem, context, { about, ...kept })
}

/** Each step leads to the page again, which asks the server what comes next: a reload repeats nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const changeId = readId(form.get('changeId'))
  const toNext = () => replace(context, withCommon(context, addresses.myPhone), 303)
  if (form.get('intent') === 'ask') {
    const phone = typedCode(form, 'phone')
    if (phone === '') return data<PhoneAnswer>({ problem: null, about: 'phone', phone, code: '' }, 422)
    const begun = await api.startPhoneChange({ phone })
    return begun.ok ? toNext() : refused(begun.problem, context, { phone })
  }
  if (form.get('intent') === 'resend') {
    const sent = await api.sendPhoneChangeCode({ changeId })
    return sent.ok ? toNext() : refused(sent.problem, context)
  }
  const code = typedCode(form, 'code')
  if (!isCodeOf(codeLength, code)) return data<PhoneAnswer>({ problem: null, about: 'code', phone: '', code }, 422)
  const confirmed = await api.confirmPhoneChange({ changeId, code })
  if (!confirmed.ok) return refused(confirmed.problem, context, { code })
  if (confirmed.data.step === 'new') return toNext()
  renameSession(context, request, confirmed.data.maskedPhone)
  return redirectDocument(context, meChanged(context, 'phone'), 303)
}
