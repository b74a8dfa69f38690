// HAProxy before several processes of the product, as a lender runs them: it asks each one whether it is ready.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lackingOf } from '../../scripts/system-packages.mjs'
import { freePort } from '../support/free-port.ts'
import { until } from '../support/until.ts'

export interface Balancer {
  readonly origin: string
  stop(): Promise<void>
}

/** A process that does not say twice that it is ready, a second apart, gets no more requests, and those that it has end. */
const healthCheck = 'check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions'

/** Starts it, and resolves once it answers for one of these. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const lacking = lackingOf({ haproxy: 'haproxy' })
  if (lacking.length > 0) throw new Error(`This drill needs more programs: apt-get install ${lacking.join(' ')}`)
  const dir = mkdtempSync(path.join(tmpdir(), 'candor-balancer-'))
  const port = await freePort()
  const file = path.join(dir, 'haproxy.cfg')
  writeFileSync(
    file,
    [
      'defaults',
      '  mode http',
      '  timeout connect 2s',
      '  timeout check 3s',
      '  timeout client 60s',
      '  timeout server 60s',
      'listen product',
      `  bind 127.0.0.1:${port}`,
      '  balance roundrobin',
      '  option httpchk GET /readyz',
      '  http-check expect status 200',
      `  default-server ${healthCheck}`,
      ...origins.map((origin, number) => `  server process${number} ${new URL(origin).host}`),
      '',
    ].join('\n'),
  )
  // It ends with the process that started it, which holds the other end of the standard input.
  const child = spawn('sh', ['-c', `haproxy -db -f ${file} & it=$!; read -r _; kill -KILL $it`], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error('HAProxy did not start')
    try {
      return (await fetch(`${origin}/readyz`)).status === 200
    } catch (error) {
      // It does not listen yet.
      if (error instanceof TypeError) return false
      throw error
    }
  })
  return {
    origin,
    async stop() {
      child.stdin.end()
      await gone
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
