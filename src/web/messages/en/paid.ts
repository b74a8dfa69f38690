// Words of the leaf that ends a payment, in English: what arrived, where it went, what is left, and the receipt.

import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')

export const paid = {
  stamp: (date: string) => `Paid ${written(date)}`,
  arrived: 'Your payment arrived',
  note: (time: string, where: string, product: string) =>
    where === '' ? `${written(time)}, for ${product}` : `${written(time)}, ${where}, for ${product}`,
  went: 'Where it went',
  parts: {
    principal: 'Of the loan amount',
    interest: 'Interest',
    fee: 'Fees',
    penalty: 'Late charge',
    rollover: 'Rollover fee',
    sentBack: 'Sent back to you by mistake',
    usedBack: 'Used for another loan by mistake',
    credit: 'Credit in your favour',
  },
  paid: 'Paid',
  upToDate: "You're up to date.",
  dueYet: 'Still to pay today',
  left: 'What is left',
  next: (n: number, date: string) => `Payment ${n}, by ${written(date)}`,
  nextDue: (n: number) => `Payment ${n}, to pay now`,
  whole: 'Of the whole loan',
  calendar: 'Add the date to my calendar',
  moved: 'Your dates have moved. The fee does not reduce what you owe.',
  short: 'Missing, and waived by us:',
  closed: 'Your loan is closed. You owe nothing.',
  cancelled: 'You have cancelled the loan. You owe nothing.',
  closedOn: (date: string) => `Closed ${written(date)}`,
  letter: 'Closure letter',
  letterText: 'It says that the loan is paid and that you owe nothing more. Keep it.',
  credit: 'You paid more than you owed. Ask for it back under your loan.',
  receipt: 'Receipt',
  save: 'Save',
  share: 'Share',
  read: 'Read the receipt',
  notShared: 'Sharing did not work. Save it instead.',
}
