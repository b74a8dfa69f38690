// The metrics: requests by route, and log lines that an operator should look at.

import { describe, expect, it } from 'vitest'
import { createLog } from '../adapters/pino/log.ts'
import { alarmKinds, countedLog, createMetrics, type SuspenseState } from './metrics.ts'

describe('the log', () => {
  it('have by how much suspense differs from the work list, by currency', async () => {
    const metrics = createMetrics()
    const lines = async (suspense: readonly SuspenseState[]) =>
      (await metrics.text({ queue: [], suspense }))
        .split('\n')
        .filter((line) => line.startsWith('candor_suspense_difference'))
    expect(await lines([{ currency: 'PHP', ledgerMinor: -500, listedMinor: -700 }])).toEqual([
      'candor_suspense_difference{currency="PHP"} 200',
    ])
    expect(await lines([])).toEqual([])
  })

  it('has its warnings and errors counted by their sentence, written or not, and never what stands beside it', async () => {
    const metrics = createMetrics()
    const lines: string[] = []
    const log = countedLog(createLog('error', { write: (line: string) => void lines.push(line) }), metrics)
    log.info({ count: 1 }, 'products stored')
    log.warn({ topic: 'payOut', jobId: 7 }, 'job failed')
    log.warn({ topic: 'payOut', jobId: 8 }, 'job failed')
    log.error({ topic: 'payOut', jobId: 8, attempts: 8 }, 'job was given up')
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['job was given up'])
    const events = (await metrics.text({ queue: [] }))
      .split('\n')
      .filter((line) => line.startsWith('candor_events_total'))
    expect(events).toEqual([
      'candor_events_total{name="job failed"} 2',
      'candor_events_total{name="job was given up"} 1',
    ])
  })
})

describe('an alarm', () => {
  it('is counted by its kind, from 0, when it is a warning or an error', async () => {
    const metrics = createMetrics()
    const log = countedLog(createLog('silent'), metrics)
    const counted = async () =>
      (await metrics.text({ queue: [] })).split('\n').filter((line) => line.startsWith('candor_alarms_total'))
    expect(await counted()).toEqual(alarmKinds.map((kind) => `candor_alarms_total{kind="${kind}"} 0`))
    log.error({ kind: 'ledgerAlert' }, 'a seal does not hold')
    log.info({ kind: 'providerAlert' }, 'a provider answers again')
    log.warn({ kind: 'another' }, 'no alarm')
    expect((await counted()).filter((line) => !line.endsWith(' 0'))).toEqual([
      'candor_alarms_total{kind="ledgerAlert"} 1',
    ])
  })
})

describe('the work list of the desk', () => {
  it('is told by kind as it is now: what waits, what of it is soon due, and what is over time', async () => {
    const metrics = createMetrics()
    await metrics.text({ queue: [], work: [{ kind: 'suspense', waiting: 1, soon: 0, over: 0 }] })
    const text = await metrics.text({ queue: [], work: [{ kind: 'case', waiting: 3, soon: 2, over: 1 }] })
    expect(text.split('\n').filter((line) => line.startsWith('candor_desk_work'))).toEqual([
      'candor_desk_work{kind="case",state="waiting"} 3',
      'candor_desk_work{kind="case",state="soon"} 2',
      'candor_desk_work{kind="case",state="over"} 1',
    ])
  })
})

describe('the queue of jobs', () => {
  it('is told by topic as it is now: what waits, what of it is due, and what was given up', async () => {
    const metrics = createMetrics()
    await metrics.text({ queue: [{ topic: 'payOut', waiting: 1, due: 1, dead: 0 }] })
    const text = await metrics.text({ queue: [{ topic: 'sendMessages', waiting: 3, due: 2, dead: 1 }] })
    expect(text.split('\n').filter((line) => line.startsWith('candor_jobs'))).toEqual([
      'candor_jobs{topic="sendMessages",state="waiting"} 3',
      'candor_jobs{topic="sendMessages",state="due"} 2',
      'candor_jobs{topic="sendMessages",state="dead"} 1',
    ])
  })
})
