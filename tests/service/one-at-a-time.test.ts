// The claim of one process to install or to build: only one process is inside, however many ask, and whatever killed ones have left behind.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..', '..', 'scripts', 'one-at-a-time.mjs')
let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-claims-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Takes the claim so many times; inside it makes a file that no other process may have made, and removes it. Tells how often it waited. */
const visitor = `
import { closeSync, openSync, rmSync } from 'node:fs'
import { oneAtATime } from ${JSON.stringify(source)}
const [folder, inside, rounds, milliseconds] = process.argv.slice(1)
let waited = 0
for (let round = 0; round < Number(rounds); round += 1)
  await oneAtATime(folder, 'build', () => { waited += 1 }, async () => {
    closeSync(openSync(inside, 'wx'))
    await new Promise((resolve) => setTimeout(resolve, Number(milliseconds)))
    rmSync(inside)
  })
console.log(waited)
`
const visit = async (rounds = 40, milliseconds = 1): Promise<number> => {
  const files = [path.join(dir, 'claims'), path.join(dir, 'inside')]
  const args = ['--input-type=module', '-e', visitor, ...files, String(rounds), String(milliseconds)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 })
  return Number(stdout)
}

it('lets one in at a time, and every one in the end', async () => {
  // Long stays, so that a rival is found at work and told of; and short ones, which collide the most.
  const waited = await Promise.all([visit(), visit(), visit(4, 200), visit(4, 200)])
  expect(waited.reduce((sum, one) => sum + one)).toBeGreaterThan(0)
  expect(readdirSync(path.join(dir, 'claims'))).toEqual([])
})

it('lets one in at a time where looking takes long: each shows its own claim before it looks', async () => {
  mkdirSync(path.join(dir, 'claims'))
  for (let n = 1; n <= 6_000; n += 1) writeFileSync(path.join(dir, 'claims', `build.4194304.${n}`), '')
  await Promise.all([visit(1, 300), visit(1, 300), visit(1, 300)])
  expect(readdirSync(path.join(dir, 'claims'))).toEqual([])
})

it('does not wait for claims of the dead, of another process under a used number, or for other work', async () => {
  const { oneAtATime } = await import(source)
  const claims = path.join(dir, 'claims')
  await oneAtATime(claims, 'install', expect.fail, () => {
    writeFileSync(path.join(claims, 'build.4194304.1'), '')
    writeFileSync(path.join(claims, `build.${process.ppid}.1`), '')
    return visit()
  })
  expect(readdirSync(claims)).toEqual([])
})

it('is given back where the work fails', async () => {
  const { oneAtATime } = await import(source)
  const claims = path.join(dir, 'claims')
  await expect(oneAtATime(claims, 'build', expect.fail, () => Promise.reject(new Error('no room')))).rejects.toThrow()
  expect(readdirSync(claims)).toEqual([])
  expect(await visit()).toBe(0)
})
