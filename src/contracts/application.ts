// Applying for a loan: what is on offer and for whom, the steps of an application, its pictures, consents and decision.

import { z } from 'zod'
import {
  applicationSteps,
  consentVersionField,
  dataPurposes,
  type FormStep,
  formSteps,
  pictureSides,
} from '../core/application/application-fields.ts'
import { applicationStates } from '../core/application/application-state.ts'
import { reviewStates } from '../core/application/review.ts'
import type { FieldCodeOf } from '../core/application/step-fields.ts'
import { lineSteps } from '../core/order/application-line.ts'
import { loanPrice, ofProduct, planChoice, planIn, productCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { as, count, day, flag, flagIn, id, input, line, minor, minorIn, moment, row, text, url, wire } from './wire.ts'

/** Why a borrower is not eligible, the remedy, and the first day of a new application (null: as soon as the remedy is done). */
const refusalReason = wire({ reason: text, text, remedy: text, retryOn: day.nullable() })

/** Known before any form: with `eligible` 0 every reason, the most important first. */
export const eligibility = wire({ eligible: flag, reasons: z.array(refusalReason) })

/**
 * A look at an application or order. `checking`: an identity service or a credit bureau is asked; without an answer by the day `by` a
 * person decides. `canAsk`: it was declined, and a person can be asked to look at it again, once. `waiting`:
 * a person decides by the day `by`. `approved`, `declined`: what the person decided, with their own words in `note`, which may be empty.
 */
export const personReview = wire({
  state: z.enum(reviewStates),
  title: text,
  text,
  note: text,
  /** The label of the button that asks; empty where nothing can be asked. */
  buttonText: text,
  by: day.nullable(),
  /** What a person asks to be sent again, and where; empty where nothing is. */
  again: z.array(wire({ title: text, url })),
})

/** One of the four steps of an application: applied, approved, agreed, paid out. */
export const lineStep = wire({
  step: z.enum(lineSteps),
  title: text,
  state: z.enum(['done', 'now', 'later']),
  /** The day on which it was done, whose turn it is or by when; empty for what comes later. */
  note: text,
})

const applicationView = wire({
  applicationId: id,
  ...ofProduct,
  amount: as('principalMinor', minor),
  /** `open`: being filled in. `checking`: handed in, an identity service or a credit bureau is asked. `referred`: a person decides. `approved`: the offer can be taken until `validUntil`. `ended`: withdrawn or expired. */
  state: z.enum(applicationStates),
  stepsDone: count,
  stepsTotal: count,
  /** The step that is asked next; empty when none is left. */
  nextStep: z.enum([...applicationSteps, '']),
  /** Where the borrower goes on: the next step, the review, the offer or the product. */
  nextUrl: url,
  openedAt: moment,
  decidedAt: moment.nullable(),
  validUntil: day.nullable(),
  /** Every reason of a decline; empty otherwise. */
  reasons: z.array(refusalReason),
  /** Empty once it is over. */
  line: z.array(lineStep),
  /** Null where no person has looked at it, and none can be asked to. */
  review: personReview.nullable(),
  /** What an approved one comes to: null in every other state. */
  netProceeds: as('netProceedsMinor', minor.nullable()),
  totalRepayable: as('totalRepayableMinor', minor.nullable()),
})

export const getProduct = endpoint('GET', 'optional', '/hazel/v3/product/detail', {
  summary:
    'One product: amounts, term, the cost of the amount asked about, who can apply, and whether this borrower can',
  refusals: [
    'productIsUnknown',
    'principalIsOutOfRange',
    'valueIsNotAccepted',
    'planIsNotOffered',
    'productBreaksMarketCaps',
  ],
  input: input({ productId: id, amount: as('principalMinor', minorIn.optional()), ...planIn }),
  output: wire({
    product: productCard,
    choice: planChoice,
    /** The offer with what was asked about, where this borrower can have it without another application; empty otherwise. */
    offerUrl: url,
    /** The parts of the cost. */
    details: z.array(row),
    repay_plans: as('plan', z.array(wire({ amount: as('amountMinor', minor), pay_time: as('dueDate', day) }))),
    lateRule: text,
    lateCap: text,
    lateExamples: loanPrice.lateExamples,
    /** What a due date can be moved by, and what that costs; empty where the dates stay as agreed. */
    dateMoveRule: text,
    /** What paying well changes in the price: the sum charged once for lateness, for new and for repeat clients. */
    repeat: wire({
      isRepeat: flag,
      lateOnceNew: as('lateOnceNewMinor', minor),
      lateOnceRepeat: as('lateOnceRepeatMinor', minor),
    }),
    coolingOffDays: count,
    /** Who can apply, in sentences. */
    conditions: z.array(text),
    /** What an application asks for, in sentences. */
    needed: z.array(text),
    /** Null without a session. */
    eligibility: eligibility.nullable(),
    /** This borrower's application for the product that is open or approved. */
    application: applicationView.nullable(),
    currencySymbol: text,
  }),
})

export const startApplication = endpoint('POST', 'session', '/hazel/v3/product/apply', {
  class: 'account',
  keyed: true,
  summary:
    'Begin an application, or go on with the one that is open for the product; refused with the reason where it is no use',
  refusals: ['productIsUnknown', 'principalIsOutOfRange', 'valueIsNotAccepted', 'applyingIsNoUse'],
  input: input({ productId: id, amount: as('principalMinor', minorIn.optional()) }),
  output: wire({ application: applicationView }),
})

export const submitApplication = endpoint('POST', 'session', '/hazel/v3/product/push', {
  class: 'account',
  keyed: true,
  summary: 'Hand in a complete application; answers the decision: the offer can be taken, or the reasons',
  refusals: ['notFound', 'applicationIsDecided', 'productIsUnknown', 'applicationIsIncomplete', 'tooManyApplications'],
  input: input({ applicationId: id }),
  output: wire({ application: applicationView }),
})

export const askSecondLook = endpoint('POST', 'session', '/hazel/v3/product/second-look', {
  class: 'account',
  keyed: true,
  summary:
    'Ask a person to look again at a declined application or order, once; asked again, it answers how the first question stands',
  refusals: ['notFound', 'applicationIsDecided'],
  input: input({ applicationId: id.or(z.literal('')).optional(), orderId: id.or(z.literal('')).optional() }),
  output: wire({ review: personReview }),
})

const formChoice = wire({ name: text, type: as('value', text) })

/** A field of a step, in the shape of the account form's items. */
const formItem = wire({
  code: text,
  /** `money` is typed in the market's format and sent in minor units. */
  cate: as('kind', z.enum(['text', 'day', 'enum', 'money', 'digits', 'email'])),
  title: text,
  subtitle: as('placeholder', text),
  /** The reason for the question or a hint; may be empty. */
  hint: text,
  value: text,
  note: as('choices', z.array(formChoice)),
  required: z.boolean(),
  maxLength: z.int().optional(),
  /** Asked only when the field `workKind` has one of these values; empty for always. */
  workKinds: z.array(text),
  /** The word of HTML's `autocomplete` for it; may be empty. */
  autocomplete: text,
})

export const getApplicationForm = endpoint(['POST', 'GET'], 'session', '/hazel/v3/certify/form-init', {
  summary: 'The fields of one step with what was saved',
  input: input({ step: z.enum(formSteps) }),
  output: wire({ step: z.enum(formSteps), title: text, items: z.array(formItem), savedAt: moment.nullable() }),
})

const certifyStep = wire({
  code: as('step', z.enum(applicationSteps)),
  title: text,
  text,
  done: flag,
  savedAt: moment.nullable(),
  url,
})

export const listApplicationSteps = endpoint(['POST', 'GET'], 'session', '/hazel/v3/certify/certify-list', {
  summary: 'The steps of an application and which of them are done',
  refusals: ['notFound'],
  output: wire({ list: as('steps', z.array(certifyStep)) }),
})

const saved = wire({ nextStep: z.enum([...applicationSteps, '']), nextUrl: url })

const save = { class: 'account', output: saved } as const

/** What the call of a step takes: every field that `application-fields.ts` has in it, or it does not compile. What older hosts send may stand beside them. */
type FieldsOf<Step extends FormStep> = Readonly<Record<FieldCodeOf<Step>, z.ZodType>> &
  Readonly<Record<string, z.ZodType>>

export const savePersonalInfo = endpoint('POST', 'session', '/hazel/v3/certify/save-personal-info', {
  ...save,
  summary: 'Save who the borrower is; a birth date below the age of borrowers is refused and not kept',
  refusals: ['somethingIsMissing', 'valueIsNotAccepted', 'birthDateIsImpossible', 'applicantIsTooYoung'],
  input: input({
    birthDay: line(32).optional(),
    fullName: line(200).optional(),
    city: line(200).optional(),
    address: line(400).optional(),
    email: line(320).optional(),
  } satisfies FieldsOf<'personal'>),
})

export const saveJobInfo = endpoint('POST', 'session', '/hazel/v3/certify/save-job-info', {
  ...save,
  summary: 'Save what the borrower lives on; monthlyIncome in minor units',
  refusals: savePersonalInfo.refusals,
  input: input({
    workKind: line(32).optional(),
    employer: line(300).optional(),
    monthlyIncome: line(32).optional(),
    /** Older hosts send it. Nothing is decided by it, and it is not kept. */
    payDay: line(8).optional(),
  } satisfies FieldsOf<'job'>),
})

export const saveExtInfo = endpoint('POST', 'session', '/hazel/v3/certify/save-ext-info', {
  ...save,
  summary: 'Save what the loan is for and what else is paid each month (otherPayments, minor units)',
  refusals: savePersonalInfo.refusals,
  input: input({
    purpose: line(32).optional(),
    otherPayments: line(32).optional(),
    dependants: line(8).optional(),
  } satisfies FieldsOf<'ext'>),
})

export const saveIdentityInfo = endpoint('POST', 'session', '/hazel/v3/certify/save-identity-info', {
  ...save,
  summary: 'Save kind and number of the identity document; its picture comes by upload-image',
  refusals: savePersonalInfo.refusals,
  input: input({ idType: line(32).optional(), idNumber: line(64).optional() } satisfies FieldsOf<'identity'>),
})

export const identityImageField = 'image'

export const uploadIdentityImage = endpoint('POST', 'session', '/hazel/v3/certify/upload-image', {
  class: 'upload',
  form: 'multipart',
  files: [identityImageField],
  summary: 'Store the picture of one side of the identity document, encrypted; a new one takes the place of the old',
  refusals: ['tooManyUploads', 'fileIsNoImage', 'fileIsTooLarge'],
  input: input({ side: z.enum(pictureSides) }),
  output: wire({ side: z.enum(pictureSides), url }),
})

export const removeIdentityImage = endpoint('POST', 'session', '/hazel/v3/certify/remove-image', {
  class: 'account',
  summary: 'Erase the picture of one side of the identity document; where there is none, nothing is to be done',
  input: input({ side: z.enum(pictureSides) }),
  output: wire({ side: z.enum(pictureSides) }),
})

export const listIdentityImages = endpoint(['POST', 'GET'], 'session', '/hazel/v3/certify/image-list', {
  summary: 'The pictures of the identity document that we have',
  output: wire({
    list: as(
      'images',
      z.array(wire({ side: z.enum(pictureSides), title: text, required: flag, url, savedAt: moment.nullable() })),
    ),
  }),
})

export const listDataConsents = endpoint(['POST', 'GET'], 'session', '/hazel/v3/certify/consent-init', {
  summary: 'What a borrower may agree to before an application is decided, and what was agreed to',
  output: wire({
    list: as(
      'consents',
      z.array(
        wire({
          code: as('purpose', z.enum(dataPurposes)),
          title: text,
          text,
          required: flag,
          agreed: flag,
          agreedAt: moment.nullable(),
          version: text,
        }),
      ),
    ),
  }),
})

export const saveDataConsents = endpoint('POST', 'session', '/hazel/v3/certify/save-consent', {
  ...save,
  summary:
    'Agree, or take back what was agreed: 1 or 0 for each purpose, those the application needs are refused at 0. A 1 comes with the version of the words that were on the screen, as consent-init answers it',
  refusals: ['consentIsNeeded', 'consentHasChanged', 'tooManyRequests'],
  input: input({
    dataUse: flagIn.optional(),
    creditCheck: flagIn.optional(),
    news: flagIn.optional(),
    [consentVersionField('dataUse')]: line(64).optional(),
    [consentVersionField('creditCheck')]: line(64).optional(),
    [consentVersionField('news')]: line(64).optional(),
  }),
})

export const getCreditFlow = endpoint(['POST', 'GET'], 'session', '/hazel/v5/credit/flow', {
  summary: 'Where an application stands: which steps are left, which one opens next, and whether it is any use',
  refusals: ['notFound', 'productIsUnknown'],
  input: input({ applicationId: id.or(z.literal('')).optional(), productId: id.or(z.literal('')).optional() }),
  output: wire({
    application: applicationView.nullable(),
    steps: z.array(certifyStep),
    nextStep: z.enum([...applicationSteps, '']),
    nextUrl: url,
    eligibility,
    currencySymbol: text,
  }),
})
