// The journal as a file: what seals cover, line by line, and the trial balance that it adds up to.

import type { DeskFile } from '../../contracts/desk-call.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Columns } from '../../core/csv.ts'
import { glNumberOf } from '../../core/ledger/accounts.ts'
import { type DeskRefusal, deny, isDenied } from '../../core/officer/desk-refusal.ts'
import type { Queries } from '../db/database.ts'
import type { TrialBalanceRow } from '../db/ledger/ledger.ts'
import type { Deps } from '../deps.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { askedDay, lenderDay } from '../portfolio/door.ts'
import { csvFile, exportPage } from './csv-file.ts'

interface JournalEntry {
  readonly id: number
  readonly seal: number
  readonly kind: string
  readonly key: string
  readonly valueDate: string
  readonly postingDate: string
  readonly currency: string
  readonly lines: readonly {
    readonly line: number
    readonly debit: string
    readonly credit: string
    readonly loan: string | null
    readonly amount: number
  }[]
}

type JournalLine = Omit<JournalEntry, 'lines'> & JournalEntry['lines'][number]

const journalColumns: Columns<JournalLine> = {
  seal: ({ seal }) => seal,
  entry: ({ id }) => id,
  line: ({ line }) => line,
  postingDate: ({ postingDate }) => postingDate,
  valueDate: ({ valueDate }) => valueDate,
  kind: ({ kind }) => kind,
  cause: ({ key }) => key,
  loan: ({ loan }) => loan,
  debit: ({ debit }) => debit,
  credit: ({ credit }) => credit,
  amountMinor: ({ amount }) => amount,
  currency: ({ currency }) => currency,
}

/** The last entry that a seal covers; 0 for none; null where there is no such seal. */
async function sealedThrough(db: Queries, number: number): Promise<number | null> {
  if (number === 0) return 0
  return await db.value<number>('select through_id as through from ledger_seal where number = $1', [number])
}

/** The number of the newest seal; 0 for none. */
export async function lastSeal(db: Queries): Promise<number> {
  return (await db.value<number>('select coalesce(max(number), 0) as number from ledger_seal')) ?? 0
}

/** The newest seal with the posting day of its last entry; null before the first. */
export function newestSealed(
  db: Queries,
): Promise<{ readonly number: number; readonly throughDay: CalendarDate } | null> {
  return db.first<{ number: number; throughDay: CalendarDate }>(
    `select s.number, coalesce(a.through_day, e.posting_date) as "throughDay" from ledger_seal s
        left join archived_seal a on a.number = s.number left join entry e on e.id = s.through_id
      order by s.number desc limit 1`,
  )
}

/** The seals that a file asked for covers: `badInput` with the field where there are none of that number. */
async function sealsAsked(
  db: Queries,
  fromSeal: number,
  toSeal: number | undefined,
): Promise<Seals | DeskRefusal<'badInput'>> {
  const last = await lastSeal(db)
  const to = toSeal ?? last
  // Of months that are in files the entries are not here, but in the files.
  const [archived] = await db.query<{ number: number }>('select coalesce(max(number), 0) as number from archived_seal')
  if (fromSeal <= (archived?.number ?? 0)) return deny('badInput', { fields: ['fromSeal'] })
  if (fromSeal > last + 1) return deny('badInput', { fields: ['fromSeal'] })
  if (to > last || to < fromSeal - 1) return deny('badInput', { fields: ['toSeal'] })
  return { from: fromSeal, to }
}

export const exportJournal: DeskReader<'exportJournal'> = async ({ fromSeal = 1, toSeal }, { db, deps, act }) => {
  const seals = await sealsAsked(db, fromSeal, toSeal)
  if (isDenied(seals)) return seals
  await act({ act: 'exportJournal', subject: '', after: { fromSeal, toSeal: seals.to } })
  return await journalFile(deps, db, seals)
}

/** Both counted; `to` is one less than `from` where nothing is covered. */
export interface Seals {
  readonly from: number
  readonly to: number
}

/** The entries that seals cover. Throws where a seal is not there. */
export async function journalFile(
  { lender }: Pick<Deps, 'lender'>,
  db: Queries,
  { from, to }: Seals,
): Promise<DeskFile> {
  const { glMap } = lender
  const [after, through] = [await sealedThrough(db, from - 1), await sealedThrough(db, to)]
  if (after === null || through === null) throw new Error('a ledger seal is not stored')
  // What is sealed never changes: pages that are read one after another are one picture.
  return csvFile<JournalEntry, JournalLine>(
    `journal-${from}-${to}.csv`,
    {
      ...journalColumns,
      ...(glMap !== null && {
        debitGl: ({ debit }: JournalLine) => glNumberOf(glMap, debit),
        creditGl: ({ credit }: JournalLine) => glNumberOf(glMap, credit),
      }),
    },
    (before) =>
      db.query<JournalEntry>(
        `select e.id, (select min(s.number) from ledger_seal s where s.through_id >= e.id) as seal, e.kind,
            e.idem_key as key, e.value_date as "valueDate", e.posting_date as "postingDate", e.currency,
            (select jsonb_agg(jsonb_build_object('line', t.line, 'debit', t.debit, 'credit', t.credit, 'loan', t.loan_id,
               'amount', t.amount) order by t.line) from transfer t where t.entry_id = e.id) as lines
          from entry e where e.id > $1 and e.id <= $2 order by e.id limit $3`,
        [before?.id ?? after, through, exportPage],
      ),
    ({ lines, ...entry }) => lines.map((line) => ({ ...entry, ...line })),
  )
}

export const exportTrialBalance: DeskReader<'exportTrialBalance'> = async ({ asOf }, { db, deps, act }) => {
  const day = askedDay(deps, asOf, lenderDay(deps))
  if (isDenied(day)) return day
  // Of a month that is in a file what it came to at its end is here.
  const within = await db.query(
    `select from archived_month where $1::date >= month and $1::date < (month + interval '1 month')::date - 1`,
    [day],
  )
  if (within.length > 0) return deny('badInput', { fields: ['asOf'] })
  await act({ act: 'exportTrialBalance', subject: '', after: { asOf: day } })
  return trialBalanceFile(deps, db, day)
}

/** All accounts at the end of a posting day. */
export function trialBalanceFile({ lender }: Pick<Deps, 'lender'>, db: Queries, day: string): DeskFile {
  const { glMap } = lender
  return csvFile<TrialBalanceRow, TrialBalanceRow>(
    `trial-balance-${day}.csv`,
    {
      account: ({ account }) => account,
      currency: ({ currency }) => currency,
      debitMinor: ({ debitMinor }) => debitMinor,
      creditMinor: ({ creditMinor }) => creditMinor,
      balanceMinor: ({ debitMinor, creditMinor }) => debitMinor - creditMinor,
      ...(glMap !== null && { gl: ({ account }: TrialBalanceRow) => glNumberOf(glMap, account) }),
    },
    async (last) =>
      last !== null
        ? []
        : await db.query<TrialBalanceRow>(
            `select account, currency, sum(debit)::bigint as "debitMinor", sum(credit)::bigint as "creditMinor" from (
               select t.debit as account, t.currency, t.amount as debit, 0 as credit
                 from transfer t join entry e on e.id = t.entry_id where e.posting_date <= $1
               union all select t.credit, t.currency, 0, t.amount
                 from transfer t join entry e on e.id = t.entry_id where e.posting_date <= $1
             ) side join gl_account g on g.code = account group by account, currency, g.position
             order by currency, g.position`,
            [day],
          ),
    (row) => [row],
  )
}
