// `npm run mutate`: changes the money code in thousands of small ways and counts how many the unit tests see; then the rest of the core.
// Part after part: one whose report is of these very files is not run again, so that a run that was broken off goes on; of the
// others only what changed since, or what a new test could see, is tried again. `MUTATION_ANEW=1` forgets what is known.
// `npm run mutate -- src/core/ledger/*.ts` takes only those files; in the report its figures stand beside those of the whole.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answerHelp, refuse } from '../scripts/help.ts'
import { reported } from '../tests/simulation/report.ts'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const reports = path.join(root, 'reports', 'mutation')
const stryker = path.join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

/** What is changed, the cheapest part first. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ledger: ['src/core/ledger/*.ts'],
  gate: ['src/core/link-gate.ts', 'src/core/identity/code-rules.ts', 'src/core/identity/phone.ts'],
  money: ['src/core/money.ts', 'src/core/calendar-date.ts'],
  payment: ['src/core/payment/*.ts'],
  order: ['src/core/order/*.ts'],
  market: ['src/core/market/*.ts'],
  loan: ['src/core/loan/*.ts'],
}
const noTests = ['!src/core/**/*.test.ts', '!src/core/**/test-*.ts']

/** What no part above names, so that no file of the core is left out. Its figures are told, and have no floor. */
function restOfTheCore(): string[] {
  const named = (file: string): boolean =>
    Object.values(parts)
      .flat()
      .some((pattern) => path.matchesGlob(file, pattern))
  return globSync('src/core/**/*.ts', { cwd: root })
    .filter((file) => !named(file) && !/\.test\.ts$|\/test-[^/]*$/.test(file))
    .toSorted()
}

/** Below this, in percent, the run fails. */
const leastScorePercent = 95
/** Where no change may pass unseen: what is posted, and which links are opened. */
const withoutSurvivors = ['src/core/ledger/loan-postings.ts', 'src/core/link-gate.ts']

interface Mutant {
  readonly status: string
  readonly static?: boolean
}
type Files = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>

/** The mutants of these files by what came of them; throws where the tool did not come to an end. */
function tried(patterns: readonly string[], name: string): Files {
  const file = path.join(reports, `${name}.json`)
  // A run that fails must not find the figures of the one before.
  rmSync(file, { force: true })
  const known = path.join(reports, `${name}.known.json`)
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', '--mutate', [...patterns, ...noTests].join(','), '--incremental', '--incrementalFile', known],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_REPORT: file } },
  )
  if (status !== 0) throw new Error(`the changes to ${name} could not be tried: ${status}`)
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as { readonly files: Files }
  // What is known of files that were not asked for stands in the report, too.
  return Object.fromEntries(
    Object.entries(files).filter(([changed]) => patterns.some((pattern) => path.matchesGlob(changed, pattern))),
  )
}

/** One print of everything that the outcome depends on: the core with its tests, and how they are run. */
function printOfSources(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(patterns.join())
  const settings = ['bench/mutation-setup.ts', 'stryker.config.mjs', 'vitest.mutation.config.ts', 'package-lock.json']
  for (const file of [...globSync('src/core/**/*.{ts,json}', { cwd: root }).toSorted(), ...settings]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function triedOnce(name: string, patterns: readonly string[]): Files {
  const kept = path.join(reports, `${name}.kept.json`)
  const print = printOfSources(patterns)
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8')) as { readonly print: string; readonly files: Files }
    if (known.print === print) return known.files
  }
  const files = tried(patterns, name)
  if (printOfSources(patterns) !== print) throw new Error(`the files changed while ${name} was being tried`)
  writeFileSync(kept, JSON.stringify({ print, files }))
  return files
}

const isCaught = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'
const count = (mutants: readonly Mutant[], which: (mutant: Mutant) => boolean) => mutants.filter(which).length

/** Caught changes in percent of those that count: what does not run at all, or was excused in the code with a reason, does not. */
function scoreOf(mutants: readonly Mutant[]): number {
  const caught = count(mutants, isCaught)
  return Math.round((10_000 * caught) / Math.max(1, caught + count(mutants, isMissed))) / 100
}

function figuresOf(files: Files) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const tables = count(all, (one) => one.status === 'Ignored' && one.static === true)
  return {
    mutants: count(all, isCaught) + count(all, isMissed),
    survived: count(all, isMissed),
    excusedInTheCode: count(all, ({ status }) => status === 'Ignored') - tables,
    notTriedInTables: tables,
    scorePercent: scoreOf(all),
    byFile: Object.fromEntries(
      Object.entries(files)
        .filter(([, { mutants }]) => count(mutants, isCaught) + count(mutants, isMissed) > 0)
        .map(([name, { mutants }]) => [name, `${scoreOf(mutants)} % (${count(mutants, isMissed)} survived)`]),
    ),
  }
}

const only = process.argv.slice(2)
for (const pattern of only)
  if (!globSync(pattern.replace(/:\d[\d:-]*$/, ''), { cwd: root }).some((file) => /^src\/core\/.*\.ts$/.test(file)))
    refuse(`No file of src/core is called ${pattern}. Name one, or several such as src/core/ledger/*.ts`)
if (process.env.MUTATION_ANEW === '1') rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (only.length > 0) reported('mutationOfChosenFiles', figuresOf(tried(only, 'some')))
else {
  const files: Files = Object.assign({}, ...Object.entries(parts).map(([name, patterns]) => triedOnce(name, patterns)))
  const figures = { triedAnew: process.env.MUTATION_ANEW === '1', ...figuresOf(files) }
  reported('mutation', figures)
  reported('mutationOfTheRest', figuresOf(triedOnce('rest', restOfTheCore())))
  const unseen = withoutSurvivors.filter((name) => count(files[name]?.mutants ?? [], isMissed) > 0)
  if (figures.scorePercent < leastScorePercent || unseen.length > 0) {
    throw new Error(
      `too many changes pass unseen: ${figures.scorePercent} % are caught; not all in ${unseen.join(', ')}`,
    )
  }
}
