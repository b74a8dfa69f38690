// Words of the work list in English.

import type { WorkKind } from '../../core/desk/work-clock.ts'
import type { HardshipReason } from '../../core/order/hardship.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')
const count = (n: number, hasMore: boolean): string => `${n.toLocaleString('en')}${hasMore ? ' or more' : ''}`
const things = (n: number, hasMore: boolean): string => (n === 1 ? 'One thing' : `${count(n, hasMore)} things`)

/** A message that a visitor of the public pages wrote. */
export const visitorWords = {
  title: 'A message from a visitor',
  lead: 'Wrote from the public pages on',
  wrote: 'The message',
  phone: 'Answer at',
  none: 'no number',
  note: 'Answer first, then mark it as done and say how. The visitor has not logged in: do not tell or change anything of an account because of this message.',
  done: 'Answered',
  how: 'How it was answered',
  stub: 'What you can do',
  find: 'Find a borrower with this phone',
}

export const workWords = {
  title: 'Work',
  head: (waiting: number, over: number, hasMore: boolean) => {
    if (waiting === 0) return 'Nothing waits. Well done.'
    if (over === 0) return `${things(waiting, hasMore)} to do. Nothing is over time.`
    return `${over === 1 ? 'One is' : `${count(over, hasMore)} are`} over time. Start at the top.`
  },
  /** Of one kind. */
  count: (n: number, hasMore: boolean) => `${n.toLocaleString('en')}${hasMore ? '+' : ''}`,
  lead: (waiting: number, hasMore: boolean) => `${count(waiting, hasMore)} open.`,
  taken: 'What you take, nobody else can take.',
  none: 'Nothing of this kind waits.',
  filter: 'Filter',
  all: 'All',
  mine: 'Mine',
  nobodys: 'Nobody’s',
  forYou: 'For your role',
  takeNext: 'Take the next',
  noNext: 'Nothing here is left for your role to take.',
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
    paymentReturn: 'Returned part',
    payoutFailed: 'Failed payout',
    refundFailed: 'Failed refund',
    sentBack: 'Sent back by mistake',
    settlement: 'Settlement difference',
    jobGivenUp: 'Job given up',
    contactMessage: 'Message',
    dataRequest: 'Data request',
    hardship: 'Cannot pay',
    brokenPromise: 'Broken promise',
    contactAgainstRule: 'Contact against a rule',
    proposal: 'Proposal',
    referredApplication: 'Application',
    secondLook: 'Second look',
  } satisfies Record<WorkKind, string>,
  plural: {
    case: 'Complaints',
    paymentClaim: 'Payment claims',
    suspense: 'Suspense',
    paymentReturn: 'Returned parts',
    payoutFailed: 'Failed payouts',
    refundFailed: 'Failed refunds',
    sentBack: 'Sent back by mistake',
    settlement: 'Settlement differences',
    jobGivenUp: 'Jobs given up',
    contactMessage: 'Messages',
    dataRequest: 'Data requests',
    hardship: 'Cannot pay',
    brokenPromise: 'Broken promises',
    contactAgainstRule: 'Contacts against a rule',
    proposal: 'Proposals',
    referredApplication: 'Applications',
    secondLook: 'Second looks',
  } satisfies Record<WorkKind, string>,
  open: {
    case: 'Open the case',
    paymentClaim: 'Open the case',
    suspense: 'Find its loan',
    paymentReturn: 'Settle it',
    payoutFailed: 'Open the loan',
    refundFailed: 'Open the loan',
    sentBack: 'Open the loan',
    settlement: 'Open',
    jobGivenUp: 'Open',
    contactMessage: 'Read',
    dataRequest: 'Open the case',
    hardship: 'Find a plan',
    brokenPromise: 'Follow up',
    contactAgainstRule: 'Look at it',
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
    partIsReturned: 'the provider took a part of the payment back',
    anotherLoanIsOpen: 'its loan is settled, and another one is open',
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
  /** What a job that was given up would have done, by its topic. */
  jobs: {
    decideApplication: 'decide an application',
    payOut: 'pay a loan out',
    retryPayout: 'pay a loan out again',
    askPayout: 'ask what became of a payout',
    closeDay: 'close a day',
    planLapsed: 'end a plan that the borrower did not answer',
    askForScore: 'ask a borrower for a rating',
    reconcilePayment: 'ask what became of a payment',
    askAboutPayment: 'ask about a payment that a notice named',
    payRefund: 'send a credit back',
    cancelPayCode: 'cancel a pay code',
    autopay: 'repay automatically by card',
    forgetCard: 'remove a card',
    askCardSetup: 'ask whether a card was saved',
    askAboutCharge: 'ask what became of a card charge',
    askCardReturn: 'ask what a bank took back',
    reconcileCardPayment: 'ask what became of a card payment',
    bookReport: 'compare a settlement report',
    listSettlements: 'ask what a provider settled',
    compareAgain: 'compare settlement differences again',
    planExports: 'plan the files of a day',
    writeExport: 'write a file',
    sendWebhook: 'send an event',
    adjustBooks: 'adjust the books',
    countPortfolio: 'count the portfolio of a day',
    listPortfolioDay: 'list the loans of a portfolio day',
    refreshBankList: 'fetch the list of banks',
    askOutside: 'ask an identity service or a credit bureau',
    sendMessages: 'send a message',
    sendEmailLink: 'send the link that confirms an e-mail address',
    sendNewsLink: 'send the link that confirms a subscription',
    remind: 'remind of a due date',
    forgetUnusedPicture: 'delete a picture that no case uses',
    forgetDeviceFact: 'delete data that a phone sent',
    forgetHeldBlocks: 'forget a block that has ended',
    forgetOld: 'delete what has been kept long enough',
    eraseUpload: 'delete a stored file',
    resealFields: 'encrypt data with the new key',
  } as Readonly<Record<string, string>>,
  /** Before what a borrower who asks for help can pay. */
  canPay: 'can pay',
  /** Said of a kind in place of its steps, to officers whose role cannot do it. */
  doneBy: {
    ...{ case: 'for support', paymentClaim: 'for support', payoutFailed: '', refundFailed: '', sentBack: '' },
    ...{ suspense: 'for payments', paymentReturn: 'for payments', settlement: 'for payments' },
    ...{ jobGivenUp: 'for support', contactMessage: 'for support', dataRequest: 'for support' },
    ...{ hardship: 'for collections', brokenPromise: 'for collections' },
    ...{
      contactAgainstRule: 'for a manager',
      proposal: 'for a manager',
      referredApplication: 'for credit',
      secondLook: 'for credit',
    },
  } satisfies Record<WorkKind, string>,
  promised: (day: string) => `by ${written(day)}`,
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
  tryReason: 'Why it should work now',
  isTaken: (name: string) => `${name} has taken this meanwhile.`,
  keys: 'down, up · open · take · hand back',
}

/** Who has what. */
export const teamWords = {
  title: 'Who has what',
  head: (held: number, over: number) => {
    if (held === 0) return 'No work is taken.'
    if (held === 1) return over === 1 ? 'One thing is taken. It is over time.' : 'One thing is taken.'
    return `${held} things are taken${over === 0 ? '' : `, ${over} of them over time`}.`
  },
  lead: 'Officers with work over time come first. A name leads to what that officer has taken.',
  nobodys: 'Not taken yet',
  caption: 'Officers with how much each has',
  columns: { officer: 'Officer', role: 'Role', next: 'Due next', over: 'Over time', held: 'Has' },
  handOverAll: 'Hand over everything',
  handOverAllOf: (name: string) => `Hand over everything that ${name} has`,
  nobodyNote: 'Left empty, it goes back to the list for whoever takes it.',
  handed: (handed: number, left: number, hasMore: boolean) =>
    [
      handed === 1 ? 'One thing was handed over.' : `${handed} things were handed over.`,
      ...(left === 0 ? [] : [`${left === 1 ? 'One thing stays' : `${left} things stay`}: that officer may not do it.`]),
      ...(hasMore ? ['There is more: hand over again.'] : []),
    ].join(' '),
}
