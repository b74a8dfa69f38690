// The borrower's profile: personal data, preferences, sessions, consents, papers, a copy of all their data, and
// what the phone may tell.

import { z } from 'zod'
import { dataPurposes } from '../core/application/application-fields.ts'
import { deviceDataKinds } from '../core/profile/device-data.ts'
import { endpoint } from './endpoint.ts'
import { as, count, day, flag, flagIn, id, input, line, moment, text, url, wire } from './wire.ts'

const base = '/hazel/service/user'

/** What the lender's app shows on a phone. */
const phoneMessages = wire({
  /** 1: the lender's app can show messages. */
  offered: as('isOffered', flag),
  /** 1: it shows this borrower's on a phone of theirs. */
  on: as('isOn', flag),
  /** 1 for each kind that is shown. */
  loan: flag,
  cases: flag,
  receipts: flag,
  reminders: flag,
})

export const getProfile = endpoint('GET', 'session', `${base}/user-info`, {
  summary: 'Who the borrower is to us, and what they wish: phone and e-mail masked, as on a shared phone',
  output: wire({
    userId: as('borrowerId', id),
    /** `•••• 0201` */
    phone: as('maskedPhone', text),
    /** Empty where we do not know it. */
    userName: as('name', text),
    email: as('maskedEmail', text),
    lang: as('language', text),
    registeredOn: day,
    /** 1: reminders of a due payment are sent. */
    reminders: as('remindersOn', flag),
    /** 1: receipts of payments are texted as well. */
    receipts: as('receiptsOn', flag),
    push: as('phone', phoneMessages),
  }),
})

export const savePreferences = endpoint('POST', 'session', `${base}/save-preferences`, {
  class: 'account',
  summary:
    'The language of messages, whether reminders and receipts are texted, and what the phone shows; what is left out stays as it is',
  refusals: ['valueIsNotAccepted'],
  input: input({
    language: line(35).optional(),
    reminders: as('remindersOn', flagIn.optional()),
    receipts: as('receiptsOn', flagIn.optional()),
    pushLoan: as('loanOnPhone', flagIn.optional()),
    pushCases: as('casesOnPhone', flagIn.optional()),
    pushReceipts: as('receiptsOnPhone', flagIn.optional()),
    pushReminders: as('remindersOnPhone', flagIn.optional()),
  }),
  output: wire({
    language: text,
    reminders: as('remindersOn', flag),
    receipts: as('receiptsOn', flag),
    push: as('phone', phoneMessages),
  }),
})

export const savePushPhone = endpoint('POST', 'session', `${base}/push-save`, {
  class: 'account',
  summary:
    'Show messages on the phone on which the borrower has said yes, in place of any other: `address` is what the app calls the phone',
  refusals: ['notFound'],
  input: input({ address: line(1024).regex(/^[!-~]{8,}$/) }),
})

export const forgetPushPhone = endpoint('POST', 'session', `${base}/push-forget`, {
  class: 'account',
  summary: 'Show messages on no phone any more; twice is once',
})

/** `app`: held by the lender's app. `browser`: held by a browser; it expires after 15 idle minutes. */
const sessionHolders = ['app', 'browser'] as const

export const listSessions = endpoint('GET', 'session', `${base}/session-list`, {
  summary: 'Where the borrower is logged in now, the latest first',
  output: wire({
    list: z.array(
      wire({
        id,
        client: as('holder', z.enum(sessionHolders)),
        /** Name and version of the app as it told us; empty where it did not. */
        app: as('appText', text),
        since: moment,
        lastUsed: moment,
        current: as('isThisOne', flag),
      }),
    ),
  }),
})

export const endSessions = endpoint('POST', 'session', `${base}/session-end-all`, {
  class: 'account',
  summary: 'End every session of the borrower, or every one but this',
  input: input({ keepCurrent: as('keepsThisOne', flagIn) }),
  output: wire({ ended: count }),
})

/** The subject of a consent: the papers of a loan, or something optional. */
const consentKinds = [
  'agreement',
  'reminders',
  'phoneMessages',
  'newsByEmail',
  ...dataPurposes,
  ...deviceDataKinds,
] as const

export const listConsents = endpoint('GET', 'session', `${base}/consent-list`, {
  summary: 'What the borrower agreed to and when, and what of it can be taken back',
  output: wire({
    list: z.array(
      wire({
        id,
        kind: z.enum(consentKinds),
        title: text,
        /** What it means, or which loan it belongs to. */
        text: as('explanation', text),
        agreedAt: moment,
        /** 0: it belongs to a loan and is valid as long as the loan. */
        canWithdraw: flag,
        /** Its words as they were agreed to; empty where there is no paper. */
        url,
      }),
    ),
  }),
})

export const withdrawConsent = endpoint('POST', 'session', `${base}/consent-withdraw`, {
  class: 'account',
  summary: 'Take a consent back; twice is once',
  refusals: ['consentHoldsWithTheLoan', 'notFound'],
  input: input({ consentId: id }),
})

export const listDocuments = endpoint('GET', 'session', `${base}/document-list`, {
  summary: 'Every paper of every loan of the borrower, the newest loan first',
  output: wire({
    loans: z.array(
      wire({
        orderId: id,
        productId: id,
        productName: text,
        appliedOn: day,
        documents: z.array(
          wire({
            title: text,
            number: text,
            url,
            pdf: as('pdfUrl', url),
            /** Empty where there is no table of lines. */
            csv: as('csvUrl', url),
          }),
        ),
      }),
    ),
  }),
})

export const exportData = endpoint('GET', 'session', `${base}/export-data`, {
  class: 'upload',
  summary:
    'A copy of everything that we keep of the borrower, by kind, and what is left out with the reason. Times are UTC',
  output: wire({
    madeAt: moment,
    lender: text,
    userId: as('borrowerId', id),
    /** Lists of records by kind; amounts in minor units. */
    parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    leftOut: z.array(wire({ what: text, why: text })),
  }),
})

export const menuCodes = [
  'home',
  'orders',
  'profile',
  'papers',
  'account',
  'complaints',
  'questions',
  'support',
  'privacy',
  'deleteAccount',
  'logOut',
] as const

export const getUserMenu = endpoint(['POST', 'GET'], 'session', '/hazel/v3/personal-center/user-menu', {
  summary: "The borrower's own places; `badge` counts what waits there",
  refusals: ['notFound'],
  output: wire({
    phone: as('shortName', text),
    list: as('items', z.array(wire({ code: z.enum(menuCodes), title: text, url, badge: count }))),
  }),
})

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
