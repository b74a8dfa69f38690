// Consents to what a phone tells: those that hold, and taking them back, which erases what they brought.

import type { DeviceDataKind } from '../../core/device-data/device-data.ts'
import type { Queries, Tx } from '../db/database.ts'

/** The consents of a borrower that hold, the last yes of each kind. */
export async function liveDeviceConsents(
  db: Queries,
  borrowerId: string,
): Promise<{ readonly kind: DeviceDataKind; readonly givenAt: Date }[]> {
  return await db.query<{ kind: DeviceDataKind; givenAt: Date }>(
    `select kind, max(given_at) as "givenAt" from device_consent
     where borrower_id = $1 and given_at is not null and withdrawn_at is null group by kind order by kind`,
    [borrowerId],
  )
}

/** Takes all consents of a kind back, and erases what they brought. Answers how much was erased: 0 or 1. */
export async function withdrawConsents(
  tx: Tx,
  { borrowerId, kind, at }: { readonly borrowerId: string; readonly kind: DeviceDataKind; readonly at: Date },
): Promise<number> {
  await tx.execute(
    `update device_consent set withdrawn_at = $3
     where borrower_id = $1 and kind = $2 and given_at is not null and withdrawn_at is null`,
    [borrowerId, kind, at],
  )
  return await tx.execute('delete from device_fact where borrower_id = $1 and kind = $2', [borrowerId, kind])
}
