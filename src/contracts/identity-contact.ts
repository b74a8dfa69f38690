// The phone number and the e-mail address of an account, and the proof by which a new one counts.

import { z } from 'zod'
import { phoneSteps } from '../core/identity/contact-change.ts'
import { endpoint, whyNoCode, wrongCode } from './endpoint.ts'
import { as, count, flag, input, line, text, wire } from './wire.ts'

const base = '/hazel/service/login'
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
