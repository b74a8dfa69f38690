// No function whose answer changes within a statement (the clock, chance) in one that writes: a distributed schema refuses it, since each
// of its nodes would come to an answer of its own.

import { describe, expect, it } from 'vitest'
import { embedded, useDatabase } from '../../../tests/support/databases.ts'
import { type SqlText, sqlTexts, textsInFunction, textsInSource } from '../../../tests/support/sql-texts.ts'

const writing =
  /\b(?:insert\s+into|update\s+(?:only\s+)?\w+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share)\b/i
/** In pieces of statements, too, which are put into others: the clock, and chance. */
const everywhere = /^(?:clock_timestamp|timeofday|random|random_normal|setseed|gen_random_uuid|uuidv7)$/

/** Questions that write nothing. */
const asked: Readonly<Record<string, string>> = {
  'src/server/db/replica-fitness.ts': 'asks a replica how far it is behind, and no table',
}

function faultsOf(texts: readonly SqlText[], volatile: ReadonlySet<string>): string[] {
  return texts.flatMap(({ at, sql }) => {
    const called = [...sql.matchAll(/\b([a-z_]\w*)\s*\(/gi)].map(([, name = '']) => name.toLowerCase())
    const isListed = asked[at.replace(/:\d+$/, '')] !== undefined
    const bad = called.filter(
      (name) => volatile.has(name) && (writing.test(sql) || (everywhere.test(name) && !isListed)),
    )
    return [...new Set(bad)].map(
      (name) =>
        `${at} calls ${name}() where it may write: hand the value in as a parameter, ask for it before, or take statement_timestamp() for the database's time.`,
    )
  })
}

describe('a statement that writes', () => {
  const database = useDatabase(embedded)
  const volatileNames = async (): Promise<ReadonlySet<string>> => {
    const rows = await database().query<{ name: string }>(
      `select distinct proname as name from pg_proc where provolatile = 'v' and prorettype <> 'trigger'::regtype
         and pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace)`,
    )
    return new Set(rows.map(({ name }) => name))
  }

  it('calls no function of the clock, of chance, or of its own effect', async () => {
    const texts = sqlTexts()
    expect(texts.filter(({ sql }) => writing.test(sql)).length).toBeGreaterThan(300)
    expect(faultsOf(texts, await volatileNames())).toEqual([])
  })

  it.each([
    'await db.execute(`update job set locked_until = clock_timestamp() where id = $1`)',
    "const rest = `clock_timestamp() + interval '1 day'`",
    "await db.query('insert into job (key) values (gen_random_uuid())')",
    'await db.query(`select id from job where id < random() for update skip locked`)',
    "await db.execute('delete from entry where posting_date < first_open_day()')",
  ])('is found where it does: %s', async (source) => {
    const faults = faultsOf(textsInSource('src/server/planted.ts', source), await volatileNames())
    expect(faults).toEqual([
      expect.stringMatching(/^src\/server\/planted\.ts:1 calls \w+\(\) where it may write: hand/),
    ])
  })

  it('is found in a function of the database', async () => {
    const source = `-- planted\ncreate function planted() returns void language plpgsql as $$
      begin perform clock_timestamp(); update job set done_at = now(); insert into job (key) values (random()::text); end $$;`
    const faults = faultsOf(textsInFunction('planted.sql', source), await volatileNames())
    expect(faults.map((fault) => / calls (\w+)/.exec(fault)?.[1])).toEqual(['clock_timestamp', 'random'])
  })
})
