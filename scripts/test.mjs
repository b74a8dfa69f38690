// `npm test`: installs what is missing, then checks and runs every test. Ends with one line that counts them.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled, node, root, run, runKept, say } from './ground.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { ensureBuilt } from './web-build.mjs'

if (process.argv.includes('--help')) {
  say(
    'npm test: installs what is missing, then checks and runs every test. Takes no arguments; SIM_SEEDS=20 makes it short.',
  )
  process.exit(0)
}

const reports = path.join(root, 'reports')
/** Lines of a failed test's reason that the end of the output repeats. */
const REASON_LINES = 12
const started = Date.now()
const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`

await ensureInstalled()
await ensureSystemPackages({ browser: true, postgres: true })
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await ensureBuilt()
// Most of these checks use one core: they run beside the first two suites, and their result is printed after these.
const checks = runKept('npm', ['run', '--silent', 'check:static'])

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const suites = [
  {
    name: 'unit',
    file: 'unit.json',
    args: [
      vitest,
      'run',
      '--project',
      'unit',
      '--project',
      'dom',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=reports/unit.json',
    ],
  },
  {
    // A thousand years of a thousand borrowers: it takes every core that the last of the static checks leave.
    name: 'simulation',
    file: 'simulation.json',
    args: [
      vitest,
      'run',
      '--project',
      'simulation',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=reports/simulation.json',
    ],
  },
  {
    name: 'database',
    file: 'db.json',
    args: [
      vitest,
      'run',
      '--project',
      'db',
      // A test, its server and its database often wait for each other: more workers than cores.
      `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=reports/db.json',
    ],
  },
  { name: 'end to end', file: 'e2e.json', args: [playwright, 'test'] },
]

let passed = 0
let failed = 0
const failures = []
for (const suite of suites) {
  say(`\n── Tests: ${suite.name} (${elapsed()})`)
  const began = Date.now()
  const code = await run(node, suite.args, { env: { CI: '1' } })
  const counts = count(path.join(reports, suite.file))
  say(`${suite.name}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((Date.now() - began) / 1000)} s`)
  passed += counts.passed
  failed += counts.failed + counts.skipped
  failures.push(...counts.failures.map((failure) => `${suite.name}: ${failure}`))
  if (suite === suites[1]) await tellChecks()
  if (counts.skipped > 0) say(`${counts.skipped} skipped: a test that does not run has not passed`)
  if (code !== 0 && counts.failed + counts.skipped === 0) {
    say(`${suite.name}: the runner ended with exit code ${code}`)
    failed += 1
  }
  if (code === 0 && counts.passed === 0) {
    say(`${suite.name}: no test ran`)
    failed += 1
  }
}

// The output is long: failures are repeated at its end.
for (const failure of failures) say(`\n✘ ${failure}`)
say(`\nDone in ${elapsed()}`)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Prints the result of the static checks. After a failure nothing else is run. */
async function tellChecks() {
  const { code, output } = await checks
  say(`\n── Format, lint, boundaries, types (${elapsed()})\n${output}`)
  if (code === 0) return
  say(`Format, lint, boundaries, types: failed with exit code ${code}`)
  process.exit(code)
}

/** What a runner's report counts, and of each failed test its file, its title and the first lines of its reason. */
function count(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats === undefined ? countVitest(report) : countPlaywright(report)
}

function countVitest(report) {
  const failures = report.testResults
    .filter((result) => result.status === 'failed')
    .flatMap((result) => {
      const tests = result.assertionResults.filter((test) => test.status === 'failed')
      if (tests.length === 0) return [told(path.relative(root, result.name), '', result.message)]
      return tests.map((test) => told(path.relative(root, result.name), test.fullName, test.failureMessages.join('\n')))
    })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

function countPlaywright(report) {
  const testsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(testsIn)]
  const failures = report.suites.flatMap(testsIn).flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => {
        const reasons = test.results.flatMap((result) => result.errors.map((error) => error.message ?? ''))
        return told(`tests/e2e/${file}:${line}`, title, reasons.join('\n'))
      }),
  )
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures,
  }
}

function told(file, title, reason) {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [`${file} ${title}`, ...lines.slice(0, REASON_LINES)].join('\n    ')
}
