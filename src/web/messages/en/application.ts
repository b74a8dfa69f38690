// Words of the way to a loan without an app, in English: home, a product, the application and what became of it.

import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const application = {
  home: {
    title: 'Home',
    nothing: 'Nothing to pay, nothing to do.',
    nothingToPay: 'Nothing to pay.',
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
    welcome: (name: string) =>
      name === '' ? 'Welcome. You have no loan yet.' : `Welcome, ${name}. You have no loan yet.`,
    welcomeText: 'See what a loan costs, to the last line, before we ask you anything.',
    starts: 'How a loan starts',
    start: (decisionDays: number, fundingMinDays: number, fundingMaxDays: number) => [
      { title: 'See your own offer', note: 'the questions are saved as you go' },
      { title: 'We decide', note: `within ${days(decisionDays)}, and you'll know why` },
      { title: 'You read it and agree', note: "or you don't, at no cost" },
      {
        title: 'We send the money',
        note:
          fundingMinDays === fundingMaxDays
            ? `within ${days(fundingMaxDays)}`
            : `in ${fundingMinDays} to ${days(fundingMaxDays)}`,
      },
    ],
    seeCosts: 'See what a loan costs',
    compare: 'Compare loans',
    getBack: 'Get back',
    paidSoFar: 'Paid so far',
    paidOf: (paid: number, of: number) => `${paid} of ${of}`,
    toPayToday: (product: string) => `${product}, to pay today`,
    next: (product: string) => `${product}, next payment`,
    hardship: 'I cannot pay',
    hardshipNote: "tell us, and we'll look for a plan",
    seeLoan: 'See the loan',
    seeLoanNote: 'or pay another amount',
    waiting: 'Waiting',
    youOwe: 'You owe',
    closedOn: (date: string) => `Closed ${written(date)}`,
    endedBy: { settlement: 'Paid back early', coolingOffExit: 'Cancelled' },
    letter: 'Closure letter',
    letterNote: 'It says that you owe nothing more',
    again: 'If you need a loan again',
    messages: (count: number) => (count === 0 ? 'Messages' : `Messages, ${count} new`),
    documents: 'Documents',
    questions: 'Questions and answers',
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
    sendNote:
      "You'll usually get the answer right away; if not, we'll say by when. Sending is free and commits you to nothing.",
    kept: 'Each step is saved. You can continue later, on any phone.',
    pictureOf: (side: string) => `Picture of the document: ${side}`,
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
