// A product under test ends with its runner, also with one that is killed and stops nothing.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { endWithRunner } from '../support/server.ts'
import { until } from '../support/until.ts'

/** Starts a program that would never end, in the way in which the browser tests start the product, and says its process id. */
const runner = `
  const child = require('node:child_process').spawn(process.execPath,
    [...${JSON.stringify(endWithRunner)}, '-e', 'setInterval(() => {}, 1000); console.log(process.pid)'],
    { stdio: ['pipe', 'inherit', 'inherit'] })
`

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

it('ends with a runner that is killed', async () => {
  const started = spawn(process.execPath, ['-e', runner], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(started.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  expect(isRunning(pid)).toBe(true)
  started.kill('SIGKILL')
  await once(started, 'exit')
  await until(() => !isRunning(pid))
})
