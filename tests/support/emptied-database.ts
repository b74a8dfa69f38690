// A database that is emptied for the next block of tests, on either engine, in place of one that is made and dropped for each: that
// took a third of the processor's time of all database tests.

import pg from 'pg'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { isLong } from './proof-length.ts'

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

/** Races show with a few at a time; each costs the server as much as a hundred statements. */
const POOL_SIZE = isLong ? 25 : 12
/** Against hanging only: on a busy machine a race holds its connections for longer than a call may wait. */
const CONNECT_SECONDS = 240

export interface Server {
  readonly postgresUrl: string
  readonly template: string
}

/** Everything of the schema that a test may change and no emptying brings back, as one text. */
const SHAPE = `
  select md5(string_agg(line, ';' order by line)) as shape from (
    select concat('class ', relname, relkind, reloptions, relhastriggers, relowner, relacl, pg_get_expr(relpartbound, oid)) as line
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

/**
 * Changes with whatever SHAPE says, at a tenth of its cost: the transactions that wrote the rows of the catalogue. Other marks may stand for
 * the same shape, such as after a trigger was disabled and enabled.
 */
const MARKS = `
  select concat_ws(' ',
    (select md5(string_agg(concat(relname, relkind, reloptions, relhastriggers, relowner, relacl, pg_get_expr(relpartbound, oid)), ';' order by relname))
      from pg_class where relnamespace = 'public'::regnamespace),
    (select concat(count(*), '/', sum(a.xmin::text::bigint)) from pg_attribute a join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and attnum > 0),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_trigger),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_constraint where connamespace = 'public'::regnamespace),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_proc where pronamespace = 'public'::regnamespace),
    (select concat(count(*), '/', sum(r.xmin::text::bigint)) from pg_rewrite r join pg_class c on c.oid = ev_class
      where c.relnamespace = 'public'::regnamespace),
    (select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname !~ '^pg_(toast|temp)'),
    (select string_agg(setconfig::text, ',' order by setrole) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database()))) as marks,
    exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in (select name from kept."_tables")) as "hasOwnTables"`

interface Marks {
  readonly marks: string
  /** A test has made tables of its own. */
  readonly hasOwnTables: boolean
}

/** What is in tables after the migrations stands once more beside them, with the transactions that wrote it. */
const KEEP = `
  create schema kept;
  create table kept."_written" (name name primary key, amount bigint not null, writers numeric not null);
  do $$ declare t record; has_rows boolean; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from public.%I)', t.relname) into has_rows;
      if has_rows then
        execute format('create table kept.%1$I as table public.%1$I', t.relname);
        execute format('insert into kept."_written" select %1$L, count(*), sum(xmin::text::bigint) from public.%1$I', t.relname);
      end if;
    end loop;
  end $$;
  create table kept."_sequences" (name name primary key, last_value bigint not null, is_called boolean not null);
  do $$ declare t record; begin
    for t in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('insert into kept."_sequences" select %1$L, last_value, is_called from public.%1$I', t.sequencename);
    end loop;
  end $$;
  create table kept."_tables" as
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S');`

/** A table that was written to beyond so many bytes gets new files; below, its rows are deleted: new files cost as much as a connection. */
const LARGE_BYTES = 262_144

/**
 * In one transaction of a superuser, with the guards of the ledger and foreign keys asleep. Only tables that have pages were written to, and
 * of those that have rows after the migrations only those whose rows somebody else wrote.
 */
const EMPTY = `
  set local session_replication_role = replica;
  do $$ declare t record; now_amount bigint; now_writers numeric; now_called boolean; begin
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
             and relname not in (select name from kept."_tables") loop
      execute format('drop table public.%I cascade', t.relname);
    end loop;
    for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
             and pg_relation_size(oid) > ${LARGE_BYTES} loop
      execute format('truncate public.%I cascade', t.relname);
    end loop;
    for t in select relname, k.amount, k.writers from pg_class left join kept."_written" k on k.name = relname
             where relnamespace = 'public'::regnamespace and relkind = 'r'
             and (k.name is not null or pg_relation_size(pg_class.oid) > 0) loop
      if t.amount is not null then
        execute format('select count(*), sum(xmin::text::bigint) from public.%I', t.relname) into now_amount, now_writers;
        continue when now_amount = t.amount and now_writers = t.writers;
      end if;
      execute format('delete from public.%I', t.relname);
      if t.amount is not null then
        execute format('insert into public.%1$I select * from kept.%1$I', t.relname);
        execute format('update kept."_written" set writers = (select sum(xmin::text::bigint) from public.%1$I) where name = %1$L', t.relname);
      end if;
    end loop;
    -- A sequence that was set, and not asked since, has another place too: pg_sequences does not tell it.
    for t in select * from kept."_sequences" loop
      execute format('select last_value, is_called from public.%I', t.name) into now_amount, now_called;
      continue when now_amount = t.last_value and now_called = t.is_called;
      perform setval(format('public.%I', t.name)::regclass, t.last_value, t.is_called);
    end loop;
  end $$;`

