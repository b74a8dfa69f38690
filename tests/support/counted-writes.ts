// Counts the rows that requests write, table by table: a request that only reads writes none.

import type { Queries } from '../../src/server/db/database.ts'

export interface CountedWrites {
  /** The tables written since the last look, each with its number of rows. */
  take(): Promise<ReadonlyMap<string, number>>
  /** Takes the counters away again, for a database that other tests go on with. */
  stop(): Promise<void>
}

/**
 * Counts from now on, by a trigger on each table. Sequences hold the numbers, because a sequence also counts what a transaction takes
 * back: a row that is inserted and deleted again is two writes. Left out is the table in which a process says each second that it lives:
 no request does that.
 */
export async function countWrites(db: Queries): Promise<CountedWrites> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname = current_schema() and relkind in ('r', 'p') and not relispartition and relname <> 'process' order by relname`,
  )
  await db.execute(
    `create function count_written_row() returns trigger language plpgsql as $$
     begin perform nextval('written_' || tg_argv[0]); return null; end $$`,
  )
  for (const { name } of tables) {
    await db.execute(`create sequence written_${name}`)
    await db.execute(
      `create trigger count_written after insert or update or delete on ${name}
       for each row execute function count_written_row('${name}')`,
    )
  }
  const numbers = async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await db.query<{ name: string; rows: number | null }>(
      `select substr(sequencename, 9) as name, last_value as rows from pg_sequences where sequencename like 'written\\_%'`,
    )
    return new Map(rows.map(({ name, rows }) => [name, rows ?? 0]))
  }
  let before = await numbers()
  return {
    async take() {
      const now = await numbers()
      const written = [...now].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
      before = now
      return new Map(written.filter(([, rows]) => rows > 0))
    },
    async stop() {
      await db.execute('drop function count_written_row() cascade')
      for (const { name } of tables) await db.execute(`drop sequence written_${name}`)
    },
  }
}
