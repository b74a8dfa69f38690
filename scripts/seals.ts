// `npm run seals`: checks for the operator that the sealed entries of the ledger are unchanged.
//
// Counts the fields that are encrypted by FIELD_ENCRYPTION_KEY, and those still by another key. Compares what the ledger holds in
// suspense with the work list. Prints the newest seal, to be compared
// with the last `ledger sealed` in the log, and every broken seal; ends with 1 when there is one. Prints the hash of the whole ledger
// too: a correct copy has the same one. Usage:
//   npm run seals
//   npm run seals -- again
//
// The server verifies new seals each night. `again` lets it verify all of them anew, beside its other work; the first form says how far it
// has come. Uses FIELD_ENCRYPTION_KEY and the settings of the database alone.
// With the embedded database, the server has to be stopped meanwhile.

import { createFieldCipher } from '../src/server/adapters/node-crypto/field-cipher.ts'
import { sealedPlaces } from '../src/server/api.ts'
import { entryCount, ledgerHash } from '../src/server/db/ledger/ledger.ts'
import { brokenSeals, checkAgain, newestSeal, sealCheck } from '../src/server/db/ledger/ledger-seal.ts'
import { suspenseDifferences } from '../src/server/desk/work-query.ts'
import { checkSealsTopic } from '../src/server/jobs/check-seals.ts'
import { enqueue } from '../src/server/jobs/queue.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, typedWords } from './operator-command.ts'

/** Counts encrypted fields by their key: today's, or another one, and of that one by kind. */
async function lookAtFields({ db }: OperatorTools, mark: Uint8Array): Promise<void> {
  let all = 0
  const old: { what: string; count: number }[] = []
  for (const place of sealedPlaces) {
    const count = await place.count(db, mark)
    all += count.all
    if (count.old > 0) old.push({ what: place.what, count: count.old })
  }
  const oldSum = old.reduce((sum, { count }) => sum + count, 0)
  const kinds = old.map(({ what, count }) => `${what} ${count}`).join(', ')
  process.stdout.write(
    `Sealed fields: ${all - oldSum} under FIELD_ENCRYPTION_KEY, ${oldSum} under another key${kinds && ` (${kinds})`}\n`,
  )
}

/** Says in which currency the ledger holds more or less in suspense than the work list has; true where it holds the same. */
async function lookAtSuspense({ db, clock }: OperatorTools): Promise<boolean> {
  const differences = await suspenseDifferences(db, clock.now())
  if (differences.length === 0) process.stdout.write('Every sum in suspense is on the work list.\n')
  for (const { currency, ledgerMinor, listedMinor } of differences)
    process.stderr.write(
      `Suspense holds ${ledgerMinor} ${currency} by the ledger, and ${listedMinor} by the work list\n`,
    )
  return differences.length === 0
}

async function look(tools: OperatorTools, mark: Uint8Array): Promise<boolean> {
  const { db } = tools
  await lookAtFields(tools, mark)
  process.stdout.write(`The ledger has ${await entryCount(db)} entries, and the hash ${await ledgerHash(db)}\n`)
  const isWorked = await lookAtSuspense(tools)
  const newest = await newestSeal(db)
  if (newest === null) {
    process.stdout.write('The ledger has no seal yet: the first is made when a day is closed.\n')
    return isWorked
  }
  process.stdout.write(`The newest seal is number ${newest.number}: ${newest.hash}\n`)
  const { through, newest: last, broken: found } = await sealCheck(db)
  process.stdout.write(`The server has verified ${through} of ${last} seals: ${found.length} do not hold.\n`)
  const broken = await brokenSeals(db)
  if (broken.length === 0) process.stdout.write('Every seal holds.\n')
  else process.stderr.write(`The past of the ledger was changed. Seals that do not hold: ${broken.join(', ')}\n`)
  return broken.length === 0 && isWorked
}

/** Lets the server verify every seal again. */
async function again({ db, clock }: OperatorTools): Promise<boolean> {
  await db.transaction(async (tx) => {
    await checkAgain(tx, clock.now())
    await enqueue(tx, { topic: checkSealsTopic, key: null, payload: {}, runAt: clock.now() })
  })
  process.stdout.write('The server verifies every seal again.\n')
  return true
}

answerHelp(import.meta.filename)
const words = typedWords([])?.words
if (words?.[0] === 'again' && words.length === 1) await runCommand([], again)
else if (words === undefined || words.length > 0) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else
  await runCommand(['FIELD_ENCRYPTION_KEY', 'FIELD_ENCRYPTION_KEY_BEFORE'], (tools, settings) =>
    look(tools, createFieldCipher(settings.FIELD_ENCRYPTION_KEY, settings.FIELD_ENCRYPTION_KEY_BEFORE).mark),
  )
