// When a start runs the bundle of the product: only while it was made of exactly the sources and the web app that are there.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundledMain, stampOfProduct } from '../scripts/bundle.mjs'

let root = ''
const at = (...names: readonly string[]): string => path.join(root, ...names)
/** Whole seconds: so many a container's layers keep. */
const made = new Date('2026-11-28T12:00:00.250Z')

function write(file: string, text: string, time = made): void {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
  utimesSync(at(file), time, time)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'candor-bundle-'))
  write('package-lock.json', '{}')
  write('src/main.ts', 'one')
  write('src/server/db/migrations/0001.sql', 'select 1')
  mkdirSync(at('build', 'aaa'), { recursive: true })
  symlinkSync('aaa', at('build', 'current'))
  write(path.join('build', 'product', stampOfProduct(root) ?? '', 'main.mjs'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a bundle of the product', () => {
  it('is run while its sources and its web app are there as they were', () => {
    expect(bundledMain(root)).toBe(at('build', 'product', stampOfProduct(root) ?? '', 'main.mjs'))
  })

  it('is run after a container has cut the times of files, and after a change of tests', () => {
    write('src/main.ts', 'one', new Date('2026-11-28T12:00:00Z'))
    write('src/main.test.ts', 'a test')
    expect(bundledMain(root)).not.toBeNull()
  })

  it.each([
    ['a source of another size', () => write('src/main.ts', 'other')],
    ['a source that was written later', () => write('src/main.ts', 'two', new Date('2026-11-28T12:00:01Z'))],
    ['one more source', () => write('src/more.ts', '')],
    ['one source less', () => rmSync(at('src', 'server', 'db', 'migrations', '0001.sql'))],
    ['other packages', () => write('package-lock.json', '{ }')],
    [
      'another build of the web app',
      () => {
        mkdirSync(at('build', 'bbb'))
        rmSync(at('build', 'current'))
        symlinkSync('bbb', at('build', 'current'))
      },
    ],
    ['no build of the web app', () => rmSync(at('build', 'current'))],
  ])('is not run with %s', (_what, change) => {
    change()
    expect(bundledMain(root)).toBeNull()
  })
})
