// The calls by which an officer gets a session: all that the desk answers to somebody without one. Its own pages make them.

import { z } from 'zod'
import type { DeskRefused } from '../core/officer/desk-refusal.ts'
import { type DeskRefusedBy, line } from './desk-call.ts'
import { binary, credentialId } from './passkey-shapes.ts'

/** A call without a session and so without a right. Those that log in set the cookie. */
export interface DeskLoginEndpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Refused extends DeskRefused = DeskRefused,
> {
  readonly method: 'POST'
  readonly path: `/desk/${'log-in' | 'join'}${string}`
  readonly access: 'stranger'
  readonly summary: string
  readonly input: In
  readonly output: Out
  /** What its use case refuses, in order of precedence; it can return no other. */
  readonly refusals?: readonly Refused[]
}

function loginCall<In extends z.ZodType, Out extends z.ZodType, Refused extends DeskRefused = never>(
  definition: Omit<DeskLoginEndpoint<In, Out, Refused>, 'method' | 'access'>,
): DeskLoginEndpoint<In, Out, Refused> {
  return { ...definition, method: 'POST', access: 'stranger' }
}

/** Named as in WebAuthn, the web's standard. */
const passkeyQuestion = z.object({ challenge: z.string(), rpId: z.string(), timeoutSeconds: z.int() })

export const newPasskeyQuestion = passkeyQuestion.extend({
  rpName: z.string(),
  /** The officer as the passkey names him or her to us, base64url. */
  userHandle: z.string(),
  userName: z.string(),
  /** Passkeys that there are: a device that has one of them makes no other. */
  known: z.array(z.string()),
})

/** What an authenticator made. */
export const madePasskey = { credentialId, clientData: binary, attestation: binary, label: line(60).default('') }

const ticket = z.string().regex(/^[\w-]{16,128}$/)
const loggedIn = z.object({ loggedIn: z.literal(true) })

export const deskLoginEndpoints = {
  askLogIn: loginCall({
    path: '/desk/log-in/question',
    summary: 'What a browser is asked to sign to log in by a passkey: a challenge that counts once, for a few minutes',
    input: z.strictObject({}),
    output: passkeyQuestion,
  }),
  logIn: loginCall({
    path: '/desk/log-in',
    summary: 'Log in by a passkey; the session comes as a cookie',
    refusals: ['passkeyIsNotAccepted'],
    input: z.strictObject({ credentialId, clientData: binary, authenticatorData: binary, signature: binary }),
    output: loggedIn,
  }),
  askJoin: loginCall({
    path: '/desk/join/question',
    summary: 'What the browser of an invited officer, who knows the code, is asked to make a passkey of',
    refusals: ['invitationIsOver', 'invitationIsForAnother', 'invitationWaits', 'invitationCodeIsWrong'],
    input: z.strictObject({ ticket, code: line(64).default('') }),
    output: newPasskeyQuestion,
  }),
  join: loginCall({
    path: '/desk/join',
    summary: 'Store the first passkey of an invited officer; spends the invitation and logs in',
    refusals: ['invitationIsOver', 'invitationIsForAnother', 'invitationWaits', 'passkeyIsNotAccepted'],
    input: z.strictObject({ ticket, ...madePasskey }),
    output: loggedIn,
  }),
} as const satisfies Readonly<Record<string, DeskLoginEndpoint>>

export type DeskLoginName = keyof typeof deskLoginEndpoints
export type DeskLoginInput<Name extends DeskLoginName> = z.output<(typeof deskLoginEndpoints)[Name]['input']>
/** What the use case of a call may refuse. */
export type DeskLoginRefused<Name extends DeskLoginName> = DeskRefusedBy<(typeof deskLoginEndpoints)[Name]>
export type DeskLoginOutput<Name extends DeskLoginName> = z.input<(typeof deskLoginEndpoints)[Name]['output']>
