// A phone over two cells: changed to another number, and blocked where its account was before.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { date } from '../../src/core/calendar-date.ts'
import { holdBlock } from '../../src/server/people/borrower/held-block-store.ts'
import { callOf } from '../drills/borrowers-at-work.ts'
import { type CellName, type RunningCells, startCells } from '../support/cells.ts'

let cells: RunningCells
beforeAll(async () => {
  cells = await startCells('all')
}, 120_000)
afterAll(() => cells.close())

/** Of an account of this phone that was deleted in a cell. */
const holdBlockIn = (name: CellName, phone: string) =>
  holdBlock(cells.of[name].db, cells.server.deps, {
    ...{ market: 'standard' as const, phone, until: date('2099-01-01'), reason: 'fraud' },
  })

const blockedIn = async (name: CellName, phone: string) =>
  (
    await cells.of[name].db.query<{ until: string }>('select blocked_until as until from borrower where phone = $1', [
      phone,
    ])
  )[0]?.until

describe('a phone is changed', () => {
  async function change(before: string, phone: string) {
    const sessionId = await cells.logIn(before)
    const base = '/hazel/service/login/phone-change'
    let changeId = ''
    const old = await cells.codeOf(before, async () => {
      const begun = await cells.send(callOf(sessionId, `${base}-init`, { phone }))
      changeId = begun.data?.changeId
      return begun
    })
    const confirm = (code: string) => cells.send(callOf(sessionId, `${base}-confirm`, { changeId, code }))
    return await confirm(await cells.codeOf(phone, () => confirm(old)))
  }

  it('to a number that has an account in another cell: refused as within one', async () => {
    const who = await cells.of.first.world.borrower({ market: 'standard' })
    const other = await cells.of.second.world.borrower({ market: 'standard' })
    const answer = await change(who.phone, other.phone)
    expect(answer).toMatchObject({ code: refusalCodes.phoneHasAnotherAccount })
    expect(await cells.borrowersOf('first', other.phone)).toBe(0)
    expect(await cells.borrowersOf('first', who.phone)).toBe(1)
  })

  it('to a free number: the borrower is found by it in the same cell, and meets a block that another cell held for it', async () => {
    const [free, who] = ['13955500001', await cells.of.first.world.borrower({ market: 'standard' })]
    await holdBlockIn('second', free)
    expect(await change(who.phone, free)).toMatchObject({ code: '0' })
    expect(await blockedIn('first', free)).toBe('2099-01-01')
    expect(await cells.of.second.db.query('select from held_block')).toEqual([])
    await cells.logIn(free)
    expect(await cells.borrowersOf('second', free)).toBe(0)
  })
})

it('a block that an account left behind in another cell meets the next account of its phone', async () => {
  const phone = '13955500002'
  await holdBlockIn('first', phone)
  await cells.logIn(phone)
  expect(await blockedIn('second', phone)).toBe('2099-01-01')
  expect(await cells.of.first.db.query('select from held_block')).toEqual([])
})

it('a block meets the next account of its phone, also where it could not be brought when she first tried', async () => {
  const [phone, base] = ['13955500003', '/hazel/service/login']
  const { db } = cells.of.first
  await holdBlockIn('first', phone)
  const code = await cells.codeOf(phone, () =>
    cells.send(callOf('', `${base}/send-sms-code`, { phone, deviceId: 'd' })),
  )
  const logIn = () => cells.send(callOf('', `${base}/sms-code-login`, { phone, code, deviceId: 'd' }))
  await db.execute('alter table held_block rename to held_block_away')
  const first = await logIn()
  await db.execute('alter table held_block_away rename to held_block')
  expect(first.code).not.toBe('0')
  expect(await logIn()).toMatchObject({ code: '0' })
  expect(await blockedIn('second', phone)).toBe('2099-01-01')
})
