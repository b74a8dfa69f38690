// Requests about data: which become a case, and by when they are answered.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { dataAnswerBy, dataRequestMax, decideDataRequest } from './data-request.ts'

describe('a request about data', () => {
  const asked = { about: 'correct', text: ' My street is Palm Street. ', openedToday: 0 } as const

  it('becomes a case of its own type, with what was written', () => {
    expect(decideDataRequest(asked)).toEqual({ type: 'data', subType: 'correct', text: 'My street is Palm Street.' })
    expect(decideDataRequest({ ...asked, text: 'x'.repeat(dataRequestMax), openedToday: 4 })).toMatchObject({
      type: 'data',
    })
  })

  it.each([
    [{ text: ' \n' }, 'complaintIsEmpty'],
    [{ text: 'x'.repeat(dataRequestMax + 1) }, 'complaintIsTooLong'],
    [{ openedToday: 5 }, 'tooManyComplaints'],
  ] as const)('is refused: %j', (changes, refused) => {
    expect(decideDataRequest({ ...asked, ...changes })).toMatchObject({ refused })
  })

  it('is answered by the last second of the promised day in the market’s zone', () => {
    expect(dataAnswerBy(date('2026-10-01'), 'Asia/Manila', 30).toISOString()).toBe('2026-10-31T15:59:59.000Z')
  })
})
