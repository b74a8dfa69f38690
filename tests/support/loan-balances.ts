// The ledger of one loan, account by account, as the database adds it up.

import { type LedgerAccount, ledgerAccounts } from '../../src/core/ledger/accounts.ts'
import type { Queries } from '../../src/server/db/database.ts'

/** What stands in each account of a loan, minor units, debit positive. Accounts without a line are 0. */
export async function loanBalances(db: Queries, loanId: string): Promise<Record<LedgerAccount, number>> {
  const rows = await db.query<{ account: LedgerAccount; balance: number }>(
    'select account, balance from loan_balance where loan_id = $1',
    [loanId],
  )
  const balances = Object.fromEntries(ledgerAccounts.map((account) => [account, 0])) as Record<LedgerAccount, number>
  for (const { account, balance } of rows) balances[account] = balance
  return balances
}
