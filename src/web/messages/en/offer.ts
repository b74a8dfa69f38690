// Words of the offer's screens, in English: what the loan costs, its papers, and the prompts on the way out.

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
const payments = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)

export const offer = {
  continueAs: (name: string) => `Continue as ${name}`,

  confirm: {
    title: 'Loan confirmation',
    youGet: 'You get',
    inYourAccount: 'in your bank account',
    youPayBack: 'You pay back',
    inPayments: (count: number) => `in ${payments(count)}`,
    amount: 'Loan amount',
    term: 'Loan term',
    termDays: days,
    rate: 'Interest rate',
    interest: (termDays: number) => `Interest, ${days(termDays)}`,
    totalCost: 'The loan costs you',

    late: {
      title: 'If a payment is late',
      rule: 'The price list says',
      cap: 'The legal cap',
      lowerCounts: 'The lower one counts.',
      example: (daysLate: number) => `${days(daysLate)} late adds`,
      exampleOf: 'For example, unpaid',
      byPriceList: 'by the price list',
    },

    plan: {
      title: 'Repayment Plan',
      first: (inDays: number) => `first payment in ${days(inDays)}`,
      payment: (n: number, of: number) => `Payment ${n}/${of}`,
    },
    coolingOff: (until: string) =>
      `Changed your mind? Until ${until} you can give the money back and pay only for the days you had it.`,

    card: {
      title: 'Your bank card',
      none: 'No bank card yet',
      noneNote: 'Name the account that the money goes to',
    },

    papers: {
      agree: 'I have read and agree to the papers of this loan.',
      title: 'Papers',
      document: 'Key facts on one page',
      missing: 'The papers of this loan could not be loaded. Without them there is nothing to agree to.',
    },

    costs: 'cost',
    submit: 'Loan Now',
    bindFirst: 'Name your bank card',
    seeAgain: 'Show the offer again',
    noProduct: 'Which loan is it about?',
    noProductText: 'This address names no loan. Choose one from the list of loans.',
    toLoans: 'To the loans',
  },

  agreementPrompt: {
    title: 'Agreement',
    frame: 'The text of the agreement',
    cancel: 'Cancel',
    agree: 'Agree',
  },
  retention: {
    title: 'Point out',
    cancel: 'Cancel',
    agree: 'Agree',
  },

  classic: {
    product: 'Product',
    amount: 'Amount',
    repaymentDate: 'Repayment date',
    detailed: 'Detailed',
    plan: 'Plan',
    papers: 'Agreements',
  },
}
