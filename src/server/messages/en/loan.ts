// What the server says about offers, agreements and loan accounts, in English. English is the measure for every language.

import type { ClosedBy } from '../../../core/loan/loan-book.ts'
import type { DeclineReason } from '../../../core/order/decision-rules.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import type { PayoutFailure } from '../../../core/payment/transfer-state.ts'
import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

/** The documents of a loan, in the order in which they are listed. */
export const agreementNames = ['keyFacts', 'loanAgreement', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** How a loan was closed, and when. */
const closedBy: Record<ClosedBy, (on: string) => string> = {
  payment: (on) => `You paid everything on ${on}.`,
  settlement: (on) => `You paid everything back early, on ${on}.`,
  coolingOffExit: (on) => `You cancelled the loan on ${on} and paid only for the days you had it.`,
}

export const loanWords = {
  /** A date in a document, and a moment with its hour. */
  day: written,
  /** So many days, in words of a sentence. */
  days,
  statusNames: {
    inReview: 'In review',
    declined: 'Declined',
    approved: 'Approved',
    active: 'Active',
    due: 'Due',
    overdue: 'Overdue',
    settled: 'Settled',
  } satisfies Record<OrderStatus, string> as Record<OrderStatus, string>,

  /** In place of 'In review' for who was approved and has agreed. */
  agreedName: 'Agreed',

  notice: {
    inReview: (v: { answerBy: string | null }) =>
      `We are reviewing your application. ${v.answerBy === null ? "It is taking longer than we said. We'll text you the answer." : `We'll answer by ${written(v.answerBy)} and text you.`} You can close this page.`,
    referred: (v: { answerBy: string | null }) =>
      `A person is looking at your application. ${v.answerBy === null ? "It is taking longer than we said. We'll text you the answer." : `We'll answer by ${written(v.answerBy)} and text you.`} You can close this page.`,
    agreed: (v: { answerBy: string | null }) =>
      `You agreed. ${v.answerBy === null ? "We're checking your details once more and will then send the money. It is taking longer than we said. We'll text you." : `We'll check your details once more by ${written(v.answerBy)} and then send the money. We'll text you.`} You can close this page.`,
    declined: (v: { reason: string; retryOn: string | null }) =>
      v.retryOn === null ? v.reason : `${v.reason} You can apply again from ${written(v.retryOn)}.`,
    readyToWithdraw: (v: { netProceeds: string; until: string }) =>
      `Your loan is ready. Withdraw ${v.netProceeds} by ${written(v.until)}. After that the approval expires; it costs you nothing.`,
    payoutUnderWay: (v: { netProceeds: string; account: string; by: string | null }) =>
      `We are sending ${v.netProceeds} to your account ${v.account}. ${v.by === null ? 'It is taking longer than usual: talk to us if it has not arrived.' : `It will arrive by ${written(v.by)}.`}`,
    /** No day is promised: a person may have to decide. */
    payoutChecked: (v: { netProceeds: string; account: string }) =>
      `Before we send ${v.netProceeds}, we are checking that account ${v.account} is in your name. You don't need to do anything: we'll message you when the money is sent, or if we need another account.`,
    payoutFailed: (v: { netProceeds: string; reason: string; until: string }) =>
      `${v.netProceeds} did not reach your account: ${v.reason} Add another bank account by ${written(v.until)} and we'll send it again.`,
    active: (v: { days: number; amount: string }) =>
      `Nothing to pay today. The next payment, ${v.amount}, is in ${days(v.days)}.`,
    dueToday: (v: { n: number; amount: string }) => `Payment ${v.n} is due today: ${v.amount}.`,
    dueInGrace: (v: { n: number; dueDate: string; until: string }) =>
      `Payment ${v.n} was due on ${written(v.dueDate)}. Pay by ${written(v.until)} and nothing will be added.`,
    overdue: (v: { n: number; days: number; added: string }) => `Payment ${v.n} is ${days(v.days)} late. ${v.added}`,
    overdueSeveral: (v: { count: number; n: number; days: number; added: string }) =>
      `${v.count} payments are late, payment ${v.n} by ${days(v.days)}. ${v.added}`,
    /** What a late payment comes to from here on. */
    added: {
      perDay: (v: { nextDay: string }) => `Each extra day will add ${v.nextDay}.`,
      limit: 'Nothing more will be added: the charges have reached their limit.',
      paused: (v: { until: string }) => `No late charges will be added until ${written(v.until)}.`,
      stopped: 'No more late charges will be added. You still owe what is shown here.',
    },
    settled: (v: { by: ClosedBy; on: string; name: string | null }) =>
      `${closedBy[v.by](written(v.on))} ${v.name === null ? 'Thank you.' : `Thank you, ${v.name}.`}`,
  },

  declineReasons: {
    tooYoung: 'We lend only to people over 18.',
    blocked: 'We cannot lend to this account at the moment. Customer service will tell you why.',
    paysLate: 'A payment of another loan is late.',
    wasVeryLate: 'In the last year a payment of another loan came very late.',
    tooManyLoans: 'You already have the most loans we allow at once.',
    amountNotOffered: 'We no longer offer this amount for this product.',
    notAffordable: 'The payments would take too large a part of your income.',
    identityNotConfirmed: 'What you told us about your identity does not match the official records.',
    scoreTooLow: 'Your credit score is lower than we need for this loan.',
    loansElsewhere: 'You have more open loans with other lenders than we allow.',
    lateElsewhere: 'A loan of yours with another lender was paid too late.',
    approvalHasLapsed: 'Your loan was approved, but you did not take the money in time. It cost you nothing.',
    decidedByPerson: 'A person looked at your application and decided against it.',
  } satisfies Record<DeclineReason, string> as Record<DeclineReason, string>,

  payoutFailures: {
    accountUnknown: 'the bank does not know the account.',
    accountClosed: 'the account is closed.',
    nameDiffers: 'the account is not in your name.',
    nameNotTold: 'we could not find out whose account it is.',
    limitReached: 'the account cannot receive this amount.',
    other: 'the bank sent it back.',
  } satisfies Record<PayoutFailure, string> as Record<PayoutFailure, string>,

  fees: {
    service: 'Service fee',
    processing: 'Processing fee',
    document: 'Document fee',
    insurance: 'Insurance',
    other: 'Fee',
  } as Record<string, string>,
  feeDeducted: (v: { fee: string }) => `${v.fee}, taken at payout`,
  feeAdded: (v: { fee: string }) => `${v.fee}, in the first payment`,
  noFees: 'No fees',
  /** A tax that a price contains, as the product names it. */
  taxes: {
    fee: (v: { name: string; rate: string }) => `${v.name} (${v.rate}) included in the fees`,
    interest: (v: { name: string; rate: string }) => `${v.name} (${v.rate}) included in the interest`,
    late: (v: { name: string; rate: string }) => `Late charges include ${v.name} (${v.rate}).`,
    rollover: (v: { name: string; rate: string }) => `The fee includes ${v.name} (${v.rate}).`,
  },
  /** In place of a figure that the offer alone has. */
  inYourOffer: 'the days in your offer',
  /** Of a time within which the lender does something. */
  dayCount: days,
  /** Until the money is there. A range that begins at once is said by its end. */
  fundingTime: (from: number, to: number) =>
    from === 0 || from === to ? `within ${days(to)}` : `in ${from} to ${days(to)}`,

  rows: {
    loanAmount: 'Loan amount',
    loanTerm: 'Loan term',
    youGet: 'You get',
    youReceived: 'You received',
    youPayBack: 'You pay back',
    youPaidBack: 'You paid back',
    interest: (v: { days: number }) => `Interest, ${days(v.days)}`,
    interestPaid: 'Interest',
    costs: 'The loan costs you',
    apr: 'APR, all costs in one yearly rate',
    monthlyRate: 'Effective rate, all costs in one monthly rate',
    applied: 'Applied',
    costSoFar: 'Cost so far',
    paidOut: 'Paid out',
    account: 'Account',
    orderNumber: 'Order number',
    lateCharges: 'Late charges',
    rolloverFees: 'Rollover fees',
    feesGivenBack: 'Fees given back',
    credit: 'Credit in your favour',
    noChargesFrom: 'No late charges from',
    noChargesUntil: 'No late charges until',
    noChargesSince: 'No late charges since',
    decided: 'Decided',
    approvalEnds: 'Approval ends',
    closed: 'Closed',
    firstPayment: 'First payment',
  },
  term: (v: { instalments: number; daysEach: number; termDays: number; isEven: boolean }) =>
    v.instalments === 1
      ? `1 payment after ${days(v.termDays)}`
      : v.isEven
        ? `${v.instalments} × ${v.daysEach} days`
        : `${v.instalments} payments in ${v.termDays} days`,

  rate: {
    day: (v: { rate: string }) => `${v.rate} a day`,
    month: (v: { rate: string }) => `${v.rate} a month`,
    year: (v: { rate: string }) => `${v.rate} a year`,
    yearOnOwed: (v: { rate: string }) => `${v.rate} a year on what you still owe`,
    from: (v: { rate: string }) => `from ${v.rate}`,
  },
  /** Short names of the rate that counts all costs. */
  aprName: { year: 'APR', month: 'effective rate' },
  aprBasis: {
    eu: 'Effective yearly rate: all costs, on a 365-day year.',
    usActuarial: 'Annual percentage rate: all costs, actuarial method.',
    indiaIrr12: 'Annual percentage rate: monthly internal rate × 12 on what you really get.',
    phMonthlyEir: 'Effective interest rate per month: all payments against what you really get.',
    mxCat: 'Total annual cost: all costs without VAT, on a 365-day year.',
  },

  late: {
    once: (v: { amount: string }) => `${v.amount} once`,
    firstTier: (v: { rate: string; fromDay: number }) =>
      v.fromDay === 1
        ? `${v.rate} a day on the unpaid amount`
        : `${v.rate} a day on the unpaid amount from day ${v.fromDay}`,
    laterTier: (v: { rate: string; fromDay: number }) => `${v.rate} from day ${v.fromDay}`,
    grace: (v: { days: number }) => `Nothing is added in the first ${days(v.days)} after the due date.`,
    nothing: 'A late payment costs nothing extra.',
    /** Joins the pieces of the tariff: "₱1,000.00 once, then 5% a day on the unpaid amount, 4% from day 31". */
    rule: (v: { once: string | null; tiers: readonly string[] }) =>
      `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}, then `}${v.tiers.join(', ')}`,
    capOnce: (v: { amount: string }) => `${v.amount} once at most`,
    capDaily: (v: { rate: string }) => `${v.rate} a day of the late payment`,
    capMonthly: (v: { rate: string }) => `${v.rate} a month of the late payment`,
    capAllIn: (v: { rate: string }) => `${v.rate} a day, all in`,
    capTotal: (v: { amount: string }) => `all costs together never exceed ${v.amount}`,
    noCap: 'No legal limit is set here',
    capRule: (v: { caps: string | null }) =>
      v.caps === null
        ? 'No legal limit is set here.'
        : `The law limits it: ${v.caps}. Where our standard charge is higher, you pay only the limit.`,
    graceRule: (v: { days: number }) =>
      v.days === 0
        ? 'We start counting on the first day after the due date.'
        : `The first ${days(v.days)} after the due date are free. We start counting after them.`,
    example: (v: { days: number; unpaid: string }) => `${v.unpaid} paid ${days(v.days)} late costs extra`,
    exampleCapped: (v: { charged: string; nominal: string }) => `${v.charged} (our standard charge: ${v.nominal})`,
  },

  ways: {
    coolingOff: (v: { days: number; until: string }) =>
      v.days === 0
        ? 'There are no cooling-off days for this loan.'
        : `Until ${written(v.until)} (${days(v.days)} after the payout) you can cancel the loan and pay only for the days you had the money: daily interest and the same share of each fee, no late charge.`,
    rollover: (v: { percent: string; days: number; limit: number }) =>
      `If you are short of money when a payment is due, you can pay ${v.percent} of the loan amount you still owe, and everything unpaid is due ${days(v.days)} later, ${v.limit === 1 ? 'once' : `${v.limit} times at most`}. The app shows the cost first. You still owe any late charges so far.`,
    noRollover: 'This loan cannot be rolled over.',
    dateMove: (v: { days: number; times: number }) =>
      `You can move your next due date by up to ${days(v.days)}, ${v.times === 1 ? 'once' : `${v.times} times at most`}, as long as nothing is due. It costs the interest of this loan for the extra days. The app shows the cost first.`,
  },

  retention: {
    title: 'Do you want to leave?',
    text: (v: { until: string }) =>
      `Nothing is agreed until you tap Loan Now. You can come back to this offer until ${written(v.until)}.`,
  },
  promo: { buttonText: 'See the cost' },
  classicButton: 'Loan Now',

  products: {
    seeCost: 'See cost',
    range: (v: { from: string; to: string }) => (v.from === v.to ? v.from : `${v.from} to ${v.to}`),
    rangeLabel: 'Loan amount',
    description: (v: { instalments: number; termDays: number }) =>
      v.instalments === 1 ? `One payment after ${v.termDays} days` : `${v.instalments} payments in ${v.termDays} days`,
  },

  accountPrompt: {
    title: 'The money did not arrive',
    text: (v: { reason: string }) =>
      `Your payout came back: ${v.reason} Add another bank account and we'll send it again right away.`,
  },
  withdrawPrompt: {
    title: 'Your loan is ready',
    text: (v: { netProceeds: string; account: string; totalRepayable: string }) =>
      `You'll get ${v.netProceeds} in your account ${v.account}, and pay back ${v.totalRepayable}.`,
  },
  repaymentNotice: {
    partlyPaid: (v: { n: number; paid: string }) => `Payment ${v.n}: ${v.paid} of it has arrived.`,
    credit: (v: { amount: string }) =>
      `You paid ${v.amount} more than you owed. It is yours; we'll send it back when you ask.`,
  },
  yourAccount: 'your account',

  documents: {
    keyFacts: 'Key facts',
    loanAgreement: 'Loan agreement',
    privacy: 'Privacy policy',
    closureLetter: 'Closure letter',
  },
  blank: 'set at payout',
  /** Where a market names none. */

  loginFailure: {
    notice: 'You are not logged in',
    expired: 'The link you came with has expired. Open the page again from the app.',
    used: 'This link was already used. Each link opens one page, once. Open the page again from the app.',
    foreign: 'This link belongs to another account or device. Open the page again from the app you are logged in to.',
    missing: 'This page shows your own loan or account.',
    ended:
      'For your safety we log you out after 15 minutes without use, and after 12 hours. What you sent or saved is safe: log in and continue.',
    unavailable: "We couldn't check your login just now. Nothing was changed. Please try again in a minute.",
    other: 'The login did not work. Open the page again from the app.',
  },

  messages: {
    referred: (v: { lender: string; by: string }) =>
      `${v.lender}: a person is looking at your application. You'll have the answer by ${written(v.by)}.`,
    approved: (v: { lender: string; netProceeds: string; by: string }) =>
      `${v.lender}: your loan is approved. We are sending ${v.netProceeds}; it will arrive by ${written(v.by)}.`,
    readyToWithdraw: (v: { lender: string; netProceeds: string; until: string }) =>
      `${v.lender}: your loan is ready. Withdraw ${v.netProceeds} in the app by ${written(v.until)}.`,
    declined: (v: { lender: string; retryOn: string | null }) =>
      v.retryOn === null
        ? `${v.lender}: we cannot give you this loan. The reason is in the app.`
        : `${v.lender}: we cannot give you this loan now. The reason is in the app. You can apply again from ${written(v.retryOn)}.`,
    paidOut: (v: { lender: string; netProceeds: string; firstAmount: string; firstDueDate: string }) =>
      `${v.lender}: ${v.netProceeds} is on its way to your account. First payment: ${v.firstAmount} by ${written(v.firstDueDate)}.`,
    payoutFailed: (v: { lender: string; reason: string }) =>
      `${v.lender}: we could not deliver your money: ${v.reason} Please add another bank account in the app.`,
    dueSoon: (v: { lender: string; amount: string; dueDate: string }) =>
      `${v.lender}: ${v.amount} is due on ${written(v.dueDate)}.`,
    dueToday: (v: { lender: string; amount: string }) => `${v.lender}: ${v.amount} is due today.`,
    overdue: (v: { lender: string; amount: string; days: number }) =>
      `${v.lender}: a payment is ${days(v.days)} late. To pay now: ${v.amount}. If you are short of money, the app shows what you can do.`,
    stopReminders: (v: { url: string }) => `No more reminders: ${v.url}`,
    settled: (v: { lender: string; number: string }) =>
      `${v.lender}: your loan is paid in full. Closure letter ${v.number} is in the app.`,
    cancelled: (v: { lender: string; number: string }) =>
      `${v.lender}: your loan is cancelled, and nothing is left to pay. Closure letter ${v.number} is in the app.`,
    waived: (v: { lender: string; amount: string; left: string }) =>
      `${v.lender}: we forgave ${v.amount} of your loan. Left to pay: ${v.left}.`,
    /** `from`: null for a pause that has begun. */
    chargesPaused: (v: { lender: string; from: string | null; until: string }) =>
      v.from === null
        ? `${v.lender}: no late charges will be added to your loan until ${written(v.until)}.`
        : `${v.lender}: no late charges will be added to your loan from ${written(v.from)} to ${written(v.until)}. Before that, nothing changes.`,
    planAgreed: (v: { lender: string; from: string; until: string; amount: string; dueDate: string }) =>
      `${v.lender}: your payment plan begins on ${written(v.from)}. Before that, nothing changes. No late charges and no reminders from then until ${written(v.until)}. Next payment: ${v.amount} by ${written(v.dueDate)}.`,
    planBegun: (v: { lender: string; until: string; amount: string; dueDate: string }) =>
      `${v.lender}: your payment plan has begun. No late charges and no reminders until ${written(v.until)}. Next payment: ${v.amount} by ${written(v.dueDate)}.`,
    dateMoved: (v: { lender: string; n: number; from: string; to: string; amount: string; cost: string }) =>
      `${v.lender}: payment ${v.n} is now due on ${written(v.to)} instead of ${written(v.from)}. Please pay ${v.amount} by then, with ${v.cost} interest for the extra days.`,
    writtenOff: (v: { lender: string; left: string }) =>
      `${v.lender}: we have written off your loan in our books, and will add no more late charges. You still owe ${v.left}; every payment lowers it.`,
    corrected: (v: { lender: string; left: string }) =>
      `${v.lender}: we corrected your loan account. Left to pay: ${v.left}.`,
  },
}

/** The words of this section; a language that lacks one does not compile. */
export type LoanWords = typeof loanWords
