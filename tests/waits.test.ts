// No test is green or red by the speed of the machine: none lets time pass, sets a limit of its own, or measures how long something took.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)

/** What reads or spends real time, and what to write in its place. */
const forms: readonly (readonly [form: RegExp, instead: string])[] = [
  [/\bset(?:Timeout|Interval)\(/, 'wait for what has to hold with `until` of tests/support/until.ts'],
  [/\btimers\/promises\b/, 'wait for what has to hold with `until` of tests/support/until.ts'],
  [/\bwaitForTimeout\b/, 'wait for an answer, a frame or a held request'],
  [/\bvi\.wait(?:For|Until)\b/, 'wait with `until`: by itself it gives up after a second'],
  [/\bexpect\.poll\([^\n]*\btimeout\b/, 'leave the limit to the runner: it means that something hangs'],
  [/\bexpect\.poll\((?![^\n]*\btimeout\b)/, 'wait with `until`: by itself it gives up after a second'],
  [/\.toPass\(\{/, 'leave the limit to the runner: it means that something hangs'],
  [/\bperformance\.now\(/, 'assert what happened, and measure in bench/'],
  [/\bAbortSignal\.timeout\(/, 'leave the limit to the runner: it means that something hangs'],
]

/** Where real time plays a part of the scene and decides nothing: file by file, with the reason. */
const scenes: Readonly<Record<string, string>> = {
  'tests/support/until.ts': 'the one place that waits',
  'tests/support/server.ts': 'a start that hangs is told with its log',
  'tests/support/running-page.ts': 'a page that hangs is loaded again',
  'tests/support/checkout.ts': 'a command that hangs is told with what it said',
  'tests/support/hostile-texts.ts': 'texts that a borrower may type',
  'tests/dom/money-screen.tsx':
    'timers of a page go on, and an answer takes eight milliseconds so that the page shows that it waits',
  'tests/drills/borrowers-at-work.ts': 'a client that had no answer asks again after a pause',
  'tests/drills/failover.long.test.ts': 'a failover is noticed after a while; durations go into the report',
  'tests/drills/managed-failover.long.test.ts': 'durations go into the report',
  'tests/drills/paused-process.long.test.ts':
    'a process stands still for a while, and does not answer meanwhile; durations go into the report',
  'tests/support/patroni-cluster.ts': 'a machine that was cut off never answers',
  'tests/drills/kills.db.test.ts': 'the moment of a kill is drawn; durations go into the report',
  'tests/drills/memory.long.test.ts': 'memory is looked at while the product works',
  'tests/drills/restore.long.test.ts': 'durations go into the report',
  'tests/service/one-at-a-time.test.ts': 'a visitor stays inside for a while',
  'tests/service/embedded-durability.test.ts': 'the moment of a kill is drawn',
  'tests/service/end-with-runner.test.ts': 'a program that never ends by itself',
  'tests/service/drain.test.ts': 'the pause before the end has a least length, which a busy machine only adds to',
  'tests/simulation/interleavings.test.ts': 'the moments of deeds at once are drawn',
  'tests/simulation/years.ts': 'durations go into the report',
  'src/server/http/body/bodies.test.ts': 'a sender breaks off in the middle',
  'src/server/http/door.test.ts': 'a sender drips a byte now and then',
  'src/server/db/embedded/data-dir-lock.test.ts': 'a process that never ends by itself',
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** What a test that plays with the clock of the runner calls is no real time. */
const hasFakeTimers = (text: string): boolean => /\bvi\.useFakeTimers\(/.test(text)

function waitsIn(file: string, text: string): string[] {
  if (file in scenes) return []
  const code = withoutComments(text)
  return forms.flatMap(([form, instead]) => {
    const [found] = form.exec(code) ?? []
    // The runner of the browser has a limit that means that something hangs.
    const isInBrowser =
      file.startsWith('tests/e2e/') && found?.startsWith('expect.poll') === true && !found.includes('timeout')
    if (found === undefined || isInBrowser || (hasFakeTimers(code) && /setTimeout|setInterval/.test(found))) return []
    return [`${file}: ${found}: ${instead}`]
  })
}

describe('a wait for real time', () => {
  it('stands in no test', () => {
    const files = globSync(['tests/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}'], { cwd: root })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file !== 'tests/waits.test.ts')
    expect(files.length).toBeGreaterThan(600)
    expect(files.flatMap((file) => waitsIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
    expect(Object.keys(scenes).filter((file) => !files.includes(file))).toEqual([])
  })

  it.each([
    ['await new Promise((done) => setTimeout(done, 50))', 'wait for what has to hold'],
    ["import { setTimeout as pause } from 'node:timers/promises'", 'wait for what has to hold'],
    ['await page.waitForTimeout(500)', 'an answer, a frame'],
    ['await vi.waitFor(() => expect(saved()).toBe(true))', 'wait with `until`'],
    ['await expect.poll(() => sent(), { timeout: 5_000 }).toBe(1)', 'leave the limit'],
    ['await expect.poll(() => sent()).toBe(1)', 'wait with `until`', 'src/a.test.ts'],
    ['await expect(look).toPass({ timeout: 1_000 })', 'leave the limit'],
    ['expect(performance.now() - begun).toBeLessThan(100)', 'measure in bench/'],
  ])('is found: %s', (text, instead, file = 'tests/e2e/a.spec.ts') => {
    expect(waitsIn(file, text)).toEqual([expect.stringContaining(instead)])
  })
})
