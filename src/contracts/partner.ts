// Calls of the lender's own systems under /partner/v1: each acts for one borrower, whom these systems know by a reference of their own.

import { z } from 'zod'
import { caseStates } from '../core/complaint/case-thread.ts'
import { orderStatuses } from '../core/order/status.ts'
import type { RefusalName } from '../core/refusal.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { day, id, minorIn } from './wire.ts'

const base = '/partner/v1'

/** What a key may be good for. */
export const partnerRights = ['borrowers', 'read', 'apply', 'offers', 'tickets'] as const
export type PartnerRight = (typeof partnerRights)[number]

/** The lender's own name for a borrower. */
export const partnerReference = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/,
    'must be 1 to 64 letters, digits, points, colons, hyphens or underscores',
  )

interface PartnerCallBase {
  readonly method: 'GET' | 'POST'
  /** Names after a colon are fields of the input. */
  readonly path: `${typeof base}/${string}`
  readonly right: PartnerRight
  readonly summary: string
  /** True for a call that takes an `Idempotency-Key`. */
  readonly keyed?: boolean
}

export interface PartnerCall<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Refused extends PartnerRefusalName = PartnerRefusalName,
> extends PartnerCallBase {
  readonly input: In
  readonly output: Out
  /** What it refuses, in order of precedence; a handler can return no other. */
  readonly refusals?: readonly Refused[]
  /** Refusals of the product that it passes on, after its own. */
  readonly passesOn?: readonly RefusalName[]
}

/** A call of the borrower's contract, made for the borrower of `:reference`: its input, refusals and answer are those of that call. */
export interface RelayedCall extends PartnerCallBase {
  readonly endpoint: Endpoint
}

const call = <In extends z.ZodType, Out extends z.ZodType, Refused extends PartnerRefusalName = never>(
  definition: PartnerCall<In, Out, Refused>,
): PartnerCall<In, Out, Refused> => definition

/** Rows in one page of a list: usually, and at most. */
export const listedUsually = 50
const listedAtMost = 200

/** A whole number from 1 to {@link listedAtMost}: as a query spells it, or as JSON does. */
const limit = z.codec(
  z.union([z.string().regex(/^(?:[1-9]\d?|1\d\d|200)$/), z.int().min(1).max(listedAtMost)]),
  z.int(),
  { decode: Number, encode: String },
)

const listInput = z.strictObject({
  /** `next` of the page before; the first page has none. */
  after: z.string().min(1).max(512).optional(),
  limit: limit.optional(),
  /** Of this borrower alone. */
  reference: partnerReference.optional(),
})
const ofList = <Item extends z.ZodRawShape>(item: Item) =>
  z.object({ items: z.array(z.object({ ...listed, ...item })), next: z.string().nullable() })

const instant = z.iso.datetime()
const amountMinor = z.int()
/** Whose a row is: by the lender's reference, and by the id that events carry. */
const listed = { reference: z.string(), userId: z.string() } as const

const list = <Item extends z.ZodRawShape>(name: string, summary: string, item: Item) =>
  call({
    ...{ method: 'GET', path: `${base}/${name}`, right: 'read', input: listInput, output: ofList(item) },
    refusals: ['badInput'],
    summary: `${summary}, of all borrowers with a reference, page by page`,
  })

export const partnerCalls = {
  knowBorrower: call({
    method: 'POST',
    path: `${base}/borrowers`,
    right: 'borrowers',
    summary:
      'Links a reference of the lender to the borrower of a phone. A phone that the lender has proved makes the borrower where there is none',
    refusals: ['badInput', 'phoneIsNotProved', 'referenceIsTaken', 'borrowerHasReference'],
    input: z.strictObject({
      reference: partnerReference,
      phone: z.string().min(1).max(32),
      /** `lender`: by a login of the lender's own. `us`: by a code of ours, with which the borrower has logged in before. */
      phoneProvedBy: z.enum(['lender', 'us']),
    }),
    output: z.object({ reference: z.string(), userId: z.string(), isNew: z.boolean() }),
  }),
  exchangeLogin: call({
    method: 'POST',
    path: `${base}/launch-tickets`,
    right: 'tickets',
    summary:
      "A launch ticket for a borrower whom the lender's own login has let in: its signed word for it is good once",
    refusals: ['loginIsNotAccepted', 'notFound', 'loginWasUsed'],
    input: z.strictObject({ assertion: z.string().min(1).max(4_096) }),
    output: z.object({ ticket: z.string(), userId: z.string(), deviceId: z.string(), expiresInSeconds: z.int() }),
  }),
  placeOffer: call({
    method: 'POST',
    path: `${base}/borrowers/:reference/offers`,
    right: 'offers',
    keyed: true,
    summary:
      'Places an offer of a product before a borrower who can have it: its page opens with these figures. The borrower agrees, and the decision is the same',
    refusals: ['badInput', 'keyWasUsedForAnother', 'notFound'],
    passesOn: [...endpoints.getOffer.refusals, 'applicationIsIncomplete', 'anotherLoanIsOpen', 'applyingIsNoUse'],
    input: z.strictObject({
      reference: partnerReference,
      productId: id,
      /** In minor units. */
      amount: minorIn,
      /** The term in days; absent is the usual one of the product. */
      periods: z.int().min(1).max(3_650).optional(),
      firstPayTime: day.optional(),
    }),
    output: z.object({
      offerId: z.string(),
      /** The last day on which the borrower finds it. */
      validUntil: z.iso.date(),
      /** The page of ours that shows it: open it with a launch ticket. */
      page: z.string(),
      amountMinor,
      termDays: z.int(),
      instalments: z.array(z.object({ dueDate: z.iso.date(), amountMinor })),
      totalRepayableMinor: amountMinor,
      netProceedsMinor: amountMinor,
    }),
  }),
  listAllOffers: list('offers', 'Offers as they were shown', {
    offerId: z.string(),
    productId: z.string(),
    amountMinor,
    currency: z.string(),
    termDays: z.int(),
    createdAt: instant,
    expiresAt: instant,
    /** Placed by a system of the lender. */
    placed: z.boolean(),
    /** The order that its acceptance made; null where it was not accepted. */
    orderId: z.string().nullable(),
  }),
  listAllOrders: list('orders', 'Orders and the loans that came of them', {
    orderId: z.string(),
    productId: z.string(),
    status: z.enum(orderStatuses),
    /** The day for which `status` was last computed; null before the payout. */
    statusOn: z.iso.date().nullable(),
    amountMinor,
    currency: z.string(),
    termDays: z.int(),
    appliedAt: instant,
    disbursedOn: z.iso.date().nullable(),
    settledOn: z.iso.date().nullable(),
  }),
  listAllPayments: list('payments', 'Payments on loans', {
    /** The provider and its transaction, as events name it. */
    paymentKey: z.string(),
    orderId: z.string(),
    amountMinor,
    currency: z.string(),
    /** How much of it was taken back. */
    takenBackMinor: amountMinor,
    valueDate: z.iso.date(),
    receivedAt: instant,
  }),
  listAllCases: list('cases', 'Cases of complaints, without what was written', {
    caseId: z.string(),
    caseNumber: z.string(),
    orderId: z.string().nullable(),
    type: z.string(),
    state: z.enum(caseStates),
    openedAt: instant,
    /** Null where no time was promised. */
    answerBy: instant.nullable(),
    answeredAt: instant.nullable(),
  }),
}
export type PartnerCallName = keyof typeof partnerCalls
/** What the handler of a call may refuse. */
export type PartnerRefused<Name extends PartnerCallName> = NonNullable<(typeof partnerCalls)[Name]['refusals']>[number]

