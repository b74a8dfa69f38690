// From the application to the money: decided within a day, paid out once, and back to the borrower when the bank says no.

import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import {
  type Borrower,
  granted,
  type LendingWorld,
  openLendingWorld,
  refusedAs,
} from '../../../../tests/support/lending.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { until } from '../../../../tests/support/until.ts'
import { date } from '../../../core/calendar-date.ts'
import { retryPayoutTopic } from '../../account/facts/order-facts.ts'
import { recordEvent } from '../../account/loan/loan-store.ts'
import { trialBalance } from '../../db/ledger/ledger.ts'
import { enqueue } from '../../jobs/queue.ts'
import { heldPayouts, storeNameDecision } from '../../payout-account/name-check-store.ts'
import type { AccountNames, NameAnswer } from '../../ports/account-names.ts'
import { closeDay } from '../day/close-day.ts'
import { decideApplication } from '../decide-application.ts'
import { getOrder } from '../page/get-order.ts'
import { withdraw } from '../withdraw.ts'
import { payOut } from './pay-out.ts'

/** All messages to a borrower of one purpose, joined. */
async function messagesTo(world: LendingWorld, who: Borrower, purpose: 'decision' | 'payout'): Promise<string> {
  const rows = await world.db.query<{ body: string }>(
    'select body from sms_message where phone = $1 and purpose = $2 order by body',
    [who.phone, purpose],
  )
  return rows.map(({ body }) => body).join(' ')
}

onPostgres('an application', (database) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })

  it('is approved, paid out and told about', async () => {
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    expect(await world.status(who, orderId)).toBe('inReview')
    await world.runJobs()
    const order = await world.order(who, orderId)
    expect(order).toMatchObject({ status: 'active', payoutState: 'paid', disbursedOn: '2026-08-10' })
    expect(order.schedule?.map(({ dueDate }) => dueDate)).toEqual([
      '2026-09-09',
      '2026-10-09',
      '2026-11-08',
      '2026-12-08',
    ])
    expect(order.decision?.rules.map(({ passed }) => passed)).toEqual(Array.from({ length: 7 }, () => true))
    const sent = world.payouts.filter(({ key }) => key.startsWith(orderId))
    expect(sent).toEqual([
      {
        key: `${orderId}:1`,
        amountMinor: 475_000,
        currency: 'PHP',
        account: { number: '123456784417', bankCode: 'CANDOR', bankName: 'Candor Bank', accountName: 'Maria Santos' },
      },
    ])
    expect(await messagesTo(world, who, 'decision')).toContain('your loan is approved')
    expect(await messagesTo(world, who, 'payout')).toContain('₱ 1.400,00 by 9 Sep 2026')
    expect((await trialBalance(world.db)).balanced).toBe(true)
  })

  it.each([
    ['who is 17', `birth_date = '2008-08-11'`, 'tooYoung'],
    ['who is blocked today', `blocked_until = '2026-08-10'`, 'blocked'],
  ])('of a borrower %s is declined with the reason and a day to come back', async (_, change, reason) => {
    const who = await world.borrower()
    await world.db.execute(`update borrower set ${change} where id = $1`, [who.borrowerId])
    const orderId = await world.apply(who, 'candor-cash')
    await world.runJobs()
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'declined',
      declineReason: reason,
      retryOn: '2026-09-09',
      payoutState: 'none',
    })
    expect(world.payouts.some(({ key }) => key.startsWith(orderId))).toBe(false)
    expect(await messagesTo(world, who, 'decision')).toContain('You can apply again from 9 Sep 2026')
  })

  it('of somebody who is 18 today is granted', async () => {
    const who = await world.borrower()
    await world.db.execute(`update borrower set birth_date = '2008-08-10' where id = $1`, [who.borrowerId])
    const orderId = await world.loan(who, 'candor-cash')
    expect(await world.status(who, orderId)).toBe('active')
  })

  it('is declined while another loan is late, and beyond three loans at a time', async () => {
    const late = await world.borrower()
    await world.loan(late, 'candor-cash')
    world.setDay('standard', date('2026-09-10'))
    const second = await world.loan(late, 'salary-bridge')
    expect(await world.order(late, second)).toMatchObject({ status: 'declined', declineReason: 'paysLate' })
    world.setDay('standard', date('2026-08-10'))
    const eager = await world.borrower()
    const orders: string[] = []
    for (const product of ['candor-cash', 'salary-bridge', 'home-repair', 'school-start']) {
      orders.push(await world.loan(eager, product))
    }
    const statuses = await Promise.all(orders.map((orderId) => world.status(eager, orderId)))
    expect(statuses).toEqual(['active', 'active', 'active', 'declined'])
  })

  it('whose decision was given up is decided after the day in which the answer was promised', async () => {
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    await world.db.execute(`update job set dead_at = now() where key = $1`, [orderId])
    await world.runJobs()
    expect(await world.status(who, orderId)).toBe('inReview')
    world.setDay('standard', date('2026-08-12'))
    await closeDay(world.deps, 'standard', date('2026-08-12'))
    await world.runJobs()
    const status = await world.status(who, orderId)
    world.setDay('standard', date('2026-08-10'))
    expect(status).toBe('active')
  })

  it('that a person decides waits for that person, however late it gets', async () => {
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    await world.db.execute(
      `insert into application_review (subject_id, kind, borrower_id, order_id, principal_minor, currency, asked_at, due_by, rules, secret)
        values ($1, 'referred', $2, $1, 1, 'PHP', now(), now(), '[]', '')`,
      [orderId, who.borrowerId],
    )
    await world.db.execute(`update job set dead_at = now() where key = $1`, [orderId])
    world.setDay('standard', date('2026-08-12'))
    await closeDay(world.deps, 'standard', date('2026-08-12'))
    const queued = await world.db.query('select 1 from job where key like $1', [`${orderId}:day:%`])
    world.setDay('standard', date('2026-08-10'))
    expect(queued).toEqual([])
    expect(await world.status(who, orderId)).toBe('inReview')
  })

  it('of somebody who once paid very late is declined', async () => {
    const who = await world.borrower()
    const first = await world.loan(who, 'candor-cash')
    world.setDay('standard', date('2026-11-20'))
    const { owedMinor } = await world.state(who, first)
    const event = { kind: 'payment', valueDate: date('2026-11-20'), amountMinor: owedMinor } as const
    await world.db.transaction((tx) =>
      recordEvent(tx, world.deps, { orderId: first, event, sourceKey: `late:${first}` }),
    )
    const second = await world.loan(who, 'salary-bridge')
    world.setDay('standard', date('2026-08-10'))
    expect(await world.order(who, second)).toMatchObject({ declineReason: 'wasVeryLate' })
  })
})

