// Takes an old month of the ledger out of the database into a file, and back. What stands in for it keeps every balance; the file has a
// head, and the seals over the month hold by what was kept of them.

import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CalendarDate } from '../../../core/calendar-date.ts'
import { openStatuses } from '../../../core/order/status.ts'
import type { Db, Queries, Tx } from '../database.ts'
import { sqlStateOf } from '../database-errors.ts'
import { sqlList } from '../sql-list.ts'
import { ledgerState, numbersIn } from './ledger.ts'
import { chained, checkMonthFile, linesOf, type MonthHead, monthFileName, writeMonthFile } from './month-file.ts'

/** A month stays for so long after its end: returns, reversals and audits of the year before need its entries. */
const monthsKept = 24

/** Entries at once. */
const pageSize = 1_000

/** Why a month stays where it is: a sentence. */
export class MonthStays extends Error {
  override readonly name = 'MonthStays'
}

const partOf = (table: 'entry' | 'transfer', month: string): string => `${table}_${month.replace('-', '_')}`

interface Month {
  readonly month: string
  readonly first: number
  readonly next: number
}

export interface ArchivedMonth extends MonthHead {
  readonly file: string
  readonly standIns: number
}

/** The months that are in files, the oldest first. */
export async function archivedMonths(db: Queries): Promise<ArchivedMonth[]> {
  return await db.query<ArchivedMonth>(
    `select to_char(month, 'YYYY-MM') as month, entries, encode(head, 'hex') as head, file, stand_ins as "standIns"
       from archived_month order by month`,
  )
}

/** Throws {@link MonthStays} for a month that may not leave, or is not there. */
async function assertMayLeave(db: Queries, { month, first, next }: Month, today: CalendarDate): Promise<void> {
  const [found] = await db.query<{
    isThere: boolean
    isArchived: boolean
    isOld: boolean
    entries: number
    last: number
    isTurned: boolean
    isClosed: boolean
    sealedThrough: number
    sealedBefore: number
    verified: boolean
    broken: number
    open: number
  }>(
    `select exists (select from pg_inherits where inhparent = 'entry'::regclass and inhrelid = to_regclass($1)) as "isThere",
       exists (select from archived_month where month = $2) as "isArchived",
       $2::date + make_interval(months => ${monthsKept + 1}) <= $3::date as "isOld",
       (select count(*) from entry where id >= $4 and id < $5) as entries,
       (select coalesce(max(id), 0) from entry where id >= $4 and id < $5) as last,
       (select last_value >= $5 from entry_id_seq) as "isTurned",
       coalesce((select max(posting_date) from entry where id >= $4 and id < $5) < first_open_day(), false) as "isClosed",
       (select coalesce(max(through_id), 0) from ledger_seal where through_id < $5) as "sealedThrough",
       (select coalesce(max(through_id), 0) from ledger_seal where number < (
         select min(number) from ledger_seal where through_id >= $4)) as "sealedBefore",
       coalesce((select c.through >= (select max(number) from ledger_seal where through_id < $5) from seal_check c), false) as verified,
       coalesce((select cardinality(broken) from seal_check), 0) as broken,
       (select count(*) from loan_order o where o.status in ${sqlList(openStatuses)} and exists (
         select from transfer t where t.loan_id = o.id and t.entry_id >= $4 and t.entry_id < $5)) as open`,
    [partOf('entry', month), `${month}-01`, today, first, next],
  )
  if (found === undefined) throw new Error('the database does not tell of the month')
  const stays: readonly (readonly [boolean, string])[] = [
    [found.isArchived, `${month} is in a file already.`],
    [!found.isThere, `The ledger has no month ${month}.`],
    [!found.isOld, `${month} stays: a month is kept for ${monthsKept} months after its end.`],
    [!found.isTurned, `${month} stays: postings still go to it.`],
    [found.entries === 0, `${month} has no entries.`],
    [!found.isClosed, `${month} stays: the books of its postings are not closed.`],
    [
      found.sealedThrough < found.last || found.sealedBefore >= first,
      `${month} stays: it is not wholly under seals of its own.`,
    ],
    [
      !found.verified || found.broken > 0,
      `${month} stays: its seals are not verified, or some do not hold (npm run seals).`,
    ],
    [found.open > 0, `${month} stays: ${found.open} loans with postings in it are still open.`],
  ]
  const why = stays.find(([holds]) => holds)
  if (why !== undefined) throw new MonthStays(why[1])
}

