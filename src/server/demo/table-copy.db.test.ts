// A reset of the demo: whatever was done to the tables, the copied rows are there again, and no others.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import type { Db } from '../db/database.ts'
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

onBothEngines('a copy of the data', (database) => {
  it('puts back whatever has changed, every time', async () => {
    const db = database()
    await db.transaction((tx) => tx.script(tables))
    const copy = await copyData(db)
    const before = await stateOf(db)
    // The first time all tables are rewritten; from then on those that have changed.
    for (const round of [1, 2]) {
      for (const [name, sql] of Object.entries(changes)) {
        await db.transaction((tx) => tx.script(sql))
        await copy.restore(db)
        expect(await stateOf(db), `${name}, ${round}`).toEqual(before)
      }
    }
    await expect(db.execute(`delete from note`)).rejects.toThrow()
  })
})
