// What the privacy page shows, and what is done on it: a consent is taken back, reminders are wanted again.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { type DataRequestKind, dataRequestKinds } from '../../../core/complaint/complaint-types.ts'
import { dataRequestMax } from '../../../core/complaint/data-request.ts'
import { markets } from '../../../core/market/markets.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { addressChanged, ownWithCommon, readId, replace } from '../../page/page-query.ts'
import {
  apiContext,
  type Context,
  newKey,
  notDone,
  orProblem,
  pageContext,
  withCommon,
} from '../../page/request-context.ts'
import { keyed, keyForAgain, shown, statusOf, typedText } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

type Consent = CallOutput<'listConsents'>['list'][number]

/** What the page was opened to say. */
const doneNames = ['withdrawn', 'reminders', 'copyFailed'] as const
export type Done = (typeof doneNames)[number]
const doneParam = 'done'

export interface PrivacyView {
  readonly consents: readonly Consent[]
  readonly remindersOn: boolean
  readonly done: Done | null
  /** Days within which a request about data is answered; null where nothing is promised. */
  readonly requestDays: number | null
  /** The idempotency key of the next request. */
  readonly key: string
  readonly problem: ProblemShown | null
  readonly here: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<PrivacyView> {
  const listed = orProblem(await context.get(apiContext).listConsents({}), context)
  const consents = listed.data?.list ?? []
  const page = context.get(pageContext)
  const remindersOn = consents.some(({ kind }) => kind === 'reminders')
  const told = justDoneIn(url, context, doneParam)
  const done = doneNames.find((name) => name === told) ?? null
  return {
    consents: consents.map((consent) => ({
      ...consent,
      url: consent.url === '' ? '' : ownWithCommon(context, consent.url),
    })),
    remindersOn,
    // That reminders are on is said while they are: another tab may have stopped them since.
    done: done === 'reminders' && !remindersOn ? null : done,
    requestDays: page.answerDays === null ? null : markets[page.market].dataRequests.answerDays,
    key: newKey(context),
    problem: shown(listed.problem),
    here: addressChanged(url, { [doneParam]: null }),
  }
}

/** The page again, which tells what was just done. */
export function privacyAddress(context: Context, done: Done): string {
  return tellingAt(context, withCommon(context, addresses.myPrivacy, { [doneParam]: done }))
}

/** Why a request about data was not sent, and what stands in the form again. */
interface RequestNotSent {
  readonly about: DataRequestKind | null
  readonly text: string
  readonly faults: readonly ('about' | 'text')[]
  /** Of the attempt whose outcome is unknown. */
  readonly key: string | null
}

export interface PrivacyNotDone {
  readonly problem: ProblemShown | null
  /** Null where it is about a consent or the reminders. */
  readonly request?: RequestNotSent
}

/** Opens the case; answers its page. */
async function askData(form: FormData, context: Context) {
  const text = typedText(form, 'text').replaceAll('\r\n', '\n')
  const isWrong = text.trim() === '' || characterCount(text) > dataRequestMax
  const about = dataRequestKinds.find((one) => one === form.get('about')) ?? null
  const key = readId(form.get('key'))
  const typed: RequestNotSent = { about, text, faults: [], key: null }
  if (about === null || isWrong) {
    const faults = [...(about === null ? (['about'] as const) : []), ...(isWrong ? (['text'] as const) : [])]
    return data<PrivacyNotDone>({ problem: null, request: { ...typed, faults } }, 422)
  }
  const asked = await context.get(apiContext).askAboutData({ about, text }, keyed(key))
  if (asked.ok) {
    const { caseId } = asked.data
    return replace(context, withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: caseId }), 303)
  }
  const { problem } = asked
  return aboutTheText.includes(problem.code)
    ? data<PrivacyNotDone>({ problem: null, request: { ...typed, faults: ['text'] } }, statusOf(problem))
    : notDone<PrivacyNotDone>(problem, context, { request: { ...typed, key: keyForAgain(problem, key) } })
}

const aboutTheText: readonly string[] = [refusalCodes.complaintIsEmpty, refusalCodes.complaintIsTooLong]

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'askData') return await askData(form, context)
  const api = context.get(apiContext)
  const wantsReminders = form.get('intent') === 'remind'
  const changed = wantsReminders
    ? await api.savePreferences({ remindersOn: true })
    : await api.withdrawConsent({ consentId: readId(form.get('consent')) || 'none' })
  if (!changed.ok) return notDone<PrivacyNotDone>(changed.problem, context, {})
  return replace(context, privacyAddress(context, wantsReminders ? 'reminders' : 'withdrawn'), 303)
}
