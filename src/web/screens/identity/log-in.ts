// What is done on the login page: a code is sent, or the code that came is tried.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses, addressWith, againParam } from '../../../contracts/addresses.ts'
import { refusalCodes, wrongCodes } from '../../../contracts/envelope.ts'
import { codeLength, longCode } from '../../../core/identity/code-rules.ts'
import { linkTarget, ownWithCommon, redirectDocument } from '../../page/page-query.ts'
import { apiContext, type Context, pageContext } from '../../page/request-context.ts'
import { isCodeOf, shown, statusOf } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import { beginSession } from '../../session/session-cookies.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { loggedInByPasskey } from './log-in-by-passkey.ts'
import type { PasskeyQuestion } from './passkey-browser.ts'
import { codeIn, deviceIn, digitsOf, ownDevice, phoneIn, secondsOf } from './read-form.ts'

export type CodeWay = 'message' | 'call'

/** What became of it, and what was typed: a phone never stands in an address. */
export interface LoginAnswer {
  readonly phone: string
  readonly code: string
  readonly digits: number
  /** Names this browser from the code that it asked for to the login. */
  readonly device: string
  /** The wait that a sent code began; a new object for each. `by` is how it comes; null where only the wait is known. */
  readonly sent: { readonly seconds: number; readonly by?: CodeWay } | null
  /** Null where all is well, or the code is not whole. */
  readonly problem: ProblemShown | null
  readonly about: 'phone' | 'code' | null
  /** The challenge that the phone signs for a login by passkey. */
  readonly question?: PasskeyQuestion
}

/** Sends a code, or logs in once there is one: the form's own key for 'next' decides by what was typed. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const phone = phoneIn(form)
  const code = codeIn(form)
  const device = deviceIn(form)
  const typed = {
    phone,
    code,
    device,
    digits: form.get('digits') === String(longCode.length) ? longCode.length : codeLength,
  }
  const intent = form.get('intent')
  if (intent === 'passkeyAsk') return await askPasskey(context, typed)
  if (intent === 'passkey') return await enterByPasskey(form, url, context, typed)
  if (intent === 'call') return await send(context, typed, 'call')
  if (intent === 'send' || code === '') return await send(context, typed, 'message')
  return await enter(url, context, typed)
}

type Typed = Pick<LoginAnswer, 'phone' | 'code' | 'digits' | 'device'>

function answer(status: number, given: Partial<LoginAnswer> & Typed) {
  return data<LoginAnswer>({ sent: null, problem: null, about: null, ...given }, status)
}

async function send(context: Context, typed: Typed, by: CodeWay) {
  const { phone } = typed
  if (phone === '') return answer(422, { ...typed, about: 'phone' })
  const api = context.get(apiContext)
  const input = { phone, ...ownDevice(context, typed.device) }
  const result = await (by === 'call' ? api.sendVoiceCode(input) : api.sendLoginCode(input))
  if (result.ok) {
    const { resendSeconds: seconds, codeLength: digits } = result.data
    return answer(200, { ...typed, code: '', digits, sent: { seconds, by } })
  }
  const { problem } = result
  return answer(statusOf(problem), {
    ...typed,
    digits: digitsOf(problem) ?? typed.digits,
    sent: secondsOf(problem),
    problem: shown(problem),
    about: problem.code === refusalCodes.phoneIsNotValid ? 'phone' : null,
  })
}

/** What the phone is asked to sign; what was typed stays as it is. */
async function askPasskey(context: Context, typed: Typed) {
  const asked = await context.get(apiContext).askPasskeyLogin({})
  if (asked.ok) return answer(200, { ...typed, question: asked.data })
  return answer(statusOf(asked.problem), { ...typed, problem: shown(asked.problem) })
}

async function enterByPasskey(form: FormData, url: URL, context: Context, typed: Typed) {
  const problem = await loggedInByPasskey(form, context)
  if (problem === null) return goOn(url, context)
  return answer(statusOf(problem), { ...typed, problem: shown(problem) })
}

async function enter(url: URL, context: Context, typed: Typed) {
  const { phone, code } = typed
  if (!isCodeOf(typed.digits, code)) return answer(422, { ...typed, about: 'code' })
  const api = context.get(apiContext)
  const result = await api.logIn({ phone, code, holder: 'browser', ...ownDevice(context, typed.device) })
  if (!result.ok) {
    const { problem } = result
    const isAboutPhone = problem.code === refusalCodes.phoneIsNotValid
    return answer(statusOf(problem), {
      ...typed,
      code: wrongCodes.includes(problem.code) ? '' : code,
      problem: shown(problem),
      about: isAboutPhone ? 'phone' : wrongCodes.includes(problem.code) ? 'code' : null,
    })
  }
  // The borrower before is logged out: one cookie, one session.
  if (context.get(pageContext).signedIn) await api.logOut({})
  beginSession(context, result.data, phone)
  return goOn(url, context)
}

/** Where the login leads. What was typed on the page that asked for it is mentioned by the one address that this is for. */
function goOn(url: URL, context: Context): Response {
  const wanted = nextAddress(url, context)
  const loggedInAgain = ownWithCommon(context, addressWith(addresses.me, { [againParam]: 1 }))
  return redirectDocument(context, wanted === loggedInAgain ? tellingAt(context, wanted) : wanted, 303)
}

/** Where the borrower wanted to go: a page of ours, or home. */
export function nextAddress(url: URL, context: Context): string {
  const target = linkTarget(context, url.searchParams.get('next') ?? '')
  return ownWithCommon(context, target?.kind === 'own' ? target.address : addresses.borrowerHome)
}
