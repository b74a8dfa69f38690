// Samples that are kept for other demos: by day and settings, and no longer than their sessions are good for.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadConfig } from '../../settings/config.ts'
import {
  clearPrepared,
  isPrepared,
  type KeptSamples,
  keep,
  prepare,
  readKept,
  readPrepared,
  samplesKeepMs,
} from './kept-samples.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'candor-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-11-23T04:00:00Z')
const kept: KeptSamples = {
  madeAtMs: now.getTime(),
  publicOrigin: 'http://127.0.0.1:3000',
  samples: [],
  tables: { tables: {}, sequences: { closure_number: 4 } },
  pictures: [],
}
const settings = (others: Record<string, string> = {}) =>
  loadConfig({ DEMO_SAMPLES_DIR: folder, DEMO_STARTS_AT: '12:00', PORT: '3000', ...others })
const later = (ms: number) => new Date(now.getTime() + ms)

it('are those of the same day and settings, while their sessions have half of their life before them', () => {
  keep(settings(), '2026-11-23', kept)
  expect(readKept(settings(), '2026-11-23', later(samplesKeepMs - 1))).toEqual(kept)
  expect(readKept(settings(), '2026-11-23', later(samplesKeepMs))).toBeNull()
  expect(readKept(settings(), '2026-11-24', now)).toBeNull()
  expect(readKept(settings({ POLICY_PACK: 'india' }), '2026-11-23', now)).toBeNull()
  expect(readKept(settings({ DEMO_STARTS_AT: '13:00' }), '2026-11-23', now)).toBeNull()
})

it('serve a demo at another port under its own origin', () => {
  const { publicOrigin } = settings({ PORT: '3900' })
  expect(readKept(settings({ PORT: '3900', LOG_LEVEL: 'error' }), '2026-11-23', now)).toEqual({ ...kept, publicOrigin })
})

it('are not kept unless asked for, nor where a demo begins at the hour of its start', () => {
  for (const one of [settings({ DEMO_SAMPLES_DIR: '' }), settings({ DEMO_STARTS_AT: '' })]) {
    keep(one, '2026-11-23', kept)
    expect(readKept(one, '2026-11-23', now)).toBeNull()
  }
})

it('that are prepared serve first starts of any day, with the same sources and settings, under their own origin', () => {
  const root = path.join(folder, 'product')
  for (const source of ['src', 'content']) mkdirSync(path.join(root, source), { recursive: true })
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  writeFileSync(path.join(root, 'src', 'main.ts'), 'one')
  const place = { folder: path.join(folder, 'prepared'), root }
  const usual = { DEMO_SAMPLES_DIR: '', DEMO_STARTS_AT: '' }
  expect([isPrepared(settings(usual), place), readPrepared(settings(usual), place)]).toEqual([false, null])
  prepare(settings(usual), place, kept)
  expect([isPrepared(settings(usual), place), readPrepared(settings(usual), place)]).toEqual([true, kept])
  const elsewhere = settings({ ...usual, PORT: '3900', LOG_LEVEL: 'error' })
  expect(readPrepared(elsewhere, place)).toEqual({ ...kept, publicOrigin: elsewhere.publicOrigin })
  expect(readPrepared(settings({ ...usual, POLICY_PACK: 'india' }), place)).toBeNull()
  expect(readPrepared(settings({ ...usual, DEMO_STARTS_AT: '12:00' }), place)).toBeNull()
  writeFileSync(path.join(root, 'src', 'main.ts'), 'another')
  expect(readPrepared(settings(usual), place)).toBeNull()
})

it('that were prepared for earlier sources are deleted, with the databases of earlier ones', () => {
  const place = { folder: path.join(folder, 'prepared'), root: path.join(folder, 'product') }
  const india = { DEMO_SAMPLES_DIR: '', DEMO_STARTS_AT: '', POLICY_PACK: 'india' }
  prepare(settings(india), place, kept)
  const names = ['embedded-0123.files', 'embedded-4567.files']
  for (const name of names) writeFileSync(path.join(place.folder, name), '')
  expect(readdirSync(place.folder)).toHaveLength(4)
  clearPrepared(place, path.join(place.folder, 'embedded-4567.files'))
  expect(readdirSync(place.folder)).toEqual(['embedded-4567.files', expect.stringMatching(/^samples-/)])
  expect(isPrepared(settings(india), place)).toBe(true)
})
