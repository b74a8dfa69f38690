// The borrower's home: what needs them now, and what is on offer.

import { z } from 'zod'
import { eligibility } from './application.ts'
import { productCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { as, day, minor, text, url, wire } from './wire.ts'

export const homeTaskKinds = [
  'overdue',
  'due',
  'payoutFailed',
  'withdraw',
  'approved',
  'application',
  'inReview',
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
  productName: text,
  productLogo: url,
  buttonText: text,
  url,
})

export const getHome = endpoint({
  method: 'GET',
  path: '/hazel/v3/home/home-page',
  access: 'session',
  summary: 'What needs the borrower now, and the products on offer',
  output: wire({
    /** The first name; empty where unknown. */
    name: as('firstName', text),
    tasks: z.array(homeTask),
    products: z.array(productCard),
    eligibility,
    currencySymbol: text,
  }),
})
