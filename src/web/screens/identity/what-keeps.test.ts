// What a borrower reads before asking for the code of a deletion that would be refused.

import { describe, expect, it } from 'vitest'
import { type KeptBy, keepsOf } from './keeps-of.ts'

type Task = Parameters<typeof keepsOf>[0]['tasks'][number]
type Matter = Parameters<typeof keepsOf>[0]['waiting'][number]

const task = (kind: Task['kind'], orderId = 'O1'): Task => ({
  kind,
  orderId,
  title: '',
  text: '',
  amountMinor: null,
  dueDate: null,
  retryOn: null,
  applicationId: '',
  productId: 'p',
  productName: '',
  productLogo: '',
  buttonText: '',
  url: '/repay',
  detailUrl: `/${kind}`,
  paymentCount: 0,
  paymentsMade: 0,
  paymentsLate: 0,
  line: [],
  canAskHelp: false,
  agreed: [],
})
const credit: Matter = { kind: 'credit', title: '', text: '', amountMinor: 1, url: '/credit' }
const refund: Matter = { ...credit, kind: 'refund' }

const answers = { ...task('inReview', ''), applicationId: 'A1' }

describe('an account', () => {
  it.each<[KeptBy['kind'] | null, string | null, Task[], Matter[]]>([
    ['debt', '/active', [task('active')], []],
    ['debt', '/overdue', [task('overdue'), task('inReview')], []],
    ['debt', '/due', [task('due')], [credit]],
    ['application', '/inReview', [task('inReview')], [credit]],
    ['application', '/withdraw', [task('withdraw')], []],
    ['application', '/payout', [task('payout')], []],
    ['application', '/payoutFailed', [task('payoutFailed')], []],
    ['credit', '/credit', [task('declined')], [credit]],
    [null, null, [], [refund]],
    [null, null, [task('declined')], []],
    [null, null, [answers], []],
  ])('is kept by %s, which is settled at %s', (kind, url, tasks, waiting) => {
    expect(keepsOf({ tasks, waiting })).toEqual(kind === null ? null : { kind, url })
  })
})
