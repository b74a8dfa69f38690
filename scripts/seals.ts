// `npm run seals`: the operator's look at the ledger, whether its past is what it was when each day was closed.
//
// Names the newest seal, to be compared with the last `ledger sealed` in the log, and every seal that does not hold; ends with 1
// when there is one. Names the hash of the whole ledger too: a sound copy has the same one. Takes the same environment as the server.
// With the embedded database, the server has to be stopped meanwhile.

import { ledgerHash } from '../src/server/db/ledger.ts'
import { brokenSeals, newestSeal } from '../src/server/db/ledger-seal.ts'
import type { Deps } from '../src/server/deps.ts'
import { answerHelp, helpOf } from './help.ts'
import { runCommand } from './operator-command.ts'

async function look({ db }: Deps): Promise<boolean> {
  const [ledger] = await db.query<{ entries: number }>('select count(*) as entries from entry')
  process.stdout.write(`The ledger has ${ledger?.entries} entries, and the hash ${await ledgerHash(db)}\n`)
  const newest = await newestSeal(db)
  if (newest === null) {
    process.stdout.write('The ledger has no seal yet: the first is made when a day is closed.\n')
    return true
  }
  process.stdout.write(`The newest seal is number ${newest.number}: ${newest.hash}\n`)
  const broken = await brokenSeals(db)
  if (broken.length === 0) process.stdout.write('Every seal holds.\n')
  else process.stderr.write(`The past of the ledger was changed. Seals that do not hold: ${broken.join(', ')}\n`)
  return broken.length === 0
}

answerHelp(import.meta.filename)
if (process.argv.length > 2) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else await runCommand(look)
