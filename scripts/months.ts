// Months of the ledger that are years old, in files beside the database: every balance, every page and every seal stays what it was.
//
// Usage:
//   npm run months -- list
//   npm run months -- archive 2025-01 <folder>
//   npm run months -- check <file>
//   npm run months -- restore <file>
//
// `archive` refuses a month that ended less than 24 months ago, whose books are not closed, which is not wholly under verified seals, or
// with postings of loans that are still open. It writes the file, reads it back, and puts sums for each loan in the place of the
// entries. Keep the file as you keep backups: twice. `check` reads a file without the database; `restore` puts the month back as it was.
// Uses the settings of the database alone, and an account that may change tables. With the embedded database, the server has to be
// stopped meanwhile.

import { date } from '../src/core/calendar-date.ts'
import { sqlStateOf } from '../src/server/db/database-errors.ts'
import { archivedMonths, archiveMonth, MonthStays, restoreMonth } from '../src/server/db/ledger/archive-month.ts'
import {
  checkMonthFile,
  MonthFileIsBroken,
  MonthFileIsThere,
  type MonthHead,
} from '../src/server/db/ledger/month-file.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, typedWords } from './operator-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const headOf = ({ month, entries, head }: MonthHead): string => `${month}  ${entries} entries  head ${head}`

/** What an operator has to mend is told as a sentence. */
async function told(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const isSentence = [MonthStays, MonthFileIsBroken, MonthFileIsThere].some((kind) => error instanceof kind)
    if (isSentence && error instanceof Error) process.stderr.write(`${error.message}\n`)
    else if (sqlStateOf(error) === '42501')
      process.stderr.write('This account may not change tables: use the one of `npm run migrate`.\n')
    else throw error
    return false
  }
}

const list = ({ db }: OperatorTools): Promise<boolean> =>
  told(async () => {
    const months = await archivedMonths(db)
    if (months.length === 0) say('Every month of the ledger is in the database.')
    for (const month of months) say(`${headOf(month)}  in ${month.file}`)
  })

const archive = ({ db, clock }: OperatorTools, month: string, folder: string): Promise<boolean> =>
  told(async () => {
    const archived = await archiveMonth(db, month, { folder, today: date(clock.now().toISOString().slice(0, 10)) })
    say(`${headOf(archived)}  in ${archived.file}; ${archived.standIns} entries stand in for them`)
  })

answerHelp(import.meta.filename)
const [command, first = '', second, ...more] = typedWords([])?.words ?? []
if (command === 'list' && first === '') await runCommand([], list)
else if (command === 'archive' && second !== undefined && more.length === 0)
  await runCommand([], (tools) => archive(tools, first, second))
else if (command === 'restore' && first !== '' && second === undefined)
  await runCommand([], ({ db }) =>
    told(async () => say(`${headOf(await restoreMonth(db, first))}  is in the database again`)),
  )
else if (command === 'check' && first !== '' && second === undefined) {
  if (!(await told(async () => say(headOf(await checkMonthFile(first)))))) process.exitCode = 1
} else {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
