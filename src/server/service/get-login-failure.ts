// Why a joint login failed: a text from a closed list, and what else is on offer. Nothing of the address is repeated.

import { recommendedProducts } from '../catalogue/product/door.ts'
import type { Caller, Handler } from '../http/call.ts'

/** Answers a general text for a missing or unknown reason. */
export const getLoginFailure: Handler<'getLoginFailure', Caller | null> = async ({ reason }, call) => {
  const { loginFailure } = call.words.loan
  return {
    notice: loginFailure.notice,
    message: reason === undefined ? loginFailure.other : loginFailure[reason],
    recommended: await recommendedProducts(call, []),
  }
}
