// Every command of a document or a help text, as a reader types it, in a checkout of its own; one without a line in the table fails.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { composeServer } from '../../src/server/compose.ts'
import { insertSiteMessage } from '../../src/server/service/site-message-store.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { copyCheckout, type Ended, plainPath, runPlain, type Started, startPlain } from '../support/checkout.ts'
import { commandsOf, commandsOfHelp, documentedCommands, mentioned, payCodeOf } from '../support/documented-commands.ts'
import { emptyMemory } from '../support/empty-snapshot.ts'
import { openLaunch, seeChangedWord } from '../support/first-steps.ts'
import { afterFirstPlay, keptSamplesDir } from '../support/kept-samples.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { partnerKeyLines } from '../support/partner-key-lines.ts'
import { programOf } from '../support/postgres.ts'
import { isLong, walked } from '../support/proof-length.ts'
import { testsStartAt } from '../support/server.ts'

const root = path.join(import.meta.dirname, '..', '..')
const quiet = {
  PORT: '0',
  DATA_DIR: await emptyMemory(),
  LOG_LEVEL: 'silent',
  DEMO_STARTS_AT: testsStartAt,
  DEMO_SAMPLES_DIR: keptSamplesDir(),
}
const runs = /^Candor runs .*(http:\/\/127\.0\.0\.1:\d+)/
let checkout: ReturnType<typeof copyCheckout>
let demo: Started
let origin = ''

/** The server that `createdb` and the others speak to where nothing else is said. */
function postgresEnvironment(database: string): Record<string, string> {
  const { hostname, port, username } = new URL(inject('databases').postgresUrl)
  return {
    PATH: `${path.dirname(programOf('pg_dump'))}${path.delimiter}${plainPath}`,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    DATABASE_URL: urlOf(database),
  }
}
const urlOf = (database: string): string =>
  Object.assign(new URL(inject('databases').postgresUrl), { pathname: database }).href
const databases = { original: `documented_${process.pid}`, restored: 'restored', ofExample: 'candor' }
const shell = (command: string, environment: Record<string, string> = {}): Promise<Ended> =>
  runPlain(checkout.dir, ['sh', '-c', command], { LOG_LEVEL: 'silent', ...environment })
async function done(command: string, environment: Record<string, string> = {}): Promise<string> {
  const ended = await shell(command, environment)
  expect(ended, command).toMatchObject({ code: 0 })
  return ended.stdout
}

beforeAll(async () => {
  // Another test builds the pages and plays the samples of a first start.
  checkout = copyCheckout({ isBuilt: true })
  for (const folder of ['operator', 'sealed-again']) await putMadeDatabase(path.join(checkout.dir, folder))
  origin = await afterFirstPlay(() => {
    demo = startPlain(checkout.dir, ['npm', 'start'], quiet)
    return demo.said(runs)
  })
})
afterAll(async () => {
  await demo.stop('SIGINT')
  await shell(
    `for one in ${Object.values(databases).join(' ')}; do dropdb --if-exists --force $one; done; dropuser --if-exists candor_owner`,
    postgresEnvironment('postgres'),
  )
  checkout.remove()
})

/** A command as it stands, asked of the demo that runs here. */
const asked = (command: string): Promise<string> =>
  done(`${command.replace('127.0.0.1:3000', new URL(origin).host)} -sS --fail`)

/** What the command says of itself: every module that it needs was loaded by then. */
const helps = new Map<string, Promise<string>>()
const help = (command: string) => async () => {
  const asked = helps.get(command) ?? done(`npm run --silent ${command} -- --help`)
  helps.set(command, asked)
  const said = await asked
  expect(said.length).toBeGreaterThan(40)
  return said
}

/** On the database that the operator's commands are tried on. */
const onOperators = (words: string, folder = 'operator') =>
  done(`npm run --silent ${words}`, { DATA_DIR: path.join(checkout.dir, folder) })

/** Takes longer than a test may: its help is asked for, which loads everything that it needs. */
const tooLong = (command: string) => ({ why: 'it measures for minutes to hours', check: help(command) })

/** Several of them: each the words behind `npm run` and `begin`. */
const allTooLong = (names: string, begin = '') =>
  Object.fromEntries(
    names.split('|').map((of) => [`npm run ${begin}${of}`, tooLong(`${begin}${of}`.split(' ')[0] ?? '')]),
  )
