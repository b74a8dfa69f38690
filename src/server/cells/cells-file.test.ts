// What a file of cells may say, and the sentence for each thing that it may not.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCellsFile } from './cells-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'candor-cells-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const first = { name: 'first', number: 0, database: 'postgres://candor:secret@one.example/candor', takesNew: true }
const second = { name: 'second', number: 1, database: 'postgres://candor:secret@two.example/candor' }

async function read(content: unknown) {
  const file = path.join(folder, 'cells.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return await readCellsFile(file)
}

describe('a file of cells', () => {
  it('names each cell with its database, home, and where new borrowers come', async () => {
    const places = await read({ home: 'first', cells: [first, second] })
    expect(places.home.name).toBe('first')
    expect(places.all.map(({ name }) => name)).toEqual(['first', 'second'])
    expect(places.takeNew.map(({ name }) => name)).toEqual(['first'])
  })

  it.each([
    [
      'one database twice',
      { home: 'first', cells: [first, { ...second, database: first.database }] },
      'first and second have the same database: each cell needs one of its own',
    ],
    [
      'one database under two accounts',
      { home: 'first', cells: [first, { ...second, database: 'postgres://other@one.example:5432/candor?x=1' }] },
      'have the same database',
    ],
    [
      'one of several servers twice',
      { home: 'first', cells: [first, { ...second, database: 'postgres://c@two.example,one.example/candor' }] },
      'have the same database',
    ],
    ['an unknown field', { home: 'first', cells: [{ ...first, shard: 1 }] }, 'cells.0: unknown field shard'],
    ['an unknown field at the top', { home: 'first', cells: [first], more: 1 }, 'unknown field more'],
    ['no cell', { home: 'first', cells: [] }, 'cells must name a cell'],
    [
      'a name of a wrong form',
      { home: 'A b', cells: [{ ...first, name: 'A b' }] },
      'cells.0.name must be small letters, digits and hyphens',
    ],
    ['two of one name', { home: 'first', cells: [first, { ...second, name: 'first' }] }, 'two cells are called first'],
    ['two of one number', { home: 'first', cells: [first, { ...second, number: 0 }] }, 'two cells have the number 0'],
    ['a home that is no cell', { home: 'third', cells: [first] }, 'home is third, and no cell is called so'],
    [
      'no place for new borrowers',
      { home: 'first', cells: [{ ...first, takesNew: false }] },
      'a new borrower would have no place',
    ],
    [
      'an address that is none',
      { home: 'first', cells: [{ ...first, database: 'mysql://x' }] },
      'cells.0.database must begin with postgres://',
    ],
    ...[-1, 1000, 1.5, '1', null].map((number): [string, unknown, string] => [
      `the number ${JSON.stringify(number)}`,
      { home: 'first', cells: [first, { ...second, number }] },
      'cells.1.number must be a whole number from 0 to 999',
    ]),
    [
      'a number that is missing',
      { home: 'first', cells: [{ ...first, number: undefined }] },
      'cells.0.number is missing',
    ],
    [
      'a database that is missing',
      { home: 'first', cells: [{ name: 'first', number: 0 }] },
      'cells.0.database is missing',
    ],
    [
      'a yes that is no',
      { home: 'first', cells: [{ ...first, takesNew: 'yes' }] },
      'cells.0.takesNew must be true or false',
    ],
    ['a list', [], 'it must be an object with fields'],
    ['no JSON', '{"home": secret', 'it is not JSON'],
  ])('is refused with a sentence that says no password: %s', async (_, content, sentence) => {
    const error = await read(content).catch((thrown: unknown) => thrown)
    expect(String(error)).toContain(sentence)
    expect(String(error)).toContain('cells.json cannot be used')
    expect(String(error)).not.toContain('secret')
  })

  it('is refused where it does not exist', async () => {
    await expect(readCellsFile(path.join(folder, 'none.json'))).rejects.toThrow('CELLS_FILE')
  })
})
