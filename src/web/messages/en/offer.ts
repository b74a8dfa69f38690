// Words of the offer's screens, in English: what the loan costs, its papers, and the prompts on the way out.

import { unbrokenDate } from '../../../core/written-date.ts'
import { days } from './days.ts'

const written = unbrokenDate('en')

const payments = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)

export const offer = {
  continueAs: (name: string) => `Continue as ${name}`,

  confirm: {
    title: 'Loan confirmation',
    youGet: 'You get',
    inYourAccount: 'in your bank account',
    youPayBack: 'You pay back',
    inPayments: (count: number) => `in ${payments(count)}`,
    amount: 'Loan amount',
    term: 'Loan term',
    termDays: days,
    change: 'Change amount or term',
    rate: 'Interest rate',
    interest: (termDays: number) => `Interest, ${days(termDays)}`,
    totalCost: 'The loan costs you',

    late: {
      title: 'If a payment is late',
      rule: 'Our standard charge',
      cap: 'The legal limit',
      lowerCounts: 'You pay the lower one.',
      example: (daysLate: number) => `${days(daysLate)} late adds`,
      exampleOf: 'Example: unpaid',
      byPriceList: 'our standard charge',
    },

    plan: {
      title: 'Repayment Plan',
      first: (inDays: number) => `first payment in ${days(inDays)}`,
      payment: (n: number, of: number) => `Payment ${n}/${of}`,
    },
    coolingOff: (until: string) =>
      `Changed your mind? Until ${written(until)} you can cancel the loan and pay only for the days you had it.`,

    card: {
      title: 'Your bank card',
      none: 'No bank account yet',
      noneNote: 'Where should we send the money?',
    },

    papers: {
      agree: 'I have read and agree to the documents of this loan.',
      title: 'Documents',
      document: 'Key facts on one page',
      missing: "We couldn't load the documents of this loan. You can't agree without them.",
    },

    costs: 'cost',
    submit: 'Loan Now',
    bindFirst: 'Add your bank account',
    seeAgain: 'Show the offer again',
    noProduct: 'Which loan is it about?',
    noProductText: 'This link does not say which loan. Choose one from the list.',
    toLoans: 'To the loans',
  },

  agreementPrompt: {
    title: 'Agreement',
    frame: 'The text of the agreement',
    cancel: 'Cancel',
    agree: 'Agree',
  },
  retention: {
    title: 'Point out',
    cancel: 'Cancel',
    agree: 'Agree',
  },

  classic: {
    product: 'Product',
    amount: 'Amount',
    repaymentDate: 'Repayment date',
    detailed: 'Detailed',
    plan: 'Plan',
    papers: 'Documents',
  },
}
