// A moved due date over both engines: exactly as it was shown, once, with a word to the borrower, and however many come at once.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { databaseViolations } from '../../../tests/support/invariants.ts'
import { closeDaysOf } from '../../../tests/support/lending.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { ledgerBalances } from '../../core/ledger/loan-postings.ts'
import { isRefusal } from '../../core/refusal.ts'
import { createPayCode } from '../payment/code/create-pay-code.ts'
import { getPayCode } from '../payment/code/get-pay-code.ts'
import { getDateMove, moveDueDate } from './date-move.ts'
import { getOrder } from './page/get-order.ts'

/** The loan was paid out on 2026-08-10; four payments of 1,400.00 fall due on 09-09, 10-09, 11-08 and 12-08. */
const paidOut = date('2026-08-10')
const changeable = { dueDateMoves: { maxDays: 15, times: 1 } }

onPostgres('a moved due date', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-30T10:00:00Z', 2_000)
    who = await world.borrowerWithLoan(paidOut, changeable)
  })
  afterEach(() => world.close())

  const look = (changes: Record<string, unknown> = {}) =>
    world.call(getDateMove, who, { orderId: who.orderId, productId: who.productId, ...changes })
  const shown = (changes: Record<string, unknown> = {}) => ({
    orderId: who.orderId,
    n: 1,
    from: date('2026-09-09'),
    dueDate: date('2026-09-19'),
    interestMinor: 1_250,
    ...changes,
  })
  const move = (changes: Record<string, unknown> = {}) => world.call(moveDueDate, who, shown(changes))
  const pay = (amountMinor: number) =>
    world.call(createPayCode, who, { orderId: who.orderId, amountMinor, channelNumber: 'bank-transfer' })

  it('is shown with its cost and both plans before anything is done', async () => {
    const answer = granted(await look({ dueDate: date('2026-09-19') }))
    expect(answer).toMatchObject({
      reason: '',
      instalmentCount: 4,
      owedMinor: 560_000,
      moved: [],
      movable: { n: 1, dueDate: '2026-09-09', earliest: '2026-09-10', latest: '2026-09-24', movesLeft: 1 },
    })
    expect(answer.movable?.chosen).toMatchObject({
      dueDate: '2026-09-19',
      days: 10,
      interestMinor: 1_250,
      owedBeforeMinor: 560_000,
      owedAfterMinor: 561_250,
    })
    expect(granted(await look()).movable?.chosen.dueDate).toBe('2026-09-16')
    expect(await look({ dueDate: date('2026-09-25') })).toEqual({ refused: 'valueIsNotAccepted', fields: ['dueDate'] })
    expect(granted(await world.call(getOrder, who, { orderId: who.orderId })).dateMoveUntil).toBe('2026-09-24')
    expect((await loanStateOf(world, who)).dateMoves).toEqual([])
  })

  it('holds in plan, ledger and message, and a second one is refused with words', async () => {
    expect(granted(await move())).toEqual({ n: 1, dueDate: '2026-09-19', interestMinor: 1_250, amountMinor: 141_250 })
    const order = granted(await world.call(getOrder, who, { orderId: who.orderId }))
    expect(order).toMatchObject({ nextDueDate: '2026-09-19', dateMoveUntil: null, status: 'active' })
    expect(order.schedule.map(({ dueDate, amountMinor }) => [dueDate, amountMinor])).toEqual([
      ['2026-09-19', 141_250],
      ['2026-10-09', 140_000],
      ['2026-11-08', 140_000],
      ['2026-12-08', 140_000],
    ])
    const said = await world.db.query<{ body: string }>('select body from sms_message where phone = $1', [who.phone])
    expect(said.at(-1)?.body).toMatch(
      /payment 1 is now due on 19 Sep 2026 instead of 9 Sep 2026\. Please pay ₱\s1\.412,50/,
    )

    expect(await move({ from: date('2026-09-19'), dueDate: date('2026-09-20') })).toEqual({ refused: 'dateWasMoved' })
    const after = granted(await look())
    expect(after).toMatchObject({ movable: null, moved: [{ n: 1, from: '2026-09-09', to: '2026-09-19' }] })
    expect(after.reason).toMatch(/already moved/)

    for (const day of ['2026-09-10', '2026-09-19', '2026-09-21']) {
      world.setTime(`${day}T10:00:00Z`)
      await closeDaysOf(world, who.orderId)
      const state = await loanStateOf(world, who)
      expect(await loanBalances(world.db, who.orderId)).toEqual(ledgerBalances(state))
    }
    expect((await loanStateOf(world, who)).lateChargedMinor).toBe(100_000 + 14_125)
    expect(await databaseViolations(world.db, {})).toEqual([])
  })

  it('is refused where the loan is not what was shown, where nothing can be moved, and for a stranger', async () => {
    for (const changed of [{ interestMinor: 1_249 }, { n: 2 }, { from: date('2026-09-10') }])
      expect(await move(changed)).toEqual({ refused: 'loanHasChanged' })
    const stranger = await world.borrowerWithLoan(paidOut, changeable)
    expect(await move({ orderId: stranger.orderId })).toEqual({ refused: 'notFound' })
    expect(await look({ orderId: stranger.orderId })).toEqual({ refused: 'notFound' })
    expect(await look({ productId: 'other' })).toEqual({ refused: 'notFound' })
    world.setTime('2026-09-09T10:00:00Z')
    expect(await move()).toEqual({ refused: 'dateMoveIsTooLate' })
    expect((await loanStateOf(world, who)).dateMoves).toEqual([])
  })

  it('withdraws the code of the amount before it; while the outcome of a payment is unknown nothing is moved', async () => {
    const { ref } = granted(await pay(140_000))
    granted(await move())
    expect(granted(await world.call(getPayCode, who, { ref })).state).toBe('expired')
    expect(await pay(140_000)).toEqual({ refused: 'amountHasChanged' })
    granted(await pay(141_250))

    who = await world.borrowerWithLoan(paidOut, changeable)
    world.sandbox.plan('/v1/codes', { kind: 'lost' }, 1)
    expect(granted(await pay(140_000)).payCode).toBe('')
    expect(await move()).toEqual({ refused: 'dateMoveIsNotOffered' })
    expect(granted(await look())).toMatchObject({ movable: null })
  })

  it('is moved once, and comes to the same, however moves and the payment of the day come together', async () => {
    const ends = new Set<string>()
    let granteds = 0
    for (let round = 0; round < 6; round += 1) {
      who = await world.borrowerWithLoan(paidOut, changeable)
      const { payCode } = granted(await pay(140_000))
      const moves = Array.from({ length: 12 }, () => () => move())
      const deeds: (() => Promise<unknown>)[] = [...moves, () => world.sandbox.pay({ payCode, times: 3 })]
      // Each round begins with another one of them.
      const [first = moves[0], ...rest] = [...deeds.slice(round * 2), ...deeds.slice(0, round * 2)]
      const answers = await Promise.all([first, ...rest].map((deed) => deed?.()))
      const moved = answers.filter(
        (one) => typeof one === 'object' && one !== null && !isRefusal(one) && 'interestMinor' in one,
      )
      expect(moved.length).toBeLessThanOrEqual(1)
      granteds += moved.length
      const { owedMinor, instalments, dateMoves } = await loanStateOf(world, who)
      const dates = instalments.map(({ dueDate }) => dueDate)
      ends.add(JSON.stringify([owedMinor, dates, dateMoves, await loanBalances(world.db, who.orderId)]))
    }
    expect(ends.size).toBe(1)
    // A race in which no move came first has tried nothing.
    expect(granteds).toBeGreaterThan(0)
    expect(await databaseViolations(world.db, {})).toEqual([])
  })
})
