// The head of an order whose instalments are all paid while a refund that the lender sent by mistake is still owed back.

import { expect, it } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page.tsx'
import { OrderHead } from './order-head.tsx'
import type { Order } from './order-view.ts'

const order = {
  status: 'active',
  noticeTitle: 'Active',
  noticeText: '',
  nextDueDate: null,
  schedule: [{ state: 'paid' }],
  backOwed: [{ label: 'Sent back to you by mistake', amountMinor: 440_000 }],
} as unknown as Order

const headOf = (one: Order): string => renderPage(<OrderHead order={one} />, 'en').replace(/<[^>]*>/g, ' ')

it('says what is owed in all, and no empty sentence', () => {
  expect(headOf(order)).toMatch(/Active[\s\S]*You owe[\s\S]*4\.400,00/)
  expect(renderPage(<OrderHead order={order} />, 'en')).not.toContain('<b></b>')
  expect(headOf({ ...order, backOwed: [] })).not.toContain('You owe')
})
