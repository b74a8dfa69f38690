// The outcome of a call whose answer was lost, by its idempotency key.

import type { EndpointName } from '../../contracts/endpoints.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { isKeptInAny } from '../db/idempotency.ts'
import { type Caller, type Handler, keyScope } from '../http/call.ts'

const keyedCalls = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].keyed)

/** Searches all calls that take a key: the page knows its key, not which calls its form made. */
export const getOutcome: Handler<'getOutcome', Caller | null> = async ({ key }, { db, keyOwner }) => {
  const scopes = keyedCalls.map((name) => keyScope(keyOwner, name))
  return { arrived: await isKeptInAny(db, keyOwner, scopes, key) }
}
