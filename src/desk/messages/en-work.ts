// Words of the work list in English.

import type { WorkKind } from '../../core/desk/work-clock.ts'
import type { HardshipReason } from '../../core/order/hardship.ts'

const count = (n: number, hasMore: boolean): string => `${n.toLocaleString('en')}${hasMore ? ' or more' : ''}`
const things = (n: number, hasMore: boolean): string => (n === 1 ? 'One thing' : `${count(n, hasMore)} things`)

export const workWords = {
  title: 'Work',
  head: (waiting: number, over: number, hasMore: boolean) => {
    if (waiting === 0) return 'Nothing waits. Well done.'
    if (over === 0) return `${things(waiting, hasMore)} to do. Nothing is over time.`
    return `${over === 1 ? 'One is' : `${count(over, hasMore)} are`} over time. Start at the top.`
  },
  /** Of one kind. */
  count: (n: number, hasMore: boolean) => `${n.toLocaleString('en')}${hasMore ? '+' : ''}`,
  lead: (waiting: number, hasMore: boolean) => `${count(waiting, hasMore)} open. What you take, nobody else can take.`,
  none: 'Nothing of this kind waits.',
  filter: 'Filter',
  all: 'All',
  mine: 'Mine',
  nobodys: 'Nobody’s',
  caption: 'Work, what is over time first',
  groups: { over: 'Over time', soon: 'Today', later: 'Later' },
  columns: {
    number: 'Number',
    clock: 'Clock',
    kind: 'Kind',
    what: 'Who and what',
    id: 'Number',
    owner: 'Owner',
    next: 'Next step',
  },
  kinds: {
    case: 'Complaint',
    paymentClaim: 'Payment claim',
    suspense: 'Suspense',
    payoutFailed: 'Failed payout',
    refundFailed: 'Failed refund',
    settlement: 'Settlement difference',
    jobGivenUp: 'Job given up',
    contactMessage: 'Message',
    dataRequest: 'Data request',
    hardship: 'Cannot pay',
    brokenPromise: 'Broken promise',
    proposal: 'Proposal',
    referredApplication: 'Application',
    secondLook: 'Second look',
  } satisfies Record<WorkKind, string>,
  plural: {
    case: 'Complaints',
    paymentClaim: 'Payment claims',
    suspense: 'Suspense',
    payoutFailed: 'Failed payouts',
    refundFailed: 'Failed refunds',
    settlement: 'Settlement differences',
    jobGivenUp: 'Jobs given up',
    contactMessage: 'Messages',
    dataRequest: 'Data requests',
    hardship: 'Cannot pay',
    brokenPromise: 'Broken promises',
    proposal: 'Proposals',
    referredApplication: 'Applications',
    secondLook: 'Second looks',
  } satisfies Record<WorkKind, string>,
  open: {
    case: 'Open the case',
    paymentClaim: 'Open the case',
    suspense: 'Find its loan',
    payoutFailed: 'Open the loan',
    refundFailed: 'Open the loan',
    settlement: 'Open',
    jobGivenUp: 'Open',
    contactMessage: 'Read',
    dataRequest: 'Open the case',
    hardship: 'Find a plan',
    brokenPromise: 'Follow up',
    proposal: 'Sign or reject',
    referredApplication: 'Decide',
    secondLook: 'Decide',
  } satisfies Record<WorkKind, string>,
  /** Why money came back or has no loan, by the codes of providers' answers and of suspense. */
  reasons: {
    accountUnknown: 'the bank does not know the account',
    accountClosed: 'the account is closed',
    nameDiffers: 'the account is in another name',
    limitReached: 'the account cannot receive this amount',
    other: 'sent back by the bank',
    referenceIsUnknown: 'its reference is unknown',
    currencyDiffers: 'in another currency than we asked for',
    paidInTheFuture: 'dated in the future',
    paidBeforeTheLoan: 'paid before the loan began',
  } as Readonly<Record<string, string>>,
  /** Why a borrower cannot pay. */
  hardship: {
    income: 'less income, or none',
    illness: 'ill or hurt',
    family: 'something in the family',
    disaster: 'a disaster',
    other: 'another reason',
  } satisfies Record<HardshipReason, string> as Readonly<Record<string, string>>,
  /** What an item of the kind `settlement` is about. */
  differences: {
    amountDiffers: 'the amount differs from ours',
    weMissIt: 'in the report, but unknown to us',
    theyMissIt: 'in our books, but in no report',
  } as Readonly<Record<string, string>>,
  promised: (day: string) => `by ${day}`,
  nobody: 'nobody',
  you: 'You',
  somebody: 'Somebody without a name here',
  take: 'Take',
  handBack: 'Hand back',
  takeThis: (what: string) => `Take: ${what}`,
  handBackThis: (what: string) => `Hand back: ${what}`,
  handOver: 'Hand over',
  handOverThis: (what: string) => `Hand over: ${what}`,
  toWhom: 'To whom',
  handOverReason: 'What they should know',
  noColleague: 'Nobody of this name works here. Choose a name from the list.',
  manyColleagues: 'Several officers have this name. Choose one from the list, with the role.',
  call: 'Mark as done',
  tryAgain: 'Try again',
  reason: 'How it was done',
  isTaken: (name: string) => `${name} has taken this meanwhile.`,
  keys: 'down, up · open · take · hand back',
}
