// Events for the lender's own systems: written with what they tell of, sent in order, again for three days, then parked.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { openWorld } from '../../../tests/support/paying.ts'
import { type WebhookType, webhookBody, webhookMaxBytes } from '../../contracts/webhook.ts'
import { addDays, date } from '../../core/calendar-date.ts'
import { recordEvent } from '../account/loan/loan-store.ts'
import { forgettingJobs } from '../jobs/forget-old.ts'
import { endLeases } from '../jobs/queue.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { closeDay } from '../order/day/close-day.ts'
import type { OutgoingWebhook, WebhookAnswer } from '../ports/webhook-sender.ts'
import { queueWebhook } from './add-webhook.ts'
import { endedWebhooks, webhookJobs } from './jobs.ts'
import { sendWebhook } from './send-webhook.ts'
import { findWebhook, listWebhookRows, parkedWebhooks, sendAnew } from './webhook-store.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const taken: WebhookAnswer = { outcome: 'taken' }
const failed: WebhookAnswer = { outcome: 'failed', why: 'status 503' }

onPostgres('events for the lender’s own systems', (database) => {
  let world: Awaited<ReturnType<typeof openWorld>>
  let sent: OutgoingWebhook[]
  let answer: (event: OutgoingWebhook) => WebhookAnswer | Promise<WebhookAnswer>
  let now: Date
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T02:00:00Z')
    now = new Date('2026-08-20T02:00:00Z')
    ;[sent, answer] = [[], () => taken]
    Object.assign(world.deps, {
      webhooks: {
        send: async (event: OutgoingWebhook) => {
          sent.push(event)
          return await answer(event)
        },
      },
    })
  })
  afterEach(async () => {
    await world.db.execute('delete from webhook_event')
    await world.db.execute('delete from job')
    await world.close()
  })

  /** The close of a day compares the clock of the machine with that of the database. */
  const withTrueMachine = () => ({ ...world.deps, clock: { ...world.deps.clock, machineNow: () => new Date() } })
  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms)
    world.setTime(now.toISOString())
  }
  const send = () => runDueJobs(webhookJobs, world.deps)
  /** An event about a subject, in a transaction of its own. */
  const happens = (subject: string, caseId: string) =>
    world.db.transaction((tx) =>
      queueWebhook(tx, world.deps, 'case.opened', {
        ...{ caseId, caseNumber: 'C1', userId: 'b1', orderId: subject },
        ...{ kind: 'repayment', answerBy: null },
      }),
    )
  const ofCase = ({ body }: OutgoingWebhook): string => JSON.parse(body).data.caseId
  const rows = async () =>
    (await listWebhookRows(world.db, { state: null, subject: null, before: null, limit: 200 })).reverse()
  const pay = (orderId: string, amountMinor: number, key: string, valueDate = '2026-08-20') =>
    world.db.transaction((tx) =>
      recordEvent(tx, world.deps, {
        orderId,
        event: { kind: 'payment', valueDate: date(valueDate), amountMinor },
        sourceKey: key,
      }),
    )

  it('tell the life of a loan in the order in which it happened, by their schemas, without anything of a person', async () => {
    const who = await world.borrowerWithLoan(date('2026-08-20'))
    const lastDay = date('2026-09-30')
    for (let day = date('2026-08-21'); day <= lastDay; day = addDays(day, 1)) {
      later(dayMs)
      await closeDay(withTrueMachine(), 'standard', day)
    }
    const [loan] = await world.db.query<{ terms: { principalMinor: number } }>(
      'select terms from loan_order where id = $1',
      [who.orderId],
    )
    await pay(who.orderId, 100, 'bank:T-1', lastDay)
    await world.db.transaction((tx) =>
      recordEvent(tx, world.deps, {
        orderId: who.orderId,
        event: { kind: 'reversal', valueDate: lastDay, paymentId: 'bank:T-1' },
        sourceKey: 'bank:T-1:back',
      }),
    )
    await pay(who.orderId, 10 * (loan?.terms.principalMinor ?? 0), 'bank:T-2', lastDay)
    await send()
    const types = sent.map(({ body }) => JSON.parse(body).type as WebhookType)
    expect(types).toEqual([
      ...['loan.disbursed', 'loan.due', 'loan.late'],
      ...['payment.posted', 'payment.reversed', 'payment.posted', 'loan.settled'],
    ])
    for (const { body } of sent) {
      const said = JSON.parse(body)
      expect(webhookBody(said.type).parse(said)).toEqual(said)
      expect(said.data).toMatchObject({ orderId: who.orderId, userId: who.borrowerId, currency: 'PHP' })
      for (const personal of [who.phone, 'Ana', 'Reyes']) expect(body).not.toContain(personal)
    }
    expect(JSON.parse(sent.at(-1)?.body ?? '').data).toMatchObject({ status: 'settled', settledOn: lastDay })
    // The same money heard of twice is one event.
    await pay(who.orderId, 100, 'bank:T-1', lastDay)
    await send()
    expect(sent).toHaveLength(7)
  })

  it('are stored with what they tell of or not at all, and none without a receiver', async () => {
    const who = await world.borrowerWithLoan(date('2026-08-20'))
    const before = (await rows()).length
    await expect(
      world.db.transaction(async (tx) => {
        await recordEvent(tx, world.deps, {
          orderId: who.orderId,
          event: { kind: 'payment', valueDate: date('2026-08-20'), amountMinor: 5 },
          sourceKey: 'bank:T-9',
        })
        throw new Error('the power goes out')
      }),
    ).rejects.toThrow('the power goes out')
    expect(await rows()).toHaveLength(before)
    Object.assign(world.deps, { webhooks: null })
    await pay(who.orderId, 5, 'bank:T-9')
    expect(await rows()).toHaveLength(before)
  })

  it('are not lost by a process that is killed between the commit and the call, nor after it', async () => {
    await happens('L1', 'before the call')
    answer = () => {
      throw new Error('killed')
    }
    await send()
    expect(sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    answer = () => taken
    // The next start finds the job at once, and the event still with the killed attempt: it is not forgotten for that.
    await world.db.execute('update job set run_at = $1', [now])
    await endLeases(world.db)
    await send()
    expect(sent).toHaveLength(1)
    later(minuteMs)
    await send()
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
    expect(await rows()).toMatchObject([{ state: 'taken', attempts: 1 }])
    // The job runs once more, as after a kill between the note and the end of the job: nothing leaves.
    await sendWebhook(world.deps, sent[0]?.id ?? '')
    expect(sent).toHaveLength(2)
  })

  it('are with one attempt at a time: a second job sends nothing meanwhile', async () => {
    await happens('L1', '1')
    answer = async ({ id }) => {
      if (sent.length === 1) await sendWebhook(world.deps, id)
      return taken
    }
    await send()
    expect(sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'taken', attempts: 1 }])
  })

  it('of one loan wait for the one that is not taken, while those of another leave', async () => {
    for (const caseId of ['1', '2', '3']) await happens('L1', caseId)
    await happens('L2', 'other')
    answer = (event) => (ofCase(event) === '1' ? failed : taken)
    await send()
    expect(sent.map(ofCase).toSorted()).toEqual(['1', 'other'])
    answer = () => taken
    later(minuteMs)
    await send()
    expect(sent.slice(2).map(ofCase)).toEqual(['1', '2', '3'])
  })

  it('are sent again with longer pauses for three days, then parked with an alarm, and the next one has its turn', async () => {
    await happens('L1', '1')
    answer = () => failed
    await send()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, lastFailure: 'status 503' }])
    expect((await rows())[0]?.nextTryAt).toEqual(new Date(now.getTime() + 10_000))
    later(9_000)
    await send()
    expect(sent).toHaveLength(1)
    for (let hour = 0; hour < 71; hour += 1) {
      later(60 * minuteMs)
      await send()
    }
    await happens('L1', '2')
    expect((await rows())[0]?.state).toBe('waiting')
    const tries = sent.length
    expect(tries).toBeGreaterThan(60)
    expect(world.alerts.filter((line) => line.includes('webhookAlert'))).toEqual([])
    answer = (event) => (ofCase(event) === '1' ? failed : taken)
    later(2 * 60 * minuteMs)
    await send()
    expect(await rows()).toMatchObject([{ state: 'parked', lastFailure: 'status 503' }, { state: 'taken' }])
    const [alarm = '{}'] = world.alerts.filter((line) => line.includes('webhookAlert'))
    expect(JSON.parse(alarm)).toMatchObject({ kind: 'webhookAlert', eventId: sent[0]?.id, reason: 'status 503' })
    later(10 * dayMs)
    await send()
    expect(sent.slice(tries).map(ofCase)).toEqual(['1', '2'])
  })

  it('wait while the receiver rests, longer each time', async () => {
    await happens('L1', '1')
    answer = () => ({ outcome: 'resting' })
    await send()
    const waits = async () => ((await rows())[0]?.nextTryAt?.getTime() ?? 0) - now.getTime()
    expect(await rows()).toMatchObject([{ state: 'waiting', lastFailure: 'theReceiverRests' }])
    expect(await waits()).toBe(30_000)
    for (const pause of [30_000, 40_000, 80_000]) {
      later(await waits())
      await send()
      expect(await waits()).toBe(pause)
    }
    answer = () => taken
    later(80_000)
    await send()
    expect(await rows()).toMatchObject([{ state: 'taken', lastFailure: null }])
  })

  it('that were parked or taken are sent anew under their number, before those that wait', async () => {
    await happens('L1', '1')
    answer = () => failed
    await send()
    later(4 * dayMs)
    await send()
    expect(await parkedWebhooks(world.db, 10)).toEqual([sent[0]?.id])
    answer = () => taken
    const anew = () => world.db.transaction((tx) => sendAnew(tx, [sent[0]?.id ?? ''], now))
    expect([await anew(), await anew()]).toEqual([1, 0])
    await happens('L1', '2')
    await send()
    expect(sent.slice(-2).map(ofCase)).toEqual(['1', '2'])
    expect(sent.at(-2)).toMatchObject({ id: sent[0]?.id, body: sent[0]?.body })
    expect(await findWebhook(world.db, sent[0]?.id ?? '')).toMatchObject({ state: 'taken', sentAnew: 1, attempts: 1 })
    expect(await anew()).toBe(1)
    await send()
    expect(sent.map(ofCase).at(-1)).toBe('1')
  })

  it('that are too large never leave, and what they tell of is stored nevertheless', async () => {
    await happens('L1', 'x'.repeat(webhookMaxBytes))
    await happens('L1', '2')
    await send()
    expect(sent.map(ofCase)).toEqual(['2'])
    expect(await rows()).toMatchObject([{ state: 'parked', lastFailure: 'tooLarge' }, { state: 'taken' }])
    expect(world.alerts.filter((line) => line.includes('too large'))).toHaveLength(1)
    expect(await parkedWebhooks(world.db, 10)).toEqual([])
    const [large] = await rows()
    expect(await world.db.transaction((tx) => sendAnew(tx, [large?.id ?? ''], now))).toBe(0)
  })

  it('are forgotten 90 days after their end; what waits stays', async () => {
    await happens('L1', '1')
    await send()
    later(80 * dayMs)
    await happens('L2', '2')
    const forget = async () => {
      const job = { id: 0, topic: 'forgetOld', key: null, payload: {}, runAt: now, attempt: 1 }
      const [handler] = Object.values(forgettingJobs([endedWebhooks]))
      if (handler?.kind === 'outside') await handler.run(job, world.deps, { renew: async () => {} })
      return (await rows()).map(({ subject }) => subject)
    }
    expect(await forget()).toEqual(['L1', 'L2'])
    later(11 * dayMs)
    expect(await forget()).toEqual(['L2'])
    later(200 * dayMs)
    expect(await forget()).toEqual(['L2'])
  })

  it('of one loan that happen at many places at once all leave, one at a time and each once', async () => {
    const count = 40
    let running = 0
    answer = async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return taken
    }
    const workers = Array.from({ length: 6 }, async () => {
      for (let round = 0; round < 30; round += 1) await send()
    })
    const writers = Array.from({ length: count }, (_, index) => happens('L1', String(index)))
    await Promise.all([...writers, ...workers])
    await send()
    const stored = await rows()
    expect(stored.filter(({ state }) => state !== 'taken')).toEqual([])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(count)
    expect(stored).toHaveLength(count)
  })
})
