// Words of the way to a loan without an app, in English: home, a product, the application and what became of it.

import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const application = {
  home: {
    title: 'Home',
    nothing: 'Nothing to pay, nothing to do.',
    hello: (name: string) => `Hello, ${name}.`,
    due: (date: string) => `by ${written(date)}`,
    alsoOpen: 'Also',
    unfinished: 'Not finished',
    products: 'Loans on offer',
    productsNote: 'compare what each costs',
    noProducts: 'We have no loans on offer today.',
    cost: (net: string, termDays: number, cost: string) => `Get ${net} for ${days(termDays)}. Cost: ${cost}`,
    myOrders: 'My loans',
    me: 'My account',
    talk: 'Talk to us',
  },

  again: (date: string) => `You can apply again from ${written(date)}.`,
  notNow: "You can't apply yet",
  noUse: 'We tell you now to save you the forms.',

  product: {
    title: 'Loan',
    youGet: 'You get',
    youPayBack: 'You pay back',
    inPayments: (count: number) => (count === 1 ? 'in 1 payment' : `in ${count} payments`),
    totalCost: 'The loan costs you',
    term: 'Loan term',
    days,
    rate: 'Interest rate',
    amount: 'Another amount',
    range: (from: string, to: string) => `From ${from} to ${to}.`,
    seeCost: 'See cost',
    amountWrong: 'Please type an amount in numbers.',
    plan: 'Repayment Plan',
    payment: (n: number, of: number) => `Payment ${n}/${of}`,
    late: 'If a payment is late',
    coolingOff: (count: number) =>
      `Changed your mind? For ${days(count)} after the payout you can cancel the loan and pay only for the days you had it.`,
    who: 'Who can apply',
    needed: 'What we ask for',
    apply: 'Apply for this loan',
    goOn: 'Continue my application',
    toOffer: 'See my offer',
    enter: 'Log in to apply',
    costs: 'cost',
    unknown: "We don't offer this loan.",
    all: 'All loans on offer',
  },

  apply: {
    title: 'Application',
    of: (done: number, total: number) => `Step ${done} of ${total}`,
    next: 'Next',
    review: 'Check it, then send it.',
    reviewText: 'Nothing has been sent yet. You can change every answer.',
    change: 'Change',
    send: 'Send the application',
    sendNote: "You'll get the answer right away. Sending is free and commits you to nothing.",
    kept: 'Each step is saved. You can continue later, on any phone.',
    pictureOf: (side: string) => `Picture of the document: ${side}`,
    day: 'Day',
    month: 'Month',
    year: 'Year',
    onlyFor: (kinds: string) => `Only for: ${kinds}.`,
    onlyYou: 'Encrypted. Only the people deciding on your loan see it.',
    removePicture: 'Remove this picture',
    missing: 'Please fill this in.',
    chooseOne: 'Please choose one.',
    pictureMissing: 'Please add the picture.',
    notAnAmount: 'Please type an amount in numbers.',
    notAccepted: "We can't read this. Please check it.",
    emailWrong: 'This e-mail address is not complete.',
    consentText: 'You decide. You can withdraw your consent at any time.',
  },

  decided: {
    approved: 'You can get this loan.',
    approvedText: 'Nothing is agreed yet. Read what it costs, then decide.',
    validUntil: 'You can accept this offer until',
    amount: 'Loan amount',
    seeOffer: 'See the offer',
    declined: 'Not this time.',
    declinedText: "Here's why, and what would change it.",
    askPerson: "Did we get something wrong? Tell us, and we'll look at it again.",
    ended: 'This application has expired.',
    endedText: 'It ran out of time or was cancelled. We saved your answers, so a new one will be quicker.',
    newOne: 'Start a new application',
    others: 'See the other loans',
  },
}