const ofBorrower = `${base}/borrowers/:reference` as const
const relay = (method: 'GET' | 'POST', path: string, right: PartnerRight, endpoint: unknown): RelayedCall => ({
  ...{ method, path: `${ofBorrower}/${path}` as const, right },
  ...{ endpoint: endpoint as Endpoint, summary: (endpoint as Endpoint).summary },
})

/** By the name of the call that they are. */
export const relayedCalls: Readonly<Record<string, RelayedCall>> = {
  listProducts: relay('GET', 'products', 'read', endpoints.listProducts),
  getOffer: relay('GET', 'products/:productId/offer', 'read', endpoints.getOffer),
  listOrders: relay('GET', 'orders', 'read', endpoints.listOrders),
  getOrder: relay('GET', 'orders/:orderId', 'read', endpoints.getOrder),
  getInstalmentPlan: relay('GET', 'orders/:orderId/schedule', 'read', endpoints.getInstalmentPlan),
  getAmountDue: relay('GET', 'orders/:orderId/amount-due', 'read', endpoints.getAmountDue),
  listReceipts: relay('GET', 'orders/:orderId/payments', 'read', endpoints.listReceipts),
  listComplaints: relay('GET', 'cases', 'read', endpoints.listComplaints),
  getComplaint: relay('GET', 'cases/:problemId', 'read', endpoints.getComplaint),
  listApplicationSteps: relay('GET', 'application', 'read', endpoints.listApplicationSteps),
  startApplication: relay('POST', 'applications', 'apply', endpoints.startApplication),
  savePersonalInfo: relay('POST', 'application/personal-info', 'apply', endpoints.savePersonalInfo),
  saveJobInfo: relay('POST', 'application/job-info', 'apply', endpoints.saveJobInfo),
  saveExtInfo: relay('POST', 'application/ext-info', 'apply', endpoints.saveExtInfo),
  saveIdentityInfo: relay('POST', 'application/identity-info', 'apply', endpoints.saveIdentityInfo),
  submitApplication: relay('POST', 'applications/:applicationId/submission', 'apply', endpoints.submitApplication),
}

/** Why a call of these systems is refused, beside the refusals of a relayed call. */
export const partnerRefusals = {
  keyIsNotAccepted: { status: 401, when: 'The key is unknown, expired or revoked' },
  rightIsMissing: { status: 403, when: 'The key is not good for this call' },
  notFound: { status: 404, when: 'Nobody has this reference' },
  badInput: { status: 400, when: 'A field is missing, unknown or not as expected; `data.fields` names it' },
  phoneIsNotProved: {
    status: 409,
    when: 'No borrower has logged in with this phone, and the lender has not proved it',
  },
  referenceIsTaken: { status: 409, when: 'The reference stands for another borrower' },
  borrowerHasReference: { status: 409, when: 'The borrower of this phone has another reference' },
  loginIsNotAccepted: { status: 401, when: 'The signed word is not of the key of this system, not for us, or too old' },
  loginWasUsed: { status: 409, when: 'The signed word opened a page before' },
  keyWasUsedForAnother: { status: 422, when: 'The `Idempotency-Key` came before with another body' },
} as const
export type PartnerRefusalName = keyof typeof partnerRefusals

/** What the way into a call refuses before its handler, in order. A relayed call then refuses what the borrower's own call does. */
export const partnerRefusalsBefore = ['keyIsNotAccepted', 'rightIsMissing', 'badInput'] as const

/** What the lender's signed word says: claims of a JWT, five minutes old at most. */
export const loginAudience = 'candor:partner'
export const loginLifeSeconds = 300
