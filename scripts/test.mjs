// `npm test`: installs what is missing, then checks and runs every test. Ends with a table of its parts and one line that counts them.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled, node, root, run, runKept, say } from './ground.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { ensureBuilt } from './web-build.mjs'

if (process.argv.includes('--help')) {
  say(
    'npm test: installs what is missing, then checks and runs every test. With -- --shard=1/4 it runs the first of four shares of every ' +
      'part (and in the first one the static checks), so that four machines do the whole.',
  )
  process.exit(0)
}
/** `--shard=1/4` as its numbers; null for the whole run. */
const shard = shardOf(process.argv.slice(2))

const reports = path.join(root, 'reports')
/** For the table alone: figures of the short proofs would take the place of those of the long ones. */
const writesReport = process.env.WRITE_REPORT !== undefined
delete process.env.WRITE_REPORT
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
const checks =
  shard === null || shard.part === 1
    ? runKept('npm', ['run', '--silent', 'check:static'])
    : Promise.resolve({ code: 0, output: 'in the first shard' })

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const suites = [
  {
    name: 'unit',
    passWithNoTests: ['--passWithNoTests'],
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
    passWithNoTests: ['--passWithNoTests'],
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
    passWithNoTests: ['--passWithNoTests'],
    file: 'db.json',
    args: [
      vitest,
      'run',
      '--project',
      'db',
      // With three or four for two cores a run took longer, and as long as both beside the browser tests (2026-11-30).
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=reports/db.json',
    ],
  },
  { name: 'end to end', passWithNoTests: ['--pass-with-no-tests'], file: 'e2e.json', args: [playwright, 'test'] },
]

let passed = 0
let failed = 0
const failures = []
/** Rows of the table at the end. */
const parts = []
for (const suite of suites) {
  say(`\n── Tests: ${suite.name} (${elapsed()})`)
  const began = Date.now()
  const processorBefore = processorSeconds()
  const share = shard === null ? [] : [`--shard=${shard.part}/${shard.of}`, ...(suite.passWithNoTests ?? [])]
  const code = await run(node, [...suite.args, ...share], { env: { CI: '1' } })
  const counts = count(path.join(reports, suite.file))
  say(`${suite.name}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((Date.now() - began) / 1000)} s`)
  parts.push({
    part: suite.name,
    tests: counts.passed + counts.failed,
    seconds: Math.round((Date.now() - began) / 1000),
    processorSeconds: Math.round(processorSeconds() - processorBefore),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  })
  passed += counts.passed
  failed += counts.failed + counts.skipped
  failures.push(...counts.failures.map((failure) => `${suite.name}: ${failure}`))
  if (suite === suites[1]) await tellChecks()
  if (counts.skipped > 0) say(`${counts.skipped} skipped: a test that does not run has not passed`)
  if (code !== 0 && counts.failed + counts.skipped === 0) {
    say(`${suite.name}: the runner ended with exit code ${code}`)
    failed += 1
  }
  if (code === 0 && counts.passed === 0 && shard === null) {
    say(`${suite.name}: no test ran`)
    failed += 1
  }
}

// The output is long: failures are repeated at its end.
for (const failure of failures) say(`\n✘ ${failure}`)
say(`\n${tableOf(parts)}`)
say(`\nDone in ${elapsed()}`)
// With WRITE_REPORT=1 the table takes the place of the last one in docs/reliability.md.
if (writesReport)
  await run(
    node,
    ['scripts/write-parts.ts', JSON.stringify({ parts, seconds: Math.round((Date.now() - started) / 1000) })],
    { env: { WRITE_REPORT: '1' } },
  )
if (passed + failed === 0) failed = 1
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Reads `--shard=1/4`, or `--shard 1/4`. Anything else is refused: a test run that ignores a word has not done what was asked. */
function shardOf(words) {
  const [, part, of] = /^--shard[= ](\d+)\/(\d+)$/.exec(words.join(' ')) ?? []
  if (words.length === 0) return null
  if (part !== undefined && Number(part) >= 1 && Number(part) <= Number(of))
    return { part: Number(part), of: Number(of) }
  say(`npm test does not know ${words.join(' ')}. A share of the run: npm test -- --shard=1/4`)
  process.exit(2)
}

/** Processor seconds of all processes that this one has started and that have ended, 0 where the system does not say. */
function processorSeconds() {
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : ''
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticksASecond = 100
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / ticksASecond
}

/** The parts as a table of Markdown, as docs/reliability.md keeps it. */
function tableOf(rows) {
  const names = ['part', 'tests', 'seconds', 'processorSeconds', 'load']
  const line = (cells) => `| ${cells.join(' | ')} |`
  const head = ['part', 'tests', 'seconds', 'processor seconds', 'load at its end']
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(names.map((name) => row[name])))].join(
    '\n',
  )
}

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