onPostgres('a payout', (database) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })

  it('waits for Withdraw Now where the product says so, and is sent once', async () => {
    const who = await world.borrower()
    const orderId = await world.loan(who, 'school-start')
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', payoutState: 'none' })
    const stranger = await world.borrower()
    const call = { productId: 'school-start', orderId }
    expect(refusedAs(await world.call(withdraw, stranger, call))).toBe('notFound')
    expect(refusedAs(await world.call(withdraw, who, { ...call, productId: 'candor-cash' }))).toBe('notFound')
    granted(await world.call(withdraw, who, call))
    expect(refusedAs(await world.call(withdraw, who, call))).toBe('orderIsNotWithdrawable')
    await world.runJobs()
    expect(await world.status(who, orderId)).toBe('active')
    expect(world.payouts.filter(({ key }) => key.startsWith(orderId))).toHaveLength(1)
  })

  it('can no longer be asked for when the approval has ended', async () => {
    const who = await world.borrower()
    const orderId = await world.loan(who, 'school-start')
    world.setDay('standard', date('2026-08-18'))
    const late = await world.call(withdraw, who, { productId: 'school-start', orderId })
    world.setDay('standard', date('2026-08-10'))
    expect(refusedAs(late)).toBe('orderIsNotWithdrawable')
  })

  it('that fails says why, and is sent again to a new account', async () => {
    const who = await world.borrower()
    world.bank = ({ account, key }) =>
      account?.number.endsWith('0000') === true
        ? { state: 'failed', reference: key, reason: 'accountClosed' }
        : { state: 'paid', reference: key }
    await world.bindAccount(who, '999999990000')
    const orderId = await world.loan(who, 'candor-cash')
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'approved',
      payoutState: 'failed',
      payoutFailure: 'accountClosed',
    })
    expect((await loanBalances(world.db, orderId)).loanPrincipal).toBe(0)
    expect(await messagesTo(world, who, 'payout')).toContain('the account is closed.')
    const shown = async () => granted(await world.call(getOrder, who, { orderId }))
    expect(await shown()).toMatchObject({
      accountPromptShown: true,
      noticeText: expect.stringContaining('account is closed'),
    })
    const accountId = await world.bindAccount(who, '123456784417')
    // Before any job has run the page says where the money goes now.
    const { accountPromptShown, noticeText, order } = await shown()
    expect([accountPromptShown, noticeText]).toEqual([false, expect.stringContaining('•••• 4417')])
    expect(JSON.stringify([noticeText, order.details])).not.toContain('•••• 0000')
    await enqueue(world.db, {
      topic: retryPayoutTopic,
      key: `${orderId}:${accountId}`,
      payload: { orderId, accountId },
      runAt: world.deps.clock.now(),
    })
    await world.runJobs()
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', payoutAccountId: accountId })
    expect(world.payouts.filter(({ key }) => key.startsWith(orderId)).map(({ key }) => key)).toEqual([
      `${orderId}:1`,
      `${orderId}:2`,
    ])
  })

  it('that is sent again counts its days from the day on which another account was named', async () => {
    const who = await world.borrower()
    await world.bindAccount(who, '999999990000')
    world.bank = () => ({ state: 'failed', reference: '', reason: 'accountClosed' })
    const orderId = await world.loan(who, 'candor-cash')
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', payoutState: 'failed' })
    expect(await messagesTo(world, who, 'decision')).toContain('it will arrive by 13 Aug 2026.')
    const shown = async () => {
      const { line, noticeText } = granted(await world.call(getOrder, who, { orderId }))
      return [
        line.at(-1)?.note.replace('\u00a0', ' '),
        noticeText.includes('by 16 Aug 2026'),
        noticeText.includes('longer than usual'),
      ]
    }
    world.setDay('standard', date('2026-08-13'))
    expect(await shown()).toEqual(['your turn', false, false])
    const accountId = await world.bindAccount(who, '123456784417')
    expect(await shown()).toEqual(['our turn', true, false])
    world.bank = ({ key }) => ({ state: 'sent', reference: key })
    await enqueue(world.db, {
      topic: retryPayoutTopic,
      key: `${orderId}:${accountId}`,
      payload: { orderId, accountId },
      runAt: world.deps.clock.now(),
    })
    await world.runJobs()
    world.setDay('standard', date('2026-08-16'))
    expect(await shown()).toEqual(['our turn', true, false])
    world.setDay('standard', date('2026-08-17'))
    const late = await shown()
    world.setDay('standard', date('2026-08-10'))
    expect(late).toEqual(['our turn', false, true])
  })

  it('whose answer is lost is asked about with the same key until it is known', async () => {
    const who = await world.borrower()
    let known = false
    world.bank = ({ key }) => (known ? { state: 'paid', reference: key } : { state: 'sent' })
    const orderId = await world.loan(who, 'candor-cash')
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', payoutState: 'sent' })
    // Money that is on its way keeps the approval alive.
    world.setDay('standard', date('2026-08-20'))
    await closeDay(world.deps, 'standard', date('2026-08-20'))
    expect((await world.order(who, orderId)).status).toBe('approved')
    known = true
    await world.runJobs()
    const keys = world.payouts.filter(({ key }) => key.startsWith(orderId)).map(({ key }) => key)
    world.setDay('standard', date('2026-08-10'))
    expect(new Set(keys)).toEqual(new Set([`${orderId}:1`]))
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', disbursedOn: '2026-08-20' })
  })

  it('whose job was given up is asked about again the next day', async () => {
    const who = await world.borrower()
    world.bank = () => {
      throw new Error('the bank is closed')
    }
    const orderId = await world.loan(who, 'candor-cash')
    await world.db.execute(`update job set dead_at = now() where key like $1 and done_at is null`, [`${orderId}%`])
    world.bank = ({ key }) => ({ state: 'paid', reference: key })
    world.setDay('standard', date('2026-08-11'))
    await closeDay(world.deps, 'standard', date('2026-08-11'))
    await world.runJobs()
    const order = await world.order(who, orderId)
    world.setDay('standard', date('2026-08-10'))
    expect(order).toMatchObject({ status: 'active', disbursedOn: '2026-08-11' })
  })

  it('is not repeated when its job runs again after the answer', async () => {
    const who = await world.borrower()
    world.bank = ({ key }) => ({ state: 'paid', reference: key })
    const orderId = await world.loan(who, 'candor-cash')
    await payOut(world.deps, orderId, 0)
    await decideApplication(world.deps, orderId)
    expect(world.payouts.filter(({ key }) => key.startsWith(orderId))).toHaveLength(1)
    expect((await loanBalances(world.db, orderId)).payoutClearing).toBe(-475_000)
  })

  it('fails when the account was deleted meanwhile', async () => {
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    await world.db.execute(`update payout_account set secret = '' where borrower_id = $1`, [who.borrowerId])
    await world.runJobs()
    expect(await world.order(who, orderId)).toMatchObject({ payoutState: 'failed', payoutFailure: 'accountUnknown' })
  })
})

