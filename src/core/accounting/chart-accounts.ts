// The accounts that a chart of a lender has to map: those of the ledger, and those of the books.

import { glAccountsNeeded } from '../ledger/accounts.ts'
import { bookAccounts } from './posting-rules.ts'

/** Every account that has to have a number, so that each posting rule has a home. */
export const chartAccountsNeeded: readonly string[] = [...glAccountsNeeded, ...bookAccounts]
