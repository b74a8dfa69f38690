// Notices that only hint: the provider is asked, once for each event, and what it answers is booked.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { type Borrower, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { isRefusal } from '../../../core/refusal.ts'
import type { Deps } from '../../deps.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ConnectedChannel, PaymentProvider } from '../../ports/payment-channel.ts'
import { openNoticeDoor } from '../booking/take-notice.ts'
import { openIntent } from '../intent/open-intent.ts'
import { paymentJobs } from '../jobs.ts'

const now = '2026-08-20T10:00:00Z'

describe('a notice that only hints', () => {
  const database = useDatabase(postgres)
  let world: World
  let deps: Deps
  let who: Borrower
  let asked: string[] = []
  let isSilent = false
  beforeEach(async () => {
    world = await openWorld(database(), now)
    who = await world.borrowerWithLoan(date('2026-08-10'))
    asked = []
    isSilent = false
    const channels = [...world.deps.channels].map(([number, channel]): [string, ConnectedChannel] => [
      number,
      { ...channel, connection: hinting(channel.connection) },
    ])
    deps = { ...world.deps, channels: new Map(channels) }
  })
  afterEach(() => world.close())

  /** A provider whose notices are `{eventId, askAbout}`, and which says what it was paid when it is asked. */
  const hinting = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    async queryStatus(ref, returnUrl) {
      asked.push(ref)
      return isSilent ? { outcome: 'unknown' } : await provider.queryStatus(ref, returnUrl)
    },
    verifyNotice: (rawBody, headers) =>
      headers.token === 'good' ? JSON.parse(Buffer.from(rawBody).toString()) : 'badSignature',
  })
  const take = (notice: unknown, address = 'corner-store', token = 'good') =>
    openNoticeDoor(deps)(address, new TextEncoder().encode(JSON.stringify(notice)), { token })
  const run = () => runDueJobs(paymentJobs, deps, { until: world.deps.clock.now() })
  const paidCode = async (): Promise<string> => {
    const channel = deps.channels.get('corner-store')
    if (channel === undefined) throw new Error('a channel of the samples is not connected')
    const intent = await openIntent(world.db, deps, {
      borrowerId: who.borrowerId,
      orderId: who.orderId,
      purpose: 'repayment',
      amountMinor: 140_000,
      channel,
      money: String,
      key: null,
    })
    if (isRefusal(intent)) throw new Error(`refused: ${intent.refused}`)
    // The sandbox's own notice is not accepted here.
    await world.sandbox.pay({ payCode: intent.payCode ?? '', delayMinutes: 100_000 })
    return intent.ref
  }

  it('is asked about once for each event, and booked as the provider answers', async () => {
    const ref = await paidCode()
    const statuses = [
      await take({ eventId: `E ${ref}`, askAbout: ref }),
      await take({ eventId: `E ${ref}`, askAbout: ref }),
      // Another address of the same provider, and its name.
      await take({ eventId: `F ${ref}`, askAbout: ref }, 'm-wallet'),
      await take({ eventId: `G ${ref}`, askAbout: ref }, 'sandbox'),
    ]
    expect(statuses.map(({ body }) => body.result)).toEqual([
      'askedAbout',
      'alreadyApplied',
      'askedAbout',
      'askedAbout',
    ])
    expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    await run()
    expect(asked.filter((one) => one === ref)).toHaveLength(3)
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('puts money aside whose reference is not ours, and forgets what the provider does not know', async () => {
    const channel = deps.channels.get('corner-store')
    const made = await channel?.connection.createCode({
      ref: `foreign-${who.orderId}`,
      channel: 'corner-store',
      at: '',
      amountMinor: 5_000,
      currency: 'PHP',
      expiresAt: new Date('2026-08-21T10:00:00Z'),
      returnUrl: '/',
    })
    if (made?.outcome !== 'made') throw new Error('no code')
    await world.sandbox.pay({ payCode: made.payCode ?? '', delayMinutes: 100_000 })
    await take({ eventId: `H ${who.orderId}`, askAbout: `foreign-${who.orderId}` })
    await take({ eventId: `I ${who.orderId}`, askAbout: `nobody-${who.orderId}` })
    await run()
    const rows = await world.db.query<{ state: string; reason: string }>(
      `select state, suspense_reason as reason from payment where reference like '%' || $1`,
      [who.orderId],
    )
    expect(rows).toEqual([{ state: 'suspense', reason: 'referenceIsUnknown' }])
  })

  it('is kept until the provider answers', async () => {
    const ref = await paidCode()
    isSilent = true
    await take({ eventId: `J ${ref}`, askAbout: ref })
    await run()
    expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    isSilent = false
    world.setTime('2026-08-20T10:01:00Z')
    await run()
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('of somebody else is not accepted', async () => {
    expect((await take({ eventId: 'K', askAbout: 'x' }, 'corner-store', 'bad')).status).toBe(401)
    expect((await take({ eventId: 'K', askAbout: 'x' }, 'no-channel')).status).toBe(404)
  })
})
