// What a room keeps of a borrower: what the data copy takes of its tables, and what goes with a deleted account. Each room
// that has tables names them in an own-data.ts of its own, and api.ts lists those. Tests hold that no table and no column is forgotten.

import type { Market } from '../core/market/market.ts'
import type { Queries, Tx } from './db/database.ts'

/**
 * Why something is not in the copy; the words are the server's. `nobody`: it holds nothing of a borrower. `opened`: it is sealed
 * there, and stands opened in a part of its own.
 */
type LeftOutBecause = 'accountNumber' | 'secrets' | 'books' | 'limits' | 'nobody' | 'opened'

/**
 * Why rows outlive the account of their borrower, whom they name by an id only. `books`: money moved, and the ledger must be
 * explained. `orders`: what became of a loan. `agreements`: the proof of what was shown and agreed to. `shortLived`: the hash
 * of a link that is over in minutes.
 */
type KeptBecause = 'books' | 'orders' | 'agreements' | 'shortLived'

export interface CopiedTable {
  readonly table: string
  /** How the list is called in the copy. */
  readonly part: string
  /** Whose rows; `$1` is the borrower, `$2` the international phone number. */
  readonly where: string
  readonly orderBy: string
  readonly columns: readonly string[]
  readonly without?: Readonly<Record<string, LeftOutBecause>>
}

export interface ErasedAccount {
  readonly borrowerId: string
  readonly market: Market
  /** National digits. */
  readonly phone: string
}

export type CopiedRow = Readonly<Record<string, unknown>>

/** A room's part. `Means` are the server's deps, which carry the parts and so cannot be named here. */
export interface OwnData<Means> {
  /** The folder. */
  readonly room: string
  readonly tables: readonly CopiedTable[]
  readonly leftOut?: Readonly<Record<string, LeftOutBecause>>
  /** Tables that a deleted account leaves as they are, though their rows were a borrower's. */
  readonly kept?: Readonly<Record<string, KeptBecause>>
  /** What is sealed in the tables, opened for its owner as a part of its own. */
  readonly opened?: {
    readonly part: string
    rows(db: Queries, deps: Means, borrowerId: string): Promise<readonly CopiedRow[]>
  }
  /** Erases in the caller's transaction, which holds the borrower's row; files go by jobs that come with it. */
  erase?(tx: Tx, deps: Means, account: ErasedAccount): Promise<void>
}

export interface OwnDataOfRooms<Means> {
  /** The borrowers' own room: it opens the copy, and is the last to erase, so that the others still find whose rows they seek. */
  readonly person: OwnData<Means>
  /** From the ground up, which is the order of locks: a payment's claim before the claim's case. */
  readonly others: readonly OwnData<Means>[]
}

/** Every part, in the order of the copy. */
export function allParts<Means>({ person, others }: OwnDataOfRooms<Means>): readonly OwnData<Means>[] {
  return [person, ...others]
}

/** A table of the copy, with its columns by a space between them; the rows are the borrower's by `borrower_id` where nothing else is said. */
export function copied(
  table: string,
  part: string,
  orderBy: string,
  columns: string,
  more: Partial<Pick<CopiedTable, 'where' | 'without'>> = {},
): CopiedTable {
  return { table, part, orderBy, columns: columns.split(/\s+/), where: ofBorrower, ...more }
}

/** Whose rows, where a table names its borrower. */
const ofBorrower = 'borrower_id = $1'
/** Whose rows, where a table names an order. */
export const ofOwnOrders = 'order_id in (select id from loan_order where borrower_id = $1)'

/** The ground's own tables (db, jobs, adapters): none of them is a borrower's. */
export const groundData: OwnData<unknown> = {
  room: 'ground',
  tables: [],
  leftOut: {
    entry: 'books',
    transfer: 'books',
    entry_key: 'books',
    archived_month: 'books',
    archived_seal: 'books',
    ledger_seal: 'books',
    seal_check: 'books',
    gl_account: 'nobody',
    request_key: 'secrets',
    rate_window: 'limits',
    seen_today: 'limits',
    // Work that is still to be done, or was: it carries ids and days, and what it is about stands in the rooms' tables.
    job: 'limits',
    job_done: 'limits',
    job_key: 'limits',
    business_clock: 'nobody',
    work_part: 'nobody',
    process: 'nobody',
    published: 'nobody',
    lasting_key: 'nobody',
    own_cell: 'nobody',
    // Hashes and ids alone; they go with the account, as the cell tells of it.
    cell_place: 'secrets',
    cell_news: 'limits',
    schema_function: 'nobody',
    schema_migration: 'nobody',
  },
  kept: {
    // Without the phone, which the cell has taken out of it by then (cells/tell-home.ts).
    cell_place: 'orders',
    cell_news: 'shortLived',
  },
}
