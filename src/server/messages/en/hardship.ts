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
      title: 'A payment plan waits for your answer',
      text: (v: { product: string; by: string }) => `Until ${written(v.by)}. ${v.product}`,
    },
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
