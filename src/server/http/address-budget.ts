// A limit for callers by address: for its network, and wider for all networks that one customer can have.

import { wideNetworkFactor } from '../../core/identity/code-rules.ts'
import { type Budget, type Taken, takeFromBudget } from '../db/budget.ts'
import type { Deps } from '../deps.ts'
import type { Call, Caller } from './call.ts'

type From = Pick<Call<Caller | null>, 'db' | 'addressHash' | 'wideAddressHash'> & { readonly deps: Pick<Deps, 'clock'> }

/** Counts one for the caller's networks under `budget.key`. The answer is that of the network whose limit is reached first. */
export async function takeForAddress(from: From, budget: Budget): Promise<Taken> {
  const now = from.deps.clock.now()
  const near = await takeFromBudget(from.db, now, { ...budget, key: `${budget.key}:${from.addressHash}` })
  if (!near.allowed || from.addressHash === from.wideAddressHash) return near
  const wide = { ...budget, key: `${budget.key}:${from.wideAddressHash}`, limit: budget.limit * wideNetworkFactor }
  const taken = await takeFromBudget(from.db, now, wide)
  return taken.allowed ? near : taken
}
