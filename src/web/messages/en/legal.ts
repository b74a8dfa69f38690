// Words of the legal pages, in English. The policy itself lies in content/legal; the figures of the terms come from the code.

import { days, withinDays } from './days.ts'

const calendarDays = (count: number): string => (count === 1 ? '1 calendar day' : `${count} calendar days`)

export const legal = {
  privacy: {
    title: 'Privacy policy',
  },

  terms: {
    title: 'Loan terms and conditions',
    lead: (lender: string) =>
      `These terms apply to everyone who borrows from ${lender}. Your own figures are in your offer.`,

    borrower: 'Who may borrow',
    borrowerText: (over: number) =>
      `A borrower is over ${over} years old, borrows for personal use, and has an account in their own name.`,
    term: 'How long',
    termText: (min: number, max: number) => `A loan runs for ${min} to ${max} calendar days.`,
    decision: 'Decision and payout',
    decisionText: (decisionDays: number, minDays: number, maxDays: number) =>
      `We decide within ${days(decisionDays)}. The money reaches your account ${withinDays(minDays, maxDays)}.`,
    cost: 'What it costs',
    costText:
      'Your offer shows the interest, every fee, the total cost and the rate that counts all costs. If you pay on time, you pay that and nothing else.',
    repayment: 'Repayment',
    repaymentText:
      'Each payment has its date and amount. It counts from the day you paid, even if we hear of it later.',
    early: 'Early repayment',
    earlyText: (share: string, afterDays: number) =>
      `You can repay the whole loan early once ${share} of the term has passed, and at least ${days(afterDays)} after the payout. We'll tell you first what you pay and what you save.`,
    coolingOff: 'Changing your mind',
    coolingOffText: (count: number) =>
      `For ${days(count)} after the payout you can cancel the loan and pay only for the days you had it. Nothing else is charged. Your offer names the last day.`,

    late: 'If a payment is late',
    lateInOffer:
      'Each offer states its own late charges: once per loan, by the day, and after how many days. Read them there before you agree.',
    lateFree: 'Nothing is charged for a late payment.',
    dailyAlone: 'Per day, on the unpaid part of the payment that is late:',
    earlyInOffer:
      'Each offer states from which day you can repay the whole loan early, what you pay and what you save.',
    notNow: 'We could not load the terms. Please try again in a minute.',
    lateText: 'Once per loan:',
    onceNew: 'New clients',
    onceRepeat: 'Repeat clients',
    dailyText: 'and per day, on the unpaid part of that payment:',
    tier: (fromDay: number, toDay: number | null) =>
      toDay === null ? `From day ${fromDay}` : `Days ${fromDay} to ${toDay}`,
    grace: (graceDays: number) => `The first ${days(graceDays)} after the due date are free.`,
    capTitle: 'The law limits it:',
    cap: {
      lateOnceMinor: 'The one-off charge, at most',
      lateDailyBps: 'Late charges per day, at most',
      lateMonthlyBps: 'Late charges in 30 days, at most',
      allInDailyBps: 'Interest and late charges per day, at most',
      totalCostBps: 'All costs of a loan, at most',
    },
    capOf: {
      lateDailyBps: 'of the unpaid amount',
      lateMonthlyBps: 'of the unpaid amount',
      allInDailyBps: 'of the loan amount',
      totalCostBps: 'of the loan amount',
    },
    lower: 'You pay the lower of the two.',
    exampleTitle: 'Example: unpaid',
    example: (daysLate: number) => `${days(daysLate)} late adds`,
    byPriceList: 'our standard charge',

    details: 'Tell us about changes',
    detailsText: (noticeDays: number) =>
      `Tell us within ${days(noticeDays)} if your name, phone number, address or account changes.`,
    assignment: 'If the loan changes hands',
    assignmentText: (businessDays: number) =>
      `We may transfer a loan to another licensed lender. We'll tell you ${businessDays} business days before, and your terms stay the same.`,
    disputes: 'If we disagree',
    disputesText: (paymentDays: number) =>
      `Complain to us first. If a court decides, its judgment must be paid within ${calendarDays(paymentDays)}.`,
    regulator: 'If we do not help:',
  },

  offline: {
    title: 'No connection',
    voice: 'There is no connection.',
    text: 'We could not load this page. If you had just sent something, look at your loan once you’re back online: it shows whether it reached us.',
    counts: 'A payment counts from the day you paid, even if it shows up here later.',
    again: 'Try again',
    call: 'Call us',
    home: 'Go to start page',
  },
}
