// `npm run prove`: the long proofs of the money engine, one after the other, with their figures in docs/reliability.md. About
// eight hours on two cores; `npm test` does a short form of each on every run. `npm run prove -- kills planted` runs those only.

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { answerHelp, namesAskedFor } from './help.ts'
import { ensureSystemPackages } from './system-packages.mjs'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')

interface Proof {
  /** What it finds that no other does. */
  readonly finds: string
  readonly command: readonly string[]
  readonly settings: Readonly<Record<string, string>>
}

const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const test = (project: string, ...files: readonly string[]): readonly string[] => [
  vitest,
  'run',
  '--project',
  project,
  ...files,
]

const proofs: Readonly<Record<string, Proof>> = {
  properties: {
    finds: 'an amount or a schedule that breaks a rule which a hundred random ones have kept',
    command: [...test('unit', 'src/core/money.test.ts', 'src/core/loan/schedule.test.ts'), '--testTimeout=7200000'],
    settings: { PROPERTY_RUNS: '1000000' },
  },
  years: {
    finds: 'a history of one loan in which the engine breaks a rule of money',
    command: test('simulation', 'tests/simulation/loans.test.ts'),
    settings: { SIM_SEEDS: '1000' },
  },
  service: {
    finds: 'a crash or a lost answer after which the stored books are wrong',
    command: test('db', 'tests/simulation/service.test.ts'),
    settings: {
      SERVICE_SEEDS: '40',
      SERVICE_BORROWERS: '200',
      SERVICE_DAYS: '365',
      SERVICE_ACTING: '10',
      SERVICE_LANES: '4',
      SERVICE_WHOLE_LOOK_DAYS: '30',
      SERVICE_REPEATS: '3',
    },
  },
  interleavings: {
    finds: 'two acts on one loan at once that end differently by their order',
    command: test('db', 'tests/simulation/interleavings.test.ts'),
    settings: { INTERLEAVINGS: '20000', LONG_PROOFS: '1' },
  },
  keys: {
    finds: 'an idempotency key that lets an act happen twice',
    command: test('db', 'tests/drills/one-effect.db.test.ts'),
    settings: { ONE_EFFECT_SCENES: '200', ONE_EFFECT_REQUESTS: '50', ONE_EFFECT_REUSES: '5000' },
  },
  taps: {
    finds: 'an order of taps, losses and answers in which one payment is sent twice, or under two keys',
    command: test('dom', 'tests/dom/tap-orders.test.tsx', 'tests/dom/money-forms.test.tsx'),
    settings: { TAP_ORDERS: '1000', LONG_PROOFS: '1' },
  },
  kills: {
    finds: 'an acknowledged act that a killed process has lost',
    command: test(
      'db',
      'tests/drills/kills.db.test.ts',
      'tests/service/embedded-durability.test.ts',
      'tests/service/postgres-restart.test.ts',
      'tests/service/drain.test.ts',
    ),
    settings: { KILLS: '300', LONG_PROOFS: '1' },
  },
  power: {
    finds: 'an acknowledged act that a disk without power has lost',
    command: test('db', 'tests/drills/power.db.test.ts'),
    settings: { POWER_LOSSES: '30' },
  },
  portfolio: {
    finds: 'a day of a loan on which the portfolio keeps another figure than a replay of that day',
    command: test('unit', 'src/core/portfolio/loan-day.test.ts'),
    settings: { PORTFOLIO_LOANS: '5000' },
  },
  engines: {
    finds: 'a use case that the embedded engine does otherwise than PostgreSQL',
    command: test('db', 'src', 'tests/service', 'tests/fuzz'),
    settings: { ALL_ENGINES: '1' },
  },
  drills: {
    finds:
      'memory that grows under large forms, a backup that does not come back, a start or a generator that spoils another’s work',
    command: test('long'),
    settings: { LONG_PROOFS: '1' },
  },
  replica: {
    finds: 'a list or a price that a replica shows which stands still, or a question that fails with it',
    command: test('long', 'tests/drills/replica.long.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  failover: {
    finds:
      'an acknowledged act that is lost or done twice when the database’s machine dies or is cut off, its pooler ends, or a process stands still',
    command: test(
      'long',
      'tests/drills/failover.long.test.ts',
      'tests/drills/managed-failover.long.test.ts',
      'tests/drills/paused-process.long.test.ts',
    ),
    settings: { LONG_PROOFS: '1' },
  },
  distributed: {
    finds:
      'a mistake that the guards by rows let through, a migration or a posting that a distributed schema refuses (CITUS_URL)',
    command: test(
      'db',
      'tests/drills/distributed.db.test.ts',
      'tests/simulation/service.test.ts',
      'src/server/db/guards.db.test.ts',
      'src/server/db/table-rules.db.test.ts',
      'src/server/db/ledger',
      'src/server/payment/booking',
      'src/server/order/day',
      'src/server/accounting',
    ),
    settings: {
      ...{ GUARDS: 'rows', DISTRIBUTED_BORROWERS: '12', DISTRIBUTED_DAYS: '60' },
      ...{ SERVICE_SEEDS: '4', SERVICE_BORROWERS: '20', SERVICE_DAYS: '120' },
    },
  },
  image: {
    finds:
      'a step of the image that fails, a file that it must not have, and a start that needs a right or a place to write',
    command: test('long', 'tests/drills/image.long.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  releases: {
    finds: 'a migration on which the release before does not start, or takes no payment',
    command: test('long', 'tests/drills/last-release.long.test.ts', 'tests/service/migrate-command.long.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  alerts: {
    finds: 'an alert that the collector cannot read, that never fires, or that fires while all is well',
    command: test('long', 'tests/drills/alerts.long.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  deploy: {
    finds: 'a file of deploy/ that a linter of Compose, of images, of Kubernetes or of YAML refuses',
    command: test('long', 'tests/drills/lint-deploy.long.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  kits: {
    finds:
      'a message of the page that the kit of Android, iOS or Flutter does not compile or parse for, answers otherwise, or answers to a stranger',
    command: test(
      'long',
      'tests/drills/kit-android.long.test.ts',
      'tests/drills/kit-ios.long.test.ts',
      'tests/drills/kit-flutter.long.test.ts',
    ),
    settings: { LONG_PROOFS: '1' },
  },
  tracing: {
    finds: 'a span that is lost at the end of a process, that belongs to no trace, or that names a person',
    command: test('long', 'tests/drills/tracing.long.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  lines: {
    finds: 'an acknowledged act that is lost, or done twice, by a cut line or a full disk at one moment of one call',
    command: test('db', 'tests/drills/cut-lines.db.test.ts', 'tests/drills/disks.db.test.ts'),
    settings: { LONG_PROOFS: '1', LOST_ANSWERS: '20' },
  },
  provider: {
    finds: 'an answer of a provider at its worst after which a wish ends as two codes, or as none',
    command: test(
      'db',
      'src/server/payment/provider-faults.db.test.ts',
      'src/server/payment/races.db.test.ts',
      'src/server/payment/card/races.db.test.ts',
    ),
    settings: { PROVIDER_WISHES: '500', LONG_PROOFS: '1' },
  },
  commands: {
    finds: 'a command of a document that does not do what it says',
    command: test('db', 'tests/service/documented-commands.test.ts'),
    settings: { LONG_PROOFS: '1' },
  },
  planted: {
    finds: 'a test that stays green over the mistake it is named for',
    command: test('db', 'tests/simulation/planted-bugs.test.ts'),
    settings: { PLANTED_BUGS: 'all' },
  },
  collections: {
    finds: 'a month of collections in which a limit of contacts is passed, or a loan is given to two officers',
    command: [...test('db', 'tests/simulation/collections-month.test.ts'), '--testTimeout=7200000'],
    settings: { LONG_PROOFS: '1' },
  },
  requests: {
    finds: 'a request of a call’s own shape that is answered with a failure of ours, and a flood that buys messages',
    command: [
      ...test(
        'db',
        'tests/fuzz/calls.fuzz.test.ts',
        'tests/fuzz/desk.fuzz.test.ts',
        'tests/fuzz/access-matrix.test.ts',
        'tests/fuzz/doors.test.ts',
        'tests/fuzz/page-matrix.test.ts',
        'tests/service/every-request.test.ts',
        'tests/service/contract-desk.test.ts',
        'tests/service/contract-desk-complete.test.ts',
        'tests/service/traced-pages.test.ts',
        'tests/service/uploaded-files.test.ts',
        'tests/service/redirects.test.ts',
        'src/server/offer/accept-offer.db.test.ts',
        'src/server/people/pumping.db.test.ts',
      ),
      '--testTimeout=7200000',
    ],
    settings: { FUZZ_PER_CALL: '10000', PUMPING_REQUESTS: '10000', LONG_PROOFS: '1' },
  },
  document: {
    finds: 'a request that the published document allows, or nearly allows, and an answer of which it does not speak',
    command: [...test('db', 'tests/fuzz/document.fuzz.test.ts'), '--testTimeout=7200000'],
    settings: { DOCUMENT_FUZZ: '2000' },
  },
  screens: {
    finds: 'words, a colour or a way through a loan that is wrong in one language or market only',
    command: [playwright, 'test'],
    settings: { EVERY_WAY: '1' },
  },
  mutants: {
    finds: 'a line of the core that may be wrong without a unit test that says so',
    command: [path.join(root, 'bench', 'mutation.ts')],
    settings: { MUTATION_ANEW: '1' },
  },
}

const asked = namesAskedFor(process.argv.slice(2), Object.keys(proofs), { what: 'proof', by: 'name' })
const chosen = Object.entries(proofs).filter(([name]) => asked.includes(name))
const isChosen = (wanted: string): boolean => chosen.some(([name]) => name === wanted)
await ensureSystemPackages({
  browser: false,
  postgres: isChosen('failover') || isChosen('image'),
  failover: isChosen('failover'),
  image: isChosen('image'),
  alerts: isChosen('alerts'),
  lint: isChosen('deploy'),
  kits: isChosen('kits'),
})
const failed: string[] = []
for (const [index, [name, { finds, command, settings }]] of chosen.entries()) {
  const began = Date.now()
  process.stdout.write(`\n── ${index + 1} of ${chosen.length}: ${name}. It finds ${finds}.\n`)
  const env = { ...process.env, WRITE_REPORT: '1', ...settings }
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) failed.push(name)
  process.stdout.write(
    `${name}: ${status === 0 ? 'holds' : 'FAILED'} after ${Math.round((Date.now() - began) / 60_000)} min\n`,
  )
}
process.stdout.write(`\n${chosen.length - failed.length} passed, ${failed.length} failed ${failed.join(' ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
