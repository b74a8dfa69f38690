// A notice whose borrower moves while it is on its way from the directory to a cell: it is booked where she is.

import { expect, it } from 'vitest'
import { HasMoved } from '../db/database-errors.ts'
import type { Cell, Cells } from './cell.ts'
import type { Finder } from './find-cell.ts'
import { routedNotices } from './notice-calls.ts'

const notice = { reference: 'R1', transactionId: 'T1', eventId: 'E1', type: 'paid' }
const channel = { provider: 'bank', connection: { verifyNotice: () => notice } }

/** What each cell was asked, where the directory answers one name after the other and the first cell does not have the loan any more. */
async function taken(...directory: readonly string[]): Promise<{ asked: string[]; result: unknown }> {
  const asked: string[] = []
  const names = [...directory]
  const cell = (name: string): Cell =>
    ({
      name,
      deps: { channels: new Map([['bank', channel]]), clock: { now: () => new Date() } },
      takeNotice: async (_name: string, _body: Buffer, _headers: object, isKnownHere: boolean) => {
        asked.push(`${name} ${isKnownHere ? 'knows' : 'may not know'}`)
        if (name === 'first' && isKnownHere) throw new HasMoved('the code of a notice')
        return { status: 200, body: { result: `taken by ${name}` } }
      },
    }) as unknown as Cell
  const [first, second] = [cell('first'), cell('second')]
  const finder = { find: async () => (names.shift() === 'second' ? second : first) } as unknown as Finder
  const answer = await routedNotices({ home: first, all: [first, second] } as Cells, finder)(
    'bank',
    Buffer.from('x'),
    {},
  )
  return { asked, result: answer.body }
}

it('goes to the other cell, where the directory says by now that she is there', async () => {
  expect(await taken('first', 'second')).toEqual({
    asked: ['first knows', 'second knows'],
    result: { result: 'taken by second' },
  })
})

it('waits for an officer where the directory goes on to name a cell that does not have its code', async () => {
  expect(await taken('first', 'first')).toEqual({
    asked: ['first knows', 'first may not know'],
    result: { result: 'taken by first' },
  })
})
