// Messages that leave together: one that the provider does not take holds up no other, and each is handed over once.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { openWorld } from '../../../tests/support/paying.ts'
import { markets } from '../../core/market/markets.ts'
import type { SmsSender } from '../adapters/sms-sender.ts'
import { emptyBatch } from '../batch/rows.ts'
import { writeBatch } from '../batch/write-rows.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { addSms, smsJobs } from './sms.ts'

onBothEngines('messages of one transaction', (database) => {
  it('are handed over once each, whatever the provider makes of one of them', async () => {
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

  it('that come late, into the night, wait for the morning; codes do not', async () => {
    const world = await openWorld(database(), '2026-08-20T02:00:00Z')
    const handedOver: string[] = []
    const deps = { ...world.deps, sms: { send: async ({ text }: { text: string }) => void handedOver.push(text) } }
    const writes = emptyBatch()
    for (const purpose of ['receipt', 'login'] as const)
      addSms(writes, deps, { phone: '09170000000', market: markets.standard, purpose, text: purpose })
    await world.db.transaction((tx) => writeBatch(tx, writes))
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
    addSms(writes, deps, { phone: '09170000000', market: markets.standard, purpose: 'login', text: 'a code' })
    await world.db.transaction((tx) => writeBatch(tx, writes))
    for (const minute of ['00', '10', '20', '30', '40']) {
      world.setTime(`2026-08-20T03:${minute}:00Z`)
      await runDueJobs(smsJobs, deps)
    }
    expect(tries).toEqual([null, 'one', null, 'one'])
    world.close()
  })
})
