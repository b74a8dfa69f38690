// One trace from a request over its statement and its job to the provider's call, and nothing of a person in it; none without an SDK.

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBareServer } from '../../tests/support/bare-server.ts'
import { callOutside } from './adapters/http/outgoing-call.ts'
import { createLog } from './adapters/pino/log.ts'
import { createBucket } from './adapters/s3/upload-bucket.ts'
import { smtpSender } from './adapters/smtp/mail-smtp.ts'
import { databaseOver } from './db/database.ts'
import type { Driver } from './db/driver.ts'
import type { Deps } from './deps.ts'
import { claimJobs, enqueue, type Job } from './jobs/queue.ts'
import { doJob, type JobHandlers } from './jobs/run-jobs.ts'
import { inSpan } from './tracing.ts'

const heard: IncomingHttpHeaders[] = []
const provider = createServer((request, response) => {
  heard.push(request.headers)
  response.end('{}')
})
let providerUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/pay?phone=13912345678`
})
afterAll(() => {
  provider.close()
})

/** A database that keeps one job. */
function oneJobDatabase() {
  let stored: { topic: string; key: string | null; payload: unknown; runAt: unknown } | null = null
  const run: Driver['run'] = async (sql, params) => {
    if (sql.startsWith('insert into job')) {
      const [topic, key, payload, runAt] = params as [string, string | null, string, unknown]
      stored = { topic, key, payload: JSON.parse(String(payload)), runAt }
      return { rows: [{ id: 1 }], affectedRows: 1 }
    }
    if (sql.includes('update job set attempts'))
      return { rows: [{ id: 1, ...stored, run_at: new Date(), attempts: 1 }], affectedRows: 1 }
    return { rows: sql.includes('end_job') ? [{ ended: true }] : [], affectedRows: 1 }
  }
  return { db: databaseOver({ run, pipelines: false } as unknown as Driver), stored: () => stored }
}

/** A page that queues a job, which calls a provider; the job and the lines of the log. */
async function walk() {
  const { db, stored } = oneJobDatabase()
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const { app, origin } = await openBareServer(
    async () => {
      await enqueue(db, { topic: 'payOut', key: null, payload: { orderId: 'L1' }, runAt: new Date() })
      log.info({ orderId: 'L1' }, 'queued')
      return new Response('<p>done</p>', { headers: { 'content-type': 'text/html' } })
    },
    { log },
  )
  const page = await fetch(`${origin}/order?phone=13912345678`, {
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  })
  await page.text()
  const [job] = await claimJobs(db, ['payOut'], new Date(), 1)
  if (job === undefined) throw new Error('no job')
  const seen: Job['payload'][] = []
  const handlers: JobHandlers = {
    payOut: {
      kind: 'outside',
      async run({ payload }) {
        seen.push(payload)
        await callOutside({ method: 'POST', url: providerUrl, body: 'secret' })
      },
    },
  }
  const deps = { db, log, clock: { now: () => new Date(), machineNow: () => new Date() } } as unknown as Deps
  expect(await doJob(job, handlers, deps)).toBe('done')
  await app.close()
  return { page, lines: lines.map((line) => JSON.parse(line)), payload: seen[0], stored: stored()?.payload }
}

beforeEach(() => {
  heard.length = 0
})

describe('without an SDK', () => {
  it('nothing is told, kept or sent', async () => {
    const { page, lines, payload, stored } = await walk()
    expect(page.headers.get('server-timing')).toBeNull()
    expect(lines.some((line) => 'traceId' in line)).toBe(false)
    expect([payload, stored]).toEqual([{ orderId: 'L1' }, { orderId: 'L1' }])
    expect(heard[0]?.traceparent).toBeUndefined()
  })
})

describe('with an SDK', () => {
  const exporter = new InMemorySpanExporter()
  beforeEach(() => {
    exporter.reset()
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    propagation.setGlobalPropagator(new W3CTraceContextPropagator())
    trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
  })
  afterEach(() => {
    for (const api of [trace, context, propagation]) api.disable()
  })

  it('request, statement, job and provider’s call are one trace, which the log and the answer name', async () => {
    const { page, lines, payload } = await walk()
    const spans = exporter.getFinishedSpans()
    const named = (name: string) => {
      const found = spans.find((span) => span.name === name)
      if (found === undefined) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`)
      return found
    }
    const request = spans.find(({ name }) => name.startsWith('GET '))
    const { traceId = '', spanId = '' } = request?.spanContext() ?? {}
    const [insert, job, call] = [named('sql insert'), named('job payOut'), named(`to ${new URL(providerUrl).host}`)]
    for (const span of [insert, job, call]) expect(span.spanContext().traceId, span.name).toBe(traceId)
    expect(call.parentSpanContext?.spanId).toBe(job.spanContext().spanId)
    expect(heard[0]?.traceparent).toBe(`00-${traceId}-${call.spanContext().spanId}-01`)
    expect(page.headers.get('server-timing')).toBe(`traceparent;desc="00-${traceId}-${spanId}-01"`)
    expect(lines.find(({ msg }) => msg === 'queued')).toMatchObject({ traceId, orderId: 'L1' })
    // What a stranger sent began no trace of ours, and the handler sees its own payload.
    expect(traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
    expect(payload).toEqual({ orderId: 'L1' })
    const told = JSON.stringify(spans.map(({ name, attributes, events, status }) => [name, attributes, events, status]))
    expect(told).not.toMatch(/13912345678|secret|L1/)
  })

  it('a picture that goes to its store and an e-mail that leaves are spans of what sent them, without what they carry', async () => {
    const { host } = new URL(providerUrl)
    const bucket = createBucket({
      ...{ kind: 's3', endpoint: `http://${host}`, bucket: 'pictures', region: 'eu-west-1' },
      ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
    })
    // No mail server listens there: the mail is refused.
    const mail = smtpSender(
      {
        kind: 'smtp',
        host: '127.0.0.1',
        port: 1,
        security: 'none',
        login: null,
        from: 'news@lender.example',
      },
      createLog('silent', { write: () => undefined }),
    )
    await inSpan('job sendNews', {}, async () => {
      await bucket.put('13912345678.jpg', new Uint8Array([1]), 'image/jpeg')
      await expect(
        mail.send({ id: 'm1', to: '13912345678@mail.example', subject: 'secret', text: 'secret' }),
      ).rejects.toThrow('the e-mail server')
    })
    const spans = exporter.getFinishedSpans()
    const job = spans.find(({ name }) => name === 'job sendNews')
    const outgoing = spans.filter(({ name }) => name.startsWith('to '))
    expect(outgoing.map(({ name }) => name)).toEqual([`to ${host}`, 'to 127.0.0.1'])
    for (const span of outgoing) expect(span.parentSpanContext?.spanId).toBe(job?.spanContext().spanId)
    expect(JSON.stringify(outgoing.map(({ name, attributes }) => [name, attributes]))).not.toMatch(/13912345678|secret/)
  })

  it('a job that queues itself again leaves the trace after some rounds', async () => {
    const { db } = oneJobDatabase()
    const traces = new Set<string>()
    const handlers: JobHandlers = {
      again: {
        kind: 'outside',
        async run() {
          traces.add(trace.getActiveSpan()?.spanContext().traceId ?? '')
          await enqueue(db, { topic: 'again', key: null, payload: {}, runAt: new Date() })
        },
      },
    }
    const deps = { db, clock: { now: () => new Date(), machineNow: () => new Date() } } as unknown as Deps
    await enqueue(db, { topic: 'again', key: null, payload: {}, runAt: new Date() })
    for (let n = 0; n < 20; n += 1) {
      const [job] = await claimJobs(db, ['again'], new Date(), 1)
      if (job !== undefined) await doJob(job, handlers, deps)
    }
    expect(traces.size).toBeGreaterThan(1)
    expect(traces.size).toBeLessThan(5)
  })

  it('of a fault tells its kind, never its message', async () => {
    const { inSpan } = await import('./tracing.ts')
    const work = inSpan('work', { orderId: 'x' }, async () => {
      throw Object.assign(new Error('phone 13912345678'), { code: '40P01' })
    })
    await expect(work).rejects.toThrow('phone')
    const [span] = exporter.getFinishedSpans()
    expect(span?.attributes).toEqual({ orderId: 'x', 'error.type': '40P01' })
    expect(JSON.stringify([span?.events, span?.status])).not.toContain('13912345678')
  })
})
