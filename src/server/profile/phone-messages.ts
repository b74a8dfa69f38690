// What the lender's app shows on a borrower's phone: where it is reached, and which kinds are shown.

import { done, refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Handler } from '../http/call.ts'
import { forgetPushPhone as forgetPhone, hasPushPhone, savePushPhone as savePhone } from '../outbox/push/door.ts'
import { wishesOf } from '../outbox/wish/door.ts'

/** For the profile: whether push messages are offered, whether they are on, and each kind. */
export async function phoneMessagesOf(db: Queries, deps: Pick<Deps, 'push'>, borrowerId: string) {
  return {
    isOffered: deps.push !== null,
    isOn: deps.push !== null && (await hasPushPhone(db, borrowerId)),
    ...(await wishesOf(db, borrowerId, 'push')),
  }
}

/**
 * Refusal: `notFound` where the lender's app shows no messages. The last phone counts: its messages go to the borrower who last
 * allowed them on it.
 */
export const savePushPhone: Handler<'savePushPhone'> = async ({ address }, { db, deps, caller }) => {
  if (deps.push === null) return refuse('notFound')
  const { borrowerId, deviceId } = caller
  await db.transaction((tx) => savePhone(tx, { borrowerId, address, deviceId }, deps.clock.now()))
  return done
}

export const forgetPushPhone: Handler<'forgetPushPhone'> = async (_input, { db, caller }) => {
  await forgetPhone(db, caller.borrowerId)
  return done
}
