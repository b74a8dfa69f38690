// Payout accounts: one live account for each borrower, its numbers sealed for that borrower alone.

import type { AccountDetails } from '../../../core/payout-account/account.ts'
import { maskedNumber } from '../../../core/payout-account/account.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { sealedTable } from '../../jobs/reseal.ts'

/** What screens may show of an account. */
export interface PayoutAccount {
  readonly id: string
  readonly cardType: string
  readonly channelNumber: string
  readonly bankCode: string
  readonly bankName: string
  readonly lastFour: string
  /** `•••• 1234` */
  readonly maskedNumber: string
}

const columns = `id, card_type as "cardType", channel_number as "channelNumber", bank_code as "bankCode", bank_name as "bankName",
  last_four as "lastFour"`

/** The account that a borrower's money goes to; null while none is bound. */
export async function livePayoutAccount(db: Queries, borrowerId: string): Promise<PayoutAccount | null> {
  return shown(
    await db.first<AccountRow>(`select ${columns} from payout_account where borrower_id = $1 and replaced_at is null`, [
      borrowerId,
    ]),
  )
}

/** What screens may show of an account by its id, replaced or not: the one that a loan was paid out to. */
export async function payoutAccountFace(db: Queries, accountId: string): Promise<PayoutAccount | null> {
  return shown(await db.first<AccountRow>(`select ${columns} from payout_account where id = $1`, [accountId]))
}

/**
 * The whole account by its id, replaced or not: for the payout and for its owner's own form. Null when there is none, or its
 * owner has deleted the account. Throws when the seal is broken.
 */
export async function openPayoutAccount(
  db: Queries,
  deps: Deps,
  { accountId, borrowerId }: { readonly accountId: string; readonly borrowerId: string },
): Promise<AccountDetails | null> {
  const [row] = await db.query<{ secret: Uint8Array }>(
    'select secret from payout_account where id = $1 and borrower_id = $2',
    [accountId, borrowerId],
  )
  if (row === undefined || row.secret.length === 0) return null
  return JSON.parse(deps.fieldCipher.open(row.secret, borrowerId)) as AccountDetails
}

/** Binds an account; the one before it is replaced. The caller holds the borrower's row. Answers the new account's id. */
export async function bindPayoutAccount(
  tx: Tx,
  deps: Deps,
  borrowerId: string,
  details: AccountDetails,
): Promise<string> {
  const accountId = deps.ids.next('acct')
  const now = deps.clock.now()
  await tx.execute('update payout_account set replaced_at = $2 where borrower_id = $1 and replaced_at is null', [
    borrowerId,
    now,
  ])
  await tx.insert(
    'insert into payout_account (id, borrower_id, card_type, channel_number, bank_code, bank_name, last_four, secret, created_at)',
    {
      ...details,
      id: accountId,
      borrowerId,
      lastFour: details.number.slice(-4),
      secret: deps.fieldCipher.seal(JSON.stringify(details), borrowerId),
      createdAt: now,
    },
  )
  return accountId
}

/** Empties the accounts of a borrower who leaves. That there were some stays: payouts refer to them. */
export async function erasePayoutAccounts(tx: Tx, borrowerId: string, at: Date): Promise<void> {
  await tx.execute(
    `update payout_account set secret = '', last_four = '', bank_code = '', bank_name = '',
       replaced_at = coalesce(replaced_at, $2)
     where borrower_id = $1`,
    [borrowerId, at],
  )
}

type AccountRow = Omit<PayoutAccount, 'maskedNumber'>

function shown(row: AccountRow | null): PayoutAccount | null {
  return row && { ...row, maskedNumber: maskedNumber(row.lastFour) }
}

/** Accounts, replaced ones too: a payout may go to one. */
export const sealedAccounts = sealedTable({
  what: 'payoutAccounts',
  table: 'payout_account',
  id: 'id',
  update: 'update payout_account set secret = $4 where borrower_id = $2 and id = $1 and secret = $3',
})
