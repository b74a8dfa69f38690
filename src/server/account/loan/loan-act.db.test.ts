// Acts of the lender over both engines: exactly the signed effect, once, with who and why beside it, and a word to the borrower.

import { beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { databaseViolations } from '../../../../tests/support/invariants.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../../tests/support/lending.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { date } from '../../../core/calendar-date.ts'
import type { ActEffect } from '../../../core/ledger/act-effect.ts'
import { ledgerBalances } from '../../../core/ledger/loan-postings.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { getOrder } from '../../order/page/get-order.ts'
import { applyLoanAct, type NewLoanAct, quoteLoanAct } from './loan-act.ts'
import { recordEvent } from './loan-store.ts'

/** 11 days after the first of four payments of 1,400.00: 1,700.00 of late charges. */
const today = date('2026-09-20')
const waiver: NewLoanAct = { kind: 'waiver', valueDate: today, part: 'penalty', amountMinor: 100_000 }
const writeOff: NewLoanAct = { kind: 'writeOff', valueDate: today }
const plan: NewLoanAct = {
  kind: 'hardshipPlan',
  valueDate: today,
  lastDay: date('2026-10-20'),
  dueDates: [
    { n: 1, dueDate: date('2026-10-20') },
    { n: 2, dueDate: date('2026-10-30') },
  ],
}

async function late(world: LendingWorld): Promise<{ who: Borrower; orderId: string }> {
  const who = await world.borrower()
  const orderId = await world.loan(who, 'candor-cash')
  world.setDay('standard', today)
  return { who, orderId }
}

async function quoted(
  world: LendingWorld,
  who: Borrower,
  orderId: string,
  act: NewLoanAct,
  key = `proposal:${orderId}`,
): Promise<ActEffect> {
  const order = await world.order(who, orderId)
  const effect = await quoteLoanAct(world.db, world.deps, order, { act, key })
  if (isRefusal(effect)) throw new Error(`refused: ${effect.refused}`)
  return effect
}

function sign(world: LendingWorld, orderId: string, act: NewLoanAct, signed: ActEffect, key = `proposal:${orderId}`) {
  const means = { orderId, act, key, by: 'officer-7', reason: 'Was in hospital', signed }
  return world.db.transaction((tx) => applyLoanAct(tx, world.deps, means))
}

function pay(world: LendingWorld, orderId: string, amountMinor: number, sourceKey = `bank:${orderId}`) {
  const event = { kind: 'payment', valueDate: world.deps.clock.today('Asia/Manila'), amountMinor } as const
  return world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, sourceKey, event }))
}

const actsOf = (world: LendingWorld, orderId: string) =>
  world.db.query('select event_id, acted_by, reason from loan_act where order_id = $1', [orderId])

const messagesTo = async (world: LendingWorld, { phone }: Borrower) =>
  (
    await world.db.query<{ body: string }>('select body from sms_message where phone = $1 order by created_at, id', [
      phone,
    ])
  ).map(({ body }) => body)

