// A process to be killed: opens the durable embedded database, reports every entry it finds, then posts payments and says
// each one aloud once it is stored. Arguments: data directory, a name for this run.

import { date } from '../../src/core/calendar-date.ts'
import { openServerDatabase } from '../../src/server/db/open-database.ts'
import { postEntries } from '../support/posting.ts'

const [dataDir, run] = process.argv.slice(2)
if (dataDir === undefined || run === undefined) throw new Error('arguments: data directory, name of the run')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const db = await openServerDatabase({ dataDir, databaseUrl: null, dbPoolSize: 1 }, () => {})
const [found] = await db.query<{ keys: string[]; unbalanced: number }>(
  `select coalesce(array_agg(idem_key order by id), '{}') as keys,
     count(*) filter (where amount <> (select coalesce(sum(t.amount), 0) from transfer t where t.entry_id = e.id)) as unbalanced
   from entry e`,
)
say(`found ${JSON.stringify(found)}`)

for (let n = 1; ; n += 1) {
  const key = `${run}-${n}`
  await db.transaction((tx) =>
    postEntries(tx, {
      kind: 'payment',
      idemKey: key,
      loanId: `L${n % 7}`,
      valueDate: date('2026-11-20'),
      postingDate: date('2026-11-20'),
      currency: 'PHP',
      transfers: [
        { debit: 'cashClearing', credit: 'interestReceivable', amountMinor: 100 + n },
        { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 900 },
      ],
    }),
  )
  say(`stored ${key}`)
}
