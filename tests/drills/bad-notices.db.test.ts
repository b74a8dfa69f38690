// Signed notices whose figures are none: refused by name, and the ledger stays as it was to the byte.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { date } from '../../src/core/calendar-date.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { postgres, useDatabase } from '../support/databases.ts'
import { noticeTools } from '../support/notices.ts'
import { type Borrower, openWorld, type World } from '../support/paying.ts'

describe('a signed notice', () => {
  const database = useDatabase(postgres)
  let world: World
  let who: Borrower
  beforeAll(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterAll(() => world.close())
  const { deliver, codeFor, suspenseMinor } = noticeTools(
    () => world,
    () => who,
  )

  const amounts = ['+100', '-100', '1e5', '١٢٣', '12345678901234567890', 1e19, -100, 0, 1.5, null, [100]]
  const dates = [
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-08-20',
    '20.08.2026',
    '٢٠٢٦-٠٨-٢٠T10:00:00Z',
    '',
    0,
  ]
  const bad: readonly (readonly [string, Record<string, unknown>])[] = [
    ...amounts.map((amountMinor) => ['amount', { amountMinor }] as const),
    ...dates.map((paidAt) => ['moment', { paidAt }] as const),
    ['currency', { currency: '' }],
    ['kind', { type: 'given' }],
  ]
  it.each(bad)('with this %s is refused as unreadable: %o', async (_, changes) => {
    const { ref } = await codeFor(140_000)
    const before = await ledgerHash(world.db)
    expect(await deliver({ reference: ref, ...changes })).toEqual({ status: 400, body: { result: 'unreadable' } })
    expect(await ledgerHash(world.db)).toBe(before)
    expect(await suspenseMinor()).toBe(0)
  })
})