describe('twenty runners of one payout at once', () => {
  const database = useDatabase(postgres)

  it('send one key and start one loan', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.loan(who, 'school-start')
    const taps = await Promise.all(
      Array.from({ length: 20 }, () => world.call(withdraw, who, { productId: 'school-start', orderId })),
    )
    expect(taps.filter((answer) => 'refused' in answer)).toHaveLength(19)
    await Promise.all(Array.from({ length: 20 }, () => payOut(world.deps, orderId, 0)))
    expect(new Set(world.payouts.map(({ key }) => key))).toEqual(new Set([`${orderId}:1`]))
    expect((await loanBalances(world.db, orderId)).loanPrincipal).toBe(400_000)
    const attempts = await world.db.query('select attempt, state from payout_attempt where order_id = $1', [orderId])
    expect(attempts).toEqual([{ attempt: 1, state: 'paid' }])
  })
})

describe('the name of an account whose bank’s line is cut', () => {
  const database = useDatabase(postgres)

  it('is asked for again by the same reference, held once, by the first answer alone, and paid once when it is released', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    await decideApplication(world.deps, orderId)
    const asked: string[] = []
    const answers: (() => Promise<NameAnswer>)[] = []
    const names: AccountNames = {
      name: 'bank',
      currencies: ['PHP'],
      cardTypes: ['1', '2'],
      askName: async ({ ref }) => {
        asked.push(ref)
        const next = answers.shift()
        if (next === undefined) throw new Error('the bank of a test was asked once more')
        return await next()
      },
    }
    const run = () => payOut({ ...world.deps, names }, orderId, 0)
    const held = () => world.db.query(`${heldPayouts} and o.id = $1`, [orderId])
    answers.push(async () => ({ outcome: 'unknown' }))
    await run()
    expect(await held()).toEqual([])
    // Two runners ask at once. The line of the second is slow: its answer comes after the first one's was kept, and says another thing.
    const first = Promise.withResolvers<NameAnswer>()
    const second = Promise.withResolvers<NameAnswer>()
    answers.push(
      () => first.promise,
      () => second.promise,
    )
    const runners = [run(), run()]
    await until(() => asked.length === 3)
    first.resolve({ outcome: 'named', accountName: 'Berta Ocampo' })
    await Promise.race(runners)
    second.resolve({ outcome: 'named', accountName: 'Maria Santos' })
    await Promise.all(runners)
    await run()
    expect(new Set(asked).size).toBe(1)
    expect(await held()).toMatchObject([{ id: orderId, outcome: 'other' }])
    expect(world.payouts).toEqual([])
    const decided = { decision: 'release', at: world.deps.clock.now(), officerId: 'off1', note: 'called' } as const
    await world.db.execute(`insert into officer (id, name, role, created_at) values ('off1', 'Ana', 'credit', now())`)
    await world.db.transaction((tx) => storeNameDecision(tx, asked[0] ?? '', decided))
    await Promise.all([run(), run()])
    expect(await held()).toEqual([])
    expect(new Set(world.payouts.map(({ key }) => key))).toEqual(new Set([`${orderId}:1`]))
    expect((await loanBalances(world.db, orderId)).payoutClearing).toBe(-475_000)
  })
})