function monthNamed(month: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new MonthStays('Name a month as 2025-01.')
  return { month, ...numbersIn(month) }
}

async function* linesInDatabase(db: Queries, { first, next }: Month): AsyncGenerator<string> {
  for (let after = first - 1; ; ) {
    const page = await db.query<{ id: number; line: string }>(
      'select id, line from ledger_line where id > $1 and id < $2 order by id limit $3',
      [after, next, pageSize],
    )
    for (const { line } of page) yield line
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/**
 * Writes a month to a file in `folder`, reads it back, and lets sums for each loan stand in for its entries: in one transaction, so that
 * no reader sees both of them, or neither. Killed before its end, it has changed nothing, and can be repeated. Throws
 * {@link MonthStays}.
 */
export async function archiveMonth(
  db: Db,
  name: string,
  { folder, today }: { readonly folder: string; readonly today: CalendarDate },
): Promise<ArchivedMonth> {
  const month = monthNamed(name)
  await db.transaction(async (tx) => await assertMayLeave(tx, month, today), atLength)
  const file = path.join(folder, monthFileName(name))
  const written = await writeMonthFile(file, name, linesInDatabase(db, month))
  const read = await checkMonthFile(file)
  if (read.head !== written.head) throw new MonthStays(`${name} stays: the file on the disk is not what was written.`)
  return await db.transaction(async (tx) => {
    await takeTurns(tx)
    await assertMayLeave(tx, month, today)
    if ((await headHere(tx, month)) !== read.head) throw new MonthStays(`${name} stays: it is not what was written.`)
    const [before, after] = [await ledgerState(tx, month.first - 1), await ledgerState(tx, month.next - 1)]
    await tx.execute(
      `create temporary table leaving_seal on commit drop as
         select s.number, c.hash as chain, e.posting_date as through_day, c.entries = s.entries
             and s.previous = coalesce(b.hash, '') and s.through_act >= coalesce(b.through_act, 0)
             and acts_chain(c.hash, coalesce(b.through_act, 0), s.through_act) = s.hash as holds
           from ledger_seal s left join ledger_seal b on b.number = s.number - 1
             cross join lateral ledger_chain(s.previous, coalesce(b.through_id, 0), s.through_id) c
             join entry e on e.id = s.through_id
           where s.through_id >= ${month.first} and s.through_id < ${month.next}`,
    )
    // The nightly round was there before: what was changed since must not become what the kept hashes say.
    const broken = await tx.query('select 1 from leaving_seal where holds is not true')
    if (broken.length > 0) throw new MonthStays(`${name} stays: its seals do not hold any more (npm run seals).`)
    await makeStandIns(tx, month)
    await completeStanding(tx)
    await swap(tx, month)
    await noted(tx, async () => {
      await tx.execute(
        `insert into archived_month (month, entries, head, ledger_before, ledger_after, stand_ins, stand_in_head, file, archived_at)
         select $1, $2, decode($3, 'hex'), $4, $5, c.entries, c.hash, $6, now() from ledger_chain('', $7, $8) c`,
        [`${name}-01`, read.entries, read.head, before, after, path.basename(file), month.first - 1, month.next - 1],
      )
      await tx.execute(
        'insert into archived_seal (number, month, chain, through_day) select number, $1, chain, through_day from leaving_seal',
        [`${name}-01`],
      )
    })
    const archived = (await archivedMonths(tx)).find((one) => one.month === name)
    if (archived === undefined) throw new Error('the month was not noted')
    return archived
  }, atLength)
}

/**
 * Puts a month back from its file, whose head is checked first: what stood in for it goes. Throws {@link MonthStays} for a month that is
 * not in a file and for another file, `MonthFileIsBroken` for one that does not fit its head.
 */
export async function restoreMonth(db: Db, file: string): Promise<MonthHead> {
  const head = await checkMonthFile(file)
  const month = monthNamed(head.month)
  return await db.transaction(async (tx) => {
    await takeTurns(tx)
    const known = (await archivedMonths(tx)).find((one) => one.month === head.month)
    if (known === undefined) throw new MonthStays(`${head.month} is in the database: nothing is to be read back.`)
    if (known.head !== head.head)
      throw new MonthStays(`The file is not the one of ${head.month} in this database, whose head is ${known.head}.`)
    await makeStanding(tx, month)
    let page: string[] = []
    for await (const line of linesOf(file)) if (page.push(line) === pageSize) page = await stored(tx, page)
    await stored(tx, page)
    await completeStanding(tx)
    // The slow work (rows, indexes, head) is done before the ledger is locked: writers wait for the swap alone.
    if ((await headOfStanding(tx)) !== head.head) throw new Error('the rows are not what the file holds')
    await swap(tx, month)
    await noted(tx, async () => {
      await tx.execute('delete from archived_seal where month = $1', [`${head.month}-01`])
      await tx.execute('delete from archived_month where month = $1', [`${head.month}-01`])
    })
    return head
  }, atLength)
}

/** Writes what is kept of months in files, past its guards: which only the owner of the tables may. */
async function noted(tx: Tx, write: () => Promise<void>): Promise<void> {
  const guards = (state: 'enable' | 'disable'): Promise<void> =>
    tx.script(`alter table archived_month ${state} trigger archived_month_stays;
      alter table archived_seal ${state} trigger archived_seal_stays`)
  await guards('disable')
  await write()
  await guards('enable')
}

/** A month takes longer than a call may. */
const atLength = { atLength: true }

async function takeTurns(tx: Tx): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('months in files', 0))`)
}

/** The head of what the database holds of a month, hex. */
async function headHere(tx: Queries, { first, next }: Month): Promise<string> {
  return (
    (await tx.value<string>(`select encode(hash, 'hex') as head from ledger_chain('', $1, $2)`, [
      first - 1,
      next - 1,
    ])) ?? ''
  )
}

/** Tables for a month, with the bounds of it: with these, to attach one looks at no row. */
async function makeStanding(tx: Tx, { first, next }: Month): Promise<void> {
  await tx.script(`create table entry_standing (like entry including defaults including constraints,
      constraint in_month check (id is not null and id >= ${first} and id < ${next}));
    create table transfer_standing (like transfer including defaults including constraints,
      constraint in_month check (entry_id is not null and entry_id >= ${first} and entry_id < ${next}))`)
}

/** The indexes of the ledger, on what was made: as it stands beside the ledger, whose months take these over. */
async function completeStanding(tx: Tx): Promise<void> {
  for (const table of ['entry', 'transfer']) {
    const indexes = await tx.query<{ isKey: boolean; columns: string; definition: string }>(
      `select indisprimary as "isKey", substring(definition from '\\(.*$') as columns, definition
         from pg_index cross join lateral pg_get_indexdef(indexrelid) definition where indrelid = to_regclass($1)`,
      [table],
    )
    for (const { isKey, columns, definition } of indexes)
      await tx.script(
        isKey
          ? `alter table ${table}_standing add primary key ${columns}`
          : definition.replace(/ index \S+ on (?:only )?\S+ /i, ` index on ${table}_standing `),
      )
    await tx.script(`analyze ${table}_standing`)
  }
}

/** The head of what stands beside the ledger, hex: its lines are made as those of the ledger are. */
async function headOfStanding(tx: Tx): Promise<string> {
  const [view] = await tx.query<{ definition: string }>(
    `select rtrim(pg_get_viewdef('ledger_line'::regclass), ';') as definition`,
  )
  const lines = String(view?.definition).replace(/\b(from\s+\(*(?:\w+\.)?)(entry|transfer) /gi, '$1$2_standing ')
  let hash: Buffer = Buffer.alloc(0)
  for (let after = 0; ; ) {
    const page = await tx.query<{ id: number; line: string }>(
      `select id, line from (${lines}) made where id > $1 order by id limit $2`,
      [after, pageSize],
    )
    for (const { line } of page) hash = chained(hash, line)
    const last = page.at(-1)
    if (last === undefined) return hash.toString('hex')
    after = last.id
  }
}

/**
 * Entries of one loan and kind become one, with the number of the first of them; those without a loan stay. What was posted on days of
 * another month, which need not be in a file, stays apart by day: each of its days says what it said.
 */
async function makeStandIns(tx: Tx, { month, first, next }: Month): Promise<void> {
  await makeStanding(tx, { month, first, next })
  await tx.execute(
    `create temporary table stand_in on commit drop as
       select id, min(id) over (partition by loan_id, kind, currency,
           case when date_trunc('month', posting_date) <> '${month}-01' then posting_date end,
           case when loan_id is null then id end) as standing
         from entry where id >= ${first} and id < ${next}`,
  )
  await tx.execute(
    `insert into entry_standing (id, loan_id, kind, idem_key, value_date, posting_date, amount, currency, created_at)
       select s.standing, min(e.loan_id), min(e.kind), case count(*) when 1 then min(e.idem_key) else 'archived:' || s.standing end,
           max(e.value_date), max(e.posting_date), sum(e.amount), min(e.currency), max(e.created_at)
         from stand_in s join entry e on e.id = s.id where e.id >= $1 and e.id < $2 group by s.standing`,
    [first, next],
  )
  await tx.execute(
    `insert into transfer_standing (entry_id, line, debit, credit, loan_id, amount, currency)
       select s.standing, row_number() over (partition by s.standing order by min(s.id), min(t.line)), t.debit, t.credit, t.loan_id,
           sum(t.amount), t.currency
         from stand_in s join transfer t on t.entry_id = s.id where t.entry_id >= $1 and t.entry_id < $2
         group by s.standing, t.debit, t.credit, t.loan_id, t.currency`,
    [first, next],
  )
}

async function stored(tx: Tx, lines: readonly string[]): Promise<string[]> {
  if (lines.length === 0) return []
  await tx.execute(
    `insert into entry_standing (id, kind, idem_key, loan_id, value_date, posting_date, amount, currency, created_at)
       select (l->>0)::bigint, l->>1, l->>2, l->>3, (l->>4)::date, (l->>5)::date, (l->>6)::bigint, l->>7,
           timestamptz 'epoch' + ((l->>8)::numeric * 1000000)::bigint * interval '1 microsecond'
         from (select line::jsonb as l from unnest($1::text[]) as line) read`,
    [lines],
  )
  await tx.execute(
    `insert into transfer_standing (entry_id, line, debit, credit, loan_id, amount, currency)
       select (l->>0)::bigint, (t->>0)::smallint, t->>1, t->>2, t->>3, (t->>4)::bigint, t->>5
         from (select line::jsonb as l from unnest($1::text[]) as line) read, jsonb_array_elements(l->9) t`,
    [lines],
  )
  return []
}

/** Tries to lock the ledger, and the timeout of each: other connections queue behind a try, and go on between two. */
const lockTries = 5
const lockSeconds = 1
const pauseMs = 500

/** Locks the ledger exclusively. Throws {@link MonthStays} where another connection, such as a backup, still reads it after all tries. */
async function lockLedger(tx: Tx, month: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await tx.transaction(async (part) => {
        await part.script(`set local lock_timeout = '${lockSeconds}s';
          lock table entry, transfer in access exclusive mode`)
      })
    } catch (error) {
      if (sqlStateOf(error) !== '55P03') throw error
      if (tried === lockTries)
        throw new MonthStays(`${month} stays: somebody reads the ledger, such as a backup. Try again later.`)
      await pause(pauseMs)
    }
  }
}

/** What was made takes the place of the month. */
async function swap(tx: Tx, { month, first, next }: Month): Promise<void> {
  const [entry, transfer] = [partOf('entry', month), partOf('transfer', month)]
  const indexes = await tx.query<{ name: string }>(
    `select relname as name from pg_index join pg_class c on c.oid = indexrelid
      where indrelid in (to_regclass('entry_standing'), to_regclass('transfer_standing'))`,
  )
  const named = indexes.map(
    ({ name }) => `alter index ${name} rename to ${name.replace('standing', month.replace('-', '_'))};`,
  )
  await lockLedger(tx, month)
  await tx.script(`
    alter table entry detach partition ${entry};
    alter table transfer detach partition ${transfer};
    drop table ${entry}, ${transfer};
    alter table entry_standing rename to ${entry};
    alter table transfer_standing rename to ${transfer};
    ${named.join('\n')}
    alter table entry attach partition ${entry} for values from (${first}) to (${next});
    alter table transfer attach partition ${transfer} for values from (${first}) to (${next});
    alter table ${entry} drop constraint in_month;
    alter table ${transfer} drop constraint in_month;
    create trigger ${entry}_is_a_part before insert or truncate on ${entry} for each statement execute function refuse_change();
    create trigger ${transfer}_is_a_part before insert or truncate on ${transfer} for each statement execute function refuse_change()`)
}
