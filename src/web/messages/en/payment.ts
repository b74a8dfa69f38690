// Words of the paying screens, in English: what is to be paid, the rollover, the code and its steps, the guide.

import { unbrokenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import { days } from './days.ts'

const written = unbrokenDate('en')
const end = writtenEnd('en', written)

export const payment = {
  payingAs: (name: string) => `Paying as ${name}`,

  pay: {
    title: 'Repayment',
    toPayNow: 'To pay now',
    nextPayment: 'Next payment',
    repaymentDate: 'Repayment date',
    asOf: (date: string) => `as of ${written(date)}`,
    method: 'Payment Method',
    hint: 'Please select your repayment method for payment',
    youPayNow: 'You pay now',
    submit: 'Payment',
    takes: (min: string, max: string) => `takes ${min} to ${max}`,
    noChannel: 'No payment method accepts this amount. Please talk to us.',
    code: (channel: string) => `Your repayment code at ${channel}`,
    guide: 'How to pay',
    guideNote: 'Wallets and stores, step by step',
    guidePicture: 'A scanner over a phone that shows a barcode.',
    changed: 'This is the new amount. Please check it before you pay.',
    byCard: 'Pay with a saved card or a wallet',
    pending: 'We are checking your payment.',
    pendingText:
      "We can't say what is left to pay until we know the result. It can take a few minutes. No need to pay again.",
    none: 'Which loan do you want to pay?',
    noneText: 'This link does not say which loan. Open the payment from your loan.',
    toOrders: 'Go to my loans',
    toOrder: 'Go to my loan',
    talk: 'Talk to us',
  },

  rollover: {
    title: 'Rollover Repayment',
    payNow: 'Pay everything due now',
    payLater: 'Pay later, all together',
    feeNow: 'Rollover fee, to pay now',
    nextDate: (date: string) => `Your next payment date is ${written(date)}`,
    moreThanNow: 'Extra cost',
    newTotal: 'New total, fee included',
    left: 'Rollovers left after this one',
    plan: 'Plan',
    planNote: (count: number) => `moved by ${days(count)}`,
    instead: 'Pay now and save the fee',
    agree: (count: number) => `This payment moves your plan by ${days(count)}. The fee does not reduce what you owe.`,
  },

  code: {
    title: 'Repayment code',
    paidTitle: 'Paid',
    expiredTitle: 'Code expired',
    partly: 'A part of your payment has arrived.',
    waiting: 'Waiting for your payment.',
    waitingText: 'When the money arrives, this page will say so by itself.',
    waitingAsk: 'Tap the button below to check whether the money has arrived.',
    asking: 'We are checking your payment.',
    askingText:
      "The payment provider hasn't answered yet. It can take a moment. No second code will be made, and nothing will be charged.",
    paid: 'Your payment has arrived.',
    paidText: 'It is on your loan.',
    partBack: 'We are looking into this payment.',
    over: 'Please do not pay with this code.',
    expired: 'This code has expired. Please do not pay with it.',
    expiredText: "If you have already paid, don't pay again: we'll add it to your loan as soon as it arrives.",
    getNew: 'Get a new code',
    toOrder: 'Go to my loan',
    amount: 'Repayment amount',
    left: 'Still to pay',
    code: 'Repayment code',
    orType: 'Or type this code',
    how: {
      code: 'Type this code where you pay',
      qr: 'Scan this code with the wallet',
      barcode: 'Show this at the counter',
      page: 'Pay on the page that the button below opens',
    },
    validUntil: (at: string) => `Valid until ${end(at)}`,
    check: 'I have paid, check now',
    notYet: 'Nothing has arrived yet. It can take a few minutes.',
    offline: 'No connection.',
    offlineText: (time: string) => `What you see is from ${time}. We keep checking.`,
    offlineTextNoTime: 'What you see may have changed. We keep checking.',
    steps: 'How to pay',
    scanAndPay: 'Scan and pay',
    allSteps: 'All steps',
    allStepsNote: 'every way to pay with this code',
    paidNotShown: "I paid but it isn't showing",
    openApp: (name: string) => `Open ${name}`,
    savePicture: 'Save picture',
    showLarge: 'Show barcode full screen',
    scanToPay: 'Scan to pay',
    scanToPayText: 'Turn up the brightness and hold the phone to the scanner.',
    picture: 'Picture of how to pay with this code',
    unknown: "We can't find this code in your account.",
    unknownText: 'It may belong to another account. Open the payment from your loan, or talk to us.',
    none: 'No code yet',
    noneText: 'Open the payment from your loan: the code is made there.',
    talk: 'Talk to us',
    falseLink: 'Do not pay with this link.',
    falseLinkText: (lender: string) =>
      `We cannot confirm that it comes from ${lender}, so no code is shown here. Open the payment from your loan.`,
    linkText: (lender: string) => `This code comes from a signed link of ${lender}.`,
    linkAmount: 'Pay exactly this amount.',
  },

  steps: {
    title: 'Repayment code',
    keep: 'Please keep the depositslip as proof of payment',
    contract: 'Contract No.',
    total: 'Total Payment',
    picture: 'Barcode or QR code',
    pictureNote: 'to be scanned',
  },

  instruction: {
    title: 'Repayment code',
    without: 'Open the payment from your loan to get a code.',
  },
}
