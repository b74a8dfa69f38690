// What goes with an account, table by table. The ledger, orders and agreements stay, under a number that names nobody.

import { readPhone } from '../../core/identity/phone.ts'
import type { Market } from '../../core/market/market.ts'
import { eraseApplications } from '../application/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { queueErasure } from '../jobs/file-erasure.ts'
import { eraseMessages } from '../outbox/door.ts'
import { endAllSessions, eraseBorrower, eraseCodes } from '../people/door.ts'

export interface ErasedAccount {
  readonly borrowerId: string
  readonly market: Market
  /** National digits. */
  readonly phone: string
}

/** Erases in the caller's transaction; the files go by jobs that come with it. The caller holds the borrower's row. */
export async function eraseAccount(tx: Tx, deps: Deps, { borrowerId, market, phone }: ErasedAccount): Promise<void> {
  const now = deps.clock.now()
  await endAllSessions(tx, deps, borrowerId)
  await eraseMessages(tx, market, phone)
  await eraseCodes(tx, deps, { market, phone })
  await tx.execute(
    `update payout_account set secret = '', last_four = '', bank_code = '', bank_name = '',
       replaced_at = coalesce(replaced_at, $2)
     where borrower_id = $1`,
    [borrowerId, now],
  )
  await tx.execute(
    `update payment_card set processor_token = '', last_four = '0000', bank_name = '', bank_code = '',
       removed_at = coalesce(removed_at, $2)
     where borrower_id = $1`,
    [borrowerId, now],
  )
  await tx.execute(
    `update complaint set body = '', answer = case when answer is null then null else '' end where borrower_id = $1`,
    [borrowerId],
  )
  await tx.execute('delete from reminder_link where borrower_id = $1', [borrowerId])
  await tx.execute('delete from payment_claim where borrower_id = $1', [borrowerId])
  await tx.execute('delete from device_fact where borrower_id = $1', [borrowerId])
  await eraseFiles(tx, deps, borrowerId)
  await tx.execute(
    `update promotion_registration set invite_code = '', source = '', app_source = '', utm_tag = '', app_name = ''
     where borrower_id = $1`,
    [borrowerId],
  )
  await eraseContactMessages(tx, market, phone)
  await tx.execute(
    `delete from site_message where kind = 'subscribe'
       and lower(email) = (select lower(email) from borrower where id = $1)`,
    [borrowerId],
  )
  await eraseBorrower(tx, deps, borrowerId)
}

/** A form from the public pages has the number as it was typed: its end narrows the search, and reading it decides. */
async function eraseContactMessages(tx: Tx, market: Market, phone: string): Promise<void> {
  const alike = await tx.query<{ id: string; typed: string }>(
    `select id, phone as typed from site_message
     where kind = 'contact' and regexp_replace(phone, '[^0-9]', '', 'g') like '%' || $1`,
    [phone.replace(/^0/, '')],
  )
  const theirs = alike.filter(({ typed }) => readPhone(typed, market.phone) === phone).map(({ id }) => id)
  await tx.execute('delete from site_message where id = any($1::text[])', [theirs])
}

async function eraseFiles(tx: Tx, deps: Deps, borrowerId: string): Promise<void> {
  const now = deps.clock.now()
  const images = await tx.query<{ name: string }>(
    'update complaint_image set erased_at = $2 where borrower_id = $1 and erased_at is null returning name',
    [borrowerId, now],
  )
  const documents = await eraseApplications(tx, borrowerId, now)
  for (const name of [...images.map((image) => image.name), ...documents]) await queueErasure(tx, deps, name)
}
