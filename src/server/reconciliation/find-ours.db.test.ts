// What we have booked under the words of a settlement's line.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { openWorld } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { placeSuspense } from '../payment/placing/door.ts'
import { findOurs } from './find-ours.ts'

describe('a line of a settlement that names a code and no transaction', () => {
  const database = useDatabase(postgres)

  it('finds the money that came on the code, also where it was put aside and placed on another loan', async () => {
    const world = await openWorld(database(), '2026-08-20T10:00:00Z')
    const who = await world.borrowerWithLoan(date('2026-08-10'))
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    const { deliver, codeFor } = noticeTools(
      () => world,
      () => who,
    )
    const { ref } = await codeFor(140_000)
    // By a provider whose clock runs two days ahead.
    await deliver({ reference: ref, amountMinor: 90_000, paidAt: '2026-08-22T03:00:00Z' })
    const [put] = await world.db.query<{ id: string; provider: string }>('select id, provider from payment')
    const { id = '', provider = '' } = put ?? {}
    const line = { id: 'line', kind: 'payment', transactionId: '', reference: ref, grossMinor: 90_000 } as const
    const ours = { subjectId: id, account: 'cashClearing', amountMinor: 90_000, currency: 'PHP' }
    const found = async () => (await findOurs(world.db, provider, [line])).get('line')
    expect(await found()).toEqual(ours)
    const placing = { paymentId: id, orderId: other.orderId, reason: 'the slip names it', placedBy: 'desk 4' }
    expect(await world.db.transaction((tx) => placeSuspense(tx, world.deps, placing))).toMatchObject({ placed: true })
    expect(await found()).toEqual(ours)
    await world.close()
  })
})
