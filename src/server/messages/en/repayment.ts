// What the server says about paying, in English: the rows, the notices, the code, and the messages about money that came.

import { writtenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'

const written = writtenDate('en')
const end = writtenEnd('en')

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const repaymentWords = {
  rows: {
    payment: 'Payment',
    loanAndInterest: 'Loan and interest',
    fees: 'Fees',
    lateCharge: 'Late charge',
    lateChargeByPriceList: 'Our standard late charge, before the limit',
    daysLate: 'Days late',
    sentBack: 'Sent back to you by mistake of a payment',
    usedBack: 'Used for another loan, before its payment was taken back',
    leftAfter: 'Left to pay afterwards',
    orderNumber: 'Order number',
    rolloverFee: 'Rollover fee',
    newDueDate: 'New payment date',
    toPayInstead: 'To pay today instead',
    totalAfter: 'Total with the fee',
    rolloversLeft: 'Rollovers left after this one',
  },
  /** `numbers` of `count`: "3/4", "2, 3/4". */
  paymentsOf: (v: { numbers: readonly number[]; count: number }) => `${v.numbers.join(', ')}/${v.count}`,
  daysLate: (v: { days: number }) => days(v.days),

  notice: {
    pending: 'We are checking a payment of yours. No need to pay again.',
    putAside: (v: { amount: string }) =>
      `We received ${v.amount}, which does not match what we asked for. We are looking into it. No need to send it again.`,
    grows: (v: { amount: string }) => `Each extra day will add ${v.amount}.`,
    capReached: 'Nothing more will be added: the charges have reached their limit.',
    chargesPaused: (v: { until: string }) => `No late charges will be added until ${written(v.until)}.`,
    chargesStopped: 'No more late charges will be added. You still owe what is shown here.',
  },
  repaymentNotice: 'The day you pay is the day that counts, even if the money arrives later.',
  rolloverNotice: (v: { days: number }) =>
    `You pay the fee now, and everything unpaid is due ${days(v.days)} later. The fee does not reduce what you owe.`,

  code: {
    payNotice: (v: { amount: string; until: string }) =>
      `Pay ${v.amount} before ${end(v.until)}. You can pay less or more: all of it counts towards your loan.`,
    /** Of a rollover, a settlement and a cooling-off exit, which happen as a whole or not at all. */
    payWholeNotice: (v: { amount: string; until: string }) =>
      `Pay exactly ${v.amount} before ${end(v.until)}. If you pay less, it counts as an ordinary payment towards your loan.`,
    /** Of a code that is used up by one payment of any sum. */
    payOnceNotice: (v: { amount: string; until: string }) =>
      `Pay ${v.amount} before ${end(v.until)}, in one payment: the code works once. You can pay less or more: all of it counts towards your loan.`,
    /** Of a code that takes exactly its sum. */
    payExactNotice: (v: { amount: string; until: string }) =>
      `Pay exactly ${v.amount} before ${end(v.until)}. This code takes no other amount; for another amount, get a new code.`,
    partBackNotice: (v: { amount: string }) =>
      `${v.amount} of this payment was reversed. Until we tell you more, your loan counts the whole payment.`,
    takenBackNotice: (v: { amount: string }) =>
      `A payment of ${v.amount} with this code was reversed. It no longer counts towards your loan.`,
    /** Of a code to close the loan early, on which too little came. */
    shortNotice: (v: { received: string; left: string }) =>
      `${v.received} has arrived and is on your loan. Pay ${v.left} more before the end of today to close the loan early: please make a new code for it.`,
    tooMuchNotice: 'Less is due now than this code asks for. Your loan shows what is left to pay.',
    usedUpNotice: (v: { received: string; left: string }) =>
      `We received ${v.received}. This code has been used and takes nothing more. Still to pay: ${v.left}. Get a new code for it.`,
    partlyPaidNotice: (v: { received: string; left: string; until: string }) =>
      `We received ${v.received}. Still to pay with this code: ${v.left}, before ${end(v.until)}.`,
  },

  rollover: {
    title: (v: { days: number }) => `Pay ${days(v.days)} later`,
    plan: {
      title: (v: { n: number; count: number }) => `Payment ${v.n}/${v.count}`,
      remark: (v: { before: string }) => `instead of ${written(v.before)}`,
    },
  },

  /** Automatic repayment: what is agreed to, line by line, and its messages. */
  autopay: {
    terms: (v: { days: number; hour: string; again: number; last: number }) => [
      `On each payment date at ${v.hour} we will take what is due from the card you choose, and never more than that payment.`,
      `We will send you a message with the day and the amount at least ${days(v.days)} before each charge. Without this message we will take nothing.`,
      `If you have paid in another way by then, we will take only what is left, or nothing.`,
      `If your bank declines for now, we will try again ${v.again} and ${days(v.last)} after the payment date, then with the late charges of your agreement. If it declines for good, or for the third time, automatic repayment will end and you will pay by yourself.`,
      `You can stop it with one tap at any time: on your loan, on your cards, or by the link in each message.`,
    ],
    notice: (v: { lender: string; amount: string; card: string; dueDate: string; hour: string; url: string }) =>
      `${v.lender}: on ${written(v.dueDate)} at ${v.hour} we will take ${v.amount} from your card ${v.card}, or less if you pay before. To stop: ${v.url}`,
    declinedAgain: (v: { lender: string; amount: string; card: string; tryOn: string; hour: string; url: string }) =>
      `${v.lender}: your bank declined ${v.amount} from your card ${v.card} for now. Nothing was taken. We'll try again on ${written(v.tryOn)} at ${v.hour}, then with the late charge; you can pay in the app before. To stop: ${v.url}`,
    declinedOff: (v: { lender: string; amount: string; card: string }) =>
      `${v.lender}: your bank declined ${v.amount} from your card ${v.card}. Nothing was taken, and automatic repayment is off. Please pay in the app.`,
    confirmByHand: (v: { lender: string; amount: string; card: string }) =>
      `${v.lender}: your bank wants you to confirm ${v.amount} from your card ${v.card} yourself. Nothing was taken, and automatic repayment is off. Please pay in the app.`,
    unclear: (v: { lender: string; amount: string; card: string }) =>
      `${v.lender}: we do not know yet whether ${v.amount} was taken from your card ${v.card}. We will not take it again. Look at your card before you pay in the app.`,
    missed: (v: { lender: string; amount: string; card: string }) =>
      `${v.lender}: we could not take ${v.amount} from your card ${v.card}. Nothing was taken for this payment date. Please pay in the app.`,
  },

  messages: {
    cardCode: (v: { lender: string; code: string; minutes: number; amount: string; card: string }) =>
      `${v.code} is your code to pay ${v.amount} to ${v.lender} with your card ${v.card}. It works for ${v.minutes} minutes. Never share it with anyone.`,
    received: (v: { lender: string; amount: string; left: string }) =>
      `${v.lender}: we received ${v.amount}. Left to pay: ${v.left}.`,
    receivedOther: (v: { lender: string; amount: string; asked: string; left: string }) =>
      `${v.lender}: we received ${v.amount}; we had asked for ${v.asked}. All of it counts towards your loan. Left to pay: ${v.left}.`,
    receivedTooMuch: (v: { lender: string; amount: string; credit: string }) =>
      `${v.lender}: we received ${v.amount}, and ${v.credit} of it is more than you owed. It is yours; we'll send it back when you ask.`,
    notRolledOver: (v: { lender: string; amount: string; left: string }) =>
      `${v.lender}: we received ${v.amount}. The payment dates were not moved; no fee was taken, and all of it counts towards your loan. Left to pay: ${v.left}.`,
    rolledOver: (v: { lender: string; amount: string; dueDate: string; owed: string }) =>
      `${v.lender}: we received ${v.amount}. Your next payment date is ${written(v.dueDate)}. Left to pay: ${v.owed}.`,
    putAside: (v: { lender: string; amount: string }) =>
      `${v.lender}: we received ${v.amount}, which does not match what we asked for. We are looking into it. No need to send it again.`,
    refundAsked: (v: { lender: string; amount: string; account: string }) =>
      `${v.lender}: we are sending the ${v.amount} you overpaid back to your account ${v.account}.`,
    refundPaid: (v: { lender: string; amount: string }) => `${v.lender}: ${v.amount} is on its way to your account.`,
    refundFailed: (v: { lender: string; amount: string }) =>
      `${v.lender}: ${v.amount} did not reach your account and is still yours. Please check the account in the app and ask for it again.`,
    creditUsed: (v: { lender: string; amount: string; product: string; left: string; rest: string }) =>
      `${v.lender}: as you asked, ${v.amount} of your credit went to your loan ${v.product}. Left to pay on it: ${v.left}. Credit that is still yours: ${v.rest}.`,
    creditOffered: (v: { lender: string; amount: string; product: string; until: string }) =>
      `${v.lender}: you can use ${v.amount} of your credit for your loan ${v.product} until ${written(v.until)}. It is up to you: nothing is taken unless you say yes under Your credit in the app.`,
    returned: (v: { lender: string; amount: string; left: string }) =>
      `${v.lender}: a payment of ${v.amount} was reversed by your bank or wallet. Left to pay: ${v.left}.`,
    cameBack: (v: { lender: string; amount: string; left: string }) =>
      `${v.lender}: ${v.amount} that was reversed has come back to us. It counts towards your loan. Left to pay: ${v.left}.`,
  },
}

/** The words of this section; a language that lacks one does not compile. */
export type RepaymentWords = typeof repaymentWords
