// What the server says about help for a borrower who cannot pay, in English.

import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

export const hardshipWords = {
  messages: {
    planOffered: (v: { lender: string; until: string }) =>
      `${v.lender}: we have a payment plan for you. Look at the new dates in the app and answer by ${written(v.until)}. Nothing changes until you accept.`,
    declined: (v: { lender: string; reason: string }) =>
      `${v.lender}: we cannot give you the help that you asked for. ${v.reason}`,
  },
  /** Titles of messages in the inbox. */
  inbox: {
    hardshipAsked: 'We got your request for help',
    hardshipDeclined: 'We answered your request for help',
    planOffered: 'A payment plan waits for your answer',
    planBegun: 'Your payment plan has begun',
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
}

/** The words of this section; a language that lacks one does not compile. */
export type HardshipWords = typeof hardshipWords
