// The file of cells: several databases with borrowers of their own, and which of them is home. Read once at the start, checked whole.

import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { databaseUrl } from '../../settings/database.ts'
import { hostAddresses } from '../db/postgres/database-hosts.ts'
import { reasonOf, StartFault } from '../db/start-fault.ts'

/** Numbers that a cell's database gives by itself (receipts, jobs; entries of the ledger are numbered by their month) begin at its own number times this. */
export const numbersOfACell = 1_000_000_000_000

const wrongNumber = 'must be a whole number from 0 to 999'

const cell = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be small letters, digits and hyphens, such as manila-1')
    .describe('Is never changed: sessions and the directory know the cell by it.'),
  number: z
    .int()
    .min(0, wrongNumber)
    .max(999, wrongNumber)
    .describe(
      'Is never changed: the numbers of its receipts begin by it. 0 goes on with those of a database that was alone.',
    ),
  database: databaseUrl,
  readDatabase: databaseUrl.optional(),
  takesNew: z.boolean().default(false).describe('Whether new borrowers may come here.'),
})

export const cellsFile = z.strictObject({
  home: z.string().describe('The cell with the directory, the accounts of officers, and what strangers leave.'),
  cells: z.array(cell).min(1, 'must name a cell'),
})

export type CellPlace = z.output<typeof cell>

export interface CellPlaces {
  readonly home: CellPlace
  /** All of them, home as well, in the order of the file. */
  readonly all: readonly [CellPlace, ...CellPlace[]]
  /** Those that new borrowers may come to; never empty. */
  readonly takeNew: readonly [CellPlace, ...CellPlace[]]
}

/** The file cannot be used. The message says where and why, and never an address: it may have a password in it. */
class CellsFileError extends StartFault {
  constructor(file: string, why: string, cause?: unknown) {
    super(`CELLS_FILE ${file} cannot be used: ${why}`, cause)
    this.name = 'CellsFileError'
  }
}

/** Server and database of an address, however it is spelled: user and parameters do not tell databases apart. */
function databasesOf(address: string): string[] {
  return hostAddresses(address).map((one) => {
    const { hostname, port, pathname, searchParams } = new URL(one)
    return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`
  })
}

/** The first value that stands in the list twice; null where each stands once. */
function twice<Value>(values: readonly Value[]): Value | null {
  return values.find((value, at) => values.indexOf(value) !== at) ?? null
}

/** Reads the file. Throws {@link CellsFileError} with a sentence for whatever is wrong in it. */
export async function readCellsFile(file: string): Promise<CellPlaces> {
  const fail = (why: string, cause?: unknown): never => {
    throw new CellsFileError(file, why, cause)
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => fail(reasonOf(error), error))
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    // The parser's own words would quote the file, with its passwords.
    return fail('it is not JSON', error)
  }
  const read = cellsFile.safeParse(json, { error: wrongType })
  if (!read.success) return fail(read.error.issues.map(sentenceOf).join('; '), read.error)
  return placesOf(read.data, fail)
}

const types: Readonly<Record<string, string>> = {
  ...{ string: 'must be a text', boolean: 'must be true or false', int: wrongNumber, number: wrongNumber },
  ...{ array: 'must be a list', object: 'must be an object with fields' },
}

/** In the operator's words, where the entry itself has none. */
function wrongType({ code, input, expected }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined
  return input === undefined ? 'is missing' : types[String(expected)]
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return `${place === '' ? '' : `${place}: `}unknown field ${issue.keys.join(', ')}`
  return place === '' ? `it ${issue.message}` : `${place} ${issue.message}`
}

function placesOf({ home: homeName, cells }: z.output<typeof cellsFile>, fail: (why: string) => never): CellPlaces {
  const sameName = twice(cells.map(({ name }) => name))
  if (sameName !== null) fail(`two cells are called ${sameName}`)
  const sameNumber = twice(cells.map(({ number }) => number))
  if (sameNumber !== null) fail(`two cells have the number ${sameNumber}`)
  const owned = cells.flatMap(({ name, database }) => databasesOf(database).map((one) => ({ name, one })))
  for (const { name, one } of owned) {
    const other = owned.find((more) => more.one === one && more.name !== name)
    if (other !== undefined) fail(`${name} and ${other.name} have the same database: each cell needs one of its own`)
  }
  const home = cells.find(({ name }) => name === homeName) ?? fail(`home is ${homeName}, and no cell is called so`)
  const [first, ...others] = cells
  const [newFirst, ...newOthers] = cells.filter(({ takesNew }) => takesNew)
  if (first === undefined) return fail('it names no cell')
  if (newFirst === undefined) return fail('no cell has "takesNew": true, and a new borrower would have no place')
  return { home, all: [first, ...others], takeNew: [newFirst, ...newOthers] }
}
