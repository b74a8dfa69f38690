// What the server says about products, applications and what needs the borrower now, in English.

import type {
  ApplicationFieldCode,
  ApplicationStep,
  DataPurpose,
  IdentityDocument,
  LoanPurpose,
  PictureSide,
  WorkKind,
} from '../../../core/application/application-fields.ts'
import type { RefusalReason } from '../../../core/application/eligibility.ts'
import { shortDate, writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')
const short = shortDate('en')

interface FieldWords {
  readonly title: string
  readonly placeholder?: string
  /** Why it is asked, or what is expected. */
  readonly hint?: string
}

interface ReasonWords {
  readonly text: string
  /** What would change it. */
  readonly remedy: string
}

const payments = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const application = {
  /** The whole cost of a loan in one sentence. */
  costLine: (v: {
    netProceeds: string
    totalRepayable: string
    totalCost: string
    instalments: number
    termDays: number
  }) =>
    `You get ${v.netProceeds} and pay back ${v.totalRepayable} in ${payments(v.instalments)} over ${days(v.termDays)}: it costs you ${v.totalCost}.`,
  conditions: {
    age: (v: { years: number }) => `You are over ${v.years}.`,
    phone: 'The phone that you log in with is yours.',
    account: 'You have a bank account or an e-wallet in your own name.',
    noLatePayment: 'No payment of another loan here is late.',
    affordable: (v: { percent: string }) =>
      `All your loan payments together take no more than ${v.percent} of your monthly income.`,
  },
  needed: {
    personal: 'Your name, date of birth and address',
    job: 'Your work and your monthly income',
    ext: 'What the loan is for, and your other loan payments',
    identity: 'A picture of an identity document',
    consent: 'Your consent, which you can withdraw',
  } satisfies Record<ApplicationStep, string> as Record<ApplicationStep, string>,

  steps: {
    personal: { title: 'About you', text: 'Who you are and where you live.' },
    job: { title: 'Work and income', text: 'How you earn money, and how much.' },
    ext: { title: 'About the loan', text: 'What it is for, and what else you pay.' },
    identity: { title: 'Your identity', text: 'A document and a picture of it.' },
    consent: { title: 'Your consent', text: 'What we may do with what you told us.' },
  } satisfies Record<ApplicationStep, { title: string; text: string }> as Record<
    ApplicationStep,
    { title: string; text: string }
  >,
  fields: {
    birthDay: { title: 'Date of birth', hint: 'We lend only to people over 18.' },
    fullName: { title: 'Full name', placeholder: 'As on your identity document' },
    city: { title: 'City or town' },
    address: { title: 'Street and house', hint: 'Where letters reach you.' },
    email: { title: 'E-mail', hint: 'You can do without: your documents are in the app.' },
    workKind: { title: 'How do you earn money?', placeholder: 'Choose one' },
    employer: { title: 'Employer', placeholder: 'Name of the company or person', hint: 'We do not call there.' },
    monthlyIncome: {
      title: 'Monthly income',
      hint: 'What you get in a usual month, after tax.',
    },
    purpose: { title: 'What is the loan for?', placeholder: 'Choose one', hint: 'It does not change the price.' },
    otherPayments: {
      title: 'Other loan payments per month',
      hint: 'All together. 0 if there are none.',
    },
    dependants: {
      title: 'How many people live on your income?',
      placeholder: '0 to 20',
      hint: 'Besides you.',
    },
    idType: { title: 'Document', placeholder: 'Choose one' },
    idNumber: { title: 'Number of the document', placeholder: 'As printed on it' },
  } satisfies Record<ApplicationFieldCode, FieldWords> as Record<ApplicationFieldCode, FieldWords>,
  workKinds: {
    employed: 'Employed',
    selfEmployed: 'Self-employed, own business',
    dailyWages: 'Work by the day',
    pension: 'Pension',
    student: 'Studying',
    none: 'No income of my own',
  } satisfies Record<WorkKind, string> as Record<WorkKind, string>,
  purposes: {
    bills: 'Bills',
    education: 'School or training',
    family: 'Family',
    health: 'Health',
    home: 'Home and repairs',
    business: 'My business',
    other: 'Something else',
  } satisfies Record<LoanPurpose, string> as Record<LoanPurpose, string>,
  documents: {
    nationalId: 'National identity card',
    passport: 'Passport',
    driversLicence: "Driver's licence",
  } satisfies Record<IdentityDocument, string> as Record<IdentityDocument, string>,
  sides: { front: 'Front', back: 'Back' } satisfies Record<PictureSide, string> as Record<PictureSide, string>,

  consents: {
    dataUse: {
      title: 'Use of my data',
      text: 'You may use what I entered and the pictures I sent to decide on my application and to manage the loan. You will not sell it. You will share it only with those who carry out the loan, or where the law requires it.',
    },
    creditCheck: {
      title: 'Credit check',
      text: 'You may check my loans and payments here, and what I told you, to see whether I can afford the loan. You may also ask an identity service and a credit bureau about me, and give them my name, date of birth, document number and phone number for that. You will tell me why you decided as you did.',
    },
    news: {
      title: 'News and offers',
      text: 'You may send me news about products. This does not affect my loan.',
    },
  } satisfies Record<DataPurpose, { title: string; text: string }> as Record<
    DataPurpose,
    { title: string; text: string }
  >,

  reasons: {
    tooYoung: { text: 'We lend only to people over 18.', remedy: 'You can apply from your 18th birthday.' },
    blocked: {
      text: 'We cannot lend to this phone number at the moment.',
      remedy: 'Customer service will tell you why, and what you can do about it.',
    },
    loanIsOpen: {
      text: 'You already have an application or a loan for this product.',
      remedy: 'Once it is paid back you can apply again. Other products may be open to you.',
    },
    paysLate: {
      text: 'A payment of another loan is late.',
      remedy: 'You can apply again the day you pay it.',
    },
    wasVeryLate: {
      text: 'In the last year a payment came very late.',
      remedy: 'After a year it no longer counts.',
    },
    tooManyLoans: {
      text: 'You already have the most loans we allow at once.',
      remedy: 'Once one of them is paid back, you can apply again.',
    },
    tooSoon: {
      text: 'We declined an application of yours a short while ago.',
      remedy: 'You can apply again from the date we gave you.',
    },
    amountNotOffered: {
      text: 'We do not offer this amount for this product.',
      remedy: 'Choose an amount within the range of the product.',
    },
    notAffordable: {
      text: 'The payments would take too large a part of your income.',
      remedy: 'A smaller amount, or lower payments on other loans, would help. You can try again right away.',
    },
    identityNotConfirmed: {
      text: 'What you told us about your identity does not match the official records.',
      remedy: 'Check your name, date of birth and document number. Once they are right, you can apply again.',
    },
    scoreTooLow: {
      text: 'Your credit score is lower than we need for this loan.',
      remedy: 'Paying your loans on time raises it.',
    },
    loansElsewhere: {
      text: 'You have more open loans with other lenders than we allow.',
      remedy: 'Once some of them are paid back, you can apply again.',
    },
    lateElsewhere: {
      text: 'A loan of yours with another lender was paid too late.',
      remedy: 'Paying what is late there helps.',
    },
    approvalHasLapsed: {
      text: 'Your loan was approved, but you did not take the money in time.',
      remedy: 'You can apply again right away. It cost you nothing.',
    },
    decidedByPerson: {
      text: 'A person looked at your application and decided against it.',
      remedy: 'You can apply again from the date we gave you.',
    },
  } satisfies Record<RefusalReason, ReasonWords> as Record<RefusalReason, ReasonWords>,
  /** Where a borrower sees what a credit bureau knows; behind each reason that came from there. */
  ownFile: (v: { bureau: string; url: string }) =>
    `We asked ${v.bureau}. You can see your own file there, and have mistakes in it corrected: ${v.url}`,

  /** A person's look at an application: who decides, by when, and what came of it. */
  review: {
    ask: 'Ask a person to look again',
    canAsk: {
      title: 'Do you think this is wrong?',
      text: (v: { by: string }) =>
        `A person can look at it again. You'll have the answer by ${written(v.by)}, and we'll text you. You can ask once.`,
    },
    referred: {
      title: 'A person is looking at your application',
      text: (v: { by: string | null }) =>
        `Our rules leave this decision to a person. ${v.by === null ? "It is taking longer than we said. We'll text you the answer." : `You'll have the answer by ${written(v.by)}, and we'll text you.`} You can close this page.`,
    },
    checking: {
      title: 'We are checking what you told us',
      text: (v: { names: string; by: string }) =>
        `We asked ${v.names}, as you agreed. It usually takes a few minutes. If no answer comes by ${written(v.by)}, a person will decide. We'll text you. You can close this page.`,
    },
    askedAgain: {
      title: 'Please send us something again',
      text: (v: { by: string }) =>
        `A person could not confirm everything from what you sent. Send it again by ${written(v.by)}. The person then decides, whatever has come, and we text you.`,
    },
    secondLook: {
      title: 'A person is looking at it again',
      text: (v: { by: string | null }) =>
        `${v.by === null ? "It is taking longer than we said. We'll text you the answer." : `You'll have the answer by ${written(v.by)}, and we'll text you.`} You can close this page.`,
    },
    approved: { title: 'A person looked at it and approved it', text: (v: { on: string }) => `On ${written(v.on)}.` },
    declined: { title: 'A person looked at it and declined it', text: (v: { on: string }) => `On ${written(v.on)}.` },
    sms: {
      askedAgain: (v: { lender: string; by: string }) =>
        `${v.lender}: please send us something again by ${written(v.by)}. The app says what it is.`,
      approved: (v: { lender: string }) => `${v.lender}: your application is approved. See the offer in the app.`,
      declined: (v: { lender: string }) =>
        `${v.lender}: a person looked at your application and declined it. The reason is in the app.`,
      declinedByRules: (v: { lender: string }) =>
        `${v.lender}: your application is declined. The reason is in the app.`,
      upheld: (v: { lender: string }) =>
        `${v.lender}: a person looked at your application again. It stays declined. The reason is in the app.`,
    },
  },
  tasks: {
    overdue: { title: 'A payment is late', button: 'Pay now' },
    due: { title: 'A payment is due', button: 'Pay now' },
    payoutFailed: { title: "We couldn't send your money", button: 'Go and bind the card' },
    withdraw: { title: 'Your loan is ready', button: 'Withdraw Now' },
    approved: { title: 'Your application is approved', button: 'See the offer' },
    application: { title: 'Your application is not finished', button: 'Continue' },
    inReview: { title: 'We are reviewing your application', button: 'See its status' },
    payout: { title: 'Next step: your money', button: 'See its status' },
    declined: { title: 'Your application was declined', button: 'See why' },
    active: { title: 'Your loan', button: 'See the loan' },
  },
  /** The four steps of an application. A step that is done has its day, the next one whose turn it is or by when; once that day is past, that it is ours. */
  line: {
    titles: { applied: 'Applied', approved: 'Approved', agreed: 'Agreed', paidOut: 'Paid out' },
    /** Of a step that is not done: its name, and never its good end. */
    ahead: { applied: 'Application', approved: 'Decision', agreed: 'Agreement', paidOut: 'Payout' },
    yourTurn: 'your turn',
    ourTurn: 'our turn',
    on: (day: string) => short(day),
    by: (day: string) => `by ${short(day)}`,
  },
  waiting: {
    credit: {
      title: 'This money is yours',
      text: (v: { product: string }) => `You paid too much on ${v.product}. Tell us where to send it.`,
    },
    refund: {
      title: 'Your money is on its way back',
      text: (v: { product: string }) => `You paid too much on ${v.product}.`,
    },
    case: {
      title: 'Your complaint',
      text: (v: { number: string; by: string | null }) =>
        v.by === null ? `Number ${v.number}` : `We'll answer by ${written(v.by)}. Number ${v.number}`,
    },
  },
  taskText: {
    application: (v: { done: number; total: number; next: string }) =>
      v.done === v.total
        ? 'Everything is filled in. Check it and send it.'
        : `${v.done} of ${v.total} steps are done. Next: ${v.next}`,
    approved: (v: { amount: string; until: string }) =>
      `You can accept this ${v.amount} offer until ${written(v.until)}.`,
    declined: (v: { reason: string; remedy: string; retryOn: string | null }) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} You can apply again from ${written(v.retryOn)}.`,
  },

  menu: {
    home: 'Home',
    orders: 'My loans',
    profile: 'My account',
    papers: 'Documents',
    account: 'Bank account',
    complaints: 'My complaints',
    questions: 'Questions and answers',
    support: 'Customer service',
    privacy: 'Privacy policy',
    deleteAccount: 'Delete account',
    logOut: 'Log out',
  },

  payTypes: {
    code: { name: 'Repayment code', text: 'Pay at a store, in a banking app or by QR code.' },
    card: { name: 'Saved bank card', text: 'Pay with a card that you used here before.' },
    wallet: { name: 'E-wallet', text: 'You will go to the wallet and come back.' },
  },
}

/** The words of this section; a language that lacks one does not compile. */
export type ApplicationWords = typeof application
