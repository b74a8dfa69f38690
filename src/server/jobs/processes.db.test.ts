// Several processes on one database, each an instance with a clock of its own: as safe as one, and exact to within a heartbeat.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { createBreaker } from '../adapters/http/breaker.ts'
import type { OutgoingAnswer } from '../adapters/http/outgoing-call.ts'
import { notePublication } from '../db/published.ts'
import { callsPerMinute, strangersPerMinute } from '../http/call-limits.ts'
import { createGate } from '../http/limits.ts'
import { restMs } from '../ports/breaker.ts'
import { type Processes, type ProcessMeans, watchProcesses } from './processes.ts'
import { claimJobs, enqueue } from './queue.ts'

const silentMs = 10_000

const failuresUntilRest = 5

const start = new Date('2026-11-20T08:00:00Z')

onPostgres('processes', (database) => {
  let nowMs: number
  let logged: string[]
  beforeEach(() => {
    nowMs = 1_000_000
    logged = []
  })
  afterEach(() => database().execute('delete from process'))

  const said = (fields: object, message: string) => void logged.push(`${JSON.stringify(fields)} ${message}`)
  function watched(
    id: string,
    changes: Partial<ProcessMeans> & { role?: 'all' | 'web' | 'worker'; files?: string } = {},
  ) {
    const { role = 'all', files = 'folder a', ...means } = changes
    return watchProcesses({
      db: database(),
      own: { id, role, files },
      isDemo: false,
      takenOverAtOnce: ['money'],
      clock: { machineNow: () => new Date() },
      log: { info: said, warn: said, error: said },
      nowMs: () => nowMs,
      pause: async () => {},
      ...means,
    })
  }
  async function joined(...ids: string[]): Promise<Processes[]> {
    const all = ids.map((id) => watched(id))
    for (const one of all) await one.join()
    await beatAll(all)
    return all
  }
  async function beatAll(all: readonly Processes[]): Promise<void> {
    for (const one of all) await one.beat()
  }
  /** As if `id` had not been heard of for so long. */
  const silence = (id: string, ms: number) =>
    database().execute('update process set seen_at = seen_at - make_interval(secs => $2) where id = $1', [
      id,
      ms / 1000,
    ])

  it('share each limit a minute, and have the share of one that ends', async () => {
    const all = await joined('a', 'b', 'c')
    const gates = all.map((one) => createGate(() => one.shares()))
    async function letIn(times: number, who: string, isStranger: boolean): Promise<number> {
      let count = 0
      for (const gate of gates)
        for (let n = 0; n < times; n += 1) {
          const admission = await gate.enter('outcome', { who: isStranger ? `${who}${n}` : who, isStranger })
          if (admission.admitted) admission.leave()
          count += admission.admitted ? 1 : 0
        }
      return count
    }
    expect(await letIn(callsPerMinute.outcome, 'b1', false)).toBe(callsPerMinute.outcome)
    expect(await letIn(700, 'address', true)).toBe(strangersPerMinute.outcome)
    await all[2]?.leave()
    await beatAll(all.slice(0, 2))
    expect(all.slice(0, 2).map((one) => one.shares())).toEqual([2, 2])
  })

  it('leave out a process without a heartbeat, which then allows less and keeps no pages until it is back', async () => {
    const [a, b] = (await joined('a', 'b')) as [Processes, Processes]
    nowMs += silentMs
    expect([a.shares(), a.mayKeepPages(), a.speaksForAll()]).toEqual([20, false, false])
    await silence('a', silentMs)
    await b.beat()
    expect([b.shares(), b.speaksForAll()]).toEqual([1, true])
    await a.beat()
    await b.beat()
    expect([a.shares(), b.shares(), a.mayKeepPages()]).toEqual([2, 2, true])
  })

  it('let one of them speak for all, and the next when it ends', async () => {
    const all = await joined('a', 'b', 'c')
    const speakers = () => all.map((one) => one.speaksForAll())
    expect(speakers()).toEqual([true, false, false])
    await all[0]?.leave()
    await beatAll(all.slice(1))
    expect(speakers().slice(1)).toEqual([true, false])
  })

  it('forget the pages that they keep when a product has changed', async () => {
    const all = await joined('a', 'b')
    const forgot: string[] = []
    all.forEach((one, n) => {
      one.whenPublished(() => forgot.push(`process ${n}`))
    })
    await beatAll(all)
    expect(forgot).toEqual([])
    await notePublication(database())
    await beatAll(all)
    expect(forgot).toEqual(['process 0', 'process 1'])
  })

  it('count the failures of a provider together, and rest together', async () => {
    const all = await joined('a', 'b', 'c')
    const lost: OutgoingAnswer = { outcome: 'lost', why: 'no answer in time' }
    const good: OutgoingAnswer = { outcome: 'answered', status: 200, body: '{}' }
    let sent = 0
    const turns: string[] = []
    const breakers = all.map((one, n) =>
      createBreaker({
        nowMs: () => nowMs,
        onChange: (state) => turns.push(`${n} ${state}`),
        join: (own) => one.joinBreaker('lender bank', own),
      }),
    )
    async function callEverywhere(answer: OutgoingAnswer): Promise<void> {
      for (const breaker of breakers) {
        await breaker.pass(async () => {
          sent += 1
          return answer
        })
        await beatAll(all)
      }
    }
    for (let n = 0; n < 4; n += 1) await callEverywhere(lost)
    expect(sent).toBe(failuresUntilRest)
    expect(turns).toEqual(['1 resting'])
    expect(breakers.map((breaker) => breaker.isResting())).toEqual([true, true, true])
    // The one that found it out tries first; the others go on with it.
    nowMs += restMs
    await beatAll(all)
    await callEverywhere(good)
    expect(turns).toEqual(['1 resting', '1 answering'])
    expect(sent).toBe(failuresUntilRest + 2)
    nowMs += 3_000
    await callEverywhere(good)
    expect(sent).toBe(failuresUntilRest + 5)
  })

  it('take over the jobs of one that was killed, but for those that wait for their lease', async () => {
    const [, b] = (await joined('a', 'b')) as [Processes, Processes]
    for (const topic of ['money', 'messages'])
      await enqueue(database(), { topic, key: null, payload: {}, runAt: start })
    const claim = (process: string) => claimJobs(database(), ['money', 'messages'], start, 10, process)
    expect(await claim('a')).toHaveLength(2)
    await silence('a', silentMs - 1_000)
    await b.beat()
    expect(await claim('b')).toEqual([])
    await silence('a', 1_000)
    await b.beat()
    expect((await claim('b')).map(({ topic, attempt }) => `${topic} ${attempt}`)).toEqual(['money 2'])
    expect(logged.filter((line) => line.includes('its jobs are taken over'))).toHaveLength(1)
    await database().execute('delete from job')
  })

  describe('are refused at the start', () => {
    it('beside one that keeps its files elsewhere, unless that one was killed', async () => {
      const a = watched('a')
      await a.join()
      await expect(watched('b', { files: 'folder b', pause: () => a.beat() }).join()).rejects.toThrow(
        /keeps uploaded pictures in another place/,
      )
      await a.beat()
      expect(a.shares()).toBe(1)
      const pause = () => silence('a', 3_000).then(() => {})
      await watched('c', { files: 'folder b', pause }).join()
      await expect(watched('d', { files: 'folder b' }).join()).resolves.toBeUndefined()
    })

    it('beside another demo', async () => {
      const a = watched('a', { isDemo: true })
      const b = watched('b', { isDemo: true, pause: () => a.beat() })
      await a.join()
      await expect(b.join()).rejects.toThrow('Another demo runs on this database.')
      await a.beat()
      expect(a.shares()).toBe(1)
    })
  })

  it('tell a clock that is behind, whose process counts as any other', async () => {
    const behind = watched('a', { clock: { machineNow: () => new Date(Date.now() - 3_600_000) } })
    await behind.join()
    const [b] = await joined('b')
    await behind.beat()
    expect([behind.shares(), b?.shares()]).toEqual([2, 2])
    expect(logged.filter((line) => line.includes('clock of this machine differs'))).toHaveLength(1)
    expect(logged.find((line) => line.includes('clock of this machine'))).toContain('"skewSeconds":-3600')
  })

  it('say once that none of them does jobs', async () => {
    const web = watched('a', { role: 'web' })
    await web.join()
    nowMs += 60_000
    await web.beat()
    await web.beat()
    expect(logged.filter((line) => line.includes('no process does the jobs'))).toHaveLength(1)
    const worker = watched('b', { role: 'worker' })
    await worker.join()
    nowMs += 60_000
    await beatAll([worker, web])
    expect([...web.living()]).toEqual([
      ['web', 1],
      ['worker', 1],
    ])
    expect(logged.filter((line) => line.includes('no process does the jobs'))).toHaveLength(1)
  })
})
