// What waits for a person at the desk, and how long it may wait. A complaint or a request for help with a promised day has that day instead; a late loan that an officer holds, from the last contact on.

export const workKinds = [
  'case',
  'paymentClaim',
  'suspense',
  'paymentReturn',
  'payoutName',
  'payoutFailed',
  'refundFailed',
  'sentBack',
  'settlement',
  'jobGivenUp',
  'contactMessage',
  'dataRequest',
  'hardship',
  'brokenPromise',
  'brokenPlan',
  'missedPlanStart',
  'lateLoan',
  'contactAgainstRule',
  'proposal',
  'referredApplication',
  'secondLook',
] as const
export type WorkKind = (typeof workKinds)[number]

/** Jobs that ask what a provider took back: where it never says, an officer looks there, and settles it by hand (PAYMENT-71). */
export const returnQuestions = ['askAboutReturn', 'askCardReturn'] as const

/** True for such a job that was given up. Its `what` is the topic, and the number under which the provider has the refund or dispute. */
export const isReturnQuestion = ({ kind, what = '' }: { readonly kind: WorkKind; readonly what?: string }): boolean =>
  kind === 'jobGivenUp' && returnQuestions.some((topic) => what.split(' ')[0] === topic)

/** Hours after which an item is over time (DESK-7). An application that a person decides has the day that its borrower was promised. */
export const workHours = {
  case: 72,
  paymentClaim: 48,
  suspense: 48,
  paymentReturn: 48,
  payoutName: 8,
  payoutFailed: 24,
  refundFailed: 24,
  sentBack: 72,
  settlement: 48,
  jobGivenUp: 4,
  contactMessage: 72,
  dataRequest: 720,
  hardship: 72,
  brokenPromise: 48,
  brokenPlan: 48,
  missedPlanStart: 48,
  lateLoan: 72,
  contactAgainstRule: 48,
  proposal: 24,
  referredApplication: 24,
  secondLook: 72,
} as const satisfies Record<WorkKind, number>
