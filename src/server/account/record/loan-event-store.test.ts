// The rows of events, read back: what this version does not know stops the replay.

import { describe, expect, it } from 'vitest'
import { date } from '../../../core/calendar-date.ts'
import { type EventRow, eventFrom, eventRow } from './loan-event-store.ts'

const row = { source_key: 'proposal:1', value_date: date('2026-09-20'), amount_minor: 0, data: {} }

describe('the row of an event', () => {
  it('is read as it was written, a plan with its dates', () => {
    const event = {
      kind: 'hardshipPlan',
      id: 'proposal:1',
      valueDate: row.value_date,
      lastDay: date('2026-10-20'),
      dueDates: [{ n: 2, dueDate: date('2026-10-20') }],
    } as const
    const written = eventRow({ orderId: 'L1', event, postingDate: row.value_date, createdAt: new Date(0) })
    expect(eventFrom({ ...row, kind: event.kind, data: written.data })).toEqual(event)
    expect(eventFrom({ ...row, kind: 'writeOff' })).toEqual({
      id: 'proposal:1',
      kind: 'writeOff',
      valueDate: row.value_date,
    })
  })

  it('of an unknown kind stops the replay', () => {
    const strange = { ...row, kind: 'chargeOff' as EventRow['kind'] }
    expect(() => eventFrom(strange)).toThrow('event proposal:1 is of a kind that is not known: chargeOff')
  })
})
