// Data from the phone: never the address book; place and kind of phone only with a consent given at that moment.

import { z } from 'zod'
import { deviceDataKinds } from '../core/profile/device-data.ts'
import { endpoint } from './endpoint.ts'
import { as, count, flagIn, id, input, line, moment, text, wire } from './wire.ts'

const kind = z.enum(deviceDataKinds)

/** The body is never read. The caller's identity counts only for rate limits and the language of the refusal. */
export const refuseContacts = endpoint('POST', 'public', '/hazel/service/contacts/save', {
  class: 'tracking',
  unknownFields: 'ignore',
  summary: 'Always refused: the address book of a phone is never collected',
  refusals: ['contactsAreNeverCollected'],
})

export const askDeviceConsent = endpoint('POST', 'session', '/hazel/service/device/ask-consent', {
  class: 'account',
  summary: 'The question to show before a phone tells its place or its kind; its reference goes with the answer',
  input: input({ kind }),
  output: wire({
    consentRef: id,
    kind,
    /** The purpose and what is stored. The app shows it word for word, with a way to decline. */
    question: text,
    keeps: text,
    keptDays: count,
    /** The question expires at this moment. */
    expiresAt: moment,
  }),
})

/** The consent that comes with the data: the question's reference, and the borrower's yes. */
const consent = { consentRef: line(64).optional(), agree: as('agreed', flagIn.optional()) }

export const saveLocation = endpoint('POST', 'session', '/hazel/service/device/location', {
  class: 'account',
  unknownFields: 'ignore',
  summary: 'Where the phone is, to about ten kilometres; refused without a consent given now',
  refusals: ['consentIsMissing', 'valueIsNotAccepted'],
  input: input({ ...consent, latitude: line(32).optional(), longitude: line(32).optional() }),
  output: wire({ kept: text, forgetOn: text }),
})

export const saveDeviceInfo = endpoint('POST', 'session', '/hazel/service/device/device-info', {
  class: 'account',
  unknownFields: 'ignore',
  summary: "The phone's system and its main version; refused without a consent given now",
  refusals: ['consentIsMissing'],
  input: input({ ...consent, os: line(32).optional(), osVersion: line(32).optional() }),
  output: wire({ kept: text, forgetOn: text }),
})

export const withdrawDeviceConsent = endpoint('POST', 'session', '/hazel/service/device/withdraw-consent', {
  class: 'account',
  summary: 'Take a consent back: what was kept by it is erased at once',
  input: input({ kind }),
  output: wire({ erased: count }),
})
