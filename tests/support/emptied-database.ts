// A database that is emptied for the next block of tests, on either engine, in place of one that is made and dropped for each: that
// took a third of the processor's time of all database tests.

import pg from 'pg'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'

export interface EmptiedDatabase {
  /** Null for the embedded engine. */
  readonly url: string | null
  open(): Promise<Db>
  /**
   * Brings it back to how the template is: rows, sequences, and tables of the tests' own. False where a test has changed what stays
   * (a trigger, a column, a function): then it is dropped, and the next block gets a new one.
   */
  empty(): Promise<boolean>
}

const POOL_SIZE = 25

export interface Server {
  readonly postgresUrl: string
  readonly template: string
}

/** Everything of the schema that a test may change and no emptying brings back, as one text. */
const SHAPE = `
  select md5(string_agg(line, ';' order by line)) as shape from (
    select concat('class ', relname, relkind, reloptions, relhastriggers) as line
      from pg_class where relnamespace = 'public'::regnamespace
    union all select concat('column ', attrelid::regclass, attname, atttypid, attnotnull, atthasdef, attisdropped)
      from pg_attribute join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace and attnum > 0
    union all select concat('trigger ', tgrelid::regclass, tgname, tgenabled, tgtype, tgfoid::regproc)
      from pg_trigger where not tgisinternal
    union all select concat('internal trigger ', tgrelid::regclass, tgenabled, tgtype) from pg_trigger where tgisinternal
    union all select concat('constraint ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat('function ', proname, md5(prosrc), proconfig) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat('view ', viewname, md5(definition)) from pg_views where schemaname = 'public'
    union all select concat('schema ', nspname) from pg_namespace where nspname !~ '^pg_(toast|temp)'
    union all select concat('setting ', setconfig) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as lines`

/** What is in tables after the migrations stands once more beside them. */
const KEEP = `
  create schema kept;
  do $$ declare t record; has_rows boolean; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from public.%I)', t.relname) into has_rows;
      if has_rows then execute format('create table kept.%1$I as table public.%1$I', t.relname); end if;
    end loop;
  end $$;
  create table kept."_sequences" as
    select sequencename as name, start_value, last_value from pg_sequences where schemaname = 'public';
  create table kept."_tables" as
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S');`

/** In one transaction of a superuser, with the guards of the ledger and foreign keys asleep. */
const EMPTY = `
  set local session_replication_role = replica;
  do $$ declare t record; has_rows boolean; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
             and relname not in (select name from kept."_tables") loop
      execute format('drop table public.%I cascade', t.relname);
    end loop;
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from public.%I)', t.relname) into has_rows;
      if has_rows then execute format('truncate public.%I cascade', t.relname); end if;
    end loop;
    for t in select relname from pg_class where relnamespace = 'kept'::regnamespace and relkind = 'r' and relname !~ '^_' loop
      execute format('insert into public.%1$I select * from kept.%1$I', t.relname);
    end loop;
    for t in select * from kept."_sequences" loop
      if t.last_value is null then execute format('alter sequence public.%I restart with %s', t.name, t.start_value);
      else perform setval(format('public.%I', t.name)::regclass, t.last_value, true); end if;
    end loop;
  end $$;`

let madeHere = 0

async function onServer<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const sql of statements) {
      const answer = await client.query<Row>(sql)
      rows = answer.rows
    }
    return rows
  } finally {
    await client.end()
  }
}

/** One of the embedded engine, which lives as long as the worker. */
export async function emptiedEngine(snapshot: string): Promise<EmptiedDatabase> {
  const db = await openDatabase({ memory: true, snapshot })
  const run = (sql: string) => db.transaction((tx) => tx.script(sql))
  const shapeOf = async (): Promise<string | undefined> => (await db.query<{ shape: string }>(SHAPE))[0]?.shape
  await run(KEEP)
  const made = await shapeOf()
  return {
    url: null,
    // A block that closes its database gives it back.
    open: async () => ({ ...db, close: async () => {} }),
    async empty() {
      await run(EMPTY)
      if ((await shapeOf()) === made) return true
      await db.close()
      return false
    },
  }
}

/** Makes one of the template of the server. It goes with the server at the end of the run. */
export async function emptiedDatabase({ postgresUrl, template }: Server): Promise<EmptiedDatabase> {
  madeHere += 1
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${madeHere}_${Date.now()}`
  await onServer(postgresUrl, `create database ${name} template ${template}`)
  const url = new URL(postgresUrl)
  url.pathname = name
  const shapeOf = async (...before: string[]): Promise<string | undefined> =>
    (await onServer<{ shape: string }>(url.href, ...before, SHAPE))[0]?.shape
  const made = await shapeOf(KEEP)
  return {
    url: url.href,
    open: () => openDatabase({ url: url.href, poolSize: POOL_SIZE }),
    async empty() {
      await endOthers(postgresUrl, name)
      if ((await shapeOf(`begin; ${EMPTY}; commit`)) === made) return true
      await onServer(postgresUrl, `drop database ${name} with (force)`)
      return false
    },
  }
}

/** Connections that a test has left open: a lock of theirs would hold the emptying up. */
async function endOthers(postgresUrl: string, name: string): Promise<void> {
  await onServer(postgresUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}
