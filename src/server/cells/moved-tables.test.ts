// A borrower moves with everything: each table of the database goes along, or says why it stays.

import { expect, it } from 'vitest'
import { productMigrations } from '../db/migrate.ts'
import { movedTables, sharedTables, stayingTables } from './moved-tables.ts'

const made = productMigrations().flatMap(({ sql }) =>
  [...sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)(?! partition of)/gm)].flatMap(
    ([line, name]) => (/ partition of/.test(line) || name === undefined ? [] : [name]),
  ),
)
const known = [...movedTables, ...sharedTables].map(([table]) => table)

it('no table is forgotten: a new one goes into movedTables, or into stayingTables with the reason', () => {
  expect(made.length).toBeGreaterThan(100)
  const forgotten = new Set(made.filter((table) => !known.includes(table) && stayingTables[table] === undefined))
  expect([...forgotten]).toEqual([])
})

it('a table is named once, and exists', () => {
  const all = [...known, ...Object.keys(stayingTables)]
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
  expect(all.filter((table) => !made.includes(table))).toEqual([])
})
