// Calls of the desk about applications that a person decides: the list, one with what the rules saw, and the decision.

import { z } from 'zod'
import { pictureSides } from '../core/application/application-fields.ts'
import { askedAgain, fieldVerdicts, identityFields } from '../core/application/identity-check.ts'
import { checkKinds, checkReasons, identityOutcomes } from '../core/application/outside-check.ts'
import { personReasons, reviewKinds } from '../core/application/review.ts'
import { ruleOutcomes } from '../core/order/decision-rules.ts'
import { day, deskCall, deskFileCall, flag, id, line, moment, next, pageSize, prose, reason } from './desk-call.ts'

/** The application's or the order's id. */
const applicationId = id
const field = z.enum(identityFields)
const verdict = z.enum(fieldVerdicts)
const again = z.enum(askedAgain)

const listed = {
  applicationId: z.string(),
  kind: z.enum(reviewKinds),
  userId: z.string(),
  /** Null before an offer was accepted. */
  orderId: z.string().nullable(),
  /** Of the borrower, masked. */
  name: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  askedAt: moment,
  /** The answer that the borrower was promised. */
  dueBy: moment,
  isOver: z.boolean(),
  /** Minutes until it is due; negative once it is over. */
  minutesLeft: z.int(),
  /** Rules that did not pass. */
  against: z.array(z.string()),
  decidedAt: moment.nullable(),
  approved: z.boolean().nullable(),
}

export const listApplicationReviews = deskCall('GET', 'read', '/desk/applications', {
  summary: 'Applications that a person decides, what is due first; decided ones newest first. Pages go by key',
  refusals: ['badInput'],
  input: z.strictObject({
    state: z.enum(['waiting', 'decided']).default('waiting'),
    after: line(200).optional(),
    limit: pageSize,
  }),
  output: z.object({
    now: moment,
    applications: z.array(z.object({ ...listed, decidedBy: z.string().nullable() })),
    next,
  }),
})

