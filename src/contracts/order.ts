// The borrower's loan accounts: the list of them, the plan of one, its papers, the ways to pay it, and what a rollover would be.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amountDue, scheduleLine, wireStatus } from './loan.ts'
import { as, count, day, flag, id, input, minor, moment, text, url, wire } from './wire.ts'

const listedOrder = wire({
  orderId: id,
  productId: id,
  productName: text,
  productLogo: url,
  orderStatus: as('status', wireStatus),
  statusText: text,
  /** What there is to know of it, in one sentence. */
  noticeDesText: as('noticeText', text),
  amount: as('principalMinor', minor),
  /** To be paid now; 0 where nothing is. */
  amountDue: as('amountDueMinor', minor),
  nextDueDate: day.nullable(),
  applyTime: as('appliedAt', moment),
  url,
})

export const listOrders = endpoint({
  name: 'listOrders',
  method: ['POST', 'GET'],
  path: '/hazel/v3/order/order-list',
  access: 'session',
  summary: "The borrower's orders in two lists: those that are open, those that are over; newest first",
  output: wire({
    open: z.array(listedOrder),
    closed: z.array(listedOrder),
    currencySymbol: text,
  }),
})

export const getInstalmentPlan = endpoint({
  name: 'getInstalmentPlan',
  method: ['POST', 'GET'],
  path: '/hazel/v3/installment/plan-list',
  access: 'session',
  summary: 'The instalments of an order with what was paid and what is owed',
  input: input({ orderId: id }),
  output: wire({
    orderId: id,
    schedule: z.array(scheduleLine),
    amountDue,
    /** Everything still unpaid, late charges included. */
    totalUnpaid: as('totalUnpaidMinor', minor),
    currencySymbol: text,
  }),
})

export const getContract = endpoint({
  name: 'getContract',
  method: ['POST', 'GET'],
  path: '/hazel/v3/contract/order-contract',
  access: 'session',
  summary: 'What was agreed to in an order: title, page, file and the day of the agreement',
  input: input({ orderId: id }),
  output: wire({
    list: as('papers', z.array(wire({ title: text, url, pdf: as('pdfUrl', url), agreedAt: moment }))),
  }),
})

export const payTypes = ['code', 'card', 'wallet'] as const

export const getPayTypes = endpoint({
  name: 'getPayTypes',
  method: ['POST', 'GET'],
  path: '/hazel/v3/loan-details/pay-type',
  access: 'session',
  summary: 'The ways in which what is to be paid on an order can be paid',
  input: input({ orderId: id }),
  output: wire({
    amount: as('amountMinor', minor),
    list: as('types', z.array(wire({ type: z.enum(payTypes), name: text, text, url }))),
    currencySymbol: text,
  }),
})

export const getRolloverDetail = endpoint({
  name: 'getRolloverDetail',
  method: ['POST', 'GET'],
  path: '/hazel/v3/loan-details/delay-detail',
  access: 'session',
  summary: 'Whether an order can be rolled over, what it costs, and where every payment moves; why not where it cannot',
  input: input({ orderId: id }),
  output: wire({
    isDelay: as('offered', flag),
    /** Why it is not offered; empty where it is. */
    reason: text,
    delayAmount: as('feeMinor', minor.nullable()),
    days: count.nullable(),
    used: count,
    left: count,
    plan: z.array(
      wire({ n: count, before: as('dueDateBefore', day), time: as('dueDate', day), amount: as('amountMinor', minor) }),
    ),
    /** To pay after the rollover, its fee included. */
    newTotal: as('newTotalMinor', minor.nullable()),
    currencySymbol: text,
  }),
})
