// Payouts that providers tell of late: the question by key ends them, a notice only asks earlier, and another provider takes over.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { databaseViolations } from '../../../../tests/support/invariants.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../../tests/support/lending.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { date } from '../../../core/calendar-date.ts'
import { retryPayoutTopic } from '../../account/facts/door.ts'
import { recordEvent } from '../../account/loan/door.ts'
import { createBreaker } from '../../adapters/http/breaker.ts'
import { httpPayoutProvider } from '../../adapters/providers/http/client.ts'
import { signatureHeader, signNotice } from '../../adapters/providers/http/signature.ts'
import { type SandboxProvider, startSandboxProvider } from '../../adapters/providers/sandbox/service.ts'
import type { Deps } from '../../deps.ts'
import { suspenseDifferences } from '../../desk/work-query.ts'
import { enqueue } from '../../jobs/queue.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { paymentJobs } from '../../payment/jobs.ts'
import { listSuspense } from '../../payment/suspense/suspense-store.ts'
import { type PayoutProvider, payoutsBy } from '../../ports/payout-provider.ts'
import { closeDay } from '../day/close-day.ts'
import { orderJobs } from '../jobs.ts'
import { askPayout } from './ask-payout.ts'
import { giveAttempt } from './payout-attempt-store.ts'
import { takePayoutNotice } from './serve-payout-notices.ts'

