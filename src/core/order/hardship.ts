// Hardship: what a borrower who cannot pay says, how a request ends, and until when a plan that was offered can be accepted.

/** Why somebody cannot pay. */
export const hardshipReasons = ['income', 'illness', 'family', 'disaster', 'other'] as const
export type HardshipReason = (typeof hardshipReasons)[number]

/** `withdrawn` by the borrower, `declined` with a reason, `answered` by a plan that was offered or a holiday that began. */
export const hardshipEnds = ['withdrawn', 'declined', 'answered'] as const
export type HardshipEnd = (typeof hardshipEnds)[number]

/** What becomes of an offered plan: the borrower's answer, or a newer offer in its place. */
export const planAnswers = ['accepted', 'declined', 'replaced'] as const
export type PlanAnswer = (typeof planAnswers)[number]

/** Requests of one borrower in a day: one that was taken back makes room for the next. */
export const hardshipRequestsADay = 10
/** Characters of the borrower's own words. */
export const hardshipWordsMax = 500
/** The day from which somebody can pay again lies at most so many days ahead. */
export const payFromDaysAtMost = 120

/** `lapsed`: it was not answered in time. */
export type PlanOfferState = 'open' | PlanAnswer | 'lapsed'

/** ORDER-34: how an offered plan stands at `now`; its last moment still counts. */
export function planOfferState(
  { answeredAs, expiresAt }: { readonly answeredAs: PlanAnswer | null; readonly expiresAt: Date },
  now: Date,
): PlanOfferState {
  if (answeredAs !== null) return answeredAs
  return now > expiresAt ? 'lapsed' : 'open'
}
