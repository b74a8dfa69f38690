// The unit tests of the core alone, for mutation testing: each change to the code runs those that reach it, until one fails.
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Single cases before random ones, and whole histories of loans last: most changes are seen by the cheapest test. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => costOf(a.moduleId) - costOf(b.moduleId) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** Tests that hold the core against something outside: that is not copied to where the changes are made. */
const reachOut = globSync('src/core/**/*.test.ts').filter((file) =>
  /from '(?:\.\.\/)+(?:server|web|contracts|host|tests)\//.test(readFileSync(file, 'utf8')),
)

function costOf(testFile: string): number {
  if (testFile.endsWith('.property.test.ts')) return 2
  return readFileSync(testFile, 'utf8').includes("from 'fast-check'") ? 1 : 0
}

export default defineConfig({
  test: {
    include: ['src/core/**/*.test.ts'],
    exclude: reachOut,
    setupFiles: ['bench/mutation-setup.ts'],
    // The core keeps nothing between two files but what it has once worked out; a fresh worker for each would cost as much as the tests.
    isolate: false,
    sequence: { sequencer: CheapestFirst },
    testTimeout: 600_000,
  },
})
