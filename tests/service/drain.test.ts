// The end of the real process: not ready first, for a named time in which everything is answered, then nothing new, then gone.

import { afterEach, describe, expect, it } from 'vitest'
import { startProduction } from '../support/production.ts'
import { isLong } from '../support/proof-length.ts'
import type { RunningServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const drainSeconds = 4
let server: RunningServer
afterEach(() => {
  // Whatever it waits for: a test that failed must not wait with it.
  server.process.kill('SIGKILL')
})

/** Longer than the test of it may take: a test that waits for its end fails. */
const longDrainSeconds = 300
const impatientMs = 200_000

const running = async (seconds = drainSeconds): Promise<void> => {
  // The test runner says DEV=1 of itself; the product is the one that was built.
  server = await startProduction({ DRAIN_SECONDS: String(seconds), DEV: '0', LOG_LEVEL: 'info' })
}
const ready = async (): Promise<{ status: number; body: unknown; connection: string | null }> => {
  const answer = await fetch(`${server.origin}/readyz`)
  return { status: answer.status, body: await answer.json(), connection: answer.headers.get('connection') }
}
const gone = (): Promise<number | null> => new Promise((resolve) => server.process.once('exit', resolve))

async function untilStopping(): Promise<void> {
  await until(async () => (await ready()).status !== 200)
}

describe('SIGTERM', () => {
  it('is first told at /readyz, while everything is still answered; then the process ends', async () => {
    await running()
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
    const ended = gone()
    const askedAt = performance.now()
    server.process.kill('SIGTERM')
    await untilStopping()
    expect(await ready()).toMatchObject({ status: 503, body: { status: 'stopping' }, connection: 'close' })
    for (const address of ['/healthz', '/About', '/Loan'])
      expect((await fetch(`${server.origin}${address}`)).status, address).toBe(200)
    expect(await ended).toBe(0)
    expect(performance.now() - askedAt).toBeGreaterThanOrEqual(drainSeconds * 1000)
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow()
  })

  it('a second time does not wait', { timeout: impatientMs }, async () => {
    await running(longDrainSeconds)
    const ended = gone()
    server.process.kill('SIGTERM')
    await untilStopping()
    server.process.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

/** Ctrl-C skips the named time: without that, whoever presses it would wait DRAIN_SECONDS. One more process, so for the long proofs. */
const interrupted = async () => {
  await running(longDrainSeconds)
  const ended = gone()
  server.process.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(server.log.some((line) => line.includes('"reason":"SIGINT"'))).toBe(true)
}
if (isLong) it('Ctrl-C does not wait', { timeout: impatientMs }, interrupted)
