// What the ledger of a cell holds for the loans of a borrower.

import type { Queries } from '../db/database.ts'

/** The balance of one account of a loan, debit positive. */
export interface LoanBalance {
  readonly loanId: string
  readonly currency: string
  readonly account: string
  readonly balance: number
}

export async function balancesOf(db: Queries, orders: readonly string[]): Promise<LoanBalance[]> {
  return await db.query<LoanBalance>(
    `select loan_id as "loanId", currency, account, balance from loan_balance
      where loan_id = any($1::text[]) and balance <> 0 order by loan_id, currency, account`,
    [orders],
  )
}
