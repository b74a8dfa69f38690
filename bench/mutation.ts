// `npm run mutate`: changes the money code in thousands of small ways and counts how many the unit tests see.
// `npm run mutate -- src/core/ledger/*.ts` takes only those files, and leaves the figures of the whole in the report alone.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { reported } from '../tests/simulation/report.ts'

const root = path.dirname(import.meta.dirname)
const only = process.argv.slice(2)
const stryker = path.join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const report = path.join(root, 'reports', 'mutation.json')
// A run that fails must not find the figures of the one before.
rmSync(report, { force: true })
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', ...(only.length === 0 ? [] : ['--mutate', only.join(',')])],
  { cwd: root, stdio: 'inherit' },
)

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}
const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report

/** Caught changes in percent of those that count: what does not run at all, or was excused in the code with a reason, does not. */
function scoreOf(mutants: readonly { readonly status: string }[]): number {
  const caught = mutants.filter((one) => one.status === 'Killed' || one.status === 'Timeout').length
  const missed = mutants.filter((one) => one.status === 'Survived' || one.status === 'NoCoverage').length
  return Math.round((10_000 * caught) / Math.max(1, caught + missed)) / 100
}

const all = Object.values(files).flatMap(({ mutants }) => mutants)
const figures = {
  mutants: all.filter(({ status }) => status !== 'Ignored').length,
  survived: all.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length,
  scorePercent: scoreOf(all),
  byFile: Object.fromEntries(Object.entries(files).map(([name, { mutants }]) => [name, scoreOf(mutants)])),
}
if (only.length === 0) reported('mutation', figures)
else process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
process.exit(status ?? 1)
