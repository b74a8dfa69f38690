// Unit and integration tests. End-to-end tests run under Playwright (playwright.config.ts).
import { defineConfig } from 'vitest/config'

// The settings of whoever works here are not those of the tests, nor of the processes that tests start.
process.env.ENV_FILE = '/dev/null'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/tidy.test.ts',
            'tests/coverage.test.ts',
            'tests/bad-moments.test.ts',
            'tests/nouns.test.ts',
            'tests/tables.test.ts',
            'tests/planting.test.ts',
            'tests/room-tests.test.ts',
            'tests/recipes.test.ts',
            'tests/supply-chain.test.ts',
            'tests/security-doc.test.ts',
          ],
          exclude: ['src/**/*.db.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // By itself, because it wants the whole machine, and without a database, because it needs none.
        test: {
          name: 'simulation',
          include: ['tests/simulation/loans.test.ts'],
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
          exclude: ['tests/simulation/loans.test.ts'],
          globalSetup: ['tests/support/databases-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
