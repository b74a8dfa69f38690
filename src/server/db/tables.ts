// The tables that the query builder knows. One line for each table; the columns are those of the migrations.

import type { ColumnType, Generated } from 'kysely'

/** A jsonb column: read as a value, written through `json()`. */
export type JsonColumn<T> = ColumnType<T, string, string>

export interface EntryTable {
  id: Generated<number>
  loan_id: string | null
  kind: string
  idem_key: string
  value_date: string
  posting_date: string
  amount: number
  currency: string
  txid: Generated<string>
  created_at: Generated<Date>
}

export interface TransferTable {
  entry_id: number
  line: number
  debit: string
  credit: string
  loan_id: string | null
  amount: number
  currency: string
}

export interface JobTable {
  id: Generated<number>
  topic: string
  key: string | null
  payload: JsonColumn<unknown>
  run_at: Date
  attempts: Generated<number>
  last_error: string | null
  locked_until: Date | null
  done_at: Date | null
  dead_at: Date | null
  created_at: Generated<Date>
}

export interface Tables {
  entry: EntryTable
  transfer: TransferTable
  job: JobTable
}