const allHelp = (names: string) =>
  Object.fromEntries(names.split('|').map((name) => [`npm run ${name}`, { check: help(name) }]))

interface Line {
  /** Why the command is not run as it stands. */
  readonly why?: string
  readonly check: (command: string) => Promise<unknown>
}

/** Needs an account at a provider: without its settings it says which are missing. */
const withoutAccount = (setting: string): Line => ({
  why: 'it needs a test account at a provider',
  async check(command) {
    const told = await shell(command)
    expect(told).toMatchObject({ code: 1, stdout: expect.stringContaining(setting) })
  },
})

/** Makes a page of the documents again, and says how many of something it holds: it is as it stands here. */
const makesPage = (command: string, page: string, counted: string): Line => ({
  async check() {
    expect(await done(`npm run --silent ${command}`)).toMatch(new RegExp(`${page}: \\d+ ${counted}`))
    const [made, kept] = [checkout.dir, root].map((at) => readFileSync(path.join(at, page), 'utf8'))
    expect(made).toBe(kept)
  },
})

/** An act of an operator that is refused: a test of its own follows the one that is done. */
const refusedOne = (why: string, words: string, said: unknown): Line => ({
  why,
  async check() {
    const dataDir = path.join(checkout.dir, 'operator')
    expect(await shell(`npm run --silent ${words}`, { DATA_DIR: dataDir })).toMatchObject({ code: 1, stderr: said })
  },
})
const noMonth = (words: string, said: unknown): Line => refusedOne('there is no month', `months -- ${words}`, said)
const table: Readonly<Record<string, Line>> = {
  'npm start': { check: async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200) },
  'npm test': { why: 'it runs this very test, and takes an hour', check: () => done('npm test -- --help') },
  'npm test -- --shard=1/4': { why: 'a quarter of that hour', check: () => done('npm test -- --help') },
  'npm run check': {
    why: 'it runs all unit tests, as the run around this test has done; its parts are started',
    check: () => done('npm run typegen && npm run test:unit -- --help && npm exec -- biome --version'),
  },
  'npm run dev': {
    async check(command) {
      const started = startPlain(checkout.dir, command.split(' '), quiet)
      const at = await started.said(runs)
      for (const address of ['/About', '/@vite/client', '/src/web/root.tsx'])
        expect((await fetch(`${at}${address}`)).status, address).toBe(200)
      await seeChangedWord(checkout.dir, at)
      await started.stop('SIGINT')
    },
  },
  "curl -X POST 127.0.0.1:3000/demo/clock -H 'Content-Type: application/json' -d '{\"advanceMinutes\": 5}'": {
    check: async (command) => expect(JSON.parse(await asked(command))).toMatchObject({ date: expect.any(String) }),
  },
  'curl -X POST 127.0.0.1:3000/demo/pay -H \'Content-Type: application/json\' -d \'{"payCode": "8712…"}\'': {
    check: async (command) => void (await asked(command.replace('8712…', await payCodeOf(origin)))),
  },
  "curl '127.0.0.1:3000/demo/outbox?phone=13900000001'": {
    check: async (command) => expect(JSON.parse(await asked(command))).toEqual([]),
  },
  'curl 127.0.0.1:3000/demo/personas': { check: async (of) => await openLaunch(origin, await asked(of)) },
  'npm run bench': tooLong('bench'),
  'npm run bench:money': tooLong('bench:money'),
  'BENCH_LOANS=10000,100000,1000000 npm run bench:money': tooLong('bench:money'),
  ...allTooLong('screens|start|morning|books|close|overload|desk|bytes|processes', 'bench:'),
  'npm run bench:screens [name…]': tooLong('bench:screens'),
  'npm run mutate': tooLong('mutate'),
  'npm run mutate -- <files>': tooLong('mutate'),
  'npm run mutate -- src/core/loan/replay.ts': tooLong('mutate'),
  'npm run mutate -- src/core/ledger/*.ts': tooLong('mutate'),
  ...allTooLong(
    'docs|docs -- show|gallery|gallery -- order|gallery -- order laptop.dark|pictures|pictures -- desk-case',
  ),
  'npm run coverage': makesPage('coverage', 'docs/coverage.md', 'rules'),
  'npm run schema': makesPage('schema', 'docs/schema.md', 'tables'),
  ...allHelp('settings|words|file-schemas|wrap|new:screen|new:endpoint|jobs|officer|suspense|move-borrower'),
  'npm run move-borrower -- <phone or id> <cell>': { why: 'two databases', check: help('move-borrower') },
  'npm run supply-chain': {
    check: async () => expect(await done('npm run --silent supply-chain')).toMatch(/supply chain: \d{3} packages/),
  },
  'npm run supply-chain -- --audit': {
    why: 'what is known to npm changes by itself; the command says where it could not ask',
    check: help('supply-chain'),
  },
  'npm run sbom': {
    check: async () =>
      expect(JSON.parse(await done('npm run --silent sbom'))).toMatchObject({ bomFormat: 'CycloneDX' }),
  },
  'npm run new:screen <room> <screen> <address>': {
    async check() {
      await done('npm run new:screen promise keep-promise /keep-promise')
      expect(existsSync(path.join(checkout.dir, 'src/web/screens/promise/keep-promise.tsx'))).toBe(true)
    },
  },
  'npm run new:endpoint <room> <verb-noun>': {
    async check() {
      await done('npm run new:endpoint service keep-promise')
      expect(existsSync(path.join(checkout.dir, 'src/server/service/keep-promise.ts'))).toBe(true)
    },
  },
  'npm run test:db -- <file>': {
    why: 'this is one of them',
    check: async () => expect(await done('npm run --silent test:db -- --help')).toContain('vitest'),
  },
  'npm run test:room <room>': {
    why: 'it would run tests within a test; the smallest room has none but its own',
    check: async () => expect(await done('npm run --silent test:room batch')).toMatch(/Tests .*passed/),
  },
  'npm run test:room payment/card': {
    why: 'it takes a minute; the help text names every room and part that can be asked for',
    check: async () => expect(await done('npm run --silent test:room -- --help')).toMatch(/payment\/card/),
  },
  'npm run test:room <room> -- --all': { why: 'as above', check: help('test:room') },
  'npm run prove': tooLong('prove'),
  ...allTooLong('alerts|collections|deploy|distributed|engines|failover|image|kills|kits', 'prove -- '),
  ...allTooLong('kills planted|releases|replica|requests|screens|tracing', 'prove -- '),
  'npm run pack-release 0.2.0': { why: 'it packs what was built into the repository', check: help('pack-release') },
  'npm run build': { why: 'npm start has done it', check: () => done('npm run --silent build -- --help') },
  'npm run fuzz': {
    why: 'it sends requests for an hour; npm test sends fewer',
    check: async () => expect(await done('npm run --silent fuzz -- --help')).toContain('vitest'),
  },
  'SIM_SEEDS=20 npm run test:simulation': {
    why: 'it takes minutes of every core; npm test runs it by itself',
    check: () => done('SIM_SEEDS=20 npm run test:simulation -- --help'),
  },
  'npm run sandbox-provider': {
    async check(command) {
      const started = startPlain(checkout.dir, command.split(' '), { SANDBOX_PORT: '0' })
      const url = await started.said(/^The sandbox provider listens on (http:\S+)/)
      expect((await fetch(`${url}/v1/codes/none`)).status).toBe(401)
      await started.stop('SIGINT')
    },
  },
  'npm run doctor': {
    async check() {
      const told = await shell('npm run --silent doctor')
      expect(told).toMatchObject({ code: 1, stdout: expect.stringContaining('SESSION_SECRET is missing') })
      expect(await help('doctor')()).toContain('what keeps production from starting')
    },
  },
  'npm run doctor -- settings': { check: () => onOperators('doctor -- settings') },
  'npm run jobs -- list': { check: async () => expect(await onOperators('jobs -- list')).toBe('No job has failed.\n') },
  'npm run jobs -- again <jobId>': refusedOne('none', 'jobs -- again 1', expect.stringContaining('no job 1')),
  'npm run migrate': {
    check: async () => expect(await onOperators('migrate')).toMatch(/^The database is at \d{4}, as/m),
  },
  'npm run migrate -- --check': {
    check: async () => expect(await onOperators('migrate -- --check')).toMatch(/Nothing/),
  },
  'npm run wrap -- field-key': { why: 'it needs a KMS: wrap-command.test.ts has one', check: help('wrap') },
  'npm run wrap -- SESSION_SECRET': { why: 'as above', check: help('wrap') },
  'npm run seals': { check: () => onOperators('seals') },
  // It asks for a job, and a database with jobs and no clock of a demo is a production's.
  'npm run seals -- again': { check: () => onOperators('seals -- again', 'sealed-again') },
  'npm run months -- list': { check: async () => expect(await onOperators('months -- list')).toMatch(/^Every month/) },
  'npm run months -- archive 2025-01 <folder>': noMonth('archive 2025-01 .', 'The ledger has no month 2025-01.\n'),
  'npm run months -- check <file>': noMonth('check none', expect.stringContaining('ENOENT')),
  'npm run months -- restore <file>': noMonth('restore none', expect.stringContaining('ENOENT')),
  'npm run site-messages': {
    async check() {
      const dataDir = path.join(checkout.dir, 'operator')
      expect(await onOperators('site-messages')).toBe('Nobody has written.\n')
      const server = await composeServer(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), root)
      const written = { kind: 'contact', email: '', name: 'Ana', phone: '0917', text: 'Call me.\nfake line' } as const
      await insertSiteMessage(server.deps.db, { ...written, id: 'm1', createdAt: new Date('2026-11-20T08:00:00Z') })
      await server.stop()
      expect(await onOperators('site-messages')).toBe(
        '2026-11-20T08:00:00.000Z  contact  Ana  0917  "Call me.\\nfake line"\n',
      )
    },
  },
  'npm run officer -- list': { check: async () => expect(await onOperators('officer -- list')).toMatch(/no officers/) },
  'npm run officer -- invite <name> --role <support|collections|payments|credit|manager|auditor|admin>': refusedOne(
    'an invitation is followed by officer-command.test.ts; here a role that there is not is refused',
    'officer -- invite Ana --role king',
    expect.stringContaining('Usage:'),
  ),
  'npm run officer -- invite-again <officerId>': refusedOne(
    'the new invitation is followed by officer-command.test.ts; here it is told that there is no such officer',
    'officer -- invite-again off1',
    'There is no such officer.\n',
  ),
  'npm run officer -- end <officerId>': refusedOne(
    'the last admin stays: officer-command.test.ts; here it is told that there is none',
    'officer -- end off1',
    'There is no such officer.\n',
  ),
  ...partnerKeyLines({ help, onOperators, refusedOne }),
  'npm run provider:check': {
    check: async (command) => expect(await done(command)).toMatch(/^xendit: payments, payouts/m),
  },
  'npm run provider:check -- xendit': {
    check: async (command) => expect(await done(command)).toContain('XENDIT_API_KEY: '),
  },
  'npm run provider:check -- xendit --currency PHP --amount 10000 --at QR_CODE/QRPH': withoutAccount('XENDIT_API_KEY'),
  'npm run provider:check -- xendit --currency PHP --amount 10000 --bank PH_BDO --number 000000000099 --name "Ana Cruz"':
    withoutAccount('XENDIT_API_KEY'),
  'npm run provider:check -- stripe --currency PHP --amount 10000 --card cus_0123456789:pm_card_visa':
    withoutAccount('STRIPE_SECRET_KEY'),
  'npm run provider:check -- host-push --push what-the-app-calls-the-phone': withoutAccount('PUSH_URL'),
  'npm run provider:check -- decentro --name "Asha Verma" --born 1990-01-31 --document nationalId --id ABCDE1234F --phone 9876543210':
    withoutAccount('DECENTRO_CLIENT_ID'),
  'npm run provider:check -- twilio --phone +15005550006': withoutAccount('TWILIO_ACCOUNT_SID'),
  'npm run suspense -- list': {
    check: async () => expect(await onOperators('suspense -- list')).toBe('Nothing is in suspense.\n'),
  },
  'npm run suspense -- propose <paymentId> <orderId> --by <officerId> --reason <why>': refusedOne(
    'a payment in suspense is proposed for a loan by suspense-command.test.ts; here there is no such officer',
    'suspense -- propose p1 o1 --by off1 --reason slip',
    'There is no such officer: name one of `npm run officer -- list` with --by.\n',
  ),
  'pg_dump --format=custom --file=candor.dump "$DATABASE_URL"': {
    async check(command) {
      await done(`createdb --template=template0 --lc-collate=C ${databases.original}`, postgresEnvironment('postgres'))
      const config = loadConfig({
        DATABASE_URL: urlOf(databases.original),
        DATA_DIR: path.join(checkout.dir, 'pg'),
        LOG_LEVEL: 'silent',
      })
      const server = await composeServer(config, root)
      await server.demo?.seedIfEmpty()
      await server.stop()
      await done(command, postgresEnvironment(databases.original))
    },
  },
  'createdb --owner=candor_owner --template=template0 --encoding=UTF8 --lc-collate=C restored': {
    check: (command) => done(`createuser candor_owner && ${command}`, postgresEnvironment('postgres')),
  },
  'pg_restore --exit-on-error --no-owner --role=candor_owner --dbname=restored candor.dump': {
    check: (command) => done(command, postgresEnvironment('postgres')),
  },
  'DATABASE_URL=… npm run seals': {
    async check(command) {
      const said = (database: string) =>
        done(command.replace('npm run', 'npm run --silent').replace('…', `'${urlOf(database)}'`))
      const ofCopy = await said(databases.restored)
      expect(ofCopy).toMatch(/^The ledger has \d{2,} entries, and the hash [0-9a-f]{64}$/m)
      expect(ofCopy).toBe(await said(databases.original))
    },
  },
  'createdb --template=template0 --encoding=UTF8 --lc-collate=C candor': {
    check: (command) => done(command, postgresEnvironment('postgres')),
  },
  'openssl rand -base64 48': {
    check: async (command) => loadConfig({ SESSION_SECRET: (await done(command)).trim() }),
  },
  'openssl rand -base64 32': {
    check: async (command) => loadConfig({ FIELD_ENCRYPTION_KEY: (await done(command)).trim() }),
  },
  'openssl genpkey -algorithm ed25519 -outform DER | base64 -w0': {
    check: async (command) => loadConfig({ TICKET_PRIVATE_KEY: (await done(command)).trim() }),
  },
}

