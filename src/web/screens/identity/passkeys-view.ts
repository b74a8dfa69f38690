// The page of one's passkeys: what it lists, and what its forms do.

import { data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { addressChanged } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, type Context, leaveToLogin, orProblem, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import { textIn } from './log-in-by-passkey.ts'
import type { NewPasskeyQuestion } from './passkey-browser.ts'

const doneParam = 'done'
const deeds = ['saved', 'removed'] as const

export interface PasskeysView {
  readonly passkeys: CallOutput<'listPasskeys'>['passkeys']
  readonly problem: ProblemShown | null
  /** What was just done here. */
  readonly done: (typeof deeds)[number] | null
  readonly here: string
  /** The login that leads back here. */
  readonly login: string
}

export interface PasskeysAnswer {
  readonly question: NewPasskeyQuestion | null
  readonly problem: ProblemShown | null
  /** True where a new login is what helps. */
  readonly wantsLogin: boolean
}

export async function loadPasskeys(url: URL, context: Context): Promise<PasskeysView> {
  const { data: listed, problem } = orProblem(await context.get(apiContext).listPasskeys({}), context)
  return {
    passkeys: listed?.passkeys ?? [],
    problem: problem === null ? null : { kind: problem.kind, message: problem.message },
    done: deeds.find((deed) => deed === justDoneIn(url, context, doneParam)) ?? null,
    here: addressChanged(url, { [doneParam]: null }),
    login: withCommon(context, addresses.login, { next: addresses.myPasskeys }),
  }
}

function refused(problem: Problem, context: Context) {
  const { kind, message, code } = problem
  if (kind === 'signedOut') throw leaveToLogin(context)
  const wantsLogin = code === refusalCodes.loginIsTooLongAgo
  return data<PasskeysAnswer>({ question: null, problem: { kind, message }, wantsLogin }, statusOf(problem))
}

/** Asks for a question, stores the phone's answer to it, or removes a passkey. */
export async function answerPasskeys(request: Request, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const intent = form.get('intent')
  if (intent === 'ask') {
    const asked = await api.askPasskeyEnrolment({})
    if (!asked.ok) return refused(asked.problem, context)
    return data<PasskeysAnswer>({ question: asked.data, problem: null, wantsLogin: false })
  }
  const credentialId = textIn(form, 'credentialId')
  const done =
    intent === 'remove'
      ? await api.removePasskey({ credentialId })
      : await api.savePasskey({
          credentialId,
          clientData: textIn(form, 'clientData'),
          attestation: textIn(form, 'attestation'),
          label: textIn(form, 'label').slice(0, 60),
        })
  // What is gone already is as it was wanted.
  const isGone = intent === 'remove' && !done.ok && done.problem.code === refusalCodes.notFound
  if (!done.ok && !isGone) return refused(done.problem, context)
  const deed = intent === 'remove' ? 'removed' : 'saved'
  return replace(context, tellingAt(context, withCommon(context, addresses.myPasskeys, { [doneParam]: deed })), 303)
}
