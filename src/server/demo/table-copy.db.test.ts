// A reset of the demo: whatever was done to the tables, the copied rows are there again, and no others.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import type { Db, Tx } from '../db/database.ts'
import { copyData } from './table-copy.ts'

const tables = `
  create table shelf (id bigint generated always as identity primary key, label text not null);
  create table book (id bigint generated always as identity primary key, shelf_id bigint not null references shelf, title text);
  create table page (book_id bigint not null references book, said jsonb, at timestamptz);
  create table note (line text);
  create sequence ticket_number;
  insert into shelf (label) values ('first'), ('second');
  insert into book (shelf_id, title) values (1, 'A'), (1, null), (2, 'B');
  insert into page values (1, '{"n": 1}', '2026-11-20T08:00:00.123456Z');
  insert into note values ('kept');
  create trigger note_stays before update or delete or truncate on note for each statement execute function refuse_change();`

/** Everything of these tables, and the number that the next shelf gets. */
async function stateOf(db: Db): Promise<unknown> {
  const rows: Record<string, unknown> = {}
  for (const name of ['shelf', 'book', 'page', 'note'])
    rows[name] = await db.query(`select * from ${name} t order by t::text`)
  const [next] = await db.query(`select last_value, is_called from shelf_id_seq`)
  const [ticket] = await db.query(`select last_value, is_called from ticket_number`)
  return { ...rows, next, ticket }
}

const changes: Readonly<Record<string, string>> = {
  'rows that came': `insert into shelf (label) values ('third')`,
  'rows that changed': `update shelf set label = 'other' where id = 1`,
  'rows that went': `delete from page`,
  'a table that was emptied': `truncate page`,
  'a table that others refer to': `insert into book (shelf_id) values (2); delete from page; delete from book where id = 1`,
  'a number that belongs to no column': `select nextval('ticket_number')`,
  'rows that may only come': `insert into note values ('more')`,
  nothing: 'select 1',
}

/** The tables after each change, twice: the first time all of them are rewritten, from then on those that have changed. */
async function expectPutBack(owner: Db, db: Db): Promise<void> {
  const copy = await copyData(owner)
  const before = await stateOf(db)
  for (const round of [1, 2]) {
    for (const [name, sql] of Object.entries(changes)) {
      await db.transaction((tx) => tx.script(sql))
      await copy.restore(owner)
      expect(await stateOf(db), `${name}, ${round}`).toEqual(before)
    }
  }
  await expect(db.execute(`delete from note`)).rejects.toThrow()
}

/** The database as an account sees it that owns all tables and may do nothing else: as a lender's own demo has it. */
async function ownedBy(db: Db, role: string): Promise<Db> {
  const things = await db.query<{ kind: string; name: string }>(
    `select case relkind when 'S' then 'sequence' else 'table' end as kind, quote_ident(relname) as name
     from pg_class c where relnamespace = 'public'::regnamespace and (relkind in ('r', 'p') or relkind = 'S' and not exists (
       select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')))`,
  )
  const owning = things.map(({ kind, name }) => `alter ${kind} ${name} owner to ${role};`)
  await db.transaction((tx) => tx.script(`create role ${role}; ${owning.join('\n')}`))
  return Object.create(db, {
    transaction: {
      value: (work: (tx: Tx) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          await tx.execute(`set local role ${role}`)
          return await work(tx)
        }),
    },
  }) as Db
}

onBothEngines('a copy of the data', (database) => {
  it('puts rows back whose month was dropped since, as once the clock had gone far ahead', async () => {
    const db = database()
    const stands = () => db.query('select topic, payload from job_done')
    await db.execute(
      `insert into job_done (id, topic, payload, run_at, attempts, created_at, done_at) values (1, 'a', '{}', now(), 1, now(), now())`,
    )
    const before = await stands()
    const copy = await copyData(db)
    await db.query(`select drop_month('job_done', date_trunc('month', current_date)::date)`)
    expect(await stands()).toEqual([])
    await copy.restore(db)
    expect(await stands()).toEqual(before)
  })

  it('puts back whatever has changed, every time', async () => {
    const db = database()
    await db.transaction((tx) => tx.script(tables))
    await expectPutBack(db, db)
  })

  it('rewrites a table that grew large', async () => {
    const db = database()
    const copy = await copyData(db)
    const large = `insert into note select repeat('x', 100) from generate_series(1, 9000)`
    for (const _ of [1, 2]) {
      await db.transaction((tx) => tx.script(large))
      await copy.restore(db)
      expect(await db.query(`select line, pg_relation_size('note') as bytes from note`)).toEqual([
        { line: 'kept', bytes: 8_192 },
      ])
    }
  })

  it('puts it back for an account that may not put guards to sleep', async () => {
    const db = database()
    await expectPutBack(await ownedBy(db, `owner_${process.pid}_${Date.now()}`), db)
  })
})
