// Messages that leave: once each, one that is not taken holds up no other; not at night, not against a wish or a cap. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { openWorld } from '../../../../tests/support/paying.ts'
import { internationalPhone } from '../../../core/identity/phone.ts'
import { markets } from '../../../core/market/markets.ts'
import { emptyBatch } from '../../batch/rows.ts'
import { writeBatch } from '../../batch/write-rows.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { LogFields } from '../../ports/log.ts'
import { MessageNotTaken, type SmsSender } from '../../ports/sms.ts'
import { kindOf, type SmsPurpose } from '../wish/purposes.ts'
import { saveWishes } from '../wish/wish-store.ts'
import { deliveriesTo } from './delivery-store.ts'
import { addSms, noteDelivery, smsJobs } from './sms.ts'

const smsPurposes = Object.keys(kindOf) as SmsPurpose[]

onPostgres('messages of one transaction', (database) => {
  it('are handed over once each, also where the provider fails one of them', async () => {
    const world = await openWorld(database(), '2026-08-20T02:00:00Z')
    const handedOver: string[] = []
    let refusals = 2
    const deps = {
      ...world.deps,
      sms: {
        send: ({ text }: { readonly text: string }) => {
          if (text === 'to nobody' && refusals > 0) {
            refusals -= 1
            return Promise.reject(new Error('no such phone'))
          }
          handedOver.push(text)
          return Promise.resolve()
        },
      },
    }
    const texts = [...Array.from({ length: 40 }, (_, index) => `message ${index}`), 'to nobody']
    const writes = emptyBatch()
    for (const text of texts) {
      addSms(writes, deps, { phone: '09170000000', market: markets.standard, purpose: 'receipt', text })
    }
    await world.db.transaction((tx) => writeBatch(tx, writes))
    const [queued] = await world.db.query<{ jobs: number }>(
      `select count(*)::int as jobs from job where topic = 'sendMessages'`,
    )
    expect(queued?.jobs).toBe(3)
    await runDueJobs(smsJobs, deps)
    expect(handedOver.toSorted()).toEqual(texts.slice(0, 40).toSorted())
    for (let minute = 0; minute < 60; minute += 10) {
      world.setTime(`2026-08-20T03:${String(minute).padStart(2, '0')}:00Z`)
      await runDueJobs(smsJobs, deps)
    }
    expect(handedOver.toSorted()).toEqual(texts.toSorted())
    world.close()
  })

  it('wait for a provider that is unreachable for a day, are not given up, and no expired code is sent', async () => {
    const world = await openWorld(database(), '2026-08-20T02:00:00Z')
    const handedOver: string[] = []
    const warned: string[] = []
    let isAway = true
    const deps = {
      ...world.deps,
      log: { ...world.deps.log, warn: (_fields: LogFields, words: string) => void warned.push(words) },
      sms: {
        async send({ text }: { readonly text: string }) {
          if (isAway) throw new MessageNotTaken('the SMS provider answered 503')
          handedOver.push(text)
        },
      },
    }
    const writes = emptyBatch()
    for (const purpose of ['login', 'loan'] as const)
      addSms(writes, deps, { phone: '09170000009', market: markets.standard, purpose, text: purpose })
    await world.db.transaction((tx) => writeBatch(tx, writes))
    for (let quarter = 0; quarter < 96; quarter += 1) {
      world.setTime(new Date(Date.parse('2026-08-20T02:00:00Z') + quarter * 900_000).toISOString())
      await runDueJobs(smsJobs, deps)
    }
    isAway = false
    world.setTime('2026-08-21T04:00:00Z')
    await runDueJobs(smsJobs, deps)
    expect(handedOver).toEqual(['loan'])
    // Once for each of the two jobs.
    expect(warned).toEqual(['job is tried again later', 'job is tried again later'])
    const ended = await world.db.query(
      `select purpose, state, body from sms_message where phone = '09170000009' order by purpose`,
    )
    expect(ended).toMatchObject([
      { purpose: 'loan', state: 'sent' },
      { purpose: 'login', state: 'failed', body: '' },
    ])
    const given = await world.db.query(`select id from job where topic = 'sendMessages' and dead_at is not null`)
    expect(given).toEqual([])
    world.close()
  })

  it('that come late, into the night, wait for the morning; codes do not', async () => {
    const world = await openWorld(database(), '2026-08-20T02:00:00Z')
    const handedOver: string[] = []
    const deps = { ...world.deps, sms: { send: async ({ text }: { text: string }) => void handedOver.push(text) } }
    for (const [purpose, at] of [
      ['receipt', '2026-08-20T02:00:00Z'],
      ['login', '2026-08-20T14:25:00Z'],
    ] as const) {
      world.setTime(at)
      const writes = emptyBatch()
      addSms(writes, deps, { phone: '09170000000', market: markets.standard, purpose, text: purpose })
      await world.db.transaction((tx) => writeBatch(tx, writes))
    }
    // Ten in the evening in Manila: the worker was away.
    world.setTime('2026-08-20T14:30:00Z')
    await runDueJobs(smsJobs, deps)
    await runDueJobs(smsJobs, deps)
    expect(handedOver).toEqual(['login'])
    world.setTime('2026-08-20T22:00:00Z')
    await runDueJobs(smsJobs, deps)
    await runDueJobs(smsJobs, deps)
    expect(handedOver).toEqual(['login', 'receipt'])
    world.close()
  })

  it('are known to be at a provider when the process ends before its answer', async () => {
    const world = await openWorld(database(), '2026-08-20T02:00:00Z')
    const tries: (string | null)[] = []
    const sms: SmsSender = {
      async send(_sms, { mayBeAt, begin, nobodyHasIt }) {
        tries.push(mayBeAt)
        await begin('one')
        if (tries.length === 2) await nobodyHasIt()
        if (tries.length < 4) throw new Error('the process has ended')
      },
    }
    const deps = { ...world.deps, sms }
    const writes = emptyBatch()
    addSms(writes, deps, { phone: '09170000000', market: markets.standard, purpose: 'phoneChanged', text: 'a word' })
    await world.db.transaction((tx) => writeBatch(tx, writes))
    for (const minute of ['00', '10', '20', '30', '40']) {
      world.setTime(`2026-08-20T03:${minute}:00Z`)
      await runDueJobs(smsJobs, deps)
    }
    expect(tries).toEqual([null, 'one', null, 'one'])
    world.close()
  })
})

