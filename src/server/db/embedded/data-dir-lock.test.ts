// One process for one data directory; a dead one's place is taken, a living one's never.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let dir = ''
const children: ChildProcess[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'candor-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  rmSync(dir, { recursive: true, force: true })
})

const claims = (): string[] => readdirSync(dir).filter((name) => name.startsWith('lock.'))
const claimOf = (pid: number, start: string, host: string): string =>
  `lock.${pid}.${start}.${Buffer.from(host).toString('base64url')}`

/** Another process that tries to take the directory and holds it; resolves with what it said. */
async function rival(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href)})
    try { await lockDataDir(process.argv[1]); console.log('held'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.message); process.exitCode = 1 }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const said of createInterface({ input: child.stdout })) return { child, said }
  throw new Error('the other process said nothing')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

describe('a data directory', () => {
  it('is taken, given back, and taken again', async () => {
    const lock = await lockDataDir(dir)
    expect(claims()).toHaveLength(1)
    lock.release()
    expect(claims()).toEqual([])
    ;(await lockDataDir(dir)).release()
  })

  it('is not opened twice by one process', async () => {
    const lock = await lockDataDir(dir)
    await expect(lockDataDir(dir)).rejects.toThrow(`is in use by process ${process.pid}`)
    lock.release()
  })

  it('is refused to a second process, with a sentence that names the first', async () => {
    const lock = await lockDataDir(dir)
    const { said } = await rival()
    expect(said).toBe(
      `The data directory ${dir} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another directory.`,
    )
    expect(claims()).toHaveLength(1)
    lock.release()
  })

  it('is taken over from a process that was killed', async () => {
    const { child, said } = await rival()
    expect(said).toBe('held')
    await expect(lockDataDir(dir)).rejects.toThrow(`process ${child.pid}`)
    await kill(child)
    const lock = await lockDataDir(dir)
    expect(claims()).toHaveLength(1)
    lock.release()
  })

  it('is taken over when another process has the dead one’s number', async () => {
    writeFileSync(join(dir, claimOf(process.ppid, '1', hostname())), '')
    ;(await lockDataDir(dir)).release()
    expect(claims()).toEqual([])
  })

  it('stays with a process on another host while that gives signs of life', async () => {
    const foreign = join(dir, claimOf(process.pid, '1', 'elsewhere'))
    writeFileSync(foreign, '')
    await expect(lockDataDir(dir)).rejects.toThrow(`process ${process.pid} on elsewhere`)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(foreign, longAgo, longAgo)
    ;(await lockDataDir(dir)).release()
    expect(claims()).toEqual([])
  })

  it('goes to exactly one of several that start together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, rival))
    expect(answers.filter(({ said }) => said === 'held')).toHaveLength(1)
  })
})
