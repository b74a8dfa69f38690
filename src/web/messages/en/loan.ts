// Words of the order and its prompts, and of the agreement, in English.

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** The figures of the published terms, as a text about every agreement needs them. Rates and amounts are written out. */
export interface PublishedFigures {
  readonly lender: string
  readonly minTermDays: number
  readonly maxTermDays: number
  readonly decisionDays: number
  readonly fundingMinDays: number
  readonly fundingMaxDays: number
  readonly earlyAfterDays: number
  readonly minAgeYears: number
  readonly detailsChangeNoticeDays: number
  readonly assignmentNoticeBusinessDays: number
  readonly judgmentPaymentDays: number
  readonly onceNew: string
  readonly onceRepeat: string
  readonly tiers: readonly { readonly fromDay: number; readonly rate: string }[]
}

export const loan = {
  order: {
    title: 'Order details',
    nextPayment: 'Next payment',
    by: (date: string) => `by ${date}`,
    toPayNow: 'To pay now',
    asOf: (date: string) => `as of ${date}`,
    youOwe: 'You owe',
    parts: {
      principal: 'Principal',
      interest: 'Interest',
      fee: 'Fees',
      penalty: (daysLate: number) => (daysLate > 0 ? `Late charge, ${days(daysLate)}` : 'Late charge'),
    },
    byPriceList: 'By the price list the late charge would be',
    lawCaps: 'The law caps it, so you pay',

    paidSoFar: 'Paid so far',
    paidOf: (paid: number, of: number) => `${paid} of ${of}`,
    leftToPay: 'Left to pay',
    line: {
      place: (n: number, of: number) => `${n}/${of}`,
      paid: (n: number, of: number, on: string | null) => (on === null ? `${n}/${of}, paid` : `${n}/${of}, paid ${on}`),
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
    checkingText: 'Until we know how it ended, what stands here may change. No need to pay again.',
    payAmount: 'Pay another amount',
    payAmountNote: 'see where it goes before you pay',
    settle: 'Pay everything early',
    settleNote: 'see what it saves',
    settleFrom: (date: string) => `possible from ${date}`,
    coolingOff: 'Give the money back',
    coolingOffNote: (date: string) => `until the end of ${date}, for the cost of the days`,
    credit: 'Credit in your favour',
    calendar: 'Due dates to my calendar',
    papers: 'Receipts and papers',
    papersNote: 'receipts, statements, what you agreed to',
    talk: 'Talk to us',
    talkNote: 'We look for a plan that you can keep',
    wrong: 'Something is wrong',
    claim: {
      link: 'I paid, it is not shown',
      looking: (reference: string) => `We are looking for your payment ${reference}`,
      found: (reference: string) => `Your payment ${reference} is here. A person puts it on your loan`,
      until: (day: string) => `Answer by ${day}`,
    },

    repayment: 'Repayment',
    repay: 'REPAY',
    shortOfMoney: 'Short of money?',
    rolloverMoves: (movedDays: number) => `now moves it ${days(movedDays)}`,
    rollover: 'Rollover Repayment',
    borrowAgain: 'Borrow Again',
    withdrawNow: 'Withdraw Now',
    cancel: 'Cancel',
    bindCard: 'Go and bind the card',
    bindAnother: 'Bind another card',

    market: {
      title: 'Other loans',
      note: 'compare what each costs',
      more: 'Click to view more products',
    },

    several: 'Which loan?',
    none: 'No loan yet',
    noneText: 'As soon as you apply for one, it stands here.',
    notFound: 'We do not find this loan among yours.',
  },

  list: {
    title: 'My loans',
    open: 'Running',
    closed: 'Over',
    toPay: 'To pay now',
    offers: 'See the loans on offer',
  },

  score: {
    title: 'How do you like this app?',
    legend: 'Your stars',
    submit: 'Send',
    missing: 'Silakan pilih',
    low: 'Thank you for saying so',
    lowText: 'We want to do better. If something went wrong, tell us and a person reads it.',
    tell: 'Tell us what is wrong',
    close: 'Close',
  },

  leaving: {
    title: 'You leave this app',
    sentence: (host: string) => `The next page belongs to ${host}.`,
    text: 'It was opened for this order. We cannot see what you type there.',
    go: (host: string) => `Go to ${host}`,
    stay: 'Stay with my loan',
  },

  agreement: {
    title: 'Loan agreement',
    closed: 'This link was opened before, or it is too old.',
    closedText: 'Each link opens one paper, once, within a few minutes. Open it again from your loan.',
    back: 'Back to my loan',
    version: 'Fingerprint of this text:',
    save: 'Save as PDF',
    saveTable: 'Save as a table (CSV)',
    edition: 'Edition of the text:',
    tickedByYou: 'The box was empty, and you ticked it.',
    tickedByDefault: 'The box was ticked when the page opened, and you left it so.',
    missing: 'There is no such paper.',
    missingText: 'For a statement, choose days between the payout and today, the first before the last.',
    toPapers: 'Receipts and papers',
    agreedAt: (moment: string) => `Agreed to on ${moment}.`,
    publicText:
      'Your own agreement stands with your offer, with every figure filled in, before you agree to it. This is what each of them says.',
    terms: 'Loan terms and conditions',
    published: (terms: PublishedFigures) => [
      {
        heading: 'The loan',
        text: `${terms.lender} lends for ${terms.minTermDays} to ${terms.maxTermDays} calendar days. It decides within ${days(terms.decisionDays)}; the money arrives ${terms.fundingMinDays} to ${days(terms.fundingMaxDays)} after that.`,
      },
      {
        heading: 'What it costs',
        text: 'Interest, every fee, their sum and the rate that counts all costs stand on the offer. Nothing else is charged for a loan that is paid in time.',
      },
      {
        heading: 'Repayment',
        text: 'Each payment has its day and its amount. A payment counts on the day on which it was made, even when word of it comes later.',
      },
      {
        heading: 'Early repayment',
        text: `The whole loan can be repaid early once half the term and at least ${days(terms.earlyAfterDays)} have passed since the payout. We say the amount and what it saves before you decide.`,
      },
      {
        heading: 'Late payment',
        text: `By the price list: ${terms.onceNew} once for new clients, ${terms.onceRepeat} for repeat clients, then by the day of what is unpaid ${terms.tiers.map(({ rate, fromDay }) => `${rate} from day ${fromDay}`).join(', ')}. Where the law sets a lower limit, the limit holds.`,
      },
      {
        heading: 'The borrower',
        text: `The borrower is over ${terms.minAgeYears} and tells us of a new name, telephone number or account within ${days(terms.detailsChangeNoticeDays)}.`,
      },
      {
        heading: 'Assignment and disputes',
        text: `We say ${terms.assignmentNoticeBusinessDays} business days before if the claim passes to somebody else; the terms do not change by it. A judgment is paid within ${days(terms.judgmentPaymentDays)}.`,
      },
    ],
  },
}
