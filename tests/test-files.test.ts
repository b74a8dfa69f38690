// Every test file is run by a project of vitest.config.ts: one that none includes is green for ever.

import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../vitest.config.ts'

const root = path.join(import.meta.dirname, '..')
interface Project {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}
const projects = (config.test?.projects ?? []).map((project) => (project as { readonly test: Project }).test)

const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))
const isRun = (file: string): boolean =>
  projects.some(({ include, exclude = [] }) => matches(file, include) && !matches(file, exclude))

describe('a test file', () => {
  it('is run by a project', () => {
    const files = globSync('{src,tests,scripts,bench,clients,deploy,docs}/**/*.test.{ts,tsx}', { cwd: root })
    expect(files.length).toBeGreaterThan(500)
    expect(files.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !isRun(file))).toEqual([])
  })

  it('that no project includes is found', () => {
    expect(['scripts/a.test.ts', 'tests/support/a.test.ts', 'tests/a.test.ts'].map(isRun)).toEqual([false, false, true])
  })
})
