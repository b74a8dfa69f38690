// The metrics: requests by route, and log lines that an operator should look at.

import { describe, expect, it } from 'vitest'
import { createLog } from '../adapters/pino/log.ts'
import { alarmKinds } from './alarm-kinds.ts'
import type { SharedState } from './gauges.ts'
import { countedLog, createMetrics } from './metrics.ts'

describe('the log', () => {
  it('have by how much suspense differs from the work list, by currency', async () => {
    const metrics = createMetrics()
    const lines = async (suspense: SharedState['suspense'] & object) =>
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
    await metrics.text({ queue: [{ topic: 'payOut', waiting: 1, due: 1, dead: 0, oldestSeconds: 0 }] })
    const text = await metrics.text({
      queue: [{ topic: 'sendMessages', waiting: 3, due: 2, dead: 1, oldestSeconds: 61 }],
    })
    expect(text.split('\n').filter((line) => line.startsWith('candor_jobs'))).toEqual([
      'candor_jobs{topic="sendMessages",state="waiting"} 3',
      'candor_jobs{topic="sendMessages",state="due"} 2',
      'candor_jobs{topic="sendMessages",state="dead"} 1',
    ])
    expect(text).toContain('\ncandor_job_oldest_due_seconds{topic="sendMessages"} 61\n')
  })
})

describe('the figures of an operator', () => {
  const figures = {
    money: [
      { direction: 'in', by: 'gcash', currency: 'PHP', amountMinor: 50_000, count: 2 },
      { direction: 'out', by: 'xendit', currency: 'PHP', amountMinor: 475_000, count: 1 },
    ],
    logins: [{ kind: 'web', count: 3 }],
    codes: [{ purpose: 'login', state: 'sent', count: 4 }],
    loans: [{ market: 'philippines', bucket: 'current', count: 9 }],
    suspense: [{ currency: 'PHP', amountMinor: 700 }],
    unsealedSeconds: 3600,
  } as const

  it('are told by the process that speaks for all, and by no other', async () => {
    const metrics = createMetrics()
    const told = (text: string) => text.split('\n').filter((line) => !line.startsWith('#'))
    expect(told(await metrics.text({ queue: [], figures }))).toEqual(
      expect.arrayContaining([
        'candor_money_hour_minor{direction="in",by="gcash",currency="PHP"} 50000',
        'candor_money_hour_minor{direction="out",by="xendit",currency="PHP"} 475000',
        'candor_money_hour_count{direction="in",by="gcash",currency="PHP"} 2',
        'candor_logins_hour{kind="web"} 3',
        'candor_codes_hour{purpose="login",state="sent"} 4',
        'candor_loans{market="philippines",bucket="current"} 9',
        'candor_suspense_minor{currency="PHP"} 700',
        'candor_ledger_unsealed_seconds 3600',
      ]),
    )
    const others = told(await metrics.text({ queue: [] }))
    expect(others.filter((line) => /^candor_(money|logins|codes|loans|suspense)/.test(line))).toEqual([])
    expect(others).toContain('candor_ledger_unsealed_seconds Nan')
  })

  it('say in their help how several processes are added up', async () => {
    const text = await createMetrics().text({ queue: [], figures })
    for (const name of ['jobs', 'money_hour_minor', 'loans', 'ledger_unsealed_seconds', 'processes'])
      expect(text).toMatch(new RegExp(`^# HELP candor_${name} .*take max\\(\\) over processes\\.$`, 'm'))
  })

  it('have the calls to each provider by how they ended, and the connections of this process', async () => {
    const metrics = createMetrics()
    metrics.providerCall('xendit', 'answered', 300)
    metrics.providerCall('xendit', 'lost', 8_000)
    const text = await metrics.text({ queue: [] }, { inUse: 2, idle: 1, waiting: 4 })
    expect(text).toContain('candor_provider_seconds_count{provider="xendit",outcome="answered"} 1')
    expect(text).toContain('candor_provider_seconds_sum{provider="xendit",outcome="lost"} 8')
    for (const line of ['{state="inUse"} 2', '{state="idle"} 1', '{state="waiting"} 4'])
      expect(text).toContain(`candor_db_connections${line}`)
  })

  it('have the event loop and the memory of this process', async () => {
    const text = await createMetrics().text({ queue: [] })
    expect(text).toMatch(/^candor_nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect(text).toMatch(/^candor_process_resident_memory_bytes \d+$/m)
  })
})
