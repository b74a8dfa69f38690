// The words of receipts, statements and yearly figures, and of the frame around every file, in English.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const documentWords = {
  /** A date of a row, and a moment with its hour. */
  day: written,
  receipt: {
    title: 'Receipt',
    listed: (v: { day: string }) => `Receipt, ${written(v.day)}`,
    thanks: (v: { lender: string; amount: string; borrower: string; day: string }) =>
      `${v.lender} received ${v.amount} from ${v.borrower}. It counts from ${written(v.day)}, the day it was paid.`,
    whatItPaid: 'What this payment covered',
    afterwards: 'After this payment',
    rolledOver: 'It paid for a rollover: everything unpaid is now due later.',
    settled: 'It closed the loan early.',
    gaveBack: 'It cancelled the loan within its cooling-off days.',
    recovered: 'The loan is written off, and no late charges are added: all of this payment lowers what you owe.',
  },
  statement: {
    title: 'Statement',
    intro: (v: { lender: string; borrower: string; from: string; to: string }) =>
      `What ${v.lender} charged and what ${v.borrower} paid from ${written(v.from)} to ${written(v.to)}, both days included.`,
    dayByDay: 'Day by day',
    nothing: 'Nothing was charged or paid in this time.',
    creditNote: "An amount below zero is credit: it is yours, and we'll send it back when you ask.",
    columns: { day: 'Day', what: 'What', charged: 'Charged', paid: 'Paid', balance: 'Left to pay' },
    lines: {
      payout: 'Paid out; to be paid back in all',
      lateCharge: (v: { days: number }) => `Late charge, ${days(v.days)}`,
      rolloverFee: (v: { number: string }) => `Rollover fee, receipt ${v.number}`,
      payment: (v: { number: string }) => `Payment, receipt ${v.number}`,
      returned: 'Reversed payment',
      waiver: 'Forgiven',
      refund: 'Sent back to you',
      creditUse: 'Used for another loan',
      notCharged: 'Not charged because the loan ended early',
      recalculated: 'Charges since the payment that was taken back',
      corrected: 'Correction',
      chargeHoliday: 'No late charges in these days',
      hardshipPlan: 'Payment plan: no late charges in these days',
      dateMove: 'Interest for a moved due date',
      writeOff: 'Late charges end here; what is left to pay stays',
    },
    dayRange: (v: { from: string; to: string }) => `${written(v.from)} to ${written(v.to)}`,
  },
  /** Letters about acts of the lender: what was forgiven, paused, agreed or ended. */
  relief: {
    titles: {
      waiver: 'An amount was forgiven',
      chargeHoliday: 'Late charges are paused',
      hardshipPlan: 'Your payment plan',
      writeOff: 'Late charges have ended',
    },
    listed: (v: { title: string; day: string }) => `${v.title}, ${written(v.day)}`,
    waived: (v: { lender: string; borrower: string; amount: string; day: string }) =>
      `On ${written(v.day)} ${v.lender} forgave ${v.borrower} ${v.amount} of this loan. It does not have to be paid.`,
    paused: (v: { lender: string; from: string; to: string }) =>
      `${v.lender} adds no late charges to this loan from ${written(v.from)} to ${written(v.to)}, both days included.`,
    planned: (v: { lender: string; borrower: string; from: string; to: string }) =>
      `${v.lender} and ${v.borrower} agreed on a payment plan. From ${written(v.from)} to ${written(v.to)}, both days included, there are no late charges and no reminders.`,
    ended: (v: { lender: string; day: string }) =>
      `${v.lender} adds no more late charges to this loan after ${written(v.day)}. What is left to pay stays.`,
    what: 'What was forgiven',
    before: 'Left to pay before',
    payments: 'Payments from now on',
    payment: (v: { n: number; day: string }) => `Payment ${v.n}, by ${written(v.day)}`,
    figuresAhead: (v: { day: string }) =>
      `The figures are of ${written(v.day)}, the first day, if nothing is paid before it. Payments do not change this letter.`,
    figures: (v: { day: string }) =>
      `The figures are of ${written(v.day)}, the day on which this was written into your account. Later payments do not change them.`,
  },
  yearlyInterest: {
    title: 'Yearly interest statement',
    listed: (v: { year: number }) => `Yearly interest statement, ${v.year}`,
    intro: (v: { lender: string; borrower: string; from: string; to: string }) =>
      `What this loan of ${v.lender} cost ${v.borrower} from ${written(v.from)} to ${written(v.to)}, both days included.`,
    soFar: (v: { to: string }) => `The year is not over: these are the figures until ${written(v.to)}.`,
    charged: 'Charged in this year',
    chargedNote:
      'Interest counts when it falls due or is paid, whichever is first; a late charge on its day. A payment counts on the day it was made.',
    paid: 'Paid in this year',
    feesNote: 'Fees taken at payout count as paid on that day.',
    end: 'At the end of the year',
    year: 'Year',
    interest: 'Interest',
    fees: 'Fees',
    penalty: 'Late charges',
    forgiven: 'Forgiven',
    interestPaid: 'Interest paid',
    feesPaid: 'Fees paid',
    penaltyPaid: 'Late charges paid',
    principalPaid: 'Loan amount paid back',
    principalLeft: 'Loan amount not paid back yet',
    costPaid: 'Interest, fees and late charges paid',
  },
  rows: {
    number: 'Number',
    orderNumber: 'Order number',
    product: 'Product',
    borrower: 'Borrower',
    amount: 'Amount received',
    paidAt: 'Paid',
    paidBy: 'Paid by',
    reference: "Payment provider's number",
    leftToPay: 'Left to pay',
    credit: 'Credit in your favour',
    sentBack: 'Sent back to you by mistake of a payment',
    usedBack: 'Used for another loan, before its payment was taken back',
    short: 'Missing, and waived',
    rolloverFee: 'Rollover fee',
    tax: (v: { name: string; rate: string }) => `Including ${v.name} (${v.rate})`,
    from: 'From',
    to: 'To',
    opening: 'Left to pay at the start',
    charged: 'Charged',
    paid: 'Paid',
    closing: 'Left to pay at the end',
  },
  /** "Payment 2: interest". */
  partOfPayment: (v: { n: number; part: Part }) => `Payment ${v.n}: ${partNames[v.part]}`,
  card: 'Card',
  ownCredit: 'Your credit on another loan',
  contact: (v: { phone: string; email: string }) =>
    `This document is valid without a signature. You can check its number with us: phone ${v.phone}, e-mail ${v.email}.`,
  frame: {
    agreedAt: (v: { at: string }) => `Agreed to on ${written(v.at)}`,
    /** Before the hash of the words. */
    fingerprint: 'Fingerprint (sha256)',
    page: (v: { n: number; count: number }) => `Page ${v.n} of ${v.count}`,
  },
}

const partNames: Record<Part, string> = {
  penalty: 'late charge',
  fee: 'fee',
  interest: 'interest',
  principal: 'loan amount',
}

/** The words of this section; a language that lacks one does not compile. */
export type DocumentWords = typeof documentWords
