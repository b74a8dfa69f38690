// The outcome of a call whose answer was lost, by its idempotency key.

import { type EndpointName, endpoints } from '../../contracts/endpoints.ts'
import { recommendedProducts } from '../catalogue/product/door.ts'
import { isKeptInAny } from '../db/idempotency.ts'
import { type Caller, type Handler, keyScope } from '../http/call.ts'

const keyedCalls = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].keyed)

/** Searches all calls that take a key: the page knows its key, not which calls its form made. */
export const getOutcome: Handler<'getOutcome', Caller | null> = async ({ key }, { db, keyOwner }) => {
  const scopes = keyedCalls.map((name) => keyScope(keyOwner, name))
  return { arrived: await isKeptInAny(db, keyOwner, scopes, key) }
}

/** Answers a general text for a missing or unknown reason. */
export const getLoginFailure: Handler<'getLoginFailure', Caller | null> = async ({ reason }, call) => {
  const { loginFailure } = call.words.loan
  return {
    notice: loginFailure.notice,
    message: reason === undefined ? loginFailure.other : loginFailure[reason],
    recommended: await recommendedProducts(call, []),
  }
}
