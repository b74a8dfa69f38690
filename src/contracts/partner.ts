// Calls of the lender's own systems under /partner/v1: each acts for one borrower, whom these systems know by a reference of their own.

import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const base = '/partner/v1'

/** What a key may be good for. */
export const partnerRights = ['borrowers', 'read', 'apply', 'tickets'] as const
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
}

/** A call of this contract. */
export interface PartnerCall<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType>
  extends PartnerCallBase {
  readonly input: In
  readonly output: Out
}

/** A call of the borrower's contract, made for the borrower of `:reference`: its input, refusals and answer are those of that call. */
export interface RelayedCall extends PartnerCallBase {
  readonly endpoint: Endpoint
}

const call = <In extends z.ZodType, Out extends z.ZodType>(definition: PartnerCall<In, Out>): PartnerCall<In, Out> =>
  definition

export const partnerCalls = {
  knowBorrower: call({
    method: 'POST',
    path: `${base}/borrowers`,
    right: 'borrowers',
    summary:
      'Links a reference of the lender to the borrower of a phone. A phone that the lender has proved makes the borrower where there is none',
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
    input: z.strictObject({ assertion: z.string().min(1).max(4_096) }),
    output: z.object({ ticket: z.string(), userId: z.string(), deviceId: z.string(), expiresInSeconds: z.int() }),
  }),
}
export type PartnerCallName = keyof typeof partnerCalls

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
  keyIsNotAccepted: 401,
  rightIsMissing: 403,
  notFound: 404,
  badInput: 400,
  phoneIsNotProved: 409,
  referenceIsTaken: 409,
  borrowerHasReference: 409,
  loginIsNotAccepted: 401,
  loginWasUsed: 409,
} as const
export type PartnerRefusalName = keyof typeof partnerRefusals

/** What the lender's signed word says: claims of a JWT, five minutes old at most. */
export const loginAudience = 'candor:partner'
export const loginLifeSeconds = 300
