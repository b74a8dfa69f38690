// What the room keeps beside the accounts themselves, which belong to the people: in whose name they are.

import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type CopiedRow, copied, type OwnData } from '../own-data.ts'
import { eraseNames, namesAsked, openAccountName } from './name-check-store.ts'

export const payoutAccountData: OwnData<Deps> = {
  room: 'payout-account',
  tables: [
    copied(
      'account_name_check',
      'accountNameChecks',
      'asked_at, account_id',
      'account_id borrower_id provider asked_at give_up_at answered_at outcome decision decided_at note',
      { without: { secret: 'opened', officer_id: 'secrets' } },
    ),
  ],
  leftOut: { payout_bank_gone: 'nobody' },
  opened: { part: 'namesOnAccounts', rows: namesOnAccounts },
  erase: (tx, _deps, { borrowerId }) => eraseNames(tx, borrowerId),
}

async function namesOnAccounts(db: Queries, deps: Deps, borrowerId: string): Promise<CopiedRow[]> {
  const rows: CopiedRow[] = []
  for (const accountId of await namesAsked(db, borrowerId)) {
    const accountName = await openAccountName(db, deps, { accountId, borrowerId })
    if (accountName !== null) rows.push({ accountId, accountName })
  }
  return rows
}
