// Moves a borrower with everything from one cell of CELLS_FILE to another, and proves it: each table has the same rows there, each loan the
// same balance.
//
// Usage:
//   npm run move-borrower -- <phone or id> <cell>
//
// What the borrower does meanwhile waits for some seconds; sessions end. A move that was killed is run again: until then no job of the
// borrower is done in either cell. It is refused while a payout, a charge or a job of the borrower is under way, and where the books of a month have figures of the loans. The account of the database
// must own the tables: guards of rows that never go sleep within the move. Uses CELLS_FILE, the keys, and the settings of the market.

import { dateIn } from '../src/core/calendar-date.ts'
import { readPhone } from '../src/core/identity/phone.ts'
import { markets } from '../src/core/market/markets.ts'
import { createFieldCipher } from '../src/server/adapters/node-crypto/field-cipher.ts'
import { openCodeHasher } from '../src/server/adapters/node-crypto/open-code-hasher.ts'
import { type CellPlace, readCellsFile } from '../src/server/cells/cells-file.ts'
import { phoneKeyOf } from '../src/server/cells/find-cell.ts'
import { type CellDatabase, cellsOfBorrower, MoveIsRefused, moveBorrower } from '../src/server/cells/move-borrower.ts'
import { wakeJobs } from '../src/server/cells/moved-jobs.ts'
import { openDatabase, startFaultOf } from '../src/server/db/open-database.ts'
import { findBorrower, findBorrowerByPhone } from '../src/server/people/borrower/borrower-store.ts'
import { readSettingsOf } from '../src/settings/command-settings.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'
import { answerHelp, helpOf } from './help.ts'
import { environmentHere, tellProblems, typedWords } from './operator-command.ts'

answerHelp(import.meta.filename)

const names = [
  ...(['CELLS_FILE', 'POLICY_PACK', 'SESSION_SECRET', 'FIELD_ENCRYPTION_KEY', 'FIELD_ENCRYPTION_KEY_BEFORE'] as const),
] as const
const typed = typedWords([])?.words ?? []
const [who = '', to = '', ...more] = typed
if (who === '' || to === '' || more.length > 0) {
  process.stderr.write(`${helpOf(import.meta.filename)}\n`)
  process.exit(1)
}

type Settings = ReturnType<typeof readSettingsOf<(typeof names)[number]>>

async function open({ name, database }: CellPlace): Promise<CellDatabase> {
  const db = await openDatabase({ url: database, poolSize: 3, onConnectionLoss: () => {} })
  try {
    await db.query('select from cell_place limit 1')
    return { name, db }
  } catch (error) {
    await db.close()
    throw new MoveIsRefused(
      `The cell ${name}: ${startFaultOf(error, { databaseUrl: '', dbPoolSize: 1, dataDir: '' }).message}`,
    )
  }
}

/** The id of who was typed: an id as it is, a phone by the cells. */
async function idOf(cells: readonly CellDatabase[], { POLICY_PACK: market }: Settings): Promise<string> {
  if ((await cellsOfBorrower(cells, who)).length > 0) return who
  const phone = readPhone(who, markets[market].phone)
  const found = await Promise.all(
    cells.map(async ({ db }) => (phone === null ? null : ((await findBorrowerByPhone(db, market, phone))?.id ?? null))),
  )
  const ids = new Set(found.filter((id) => id !== null))
  const [id] = ids
  if (ids.size > 1) throw new MoveIsRefused('Two cells have an account of this phone: name the borrower by the id.')
  if (id === undefined) throw new MoveIsRefused('No cell has this borrower.')
  return id
}

async function move(settings: Settings, cells: readonly CellDatabase[], homeName: string): Promise<void> {
  const target = cells.find(({ name }) => name === to)
  const home = cells.find(({ name }) => name === homeName)
  if (target === undefined || home === undefined)
    throw new MoveIsRefused(`No cell is called ${to}: ${cells.map(({ name }) => name).join(', ')}.`)
  const borrowerId = await idOf(cells, settings)
  const having = await cellsOfBorrower(cells, borrowerId)
  const from = having.find((cell) => cell !== target)
  if (from === undefined) {
    // Of a move that was killed when all but this was done.
    await wakeJobs(target.db, borrowerId)
    return void process.stdout.write(`The borrower is in ${to}.\n`)
  }
  const { SESSION_SECRET: sessionSecret, FIELD_ENCRYPTION_KEY: key, FIELD_ENCRYPTION_KEY_BEFORE: before } = settings
  const codeHasher = await openCodeHasher(home.db, {
    config: { sessionSecret },
    fieldCipher: createFieldCipher(key, before),
    log: { error: (_fields, sentence) => process.stderr.write(`${sentence}\n`) },
  })
  const borrower = await findBorrower(from.db, borrowerId)
  const phone = borrower?.phone ?? null
  const now = new Date()
  const begun = performance.now()
  const moved = await moveBorrower(
    {
      ...{ home: home.db, from, to: target, now },
      phoneKey:
        borrower === null || phone === null ? null : phoneKeyOf({ codeHasher }, { market: borrower.market, phone }),
      day: dateIn(markets[settings.POLICY_PACK].zone, now),
    },
    borrowerId,
  )
  const loans = new Set(moved.loans.map(({ loanId }) => loanId)).size
  const ms = Math.round(performance.now() - begun)
  process.stdout.write(
    `Moved ${borrowerId} from ${from.name} to ${target.name} in ${ms} ms: ${moved.rows} rows, and ${loans} loans with the same balances.\n`,
  )
}

await tellProblems(async () => {
  const settings = readSettingsOf(await withUnwrappedSecrets(environmentHere(), names), names)
  if (settings.CELLS_FILE === null) throw new MoveIsRefused('CELLS_FILE is not set: there is one database.')
  const places = await readCellsFile(settings.CELLS_FILE)
  const cells: CellDatabase[] = []
  try {
    for (const place of places.all) cells.push(await open(place))
    await move(settings, cells, places.home.name)
  } finally {
    for (const { db } of cells) await db.close()
  }
})