onPostgres('a message in its turn', (database) => {
  // A borrower of its own for each test: the database is that of the file.
  let count = 0
  let borrower: { readonly id: string; readonly phone: string }
  let world: Awaited<ReturnType<typeof openWorld>>
  let handedOver: string[]
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T02:00:00Z')
    handedOver = []
    count += 1
    borrower = { id: `b-wishes-${count}`, phone: `917000010${count}` }
    await world.db.execute(
      `insert into borrower (id, market, phone, language, known_to_host, created_at) values ($1, 'standard', $2, 'en', false, $3)`,
      [borrower.id, borrower.phone, world.deps.clock.now()],
    )
  })
  afterEach(() => world.close())

  const deps = () => ({
    ...world.deps,
    sms: { send: async ({ text }: { readonly text: string }) => void handedOver.push(text) },
  })
  async function write(purposes: readonly SmsPurpose[], about: string | null = null) {
    const writes = emptyBatch()
    for (const purpose of purposes)
      addSms(writes, deps(), { phone: borrower.phone, market: markets.standard, purpose, text: purpose, about })
    await world.db.transaction((tx) => writeBatch(tx, writes))
  }
  const number = () => internationalPhone(borrower.phone, markets.standard.phone)
  const send = () => runDueJobs(smsJobs, deps())
  const states = () =>
    world.db.query<{ purpose: SmsPurpose; state: string; why: string | null }>(
      `select purpose, state, stopped_because as why from sms_message where phone = $1 order by created_at, purpose, state`,
      [borrower.phone],
    )

  it('does not leave where the borrower has turned it off since it was written; what is always sent leaves', async () => {
    await write(smsPurposes)
    await saveWishes(
      world.db,
      borrower.id,
      { receipts: false, reminders: false },
      { now: world.deps.clock.now(), channel: 'sms' },
    )
    await send()
    const turnedOff = ['receipt', 'reminder']
    expect(handedOver.toSorted()).toEqual(smsPurposes.filter((purpose) => !turnedOff.includes(purpose)).toSorted())
    const stopped = (await states()).filter(({ state }) => state === 'stopped')
    expect(stopped).toEqual(turnedOff.map((purpose) => ({ purpose, state: 'stopped', why: 'unwanted' })))
    // Stopped is the end: turning it on again brings back nothing of it.
    await saveWishes(world.db, borrower.id, { receipts: true }, { now: world.deps.clock.now(), channel: 'sms' })
    await send()
    expect(handedOver).not.toContain('receipt')
    await write(['receipt'])
    await send()
    expect(handedOver).toContain('receipt')
  })

  it('does not leave against the cap of the market, whether they come together or days apart', async () => {
    await write(['reminder', 'reminder', 'reminder', 'payout'])
    await send()
    expect(handedOver.toSorted()).toEqual(['payout', 'reminder', 'reminder'])
    world.setTime('2026-08-21T03:00:00Z')
    await write(['reminder'])
    await send()
    world.setTime('2026-08-22T04:00:00Z')
    await write(['reminder'])
    await send()
    expect(handedOver.filter((text) => text === 'reminder')).toHaveLength(3)
    world.setTime('2026-08-28T05:00:00Z')
    await write(['reminder'])
    await send()
    expect(handedOver.filter((text) => text === 'reminder')).toHaveLength(4)
    const why = (await states()).filter(({ purpose }) => purpose === 'reminder').map((row) => row.why)
    expect(why).toEqual([null, null, 'tooMany', null, 'tooMany', null])
  })

  it('that a provider may have received is followed to its end, also where messages were turned off since', async () => {
    await write(['receipt'])
    await world.db.execute(`update sms_message set handed_to = 'one' where phone = $1`, [borrower.phone])
    await saveWishes(world.db, borrower.id, { receipts: false }, { now: world.deps.clock.now(), channel: 'sms' })
    await send()
    expect(await states()).toEqual([{ purpose: 'receipt', state: 'sent', why: null }])
  })

  it('tells the inbox what became of the last text about a line', async () => {
    await write(['receipt'], 'event-1')
    expect(await deliveriesTo(world.db, number())).toEqual(
      new Map([['event-1', { delivery: 'waiting', byPhone: false }]]),
    )
    await send()
    const [sent] = await world.db.query<{ id: string }>('select id from sms_message where phone = $1', [borrower.phone])
    await noteDelivery(world.db, sent?.id ?? '', 'undelivered', 'gone')
    expect(await deliveriesTo(world.db, number())).toEqual(
      new Map([['event-1', { delivery: 'undelivered', byPhone: false }]]),
    )
    world.setTime('2026-08-20T03:00:00Z')
    await write(['receipt'], 'event-1')
    await send()
    expect(await deliveriesTo(world.db, number())).toEqual(new Map([['event-1', { delivery: 'sent', byPhone: false }]]))
    expect(await deliveriesTo(world.db, '+999')).toEqual(new Map())
  })
})
