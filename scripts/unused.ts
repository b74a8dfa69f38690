// Files, exports and packages without a user: asked with the tests as users, without, and without a use in their own file (docs/decisions/0001).

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const knip = path.join(root, 'node_modules', 'knip', 'bin', 'knip.js')

/** What only tests use beside its own file, ten at most, and why it cannot be asked in another way. */
const forTestsOnly: Readonly<Record<string, string>> = {
  'src/core/order/status.ts payoutStates': 'compared with the constraint of the database',
  'src/core/payment/intent.ts intentStates': 'compared with the constraint of the database',
  'src/core/payment/transfer-state.ts cardPaymentStates': 'compared with the constraint of the database',
  'src/core/payment/transfer-state.ts cardSetupStates': 'compared with the constraint of the database',
  'src/server/db/functions.ts functionsOf': 'functions of a release that does not exist yet',
  'src/server/db/migrate.ts migrationOf': 'migrations of a release that does not exist yet',
  'src/server/db/open-database.ts refuseUnfit': 'a database behind a pooler, which the product refuses to open',
  'src/server/db/postgres/postgres-driver.ts patient': 'a connection that is lost in the middle of a statement',
  'src/server/db/postgres/postgres-driver.ts withClient': 'a connection that is lost in the middle of a statement',
}

/** Ends the process with what to do where something is found. */
function ask(args: readonly string[], whatToDo: string): void {
  const { status } = spawnSync(process.execPath, [knip, '--no-progress', '--no-config-hints', ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  process.stderr.write(`${whatToDo}\n`)
  process.exit(1)
}

interface Issue {
  readonly file: string
  readonly exports: readonly { readonly name: string }[]
  readonly types: readonly { readonly name: string }[]
}

/** Exports of the product that no other file of it uses, as `file name`: a use in their own file counts for nothing here. */
function exportsForTestsOnly(): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'unused-'))
  const strict = path.join(folder, 'knip.jsonc')
  const usual = readFileSync(path.join(root, 'knip.jsonc'), 'utf8')
  writeFileSync(strict, usual.replace('"ignoreExportsUsedInFile": true', '"ignoreExportsUsedInFile": false'))
  const args = ['--production', '--no-progress', '--no-config-hints', '--reporter', 'json', '--config', strict]
  const { stdout } = spawnSync(process.execPath, [knip, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  rmSync(folder, { recursive: true })
  const { issues } = JSON.parse(stdout) as { readonly issues: readonly Issue[] }
  return issues.flatMap(({ file, exports, types }) => [...exports, ...types].map(({ name }) => `${file} ${name}`))
}

ask(
  [],
  'No file uses these: use them, or delete them. A file of calls needs its place in src/contracts/endpoints.ts or desk-endpoints.ts, a screen in src/web/routes.ts, a market in markets.ts, a language in src/core/language.ts.',
)
ask(
  ['--production'],
  'Only tests use these: use them in the product, or delete them with their tests. A screen needs its line in src/web/routes.ts.',
)
const found = exportsForTestsOnly()
const unknown = found.filter((one) => !Object.hasOwn(forTestsOnly, one))
const gone = Object.keys(forTestsOnly).filter((one) => !found.includes(one))
for (const one of unknown)
  process.stderr.write(
    `${one}: no other file of the product uses it. Drop its export and test what uses it, or move it to a file that the product imports.\n`,
  )
for (const one of gone)
  process.stderr.write(`${one}: the product uses it, or it is gone: drop it from scripts/unused.ts\n`)
if (unknown.length + gone.length > 0) process.exit(1)
