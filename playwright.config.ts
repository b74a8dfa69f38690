// End-to-end tests: real Chromium on a small phone, against the real product in demo mode.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserPath } from './scripts/browser.ts'
import { leftOut } from './tests/support/turns.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Two for two cores leave some of the processor idle, and are done first: four took a tenth to a third longer for the same tests, and
  // half as much again of the processor (2026-11-30).
  workers: availableParallelism(),
  fullyParallel: true,
  // `npm run prove -- screens` runs these as well.
  grepInvert: [...leftOut],
  // Against hanging only: a machine that is busy with other things may be many times slower. One step of a test that hangs is
  // told by its own limit, since a whole test's would hold a quarter of the run for minutes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    viewport: { width: 360, height: 740 },
    // Layout knows nothing of it, and to draw four dots for each costs a tenth of the processor.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    // Pages that are fetched ahead pass by the tests' own answers: only the test of that asks for them.
    extraHTTPHeaders: { 'Save-Data': 'on' },
    // A worker would ask for pages where no test can plan the answer. The test of the worker allows it.
    serviceWorkers: 'block',
    // Traces of every test cost more than the tests: `--trace on` where one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process for the pages of all tests, one after the other: starting one for each takes a tenth of the processor.
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
