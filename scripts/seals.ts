// The operator's look at the seals of the ledger: whether its past is what it was when each day was closed.
//
//   node scripts/seals.ts
//
// Names the newest seal, to be compared with the last `ledger sealed` in the log, and every seal that does not hold; ends with 1
// when there is one. Takes the same environment as the server. With the embedded database, the server has to be stopped meanwhile.

import { brokenSeals, newestSeal } from '../src/server/db/ledger-seal.ts'
import { runCommand } from './operator-command.ts'

await runCommand(async ({ db }) => {
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
})