onPostgres('a payout at a provider that answers later', (database) => {
  let world: LendingWorld
  let deps: Deps
  let sandbox: SandboxProvider
  let who: Borrower
  let notices: number[] = []
  const breaker = createBreaker({ nowMs: () => 0, onChange: () => undefined })
  const providerAt = (url: () => string): PayoutProvider =>
    httpPayoutProvider({
      baseUrl: url,
      apiKey: world.deps.config.providerApiKey,
      webhookSecrets: world.deps.config.paymentWebhookSecrets,
      walletPageUrl: '',
      breaker,
    })

  beforeEach(async () => {
    world = await openLendingWorld(database())
    notices = []
    sandbox = await startSandboxProvider({
      apiKey: world.deps.config.providerApiKey,
      webhookSecret: () => world.deps.config.paymentWebhookSecrets[0] ?? '',
      deliver: async (_, rawBody, headers) => {
        const { status } = await takePayoutNotice(deps, 'sandbox', rawBody, headers)
        notices.push(status)
        return status
      },
      now: () => world.deps.clock.now(),
    })
    deps = { ...world.deps, payouts: payoutsBy([providerAt(() => sandbox.url)]) }
    who = await world.borrower()
  })
  afterEach(() => sandbox.close())

  /** Does what falls due in the next minutes. A decision rests for one, and a payout is asked about every minute at first. */
  const run = async (minutes = 1): Promise<void> => {
    world.setTime(new Date(world.deps.clock.now().getTime() + minutes * 60_000).toISOString())
    await runDueJobs({ ...orderJobs, ...paymentJobs }, deps, { until: world.deps.clock.now() })
  }
  /** A loan whose money is on its way to an account that answers late. */
  const sent = async (): Promise<string> => {
    await world.bindAccount(who, '123456781111')
    const orderId = await world.apply(who, 'candor-cash')
    await run()
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', payoutState: 'sent' })
    return orderId
  }
  const listed = async (orderId: string) =>
    (await listSuspense(world.db, 1_000))
      .filter((item) => item.orderId === orderId)
      .map(({ reason, amountMinor }) => [reason, amountMinor])
      .toSorted((a, b) => Number(a[1]) - Number(b[1]))
  const attemptsOf = (orderId: string) =>
    world.db.query('select attempt, state, provider from payout_attempt where order_id = $1 order by attempt', [
      orderId,
    ])

  it('is paid once the provider says so by its key, though the repeated call answers as the first time', async () => {
    const orderId = await sent()
    await run(5)
    expect((await world.order(who, orderId)).payoutState).toBe('sent')
    // No notice is sent: the status query alone has to find it.
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await world.db.execute(`delete from job where topic = 'askPayout'`)
    await run(120)
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', payoutState: 'paid' })
    expect(await attemptsOf(orderId)).toEqual([{ attempt: 1, state: 'paid', provider: 'sandbox' }])
  })

  it('is paid after some minutes of the sandbox by itself, so that no demo waits for ever', async () => {
    const orderId = await sent()
    await run(15)
    expect((await world.order(who, orderId)).payoutState).toBe('paid')
  })

  it('is paid at once when a notice tells of it, however often and in whatever order that comes', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    expect(notices).toEqual([200, 200])
    await run()
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', payoutState: 'paid' })
    expect((await loanBalances(world.db, orderId)).payoutClearing).toBe(-475_000)
  })

  it('fails when the bank says so, and asks for another account', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'failed')
    await run()
    expect(await world.order(who, orderId)).toMatchObject({ payoutState: 'failed', payoutFailure: 'accountClosed' })
  })

  it('that comes back days later ends the loan as if it had never begun, and goes to another account', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await run()
    world.setDay('standard', date('2026-08-14'))
    await closeDay(deps, 'standard', date('2026-08-14'))
    await sandbox.movePayout(`${orderId}:1`, 'returned')
    await sandbox.movePayout(`${orderId}:1`, 'returned')
    await run()
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'approved',
      payoutState: 'failed',
      payoutFailure: 'accountClosed',
      disbursedOn: null,
      approvalEndsOn: '2026-08-21',
    })
    expect(Object.values(await loanBalances(world.db, orderId)).every((minor) => minor === 0)).toBe(true)
    expect(world.alerts.join()).toContain('payoutReturned')
    const [{ body } = { body: '' }] = await world.db.query<{ body: string }>(
      `select body from sms_message where phone = $1 and purpose = 'payout' order by id desc limit 1`,
      [who.phone],
    )
    expect(body).toContain('account is closed')

    const accountId = await world.bindAccount(who, '123456784417')
    await enqueue(world.db, {
      topic: retryPayoutTopic,
      key: `${orderId}:${accountId}`,
      payload: { orderId, accountId },
      runAt: world.deps.clock.now(),
    })
    await run()
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', disbursedOn: '2026-08-14' })
    expect((await loanBalances(world.db, orderId)).payoutClearing).toBe(-475_000)
    expect(await attemptsOf(orderId)).toMatchObject([{ state: 'returned' }, { state: 'paid' }])
    expect(await databaseViolations(world.db)).toEqual([])
  })

  it('that comes back withdraws the codes of the loan: nothing is owed of money that never arrived', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await run()
    await world.db.execute(
      `insert into payment_intent (id, ref, order_id, borrower_id, purpose, channel, amount_minor, currency, quote_day, state,
         provider_ref, created_at, expires_at)
       values ($1, $1, $1, $2, 'repayment', 'bank-transfer', 140000, 'PHP', $4, 'waiting', 'p', $3::timestamptz, $3::timestamptz + interval '1 day')`,
      [orderId, who.borrowerId, world.deps.clock.now(), world.deps.clock.today('Asia/Manila')],
    )
    await sandbox.movePayout(`${orderId}:1`, 'returned')
    await run()
    expect((await world.order(who, orderId)).status).toBe('approved')
    const states = await world.db.query('select state from payment_intent where ref = $1', [orderId])
    expect(states).toEqual([{ state: 'cancelled' }])
  })

  it('that comes back after a payment leaves the loan as it is, and waits in suspense as work of an officer', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await run()
    await world.db.transaction((tx) =>
      recordEvent(tx, deps, {
        orderId,
        sourceKey: `test:${orderId}`,
        event: { kind: 'payment', valueDate: date('2026-08-14'), amountMinor: 1_000 },
      }),
    )
    const before = await loanBalances(world.db, orderId)
    await sandbox.movePayout(`${orderId}:1`, 'returned')
    await run()
    expect(await loanBalances(world.db, orderId)).toEqual(before)
    expect((await world.order(who, orderId)).payoutState).toBe('paid')
    expect(world.alerts.join()).toContain('payoutOfUsedLoanReturned')
    // Whose money came back is settled by a person, and the attempt says what happened.
    expect(await attemptsOf(orderId)).toMatchObject([{ state: 'returned' }])
    expect(await listed(orderId)).toEqual([['payoutCameBack', 475_000]])
    expect(await databaseViolations(world.db)).toEqual([])
  })

  it('that comes back in part waits in suspense part by part, and the loan runs on', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await run()
    const before = await loanBalances(world.db, orderId)
    await sandbox.movePayout(`${orderId}:1`, 'returned', 100_000)
    await sandbox.movePayout(`${orderId}:1`, 'returned', 100_000)
    await run()
    expect(await listed(orderId)).toEqual([['payoutCameBack', 100_000]])
    await sandbox.movePayout(`${orderId}:1`, 'returned', 475_000)
    await run()
    expect(await listed(orderId)).toEqual([
      ['payoutCameBack', 100_000],
      ['payoutCameBack', 375_000],
    ])
    expect(await loanBalances(world.db, orderId)).toEqual(before)
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', payoutState: 'paid' })
    expect(await suspenseDifferences(world.db, world.deps.clock.now())).toEqual([])
    expect(await databaseViolations(world.db)).toEqual([])
  })

  it('that comes back is taken back once by two that ask at the same moment', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'paid')
    await run()
    await sandbox.movePayout(`${orderId}:1`, 'returned')
    await Promise.all([askPayout(deps, orderId, 1), askPayout(deps, orderId, 1)])
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', payoutState: 'failed' })
    expect(world.alerts.filter((alert) => alert.includes('payoutReturned'))).toHaveLength(1)
    expect(await databaseViolations(world.db)).toEqual([])
  })

  it('that has failed is not asked about again, and its provider is never noted anew', async () => {
    const orderId = await sent()
    await world.db.transaction((tx) => giveAttempt(tx, orderId, 1, 'another'))
    await sandbox.movePayout(`${orderId}:1`, 'failed')
    await run()
    expect(await attemptsOf(orderId)).toEqual([{ attempt: 1, state: 'failed', provider: 'sandbox' }])
    let asked = 0
    const real = providerAt(() => sandbox.url)
    const counting: PayoutProvider = {
      ...real,
      queryPayout: async (key) => {
        asked += 1
        return await real.queryPayout(key)
      },
    }
    await askPayout({ ...deps, payouts: payoutsBy([counting]) }, orderId, 1)
    expect(asked).toBe(0)
  })

  it('is asked about once for each event that a notice tells, and not at all for an unknown key', async () => {
    const orderId = await sent()
    const secret = world.deps.config.paymentWebhookSecrets[0] ?? ''
    const jobs = async () => Number((await world.db.query<{ n: number }>('select count(*) as n from job'))[0]?.n)
    const take = async (eventId: string, key: string) => {
      const body = new TextEncoder().encode(JSON.stringify({ eventId, key }))
      const header = signNotice(secret, body, world.deps.clock.now())
      return (await takePayoutNotice(deps, 'sandbox', body, { [signatureHeader]: header })).body.result
    }
    const before = await jobs()
    expect([await take('E1', `${orderId}:1`), await take('E1', `${orderId}:1`)]).toEqual(['askedAbout', 'askedAbout'])
    expect(await jobs()).toBe(before + 1)
    await take('E2', `${orderId}:1`)
    expect(await jobs()).toBe(before + 2)
    expect(await take('E3', 'somebody-elses')).toBe('ignored')
    expect(await jobs()).toBe(before + 2)
  })

  it('takes signed notices of its own provider only: unsigned, old, altered and foreign ones change nothing', async () => {
    const orderId = await sent()
    const body = new TextEncoder().encode(JSON.stringify({ eventId: 'E1', key: `${orderId}:1` }))
    const now = world.deps.clock.now()
    const secret = world.deps.config.paymentWebhookSecrets[0] ?? ''
    const header = signNotice(secret, body, now)
    const take = async (rawBody: Uint8Array, headers: Record<string, string>, provider = 'sandbox') =>
      (await takePayoutNotice(deps, provider, rawBody, headers)).status
    expect(await take(body, {})).toBe(401)
    expect(await take(body, { [signatureHeader]: signNotice('another secret', body, now) })).toBe(401)
    expect(await take(body, { [signatureHeader]: signNotice(secret, body, new Date(now.getTime() - 301_000)) })).toBe(
      401,
    )
    expect(await take(Buffer.concat([body, Buffer.from(' ')]), { [signatureHeader]: header })).toBe(401)
    expect(await take(body, { [signatureHeader]: header }, 'nobody')).toBe(404)
    const strange = new TextEncoder().encode(JSON.stringify({ eventId: 'E2', key: 'somebody-elses' }))
    expect(await take(strange, { [signatureHeader]: signNotice(secret, strange, now) })).toBe(200)
    const garbled = new TextEncoder().encode('<html>')
    expect(await take(garbled, { [signatureHeader]: signNotice(secret, garbled, now) })).toBe(400)
    const jobs = await world.db.query(`select key from job where topic = 'askPayout' and payload->>'orderId' = $1`, [
      orderId,
    ])
    expect(jobs).toEqual([])
    expect((await world.order(who, orderId)).payoutState).toBe('sent')
  })

  it('is sent once when the first answer was lost, or never left', async () => {
    sandbox.plan('/v1/payouts', { kind: 'lost' })
    const orderId = await world.apply(who, 'candor-cash')
    await run()
    await run(5)
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', payoutState: 'paid' })
    expect(await attemptsOf(orderId)).toEqual([{ attempt: 1, state: 'paid', provider: 'sandbox' }])
  })

  it('goes to the next provider where the first does not know it, and stays there', async () => {
    let rests = false
    const away: PayoutProvider = { ...providerAt(() => 'http://127.0.0.1:1'), name: 'away', isResting: () => rests }
    deps = { ...deps, payouts: payoutsBy([away, providerAt(() => sandbox.url)]) }
    const orderId = await world.apply(who, 'candor-cash')
    await run()
    // Not sent, and its breaker is not open yet: it stays with the first.
    expect(await attemptsOf(orderId)).toEqual([{ attempt: 1, state: 'asked', provider: 'away' }])
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', payoutState: 'queued' })
    rests = true
    const second = await world.borrower()
    const other = await world.apply(second, 'candor-cash')
    await run()
    expect(await attemptsOf(other)).toEqual([{ attempt: 1, state: 'paid', provider: 'sandbox' }])
  })

  it('is sent again to the same account when it failed at its provider', async () => {
    const orderId = await sent()
    await sandbox.movePayout(`${orderId}:1`, 'failedAtProvider')
    await run()
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'approved',
      payoutState: 'sent',
      payoutFailure: null,
    })
    expect(world.alerts.join()).toContain('payoutFailedAtProvider')
    await run(5)
    await sandbox.movePayout(`${orderId}:2`, 'paid')
    await run()
    expect(await attemptsOf(orderId)).toEqual([
      { attempt: 1, state: 'failed', provider: 'sandbox' },
      { attempt: 2, state: 'paid', provider: 'sandbox' },
    ])
    expect((await world.order(who, orderId)).status).toBe('active')
  })

  it('is refused by the provider for a reason other than the account: an alert is raised, and no other account is asked for', async () => {
    sandbox.plan('/v1/payouts', { kind: 'fails', status: 403 })
    const orderId = await world.apply(who, 'candor-cash')
    await run()
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'approved',
      payoutState: 'queued',
      payoutFailure: null,
    })
    expect(world.alerts.join()).toContain('payoutIsRefused')
    await run(5)
    expect(await world.order(who, orderId)).toMatchObject({ status: 'active', payoutState: 'paid' })
  })
})
