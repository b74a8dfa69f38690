// Passkeys: the phone's own lock as a way in. What a browser is asked to sign, and what it answers.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { newSession } from './identity.ts'
import { binary, credentialId } from './passkey-shapes.ts'
import { as, count, input, line, moment, text, wire } from './wire.ts'

const base = '/hazel/service/login'

/** Named as in WebAuthn, the web's standard. */
const question = { challenge: text, rpId: text, timeoutSeconds: count } as const

export const askPasskeyLogin = endpoint('POST', 'public', `${base}/passkey-login-init`, {
  class: 'code',
  summary: 'What a browser is asked to sign to log in by a passkey: a challenge that counts once, for a few minutes',
  output: wire(question),
})

export const logInByPasskey = endpoint('POST', 'public', `${base}/passkey-login`, {
  class: 'code',
  summary: 'Log in by a passkey; answers the common parameters of a new session, as a login by code does',
  refusals: ['passkeyIsNotAccepted'],
  input: input({
    credentialId,
    clientData: binary,
    authenticatorData: binary,
    signature: binary,
    deviceId: line(128).optional(),
    client: as('holder', z.enum(['app', 'browser']).optional()),
  }),
  output: wire({
    ...newSession,
    /** The masked number, as a page shows who is logged in. */
    shortName: text,
  }),
})

export const askPasskeyEnrolment = endpoint('POST', 'session', `${base}/passkey-init`, {
  class: 'code',
  summary: 'What a browser is asked to make a passkey of. Refused where the login of this session is too long ago',
  refusals: ['loginIsTooLongAgo', 'tooManyPasskeys'],
  output: wire({
    ...question,
    rpName: text,
    /** The borrower as the passkey names him or her to us, base64url. */
    userHandle: text,
    /** As the phone shows it: the masked number. */
    userName: text,
    /** Passkeys that there are: a phone that has one of them makes no other. */
    known: z.array(text),
  }),
})

export const savePasskey = endpoint('POST', 'session', `${base}/passkey-save`, {
  class: 'code',
  summary: 'Store the passkey that a browser has made; the borrower is told by message',
  refusals: ['loginIsTooLongAgo', 'tooManyPasskeys', 'passkeyIsNotAccepted', 'tooManyRequests'],
  input: input({ credentialId, clientData: binary, attestation: binary, label: line(60).optional() }),
})

export const listPasskeys = endpoint(['POST', 'GET'], 'session', `${base}/passkey-list`, {
  summary: 'The passkeys of the borrower, the newest first',
  output: wire({
    list: as('passkeys', z.array(wire({ id: text, label: text, createdAt: moment, lastUsedAt: moment.nullable() }))),
  }),
})

export const removePasskey = endpoint('POST', 'session', `${base}/passkey-remove`, {
  class: 'account',
  summary:
    'Remove a passkey: it opens nothing any more. One that is gone already, and that of somebody else, are not found',
  refusals: ['notFound'],
  input: input({ id: as('credentialId', credentialId) }),
})
