// The borrower's home: what needs them now, what waits, and what is on offer.

import { z } from 'zod'
import { eligibility, lineStep } from './application.ts'
import { ofProduct, productCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { loanEnds } from './order.ts'
import { agreedThing } from './order-agreed.ts'
import { as, count, day, flag, minor, text, url, wire } from './wire.ts'

export const homeTaskKinds = [
  'overdue',
  'due',
  'payoutFailed',
  'withdraw',
  'approved',
  'application',
  'inReview',
  'payout',
  'declined',
  'active',
] as const

/** An open matter of the borrower, most urgent first. */
const homeTask = wire({
  kind: z.enum(homeTaskKinds),
  title: text,
  text,
  amount: as('amountMinor', minor.nullable()),
  dueDate: day.nullable(),
  retryOn: day.nullable(),
  orderId: text,
  applicationId: text,
  ...ofProduct,
  buttonText: text,
  url,
  /** Where the loan or the application itself is shown; `url` is where the button leads. */
  orderUrl: as('detailUrl', url),
  /** The payments of the plan, those made and those that are late; 0 before the payout. */
  payments: as('paymentCount', count),
  paymentsMade: count,
  paymentsLate: count,
  /** The loan is late, and help with it can be asked for: none was agreed, asked for or offered. */
  canAskHelp: flag,
  /** What was agreed about the loan. */
  agreed: z.array(agreedThing),
  /** Applications that are not paid out yet. */
  line: z.array(lineStep),
})

const waitingKinds = ['plan', 'help', 'reversal', 'credit', 'refund', 'case'] as const

/** What waits for the borrower (`plan`: an answer to it, `credit`: money to ask back) or for us (`help`, `case`: an answer, `refund`: money on its way), and a payment that was reversed (`reversal`). */
const waitingMatter = wire({
  kind: z.enum(waitingKinds),
  title: text,
  text,
  amount: as('amountMinor', minor.nullable()),
  url,
})

/** The loan that was closed last. */
const closedLoan = wire({
  productName: text,
  closedOn: day,
  /** The payments of the plan were made one by one only where they closed it. */
  closedBy: z.enum(loanEnds),
  payments: as('paymentCount', count),
  /** The page of the closure letter. */
  letterUrl: url,
})

export const getHome = endpoint('GET', 'session', '/hazel/v3/home/home-page', {
  summary: 'What needs the borrower now, and the products on offer',
  refusals: ['notFound'],
  output: wire({
    /** The first name; empty where unknown. */
    name: as('firstName', text),
    /** 1 for somebody who has never applied for anything. */
    isNew: flag,
    /** In how many days the lender decides, and the money arrives after that. */
    times: wire({ decisionDays: count, fundingMinDays: count, fundingMaxDays: count }),
    tasks: z.array(homeTask),
    unread: count,
    waiting: z.array(waitingMatter),
    closed: as('closedLoan', closedLoan.nullable()),
    /** Empty while anything is owed, or an application is under way. */
    products: z.array(productCard),
    eligibility,
    currencySymbol: text,
  }),
})
