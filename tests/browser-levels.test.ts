// Which browser tests a run leaves out: only those that the long form runs, and no story that a room tells.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { roomTests } from './support/room-tests.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** How a run chooses, with and without the setting of the long form. */
async function turns(everyWay: string): Promise<typeof import('./support/turns.ts')> {
  vi.resetModules()
  vi.stubEnv('EVERY_WAY', everyWay)
  return await import('./support/turns.ts')
}

const specs = globSync('tests/e2e/*.spec.ts', { cwd: root }).map((file) => ({ file, text: read(file) }))
/** The titles of the tests that only the long form runs. */
const longTitles = (text: string): string[] =>
  [...text.matchAll(/\btest\(\s*(['"`])((?:(?!\1).)*)\1,\s*long,/g)].map(([, , title = '']) => title)

describe('a browser test of the long form', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is left out of npm test by its mark, and nothing else is', async () => {
    const { leftOut, longTag } = await turns('')
    const isLeftOut = (title: string): boolean => leftOut.some((pattern) => pattern.test(title))
    expect(isLeftOut(`complaint.spec.ts pictures are nine at most ${longTag}`)).toBe(true)
    for (const told of ['a long way @reads', 'takes long @sends', 'is longer @layout', `${longTag}er`])
      expect(isLeftOut(told), told).toBe(false)
  })

  it('is run by npm run prove -- screens, which leaves out none', async () => {
    expect((await turns('1')).leftOut).toEqual([])
    expect(read('scripts/prove.ts')).toMatch(/command: \[playwright, 'test'\],\s*settings: \{ EVERY_WAY: '1' \}/)
    expect(read('playwright.config.ts')).toContain('grepInvert: [...leftOut]')
  })

  it('has siblings in its file that every run has', () => {
    const alone = specs.filter(({ text }) => longTitles(text).length >= [...text.matchAll(/\btest\(/g)].length)
    expect(alone.map(({ file }) => file)).toEqual([])
    expect(specs.flatMap(({ text }) => longTitles(text)).length).toBeGreaterThan(40)
  })

  it('is not the one that tells the story of its room', () => {
    const told = Object.values(roomTests).flatMap(({ browser }) => Object.entries(browser ?? {}))
    const left = told.filter(([file, part]) => {
      const { text = '' } = specs.find((one) => one.file === `tests/e2e/${file}.spec.ts`) ?? {}
      return part !== null && longTitles(text).some((title) => title.includes(part.replace(/\$$/, '')))
    })
    expect(left).toEqual([])
  })
})
