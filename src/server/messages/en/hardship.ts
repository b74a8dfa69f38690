// What the server says about help for a borrower who cannot pay, in English.

import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

export const hardshipWords = {
  messages: {
    planOffered: (v: { lender: string; until: string }) =>
      `${v.lender}: we have a payment plan for you. Look at the new dates in the app and answer by ${written(v.until)}. Nothing changes until you accept.`,
    planLapsed: (v: { lender: string }) =>
      `${v.lender}: you did not answer our payment plan in time, so it is no longer on offer. Nothing has changed. You can ask again in the app.`,
    declined: (v: { lender: string; reason: string }) =>
      `${v.lender}: we cannot give you the help that you asked for. ${v.reason}`,
  },
  /** Titles of messages in the inbox. */
  inbox: {
    hardshipAsked: 'We got your request for help',
    hardshipDeclined: 'We answered your request for help',
    planOffered: 'We offered you a payment plan',
    planBegun: 'You accepted the payment plan',
    planLapsed: 'A payment plan was not answered in time',
  },
  /** What waits, on the home page. */
  waiting: {
    asked: {
      title: 'We are looking at your request for help',
      text: (v: { product: string; by: string | null }) =>
        v.by === null ? `${v.product}` : `Answer by ${written(v.by)}. ${v.product}`,
    },
    offered: {
      title: 'You have a payment plan to answer',
      text: (v: { product: string; by: string }) => `Until ${written(v.by)}. ${v.product}`,
    },
  },
  /** What was agreed, on every page that shows the loan: its title, the next sum and why, and what it stops. */
  agreed: {
    offered: {
      open: 'See your plan',
      title: 'You have a payment plan to answer',
      until: (v: { until: string }) => `Please answer by ${written(v.until)}. Nothing changes until you accept.`,
    },
    plan: {
      running: 'Your payment plan is running.',
      ahead: (v: { from: string }) => `Your payment plan begins on ${written(v.from)}.`,
      stops: (v: { until: string }) => `No late charges and no reminders until ${written(v.until)}.`,
    },
    moved: {
      title: (v: { n: number; from: string; to: string }) =>
        `You moved payment ${v.n} from ${written(v.from)} to ${written(v.to)}.`,
      stops: (v: { to: string }) => `No late charge until ${written(v.to)}.`,
    },
    autopay: {
      title: 'Your card pays automatically.',
      stops: "We'll tell you the day and the amount before each charge.",
    },
    next: (v: { amount: string; date: string }) => `Next: ${v.amount} by ${written(v.date)}`,
    why: (v: { numbers: readonly number[]; count: number; loan: string; late: string | null; fee: string | null }) =>
      [
        `Payment ${v.numbers.join(', ')} of ${v.count}: ${v.loan} loan and interest`,
        v.late === null ? '' : `${v.late} late charges`,
        v.fee === null ? '' : `${v.fee} fees`,
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  /** A promise to pay that an officer noted: the text, the line of the inbox, and what the loan's page says. */
  promise: {
    message: (v: { lender: string; amount: string; date: string }) =>
      `${v.lender}: you told us that you will pay ${v.amount} by ${written(v.date)}. We'll send no reminders until then. Not what you said? Tell us in the app.`,
    noted: (v: { amount: string; date: string }) => `You told us that you would pay ${v.amount} by ${written(v.date)}`,
    open: {
      title: (v: { amount: string; date: string }) =>
        `You told us that you will pay ${v.amount} by ${written(v.date)}.`,
      text: "We'll send no reminders until then. If that is not what you said, please tell us.",
    },
    kept: (v: { amount: string }) => `You paid the ${v.amount} that you told us about. Thank you.`,
    broken: {
      title: (v: { amount: string; date: string; paid: string }) =>
        `You told us that you would pay ${v.amount} by ${written(v.date)}. ${v.paid} has come.`,
      text: 'If you cannot pay, ask us for help.',
    },
  },
}

/** The words of this section; a language that lacks one does not compile. */
export type HardshipWords = typeof hardshipWords
