// Traces as an operator has them: the SDK started beside the product by deploy/tracing.mjs, a collector that takes what it sends, a payment
// that is one trace from the request to the job, nothing of a person in it, and no span lost when the process ends.

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payWhatIsDue } from '../support/pay-by-wire.ts'
import { startServer } from '../support/server.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** The SDK that this was last tried with. */
const sdk = '@opentelemetry/sdk-node@0.301.0'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}

let dir = ''
let collector: Server
const bodies: string[] = []
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-tracing-'))
  writeFileSync(path.join(dir, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', sdk], { cwd: dir })
  copyFileSync(path.join(root, 'deploy', 'tracing.mjs'), path.join(dir, 'tracing.mjs'))
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    bodies.push(body)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  collector.close()
  rmSync(dir, { recursive: true, force: true })
})

const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body).resourceSpans ?? []).flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )

it('has one trace of a payment, with its statements and its job, nothing of a person, and loses no span at the end', async () => {
  const server = await startServer({
    NODE_OPTIONS: `--import ${path.join(dir, 'tracing.mjs')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_SERVICE_NAME: 'candor',
    // Sent when the process ends, and not before.
    OTEL_BSP_SCHEDULE_DELAY: '3600000',
    OTEL_BSP_MAX_QUEUE_SIZE: '100000',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '100000',
  })
  const who = await payWhatIsDue(server.origin)
  expect(spans()).toEqual([])
  expect(await server.stop()).toBe(0)

  const sent = spans()
  const codes = sent.filter(({ name }) => name.includes('generate-vcode') && name.startsWith('POST'))
  expect(codes).toHaveLength(1)
  const [{ traceId, spanId }] = codes as [SentSpan]
  const ofTrace = sent.filter((span) => span.traceId === traceId)
  expect(ofTrace.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^sql /)]))
  const known = new Set(ofTrace.map((span) => span.spanId))
  for (const span of ofTrace) if (span.spanId !== spanId) expect(known, span.name).toContain(span.parentSpanId)
  expect(sent.some(({ name }) => name.startsWith('job '))).toBe(true)

  const all = bodies.join('\n')
  expect(all).toContain('candor')
  for (const secret of [who.phone, who.phone.replace(/^\+?63/, ''), ...who.secrets]) expect(all).not.toContain(secret)
})
