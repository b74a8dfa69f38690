// Reconciliation: whatever the provider was paid ends on the loan, also when no notice ever comes.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { createPayCode } from '../code/create-pay-code.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { listSuspense } from '../suspense/suspense-store.ts'
import { reconcilePayment } from './reconcile-payment.ts'

onPostgres('reconciliation', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())

  const code = async () =>
    granted(
      await world.call(createPayCode, who, { orderId: who.orderId, amountMinor: 140_000, channelNumber: 'm-wallet' }),
    )
  const page = async (ref: string) => granted(await world.call(getPayCode, who, { ref }))

  it('books a payment whose notice never came, on the day on which it was made', async () => {
    const { payCode, ref } = await code()
    await world.sandbox.pay({ payCode, delayMinutes: 1_000_000 })
    expect((await page(ref)).state).toBe('waiting')
    world.setTime('2026-08-20T10:35:00Z')
    await world.runJobs()
    expect((await page(ref)).state).toBe('paid')
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('and the notice that comes after all find one payment', async () => {
    const { payCode, ref } = await code()
    await world.sandbox.pay({ payCode, delayMinutes: 60 })
    await Promise.all([reconcilePayment(world.deps, ref, 0), reconcilePayment(world.deps, ref, 0)])
    world.setTime('2026-08-20T11:00:00Z')
    await world.sandbox.deliverDue()
    await world.runJobs()
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('lets an unpaid code end, and still finds a payment days later', async () => {
    const { payCode, ref } = await code()
    world.setTime('2026-08-20T10:35:00Z')
    await world.runJobs()
    expect(await world.db.query('select state from payment_intent where ref = $1', [ref])).toEqual([
      { state: 'expired' },
    ])
    await world.sandbox.pay({ payCode, delayMinutes: 1_000_000 })
    world.setTime('2026-08-23T10:30:00Z')
    await world.runJobs()
    expect((await page(ref)).state).toBe('paid')
  })

  it('gives up with an alert when the provider stays silent for three days', async () => {
    world.sandbox.plan('/v1/codes', { kind: 'fails', status: 503 }, 10_000)
    const { ref } = await code()
    world.setTime('2026-08-23T10:30:00Z')
    await world.runJobs()
    expect(await world.db.query('select state from payment_intent where ref = $1', [ref])).toEqual([
      { state: 'expired' },
    ])
    expect(world.alerts.join('\n')).toContain('paymentAlert')
  })

  it('puts a payment aside that does not fit, for the desk to see', async () => {
    const { payCode, ref } = await code()
    await world.sandbox.pay({ payCode, currency: 'INR', delayMinutes: 1_000_000 })
    await reconcilePayment(world.deps, ref, 0)
    const aside = await listSuspense(world.db, 1_000)
    expect(aside.filter((item) => item.reference === ref)).toMatchObject([
      { amountMinor: 140_000, currency: 'INR', reason: 'currencyDiffers', orderId: who.orderId, channel: 'm-wallet' },
    ])
  })

  it('asks about nothing that it does not know', async () => {
    await reconcilePayment(world.deps, 'nothing', 0)
    expect(world.alerts).toEqual([])
  })
})
