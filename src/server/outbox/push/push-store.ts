// Where each borrower's phone is reached: one phone for each borrower, one borrower for each phone.

import type { Queries } from '../../db/database.ts'

export interface PushPhone {
  readonly borrowerId: string
  /** As the lender's app named it: opaque. */
  readonly address: string
  /** The device of the session; empty where the app named none. */
  readonly deviceId: string
}

/**
 * Keeps the phone on which a borrower has just said yes, in place of the one before, and of the borrower who was reached there before. In a
 * transaction: two borrowers who name one phone take turns.
 */
export async function savePushPhone(
  db: Queries,
  { borrowerId, address, deviceId }: PushPhone,
  now: Date,
): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('push address ' || $1, 0))::text as held`, [address])
  await db.execute('delete from push_address where address = $1 and borrower_id <> $2', [address, borrowerId])
  await db.execute(
    `insert into push_address (borrower_id, address, device_id, saved_at) values ($1, $2, $3, $4)
      on conflict (borrower_id) do update
        set address = excluded.address, device_id = excluded.device_id, saved_at = excluded.saved_at`,
    [borrowerId, address, deviceId, now],
  )
}

/** True where messages of this borrower are shown on a phone. */
export async function hasPushPhone(db: Queries, borrowerId: string): Promise<boolean> {
  return (await pushPhoneSince(db, borrowerId)) !== null
}

/** When the borrower said yes to messages on a phone; null where none shows them. */
export async function pushPhoneSince(db: Queries, borrowerId: string): Promise<Date | null> {
  return await db.value<Date>('select saved_at as "savedAt" from push_address where borrower_id = $1', [borrowerId])
}

/** Forgets the borrower's phone; where a device is named, only if it is that one. Idempotent. */
export async function forgetPushPhone(db: Queries, borrowerId: string, deviceId: string | null = null): Promise<void> {
  await db.execute('delete from push_address where borrower_id = $1 and ($2::text is null or device_id = $2)', [
    borrowerId,
    deviceId,
  ])
}

/** The borrower is logged out everywhere but on one device, or on none: messages are shown there only. */
export async function forgetPushElsewhere(db: Queries, borrowerId: string, keptDeviceId: string | null): Promise<void> {
  await db.execute('delete from push_address where borrower_id = $1 and ($2::text is null or device_id <> $2)', [
    borrowerId,
    keptDeviceId,
  ])
}

/** Somebody has logged in on a device: what is said to others is no longer shown there. */
export async function forgetPushOfOthers(
  db: Queries,
  { borrowerId, deviceId }: Pick<PushPhone, 'borrowerId' | 'deviceId'>,
): Promise<void> {
  if (deviceId === '') return
  await db.execute('delete from push_address where device_id = $1 and borrower_id <> $2', [deviceId, borrowerId])
}

/** Forgets a phone that is no longer reached. */
export async function forgetPushAddress(db: Queries, address: string): Promise<void> {
  await db.execute('delete from push_address where address = $1', [address])
}

/** {@link forgetPushAddress} for the phone that a message went to, unless the borrower has named one since. */
export async function forgetPhoneOfMessage(db: Queries, smsId: string): Promise<void> {
  await db.execute(
    `delete from push_address p using sms_message m, borrower b
      where m.id = $1 and b.market = m.market and b.phone = m.phone and p.borrower_id = b.id and p.saved_at <= m.push_at`,
    [smsId],
  )
}
