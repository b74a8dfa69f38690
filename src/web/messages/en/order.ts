// Words of the order and its prompts, in English.

import { unbrokenDate } from '../../../core/written-date.ts'
import { days } from './days.ts'

const written = unbrokenDate('en')

export const order = {
  order: {
    title: 'Order details',
    nextPayment: 'Next payment',
    by: (date: string) => `by ${written(date)}`,
    toPayNow: 'To pay now',
    asOf: (date: string) => `as of ${written(date)}`,
    youOwe: 'You owe',
    youGet: 'You get',
    youPayBack: 'You pay back',
    costsYou: 'The loan costs you',
    details: 'Details',
    closedStamp: (date: string) => `Closed ${written(date)}`,
    parts: {
      principal: 'Of the loan amount',
      interest: 'Interest',
      fee: 'Fees',
      penalty: (daysLate: number) => (daysLate > 0 ? `Late charge, ${days(daysLate)}` : 'Late charge'),
    },
    byPriceList: 'Our standard late charge would be',
    lawCaps: 'The law limits it, so you pay',

    paidSoFar: 'Paid so far',
    paidOf: (paid: number, of: number) => `${paid} of ${of}`,
    leftToPay: 'Left to pay',
    line: {
      place: (n: number, of: number) => `${n}/${of}`,
      paid: (n: number, of: number, on: string | null) =>
        on === null ? `${n}/${of}, paid` : `${n}/${of}, paid ${written(on)}`,
      due: (n: number, of: number) => `${n}/${of}, due`,
      next: (n: number, of: number) => `${n}/${of}, next`,
      late: (n: number, of: number, daysLate: number) => `${n}/${of}, ${days(daysLate)} late`,
    },
    closureLetter: 'Closure letter',
    closureText: 'This letter says that the loan is closed and that you owe nothing more. Keep it.',
    closureNumber: 'Number',
    closedOn: 'Closed',
    saveLetter: 'Save the letter',
    readLetter: 'Read the letter',
    checking: 'We are checking your payment.',
    checkingText: 'The figures here may change until we know the result. No need to pay again.',
    payAmount: 'Pay another amount',
    payAmountNote: 'see where it goes before you pay',
    settle: 'Pay everything early',
    settleNote: 'see what it saves',
    settleFrom: (date: string) => `possible from ${written(date)}`,
    autopay: 'Automatic repayment',
    autopayNote: { off: 'your card pays on the day; you can stop it at any time', on: 'on; one tap stops it' },
    moveDate: 'Move the due date',
    moveDateNote: (date: string) => `to ${written(date)} at the latest; see what it costs first`,
    coolingOff: 'Cancel the loan',
    coolingOffNote: (date: string) => `until the end of ${written(date)}; you pay only for the days you had it`,
    credit: 'Credit in your favour',
    calendar: 'Add due dates to my calendar',
    papers: 'Receipts and documents',
    papersNote: 'receipts, statements, what you agreed to',
    talk: 'Talk to us',
    talkNote: "We'll look for a plan you can manage",
    hardship: 'I cannot pay',
    hardshipNotes: {
      none: "tell us early, and we'll look for a plan",
      late: "tell us, and we'll look for a plan",
      asked: 'we are reading your request',
      askedBy: (by: string) => `we'll answer by ${written(by)}`,
      offered: (by: string) => `a plan waits for your answer until ${written(by)}`,
    },
    wrong: 'Something is wrong',
    claim: {
      link: "I paid but it isn't showing",
      looking: (reference: string) => `We are looking for your payment ${reference}`,
      found: (reference: string) => `We found your payment ${reference}. It is not on your loan yet`,
      until: (day: string) => `Answer by ${written(day)}`,
    },

    repayment: 'Repayment',
    repay: 'REPAY',
    shortOfMoney: 'Short of money?',
    /** Stands around the fee: Pay ₱210 now to get 30 more days. */
    rolloverMoves: (movedDays: number) => ({
      before: 'Pay',
      after: `now to get ${movedDays === 1 ? '1 more day' : `${movedDays} more days`}`,
    }),
    rollover: 'Rollover Repayment',
    borrowAgain: 'Borrow Again',
    withdrawNow: 'Withdraw Now',
    cancel: 'Cancel',
    bindCard: 'Go and bind the card',
    bindAnother: 'Add another bank account',

    market: {
      title: 'Other loans',
      note: 'compare what each costs',
      more: 'Click to view more products',
    },

    several: 'Which loan?',
    none: 'No loan yet',
    noneText: 'Once you apply for one, you will see it here.',
    notFound: "We can't find this loan in your account.",
  },

  list: {
    title: 'My loans',
    open: 'Current',
    closed: 'Closed',
    toPay: 'To pay now',
    unfinished: 'Not finished',
    offers: 'See the loans on offer',
  },

  score: {
    title: 'How do you like this app?',
    legend: 'Your stars',
    submit: 'Send',
    missing: 'Silakan pilih',
    low: 'Thank you for telling us',
    lowText: 'We want to do better. If something went wrong, tell us.',
    tell: 'Tell us what is wrong',
    close: 'Close',
  },

  leaving: {
    title: 'You leave this app',
    sentence: (host: string) => `The next page belongs to ${host}.`,
    text: 'It was opened for this loan. We cannot see what you type there.',
    go: (host: string) => `Go to ${host}`,
    stay: 'Stay with my loan',
  },
}
