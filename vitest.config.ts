// Unit and integration tests. End-to-end tests run under Playwright (playwright.config.ts).
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { wordsAreCompiled } from './scripts/words-plugin.ts'

// The engineer's own settings are not those of the tests, nor of the processes that tests start.
process.env.ENV_FILE = '/dev/null'

/**
 * Files that take the longest and do not look it by their size, by which a fresh checkout orders files: begun first, they do not
 * keep one core waiting at the end. The first one plays the samples of the day, in the quickest way; the second needs none, and does not
 * wait for it.
 */
const longFiles = [
  'tests/fuzz/calls.fuzz.test.ts',
  'src/server/cells/move-borrower.db.test.ts',
  'tests/service/documented-commands.test.ts',
  'tests/service/drain.test.ts',
  'tests/drills/kills.db.test.ts',
  'tests/service/first-start.test.ts',
  'tests/service/embedded-durability.test.ts',
]

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => longFiles.findIndex((file) => moduleId.endsWith(file))
    const others = files.filter((file) => place(file) < 0)
    const long = files.filter((file) => place(file) >= 0)
    return [...long.sort((a, b) => place(a) - place(b)), ...(await super.sort(others))]
  }
}

export default defineConfig({
  test: {
    // By itself, the runner leaves one core to others: of two, that is half.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        plugins: [wordsAreCompiled()],
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            // Those without a folder of their own: all of them, so that a new one cannot be forgotten here.
            'tests/*.test.ts',
          ],
          exclude: ['src/**/*.db.test.ts'],
          setupFiles: ['tests/support/property-runs.ts'],
          // Files of a worker share what they load: half of the time went into loading it anew. What a file changes for everybody
          // (the clock, a spy) it puts back.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Screens in a document that is made of objects: taps, focus and what is sent, without a browser (0072).
        plugins: [wordsAreCompiled()],
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
      {
        // By itself, because it wants the whole machine, and without a database, because it needs none.
        test: {
          name: 'simulation',
          include: ['tests/simulation/loans.test.ts', 'tests/simulation/loan-books.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'db',
          include: [
            'src/**/*.db.test.ts',
            'tests/service/**/*.test.ts',
            'tests/simulation/**/*.test.ts',
            'tests/drills/**/*.db.test.ts',
            'tests/fuzz/**/*.test.ts',
          ],
          exclude: [
            'tests/simulation/loans.test.ts',
            'tests/simulation/loan-books.test.ts',
            '**/*.long.test.ts',
            ...configDefaults.exclude,
          ],
          globalSetup: ['tests/support/databases-setup.ts'],
          isolate: false,
          // As products start (scripts/start-flags.mjs): each worker would compile the embedded engine once more, to be quicker at what it never does.
          execArgv: ['--liftoff-only'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // What takes minutes and finds what no shorter test does: `npm run prove`.
        test: {
          name: 'long',
          include: ['tests/**/*.long.test.ts'],
          globalSetup: ['tests/support/databases-setup.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
