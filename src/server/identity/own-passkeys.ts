// The passkeys of a borrower: listed, and removed one by one.

import { dateTimeIn } from '../../core/calendar-date.ts'
import { done, refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { deletePasskey, passkeysOf } from './passkey-store.ts'

export const listPasskeys: Handler<'listPasskeys'> = async (_input, { db, market, caller }) => {
  const at = (moment: Date): string => dateTimeIn(market.zone, moment)
  const passkeys = await passkeysOf(db, caller.borrowerId)
  return {
    passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
      id,
      label,
      createdAt: at(createdAt),
      lastUsedAt: lastUsedAt === null ? null : at(lastUsedAt),
    })),
  }
}

/** Refused as `notFound`, also for one of somebody else. */
export const removePasskey: Handler<'removePasskey'> = async ({ credentialId }, { db, caller }) =>
  (await deletePasskey(db, credentialId, caller.borrowerId)) ? done : refuse('notFound')