export const readApplicationReview = deskCall('GET', 'read', '/desk/applications/:applicationId', {
  summary: 'An application that a person decides: what the rules saw, what each said, what was told. Reading is an act',
  refusals: ['notFound'],
  input: z.strictObject({ applicationId }),
  output: z.object({
    ...listed,
    productName: z.string(),
    /** What stands in the way of a decision now; null where nothing does. */
    state: z.enum(['waiting', 'decided', 'over']),
    termDays: z.int().nullable(),
    instalments: z.int().nullable(),
    /** The facts as they were when a person was asked; money is null for officers without the right to unmask. */
    rules: z.array(
      z.object({
        rule: z.string(),
        outcome: z.enum(ruleOutcomes),
        /** No person may approve against it. */
        isFirm: z.boolean(),
      }),
    ),
    /** Null once the account is deleted. */
    facts: z
      .object({
        ageYears: z.int().nullable(),
        otherOpenLoans: z.int(),
        worstDaysPastDue: z.int(),
        worstDaysLateBefore: z.int(),
        range: z.object({ minMinor: z.int(), maxMinor: z.int() }).nullable(),
        incomeMinor: z.int().nullable(),
        otherPaymentsMinor: z.int().nullable(),
        heaviestMonthMinor: z.int().nullable(),
        /** All payments of a month as a share of the income, basis points. */
        shareBps: z.int().nullable(),
        workKind: z.string().nullable(),
        employer: z.string().nullable(),
        purpose: z.string().nullable(),
        dependants: z.string().nullable(),
        /** Null where no identity service was asked. */
        identity: z.object({ outcome: z.enum(identityOutcomes), reasons: z.array(z.enum(checkReasons)) }).nullable(),
        /** Null where no credit bureau was asked, and for officers without the right to unmask. Figures are null where the file does not say, and without a file. */
        bureau: z
          .object({
            outcome: z.enum(['file', 'noFile', 'cannotTell']),
            score: z.int().nullable(),
            openLoans: z.int().nullable(),
            worstArrearsDays: z.int().nullable(),
            reasons: z.array(z.enum(checkReasons)),
          })
          .nullable(),
      })
      .nullable(),
    limits: z
      .object({
        /** Which version of the lender's limits this was judged by; null for what is older than versions. */
        version: z.string().nullable(),
        otherOpenLoansAtMost: z.int(),
        daysPastDueAtMost: z.int(),
        daysLateBeforeAtMost: z.int(),
        paymentsOfIncomeBpsAtMost: z.int(),
        referredAboveBps: z.int(),
        minAgeYears: z.int(),
        /** The lender's limits for outside checks; null where none is asked. */
        checks: z
          .object({
            identityNoMatch: z.enum(['refer', 'decline']),
            scoreAtLeast: z.int().nullable(),
            scoreReferredBelowBy: z.int(),
            openLoansAtMost: z.int().nullable(),
            arrearsDaysAtMost: z.int().nullable(),
            noFile: z.enum(['pass', 'refer', 'decline']),
          })
          .nullable(),
      })
      .nullable(),
    /** Who was asked outside, by which consent, and when the answer came. */
    checks: z.array(
      z.object({
        kind: z.enum(checkKinds),
        provider: z.string(),
        /** Our reference at the provider, and the provider's own; empty without an answer of the provider. */
        reference: z.string(),
        theirReference: z.string(),
        agreedAt: moment,
        askedAt: moment,
        answeredAt: moment.nullable(),
      }),
    ),
    /** Every look at it, newest first, this one included. */
    looks: z.array(
      z.object({
        kind: z.enum(reviewKinds),
        askedAt: moment,
        approved: z.boolean().nullable(),
        by: z.string().nullable(),
        decidedAt: moment.nullable(),
        reasonCode: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** What persons decided within a year where the same rules, and no others, spoke against it; of other borrowers. */
    alike: z.object({
      decided: z.int(),
      approved: z.int(),
      newest: z.array(
        z.object({
          applicationId: z.string(),
          amountMinor: z.int(),
          currency: z.string(),
          approved: z.boolean(),
          reasonCode: z.string().nullable(),
          decidedAt: moment,
        }),
      ),
    }),
    /** Pictures of the identity document as they are now; empty for officers who do not decide, and once they are erased. */
    pictures: z.array(
      z.object({
        side: z.enum(pictureSides),
        savedAt: moment,
        /** False where the file is gone or its seal is broken. */
        opens: z.boolean(),
      }),
    ),
    /** Who the applicant says to be, masked, with what officers said of each field. Null where nothing was told here, and once it is erased. */
    identity: z
      .object({
        /** Officers have to confirm what the market demands before anybody approves. */
        isInQuestion: z.boolean(),
        /** The fields that stand in the way of an approval. */
        missing: z.array(field),
        fields: z.array(
          z.object({
            field,
            typed: z.string(),
            /** Of what is typed and pictured now; null where it was not judged. */
            verdict: verdict.nullable(),
            /** The newest thing said. */
            said: z.object({ verdict, note: z.string(), by: z.string(), at: moment, isOfNow: z.boolean() }).nullable(),
          }),
        ),
        /** What the borrower was asked to send again, and what of it has not come. */
        asked: z
          .object({
            what: z.array(again),
            missing: z.array(again),
            note: z.string(),
            by: z.string(),
            at: moment,
            answerBy: moment,
          })
          .nullable(),
      })
      .nullable(),
    /** The language of the borrower, who reads the reason. */
    language: z.string(),
    validUntil: day.nullable(),
  }),
})

export const readIdentityPicture = deskFileCall(
  'decideApplication',
  '/desk/applications/:applicationId/pictures/:side',
  {
    refusals: ['notFound', 'pictureDoesNotOpen'],
    file: 'image/*',
    summary: "A picture of the applicant's identity document, for the officer who decides. Each look is an act",
    input: z.strictObject({ applicationId, side: z.enum(pictureSides) }),
  },
)

export const unmaskIdentity = deskCall('POST', 'decideApplication', '/desk/applications/:applicationId/unmask', {
  summary:
    'Everything typed about the applicant’s identity, unmasked for a reason: one act. Send it without an Idempotency-Key',
  refusals: ['notFound'],
  input: z.strictObject({ applicationId, reason }),
  output: z.object({
    fields: z.array(
      z.object({
        field,
        typed: z.string(),
        /** Sent with a verdict: this officer was shown exactly this. */
        mark: z.string(),
      }),
    ),
  }),
})

export const checkIdentity = deskCall('POST', 'decideApplication', '/desk/applications/:applicationId/identity', {
  summary: 'Confirm or doubt who the applicant is, field by field; each is an act. All or none',
  refusals: ['badInput', 'notFound', 'itemIsTaken', 'applicationIsDecided', 'applicationIsOver', 'identityHasChanged'],
  input: z.strictObject({
    applicationId,
    fields: z
      .array(
        z.strictObject({
          field,
          verdict,
          /** What `unmaskIdentity` answered with the field. */
          mark: line(64).min(1),
          /** What the picture or the provider shows instead. */
          note: prose(300).optional(),
        }),
      )
      .min(1)
      .max(identityFields.length),
  }),
  output: z.object({
    applicationId: z.string(),
    /** The demanded fields that are not confirmed. */
    missing: z.array(field),
  }),
})

export const askPapersAgain = deskCall('POST', 'decideApplication', '/desk/applications/:applicationId/papers', {
  summary:
    'Ask the borrower to send pictures or details again; a person decides after the day that the borrower is told',
  refusals: [
    'notFound',
    'itemIsTaken',
    'applicationIsDecided',
    'applicationIsOver',
    'cannotAskAgain',
    'papersAreAsked',
  ],
  input: z.strictObject({
    applicationId,
    what: z.array(again).min(1).max(askedAgain.length),
    /** The officer’s words to the borrower. */
    note: prose(300).optional(),
  }),
  output: z.object({ applicationId: z.string(), answerBy: moment }),
})

export const decideApplicationReview = deskCall(
  'POST',
  'decideApplication',
  '/desk/applications/:applicationId/decision',
  {
    summary: 'Approve or decline an application that a person decides, with the reason that the borrower reads: once',
    refusals: [
      'badInput',
      'notFound',
      'itemIsTaken',
      'applicationIsDecided',
      'applicationIsOver',
      'declineIsOwn',
      'anotherLoanIsOpen',
      'ruleIsFirm',
      'identityIsNotConfirmed',
    ],
    input: z.strictObject({
      applicationId,
      approve: flag,
      /** The officer’s words to the borrower. */
      reason: prose(500).optional(),
      /** For a decline: a reason that the borrower reads in their own language. Without one: `decidedByPerson`. */
      reasonCode: z.enum(personReasons).optional(),
    }),
    output: z.object({
      applicationId: z.string(),
      approved: z.boolean(),
      decidedAt: moment,
      reasonCode: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  },
)
