// Words of prices, in English: an amount and a term tried out, what it costs, what lateness costs, and loans compared.

import { unbrokenDate } from '../../../core/written-date.ts'
import { days } from './days.ts'

const written = unbrokenDate('en')

export const price = {
  howMuch: 'How much?',
  slider: 'How much, as a slider',
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  range: (from: string, to: string) => `From ${from} to ${to}.`,
  notAnAmount: 'Please type an amount in numbers.',
  firstPay: 'First payment on',
  firstPayHint: (from: string, to: string) =>
    `Your pay day, for example: from ${written(from)} to ${written(to)}. The other payments follow at equal distances: the plan shows each date.`,
  howLong: 'For how long?',
  days,
  show: 'Show what it costs',
  said: (gets: string, paysBack: string) => `You get ${gets}, you pay back ${paysBack}.`,
  ofTerm: (termDays: number, from: string, to: string) => `For ${days(termDays)} we lend from ${from} to ${to}.`,

  title: 'What it costs',
  aside: (product: string, count: number, termDays: number) =>
    count === 1
      ? `${product}, one payment after ${days(termDays)}`
      : `${product}, ${count} payments in ${days(termDays)}`,
  principal: 'Loan amount',
  youGet: 'You get',
  youPayBack: 'You pay back',
  interest: (termDays: number) => `Interest, ${days(termDays)}`,
  totalCost: 'The loan costs you',
  payments: (count: number, everyDays: number | null) =>
    count === 1
      ? 'One payment at the end'
      : everyDays === null
        ? `${count} payments`
        : `${count} payments, every ${days(everyDays)}`,
  lastPayment: 'The last payment',
  lateBy: (daysLate: number) => `${days(daysLate)} late with one payment`,
  extra: 'more',
  honest: 'That is expensive for a long loan and can be fair for a short one. If you can wait or ask family, do.',
  exact: 'Calculated today, the same way as your offer.',
  own: 'See your own offer',
  asked: (questions: number) => `Up to ${questions} questions and one ID. Applying is free.`,

  late: 'If you pay late',
  onePayment: 'One payment',
  lateAfter: (daysLate: number) => `${days(daysLate)} late adds`,
  byPriceList: 'our standard charge',

  loans: (count: number) => (count === 1 ? 'One loan' : `${count} loans`),
  sideBySide: 'Compare them side by side',
  usual: 'The cost of each, for its usual amount and term.',
  inDays: (termDays: number) => `in ${days(termDays)}`,

  compare: {
    title: 'Compare loans',
    text: 'What our loans cost, side by side, for the same amount.',
    amount: 'Amount',
    first: 'This loan',
    second: 'and this one',
    submit: 'Compare',
    caption: (first: string, second: string, amount: string) => `${first} and ${second} for ${amount}`,
    payments: 'Payments',
    times: (count: number, everyDays: number | null, termDays: number) =>
      count === 1
        ? `one, after ${days(termDays)}`
        : everyDays === null
          ? `${count}, in ${days(termDays)}`
          : `${count}, every ${days(everyDays)}`,
    each: 'Each payment',
    term: 'Loan term',
    rate: 'Interest rate',
    late: (daysLate: number) => `${days(daysLate)} late with one payment`,
    lends: (from: string, to: string) => `lends from ${from} to ${to}`,
    details: 'Details',
    tryIt: 'Try it out',
    cheaper: (name: string) => `${name} costs less:`,
    by: (amount: string) => `${amount} less for the same loan amount.`,
    sooner: (count: number) => `It has to be paid back ${days(count)} sooner.`,
    later: (count: number) => `You have ${days(count)} more to pay it back.`,
    same: 'Both cost the same.',
    onlyOne: 'We have only one loan on offer. There is nothing to compare.',
    none: 'We have no loans on offer today.',
  },

  repeat: {
    title: 'What paying back changes',
    rule: 'Once you have paid one loan back in full, you are a repeat client.',
    you: 'You are a repeat client: you have paid a loan back in full.',
    once: 'Charged once when a payment is late',
    asNew: 'new client',
    asRepeat: 'repeat client',
    nothing: 'A late payment then costs the same as before.',
    rest: 'Interest and fees stay the same, however often you borrow.',
  },
}
