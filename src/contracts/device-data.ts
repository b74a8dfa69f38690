// What a phone could tell of its owner: the address book never, place and kind of phone only after a question answered now.

import { z } from 'zod'
import { deviceDataKinds } from '../core/device-data/device-data.ts'
import { endpoint } from './endpoint.ts'
import { as, count, flagIn, id, input, line, moment, text, wire } from './wire.ts'

const kind = z.enum(deviceDataKinds)

/** Whatever is sent is not read. Who sends it counts for the limits and the language of the refusal, and for nothing else. */
export const refuseContacts = endpoint({
  name: 'refuseContacts',
  method: 'POST',
  path: '/hazel/service/contacts/save',
  access: 'public',
  class: 'tracking',
  unknownFields: 'ignore',
  summary: 'Always refused: the address book of a phone is never collected',
  output: wire({}),
})

export const askDeviceConsent = endpoint({
  name: 'askDeviceConsent',
  method: 'POST',
  path: '/hazel/service/device/ask-consent',
  access: 'session',
  class: 'account',
  summary: 'The question to show before a phone tells its place or its kind; its reference goes with the answer',
  input: input({ kind }),
  output: wire({
    consentRef: id,
    kind,
    /** What it is for, and what of it is kept: to be shown word for word, with a way to say no. */
    question: text,
    keeps: text,
    keptDays: count,
    /** The answer has to come by then. */
    expiresAt: moment,
  }),
})

/** The consent that comes with the data: the question's reference, and the borrower's yes. */
const consent = { consentRef: line(64).optional(), agree: as('agreed', flagIn.optional()) }

export const saveLocation = endpoint({
  name: 'saveLocation',
  method: 'POST',
  path: '/hazel/service/device/location',
  access: 'session',
  class: 'account',
  unknownFields: 'ignore',
  summary: 'Where the phone is, to about ten kilometres; refused without a consent given now',
  input: input({ ...consent, latitude: line(32).optional(), longitude: line(32).optional() }),
  output: wire({ kept: text, forgetOn: text }),
})

export const saveDeviceInfo = endpoint({
  name: 'saveDeviceInfo',
  method: 'POST',
  path: '/hazel/service/device/device-info',
  access: 'session',
  class: 'account',
  unknownFields: 'ignore',
  summary: "The phone's system and its main version; refused without a consent given now",
  input: input({ ...consent, os: line(32).optional(), osVersion: line(32).optional() }),
  output: wire({ kept: text, forgetOn: text }),
})

export const withdrawDeviceConsent = endpoint({
  name: 'withdrawDeviceConsent',
  method: 'POST',
  path: '/hazel/service/device/withdraw-consent',
  access: 'session',
  class: 'account',
  summary: 'Take a consent back: what was kept by it is erased at once',
  input: input({ kind }),
  output: wire({ erased: count }),
})
