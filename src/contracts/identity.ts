// Authentication: login by code or passkey, launch tickets, logout, another phone or email address, passkeys, account deletion.

import { z } from 'zod'
import { phoneSteps } from '../core/identity/contact-change.ts'
import { endpoint, whyNoCode, wrongCode } from './endpoint.ts'
import { binary, credentialId } from './passkey-shapes.ts'
import { as, count, flag, input, line, moment, text, wire } from './wire.ts'

const phone = line(64)

/** Also a common parameter: the caller's device, for limits and for the session. */
const deviceId = line(128).optional()

const base = '/hazel/service/login'

/** The common parameters of the session that a login begins. */
const newSession = {
  userId: text,
  sessionId: text,
  deviceId: text,
  appName: text,
  appVersion: text,
  merchantNumber: text,
  system: text,
  lang: text,
} as const

export const sendLoginCode = endpoint('POST', 'public', `${base}/send-sms-code`, {
  class: 'code',
  summary: 'Send a login code to a phone',
  refusals: ['phoneIsNotValid', ...whyNoCode],
  input: input({ phone, deviceId }),
  /** `codeLength`: of the code that was sent; longer than usual where too many were asked for or guessed. */
  output: wire({ resendSeconds: count, codeLength: count }),
})

export const getLoginTerms = endpoint('POST', 'public', `${base}/login-init`, {
  summary:
    'What a login page needs: how phones look here, how long codes are and hold, and whether a call can bring one',
  output: wire({
    countryCode: text,
    example: as('phoneExample', text),
    maxDigits: as('phoneMaxDigits', count),
    codeLength: count,
    codeMinutes: count,
    resendSeconds: count,
    voice: as('voiceOffered', flag),
  }),
})

export const sendVoiceCode = endpoint('POST', 'public', `${base}/send-voice-code`, {
  class: 'code',
  summary: 'Have a call speak a login code, for those whom no text message reaches',
  refusals: ['voiceIsNotOffered', 'phoneIsNotValid', ...whyNoCode],
  input: input({ phone, deviceId }),
  /** `codeLength`: of the code that was sent; longer than usual where too many were asked for or guessed. */
  output: wire({ resendSeconds: count, codeLength: count }),
})

export const logIn = endpoint('POST', 'public', `${base}/sms-code-login`, {
  class: 'code',
  summary: 'Log in with the code; answers the common parameters of a new session',
  /** A browser's session ends after a quarter of an hour without a request, an app's does not. */
  refusals: ['phoneIsNotValid', ...wrongCode],
  input: input({ phone, code: line(12), deviceId, client: as('holder', z.enum(['app', 'browser']).optional()) }),
  output: wire(newSession),
})

export const getLaunchTicket = endpoint('POST', 'session', `${base}/launch-ticket`, {
  class: 'account',
  summary: 'A ticket that opens one page as this borrower: five minutes, once',
  output: wire({ sessionId: as('ticket', text) }),
})

export const logOut = endpoint('POST', 'session', `${base}/logout`, {
  class: 'account',
  summary: 'End the session',
})

/** Minimum length of a phone number for deleting an account (IDENTITY-11). */
export const deletePhoneMin = 10

export const sendDeletionCode = endpoint('POST', 'optional', `${base}/send-sms-code-new`, {
  class: 'code',
  summary: 'Send the code that confirms the deletion of an account',
  refusals: ['phoneIsNotValid', 'phoneIsNotYours', ...whyNoCode],
  input: input({ phone, type: z.literal('del'), deviceId }),
  output: wire({ resendSeconds: count }),
})

export const deleteAccount = endpoint('POST', 'optional', `${base}/user-delete`, {
  class: 'code',
  keyed: true,
  summary: 'Delete the account; refused, with the reason, while money is owed',
  refusals: [
    'phoneIsNotValid',
    'phoneIsNotYours',
    ...wrongCode,
    'moneyIsStillOwed',
    'applicationIsStillOpen',
    'creditIsStillYours',
  ],
  input: input({ phone, code: line(12), deviceId }),
})

/** The session data of a page. The web server keeps it in its cookie, never in the address. */
export const openPageSession = endpoint('POST', 'public', `${base}/open-page`, {
  class: 'account',
  summary: 'Swap a launch ticket for the session of a page: once, for the user and device it was made for',
  refusals: ['launchIsRefused'],
  input: input({
    userId: line(128),
    deviceId,
    ticket: line(2048),
    previousSessionId: as('previousToken', line(128).optional()),
  }),
  output: wire({
    userId: text,
    sessionId: text,
    deviceId: text,
    market: text,
    lang: text,
    shortName: text,
  }),
})

const changeId = z.string().regex(/^[\w-]{1,64}$/)

export const getContact = endpoint(['POST', 'GET'], 'session', `${base}/contact`, {
  summary: 'Phone and e-mail of the account, masked, and what of a change waits for its proof',
  output: wire({
    phone: as('maskedPhone', text),
    /** What a change of the phone waits for; `ask` where none is under way. */
    phoneStep: z.enum(phoneSteps),
    /** Names the change that waits; empty where there is none. */
    changeId: text,
    newPhone: as('maskedNewPhone', text),
    /** Until the next code to the number of this step. */
    waitSeconds: count,
    email: as('maskedEmail', text),
    /** 1: its owner has opened the link that went to it. */
    emailConfirmed: as('emailIsConfirmed', flag),
    /** The address whose link was not opened yet; empty for none. */
    pendingEmail: as('maskedPendingEmail', text),
    /** 0: this lender sends no e-mail, so that none can be confirmed. */
    emailOffered: flag,
  }),
})

export const startPhoneChange = endpoint('POST', 'session', `${base}/phone-change-init`, {
  class: 'code',
  summary:
    'Begin a change of the phone number: a code goes to the number so far. After a login by a passkey, at once to the new one',
  refusals: ['phoneIsNotValid', 'phoneIsYoursAlready', ...whyNoCode],
  input: input({ phone: line(64) }),
  output: wire({ changeId: text, step: z.enum(phoneSteps) }),
})

export const sendPhoneChangeCode = endpoint('POST', 'session', `${base}/phone-change-code`, {
  class: 'code',
  summary: 'Send the code of the step that a change of the phone number waits in once more',
  refusals: ['notFound', 'codeHasExpired', ...whyNoCode],
  input: input({ changeId }),
  output: wire({ resendSeconds: count }),
})

export const confirmPhoneChange = endpoint('POST', 'session', `${base}/phone-change-confirm`, {
  class: 'code',
  summary:
    'The code of a step. After that of the old number one goes to the new number; after that, the number is changed, the old one is told, and every other session ends',
  refusals: ['notFound', ...wrongCode, 'phoneHasAnotherAccount', ...whyNoCode],
  input: input({ changeId, code: line(12) }),
  output: wire({ step: z.enum(['new', 'done']), phone: as('maskedPhone', text) }),
})

export const startEmailChange = endpoint('POST', 'session', `${base}/email-change-init`, {
  class: 'code',
  summary: 'Send a link to a new e-mail address: it counts once the link was opened. An empty one removes the address',
  refusals: ['emailIsNotOffered', 'valueIsNotAccepted', 'tooManyRequests'],
  input: input({ email: line(254) }),
})

export const confirmEmail = endpoint('POST', 'public', `${base}/email-change-confirm`, {
  class: 'code',
  summary: 'The link of an e-mail was opened: the address is that of the account from then on. Twice is once',
  refusals: ['emailLinkHasExpired'],
  input: input({ token: line(200) }),
})

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
