// Words of the legal pages, in English. The policy itself lies in content/legal; the figures of the terms come from the code.

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
const calendarDays = (count: number): string => (count === 1 ? '1 calendar day' : `${count} calendar days`)

export const legal = {
  privacy: {
    title: 'Privacy policy',
    fingerprint: 'Fingerprint of this text:',
  },

  terms: {
    title: 'Loan terms and conditions',
    lead: (lender: string) => `What ${lender} agrees with everybody who borrows. Your own figures stand in your offer.`,

    borrower: 'Who may borrow',
    borrowerText: (over: number) =>
      `A borrower is over ${over} years old, borrows for own use, and has an account in his or her own name.`,
    term: 'How long',
    termText: (min: number, max: number) => `A loan runs for ${min} to ${max} calendar days.`,
    decision: 'Decision and payout',
    decisionText: (decisionDays: number, minDays: number, maxDays: number) =>
      `We decide within ${days(decisionDays)}. The money is on the account in ${minDays} to ${days(maxDays)}.`,
    cost: 'What it costs',
    costText:
      'Interest, each fee, their sum and the rate that counts all costs stand on the offer. A loan that is paid on time costs that and nothing else.',
    repayment: 'Repayment',
    repaymentText:
      'Each payment has its day and its amount. It counts on the day on which you paid it, whenever we hear of it.',
    early: 'Early repayment',
    earlyText: (share: string, afterDays: number) =>
      `The whole loan can be repaid early once ${share} of the term has passed, and at least ${days(afterDays)} since the payout. We say beforehand what is to pay and what it saves.`,

    late: 'If a payment is late',
    lateText: 'Once in the life of a loan:',
    onceNew: 'New clients',
    onceRepeat: 'Repeat clients',
    dailyText: 'and for each day, of what is unpaid of that payment:',
    tier: (fromDay: number, toDay: number | null) =>
      toDay === null ? `From day ${fromDay}` : `Days ${fromDay} to ${toDay}`,
    grace: (graceDays: number) => `The first ${days(graceDays)} after the due date are free.`,
    capTitle: 'The law caps it:',
    cap: {
      lateOnceMinor: 'The one-off sum at most',
      lateDailyBps: 'Late charges a day at most',
      lateMonthlyBps: 'Late charges in 30 days at most',
      allInDailyBps: 'Interest and late charges a day at most',
      totalCostBps: 'All costs of a loan at most',
    },
    capOf: {
      lateDailyBps: 'of what is unpaid',
      lateMonthlyBps: 'of what is unpaid',
      allInDailyBps: 'of the principal',
      totalCostBps: 'of the principal',
    },
    lower: 'The lower of the two is charged.',
    exampleTitle: 'For example, unpaid',
    example: (daysLate: number) => `${days(daysLate)} late adds`,
    byPriceList: 'by the price list',

    details: 'Tell us what changes',
    detailsText: (noticeDays: number) =>
      `A new name, telephone number, address or account is told to us within ${days(noticeDays)}.`,
    assignment: 'If the loan changes hands',
    assignmentText: (businessDays: number) =>
      `We may pass a loan on to another licensed lender. You hear of it ${businessDays} business days before, and nothing in your terms changes.`,
    disputes: 'If we disagree',
    disputesText: (paymentDays: number) =>
      `Complain to us first; a person answers. A judgment of a court is paid within ${calendarDays(paymentDays)}.`,
    regulator: 'If we do not help:',
  },

  offline: {
    title: 'No connection',
    voice: 'There is no connection.',
    text: 'We could not load this page. If you had just sent something, look at your loan once you’re back online: it shows whether it reached us.',
    counts: 'A payment counts by the day on which you paid, not by the day on which you see it here.',
    again: 'Try again',
    call: 'We are there by phone',
    home: 'To the start page',
  },
}
