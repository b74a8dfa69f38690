// The order in which a transaction is sent: COMMIT never before a statement whose answer is not awaited.

import type pg from 'pg'
import { expect, it } from 'vitest'
import { patient, withClient } from './postgres-driver.ts'

it('sends the last statement before COMMIT, also where BEGIN is answered late', async () => {
  const sent: string[] = []
  const client = {
    query: (asked: string | { readonly text: string }) => {
      sent.push(typeof asked === 'string' ? asked : asked.text)
      return Promise.resolve({ rows: [], rowCount: 0, command: '' })
    },
  } as unknown as Pick<pg.PoolClient, 'query'>
  const begun = new Promise<null>((resolve) => setImmediate(() => resolve(null)))
  const left: Promise<unknown>[] = []
  await withClient(
    client,
    (run) => {
      left.push(run('select 1', []), run('select write_books()', []))
      return Promise.resolve()
    },
    begun,
  )
  await Promise.all(left)
  expect(sent).toEqual(['select 1', 'select write_books()', 'commit'])
})

it('waits longer than a call may for each answer of long work: a month of the ledger, a migration', async () => {
  const asked: object[] = []
  const client = {
    query: (one: object) => {
      asked.push(one)
      return Promise.resolve({ rows: [], rowCount: 0, command: '' })
    },
  } as unknown as Pick<pg.PoolClient, 'query'>
  const long = async (run: (sql: string, params: readonly string[]) => Promise<unknown>) => await run('select 1', ['x'])
  await withClient(patient(client), long, Promise.resolve(null))
  expect(asked).toMatchObject([
    { text: 'select 1', values: ['x'], query_timeout: 86_400_000 },
    { text: 'commit', query_timeout: 86_400_000 },
  ])
})

it('sends each statement of a script by itself, and tells the first error of them', async () => {
  const sent: string[] = []
  const client = {
    query: (sql: string) => {
      sent.push(sql)
      return sql.startsWith('select 1') ? Promise.reject(new Error(sql)) : Promise.resolve({ rows: [], command: '' })
    },
  } as unknown as Pick<pg.PoolClient, 'query'>
  const script = withClient(
    client,
    async (_run, runScript) =>
      await runScript(`create table a (n int); select 1 / 0; select 1; do $$ begin a; b; end $$`),
    Promise.resolve(null),
  )
  await expect(script).rejects.toThrow('select 1 / 0')
  expect(sent).toEqual(['create table a (n int)', 'select 1 / 0', 'select 1', 'do $$ begin a; b; end $$'])
})
