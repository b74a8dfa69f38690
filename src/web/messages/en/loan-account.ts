// Words about a running loan account, in English: closing it early, an amount of one's own, credit and its refund, the papers.

import type { Part } from '../../../core/loan/terms.ts'
import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')

export const loanAccount = {
  closing: {
    validUntil: (day: string) => `Valid until the end of ${written(day)}`,
    exactly: (day: string) =>
      `Pay exactly this amount by the end of ${written(day)}. If you pay less, it counts as an ordinary payment.`,
    parts: {
      principal: 'Loan amount left to pay',
      interest: (day: string) => `Interest until ${written(day)}`,
      fee: 'Fees',
      penalty: 'Late charges so far',
      sum: 'Total',
    },
    feeRebate: 'Fees taken from your payout that you get back, already deducted:',
    today: 'Today',
    byPlan: 'By the plan',
    byPlanNote: 'everything left to pay',
    saving: 'You save',
    settlement: {
      title: 'Pay everything early',
      total: 'To close the loan today',
      agree: 'This payment closes the loan.',
      after: "Once it's paid you owe nothing more, and you'll get the closure letter right away.",
    },
    coolingOff: {
      title: 'Cancel the loan',
      total: 'To pay back today',
      agree: 'This payment cancels the loan and closes it.',
      after: "You pay only for the days you had the money, and no late charge. Once it's paid you owe nothing more.",
    },
  },

  part: {
    title: 'Pay another amount',
    label: 'Amount',
    hint: (example: string) => `Any amount up to everything you owe, for example ${example}`,
    dueNow: 'Due now under the plan:',
    show: 'Show where it goes',
    goesTo: 'Where it goes',
    line: (n: number, part: Part) => `Payment ${n}: ${partNames[part]}`,
    youPay: 'You pay',
    leftAfter: 'Left to pay afterwards',
    keepsDates: 'The payment dates stay as they are.',
    settles: 'This pays everything left in the plan.',
    settleInstead: 'Paying everything early may cost less: see how much',
    unreadable: (example: string) => `Please type an amount such as ${example}.`,
    nothing: 'Please type more than zero.',
    tooMuch: (owed: string) => `That is more than you owe. ${owed} pays everything.`,
  },

  move: {
    title: 'Move the due date',
    now: (n: number, of: number, date: string) => `Payment ${n} of ${of} is due on ${written(date)}.`,
    newDay: 'New due date',
    range: (from: string, to: string) => `From ${written(from)} to ${written(to)}`,
    wrongDay: (from: string, to: string) => `Please choose a day from ${written(from)} to ${written(to)}.`,
    show: 'Show cost and plan',
    cost: 'What it costs',
    by: (date: string) => `By ${written(date)}`,
    interest: (days: number) => (days === 1 ? 'Interest for 1 more day' : `Interest for ${days} more days`),
    rule: "Your loan's own interest, only on the part of the loan that you pay back later. There is no other fee. The other dates stay.",
    times: (left: number) =>
      left === 1
        ? 'You can move one due date on this loan.'
        : `You can move a due date on this loan ${left} more times.`,
    plan: 'Your plan after that',
    stays: (n: number, of: number) => `Payment ${n} of ${of}`,
    was: (n: number, of: number, date: string) => `Payment ${n} of ${of}, was ${written(date)}`,
    left: 'Left to pay',
    move: 'Move the date',
    toLoan: 'Go to my loan',
    stamp: 'Date moved',
    nowDue: (n: number, of: number, date: string) => `Payment ${n} of ${of} is now due on ${written(date)}`,
    insteadOf: (date: string) => `instead of ${written(date)}`,
    included: 'Interest for the extra days, included',
    told: 'We have sent you a message with the new date.',
    calendar: 'Add the new dates to my calendar',
    cannotPay: 'I cannot pay',
    cannotPayNote: "tell us, and we'll look for a plan",
    movedBefore: (n: number, from: string, to: string) =>
      `Payment ${n} was moved from ${written(from)} to ${written(to)}.`,
  },

  credit: {
    title: 'Your credit',
    yours: 'Credit in your favour',
    yoursText: 'You paid this much more than you owed. It is yours.',
    noneText: 'You have no credit on this loan.',
    whatHappens:
      "We can send all of it to your bank account. It's free, and this page will say when the money has been sent.",
    ask: 'Send it to my account',
    toOrder: 'Go to my loan',
    bindAccount: 'Add or change the account',
    refund: 'Refund',
    amount: 'Amount',
    account: 'To your account',
    askedAt: 'Requested',
    states: {
      asked: { title: 'We got your request.', text: "We'll send the money within minutes. No need to ask again." },
      sent: {
        title: 'The money is on its way.',
        text: "The bank has not confirmed it yet. We'll keep checking and text you. No need to ask again.",
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
    use: {
      title: 'Use it for another loan',
      late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
      due: 'Due now',
      fromCredit: 'From your credit',
      dueAfter: 'Still due then',
      left: 'Left to send back to you',
      note: 'It is up to you. We take nothing unless you press the button.',
      offered: 'We suggest this. It is open until',
      yes: 'Use my credit',
      done: 'Used for another loan',
      receipt: 'Receipt',
    },
    origin: 'Where it comes from',
    afterTheEnd: 'arrived after everything was paid',
    moreThanOwed: 'more than you owed',
    papers: 'Receipts and documents',
  },

  papers: {
    title: 'Receipts and documents',
    letterText: 'It says that the loan is closed and that you owe nothing more.',
    saveLetter: 'Save the letter',
    readLetter: 'Read the letter',
    receipts: 'Receipts',
    receiptCount: (count: number) => (count === 1 ? '1 payment' : `${count} payments`),
    noReceipts: 'No payment yet. Each one gets its receipt here.',
    countedAs: {
      payment: 'Payment',
      rollover: 'Rollover fee',
      settlement: 'Early repayment',
      coolingOffExit: 'Loan cancelled',
    },
    allCredit: 'arrived after everything was paid; your credit:',
    partCredit: 'of it is your credit:',
    statementNote: 'What was charged and what was paid, day by day. Both days are included.',
    from: 'From',
    to: 'To',
    showStatement: 'Show the statement',
    wholeStatement: 'Statement for the whole loan',
    years: 'Interest by year',
    yearsNote: 'What was charged and paid in each calendar year, for example for your tax return.',
    letters: 'Letters',
    lettersNote: 'What was forgiven or agreed with you, with the figures of that day.',
    agreed: 'What you agreed to',
    agreedNote: 'Word for word as you saw it, with the date and time.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'late charge',
  fee: 'fee',
  interest: 'interest',
  principal: 'loan amount',
}
