// What the lender's own systems are told about an application with steps: that it was handed in, and what was decided.

import { markets } from '../../../core/market/markets.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { queueWebhook } from '../../webhook/door.ts'
import type { Application } from './application-store.ts'

const about = ({ id: applicationId, borrowerId: userId, productId }: Application) => ({
  ...{ applicationId, userId, productId },
  orderId: null,
})

/** Tells that an application was handed in. */
export async function tellReceived(tx: Tx, deps: Deps, application: Application): Promise<void> {
  const { principalMinor: amountMinor, market } = application
  const { currency } = markets[market]
  await queueWebhook(tx, deps, 'application.received', { ...about(application), amountMinor, currency })
}

/** Tells what was decided, by the rules or by a person. */
export async function tellDecided(
  tx: Tx,
  deps: Deps,
  application: Application,
  outcome: 'approved' | 'declined',
): Promise<void> {
  await queueWebhook(tx, deps, 'application.decided', { ...about(application), outcome })
}