/**
 * Makes a database as the template is, by its files: through the log, as the server does unless told, each page of it is written twice, at
 * ten times the cost.
 */
export const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`

let madeHere = 0

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Tells whether the schema is as it was made; costs little while nothing of it has changed. */
function lookAt(ask: <Row extends object>(sql: string) => Promise<Row[]>) {
  const shapeOf = async (): Promise<string | undefined> => (await ask<{ shape: string }>(SHAPE))[0]?.shape
  const marksOf = async (): Promise<Marks> => (await ask<Marks>(MARKS))[0] as Marks
  let made: string | undefined
  let known = ''
  return {
    async begin(): Promise<void> {
      made = await shapeOf()
      known = (await marksOf()).marks
    },
    /** Whether tests have made tables: before they are taken away. */
    hasOwnTables: async (): Promise<boolean> => (await marksOf()).hasOwnTables,
    async isAsMade(): Promise<'untouched' | 'restored' | 'changed'> {
      const { marks } = await marksOf()
      if (marks === known) return 'untouched'
      if ((await shapeOf()) !== made) return 'changed'
      known = marks
      return 'restored'
    },
  }
}

/** One of the embedded engine, which lives as long as the worker. */
export async function emptiedEngine(snapshot: string): Promise<EmptiedDatabase> {
  const db = await openDatabase({ memory: true, snapshot })
  const run = (sql: string) => db.transaction((tx) => tx.script(sql))
  await run(KEEP)
  const schema = lookAt((sql) => db.query(sql))
  await schema.begin()
  return {
    url: null,
    // A block that closes its database gives it back.
    open: async () => ({ ...db, close: async () => {} }),
    async empty() {
      await run(EMPTY)
      if ((await schema.isAsMade()) !== 'changed') return true
      await db.close()
      return false
    },
  }
}

/** By this the connections that blocks lend each other are told from those that a test has opened. */
const LENT = 'candor-lent'

/** Ends what a test has left open: connections of its own, and of the lent ones those that are at something or hold a lock. */
const END_OTHERS = `
  select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (application_name <> '${LENT}' or state <> 'idle'
      or pid in (select pid from pg_locks where locktype = 'advisory'))`

/** Makes one of the template of the server. It goes with the server at the end of the run. */
export async function emptiedDatabase({ postgresUrl, template }: Server): Promise<EmptiedDatabase> {
  madeHere += 1
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${madeHere}_${Date.now()}`
  await onServer(postgresUrl, copyOf(template, name))
  const url = Object.assign(new URL(postgresUrl), { pathname: name })
  // To connect costs as much as a test: the connections stay open from block to block.
  const lentUrl = new URL(url)
  lentUrl.searchParams.set('application_name', LENT)
  lentUrl.searchParams.set('connect_timeout', String(CONNECT_SECONDS))
  const keeper = new pg.Client({ connectionString: url.href })
  // It goes with the server at the end of the run; lost before that, its next statement fails.
  keeper.on('error', () => {})
  await keeper.connect()
  await keeper.query(KEEP)
  const schema = lookAt(async (sql) => (await keeper.query(sql)).rows)
  await schema.begin()
  let lent: Db | null = null
  const give = async (): Promise<void> => {
    await lent?.close()
    lent = null
  }
  return {
    url: url.href,
    async open() {
      lent ??= await openDatabase({ url: lentUrl.href, poolSize: POOL_SIZE })
      return { ...lent, close: async () => {} }
    },
    async empty() {
      await keeper.query(END_OTHERS)
      const hadOwnTables = await schema.hasOwnTables()
      await keeper.query(`begin; ${EMPTY}; commit`)
      const found = await schema.isAsMade()
      // A connection keeps the plans of its statements, and what they answer: not over a change of the schema.
      if (hadOwnTables || found !== 'untouched') await give()
      if (found !== 'changed') return true
      await keeper.end()
      await onServer(postgresUrl, `drop database ${name} with (force)`)
      return false
    },
  }
}
