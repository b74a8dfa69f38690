// Words about a running loan account, in English: closing it early, an amount of one's own, credit and its refund, the papers.

import type { Part } from '../../../core/loan/terms.ts'

export const loanAccount = {
  closing: {
    validUntil: (day: string) => `Valid until the end of ${day}`,
    exactly: (day: string) => `Pay exactly this amount by the end of ${day}: less counts as an ordinary payment.`,
    parts: {
      principal: 'Loan amount still open',
      interest: (day: string) => `Interest until ${day}`,
      fee: 'Fees',
      penalty: 'Late charges so far',
      sum: 'In all',
    },
    feeRebate: 'Fees that came off your payout, given back and taken off already:',
    today: 'Today',
    byPlan: 'By the plan',
    byPlanNote: 'all that is left',
    saving: 'You save',
    settlement: {
      title: 'Early settlement',
      total: 'To close the loan today',
      agree: 'With this payment the loan is closed.',
      after: 'Once it is paid you owe nothing more, and the closure letter is there at once.',
    },
    coolingOff: {
      title: 'Give the money back',
      total: 'To give back today',
      agree: 'With this payment you give the loan back, and it is closed.',
      after: 'You pay for the days on which you had the money, and no penalty. Once it is paid you owe nothing more.',
    },
  },

  part: {
    title: 'Pay another amount',
    label: 'Amount',
    hint: (point: string) => `Any amount up to all that you owe, for example 500${point}00`,
    dueNow: 'To pay now by the plan:',
    show: 'Show where it goes',
    goesTo: 'Where it goes',
    line: (n: number, part: Part) => `Payment ${n}: ${partNames[part]}`,
    youPay: 'You pay',
    leftAfter: 'Left to pay after it',
    keepsDates: 'The payment dates stay as they are.',
    settles: 'This pays the whole loan by its plan.',
    settleInstead: 'Closing the loan early may cost less: see the quote',
    unreadable: (point: string) => `Please type an amount such as 500${point}00.`,
    nothing: 'Please type more than zero.',
    tooMuch: (owed: string) => `That is more than you owe. ${owed} pays everything.`,
  },

  credit: {
    title: 'Your credit',
    yours: 'Credit in your favour',
    yoursText: 'You paid this much more than you owed. It is yours.',
    noneText: 'There is no money of yours with us on this loan.',
    whatHappens:
      'We send all of it to the account that you have given us. Nothing is charged for that, and this page says when it has gone.',
    ask: 'Send it to my account',
    toOrder: 'To my loan',
    bindAccount: 'Give or change the account',
    refund: 'Sending it back',
    amount: 'Amount',
    account: 'To your account',
    askedAt: 'Asked for',
    states: {
      asked: { title: 'We have your request.', text: 'The money is sent within minutes. No need to ask again.' },
      sent: {
        title: 'The money is on its way.',
        text: 'The bank has not confirmed it yet. We go on asking, and send you a message. No need to ask again.',
      },
      paid: {
        title: 'The money was sent.',
        text: 'Your bank has it; when it shows on your account is up to the bank.',
      },
      failed: {
        title: 'The money did not reach your account.',
        text: 'It is still yours. Please check the account, then ask again.',
      },
    },
    origin: 'Where it comes from',
    afterTheEnd: 'came when nothing was owed any more',
    moreThanOwed: 'was more than was owed',
    papers: 'Receipts and papers',
  },

  papers: {
    title: 'Receipts and papers',
    letterText: 'It says that the loan is closed and that you owe nothing more.',
    saveLetter: 'Save the letter',
    readLetter: 'Read the letter',
    receipts: 'Receipts',
    receiptCount: (count: number) => (count === 1 ? '1 payment' : `${count} payments`),
    noReceipts: 'No payment yet. Each one gets its receipt here.',
    countedAs: {
      payment: 'Payment',
      rollover: 'Rollover fee',
      settlement: 'Early settlement',
      coolingOffExit: 'Money given back',
    },
    allCredit: 'came when nothing was owed any more; your credit:',
    partCredit: 'of it is your credit:',
    statementNote: 'What was charged and what was paid, day by day. Both days are counted.',
    from: 'From',
    to: 'To',
    showStatement: 'Show the statement',
    wholeStatement: 'The whole time of the loan',
    years: 'Interest of each year',
    yearsNote: 'What was charged and paid in a calendar year, for your tax return for example.',
    agreed: 'What you agreed to',
    agreedNote: 'Word for word as you saw it, with the moment and the fingerprint of the text.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'late charge',
  fee: 'fee',
  interest: 'interest',
  principal: 'loan amount',
}
