// Whether a run of all tests takes a file: by the projects of vitest.config.ts themselves, or as a browser's test.

import path from 'node:path'
import config from '../../vitest.config.ts'

interface Project {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}
const projects = (config.test?.projects ?? []).map((project) => (project as { readonly test: Project }).test)

const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))

/** `file`: from the root of the repository, with `/` between. */
export function isRun(file: string): boolean {
  if (file.startsWith('tests/e2e/')) return file.endsWith('.spec.ts')
  return projects.some(({ include, exclude = [] }) => matches(file, include) && !matches(file, exclude))
}
