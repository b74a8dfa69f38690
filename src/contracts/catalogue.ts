// Products as borrowers see them: what is on offer, what is recommended beside a loan, and the taps on it.

import { z } from 'zod'
import { classicBase, inAttach } from './classic.ts'
import { endpoint } from './endpoint.ts'
import { as, count, countIn, day, flag, id, input, minor, minorIn, text, url, wire } from './wire.ts'

/** The rate that counts all costs, as fields to spread into an answer. A screen prints the words; the bare figure is for programs. */
export const allInRate = {
  /** Percent, per `aprPeriod`. */
  apr: z.number(),
  aprPeriod: z.enum(['year', 'month']),
  /** Its whole name, for a row: "APR, all costs in one yearly rate". */
  aprLabel: text,
  /** Its short name, for a line of text: "APR". */
  aprName: text,
  /** The figure with its basis: "125,9 % a year". */
  aprText: text,
} as const

/** The product that something belongs to, to spread into an answer. */
export const ofProduct = { productId: id, productName: text, productLogo: url } as const

/** Fields by which a borrower chooses a term and the day of the first payment, to spread into an input. */
export const planIn = {
  periods: as('termDays', countIn(3650).optional()),
  firstPayTime: as('firstDueDate', day.optional()),
} as const

/** What a product lets its borrower choose beside the amount. */
export const planChoice = wire({
  terms: z.array(wire({ periods: as('termDays', count), instalments: as('instalmentCount', count) })),
  /** The first payment, and between which days it can be; null where it cannot be chosen. */
  firstPay: as('firstDue', wire({ day, from: day, to: day }).nullable()),
})

const shownProduct = { productId: id, logo: url, name: text, des: as('description', text), url } as const
/** What the borrower gets, pays back, and what lies between them. */
export const costs = {
  netProceeds: as('netProceedsMinor', minor),
  totalCost: as('totalCostMinor', minor),
  totalRepayable: as('totalRepayableMinor', minor),
} as const

/** A product on offer beside the loan. */
export const recommendedProduct = wire({
  ...shownProduct,
  buttonText: text,
  range: text,
  rangeDes: as('rangeLabel', text),
  rate: text,
})

/** A product with its usual loan and the whole cost of it. */
export const productCard = wire({
  ...shownProduct,
  range: text,
  minAmount: as('minPrincipalMinor', minor),
  maxAmount: as('maxPrincipalMinor', minor),
  amount: as('principalMinor', minor),
  ...costs,
  periods: as('termDays', count),
  termUnit: text,
  instalments: as('instalmentCount', count),
  ...allInRate,
  rate: as('rateText', text),
  /** The whole cost in one sentence. */
  costLine: text,
})

/** Fields of a priced loan, to spread into an answer: both sides, what lies between them, the payments and lateness. */
export const loanPrice = {
  amount: as('principalMinor', minor),
  ...costs,
  interest: as('interestMinor', minor),
  fees: z.array(wire({ text: as('label', text), amount: as('amountMinor', minor) })),
  periods: as('termDays', count),
  instalments: as('instalmentCount', count),
  /** The amount of each payment; the last one may differ by the remainder. */
  payment: as('paymentMinor', minor),
  lastPayment: as('lastPaymentMinor', minor),
  ...allInRate,
  /** The late charge on one payment by days late, shortest first. */
  lateExamples: z.array(
    wire({
      days: as('daysLate', count),
      unpaid: as('unpaidMinor', minor),
      nominal: as('nominalMinor', minor),
      charged: as('chargedMinor', minor),
    }),
  ),
} as const

const pricedProduct = wire({
  ...shownProduct,
  minAmount: as('minPrincipalMinor', minor),
  maxAmount: as('maxPrincipalMinor', minor),
  /** 0 where the product does not lend the amount asked about: its price is that of its usual amount. */
  asked: as('isAsked', flag),
  ...loanPrice,
  rate: as('rateText', text),
  lateCap: text,
})

export const listPrices = endpoint('GET', 'optional', '/hazel/v3/product/prices', {
  summary: 'The products on offer, each with the whole price of the amount asked about, or of its usual one',
  input: input({ amount: as('principalMinor', minorIn.optional()) }),
  output: wire({ list: as('products', z.array(pricedProduct)), currencySymbol: text }),
})

export const listProducts = endpoint('GET', 'optional', '/hazel/v3/product/list', {
  summary: 'The products on offer, each with the whole cost of its usual loan',
  output: wire({ products: z.array(productCard), currencySymbol: text }),
})

export const openProduct = endpoint('GET', 'session', `${classicBase}/product-jump`, {
  ...inAttach,
  class: 'tracking',
  summary: 'The address behind a recommended product, resolved when it is tapped',
  refusals: ['productIsUnknown', 'linkIsNotAllowed'],
  input: input({ productId: id, positionId: countIn(9999).optional() }),
  output: wire({ url }),
})

export const saveEvent = endpoint('POST', 'session', '/hazel/service/event/save', {
  class: 'tracking',
  summary: 'Count an event: borrow again 30, after a push 31, product click 32',
  input: input({ productId: id.or(z.literal('')).optional(), moduleId: countIn(999), positionId: countIn(9999) }),
})
