// What is done on the login page: a code is sent, or the code that came is tried.

import { data, type RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { linkTarget, ownWithCommon } from '../../page/link-target.ts'
import { redirectDocument } from '../../page/redirect.ts'
import { apiContext, pageContext } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import { beginSession } from '../../session/session-cookies.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import { codeIn, phoneIn, secondsOf } from './read-form.ts'

type Context = Readonly<RouterContextProvider>

/** How a code comes to its phone. */
export type CodeWay = 'message' | 'call'

/** What became of it, and what was typed: a phone never stands in an address. */
export interface LoginAnswer {
  readonly phone: string
  readonly code: string
  /** The wait that a sent code began; a new object for each. `by` is how it comes; null where only the wait is known. */
  readonly sent: { readonly seconds: number; readonly by?: CodeWay } | null
  /** Null where all is well, or the code is not whole. */
  readonly problem: ProblemShown | null
  /** Which field it is about. */
  readonly about: 'phone' | 'code' | null
}

/** Sends a code, or logs in once there is one: the form's own key for 'next' decides by what was typed. */
export async function logInByForm(request: Request, url: URL, context: Context) {
  const form = await request.formData()
  const phone = phoneIn(form)
  const code = codeIn(form)
  const intent = form.get('intent')
  if (intent === 'call') return await send(context, phone, code, 'call')
  if (intent === 'send' || code === '') return await send(context, phone, code, 'message')
  return await enter(url, context, phone, code)
}

function answer(status: number, given: Partial<LoginAnswer> & Pick<LoginAnswer, 'phone' | 'code'>) {
  return data<LoginAnswer>({ sent: null, problem: null, about: null, ...given }, status)
}

async function send(context: Context, phone: string, code: string, by: CodeWay) {
  if (phone === '') return answer(422, { phone, code, about: 'phone' })
  const api = context.get(apiContext)
  const result = await (by === 'call' ? api.sendVoiceCode({ phone }) : api.sendLoginCode({ phone }))
  if (result.ok) return answer(200, { phone, code: '', sent: { seconds: result.data.resendSeconds, by } })
  const { problem } = result
  const { kind, message } = problem
  return answer(statusOf(problem), {
    phone,
    code,
    sent: secondsOf(problem),
    problem: { kind, message },
    about: problem.code === refusalCodes.phoneIsNotValid ? 'phone' : null,
  })
}

const aboutTheCode: readonly string[] = [
  refusalCodes.codeIsWrong,
  refusalCodes.codeHasExpired,
  refusalCodes.codeIsUsedUp,
]

async function enter(url: URL, context: Context, phone: string, code: string) {
  if (code.length !== codeLength) return answer(422, { phone, code, about: 'code' })
  const api = context.get(apiContext)
  const result = await api.logIn({ phone, code, holder: 'browser' })
  if (!result.ok) {
    const { problem } = result
    const { kind, message } = problem
    const isAboutPhone = problem.code === refusalCodes.phoneIsNotValid
    return answer(statusOf(problem), {
      phone,
      code: aboutTheCode.includes(problem.code) ? '' : code,
      problem: { kind, message },
      about: isAboutPhone ? 'phone' : aboutTheCode.includes(problem.code) ? 'code' : null,
    })
  }
  // Whoever was logged in here before is not any more: one cookie, one session.
  if (context.get(pageContext).signedIn) await api.logOut({})
  beginSession(context, result.data, phone)
  return redirectDocument(context, nextAddress(url, context), 303)
}

/** Where the borrower wanted to go: a page of ours, or home. */
export function nextAddress(url: URL, context: Context): string {
  const target = linkTarget(context, url.searchParams.get('next') ?? '')
  return ownWithCommon(context, target?.kind === 'own' ? target.address : addresses.borrowerHome)
}