/** Those that a newcomer types first, and one of each kind: the others take minutes, and are tried by `npm run prove -- commands`. */
const canaries = ['npm start']
const tried = Object.entries(table).filter(
  ([command]) => isLong || canaries.includes(command) || command.startsWith('curl ') || command.startsWith('openssl '),
)

/** The commands that a person runs by their names, and that explain themselves. */
const explained = Object.entries(packageJson.scripts)
  .filter(([, script]) => /run\.mjs (--\w+ )*node /.test(script) && !script.includes('src/main.ts'))
  .map(([name]) => name)

const isMissing = (command: string): boolean => !(command in table) && !mentioned.has(command)

describe('a command', () => {
  it('that stands in a document has a line in the table', () => {
    expect([...documentedCommands().keys()].filter(isMissing)).toEqual([])
  })

  it('that stands in a help text has one, too: a canary in npm test, all in npm run prove', async () => {
    expect(explained).toEqual(expect.arrayContaining(['seals', 'suspense', 'sandbox-provider', 'bench', 'gallery']))
    for (const name of walked(explained, 1)) {
      expect(commandsOfHelp(await help(name)()).filter(isMissing), name).toEqual([])
    }
  })

  it('is found in a block, in a line and over two lines', () => {
    expect(
      commandsOf('```sh\nnpm ci # quick\n```\n`FOO=1 npm run\n  x` and `node`, `src/main.ts`\n```json\nnpm no\n```'),
    ).toEqual(['npm ci', 'FOO=1 npm run x'])
  })

  it('runs on the machine’s own Node: not on the one that runs the tests', () => {
    const plain = execFileSync('sh', ['-c', 'command -v node'], { env: { PATH: plainPath }, encoding: 'utf8' }).trim()
    expect(plain).not.toContain('node_modules')
    expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toContain('"node": ">=20"')
  })

  it.each(tried.map(([command, line]) => ({ command, ...line })))(
    'works: $command',
    async ({ command, check }) => void (await check(command)),
  )
})