onPostgres('an act on a loan', (database) => {
  let world: LendingWorld
  let who: Borrower
  let orderId: string
  beforeEach(async () => {
    world = await openLendingWorld(database())
    const one = await late(world)
    who = one.who
    orderId = one.orderId
  })

  it.each<[string, NewLoanAct, RegExp]>([
    ['waiver', waiver, /we forgave ₱\s1\.000,00 of your loan\. Left to pay: ₱\s6\.370,00\.$/],
    [
      'chargeHoliday',
      { kind: 'chargeHoliday', valueDate: today, lastDay: today },
      /no late charges .* until 20 Sep 2026\.$/,
    ],
    [
      'hardshipPlan',
      plan,
      /plan has begun\. No late charges and no reminders until 20 Oct 2026\. Next payment: ₱\s3\.100,00 by 20 Oct 2026\.$/,
    ],
    ['writeOff', writeOff, /add no more late charges\. You still owe ₱\s7\.370,00; every payment lowers it\.$/],
  ])('%s: as quoted, posted, kept with its reason, and told', async (kind, act, text) => {
    const signed = await quoted(world, who, orderId, act)
    const done = await sign(world, orderId, act, JSON.parse(JSON.stringify(signed)) as ActEffect)
    expect(done).toMatchObject({ outcome: 'done', effect: signed })
    const state = await world.state(who, orderId)
    expect(state.owedMinor).toBe(signed.after.owedMinor)
    expect(await loanBalances(world.db, orderId)).toEqual(ledgerBalances(state))
    const rows = await actsOf(world, orderId)
    expect(rows).toEqual([{ event_id: `proposal:${orderId}`, acted_by: 'officer-7', reason: 'Was in hospital' }])
    const [event] = await world.db.query<{ kind: string }>('select kind from loan_event where order_id = $1', [orderId])
    expect(event?.kind).toBe(kind)
    expect(await messagesTo(world, who)).toContainEqual(expect.stringMatching(text))
    expect(await databaseViolations(world.db)).toEqual([])
  })

  it('is carried out once, whatever is retried', async () => {
    const signed = await quoted(world, who, orderId, waiver)
    await sign(world, orderId, waiver, signed)
    const told = await messagesTo(world, who)
    expect(await sign(world, orderId, waiver, signed)).toEqual({ outcome: 'alreadyDone' })
    expect(await messagesTo(world, who)).toEqual(told)
    expect((await world.state(who, orderId)).waivers).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a payment', () => pay(world, orderId, 1_000)],
    ['a day with a charge', async () => world.setDay('standard', date('2026-09-21'))],
  ])('is refused with its new effect once %s has moved the loan, and changes nothing', async (_, move) => {
    const signed = await quoted(world, who, orderId, waiver)
    await move()
    const events = () => world.db.query('select id from loan_event where order_id = $1', [orderId])
    const before = await events()
    const refused = await sign(world, orderId, waiver, signed)
    expect(refused).toMatchObject({ refused: 'loanHasChanged' })
    if (!('effect' in refused)) throw new Error('no effect is shown')
    expect(refused.effect).not.toEqual(signed)
    expect(await events()).toEqual(before)
    expect(await actsOf(world, orderId)).toEqual([])
    expect(await sign(world, orderId, waiver, refused.effect)).toMatchObject({ outcome: 'done' })
  })

  it('is refused as its quote is', async () => {
    const signed = await quoted(world, who, orderId, waiver)
    const tooMuch: NewLoanAct = { ...waiver, amountMinor: 999_999 }
    const order = await world.order(who, orderId)
    const refusal = { refused: 'valueIsNotAccepted', fields: ['amountMinor'] }
    expect(await quoteLoanAct(world.db, world.deps, order, { act: tooMuch, key: 'k' })).toEqual(refusal)
    expect(await sign(world, orderId, tooMuch, signed)).toEqual(refusal)
    expect(await sign(world, 'L-nothing', waiver, signed)).toEqual({ refused: 'notFound' })
    const other = await world.borrower()
    const applied = await world.apply(other, 'candor-cash')
    expect(await sign(world, applied, waiver, signed)).toEqual({ refused: 'notFound' })
    const inReview = await world.order(other, applied)
    expect(await quoteLoanAct(world.db, world.deps, inReview, { act: waiver, key: 'k' })).toEqual({
      refused: 'notFound',
    })
  })

  it('keeps its row as it was written', async () => {
    await sign(world, orderId, waiver, await quoted(world, who, orderId, waiver))
    await expect(world.db.execute(`update loan_act set reason = 'other'`)).rejects.toThrow(/append-only/)
    await expect(world.db.execute('delete from loan_act')).rejects.toThrow(/append-only/)
  })

  it('is told to the borrower where the loan is shown: days without charges, and a debt that stays', async () => {
    const shown = async () => {
      const answer = await world.call(getOrder, who, { orderId })
      if (isRefusal(answer)) throw new Error(answer.refused)
      return answer
    }
    expect((await shown()).noticeText).toMatch(/Each extra day will add/)
    await sign(world, orderId, writeOff, await quoted(world, who, orderId, writeOff))
    const off = await shown()
    expect(off.status).toBe('overdue')
    expect(off.noticeText).toMatch(/No more late charges will be added\. You still owe what is shown here\.$/)
    expect(off.order.details).toContainEqual({ label: 'No late charges since', value: today })
    expect(off.amountDue?.totalMinor).toBe(317_000)
  })

  it('leaves a written-off loan to be paid: the ledger calls it recovery, and the last payment settles it', async () => {
    await sign(world, orderId, writeOff, await quoted(world, who, orderId, writeOff))
    world.setDay('standard', date('2026-12-24'))
    await pay(world, orderId, 200_000)
    expect(await loanBalances(world.db, orderId)).toMatchObject({
      loanPrincipal: 0,
      penaltyReceivable: 0,
      writeOff: 500_000 + 15_000 + 177_000,
      recoveryIncome: -200_000,
    })
    const { statusAfter, account } = await pay(world, orderId, 537_000, `bank:2:${orderId}`)
    expect([statusAfter, account.order.closureNumber !== null]).toEqual(['settled', true])
    expect(await databaseViolations(world.db)).toEqual([])
  })

  it('is not taken back where a settled loan would open again beside another of its product', async () => {
    await sign(world, orderId, writeOff, await quoted(world, who, orderId, writeOff))
    await pay(world, orderId, 1_000_000)
    expect((await world.order(who, orderId)).status).toBe('settled')
    const another = await world.loan(who, 'candor-cash')
    const undo: NewLoanAct = { kind: 'reversal', valueDate: today, paymentId: `proposal:${orderId}` }
    const key = `undo:${orderId}`
    const effect = await quoted(world, who, orderId, undo, key)
    expect(await sign(world, orderId, undo, effect, key)).toEqual({ refused: 'anotherLoanIsOpen' })
    expect((await world.order(who, orderId)).status).toBe('settled')
    expect((await world.order(who, another)).status).toBe('active')
  })

  it('is taken back by an act of its own', async () => {
    await sign(world, orderId, writeOff, await quoted(world, who, orderId, writeOff))
    const undo: NewLoanAct = { kind: 'reversal', valueDate: today, paymentId: `proposal:${orderId}` }
    const order = await world.order(who, orderId)
    const key = `undo:${orderId}`
    const signed = await quoteLoanAct(world.db, world.deps, order, { act: undo, key })
    if (isRefusal(signed)) throw new Error(signed.refused)
    expect(await sign(world, orderId, undo, signed, key)).toMatchObject({ outcome: 'done' })
    expect(await loanBalances(world.db, orderId)).toMatchObject({ writeOff: 0, loanPrincipal: 500_000 })
    expect(await messagesTo(world, who)).toContainEqual(expect.stringContaining('we corrected your loan account'))
  })
})

describe('twenty managers who sign at once', () => {
  const database = useDatabase(postgres)

  it('carry out one act of one proposal, and of two proposals the second sees a loan that has changed', async () => {
    const world = await openLendingWorld(database())
    const { who, orderId } = await late(world)
    const signed = await quoted(world, who, orderId, waiver)
    const same = await Promise.all(Array.from({ length: 20 }, () => sign(world, orderId, waiver, signed)))
    expect(same.filter((one) => 'outcome' in one && one.outcome === 'done')).toHaveLength(1)
    expect(same.filter((one) => 'outcome' in one && one.outcome === 'alreadyDone')).toHaveLength(19)
    const rest: NewLoanAct = { ...waiver, amountMinor: 10_000 }
    const next = await quoted(world, who, orderId, rest, 'second')
    const two = await Promise.all(['second', 'third'].map((key) => sign(world, orderId, rest, next, key)))
    expect(two.filter((one) => 'outcome' in one && one.outcome === 'done')).toHaveLength(1)
    expect(two.filter((one) => 'refused' in one && one.refused === 'loanHasChanged')).toHaveLength(1)
  })
})
