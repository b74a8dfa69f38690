// Every test file is run by a project of vitest.config.ts: one that none includes is green for ever.

import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRun } from './support/run-files.ts'

const root = path.join(import.meta.dirname, '..')

describe('a test file', () => {
  it('is run by a project', () => {
    const files = globSync('{src,tests,scripts,bench,clients,deploy,docs}/**/*.test.{ts,tsx}', { cwd: root })
    expect(files.length).toBeGreaterThan(500)
    expect(files.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !isRun(file))).toEqual([])
  })

  it('that no project includes is found', () => {
    const unknown = ['scripts/a.test.ts', 'tests/support/a.test.ts', 'tests/drills/a.test.ts', 'tests/e2e/a.test.ts']
    expect(unknown.filter(isRun)).toEqual([])
    expect(isRun('tests/a.test.ts')).toBe(true)
  })
})
