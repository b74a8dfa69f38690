// Functions that run with the rights of the tables' owner: only who may write the tables may call them, and nobody puts words in their mouth.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import type { Db, Tx } from './database.ts'
import { sqlStateOf } from './database-errors.ts'

const undone = new Error('undone')

/** As an account without rights. Whatever happens is rolled back. */
async function asStranger(db: Db, then: (tx: Tx) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await tx.script('create role stranger; set local session authorization stranger')
      await then(tx)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
}

describe('a function with the rights of the owner (on postgres)', () => {
  const database = useDatabase(postgres)
  const calls = [
    `select make_months('2031-01-01', 1)`,
    `select turn_ledger('2031-01-01')`,
    ...['sms_message', 'job_done', 'provider_event'].map((table) => `select drop_month('${table}', '2031-01-01')`),
  ]

  it.each(calls)('is refused to an account that may not write the tables: %s', async (call) => {
    const refused = asStranger(database(), (tx) => tx.query(call).then(() => undefined))
    expect(await refused.catch(sqlStateOf)).toBe('42501')
  })

  it.each(calls)(
    'is refused, too, where the account has made tables of the same names for itself: %s',
    async (call) => {
      const refused = asStranger(database(), async (tx) => {
        await tx.script('create temporary table entry (id int); create temporary table sms_message (id int)')
        await tx.query(call)
      })
      expect(await refused.catch(sqlStateOf)).toBe('42501')
    },
  )

  it('looks into the schema of the product first, and into temporary tables last', async () => {
    const found = await database().query<{ name: string; settings: string[] }>(
      `select proname as name, array_to_json(proconfig) as settings from pg_proc
        where prosecdef and pronamespace = 'public'::regnamespace order by proname`,
    )
    expect(found.map(({ name }) => name)).toEqual(['drop_month', 'make_months', 'turn_ledger'])
    for (const { settings } of found) expect(settings).toEqual(['search_path=public, pg_temp'])
  })
})
