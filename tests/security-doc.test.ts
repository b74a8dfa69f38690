// docs/security.md: every requirement of ASVS 5.0 that applies stands there once, the tests that it names are run, and the rest is listed.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addresses } from '../src/contracts/addresses.ts'
import { endpointList } from '../src/contracts/endpoints.ts'
import { isRun } from './support/run-files.ts'

const root = path.dirname(import.meta.dirname)
const text = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, ids = '', what = '', by = '']) => ({
    ids: ids.split(', '),
    what,
    files: [...by.matchAll(/`([^`]+)`/g)].map(([, f]) => f ?? ''),
  }),
)

/** How many of each chapter apply at levels 1 and 2 (chapter 10 and 17 do not at all). */
const ofChapter: Readonly<Record<string, number>> = {
  1: 18,
  2: 11,
  3: 19,
  4: 4,
  5: 8,
  6: 18,
  7: 17,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
}

it('names each requirement that applies once', () => {
  const ids = rows.flatMap((row) => row.ids)
  expect(ids.length).toBe(new Set(ids).size)
  const counts = Object.fromEntries(
    Object.keys(ofChapter).map((chapter) => [chapter, ids.filter((id) => id.startsWith(`${chapter}.`)).length]),
  )
  expect(counts).toEqual(ofChapter)
})

it('names tests and documents that are there', () => {
  for (const { ids, what, files } of rows) {
    expect(what.trim(), ids.join()).not.toBe('')
    expect(files, ids.join()).not.toEqual([])
    for (const file of files) expect(existsSync(path.join(root, file)), `${ids.join()}: ${file}`).toBe(true)
  }
})

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.endsWith('.spec.ts')
/** Why a test that a row names shows nothing; null where it is run and asserts. */
function faultOf(file: string): string | null {
  if (!isRun(file)) return 'is run by nothing'
  const code = readFileSync(path.join(root, file), 'utf8')
  if (/\b(it|test|describe)(\.each)?\.(skip|only|todo|fixme)\b/.test(code)) return 'leaves something out'
  return /\b(it|test)\b[.(]/.test(code) && /\bexpect\w*[(<]/.test(code) ? null : 'asserts nothing'
}

it('names tests that are run and assert something', () => {
  const named = [...new Set(rows.flatMap(({ files }) => files).filter(isTest))]
  expect(named.length).toBeGreaterThan(60)
  expect(named.flatMap((file) => (faultOf(file) === null ? [] : [`${file} ${faultOf(file)}`]))).toEqual([])
})

it('lists what no test sees, and nothing else', () => {
  const [, listed = ''] = /Seen by no test[^:]*: ([\d., \n]+)\./.exec(text) ?? []
  const unseen = rows.filter(({ files }) => !files.some(isTest)).flatMap(({ ids }) => ids)
  expect(listed.split(/,\s+/)).toEqual(unseen)
})

it('tells the operator of every address that takes files, so that no proxy cuts them off', () => {
  const app = readFileSync(path.join(root, 'src', 'web', 'app-server.ts'), 'utf8')
  const [, list = ''] = /const withFiles: readonly string\[\] = \[([^\]]+)\]/.exec(app) ?? []
  const names = [...list.matchAll(/addresses\.(\w+)/g)].map(([, name]) => name as keyof typeof addresses)
  expect(names.length).toBeGreaterThan(5)
  const calls = endpointList.filter(({ form }) => form === 'multipart').map((call) => call.path)
  expect(calls.length).toBeGreaterThan(1)
  const host = readFileSync(path.join(root, 'docs', 'host.md'), 'utf8')
  const places = [...names.map((name) => addresses[name]), ...calls]
  expect(places.filter((place) => !host.includes(`\`${place}\``))).toEqual([])
})
