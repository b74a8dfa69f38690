// Authentication: login by code, launch tickets, logout, account deletion.

import { z } from 'zod'
import { endpoint, whyNoCode, wrongCode } from './endpoint.ts'
import { as, count, flag, input, line, text, wire } from './wire.ts'

const phone = line(64)

/** Also a common parameter: the caller's device, for limits and for the session. */
const deviceId = line(128).optional()

const base = '/hazel/service/login'

/** The common parameters of the session that a login begins. */
export const newSession = {
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
