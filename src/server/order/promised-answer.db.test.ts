// What an order says of a promised answer once its day is past.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openLendingWorld } from '../../../tests/support/lending.ts'
import { date } from '../../core/calendar-date.ts'
import { getOrder } from './page/get-order.ts'

onPostgres('an order in review', (database) => {
  it('later than promised says so, and names no past day', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    const shown = async () => granted(await world.call(getOrder, who, { orderId }))
    expect((await shown()).noticeText).toContain("We'll answer by 11 Aug 2026")
    world.setDay('standard', date('2026-08-12'))
    const late = await shown()
    expect(late.noticeText).toContain('It is taking longer than we said.')
    expect(late.noticeText).not.toContain('11 Aug')
    expect(late.line.map(({ note }) => note)).toContain('our turn')
  })
})
