// Mutation testing of the money code: `npm run mutate` changes it in thousands of small ways and expects the unit tests to see each.

import { availableParallelism } from 'node:os'

export default {
  mutate: [
    'src/core/{money,calendar-date}.ts',
    'src/core/{loan,ledger,repayment,order,market}/**/*.ts',
    '!src/core/**/*.test.ts',
    '!src/core/**/test-*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // The compiler of this version has no plugin interface that the tool knows; types are checked by `npm run check`.
  tsconfigFile: 'none',
  ignoreStatic: true,
  concurrency: availableParallelism(),
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 98, low: 95, break: 95 },
  timeoutMS: 20_000,
}
