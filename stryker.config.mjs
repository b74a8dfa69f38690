// Mutation testing: how `npm run mutate` (bench/mutation.ts) tries changes to the money code against the unit tests.

import { availableParallelism } from 'node:os'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // The compiler of this version has no plugin interface that the tool knows; types are checked by `npm run check`.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // What the tests of the core need, and nothing else, is copied to where the changes are made.
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.json',
    '!vitest.mutation.config.ts',
    '!bench/mutation-setup.ts',
    '!src/core/**',
  ],
  // What runs once, while a module is loaded, would need all tests again for each change. The compiler and data tests hold tables.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? availableParallelism()),
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: process.env.MUTATION_REPORT ?? 'reports/mutation/some.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 98, low: 95, break: null },
  timeoutMS: 5_000,
}
