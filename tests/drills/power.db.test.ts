// The power goes while the embedded database writes: what it acknowledged was handed to the disk, and is there afterwards.

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reported, settingOf } from '../simulation/report.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { quickEngine } from '../support/operator-command.ts'
import { type MortalDisk, openMortalDisk } from './small-disk.ts'

const losses = settingOf('POWER_LOSSES', 1)
const mostWrites = 40
const writer = path.join(import.meta.dirname, '..', 'service', 'crash-writer.ts')

let disk: MortalDisk | null
beforeAll(async () => {
  disk = openMortalDisk(400)
  if (disk === null) return
  await putMadeDatabase(path.join(disk.dir, 'data'))
  // Its files were written by us, not by the engine: the disk has them before the first loss.
  execFileSync('sync', ['-f', disk.dir])
})
afterAll(() => disk?.remove())

interface Life {
  readonly found: readonly string[]
  readonly unbalanced: number
  /** What it said was stored before the power went. */
  readonly stored: readonly string[]
}

/** Writes until so many entries are acknowledged, then loses its power in the middle of the next. */
async function live(on: MortalDisk, life: number, writes: number): Promise<Life> {
  const child = spawn(process.execPath, [quickEngine, writer, path.join(on.dir, 'data'), `life${life}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  const stored: string[] = []
  let found: { keys: string[]; unbalanced: number } | null = null
  for await (const line of createInterface({ input: child.stdout })) {
    const [word = '', rest = ''] = line.split(/ (.*)/s)
    if (word === 'found') found = JSON.parse(rest)
    if (word === 'stored') stored.push(rest)
    if (stored.length !== writes) continue
    // Halted first: a disk that loses its power is left at one moment, and a copy takes longer than that.
    child.kill('SIGSTOP')
    on.losePower()
    child.kill('SIGKILL')
    break
  }
  await gone
  if (found === null) throw new Error(`the writer did not start: ${complaints.join('')}`)
  return { found: found.keys, unbalanced: found.unbalanced, stored }
}

it(`loses nothing that was acknowledged in ${losses} losses of power`, async () => {
  if (disk === null) {
    // What is left to try without a disk is the kill: tests/service/embedded-durability.test.ts, with its count of fsyncs.
    reported('lossesOfPower', {
      how: 'not possible here: this machine does not let us mount a disk of our own',
      losses: 0,
    })
    return
  }
  const acknowledged = new Set<string>()
  let lost = 0
  for (let life = 1; life <= losses + 1; life += 1) {
    const { found, unbalanced, stored } = await live(disk, life, 1 + Math.floor(Math.random() * mostWrites))
    const kept = new Set(found)
    lost += [...acknowledged].filter((key) => !kept.has(key)).length
    expect(found).toHaveLength(kept.size)
    expect(unbalanced).toBe(0)
    for (const key of [...found, ...stored]) acknowledged.add(key)
  }
  reported('lossesOfPower', {
    how: 'ext4 on a loop device, of which only what the device was handed is kept',
    losses,
    acknowledged: acknowledged.size,
    lost,
  })
  expect(lost).toBe(0)
}, 600_000)

it('would show a loss: what was not synced is gone', () => {
  if (disk === null) return
  const unsynced = path.join(disk.dir, 'unsynced')
  writeFileSync(unsynced, 'x')
  disk.losePower()
  expect(existsSync(unsynced)).toBe(false)
})
